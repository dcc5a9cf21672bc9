import { ZIP_EXAMPLES } from './data/zip-examples.ts'

const examples = new Map<string, readonly string[]>()

/**
 * One or two postal codes in use in a country, in canonical form: one where the country has a single code; none where it has no
 * codes or is no country.
 */
export function zipExamples(countryCode: string): readonly string[] {
	const known = examples.get(countryCode)
	if (known !== undefined) return known
	const at = ZIP_EXAMPLES.indexOf(`\n${countryCode}`)
	if (at < 0 || countryCode.length !== 2) return []
	const found = ZIP_EXAMPLES.slice(at + 3, ZIP_EXAMPLES.indexOf('\n', at + 1)).split(',')
	examples.set(countryCode, found)
	return found
}
