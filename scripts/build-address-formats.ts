import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCountries, countryByCode } from '../src/geo/countries.ts'
import { planOf } from '../src/geo/phone.ts'
import { phoneExample } from '../src/geo/phone-examples.ts'
import { formatPhone } from '../src/geo/phone-format.ts'
import { provinceUse } from '../src/geo/province-use.ts'

/**
 * Writes the parts of addresses in each country's order and what they are called there, `src/geo/data/address-formats.ts`, from the
 * formats of localized-address-format and `facts/address-kinds.json`; and a phone number of each country as people write it,
 * `src/geo/data/phone-placeholders.ts`, from our own table and libphonenumber-js.
 */
const HERE = import.meta.dirname
const DATA = join(HERE, '..', 'src', 'geo', 'data')
const CODES = allCountries().map(({ code }) => code)

/** The street, the city, the province and the zip, in the order of most countries. */
const PARTS = ['A', 'C', 'S', 'Z']

type Part = 'province' | 'city' | 'zip'

interface Kinds extends Readonly<Record<Part, Readonly<Record<string, string>>>> {
	readonly corrections: readonly {
		readonly part: Part | 'order'
		readonly kind: string
		readonly countries: string
		readonly source: string
	}[]
}

const require = createRequire(import.meta.url)
const library = require.resolve('localized-address-format')
const { version } = JSON.parse(readFileSync(join(dirname(library), '..', 'package.json'), 'utf8')) as {
	version: string
}
export const kinds = JSON.parse(readFileSync(join(HERE, 'facts', 'address-kinds.json'), 'utf8')) as Kinds

/** The formats of localized-address-format, by country, as Google's metadata writes them: `%N%n%O%n%A%n%C %S %Z`. */
export function addressFormats(): ReadonlyMap<string, string> {
	const rows = readFileSync(library, 'utf8').matchAll(/\['([A-Z]{2})', \{ local: '([^']*)'/g)
	return new Map([...rows].map(([, country = '', format = '']) => [country, format]))
}

/** The parts in the order of a format; one that it lacks after the part that it follows in most countries. */
export function orderOf(format: string): string {
	const order = [...format.matchAll(/%([ACSZ])/g)].map(([, part]) => part as string)
	for (const [at, part] of PARTS.entries())
		if (!order.includes(part)) order.splice(at === 0 ? 0 : order.indexOf(PARTS[at - 1] as string) + 1, 0, part)
	return order.join('')
}

/** The kinds of a part with their countries, corrections in place. */
function kindsOf(part: Part): string {
	const byCountry = new Map<string, string>()
	const add = (kind: string, countries: string): void => {
		for (const country of countries.split(' ')) if (countryByCode(country) !== null) byCountry.set(country, kind)
	}
	for (const [kind, countries] of Object.entries(kinds[part])) add(kind, countries)
	for (const correction of kinds.corrections) if (correction.part === part) add(correction.kind, correction.countries)
	const isNamed = (country: string): boolean => part !== 'province' || /^(?:required|used)$/.test(provinceUse(country))
	return group([...byCountry].filter(([country]) => isNamed(country)))
}

/** Countries by what they have: `kind:AABB;other:CC`. */
function group(entries: readonly (readonly [country: string, value: string])[]): string {
	const byValue = new Map<string, string>()
	for (const [country, value] of [...entries].sort()) byValue.set(value, (byValue.get(value) ?? '') + country)
	return [...byValue]
		.sort()
		.map(([value, countries]) => `${value}:${countries}`)
		.join(';')
}

/** The table's source text; a test compares it with the committed file. */
export function buildAddressFormats(): string {
	const formats = addressFormats()
	const corrected = new Map(
		kinds.corrections.flatMap(({ part, kind, countries }) =>
			part === 'order' ? countries.split(' ').map((country) => [country, kind]) : [],
		) as [string, string][],
	)
	const orders = CODES.map(
		(country) => [country, corrected.get(country) ?? orderOf(formats.get(country) ?? '')] as const,
	)
	const others = orders.filter(([, order]) => order !== PARTS.join(''))
	const cityless = CODES.filter(
		(code) => formats.has(code) && !corrected.has(code) && !formats.get(code)?.includes('%C'),
	)
	return `// Written by scripts/build-address-formats.ts; do not edit.
// Sources: localized-address-format ${version} (MIT), which carries the formats of Google's address metadata (CC-BY 4.0);
// scripts/facts/address-kinds.json, from the same metadata, with ${kinds.corrections.length} corrections, each with its source.
// ${others.length} countries whose order is not ${PARTS.join('')} (street, city, province, zip), by order; ${cityless.length} whose addresses have no city; what
// provinces, cities and zips are called, by kind.

export const ADDRESS_ORDERS =
	'${group(others)}'

export const WITHOUT_CITY = '${cityless.join('')}'

export const PROVINCE_KINDS =
	'${kindsOf('province')}'

export const CITY_KINDS = '${kindsOf('city')}'

export const ZIP_KINDS = '${kindsOf('zip')}'
`
}

/** The source text of the table of phone numbers. */
export function buildPhonePlaceholders(): string {
	const numbers = CODES.flatMap((country) => {
		const plan = planOf(country)
		return plan === null ? [] : [country + (formatPhone(phoneExample(plan), 'national') ?? '')]
	})
	return `// Written by scripts/build-address-formats.ts; do not edit.
// Sources: the examples of src/geo/phone-examples.ts, from libphonenumber's metadata (Apache-2.0), as libphonenumber-js (MIT) writes them.
// ${numbers.length} countries: the alpha-2 code and a valid number in its national form.

export const PHONE_PLACEHOLDERS =
	',${numbers.join()},'
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	writeFileSync(join(DATA, 'address-formats.ts'), buildAddressFormats())
	writeFileSync(join(DATA, 'phone-placeholders.ts'), buildPhonePlaceholders())
}
