/**
 * China: the resident identity number of a person (GB 11643-1999) and the unified social credit code of an organisation
 * (GB 32100-2015). The interface asks for a value and does not validate it, so all that is said here is advice.
 *
 * A resident identity number has 18 characters: six digits for the region, the birthday as YYYYMMDD, three digits in
 * sequence, and a check character, ISO 7064 MOD 11-2, in which X stands for 10. Regions change; they are not looked up.
 *
 * A social credit code has 18 of 31 characters, letters without I, O, S, V and Z: two for the registering department and the
 * class of organisation, six digits for the region, nine for the organisation, and a check character modulo 31.
 */
import { daysInMonth, readTwoDigits } from '../calendar/day.ts'
import type { Issue } from '../core/issue.ts'
import { compactTaxNumber, type TaxNumberDescription, taxNumberIssue, weightedSum } from './tax-number.ts'

export const CN_MESSAGES = {
	'tax-number.cn.shape':
		'Check the number: Chinese tax numbers have 18 characters, a person’s such as 11010519491231002X, an organisation’s such as 91110108551385082Q.',
	'tax-number.cn.date': 'Check the {name} for a slip: the birthday in {value} is no date.',
	'tax-number.cn.check-digits':
		'Check the {name} for a slip: the last character of {value} does not follow from the others.',
} as const

type Code = keyof typeof CN_MESSAGES
type Description = TaxNumberDescription<'resident-identity' | 'social-credit', 'check-digits' | 'date'>

const IDENTITY = /^\d{17}[\dX]$/
const CREDIT = /^[\dA-HJ-NP-RTUWXY]{2}\d{6}[\dA-HJ-NP-RTUWXY]{10}$/
const IDENTITY_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const CREDIT_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * What a Chinese number is; null for what is neither. Eighteen digits can be either: the one that checks, else a person's.
 *
 * @example
 * describeCn('11010519491231002x')
 * // => { kind: 'resident-identity', name: 'resident identity number', value: '11010519491231002X', problem: null }
 */
export function describeCn(text: string): Description | null {
	const value = compactTaxNumber(text)
	const credit = CREDIT.test(value)
	const creditChecks = credit && value.charAt(17) === creditCheck(value)
	if (IDENTITY.test(value)) {
		const problem = identityProblem(value)
		if (problem === null || !creditChecks) {
			return { kind: 'resident-identity', name: 'resident identity number', value, problem }
		}
	}
	if (!credit) return null
	return {
		kind: 'social-credit',
		name: 'unified social credit code',
		value,
		problem: creditChecks ? null : 'check-digits',
	}
}

/** What there is to say about a tax number for China, all of it advice (D-22). */
export function cnIssue(text: string): Issue<Code> | null {
	const description = describeCn(text)
	if (description === null) return taxNumberIssue(CN_MESSAGES, 'tax-number.cn.shape', 'warning', 'D-22')
	const { name, value, problem } = description
	return problem && taxNumberIssue(CN_MESSAGES, `tax-number.cn.${problem}`, 'warning', 'D-22', { name, value })
}

function identityProblem(value: string): 'check-digits' | 'date' | null {
	const year = readTwoDigits(value, 6) * 100 + readTwoDigits(value, 8)
	const month = readTwoDigits(value, 10)
	const day = readTwoDigits(value, 12)
	if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return 'date'
	return value.charAt(17) === '10X98765432'.charAt(weightedSum(value, IDENTITY_WEIGHTS) % 11) ? null : 'check-digits'
}

function creditCheck(value: string): string {
	const sum = weightedSum(value, CREDIT_WEIGHTS, CREDIT_ALPHABET)
	return CREDIT_ALPHABET.charAt((31 - (sum % 31)) % 31)
}
