import { daysInMonth } from '../calendar/day.ts'
import type { RuleId } from '../core/issue.ts'

/** The problem of a number with a correct format. */
export type TaxNumberProblem = 'check-digits' | 'date' | 'repeated-digits' | 'generic'

export interface TaxNumberForm<Kind extends string = string, Name extends string = string> {
	readonly kind: Kind
	/** The issuer's name for the number. The name is in English if the issuer uses another script. */
	readonly name: Name
	/** The prefix that people write before the number, in capitals and without separators: CPF in `CPF 529.982.247-25`. */
	readonly prefix?: string
	/** The issuer's format, in which `#` stands for each character; absent if the number has no separators. */
	readonly mask?: string
	/** Judges a text. Returns null for a correct number, `form` for a text that isn't a number of this form, and otherwise the problem. */
	readonly problemOf: (text: string) => TaxNumberProblem | 'form' | null
}

/**
 * A country whose orders have a tax number (tax number rule 1), and everything about the number except what a form shows (`tax-fields.ts`). Each
 * country has one file, which is listed in `tax-countries.ts`. Everything else is derived from that list.
 */
export interface TaxCountry<Code extends string = string, Kind extends string = string, Name extends string = string> {
	/** Alpha-2. */
	readonly country: Code
	/** The name of the number in messages. It can come after "a". */
	readonly name: Name
	/** The clause that defines the number's format. */
	readonly rule: RuleId
	/** The forms that the clause accepts. If a text has several forms, the first form counts. */
	readonly accepted: readonly TaxNumberForm<Kind, Name>[]
	/** Other forms that people enter. The clause rejects them. */
	readonly refused: readonly TaxNumberForm<Kind, Name>[]
	/** The masks for digits during typing, shortest first. The first mask with enough places is used. Empty if digits stay as typed. */
	readonly typedMasks: readonly string[]
}

const PLACES = /#/g

/** Puts characters into the places of a mask. Characters without a place are appended. */
export function applyMask(characters: string, mask: string): string {
	let filled = 0
	const text = mask.replace(PLACES, () => characters.charAt(filled++))
	return text + characters.slice(filled)
}

/** Added to YYMMDD to get a day from 2000 to 2099. Of the possible centuries, only this one has every leap day. */
export const THIS_CENTURY = 20_000_000

/** Returns whether YYYYMMDD, as a number, is a day that exists. */
export function isDay(date: number): boolean {
	const year = Math.floor(date / 10_000)
	const month = Math.floor(date / 100) % 100
	const day = date % 100
	return month > 0 && month < 13 && day > 0 && day <= daysInMonth(year, month)
}

/** Returns the value of each character by its code: its index in an alphabet, or 0. */
export function valuesOf(...alphabets: readonly string[]): readonly number[] {
	const values = new Array<number>(256).fill(0)
	for (const alphabet of alphabets) for (let at = 0; at < alphabet.length; at++) values[alphabet.charCodeAt(at)] = at
	return values
}

const DIGITS = /* @__PURE__ */ valuesOf('0123456789')

/** Returns the sum of the characters' values, each multiplied by its weight. The text must have one character for each weight. */
export function weightedSum(text: string, weights: readonly number[], values: readonly number[] = DIGITS): number {
	let sum = 0
	for (let at = 0; at < weights.length; at++) sum += (weights[at] as number) * characterValue(text, at, values)
	return sum
}

/** Returns the number in a text, from `start` to before `end`. */
export function numberAt(text: string, start: number, end: number, values: readonly number[]): number {
	let number = 0
	for (let at = start; at < end; at++) number = number * 10 + characterValue(text, at, values)
	return number
}

export function characterValue(text: string, at: number, values: readonly number[]): number {
	return values[text.charCodeAt(at)] as number
}
