/**
 * South Korea: the personal customs clearance code (PCCC) of a person who imports, the business registration number, and the
 * resident registration number. The interface asks for a value and does not validate it, so all that is said here is advice.
 *
 * A PCCC, issued by the customs service, is a P and twelve digits; how the last is made is not published. A business number,
 * issued by the tax office, has ten digits written 000-00-00000, the last a check digit modulo 10. A resident number has
 * thirteen written 000000-0000000: the birthday as YYMMDD, then a digit for century and sex. Those given since October 2020
 * carry no check digit, so none is looked at.
 */
import { daysInMonth, readTwoDigits } from '../calendar/day.ts'
import type { Issue } from '../core/issue.ts'
import { compactTaxNumber, type TaxNumberDescription, taxNumberIssue, weightedSum } from './tax-number.ts'

export const KR_MESSAGES = {
	'tax-number.kr.shape':
		'Check the number: a personal customs clearance code is a P and twelve digits, such as P123456789012; a business number has ten digits.',
	'tax-number.kr.date': 'Check the {name} for a slip: the birthday in {value} is no date.',
	'tax-number.kr.check-digits':
		'Check the {name} for a slip: the last digit of {value} does not follow from the others.',
} as const

type Code = keyof typeof KR_MESSAGES
type Description = TaxNumberDescription<'pccc' | 'business' | 'resident', 'check-digits' | 'date'>

const PCCC = /^P\d{12}$/
const BUSINESS = /^\d{10}$/
const RESIDENT = /^\d{13}$/
const BUSINESS_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5, 1]
/** The century of a resident's birth by the seventh digit, 0 to 9. */
const CENTURIES = [18, 19, 19, 20, 20, 19, 19, 20, 20, 18]

/**
 * What a Korean number is; null for what is none of the three.
 *
 * @example
 * describeKr('1168200276')
 * // => { kind: 'business', name: 'business registration number', value: '116-82-00276', problem: null }
 */
export function describeKr(text: string): Description | null {
	const value = compactTaxNumber(text)
	if (PCCC.test(value)) return { kind: 'pccc', name: 'personal customs clearance code', value, problem: null }
	if (BUSINESS.test(value)) {
		const written = `${value.slice(0, 3)}-${value.slice(3, 5)}-${value.slice(5)}`
		const problem = businessAddsUp(value) ? null : 'check-digits'
		return { kind: 'business', name: 'business registration number', value: written, problem }
	}
	if (!RESIDENT.test(value)) return null
	const problem = hasBirthday(value) ? null : 'date'
	const written = `${value.slice(0, 6)}-${value.slice(6)}`
	return { kind: 'resident', name: 'resident registration number', value: written, problem }
}

/** What there is to say about a tax number for South Korea, all of it advice (D-22). */
export function krIssue(text: string): Issue<Code> | null {
	const description = describeKr(text)
	if (description === null) return taxNumberIssue(KR_MESSAGES, 'tax-number.kr.shape', 'warning', 'D-22')
	const { name, value, problem } = description
	return problem && taxNumberIssue(KR_MESSAGES, `tax-number.kr.${problem}`, 'warning', 'D-22', { name, value })
}

/** The ninth digit counts five times, and the tens of that once more. */
function businessAddsUp(digits: string): boolean {
	const tens = Math.floor((Number(digits.charAt(8)) * 5) / 10)
	return (weightedSum(digits, BUSINESS_WEIGHTS) + tens) % 10 === 0
}

function hasBirthday(digits: string): boolean {
	const century = CENTURIES[Number(digits.charAt(6))] ?? 19
	const month = readTwoDigits(digits, 2)
	const day = readTwoDigits(digits, 4)
	const year = century * 100 + readTwoDigits(digits, 0)
	return month > 0 && month < 13 && day > 0 && day <= daysInMonth(year, month)
}
