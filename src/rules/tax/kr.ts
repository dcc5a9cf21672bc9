/**
 * South Korea: the personal customs clearance code (PCCC) of a person who imports, the business registration number, and the resident registration
 * number. The API documentation requires a value, but doesn't validate it. So all findings in this file are warnings.
 *
 * A PCCC is a P and twelve digits. The customs service issues it. How its last digit is calculated is not public.
 *
 * A business number has ten digits in the form 000-00-00000: the tax office that issues it (from 101 on), the kind of business, and a number whose
 * last digit is a check digit modulo 10.
 *
 * A resident number has thirteen digits in the form 000000-0000000: the birthday as YYMMDD, then a digit for the century and sex. Numbers from
 * October 2020 on have no check digit, so check digits of resident numbers aren't checked.
 */
import { isDay, type TaxCountry, type TaxNumberProblem, weightedSum } from './tax-country.ts'

const PCCC = /^P\d{12}$/
const BUSINESS = /^[1-9]\d\d-\d\d-\d{5}$/
const RESIDENT = /^\d{6}-\d{7}$/
/** The weights of a business number; 0 for its hyphens. The next to last digit counts five times. The tens digit of that product is added. */
const BUSINESS_WEIGHTS = [1, 3, 7, 0, 1, 3, 0, 7, 1, 3, 5, 1]
/** The century in which a resident was born, by the seventh digit (0 to 9). */
const CENTURIES = [18, 19, 19, 20, 20, 19, 19, 20, 20, 18]

export const KR: TaxCountry<
	'KR',
	'pccc' | 'business' | 'resident',
	'personal customs clearance code' | 'business registration number' | 'resident registration number'
> = {
	country: 'KR',
	name: 'personal customs clearance code',
	rule: 'tax-number.4',
	accepted: [
		{ kind: 'pccc', name: 'personal customs clearance code', problemOf: (text) => (PCCC.test(text) ? null : 'form') },
		{ kind: 'business', name: 'business registration number', mask: '###-##-#####', problemOf: businessProblem },
		{ kind: 'resident', name: 'resident registration number', mask: '######-#######', problemOf: residentProblem },
	],
	refused: [],
	typedMasks: [],
}

function businessProblem(number: string): TaxNumberProblem | 'form' | null {
	if (!BUSINESS.test(number)) return 'form'
	const tens = Math.floor((Number(number.charAt(10)) * 5) / 10)
	return (weightedSum(number, BUSINESS_WEIGHTS) + tens) % 10 === 0 ? null : 'check-digits'
}

function residentProblem(number: string): TaxNumberProblem | 'form' | null {
	if (!RESIDENT.test(number)) return 'form'
	const century = CENTURIES[Number(number.charAt(7))] ?? 19
	return isDay(century * 1_000_000 + Number(number.slice(0, 6))) ? null : 'date'
}
