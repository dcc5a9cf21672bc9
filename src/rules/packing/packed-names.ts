/**
 * A list of names, each written without the letters that it shares with the start and the end of one base name. A name begins with a
 * comma if it shares no start, otherwise with a capital letter: B for two shared letters, C for three, and so on. It ends with the
 * number of letters that it shares with the end, if any. The names have no capitals and no commas.
 */
const ENTRY = /[,A-Z][^,A-Z]*/g
const BETWEEN = /(?=[,A-Z])/g
export const ENDS_IN_DIGIT: RegExp = /^.*\d$/
export const BEFORE_A = 64

/**
 * Returns the names of a list.
 *
 * @example
 * readNearNames('Ea2,biscay', 'california') // => ['califaia', 'biscay']
 */
export function readNearNames(list: string, base: string): string[] {
	return (list.match(ENTRY) ?? []).map((entry) => {
		const hasEnd = ENDS_IN_DIGIT.test(entry)
		const end = hasEnd ? Number(entry.slice(-1)) : 0
		const own = entry.slice(1, hasEnd ? -1 : undefined)
		return base.slice(0, Math.max(0, entry.charCodeAt(0) - BEFORE_A)) + own + base.slice(base.length - end)
	})
}

/**
 * Returns the names of a list whose base is its own first name; that one has no comma before it.
 *
 * @example
 * readTogether('catalonia,cataluna') // => ['catalonia', 'cataluna']
 */
export function readTogether(list: string): string[] {
	const [first = ''] = list.split(BETWEEN, 1)
	return first === '' ? [] : [first, ...readNearNames(list.slice(first.length), first)]
}

/**
 * A list of names in other scripts than Latin, in ASCII: a bundler escapes each other letter in six characters. A name begins with
 * the sign of its part of Unicode, and each letter is its distance from the start of that part. The names may have spaces.
 */
const NAME = /[!-/][ 0-~]+/g
const LETTER = /[0-~]/g
/** The first sign, and the character before the first letter. */
export const FIRST_SIGN = 33
export const BEFORE_LETTERS = 47

/** The characters before the letters of a part, by sign. Signs that a string may escape have parts with few names. */
export const PARTS: readonly number[] = [
	0x600, 0xb00, 0x900, 0xb80, 0xe00, 0x980, 0xc80, 0x540, 0xc00, 0xa80, 0xd00, 0x400, 0x380,
]

/**
 * Returns the names of a list.
 *
 * @example
 * readScriptNames('%Ea0') // => ['ถาก']
 */
export function readScriptNames(list: string): string[] {
	return (list.match(NAME) ?? []).map((name) => {
		const shift = (PARTS[name.charCodeAt(0) - FIRST_SIGN] as number) - BEFORE_LETTERS
		return name.slice(1).replace(LETTER, (letter) => String.fromCharCode(letter.charCodeAt(0) + shift))
	})
}
