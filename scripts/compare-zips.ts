import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import validator from 'validator'
import { checkZip, readZip } from '../src/address/check-zip.ts'
import { readCountryCode } from '../src/geo/countries.ts'
import { corrections } from './build-zips.ts'

/**
 * Judges every string of two to six digits, and each seventh of seven, by postal-codes-js, postcode-validator, validator.js and
 * us, and prints where we alone accept or alone refuse, with the correction that says why. Ends with status 1 when a difference
 * has none. About a minute.
 */
const require = createRequire(import.meta.url)
const mapping = require('postal-codes-js/mappings/alpha2-to-formats.json') as Record<string, string[]>
const getFormat = require('postal-codes-js/formats-web.js') as (file: string) => {
	readonly ValidationRegex: string | readonly string[]
}
const LOCALES: readonly string[] = validator.isPostalCodeLocales

type Judge = (zip: string) => boolean

/** The other validators that know the country; postal-codes-js with its pattern compiled once. */
function judgesOf(country: string): readonly Judge[] {
	const judges: Judge[] = []
	const file = Object.keys(mapping).find((name) => mapping[name]?.includes(country))
	if (file !== undefined) {
		const pattern = getFormat(file).ValidationRegex
		const compiled = new RegExp(typeof pattern === 'string' ? pattern : `^${pattern.join('|')}$`, 'i')
		judges.push((zip) => compiled.exec(zip)?.[0].length === zip.length)
	}
	if (postcodeValidatorExistsForCountry(country)) judges.push((zip) => postcodeValidator(zip, country))
	if (LOCALES.includes(country))
		judges.push((zip) => validator.isPostalCode(zip, country as Parameters<typeof validator.isPostalCode>[1]))
	return judges
}

/** Missing separators are put in by us alone; the others know the same codes with them. */
function isAnywhere(judges: readonly Judge[], zip: string, canonical: string): boolean {
	return judges.some((judge) => judge(zip) || judge(canonical))
}

export interface Difference {
	readonly country: string
	readonly alone: 'accept' | 'refuse'
	readonly digits: number
	readonly first: string
	count: number
}

function differencesOf(country: string, judges: readonly Judge[], digits: number): readonly Difference[] {
	const found: Difference[] = []
	const note = (alone: Difference['alone'], zip: string): void => {
		const known = found.find((entry) => entry.alone === alone)
		if (known === undefined) found.push({ country, alone, digits, first: zip, count: 1 })
		else known.count++
	}
	for (let n = 0; n < 10 ** digits; n += digits === 7 ? 7 : 1) {
		const zip = String(n).padStart(digits, '0')
		const canonical = readZip(zip, country)
		if (canonical === null) {
			if (judges.every((judge) => judge(zip)) && checkZip(zip, country).status !== 'valid') note('refuse', zip)
		} else if (!isAnywhere(judges, zip, canonical)) note('accept', zip)
	}
	return found
}

/** True when anyone accepts one of some strings of so many digits. */
function takes(country: string, judges: readonly Judge[], digits: number): boolean {
	for (let n = 0; n < 10 ** digits; n += digits < 5 ? 1 : 997) {
		const zip = String(n).padStart(digits, '0')
		if (readZip(zip, country) !== null || judges.some((judge) => judge(zip))) return true
	}
	return false
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const COUNTRIES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter((code) => readCountryCode(code) !== null)

/** Where we alone accept or refuse strings of so many digits, over all countries that another validator knows. */
export function compareZips(digits: readonly number[]): readonly Difference[] {
	return COUNTRIES.flatMap((country) => {
		const judges = judgesOf(country)
		if (judges.length === 0) return []
		return digits.flatMap((count) => (takes(country, judges, count) ? differencesOf(country, judges, count) : []))
	})
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const differences = compareZips([2, 3, 4, 5, 6, 7])
	for (const { country, alone, digits, count, first } of differences) {
		const { reason = 'NOT LISTED', source = 'no authority' } = corrections()[country] ?? {}
		const share = digits === 7 ? `${count} of a seventh` : String(count)
		process.stdout.write(
			`${country}, ${digits} digits: we alone ${alone} ${share}, from ${first}. ${reason} (${source})\n`,
		)
	}
	process.exitCode = differences.every(({ country }) => country in corrections()) ? 0 : 1
}
