/** Returns facts by country as source text: an object with a key for each country that has some, sorted. */
export function writeTable(facts: Iterable<readonly [countryCode: string, text: string]>): string {
	const rows = [...facts].filter(([, text]) => text !== '').sort(([a], [b]) => (a < b ? -1 : 1))
	return `{\n${rows.map(([code, text]) => `\t${code}: ${quote(text)},\n`).join('')}}`
}

/** Returns a text in quotes; one of several lines as a template, so that each of its lines is one of the file. */
function quote(text: string): string {
	return /['\n\\]/.test(text) ? `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\`` : `'${text}'`
}

/** Returns names as a text that `readNames` of `src/rules/country/fact-table.ts` reads. */
export function writeNames(names: readonly string[]): string {
	for (const name of names)
		if (/[;\n]|^\s|\s$|^$/.test(name)) throw new Error(`"${name}" doesn't fit into a list of names`)
	return names.join('; ')
}

/** Returns a line that `readNameLines` reads. */
export function writeNameLine(code: string, names: readonly string[]): string {
	return [code.replaceAll(' ', '_'), ...(names.length === 0 ? [] : [writeNames(names)])].join(' ')
}

/** Returns true if a spelling takes less room than another one of the same name: bundlers write each letter beyond ASCII in six characters. */
export function isShorter(name: string, other: string): boolean {
	return roomOf(name) < roomOf(other)
}

function roomOf(name: string): number {
	return name.replace(/[^ -~]/g, 'u00000').length
}
