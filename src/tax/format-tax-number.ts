import { describeTaxNumber } from './describe-tax-number.ts'

/**
 * A tax number as its issuer writes it: separators in place, letters in upper case, full-width forms as ASCII. What is not
 * recognised stays as it is; a value that is no string gives the empty string.
 *
 * @example
 * formatTaxNumber('52998224725', 'BR') // => '529.982.247-25'
 * formatTaxNumber('xoji-740919-u48', 'MX') // => 'XOJI740919U48'
 * formatTaxNumber('1168200276', 'KR') // => '116-82-00276'
 * formatTaxNumber('5299822', 'BR') // => '5299822'
 */
export function formatTaxNumber(value: string, countryCode: string): string {
	if (typeof value !== 'string') return ''
	return describeTaxNumber(value, countryCode)?.value ?? value
}
