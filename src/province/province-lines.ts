/** What a table says of a country: the line at the place that its code has among the table's countries. */
export function lineOf(table: string, countries: string, countryCode: string): string {
	const start = startOf(table, countries, countryCode)
	return table.slice(start, table.indexOf('\n', start))
}

/** Where the line of a country begins; the end of the table when it has none. */
export function startOf(table: string, countries: string, countryCode: string): number {
	let place = countries.indexOf(countryCode)
	while (place % 2 === 1) place = countries.indexOf(countryCode, place + 1)
	let start = place < 0 ? table.length : 1
	for (let line = 0; line < place; line += 2) start = table.indexOf('\n', start) + 1
	return start
}
