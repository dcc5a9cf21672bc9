/**
 * China: the resident identity number of a person (GB 11643-1999), and the unified social credit code of an organization (GB 32100-2015). The API
 * documentation requires a value, but doesn't validate it. So all findings in this file are warnings.
 *
 * A resident identity number has 18 characters: six digits for the region, the birthday as YYYYMMDD, three digits in sequence, and a check
 * character by ISO 7064 MOD 11-2, in which X means 10. Regions change, so they are not checked.
 *
 * A social credit code has 18 characters from a set of 31, without the letters I, O, S, V and Z: two for the registering department and
 * the class of organisation, six digits for the region, nine for the organisation, and a check character modulo 31.
 *
 * Eighteen digits may be either number. The number whose check character is correct counts, otherwise a resident identity number.
 */
import { isDay, type TaxCountry, type TaxNumberProblem, valuesOf, weightedSum } from './tax-country.ts'

const RESIDENT = /^\d{17}[\dX]$/
const CREDIT = /^[\dA-HJ-NP-RTUW-Y]{2}\d{6}[\dA-HJ-NP-RTUW-Y]{10}$/
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28, 1]
const CREDIT_VALUES = /* @__PURE__ */ valuesOf('0123456789ABCDEFGHJKLMNPQRTUWXY')

export const CN: TaxCountry<
	'CN',
	'resident-identity' | 'social-credit',
	'resident identity number' | 'unified social credit code'
> = {
	country: 'CN',
	name: 'resident identity number',
	rule: 'tax-number.4',
	accepted: [
		{ kind: 'resident-identity', name: 'resident identity number', problemOf: residentProblem },
		{ kind: 'social-credit', name: 'unified social credit code', problemOf: creditProblem },
	],
	refused: [],
	typedMasks: [],
}

function residentProblem(number: string): TaxNumberProblem | 'form' | null {
	if (!RESIDENT.test(number)) return 'form'
	if (!isDay(Number(number.slice(6, 14)))) return 'date'
	let rest = 0
	for (const digit of number) rest = (rest * 2 + '0123456789X'.indexOf(digit)) % 11
	return rest === 1 ? null : 'check-digits'
}

function creditProblem(code: string): TaxNumberProblem | 'form' | null {
	if (!CREDIT.test(code)) return 'form'
	return weightedSum(code, CREDIT_WEIGHTS, CREDIT_VALUES) % 31 === 0 ? null : 'check-digits'
}
