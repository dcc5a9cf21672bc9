import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { allCountries } from '../src/rules/built-in/places.ts'
import { BUILT_IN_COUNTRIES } from '../src/rules/country/built-in-countries.ts'
import { ANY_NUMBER } from '../src/rules/phone/any-number.ts'
import { BUILT_IN_PHONES } from '../src/rules/phone/built-in-phones.ts'
import { phoneExample } from '../src/rules/phone/phone-examples.ts'
import { formatPhone } from '../src/rules/phone/phone-format.ts'
import { isNamedIn } from '../src/rules/province/province-use.ts'
import { BUILT_IN_ZIPS } from '../src/rules/zip/built-in-zips.ts'
import { decided } from './facts/read-countries.ts'
import { readFacts, versionOf } from './sources.ts'
import type { Files } from './tables.ts'
import { writeTable } from './write-table.ts'

/**
 * Writes two tables:
 *
 * - `src/rules/address/data/address-formats.ts`: the parts of addresses in each country's order, and the country's names for them, from
 *   localized-address-format, `facts/address-kinds.json` and `facts/countries/`.
 * - `src/rules/phone/data/phone-placeholders.ts`: a phone number of each country in its usual format, from our own table and
 *   libphonenumber-js.
 */
const CODES = allCountries().map(({ code }) => code)

/** The street, the city, the province and the zip, in the order of most countries. */
const PARTS = ['A', 'C', 'S', 'Z']

type Part = 'province' | 'city' | 'zip'

const require = createRequire(import.meta.url)
const library = require.resolve('localized-address-format')
/** The kinds of Google's metadata, with the countries of each. */
export const kinds: Readonly<Record<Part, Readonly<Record<string, string>>>> = readFacts('address-kinds.json')
/** The lines of the countries' files that correct them. */
const corrections = decided('address').flatMap(([country, lines]) => lines.map((line) => ({ country, ...line })))

/** Returns the formats of localized-address-format by country, as in Google's metadata: `%N%n%O%n%A%n%C %S %Z`. */
export function addressFormats(): ReadonlyMap<string, string> {
	const rows = readFileSync(library, 'utf8').matchAll(/\['([A-Z]{2})', \{ local: '([^']*)'/g)
	return new Map([...rows].map(([, country = '', format = '']) => [country, format]))
}

/**
 * Returns the parts in the order of a format, with `/` between its lines. A part that the format lacks is inserted after the part
 * that precedes it in most countries. The street has its own line.
 */
export function orderOf(format: string): string {
	const order = [...format.matchAll(/%([ACSZn])/g)]
		.map(([, part]) => (part === 'n' ? '/' : part === 'A' ? '/A/' : part))
		.join('')
	const parts = PARTS.reduce((found, part, at) => {
		if (found.includes(part)) return found
		return at === 0
			? `A/${found}`
			: found.replace(PARTS[at - 1] as string, (before) => (before === 'A' ? `A/${part}` : before + part))
	}, order)
	return parts.replace(/\/+/g, '/').replace(/^\/|\/$/g, '')
}

/** The order of most countries. */
const USUAL = 'A/CSZ'

/** The lines of a label in most countries. */
const USUAL_LINES = '%N/%O/%A/%C %S %Z'
/** These countries have two orders: in Latin letters, the street comes first; in their own script, it comes last. */
const TWO_ORDERS = ['CN', 'HK', 'JP', 'KP', 'KR', 'MO', 'TW']
/** Their formats in Latin letters. */
const LATIN_ROW = /\['([A-Z]{2})', \{ local: '[^']*', latin: '([^']*)'/g
/** The country code that mail from abroad used to write before a zip: `CH-8001`. The country has its own line instead. */
const COUNTRY_BEFORE_ZIP = /(?<=\/)[A-Z]{1,2}[- ]?(?=%Z)/g
/** Parts that we don't use, a suburb and a sorting code, with the separator after them. */
const OTHER_PARTS = /%[DX],? ?/g
/** Leftover separators at the ends of a line. */
const LOOSE_ENDS = /^[, ]+|[, ]+$/g

/**
 * Returns the lines of a format with the text between the parts: `%N/%O/%A/%C, %S %Z`, where N is the person, O the company. The
 * street has its own lines. A city or zip that the country uses but the format lacks is inserted after the part that precedes it in
 * most countries.
 */
export function linesOf(country: string, format: string, hasCity: boolean, isLatin: boolean): string {
	const lines = format
		.replaceAll('%n', '/')
		.replace(OTHER_PARTS, '')
		.replace(COUNTRY_BEFORE_ZIP, '')
		.replace(/ ?%A,? ?/g, '/%A/')
	const withCity =
		lines.includes('%C') || !hasCity ? lines : isLatin ? lines.replace('%S', '%C, %S') : lines.replace('%S', '%S%C')
	const forms = BUILT_IN_ZIPS.zipForms(country)
	const hasZip = withCity.includes('%Z') || forms === null || forms.text === ''
	const whole = hasZip ? withCity : withCity.replace(/%C(?: %S)?|%S$/, '$& %Z')
	const spaced = isLatin || !TWO_ORDERS.includes(country) ? whole.replace(/(%[CSZ])(?=%)/g, '$1 ') : whole
	return spaced
		.split('/')
		.map((line) => line.replace(LOOSE_ENDS, ''))
		.filter((line) => line !== '')
		.join('/')
}

type Entries = readonly (readonly [countryCode: string, value: string])[]

/** Returns the countries with their kinds of a part, after the corrections. */
function kindsOf(part: Part): Entries {
	const byCountry = new Map<string, string>()
	const add = (kind: string, countries: string): void => {
		for (const country of countries.split(' '))
			if (BUILT_IN_COUNTRIES.countryByCode(country) !== null) byCountry.set(country, kind)
	}
	for (const [kind, countries] of Object.entries(kinds[part])) add(kind, countries)
	for (const line of corrections)
		if (part === 'province' && line.province !== undefined) add(line.province, line.country)
	const isNamed = (country: string): boolean => part !== 'province' || isNamedIn(country)
	return [...byCountry].filter(([country]) => isNamed(country))
}

export function buildAddressFormats(): string {
	const formats = addressFormats()
	const corrected = new Map(corrections.flatMap(({ country, order }) => (order ? [[country, order] as const] : [])))
	const orders = CODES.map(
		(country) => [country, corrected.get(country) ?? orderOf(formats.get(country) ?? '')] as const,
	)
	const others = orders.filter(([, order]) => order !== USUAL)
	const cityless = CODES.filter(
		(code) => formats.has(code) && !corrected.has(code) && !formats.get(code)?.includes('%C'),
	)
	const withoutNeed = CODES.filter(
		(code) =>
			cityless.includes(code) || corrections.some(({ country, needsCity }) => country === code && needsCity === false),
	)
	const local = CODES.map(
		(code) =>
			[
				code,
				linesOf(code, formats.get(code) ?? USUAL_LINES.replaceAll('/', '%n'), !cityless.includes(code), false),
			] as const,
	)
	const latin = [...readFileSync(library, 'utf8').matchAll(LATIN_ROW)].flatMap(([, code = '', format = '']) =>
		TWO_ORDERS.includes(code) ? [[code, linesOf(code, format, !cityless.includes(code), true)] as const] : [],
	)
	return `// Written by scripts/build-address-formats.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
// Sources: localized-address-format ${versionOf('localized-address-format')} (MIT), which carries the formats of Google's address metadata (CC-BY 4.0);
// scripts/facts/address-kinds.json, from the same metadata; scripts/facts/countries/, where a line corrects it.

import type { FactTable } from '../../country/fact-table.ts'

/** The order of the parts where it isn't ${USUAL}: street, city, province, zip; / ends a line. */
export const ADDRESS_ORDERS: FactTable = ${writeTable(others)}

/** The lines of a label, where they aren't ${USUAL_LINES}. N is the person, O the company; / ends a line. */
export const ADDRESS_LINES: FactTable = ${writeTable(local.filter(([, lines]) => lines !== USUAL_LINES))}

/** The same in Latin letters, of the countries that have another order then. */
export const LATIN_LINES: FactTable = ${writeTable(latin)}

/** Countries whose addresses have no city. */
export const WITHOUT_CITY: readonly string[] = ['${cityless.join("', '")}']

/** Those, and others whose addresses need no city. */
export const CITY_NOT_NEEDED: readonly string[] = ['${withoutNeed.join("', '")}']

/** The countries' names for provinces, cities and zips, where they aren't the usual ones. */
export const PROVINCE_KINDS: FactTable = ${writeTable(kindsOf('province'))}

export const CITY_KINDS: FactTable = ${writeTable(kindsOf('city'))}

export const ZIP_KINDS: FactTable = ${writeTable(kindsOf('zip'))}
`
}

export function buildPhonePlaceholders(): string {
	const numbers = CODES.flatMap((country) => {
		const plan = BUILT_IN_PHONES.planOf(country)
		return [[country, plan === null ? ANY_NUMBER : (formatPhone(phoneExample(plan), 'national') ?? '')] as const]
	})
	return `// Written by scripts/build-address-formats.ts; do not edit.
// Sources: the examples of src/rules/phone/phone-examples.ts, from libphonenumber's metadata (Apache-2.0), as libphonenumber-js (MIT) writes them.

import type { FactTable } from '../../country/fact-table.ts'

/** A valid number in national format. */
export const PHONE_PLACEHOLDERS: FactTable = ${writeTable(numbers)}
`
}

export const write = (): Files => ({
	'src/rules/address/data/address-formats.ts': buildAddressFormats(),
	'src/rules/phone/data/phone-placeholders.ts': buildPhonePlaceholders(),
})
