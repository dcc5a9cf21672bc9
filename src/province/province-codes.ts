/**
 * Returns the code of a row that shows no code: after a number the next number, otherwise the text of the row above. The same text
 * may mean other letters there, since it is read with the row's own name.
 *
 * @example
 * codeAfter('09') // => '10'
 * codeAfter('aa') // => 'aa'
 */
export function codeAfter(above: string): string {
	return /^\d+$/.test(above) ? String(Number(above) + 1).padStart(above.length, '0') : above
}

/** The signs between the letters of a name. All characters beyond ASCII count as letters. */
const SIGNS = /[^A-Za-z\u0080-\uffff]+/g

/** Returns the letters of a name, in which the table counts positions. */
export function lettersOf(name: string): string {
	return name.replace(SIGNS, '')
}

/**
 * Decodes a code that the table writes as positions in the name's letters: `a` is the next letter, `b` skips one. Any other code is
 * returned as it is; it has no small letters.
 */
export function readCode(text: string, name: string): string {
	if (!(text.charCodeAt(0) > 96)) return text
	const letters = lettersOf(name)
	let code = ''
	let at = -1
	for (let i = 0; i < text.length; i++) {
		at += text.charCodeAt(i) - 96
		code += letters.charAt(at)
	}
	return code.toUpperCase()
}
