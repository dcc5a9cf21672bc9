/**
 * How a zip and a province relate: `match`, `mismatch`, `shared` or `unknown`. `shared`: the zip is in several provinces. `unknown`: the
 * tables don't list it.
 */
export type ZipRelation = 'match' | 'mismatch' | 'shared' | 'unknown'

/** Where a zip is (D-14): what the rule of provinces needs of it, as data. */
export interface ZipPlace {
	/** The codes of the provinces of the zip, sorted; empty if no table lists the zip. */
	readonly provinces: readonly string[]
	/** All provinces of the country that the table has. A zip can be in any other one. */
	readonly listed: ReadonlySet<string>
	/** True if a zip of several provinces is in none but these. */
	readonly isExclusive: boolean
}

/** The place of a text that is no zip, and of a zip that no table lists. */
export const NO_PLACE: ZipPlace = { provinces: [], listed: /* @__PURE__ */ new Set(), isExclusive: false }

/** Compares where a zip is with a province, by its code (D-14). A province that the tables don't have is `unknown`. */
export function relatePlace({ provinces, listed, isExclusive }: ZipPlace, province: string): ZipRelation {
	const isAlone = provinces.length === 1
	if (isAlone && provinces[0] === province) return 'match'
	if (provinces.length === 0 || !listed.has(province)) return 'unknown'
	if (isAlone) return 'mismatch'
	return isExclusive && !provinces.includes(province) ? 'mismatch' : 'shared'
}

/** Returns false if the tables place the zip in other provinces than this one. */
export function canBeIn(place: ZipPlace, province: string): boolean {
	return relatePlace(place, province) !== 'mismatch'
}
