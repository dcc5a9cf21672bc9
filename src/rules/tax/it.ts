/**
 * Italy: the codice fiscale of a person, and the partita IVA of a business. The Agenzia delle Entrate issues both. The API documentation requires a
 * value, but doesn't validate it. So all findings in this file are warnings.
 *
 * A codice fiscale has 16 characters (D.M. 23 December 1976): six letters from the names, two digits for the year of birth, a letter for the month,
 * two digits for the day (plus 40 for women), a letter and three digits for the place, and a check letter modulo 26. If two people would have the
 * same number, digits are replaced with letters, from the right (omocodia).
 *
 * A partita IVA has 11 digits: seven for the business (not all 0), three for the province, and a Luhn check digit. Outside Italy, IT precedes it.
 * Organizations use a partita IVA as their codice fiscale, and so do persons with a provisional code.
 */
import {
	characterValue,
	isDay,
	numberAt,
	type TaxCountry,
	type TaxNumberProblem,
	THIS_CENTURY,
	valuesOf,
} from './tax-country.ts'

const FISCALE = /^[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z]$/
const OMOCODIA = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/
const IVA = /^(?:IT)?(?!0{7})\d{11}$/
/** January to December. */
const MONTHS = 'ABCDEHLMPRST'
const DIGITS = '0123456789'
/** The values of all characters, and of the characters in the place of digits. By omocodia, each digit may be a letter. */
const VALUES = /* @__PURE__ */ valuesOf(DIGITS, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const NUMBERS = /* @__PURE__ */ valuesOf(DIGITS, 'LMNPQRSTUV')
/** The values of 0 to 9 and of A to Z at the odd places of a codice fiscale. */
const IN_ODD_PLACES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
/** The doubled values of 0 to 9, each as the sum of its digits. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]

export const IT: TaxCountry<
	'IT',
	'codice-fiscale' | 'codice-fiscale-omocodia' | 'partita-iva',
	'codice fiscale' | 'codice fiscale (omocodia)' | 'partita IVA'
> = {
	country: 'IT',
	name: 'codice fiscale',
	rule: 'tax-number.4',
	accepted: [
		{ kind: 'codice-fiscale', name: 'codice fiscale', problemOf: (text) => fiscaleProblem(text, FISCALE) },
		{
			kind: 'codice-fiscale-omocodia',
			name: 'codice fiscale (omocodia)',
			problemOf: (text) => fiscaleProblem(text, OMOCODIA),
		},
		{ kind: 'partita-iva', name: 'partita IVA', problemOf: ivaProblem },
	],
	refused: [],
	typedMasks: [],
}

function ivaProblem(iva: string): TaxNumberProblem | 'form' | null {
	if (!IVA.test(iva)) return 'form'
	const sum = sumOf(iva.slice(-11), (digit, at) => (at % 2 === 0 ? digit : (DOUBLED[digit] as number)))
	return sum % 10 === 0 ? null : 'check-digits'
}

function fiscaleProblem(code: string, form: RegExp): TaxNumberProblem | 'form' | null {
	if (!form.test(code)) return 'form'
	const year = numberAt(code, 6, 8, NUMBERS)
	const month = MONTHS.indexOf(code.charAt(8)) + 1
	const day = numberAt(code, 9, 11, NUMBERS)
	if (!isDay(THIS_CENTURY + year * 10_000 + month * 100 + (day > 40 ? day - 40 : day))) return 'date'
	const sum = sumOf(code.slice(0, 15), (value, at) => (at % 2 === 0 ? (IN_ODD_PLACES[value] as number) : value))
	return sum % 26 === characterValue(code, 15, VALUES) ? null : 'check-digits'
}

/** Returns the sum of the characters' values. The value of a letter is its index in the alphabet. */
function sumOf(text: string, add: (value: number, at: number) => number): number {
	let sum = 0
	for (let at = 0; at < text.length; at++) sum += add(characterValue(text, at, VALUES), at)
	return sum
}
