import { LONGEST_NAME } from '../text/longest-name.ts'
import { COUNTRY_PLACES, countryIndex } from './country-index.ts'
import { type CountrySet, hasCountry, rankIn } from './country-set.ts'
import { COUNTRIES } from './data/countries.ts'

/** A country or territory of ISO 3166-1, or XK, AC or TA. */
export interface Country {
	/** Alpha-2. */
	readonly code: string
	readonly alpha3: string
	/** In English. */
	readonly name: string
}

/** The alpha-2 codes of ISO 3166-1 with XK, AC and TA. */
const ASSIGNED: CountrySet = [
	0x2df597c, 0x36f7bfb, 0x3f27ded, 0x2005610, 0xe00d4, 0x25700, 0x15fb9fb, 0x1a3400, 0xf7818, 0xd010, 0x342b1d0,
	0x13e0507, 0x3fffcfd, 0x212c975, 0x1000, 0x14e3cf1, 0x1, 0x544010, 0x3ae7fdf, 0x26a7eed, 0x3041041, 0x102155, 0x40020,
	0x400, 0x80010, 0x401001,
]

const TWO_LETTERS = /^[A-Za-z]{2}$/

/** The alpha-2 code that a value is, in any case and with space around it; null for anything else. */
export function readCountryCode(value: unknown): string | null {
	if (typeof value !== 'string' || value.length > LONGEST_NAME) return null
	if (hasCountry(ASSIGNED, value)) return value
	const letters = value.trim()
	if (!TWO_LETTERS.test(letters)) return null
	const code = letters.toUpperCase()
	return hasCountry(ASSIGNED, code) ? code : null
}

/** Those that have been asked for, by `countryIndex`. */
const countries: (Country | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)
let entries: readonly string[] | undefined

/** The country with this alpha-2 code, in capitals. */
export function countryByCode(code: string): Country | null {
	const index = countryIndex(code)
	if (index < 0) return null
	const known = countries[index]
	if (known !== undefined) return known
	if (!hasCountry(ASSIGNED, code)) return null
	entries ??= COUNTRIES.split(';')
	const [rest = '', name = ''] = (entries[rankIn(ASSIGNED, code)] as string).split(':')
	const country = { code, alpha3: code.slice(0, 3 - rest.length) + rest, name }
	countries[index] = country
	return country
}

/**
 * Every country that an address can name, in the order of the codes, which is that of the tables: what a form offers.
 *
 * @example
 * allCountries().length // => 252
 * allCountries()[0] // => { code: 'AC', alpha3: 'ASC', name: 'Ascension Island' }
 */
export function allCountries(): readonly Country[] {
	const all: Country[] = []
	for (let first = 65; first <= 90; first++) {
		for (let second = 65; second <= 90; second++) {
			const country = countryByCode(String.fromCharCode(first, second))
			if (country !== null) all.push(country)
		}
	}
	return all
}
