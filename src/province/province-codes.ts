/** Expands a range of codes: `01-03` is 01, 02, 03. */
export function readRun(text: string): string[] {
	if (!text.includes('-')) return [text]
	const [first = '', last] = text.split('-')
	const codes: string[] = []
	for (let n = Number(first); n <= Number(last); n++) codes.push(String(n).padStart(first.length, '0'))
	return codes
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
