import { daysInMonth } from '../calendar/day.ts'
import type { RuleId } from '../core/issue.ts'

/** What speaks against a number that has the form of its kind. */
export type TaxNumberProblem = 'check-digits' | 'date' | 'repeated-digits' | 'generic'

/** One kind of number that people in a country have. Every form has every field, so that engines know them by one shape. */
export interface TaxNumberForm<Kind extends string = string, Name extends string = string> {
	readonly kind: Kind
	/** What its issuer calls it, or English where the issuer's name is in another script. */
	readonly name: Name
	/** What people write before the number, without separators and in capitals: the CPF of `CPF 529.982.247-25`. */
	readonly prefix: string | null
	/** How its issuer writes it, `#` for each character; null where the number has no separators. */
	readonly mask: string | null
	/**
	 * Judges a text in one pass: null for a number of this form that nothing speaks against, `form` for a text that is no number of
	 * this form as its issuer writes it.
	 */
	readonly problemOf: (text: string) => TaxNumberProblem | 'form' | null
}

/**
 * A country whose orders need a tax number (tax number rule 1): everything that is the country's own. One file each; the list in
 * `tax-countries.ts` makes it known, and everything else derives from it.
 */
export interface TaxCountry<Code extends string = string, Kind extends string = string, Name extends string = string> {
	/** Alpha-2. */
	readonly country: Code
	/** What the orders need, in messages: `a` may stand before it. */
	readonly name: Name
	/** What a form calls the field, by language. */
	readonly labels: Readonly<Record<'en' | 'fr' | 'es', string>>
	/** A number without an issue. */
	readonly example: string
	/** The clause that decides how the number is written. */
	readonly rule: RuleId
	/** The pattern of that clause, for the field of a form: it matches the numbers of accepted forms alone. Null: any text passes. */
	readonly pattern: RegExp | null
	/** The forms that the clause accepts. Of two that a text fits alike, the first counts. */
	readonly accepted: readonly TaxNumberForm<Kind, Name>[]
	/** The forms that people enter, too, and that the clause refuses. */
	readonly refused: readonly TaxNumberForm<Kind, Name>[]
	/** The masks for digits that a person is still typing, by length: the first with room for them. None: they stay as they are. */
	readonly typedMasks: readonly string[]
}

/**
 * The characters in the places of a mask; those that find no place follow.
 *
 * @example
 * applyMask('1168200276', '###-##-#####') // => '116-82-00276'
 */
export function applyMask(characters: string, mask: string): string {
	let text = ''
	let at = 0
	for (const sign of mask) text += sign === '#' ? characters.charAt(at++) : sign
	return text + characters.slice(at)
}

/** Makes YYMMDD a day of 2000 to 2099: the century of those that may be meant that has every leap day. */
export const THIS_CENTURY = 20_000_000

/** Whether YYYYMMDD, written as one number, is a day. */
export function isDay(date: number): boolean {
	const month = ((date / 100) | 0) % 100
	const day = date % 100
	return month > 0 && month < 13 && day > 0 && (day < 29 || day <= daysInMonth((date / 10_000) | 0, month))
}

/** The sum of the characters' places in the alphabet, each times its weight; as many characters as there are weights. */
export function weightedSum(text: string, weights: readonly number[], alphabet = '0123456789'): number {
	return weights.reduce((sum, weight, at) => sum + weight * alphabet.indexOf(text.charAt(at)), 0)
}
