/**
 * Returns a country's name in a list of codes and names, separated by semicolons; undefined if it has none.
 *
 * @example
 * nameInList('DEAllemagne;USÉtats-Unis', 'US') // => 'États-Unis'
 */
export function nameInList(countries: string, code: string): string | undefined {
	const at = `;${countries}`.indexOf(`;${code}`)
	return at < 0 || code.length !== 2 ? undefined : countries.slice(at + 2).split(';', 1)[0]
}
