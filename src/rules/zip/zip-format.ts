/*
 * The notation of postal codes, and what is made from it: a regular expression, and forms to write a code into.
 *
 * A form is a code in its country's format, in capitals, with separators:
 *
 * - `n` is a digit, `a` a letter, `x` either, `i` a letter of a British inward code, `e` a character of an Eircode.
 * - `[…]` is one of several characters, `(…|…)` one of several parts.
 * - A prefix in `{…}` may be missing in the input. `_` is a hyphen that must not be missing.
 * - `;` separates forms. `?` marks the forms after it as doubtful.
 *
 * No form has repetition.
 */

import { expandForm } from './expand-form.ts'

/** The characters that each letter of the notation stands for. */
export const CLASSES: Readonly<Record<string, string>> = {
	n: '0-9',
	a: 'A-Z',
	x: '0-9A-Z',
	i: 'ABD-HJLNP-UW-Z',
	e: '0-9AC-FHKNPRTV-Y',
	_: '-',
}

/** Characters that people confuse: each with the characters that it may mean. */
const LOOKALIKES: Readonly<Record<string, string>> = {
	'0': 'O',
	'1': 'I',
	'5': 'S',
	'8': 'B',
	B: '8',
	I: '1',
	L: '1',
	O: '0',
	S: '5',
	Z: '2',
}

export interface ZipForm {
	readonly places: readonly ZipPlace[]
	/** How many letters and digits the form has. */
	readonly count: number
}

interface ZipPlace {
	/** The characters that may be here. */
	readonly characters: string
	/** True for a separator that people may leave out. */
	readonly isSeparator: boolean
}

/**
 * Returns a regular expression for texts that begin like a code in this notation. The expression has no repetition, so it never reads further than
 * the longest form.
 */
export function startPattern(notation: string): RegExp {
	return new RegExp(`^(?:${sourceOf(notation)})`)
}

/** Returns a regular expression for complete codes in this notation, except those that begin with one of `notAssigned`. */
export function zipPattern(notation: string, notAssigned?: string): RegExp {
	const isGivenOut = notAssigned === undefined ? '' : `(?!${sourceOf(notAssigned)})`
	return new RegExp(`^${isGivenOut}(?:${sourceOf(notation)})$`)
}

function sourceOf(notation: string): string {
	return notation
		.replace(/[?{}]/g, '')
		.replaceAll(';', '|')
		.replace(/[a-z_]/g, (letter) => `[${CLASSES[letter]}]`)
}

/** Returns the forms in the notation. Each has no alternatives. */
export function zipFormsOf(notation: string): readonly ZipForm[] {
	return notation
		.replace(/[?{}]/g, '')
		.split(';')
		.flatMap(expandForm)
		.map((form) => {
			const places = (form.match(/\[[^[\]]+\]|./g) ?? []).map(placeOf)
			return { places, count: places.filter(({ isSeparator }) => !isSeparator).length }
		})
}

const DIGITS = /^\d+$/
const LETTERS = /^[A-Z]+$/

/**
 * Returns the shapes of forms, without duplicates. A shape allows every digit where a form allows only some, and every letter where it allows only
 * some. The 18 forms of US have two shapes. A text with such a shape is a zip only if the country's pattern also matches it.
 */
export function shapesOf(forms: readonly ZipForm[]): readonly ZipForm[] {
	const shapes = new Map<string, ZipForm>()
	for (const { places, count } of forms) {
		const wide = places.map(({ characters, isSeparator }) => {
			const sign = isSeparator ? '' : DIGITS.test(characters) ? 'n' : LETTERS.test(characters) ? 'a' : ''
			return sign === '' ? { characters, isSeparator } : placeOf(sign)
		})
		const key = wide.map(({ characters }) => characters).join(' ')
		if (!shapes.has(key)) shapes.set(key, { places: wide, count })
	}
	return [...shapes.values()]
}

function placeOf(sign: string): ZipPlace {
	const ranges = sign.length > 1 ? sign.slice(1, -1) : Object.hasOwn(CLASSES, sign) ? (CLASSES[sign] as string) : sign
	const characters = ranges.replace(/(.)-(.)/g, (_, from: string, to: string) => {
		const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)]
		return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
	})
	return { characters, isSeparator: sign === ' ' || sign === '-' }
}

/**
 * Inserts letters and digits into a form with its separators, until the letters and digits end. Returns null if a character doesn't fit. With
 * `lookalikes`, a character may be replaced with one that looks like it.
 */
export function writeZip({ places }: ZipForm, characters: string, lookalikes = false): string | null {
	let written = ''
	let at = 0
	for (const character of characters) {
		for (; places[at]?.isSeparator; at++) written += places[at]?.characters
		const allowed = places[at++]?.characters ?? ''
		if (allowed.includes(character)) written += character
		else {
			const lookalike = lookalikes && Object.hasOwn(LOOKALIKES, character) ? LOOKALIKES[character] : undefined
			if (lookalike === undefined || !allowed.includes(lookalike)) return null
			written += lookalike
		}
	}
	return written
}
