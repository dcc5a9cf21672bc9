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
import { isDay, type TaxCountry, type TaxNumberProblem } from './tax-number.ts'

/** January to December. */
const MONTHS = 'ABCDEHLMPRST'
/** The letters that stand for 0 to 9 in omocodia. */
const OMOCODIA = 'LMNPQRSTUV'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The letters by what they count in odd places. In every place, a digit counts as the letter that has its place in `LETTERS`. */
const ODD_LETTERS = 'BAKPLCQDREVOSFTGUHMINJWZYX'
/** The digits by what they count when doubled, their own digits added up. */
const DOUBLED = '0516273849'

export const IT: TaxCountry = {
	country: 'IT',
	name: 'codice fiscale or partita IVA',
	example: 'RSSMRA85T10A562S',
	forms: [
		{
			kind: 'codice-fiscale',
			name: 'codice fiscale',
			pattern: /^[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z]$/,
			problemOf: fiscaleProblem,
		},
		{
			kind: 'codice-fiscale-omocodia',
			name: 'codice fiscale (omocodia)',
			pattern: /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/,
			problemOf: fiscaleProblem,
		},
		{
			kind: 'partita-iva',
			name: 'partita IVA',
			pattern: /^(?:IT)?\d{11}$/,
			problemOf: (number) =>
				alternatingSum(number.slice(-11), '0123456789', DOUBLED) % 10 === 0 ? null : 'check-digits',
		},
	],
}

function fiscaleProblem(code: string): TaxNumberProblem | null {
	const month = MONTHS.indexOf(code.charAt(8)) + 1
	const day = readDigits(code, 9)
	if (!isDay(2000 + readDigits(code, 6), month, day > 40 ? day - 40 : day)) return 'date'
	const letters = code.slice(0, 15).replace(/\d/g, letterOfDigit)
	return code.endsWith(LETTERS.charAt(alternatingSum(letters, ODD_LETTERS, LETTERS) % 26)) ? null : 'check-digits'
}

/** Two digits, each of which omocodia may have made a letter. */
function readDigits(code: string, at: number): number {
	return Number(code.slice(at, at + 2).replace(/\D/g, digitOfLetter))
}

function digitOfLetter(letter: string): string {
	return String(OMOCODIA.indexOf(letter))
}

function letterOfDigit(digit: string): string {
	return LETTERS.charAt(Number(digit))
}

/** The sum of the characters' places, the first, third, … in one alphabet, the second, fourth, … in the other. */
function alternatingSum(text: string, odd: string, even: string): number {
	let sum = 0
	for (let at = 0; at < text.length; at++) sum += (at % 2 === 0 ? odd : even).indexOf(text.charAt(at))
	return sum
}
