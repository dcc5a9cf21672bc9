import { readCountryCode } from '../country/countries.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import type { TAX_COUNTRY_CODES, TaxCountryCode } from '../country/tax-country-codes.ts'
import { BR } from './br.ts'
import { CN } from './cn.ts'
import { IT } from './it.ts'
import { KR } from './kr.ts'
import { MX } from './mx.ts'
import type { TaxCountry } from './tax-country.ts'

export type { TaxCountryCode } from '../country/tax-country-codes.ts'

type InOrder<Codes extends readonly string[]> = { readonly [At in keyof Codes]: { readonly country: Codes[At] } }

/** The rules of the countries in `TAX_COUNTRY_CODES`, in that order. */
export const TAX_COUNTRIES: readonly [typeof BR, typeof MX, typeof CN, typeof IT, typeof KR] = [
	BR,
	MX,
	CN,
	IT,
	KR,
] satisfies InOrder<typeof TAX_COUNTRY_CODES>

type Listed = (typeof TAX_COUNTRIES)[number]

export type TaxNumberKind = (Listed['accepted'] | Listed['refused'])[number]['kind']

/** The names of tax numbers in messages. Each needs a translation. */
export type TaxNumberName = Listed['name'] | (Listed['accepted'] | Listed['refused'])[number]['name']

export type KnownTaxCountry = TaxCountry<TaxCountryCode, TaxNumberKind, TaxNumberName>

/**
 * Returns the country of tax number rule 1 with this code, in any case and with spaces around it. Returns null for a country whose orders need no
 * tax number, and undefined for a value that isn't a country.
 */
export function findTaxCountry(countryCode: unknown): KnownTaxCountry | null | undefined {
	if (typeof countryCode !== 'string') return undefined
	const code = readCountryCode(countryCode)
	return code === null ? undefined : taxCountryOf(code)
}

/** Returns the country of tax number rule 1 with this alpha-2 code in capitals; null for any other text. */
export const taxCountryOf: (code: string) => KnownTaxCountry | null = /* @__PURE__ */ oncePerCountry(
	(code) => TAX_COUNTRIES.find(({ country }) => country === code) ?? null,
)
