/** The version of what facts mean. It grows when rules read them in another way. */
export const DATA_FORMAT = 3

/**
 * Facts of one kind as text, by the alpha-2 code of the country. The tables of all countries have a key for each country with such facts; what
 * a caller loads for some countries has fewer.
 */
export type FactTable = Readonly<Record<string, string>>

/** Returns the text of a country; an empty text for a country without one, and for any other key. */
export function factOf(table: FactTable, countryCode: string): string {
	return Object.hasOwn(table, countryCode) ? (table[countryCode] as string) : ''
}

/** A line of a table of names, such as `CA California; Calif.`. */
export interface NameLine {
	/** The code of what the line names, without spaces. */
	readonly code: string
	readonly names: readonly string[]
}

/**
 * Returns the lines of a text with names: a code (with a low line for a space), then names, separated by semicolons. A line may have no names.
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

/** Returns the names of a text, which are separated by semicolons. */
export function readNames(text: string): readonly string[] {
	return text === '' ? [] : text.split('; ')
}
