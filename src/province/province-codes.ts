/** `01-03` is 01, 02, 03. */
export function readRun(text: string): string[] {
	if (!text.includes('-')) return [text]
	const [first = '', last] = text.split('-')
	const codes: string[] = []
	for (let n = Number(first); n <= Number(last); n++) codes.push(String(n).padStart(first.length, '0'))
	return codes
}

/** What stands between the letters of a name, but for signs beyond ASCII, which count as letters. */
const SIGNS = /[^A-Za-z\u0080-\uffff]+/g

/** A name's letters as codes count them. */
export function lettersOf(name: string): string {
	return name.replace(SIGNS, '')
}

/** A code that is written by where its letters stand in the name: a for the next one, b for one on. Others have no small letters. */
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
