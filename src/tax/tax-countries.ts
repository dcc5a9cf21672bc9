import { readCountryCode } from '../geo/countries.ts'
import { BR } from './br.ts'
import { CN } from './cn.ts'
import { IT } from './it.ts'
import { KR } from './kr.ts'
import { MX } from './mx.ts'
import type { TaxCountry } from './tax-number.ts'

const COUNTRIES: readonly TaxCountry[] = [BR, MX, CN, IT, KR]

/** The country of tax number rule 1 that a code names; null for every other country, and for what is none. */
export function findTaxCountry(countryCode: unknown): TaxCountry | null {
	const code = readCountryCode(countryCode)
	for (const country of COUNTRIES) if (country.country === code) return country
	return null
}
