/** The number of the format of facts. It becomes higher when rules read facts differently. */
export const DATA_FORMAT = 3

/**
 * Facts of one kind: a text for each country, by alpha-2 code. The tables of all countries have a key for each country with such facts. Tables that
 * a caller loads for some countries have fewer keys.
 */
export type FactTable = Readonly<Record<string, string>>

/** Returns the text of a country. Returns an empty text if the table has no text for the country, and for any other key. */
export function factOf(table: FactTable, countryCode: string): string {
	return Object.hasOwn(table, countryCode) ? (table[countryCode] as string) : ''
}

/** A line of a table of names, such as `CA California; Calif.`. */
export interface NameLine {
	/** The code of a country or province, without spaces. */
	readonly code: string
	readonly names: readonly string[]
}

/**
 * Returns the lines of a text with names. Each line has a code, then names that are separated by semicolons. In the code, a low line stands for a
 * space. A line may have no names.
 *
 * @example
 * readNameLines('CA California; Calif.\nNY New York')[0] // => { code: 'CA', names: ['California', 'Calif.'] }
 * readNameLines('BOP') // => [{ code: 'BOP', names: [] }]
 */
export function readNameLines(text: string): readonly NameLine[] {
	return text === '' ? [] : text.split('\n').map(readNameLine)
}

function readNameLine(line: string): NameLine {
	const [code = '', ...rest] = line.split(' ')
	return { code: code.replaceAll('_', ' '), names: readNames(rest.join(' ')) }
}

/** Returns the names in a text. Semicolons separate them. */
export function readNames(text: string): readonly string[] {
	return text === '' ? [] : text.split('; ')
}
