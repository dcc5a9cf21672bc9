import { readCountryCode } from '../country/countries.ts'
import { COUNTRY_PLACES, countryIndex } from '../country/country-index.ts'
import { BR } from './br.ts'
import { CN } from './cn.ts'
import { IT } from './it.ts'
import { KR } from './kr.ts'
import { MX } from './mx.ts'
import type { TaxCountry } from './tax-country.ts'

/** The countries of tax number rule 1, in its order: the one list of them. */
export const TAX_COUNTRIES: readonly [typeof BR, typeof MX, typeof CN, typeof IT, typeof KR] = [BR, MX, CN, IT, KR]

type Listed = (typeof TAX_COUNTRIES)[number]

/** The code of a country whose orders need a tax number. */
export type TaxCountryCode = Listed['country']

/** The kinds of numbers that are told apart. */
export type TaxNumberKind = (Listed['accepted'] | Listed['refused'])[number]['kind']

/** What messages call the numbers: each needs a translation. */
export type TaxNumberName = Listed['name'] | (Listed['accepted'] | Listed['refused'])[number]['name']

/** A country of the list. */
export type KnownTaxCountry = TaxCountry<TaxCountryCode, TaxNumberKind, TaxNumberName>

/** Every country at its place, which finds it in half the time of a search of the list (bench tax-number). */
const PLACES: readonly (KnownTaxCountry | null)[] = /* @__PURE__ */ placeCountries(TAX_COUNTRIES)

function placeCountries(countries: readonly KnownTaxCountry[]): (KnownTaxCountry | null)[] {
	const places = new Array<KnownTaxCountry | null>(COUNTRY_PLACES).fill(null)
	for (const country of countries) places[countryIndex(country.country)] = country
	return places
}

/**
 * The country of tax number rule 1 that a code names, in any case and with space around it. Null for a country whose orders need no
 * tax number, undefined for a value that is no country.
 */
export function findTaxCountry(countryCode: unknown): KnownTaxCountry | null | undefined {
	if (typeof countryCode !== 'string') return undefined
	// Most codes are canonical.
	const known = taxCountryOf(countryCode)
	if (known !== null) return known
	const code = readCountryCode(countryCode)
	return code === null ? undefined : taxCountryOf(code)
}

/** The same for an alpha-2 code in capitals; null for any other text. */
export function taxCountryOf(code: string): KnownTaxCountry | null {
	return PLACES[countryIndex(code)] ?? null
}
