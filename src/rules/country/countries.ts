import { countBits } from '../text/bits.ts'
import { LONGEST_NAME } from '../text/longest-name.ts'
import { countryCache, countryIndex } from './country-index.ts'

/**
 * A set of countries as 26 numbers, one for each first letter of the code. Bit n is set if the code whose second letter is the n-th
 * one is in the set.
 */
type CountrySet = readonly number[]

/** Returns true if the country is in the set, by its alpha-2 code in capitals; false for any other text. */
export function hasCountry(set: CountrySet, code: string): boolean {
	if (code.length !== 2) return false
	const second = code.charCodeAt(1) - 65
	return second >= 0 && second < 26 && (((set[code.charCodeAt(0) - 65] ?? 0) >> second) & 1) === 1
}

/** Returns how many countries of the set come before this one, sorted by code. */
function rankIn(set: CountrySet, code: string): number {
	const last = code.charCodeAt(0) - 65
	let rank = countBits((set[last] as number) & ((1 << (code.charCodeAt(1) - 65)) - 1))
	for (let first = 0; first < last; first++) rank += countBits(set[first] as number)
	return rank
}

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

/** Returns true for the alpha-2 code of a country, in capitals. */
export function isCountryCode(code: string): boolean {
	return hasCountry(ASSIGNED, code)
}

/** What the rules know about countries. */
export interface CountryFacts {
	/** Returns the country with this alpha-2 code, in capitals; null if there is none. */
	readonly countryByCode: (code: string) => Country | null
	/** Returns all countries that an address can name, sorted by code. */
	readonly allCountries: () => readonly Country[]
}

/** Returns the facts of a table, as `scripts/build-countries.ts` writes it. Splits it when a country is first asked for. */
export function createCountryFacts(table: string): CountryFacts {
	/** Cache by `countryIndex`. */
	const countries = countryCache<Country>()
	let entries: readonly string[] | undefined

	function countryByCode(code: string): Country | null {
		const index = countryIndex(code)
		if (index < 0) return null
		const known = countries[index]
		if (known !== undefined) return known
		if (!isCountryCode(code)) return null
		entries ??= table.split(';')
		const [rest = '', name = ''] = (entries[rankIn(ASSIGNED, code)] as string).split(':')
		const country = Object.freeze({ code, alpha3: code.slice(0, 3 - rest.length) + rest, name })
		countries[index] = country
		return country
	}

	function allCountries(): readonly Country[] {
		const all: Country[] = []
		for (let first = 65; first <= 90; first++) {
			for (let second = 65; second <= 90; second++) {
				const country = countryByCode(String.fromCharCode(first, second))
				if (country !== null) all.push(country)
			}
		}
		return all
	}

	return { countryByCode, allCountries }
}
