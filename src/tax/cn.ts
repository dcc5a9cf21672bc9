/**
 * China: the resident identity number of a person (GB 11643-1999) and the unified social credit code of an organisation
 * (GB 32100-2015). The interface asks for a value and does not validate it, so all that is said here is advice.
 *
 * A resident identity number has 18 characters: six digits for the region, the birthday as YYYYMMDD, three digits in
 * sequence, and a check character, ISO 7064 MOD 11-2, in which X stands for 10. Regions change; they are not looked up.
 *
 * A social credit code has 18 of 31 characters, no letters I, O, S, V and Z: two for the registering department and the
 * class of organisation, six digits for the region, nine for the organisation, and a check character modulo 31.
 *
 * Eighteen digits can be either. The one that checks is meant, else a person's.
 */
import { isDay, type TaxCountry, weightedSum } from './tax-number.ts'

const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28, 1]
const CREDIT_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

export const CN: TaxCountry = {
	country: 'CN',
	name: 'resident identity number',
	example: '11010519491231002X',
	clause: null,
	forms: [
		{
			kind: 'resident-identity',
			name: 'resident identity number',
			pattern: /^\d{17}[\dX]$/,
			problemOf: (number) => {
				if (!isDay(Number(number.slice(6, 14)))) return 'date'
				let rest = 0
				for (const digit of number) rest = (rest * 2 + '0123456789X'.indexOf(digit)) % 11
				return rest === 1 ? null : 'check-digits'
			},
		},
		{
			kind: 'social-credit',
			name: 'unified social credit code',
			pattern: /^[^\WIOSVZ_]{2}\d{6}[^\WIOSVZ_]{10}$/,
			problemOf: (number) => (weightedSum(number, CREDIT_WEIGHTS, CREDIT_ALPHABET) % 31 === 0 ? null : 'check-digits'),
		},
	],
}
