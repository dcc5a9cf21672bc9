/**
 * South Korea: the personal customs clearance code (PCCC) of a person who imports, the business registration number, and the
 * resident registration number. The interface asks for a value and does not validate it, so all that is said here is advice.
 *
 * A PCCC, issued by the customs service, is a P and twelve digits; how the last is made is not published. A business number,
 * issued by the tax office, has ten digits written 000-00-00000: the office, from 101 on, the kind of business, and a number whose
 * last is a check digit modulo 10. A resident number has thirteen written 000000-0000000: the birthday as YYMMDD, then a digit
 * for century and sex. Those given since October 2020 carry no check digit, so none is looked at.
 */
import { isDay, type TaxCountry, weightedSum } from './tax-number.ts'

/** The ninth digit counts five times, and the tens of that once more. */
const BUSINESS_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5, 1]
/** The century of a resident's birth by the seventh digit, 0 to 9. */
const CENTURIES = [18, 19, 19, 20, 20, 19, 19, 20, 20, 18]

export const KR: TaxCountry = {
	country: 'KR',
	name: 'personal customs clearance code',
	example: 'P123456789012',
	clause: null,
	forms: [
		{ kind: 'pccc', name: 'personal customs clearance code', pattern: /^P\d{12}$/, problemOf: () => null },
		{
			kind: 'business',
			name: 'business registration number',
			pattern: /^[1-9]\d{9}$/,
			mask: '###-##-#####',
			problemOf: (digits) => {
				const tens = Number(digits.charAt(8)) >> 1
				return (weightedSum(digits, BUSINESS_WEIGHTS) + tens) % 10 === 0 ? null : 'check-digits'
			},
		},
		{
			kind: 'resident',
			name: 'resident registration number',
			pattern: /^\d{13}$/,
			mask: '######-#######',
			problemOf: (digits) => {
				const century = CENTURIES[Number(digits.charAt(6))] ?? 19
				return isDay(century * 1_000_000 + Number(digits.slice(0, 6))) ? null : 'date'
			},
		},
	],
}
