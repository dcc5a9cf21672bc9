/**
 * Italy: the codice fiscale of a person and the partita IVA of a business, both issued by the Agenzia delle Entrate. The
 * interface asks for a value and does not validate it, so all that is said here is advice.
 *
 * A codice fiscale has 16 characters (D.M. 23 December 1976): six letters from the names, two digits for the year of birth, a
 * letter for the month, two digits for the day (women's plus 40), a letter and three digits for the place, and a check
 * letter modulo 26. Where two people would share one, digits are replaced by letters, from the right: omocodia.
 *
 * A partita IVA has 11 digits, the last of them after Luhn; abroad it is led by IT. Organisations, and persons with a
 * provisional code, have one as their codice fiscale.
 */
import { daysInMonth, readTwoDigits } from '../calendar/day.ts'
import type { Issue } from '../core/issue.ts'
import { compactTaxNumber, type TaxNumberDescription, taxNumberIssue, weightedSum } from './tax-number.ts'

export const IT_MESSAGES = {
	'tax-number.it.shape':
		'Check the number: a codice fiscale has 16 characters, such as RSSMRA85T10A562S, a partita IVA 11 digits, such as 00743110157.',
	'tax-number.it.date': 'Check the {name} for a slip: the birthday in {value} is no date.',
	'tax-number.it.check-digits':
		'Check the {name} for a slip: the last character of {value} does not follow from the others.',
} as const

type Code = keyof typeof IT_MESSAGES
type Description = TaxNumberDescription<
	'codice-fiscale' | 'codice-fiscale-omocodia' | 'partita-iva',
	'check-digits' | 'date'
>

const IVA = /^(?:IT)?\d{11}$/
const FISCALE = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/
/** January to December. */
const MONTHS = 'ABCDEHLMPRST'
/** The letters that stand for 0 to 9 in omocodia. */
const OMOCODIA = 'LMNPQRSTUV'
/** Where a codice fiscale has digits. */
const DIGITS_AT = [6, 7, 9, 10, 12, 13, 14]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The letters in the order of what they count in odd places; a digit counts as the letter of its place in the alphabet. */
const ODD = 'BAKPLCQDREVOSFTGUHMINJWZYX'

/**
 * What an Italian number is; null for what is neither.
 *
 * @example
 * describeIt('RSSMRA85T10A56NH')
 * // => { kind: 'codice-fiscale-omocodia', name: 'codice fiscale with omocodia', value: 'RSSMRA85T10A56NH', problem: null }
 */
export function describeIt(text: string): Description | null {
	const value = compactTaxNumber(text)
	if (IVA.test(value)) {
		const digits = value.slice(-11)
		return { kind: 'partita-iva', name: 'partita IVA', value: digits, problem: luhn(digits) ? null : 'check-digits' }
	}
	if (!FISCALE.test(value)) return null
	const plain = withoutOmocodia(value)
	const problem = fiscaleProblem(value, plain)
	return plain === value
		? { kind: 'codice-fiscale', name: 'codice fiscale', value, problem }
		: { kind: 'codice-fiscale-omocodia', name: 'codice fiscale with omocodia', value, problem }
}

/** What there is to say about a tax number for Italy, all of it advice (D-22). */
export function itIssue(text: string): Issue<Code> | null {
	const description = describeIt(text)
	if (description === null) return taxNumberIssue(IT_MESSAGES, 'tax-number.it.shape', 'warning', 'D-22')
	const { name, value, problem } = description
	return problem && taxNumberIssue(IT_MESSAGES, `tax-number.it.${problem}`, 'warning', 'D-22', { name, value })
}

/** The same codice fiscale with its digits as digits; its check letter belongs to the one that was given. */
function withoutOmocodia(value: string): string {
	const characters = [...value]
	for (const at of DIGITS_AT) {
		const digit = OMOCODIA.indexOf(value.charAt(at))
		if (digit >= 0) characters[at] = String(digit)
	}
	return characters.join('')
}

function fiscaleProblem(value: string, plain: string): 'check-digits' | 'date' | null {
	const written = readTwoDigits(plain, 9)
	const day = written > 40 ? written - 40 : written
	// The century is not written; 29 February is a date where either century has it, and 2000 does.
	const days = daysInMonth(2000 + readTwoDigits(plain, 6), MONTHS.indexOf(plain.charAt(8)) + 1)
	if (day < 1 || day > days) return 'date'
	let sum = 0
	for (let at = 0; at < 15; at++) {
		const letter = letterOf(value.charAt(at))
		sum += (at % 2 === 0 ? ODD : LETTERS).indexOf(letter)
	}
	return value.charAt(15) === LETTERS.charAt(sum % 26) ? null : 'check-digits'
}

function letterOf(character: string): string {
	return character < 'A' ? LETTERS.charAt(Number(character)) : character
}

/** True where the sum of the digits, every second one doubled and its own digits added up, is a multiple of 10. */
function luhn(digits: string): boolean {
	const doubled = weightedSum(digits, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0], '0516273849')
	return (weightedSum(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]) + doubled) % 10 === 0
}
