/**
 * Mexico: the RFC (Registro Federal de Contribuyentes), which the SAT issues.
 *
 * A person's RFC has 13 characters: four letters of the names, the birthday as YYMMDD, a homoclave of two characters, and a check digit modulo 11,
 * in which A means 10. A company's RFC has 12 characters: three letters, the founding date, and the same end. The letters may contain Ñ and &,
 * because names do. The API documentation accepts only the 13 characters, without Ñ and &, in upper or lower case.
 *
 * The SAT has two generic RFCs for buyers without an RFC: XAXX010101000 for the general public, and XEXX010101000 for residents of other countries
 * (Resolución Miscelánea Fiscal, 2.7.1). About 1.5% of the numbers in use have a wrong check digit (python-stdnum).
 */
import {
	characterValue,
	isDay,
	numberAt,
	type TaxCountry,
	type TaxNumberProblem,
	THIS_CENTURY,
	valuesOf,
	weightedSum,
} from './tax-country.ts'

const GENERIC = /^X[AE]XX010101000$/i
const PERSON = /^[A-Za-z]{4}\d{6}[A-Za-z\d]{3}$/
const PERSON_BY_NAME = /^[A-Za-z&Ñ]{4}\d{6}[A-Za-z\d]{3}$/
const COMPANY = /^[A-Za-z&Ñ]{3}\d{6}[A-Za-z\d]{3}$/
/** The characters by their values. A space makes a company's RFC 13 characters long. */
const VALUES = /* @__PURE__ */ valuesOf('0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ')
const WEIGHTS = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
/** The check digit is at most A, which means 10. */
const MAX_CHECK_DIGIT = 10

export const MX: TaxCountry<
	'MX',
	'rfc-person' | 'rfc-generic' | 'rfc-company',
	"person's RFC" | 'RFC' | 'generic RFC' | 'RFC with Ñ or &' | 'company RFC'
> = {
	country: 'MX',
	name: "person's RFC",
	rule: 'tax-number.3',
	accepted: [
		{ kind: 'rfc-person', name: 'RFC', prefix: 'RFC', problemOf: (text) => problemOf(text, PERSON) },
		{
			kind: 'rfc-generic',
			name: 'generic RFC',
			prefix: 'RFC',
			problemOf: (text) => (GENERIC.test(text) ? 'generic' : 'form'),
		},
	],
	refused: [
		{
			kind: 'rfc-person',
			name: 'RFC with Ñ or &',
			prefix: 'RFC',
			problemOf: (text) => problemOf(text, PERSON_BY_NAME),
		},
		{ kind: 'rfc-company', name: 'company RFC', prefix: 'RFC', problemOf: (text) => problemOf(text, COMPANY) },
	],
	typedMasks: [],
}

function problemOf(text: string, form: RegExp): TaxNumberProblem | 'form' | null {
	// A generic RFC is a form of its own.
	if (!form.test(text) || GENERIC.test(text)) return 'form'
	const rfc = text.toUpperCase().padStart(WEIGHTS.length, ' ')
	if (!isDay(THIS_CENTURY + numberAt(rfc, 4, 10, VALUES))) return 'date'
	const isCheckDigit = characterValue(rfc, rfc.length - 1, VALUES) <= MAX_CHECK_DIGIT
	return isCheckDigit && weightedSum(rfc, WEIGHTS, VALUES) % 11 === 0 ? null : 'check-digits'
}
