/**
 * Italy: the codice fiscale of a person and the partita IVA of a business, both issued by the Agenzia delle Entrate. The
 * interface asks for a value and does not validate it, so all that is said here is advice.
 *
 * A codice fiscale has 16 characters (D.M. 23 December 1976): six letters from the names, two digits for the year of birth, a
 * letter for the month, two digits for the day (women's plus 40), a letter and three digits for the place, and a check
 * letter modulo 26. Where two people would share one, digits are replaced by letters, from the right: omocodia.
 *
 * A partita IVA has 11 digits: seven for the business, which are not all 0, three for the province, and one after Luhn; abroad it
 * is led by IT. Organisations, and persons with a
 * provisional code, have one as their codice fiscale.
 */
import { isDay, type TaxCountry, type TaxNumberProblem, THIS_CENTURY } from './tax-number.ts'

/** The character codes of 0 and of A. */
const ZERO = 48
const LETTERS = 65
/** January to December. */
const MONTHS = 'ABCDEHLMPRST'
/** The letters that stand for 0 to 9 in omocodia. */
const OMOCODIA = 'LMNPQRSTUV'
/** What 0 to 9 or A to Z count in the odd places of a codice fiscale, as the letter that counts as much in an even one. */
const IN_ODD_PLACES = 'BAFHJNPRTVCESULDGIMOQKWZYX'
/** What 0 to 9 count when doubled, their own digits added up. */
const DOUBLED = '0246813579'

export const IT: TaxCountry = {
	country: 'IT',
	name: 'codice fiscale',
	example: 'RSSMRA85T10A562S',
	clause: null,
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
			pattern: /^(?:IT)?(?!0{7})\d{11}$/,
			problemOf: (number) => (alternatingSum(`0${number.slice(-11)}`, DOUBLED) % 10 === 0 ? null : 'check-digits'),
		},
	],
}

function fiscaleProblem(code: string): TaxNumberProblem | null {
	const month = MONTHS.indexOf(code.charAt(8)) + 1
	const day = readDigits(code, 9)
	if (!isDay(THIS_CENTURY + readDigits(code, 6) * 10_000 + month * 100 + (day > 40 ? day - 40 : day))) return 'date'
	const rest = alternatingSum(code.slice(0, 15), IN_ODD_PLACES) % 26
	return placeOf(code.charCodeAt(15)) === rest ? null : 'check-digits'
}

/** Two digits, each of which omocodia may have made a letter. */
function readDigits(code: string, at: number): number {
	return readDigit(code, at) * 10 + readDigit(code, at + 1)
}

function readDigit(code: string, at: number): number {
	const character = code.charCodeAt(at)
	return character < LETTERS ? character - ZERO : OMOCODIA.indexOf(code.charAt(at))
}

/** The sum of the characters' places; in the first, third, … place of the text, of the characters that stand for them. */
function alternatingSum(text: string, standIns: string): number {
	let sum = 0
	for (let at = 0; at < text.length; at++) {
		const place = placeOf(text.charCodeAt(at))
		sum += at % 2 === 0 ? placeOf(standIns.charCodeAt(place)) : place
	}
	return sum
}

/** Of the character code of a digit, its value; of a capital letter's, its place in the alphabet from 0. */
function placeOf(character: number): number {
	return character < LETTERS ? character - ZERO : character - LETTERS
}
