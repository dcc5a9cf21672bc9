/**
 * Returns whether a text of joined two-letter codes contains the code of a country.
 *
 * @example
 * hasPair('DEFR', 'FR') // => true
 * hasPair('DEFR', 'EF') // => false
 */
export function hasPair(codes: string, countryCode: string): boolean {
	if (countryCode.length !== 2) return false
	for (let at = 0; at < codes.length; at += 2) if (codes.startsWith(countryCode, at)) return true
	return false
}

/**
 * Returns the key of the group that contains the country, in a text such as `a:DEFR;b:IT`; null if no group does.
 *
 * @example
 * countryGroup('a:DEFR;b:IT', 'FR') // => 'a'
 * countryGroup('a:DEFR;b:IT', 'US') // => null
 */
export function countryGroup(table: string, countryCode: string): string | null {
	for (const group of table.split(';')) {
		const [value = '', countries = ''] = group.split(':')
		if (hasPair(countries, countryCode)) return value
	}
	return null
}

/**
 * Returns the name of a country in a text of codes and names that are separated by semicolons; undefined if the text has no such name.
 *
 * @example
 * nameInList('DEAllemagne;USÉtats-Unis', 'US') // => 'États-Unis'
 */
export function nameInList(countries: string, code: string): string | undefined {
	if (code.length !== 2) return undefined
	const isFirst = countries.startsWith(code)
	const at = isFirst ? 0 : countries.indexOf(`;${code}`) + 1
	if (at === 0 && !isFirst) return undefined
	const end = countries.indexOf(';', at)
	return countries.slice(at + 2, end < 0 ? undefined : end)
}

/**
 * Returns the name of a province in lines with a country's code, then codes and names; undefined if there is no such name.
 *
 * @example
 * provinceInLines('\nUS CA Kalifornien; DC Washington, D.C.\n', 'US', 'CA') // => 'Kalifornien'
 */
export function provinceInLines(lines: string, country: string, code: string): string | undefined {
	const at = country.length === 2 ? lines.indexOf(`\n${country} `) : -1
	if (at < 0) return undefined
	const entries = lines.slice(at + 4, lines.indexOf('\n', at + 1)).split('; ')
	return entries.find((entry) => entry.startsWith(`${code} `))?.slice(code.length + 1)
}
