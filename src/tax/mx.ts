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
import { isDay, type TaxCountry, type TaxNumberProblem, THIS_CENTURY } from './tax-number.ts'

/** The interface's pattern, tax number rule 3. */
const RFC = /^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/
const GENERIC = /^X[AE]XX010101000$/i
/** The SAT's: each character counts as its place. A space fills a company's RFC to 13. */
const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

export const MX: TaxCountry = {
	country: 'MX',
	name: 'RFC of a person',
	example: 'XOJI740919U48',
	clause: { rule: 'tax-number.3', pattern: RFC },
	forms: [
		{
			kind: 'rfc-generic',
			name: 'generic RFC',
			pattern: /^(?:RFC)?X[AE]XX010101000$/,
			length: 13,
			problemOf: rfcProblem,
		},
		{
			kind: 'rfc-person',
			name: 'RFC',
			pattern: /^(?:RFC)?[A-Z]{4}\d{6}[A-Z\d]{3}$/,
			length: 13,
			problemOf: rfcProblem,
		},
		{
			kind: 'rfc-person',
			name: 'RFC with Ñ or &',
			pattern: /^(?:RFC)?[A-ZÑ&]{4}\d{6}[A-Z\d]{3}$/,
			length: 13,
			problemOf: rfcProblem,
		},
		{
			kind: 'rfc-company',
			name: 'company RFC',
			pattern: /^(?:RFC)?[A-ZÑ&]{3}\d{6}[A-Z\d]{3}$/,
			length: 12,
			problemOf: rfcProblem,
		},
	],
}

/**
 * True for an RFC with nothing to be said about it, in either case. One pass, since whole lists of orders go through here;
 * `rfcProblem` finds the same at leisure.
 *
 * @example
 * isCleanRfc('xoji740919u48') // => true
 * isCleanRfc('XEXX010101000') // => false
 */
export function isCleanRfc(value: string): boolean {
	if (value.length !== 13) return false
	let sum = 0
	let place = 0
	let date = 0
	for (let at = 0; at < 4; at++) {
		place = placeOfLetter(value.charCodeAt(at))
		if (place < 0) return false
		sum += place * (13 - at)
	}
	for (let at = 4; at < 10; at++) {
		place = value.charCodeAt(at) - 48
		if (place < 0 || place > 9) return false
		sum += place * (13 - at)
		date = date * 10 + place
	}
	for (let at = 10; at < 13; at++) {
		const code = value.charCodeAt(at)
		place = code < 58 ? code - 48 : placeOfLetter(code)
		if (place < 0) return false
		sum += place * (13 - at)
	}
	return sum % 11 === 0 && place < 11 && isDay(THIS_CENTURY + date) && !(place === 0 && GENERIC.test(value))
}

/** The place in `ALPHABET` of a letter from A to Z, in either case; below 0 for anything else. */
function placeOfLetter(code: number): number {
	const letter = (code | 32) - 97
	// One more from O on, the fifteenth, without a branch that no processor can foresee.
	return letter >= 0 && letter < 26 ? letter + 10 + ((letter + 18) >> 5) : -1
}

/** What speaks against an RFC of 12 or 13 characters, in upper case. By sums of sums, weights fall from 13 to 1. */
function rfcProblem(rfc: string): TaxNumberProblem | null {
	if (GENERIC.test(rfc)) return 'generic'
	if (!isDay(THIS_CENTURY + Number(rfc.slice(-9, -3)))) return 'date'
	let place = 0
	let sum = 0
	let weighted = 0
	for (const sign of rfc.padStart(13)) {
		place = ALPHABET.indexOf(sign)
		sum += place
		weighted += sum
	}
	return weighted % 11 === 0 && place < 11 ? null : 'check-digits'
}
