import { COUNTRY_CODES } from '../core/country-codes.ts'
import { MAX_NAME_LENGTH } from '../text/longest-name.ts'
import { dropUnseen } from '../text/unseen.ts'
import { type FactTable, factOf } from './fact-table.ts'
import { oncePerCountry } from './once-per-country.ts'

/** A country or territory of ISO 3166-1, or XK, AC or TA: its `code` (alpha-2), `alpha3` and English `name`. */
export interface Country {
	/** ISO 3166-1 alpha-2 code. */
	readonly code: string
	readonly alpha3: string
	/** English name. */
	readonly name: string
}

let codes: ReadonlySet<string> | undefined

/** Returns the alpha-2 codes of all countries, sorted. */
export function listCodes(): readonly string[] {
	return COUNTRY_CODES.split(' ')
}

/** Returns true for the alpha-2 code of a country, in capitals. */
export function isCountryCode(code: string): boolean {
	codes ??= new Set(listCodes())
	return codes.has(code)
}

const TWO_LETTERS = /^[A-Za-z]{2}$/

/**
 * Returns a value as an alpha-2 code in capitals. The value may have any case, spaces around it, and invisible characters. Returns null for
 * anything else.
 */
export function readCountryCode(value: unknown): string | null {
	if (typeof value !== 'string' || value.length > MAX_NAME_LENGTH) return null
	if (isCountryCode(value)) return value
	const letters = dropUnseen(value).trim()
	if (!TWO_LETTERS.test(letters)) return null
	const code = letters.toUpperCase()
	return isCountryCode(code) ? code : null
}

/** What the rules know about countries. */
export interface CountryFacts {
	/** Returns the country with this alpha-2 code in capitals; null if no country has this code. */
	readonly countryByCode: (code: string) => Country | null
	/** Returns all countries that addresses can contain, sorted by code. */
	readonly allCountries: () => readonly Country[]
}

/**
 * Returns the facts of a table: each country's alpha-3 code and name. A country that isn't in the table is unknown.
 *
 * @example
 * createCountryFacts({ FR: 'FRA France' }).countryByCode('FR') // => { code: 'FR', alpha3: 'FRA', name: 'France' }
 */
export function createCountryFacts(table: FactTable): CountryFacts {
	const countryByCode = oncePerCountry((code): Country | null => {
		const text = factOf(table, code)
		return text === '' ? null : Object.freeze({ code, alpha3: text.slice(0, 3), name: text.slice(4) })
	})
	const allCountries = (): readonly Country[] => listCodes().flatMap((code) => countryByCode(code) ?? [])
	return { countryByCode, allCountries }
}
