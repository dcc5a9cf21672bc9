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
