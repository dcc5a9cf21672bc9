import { deepFreeze } from '../core/deep-freeze.ts'
import { factOf, readNameLines } from '../country/fact-table.ts'
import { SUBDIVISIONS } from './data/subdivisions.ts'

/** A subdivision of ISO 3166-2 that addresses don't name: a region above the provinces, or a district below them. */
export interface Subdivision {
	readonly isoCode: string
	/** English name if CLDR has one, otherwise as ISO writes it. */
	readonly name: string
}

const decoded = new Map<string, readonly Subdivision[]>()

/**
 * Returns the subdivisions that the country's addresses don't name; `provincesOf` returns the others. Verdicts don't use them.
 * Returns an empty list for an unknown country.
 *
 * @example
 * otherSubdivisions('IT')[0] // => { isoCode: 'IT-21', name: 'Piedmont' }
 */
export function otherSubdivisions(countryCode: string | undefined): readonly Subdivision[] {
	if (typeof countryCode !== 'string' || !/^[A-Z]{2}$/.test(countryCode)) return []
	let subdivisions = decoded.get(countryCode)
	if (subdivisions === undefined) {
		subdivisions = deepFreeze(decode(countryCode))
		decoded.set(countryCode, subdivisions)
	}
	return subdivisions
}

/**
 * Returns the name of such a subdivision; null for any other code.
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
	return readNameLines(factOf(SUBDIVISIONS, countryCode)).map(({ code, names }) => ({
		isoCode: `${countryCode}-${code}`,
		name: names.join(),
	}))
}
