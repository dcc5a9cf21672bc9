import { SUBDIVISIONS } from './data/province-levels.ts'

/** A subdivision of ISO 3166-2 that addresses do not name: a region above the provinces, a district below them. */
export interface Subdivision {
	readonly isoCode: string
	/** In English where CLDR has it, else as ISO writes it. */
	readonly name: string
}

const decoded = new Map<string, readonly Subdivision[]>()

/**
 * The subdivisions of a country that its addresses do not name; `provincesOf` has the others. They enter no verdict. None for
 * what is no country.
 *
 * @example
 * otherSubdivisions('IT')[0] // => { isoCode: 'IT-21', name: 'Piedmont' }
 */
export function otherSubdivisions(countryCode: string): readonly Subdivision[] {
	if (typeof countryCode !== 'string' || !/^[A-Z]{2}$/.test(countryCode)) return []
	let subdivisions = decoded.get(countryCode)
	if (subdivisions === undefined) {
		subdivisions = decode(countryCode)
		decoded.set(countryCode, subdivisions)
	}
	return subdivisions
}

/**
 * The name of such a subdivision; null for any other code.
 *
 * @example
 * subdivisionName('DE-BY') // => 'Bavaria'
 * subdivisionName('US-CA') // => null
 */
export function subdivisionName(isoCode: string): string | null {
	if (typeof isoCode !== 'string' || isoCode.length > 6) return null
	return otherSubdivisions(isoCode.slice(0, 2)).find((subdivision) => subdivision.isoCode === isoCode)?.name ?? null
}

function decode(countryCode: string): readonly Subdivision[] {
	const start = SUBDIVISIONS.indexOf(`\n${countryCode}`)
	if (start < 0) return []
	const line = SUBDIVISIONS.slice(start + 3, SUBDIVISIONS.indexOf('\n', start + 1))
	return line.split(';').map((entry) => {
		const [suffix = '', name = ''] = entry.split(':')
		return { isoCode: `${countryCode}-${suffix}`, name }
	})
}
