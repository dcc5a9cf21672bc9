import { daysInMonth } from '../calendar/day.ts'
import type { RuleId } from '../core/issue.ts'

/** The numbers that are told apart. */
export type TaxNumberKind =
	| 'cpf'
	| 'cnpj'
	| 'cnpj-alphanumeric'
	| 'rfc-person'
	| 'rfc-company'
	| 'rfc-generic'
	| 'resident-identity'
	| 'social-credit'
	| 'codice-fiscale'
	| 'codice-fiscale-omocodia'
	| 'partita-iva'
	| 'pccc'
	| 'business'
	| 'resident'

/** What speaks against a number of a known kind. */
export type TaxNumberProblem = 'check-digits' | 'date' | 'repeated-digits' | 'generic'

/** What a text is, as a tax number. */
export interface TaxNumberDescription {
	readonly kind: TaxNumberKind
	/** What its issuer calls it, or English where that is in another script. */
	readonly name: string
	/** The number as its issuer writes it. */
	readonly value: string
	/** Null where nothing speaks against it. */
	readonly problem: TaxNumberProblem | null
}

/** One kind of number. */
export interface TaxNumberForm {
	readonly kind: TaxNumberKind
	readonly name: string
	/** Of the compact text: the number, perhaps after its name (`CPF 529.982.247-25`). */
	readonly pattern: RegExp
	/** How many characters the number has; absent where no name stands before it. */
	readonly length?: number
	/** How it is written, `#` for each character; absent where that is the compact number. */
	readonly mask?: string
	/** What speaks against the number, compact, of a text that has the pattern. */
	readonly problemOf: (number: string) => TaxNumberProblem | null
}

/** A country of tax number rule 1: what it asks for, and how its numbers are told apart. One file each. */
export interface TaxCountry {
	readonly country: 'BR' | 'MX' | 'CN' | 'IT' | 'KR'
	/** What persons have there; in English where its own name is in another script. */
	readonly name: string
	/** Passes without an issue. */
	readonly example: string
	/** The clause that judges the value, and its pattern; null where the value is not validated. */
	readonly clause: { readonly rule: RuleId; readonly pattern: RegExp } | null
	readonly forms: readonly TaxNumberForm[]
}

/** The form that a text has, however it is spaced and cased. Of several, the first that nothing speaks against, else the first. */
export function recognizeTaxNumber(text: string, forms: readonly TaxNumberForm[]): TaxNumberDescription | null {
	const compact = compactTaxNumber(text)
	let found: TaxNumberDescription | null = null
	for (const { kind, name, pattern, length, mask, problemOf } of forms) {
		if (!pattern.test(compact)) continue
		const number = length === undefined ? compact : compact.slice(-length)
		const problem = problemOf(number)
		if (found !== null && problem !== null) continue
		found = { kind, name, value: mask === undefined ? number : applyMask(number, mask), problem }
		if (problem === null) break
	}
	return found
}

/** The characters in the places of a mask. */
export function applyMask(characters: string, mask: string): string {
	let text = ''
	let at = 0
	for (const sign of mask) text += sign === '#' ? characters.charAt(at++) : sign
	return text
}

/** What makes YYMMDD a day of 2000 to 2099: of all centuries that a year of two digits may be in, the one with every leap day. */
export const THIS_CENTURY = 20_000_000

/** The longest text, in UTF-16 units, that is looked at for a tax number. */
const LONGEST = 64
/** What there is nothing to do about. */
const COMPACT = /^[\dA-Z]*$/
/** White space, dots, commas, colons, slashes, underscores, dashes of every length, and what is invisible. */
const SEPARATORS = /[\s.,:/_\-\xAD\xB7\u2000-\u206F\u2212]+/g

/**
 * The letters and digits alone: without separators, full-width forms as ASCII, in upper case. Empty for a text too long to
 * be a tax number.
 *
 * @example
 * compactTaxNumber(' 529.982.247–25') // => '52998224725'
 * compactTaxNumber('ｉａñｌ 750210 963') // => 'IAÑL750210963'
 */
export function compactTaxNumber(text: string): string {
	if (text.length > LONGEST) return ''
	return COMPACT.test(text) ? text : text.normalize('NFKC').replace(SEPARATORS, '').toUpperCase()
}

/** The sum of the characters' places in the alphabet, each times its weight; as many characters as there are weights. */
export function weightedSum(text: string, weights: readonly number[], alphabet = '0123456789'): number {
	return weights.reduce((sum, weight, at) => sum + weight * alphabet.indexOf(text.charAt(at)), 0)
}

/** Whether YYYYMMDD, written as one number, is a day. */
export function isDay(date: number): boolean {
	const month = ((date / 100) | 0) % 100
	const day = date % 100
	return month > 0 && month < 13 && day > 0 && (day < 29 || day <= daysInMonth((date / 10_000) | 0, month))
}
