/**
 * Returns whether a text of concatenated two-letter codes contains a country's code.
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
 * Returns the key of the group that lists the country, in a text such as `a:DEFR;b:IT`; null if none does.
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
 * Returns a country's name in a list of codes and names, separated by semicolons; undefined if it has none.
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
 * Returns a province's name in lines of a country's code, and codes with names; undefined if it has none.
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
