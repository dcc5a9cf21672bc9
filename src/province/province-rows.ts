/*
 * A table of provinces has a block for each country: a line with an equals sign and the country's code, then the country's rows, each on a line.
 * No row begins with an equals sign.
 */

/**
 * Returns a country's rows in a table; none for a country without a block.
 *
 * @example
 * rowsOf('\n=AA\none\ntwo\n=BB\nthree\n', 'AA') // => ['one', 'two']
 */
export function rowsOf(table: string, countryCode: string): readonly string[] {
	const head = `\n=${countryCode}\n`
	const at = table.indexOf(head)
	if (at < 0) return []
	const end = table.indexOf('\n=', at + head.length - 1)
	return table.slice(at + head.length, end < 0 ? -1 : end).split('\n')
}

/** Returns the countries of a table with their rows, in its order. */
export function blocksOf(table: string): readonly (readonly [countryCode: string, ...rows: string[]])[] {
	return table
		.slice(0, -1)
		.split('\n=')
		.slice(1)
		.map((block) => block.split('\n') as [string, ...string[]])
}
