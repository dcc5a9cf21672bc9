/**
 * Italy: the codice fiscale of a person and the partita IVA of a business, both issued by the Agenzia delle Entrate. The interface
 * asks for a value but doesn't validate it, so all findings of this file are warnings.
 *
 * A codice fiscale has 16 characters (D.M. 23 December 1976): six letters from the names, two digits for the year of birth, a
 * letter for the month, two digits for the day (plus 40 for women), a letter and three digits for the place, and a check letter
 * modulo 26. If two people would share one, digits are replaced by letters, from the right (omocodia).
 *
 * A partita IVA has 11 digits: seven for the business, which are not all 0, three for the province, and a Luhn check digit. Outside
 * Italy, IT precedes it. Organisations, and persons with a provisional code, use a partita IVA as their codice fiscale.
 */
import { isDay, type TaxCountry, type TaxNumberProblem, THIS_CENTURY } from './tax-country.ts'

const FISCALE = /^[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z]$/
const OMOCODIA_FISCALE = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/
const IVA = /^(?:IT)?(?!0{7})\d{11}$/
/** The character codes of 0 and of A. */
const ZERO = 48
const LETTERS = 65
/** January to December. */
const MONTHS = 'ABCDEHLMPRST'
/** The letters that replace 0 to 9 in omocodia. */
const OMOCODIA = 'LMNPQRSTUV'
/**
 * The values of 0 to 9 or A to Z in the odd places of a codice fiscale. Each value is written as the letter that has it in an even
 * place.
 */
const IN_ODD_PLACES = 'BAFHJNPRTVCESULDGIMOQKWZYX'
/** The doubled values of 0 to 9, each as the sum of its digits. */
const DOUBLED = '0246813579'

export const IT: TaxCountry<
	'IT',
	'codice-fiscale' | 'codice-fiscale-omocodia' | 'partita-iva',
	'codice fiscale' | 'codice fiscale (omocodia)' | 'partita IVA'
> = {
	country: 'IT',
	name: 'codice fiscale',
	labels: { en: 'Codice fiscale', fr: 'Codice fiscale', es: 'Codice fiscale' },
	example: 'RSSMRA85T10A562S',
	rule: 'tax-number.4',
	pattern: null,
	accepted: [
		{
			kind: 'codice-fiscale',
			name: 'codice fiscale',
			prefix: null,
			mask: null,
			problemOf: (text) => (FISCALE.test(text) ? fiscaleProblem(text) : 'form'),
		},
		{
			kind: 'codice-fiscale-omocodia',
			name: 'codice fiscale (omocodia)',
			prefix: null,
			mask: null,
			problemOf: (text) => (OMOCODIA_FISCALE.test(text) ? fiscaleProblem(text) : 'form'),
		},
		{ kind: 'partita-iva', name: 'partita IVA', prefix: null, mask: null, problemOf: ivaProblem },
	],
	refused: [],
	typedMasks: [],
}

function ivaProblem(iva: string): TaxNumberProblem | 'form' | null {
	if (!IVA.test(iva)) return 'form'
	return alternatingSum(`0${iva.slice(-11)}`, DOUBLED) % 10 === 0 ? null : 'check-digits'
}

/** Judges a text that has the form of a codice fiscale. */
function fiscaleProblem(code: string): TaxNumberProblem | null {
	const month = MONTHS.indexOf(code.charAt(8)) + 1
	const day = readDigits(code, 9)
	if (!isDay(THIS_CENTURY + readDigits(code, 6) * 10_000 + month * 100 + (day > 40 ? day - 40 : day))) return 'date'
	const rest = alternatingSum(code.slice(0, 15), IN_ODD_PLACES) % 26
	return placeOf(code.charCodeAt(15)) === rest ? null : 'check-digits'
}

/** Returns the value of two digits. Omocodia may have replaced each by a letter. */
function readDigits(code: string, at: number): number {
	return readDigit(code, at) * 10 + readDigit(code, at + 1)
}

function readDigit(code: string, at: number): number {
	const character = code.charCodeAt(at)
	return character < LETTERS ? character - ZERO : OMOCODIA.indexOf(code.charAt(at))
}

/**
 * Returns the sum of the characters' values. Characters in the first, third, … place have the values of their substitutes in
 * `standIns`.
 */
function alternatingSum(text: string, standIns: string): number {
	let sum = 0
	for (let at = 0; at < text.length; at++) {
		const place = placeOf(text.charCodeAt(at))
		sum += at % 2 === 0 ? placeOf(standIns.charCodeAt(place)) : place
	}
	return sum
}

/** Returns the value of a digit, or the index of a capital letter in the alphabet (A is 0), by its character code. */
function placeOf(character: number): number {
	return character < LETTERS ? character - ZERO : character - LETTERS
}
