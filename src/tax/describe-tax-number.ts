import { readCountryCode } from '../geo/countries.ts'
import { describeBr } from './br.ts'
import { describeCn } from './cn.ts'
import { describeIt } from './it.ts'
import { describeKr } from './kr.ts'
import { describeMx } from './mx.ts'
import type { TaxNumberDescription } from './tax-number.ts'

/**
 * Which kind of number a text is in a country that asks for a tax number, however it is spaced and cased, and whether
 * something speaks against it. Null for what is not recognised, and for any other country.
 *
 * The kinds are told apart by their form; `problem` then names a birthday that is no date, check digits that don't follow, or a
 * CPF or CNPJ of one digit throughout. A kind is not a verdict: Brazil takes no CNPJ. `checkTaxNumber` decides.
 *
 * @example
 * describeTaxNumber('00.000.000/0001-91', 'BR')
 * // => { kind: 'cnpj', name: 'CNPJ', value: '00.000.000/0001-91', problem: null }
 * describeTaxNumber('116-82-00277', 'KR')?.problem // => 'check-digits'
 * describeTaxNumber('hello', 'IT') // => null
 */
export function describeTaxNumber(value: string, countryCode: string): TaxNumberDescription | null {
	if (typeof value !== 'string') return null
	switch (readCountryCode(countryCode)) {
		case 'BR':
			return describeBr(value)
		case 'MX':
			return describeMx(value)
		case 'CN':
			return describeCn(value)
		case 'IT':
			return describeIt(value)
		case 'KR':
			return describeKr(value)
		default:
			return null
	}
}
