/** Returns the country's line in a table. `countries` lists the table's country codes in the order of its lines. */
export function lineOf(table: string, countries: string, countryCode: string): string {
	const start = startOf(table, countries, countryCode)
	return table.slice(start, table.indexOf('\n', start))
}

/** Returns the index where a country's line begins; the end of the table if it has none. */
export function startOf(table: string, countries: string, countryCode: string): number {
	let place = countries.indexOf(countryCode)
	while (place % 2 === 1) place = countries.indexOf(countryCode, place + 1)
	let start = place < 0 ? table.length : 1
	for (let line = 0; line < place; line += 2) start = table.indexOf('\n', start) + 1
	return start
}
