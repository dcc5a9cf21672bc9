import { BEFORE_A, BEFORE_LETTERS, ENDS_IN_DIGIT, FIRST_SIGN, PARTS } from '../src/rules/packing/packed-names.ts'

/** A shared start is worth its capital letter from three letters on, a shared end its digit from two letters on. */
const FEWEST_AT_START = 3
const FEWEST_AT_END = 2
const MOST_AT_START = 26
const MOST_AT_END = 9

/**
 * Writes one name for a list of names near `base`.
 *
 * @example
 * writeNearName('bizkaia', 'bizcaia') // => 'Ck3'
 */
export function writeNearName(name: string, base: string): string {
	const most = Math.min(name.length, base.length)
	let start = 0
	while (start < Math.min(MOST_AT_START, most) && name[start] === base[start]) start++
	if (start < FEWEST_AT_START) start = 0
	let end = 0
	while (end < Math.min(MOST_AT_END, most - start) && name.at(-1 - end) === base.at(-1 - end)) end++
	if (end < FEWEST_AT_END) end = 0
	const own = name.slice(start, name.length - end)
	const sign = start === 0 ? ',' : String.fromCharCode(BEFORE_A + start)
	return sign + own + (end > 0 || ENDS_IN_DIGIT.test(own) ? end : '')
}

/** Writes names as a list whose base is the first one. */
export function writeTogether([first = '', ...others]: readonly string[]): string {
	return first + others.map((name) => writeNearName(name, first)).join('')
}

/** The number of letters that fit. */
const MOST_LETTERS = 79

/** Writes one name for a list of names in other scripts; returns null for a name that it can't have. */
export function writeScriptName(name: string): string | null {
	const letters = [...name].map((letter) => letter.charCodeAt(0))
	const fits = (part: number): boolean =>
		letters.every((letter) => letter === 32 || (letter > part && letter <= part + MOST_LETTERS))
	const sign = PARTS.findIndex(fits)
	if (sign < 0 || name.trim() !== name || name === '') return null
	const shift = (PARTS[sign] as number) - BEFORE_LETTERS
	return (
		String.fromCharCode(FIRST_SIGN + sign) +
		name.replace(/[^ ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - shift))
	)
}
