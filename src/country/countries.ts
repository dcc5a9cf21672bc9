import { LONGEST_NAME } from '../text/longest-name.ts'
import { countryCache, countryIndex } from './country-index.ts'
import { type CountrySet, hasCountry, rankIn } from './country-set.ts'
import { COUNTRIES } from './data/countries.ts'

/** A country or territory of ISO 3166-1, or one of XK, AC and TA. */
export interface Country {
	/** ISO 3166-1 alpha-2 code. */
	readonly code: string
	readonly alpha3: string
	/** English name. */
	readonly name: string
}

/** The alpha-2 codes of ISO 3166-1, and XK, AC and TA. */
const ASSIGNED: CountrySet = [
	0x2df597c, 0x36f7bfb, 0x3f27ded, 0x2005610, 0xe00d4, 0x25700, 0x15fb9fb, 0x1a3400, 0xf7818, 0xd010, 0x342b1d0,
	0x13e0507, 0x3fffcfd, 0x212c975, 0x1000, 0x14e3cf1, 0x1, 0x544010, 0x3ae7fdf, 0x26a7eed, 0x3041041, 0x102155, 0x40020,
	0x400, 0x80010, 0x401001,
]

const TWO_LETTERS = /^[A-Za-z]{2}$/

/** Returns a value as an alpha-2 code in capitals: any case, spaces around it allowed. Returns null for anything else. */
export function readCountryCode(value: unknown): string | null {
	if (typeof value !== 'string' || value.length > LONGEST_NAME) return null
	if (hasCountry(ASSIGNED, value)) return value
	const letters = value.trim()
	if (!TWO_LETTERS.test(letters)) return null
	const code = letters.toUpperCase()
	return hasCountry(ASSIGNED, code) ? code : null
}

/** Cache by `countryIndex`. */
const countries = /* @__PURE__ */ countryCache<Country>()
let entries: readonly string[] | undefined

/** Returns the country with this alpha-2 code, in capitals; null if there is none. */
export function countryByCode(code: string): Country | null {
	const index = countryIndex(code)
	if (index < 0) return null
	const known = countries[index]
	if (known !== undefined) return known
	if (!hasCountry(ASSIGNED, code)) return null
	entries ??= COUNTRIES.split(';')
	const [rest = '', name = ''] = (entries[rankIn(ASSIGNED, code)] as string).split(':')
	const country = Object.freeze({ code, alpha3: code.slice(0, 3 - rest.length) + rest, name })
	countries[index] = country
	return country
}

/**
 * Returns all countries that an address can name, sorted by code: the options of a form.
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
