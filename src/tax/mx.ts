/**
 * Mexico: RFC (Registro Federal de Contribuyentes), issued by the SAT.
 *
 * A person's has 13 characters: four letters from the names, the birthday as YYMMDD, a homoclave of two, and a check digit
 * modulo 11 in which A stands for 10. A company's has 12, with three letters and the day it was founded. Names may bring Ñ
 * and & into the letters. The interface takes the 13 with plain letters only, in either case.
 *
 * The SAT gives two generic RFCs to buyers without one: XAXX010101000 to the general public, XEXX010101000 to residents
 * abroad (Resolución Miscelánea Fiscal, 2.7.1). Some 1.5 % of the numbers in use fail their check digit (python-stdnum).
 */
import { readTwoDigits } from '../calendar/day.ts'
import { hasDay, type TaxNumberForm, type TaxNumberProblem } from './tax-number.ts'

/** The interface's pattern, tax number rule 3. */
export const RFC: RegExp = /^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/
const GENERIC = /^X[AE]XX010101000$/i
/** What a space, which fills a company's RFC to 13 characters, adds to the sum of the check digit. */
const COMPANY_SUM = 37 * 13

export const MX_FORMS: readonly TaxNumberForm[] = [
	{ kind: 'rfc-generic', name: 'generic RFC', pattern: GENERIC, problemOf: rfcProblem },
	{ kind: 'rfc-person', name: 'RFC', pattern: RFC, problemOf: rfcProblem },
	{ kind: 'rfc-person', name: 'RFC with Ñ or &', pattern: /^[A-ZÑ&]{4}\d{6}[A-Z\d]{3}$/, problemOf: rfcProblem },
	{ kind: 'rfc-company', name: 'company RFC', pattern: /^[A-ZÑ&]{3}\d{6}[A-Z\d]{3}$/, problemOf: rfcProblem },
]

/**
 * True for an RFC with nothing to be said about it, in either case.
 *
 * @example
 * isCleanRfc('xoji740919u48') // => true
 * isCleanRfc('XEXX010101000') // => false
 */
export function isCleanRfc(value: string): boolean {
	return RFC.test(value) && rfcProblem(value) === null
}

/** What speaks against an RFC of 12 or 13 characters, in either case. */
function rfcProblem(rfc: string): TaxNumberProblem | null {
	if (rfc.endsWith('010101000') && GENERIC.test(rfc)) return 'generic'
	const date = rfc.length - 9
	if (!hasDay(rfc, date + 2, 2000 + readTwoDigits(rfc, date))) return 'date'
	let sum = rfc.length === 12 ? COMPANY_SUM : 0
	let value = 0
	for (let at = 0; at < rfc.length; at++) {
		value = charValue(rfc.charCodeAt(at))
		sum += value * (rfc.length - at)
	}
	return sum % 11 === 0 && value < 11 ? null : 'check-digits'
}

/** A character's place in the SAT's alphabet: 0 to 9, A to N, &, O to Z, space, Ñ. */
function charValue(code: number): number {
	if (code < 58) return code === 38 ? 24 : code - 48
	if (code > 127) return 38
	const letter = code & 0x1f
	return letter < 15 ? letter + 9 : letter + 10
}
