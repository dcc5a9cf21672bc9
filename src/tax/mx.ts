/**
 * Mexico: RFC (Registro Federal de Contribuyentes), issued by the SAT.
 *
 * A person's has 13 characters: four letters from the names, the birthday as YYMMDD, a homoclave of two, and a check digit
 * modulo 11 in which A stands for 10. A company's has 12, with three letters and the day it was founded. Names may bring Ñ
 * and & into the letters. The interface takes the 13 with plain letters only, in either case.
 *
 * The SAT gives two generic RFCs to buyers without one: XAXX010101000 to the general public, XEXX010101000 to residents
 * abroad (Resolución Miscelánea Fiscal, rule 2.7.1). Some 1.5 % of the numbers in use fail their check digit, so it is advice.
 */
import { daysInMonth, readTwoDigits } from '../calendar/day.ts'
import type { Issue } from '../core/issue.ts'
import { compactTaxNumber, type TaxNumberDescription, taxNumberIssue } from './tax-number.ts'

export const MX_MESSAGES = {
	'tax-number.mx.format':
		'Enter the 13 characters of a person’s RFC without spaces, such as XOJI740919U48: four letters, six digits, three letters or digits.',
	'tax-number.mx.company':
		'{value} is a company’s RFC, which has 12 characters. The service takes only a person’s, of 13: enter the recipient’s.',
	'tax-number.mx.letters':
		'The service takes no Ñ or & in an RFC, though {value} may be real. Enter the RFC of another person, or ask the store.',
	'tax-number.mx.generic': '{value} is a generic RFC. Enter the recipient’s own RFC if there is one.',
	'tax-number.mx.date': 'Check the RFC for a slip: {date} in {value} is no date (year, month, day).',
	'tax-number.mx.check-digits':
		'Check the RFC for a slip: the last character of {value} does not follow from the others.',
} as const

type Code = keyof typeof MX_MESSAGES
type Description = TaxNumberDescription<'rfc-person' | 'rfc-company' | 'rfc-generic', 'check-digits' | 'date'>

/** The interface's pattern, tax number rule 3. */
const RFC = /^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/
const ANY_RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/
const GENERIC = /^X[AE]XX010101000$/i
/** Where the date starts in a person's RFC. */
const DATE = 4
/** What a space counts in the check digit. */
const SPACE = 37

/**
 * True for an RFC with nothing to be said about it, in either case.
 *
 * @example
 * isCleanRfc('XOJI740919U48') // => true
 * isCleanRfc('XEXX010101000') // => false
 */
export function isCleanRfc(value: string): boolean {
	return RFC.test(value) && problemOf(value) === null && !GENERIC.test(value)
}

/**
 * What a Mexican number is; null for what is no RFC.
 *
 * @example
 * describeMx('l&o-950913-msa')
 * // => { kind: 'rfc-company', name: 'RFC of a company', value: 'L&O950913MSA', problem: null }
 */
export function describeMx(text: string): Description | null {
	const value = compactTaxNumber(text)
	if (!ANY_RFC.test(value)) return null
	if (GENERIC.test(value)) return { kind: 'rfc-generic', name: 'generic RFC', value, problem: null }
	const problem = problemOf(value)
	return value.length === 12
		? { kind: 'rfc-company', name: 'RFC of a company', value, problem }
		: { kind: 'rfc-person', name: 'RFC of a person', value, problem }
}

/** What there is to say about a tax number for Mexico: an error where the interface's pattern refuses it (D-21), else advice. */
export function mxIssue(text: string): Issue<Code> | null {
	const description = describeMx(text)
	const value = description?.value ?? text
	if (!RFC.test(text)) {
		if (RFC.test(value)) return taxNumberIssue(MX_MESSAGES, 'tax-number.mx.format', 'error', 'tax-number.3', {}, value)
		if (description === null) return taxNumberIssue(MX_MESSAGES, 'tax-number.mx.format', 'error', 'tax-number.3')
		const kind = description.kind === 'rfc-company' ? 'company' : 'letters'
		return taxNumberIssue(MX_MESSAGES, `tax-number.mx.${kind}`, 'error', 'tax-number.3', { value })
	}
	if (GENERIC.test(text)) return taxNumberIssue(MX_MESSAGES, 'tax-number.mx.generic', 'warning', 'D-22', { value })
	const problem = description?.problem
	if (!problem) return null
	const date = text.slice(DATE, DATE + 6)
	return taxNumberIssue(MX_MESSAGES, `tax-number.mx.${problem}`, 'warning', 'D-22', { value: text, date })
}

/** What speaks against an RFC of 12 or 13 characters, in either case. */
function problemOf(rfc: string): 'check-digits' | 'date' | null {
	const date = rfc.length - 9
	const month = readTwoDigits(rfc, date + 2)
	const day = readTwoDigits(rfc, date + 4)
	// The century is not written; 29 February is a date where either century has it, and 2000 does.
	const exists = month > 0 && month < 13 && day > 0 && day <= daysInMonth(2000 + readTwoDigits(rfc, date), month)
	if (!exists) return 'date'
	return addsUp(rfc) ? null : 'check-digits'
}

/** True where the weighted sum is a multiple of 11. The weights fall to 1 at the last character; a space fills a company's to 13. */
function addsUp(rfc: string): boolean {
	let sum = rfc.length === 12 ? SPACE * 13 : 0
	let value = 0
	for (let at = 0, weight = rfc.length; weight > 0; at++, weight--) {
		value = charValue(rfc.charCodeAt(at))
		sum += value * weight
	}
	return sum % 11 === 0 && value < 11
}

/** A character's place in the SAT's alphabet: 0 to 9, A to N, &, O to Z, space, Ñ. */
function charValue(code: number): number {
	if (code < 58) return code === 38 ? 24 : code - 48
	const letter = code & 0x1f
	if (code > 127) return 38
	return letter < 15 ? letter + 9 : letter + 10
}
