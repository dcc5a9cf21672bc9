/**
 * Compares our tables with the data sets of npm packages: names of countries, names of provinces by code, provinces of postal codes, and validators'
 * answers to postal codes in use. Each difference is an error of the package, with a reason in `lab/compare/reasons.ts`, or an error of ours.
 *
 * lab/run compare lab/run compare -- --all also prints the packages' errors
 *
 * Prints how many entries agree, how many errors are ours, and how many are the package's. Exits with 1 if an error is ours.
 */
import { parseArgs } from 'node:util'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import isPostalCode, { locales } from 'validator/es/lib/isPostalCode.js'
import { zipSamples } from '../../scripts/build-zips.ts'
import { checkCountry, checkZip } from '../../src/rules/built-in/address.ts'
import { provincesOf } from '../../src/rules/built-in/places.ts'
import { readCountryCode } from '../../src/rules/country/countries.ts'
import { BUILT_IN_PROVINCES } from '../../src/rules/province/built-in-provinces.ts'
import { readOtherCode, resolveProvinceCode } from '../../src/rules/province/province-codes.ts'
import { provinceText } from '../../src/rules/province/province-key.ts'
import { provinceUse } from '../../src/rules/province/province-use.ts'
import { readOtherName, resolveProvinceName } from '../../src/rules/province/provinces.ts'
import { REASONS } from './reasons.ts'
import { readCountries, readProvinces, readZips } from './sets.ts'

const { values: flags } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

const tallies = new Map<string, { agreed: number; ours: number; theirs: number }>()
const byReason = new Map<string, string[]>()
const wrong: string[] = []

/** Counts the result of a question. `difference` describes how the package differs from us; null if both agree. */
function count(set: string, question: string, difference: string | null): void {
	const tally = tallies.get(set) ?? { agreed: 0, ours: 0, theirs: 0 }
	tallies.set(set, tally)
	const said = `${set}: ${question}`
	const [, reason] = REASONS.find(([cases]) => cases.test(said)) ?? []
	if (difference === null) tally.agreed++
	else if (reason === undefined) {
		tally.ours++
		wrong.push(`${said}: ${difference}`)
	} else {
		tally.theirs++
		byReason.set(reason, [...(byReason.get(reason) ?? []), said])
	}
}

for (const [from, code, name] of readCountries()) {
	const verdict = checkCountry({ country: name })
	const found = verdict.status === 'valid' ? verdict.value.code : 'unknown'
	count(`countries of ${from}`, `${code} ${name}`, found === code ? null : `we say ${found}`)
}
for (const [from, code, name] of readProvinces()) {
	const country = code.slice(0, 2)
	const use = readCountryCode(country) === null ? 'none' : provinceUse(country)
	if (use === 'none' || use === 'hidden' || provincesOf(country).length === 0) continue
	count(`provinces of ${from}`, `${code} ${name}`, differenceOf(country, code, name))
}
for (const [country, zip, province] of readZips()) {
	const whole = country === 'CA' ? `${zip} 1A1` : zip
	const provinceCode = resolveProvinceName(BUILT_IN_PROVINCES.of(country), province)?.code
	const { status, issues } = checkZip(whole, country, { provinceCode })
	const found = issues[0] === undefined ? null : `${status}, ${issues[0].code} ${issues[0].params['expected'] ?? ''}`
	count('codes of zipcodes', `${country} ${zip} ${province}`, found)
}
const known: readonly string[] = locales
for (const [country, samples] of Object.entries(zipSamples()))
	for (const zip of samples) {
		const compare = (validator: string, isTaken: boolean): void =>
			count(`codes in use, by ${validator}`, `${country} ${zip}`, isTaken ? null : 'they refuse it')
		if (postcodeValidatorExistsForCountry(country)) compare('postcode-validator', postcodeValidator(zip, country))
		if (known.includes(country)) compare('validator', isPostalCode(zip, country as 'US'))
	}
console.table(Object.fromEntries(tallies))
for (const [reason, cases] of byReason) {
	console.log(`Theirs, ${cases.length}: ${reason}`)
	for (const said of flags.all ? cases : cases.slice(0, 3)) console.log(`\t${said}`)
}
for (const said of wrong) console.log(`Ours: ${said}`)
console.log(`${wrong.length} of ours are wrong.`)
process.exitCode = wrong.length > 0 ? 1 : 0

/** Returns how a name and its code differ. Returns null if both mean the same province, or the same subdivision of another level. */
function differenceOf(country: string, code: string, name: string): string | null {
	const byCode = resolveProvinceCode(BUILT_IN_PROVINCES.of(country), code)
	const byName = resolveProvinceName(BUILT_IN_PROVINCES.of(country), name, byCode)
	const level = readOtherCode(BUILT_IN_PROVINCES.of(country), code)
	if (byCode !== null)
		return byName?.code === byCode.code ? null : `${code} is ${byCode.name}, ${name} ${byName?.name ?? 'unknown'}`
	if (byName !== null || readOtherName(BUILT_IN_PROVINCES.of(country), provinceText(name)) !== null) return null
	return level === null ? 'code and name are unknown' : `${code} is another level, ${name} unknown`
}
