/**
 * A list of names, each written without the letters that it shares with the start and the end of one base name. A name begins with a
 * comma if it shares no start, otherwise with a capital letter: B for two shared letters, C for three, and so on. It ends with the
 * number of letters that it shares with the end, if any. The names have no capitals and no commas.
 */
const ENTRY = /[,A-Z][^,A-Z]*/g
const BETWEEN = /(?=[,A-Z])/g
const ENDS_IN_DIGIT = /^.*\d$/
const BEFORE_A = 64
/** A shared start is worth its capital letter from three letters on, a shared end its digit from two letters on. */
const FEWEST_AT_START = 3
const FEWEST_AT_END = 2
const MOST_AT_START = 26
const MOST_AT_END = 9

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
 * Writes one name for such a list.
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

/**
 * A list of names in other scripts than Latin, in ASCII: a bundler escapes each other letter in six characters. A name begins with
 * the sign of its part of Unicode, and each letter is its distance from the start of that part. The names may have spaces.
 */
const NAME = /[!-/][ 0-~]+/g
const LETTER = /[0-~]/g
/** The first sign, and the character before the first letter. */
const FIRST_SIGN = 33
const BEFORE_LETTERS = 47
/** The number of letters that fit. */
const MOST_LETTERS = 79

/** The characters before the letters of a part, by sign. Signs that a string may escape have parts with few names. */
const PARTS: readonly number[] = [
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

/** Writes one name for such a list; returns null for a name that it can't have. */
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
