/**
 * The relation of a zip and a province: `match`, `mismatch`, `shared` or `unknown`. `shared`: the zip is in several provinces. `unknown`: the tables
 * don't list the zip.
 */
export type ZipRelation = 'match' | 'mismatch' | 'shared' | 'unknown'

/** The place of a zip (D-14): the data that the rules for provinces need about the zip. */
export interface ZipPlace {
	/** The codes of the zip's provinces, sorted; empty if the tables don't have the zip. */
	readonly provinces: readonly string[]
	/** All provinces of the country that the table lists. A zip may always be in a province that the table doesn't list. */
	readonly listed: ReadonlySet<string>
	/** True if a zip with several provinces can't be in any other province. */
	readonly isExclusive: boolean
}

/** The place of a text that isn't a zip, and of a zip that isn't in a table. */
export const NO_PLACE: ZipPlace = { provinces: [], listed: /* @__PURE__ */ new Set(), isExclusive: false }

/** Compares the place of a zip with a province, by the province's code (D-14). The result is `unknown` for a province that isn't in the tables. */
export function relatePlace({ provinces, listed, isExclusive }: ZipPlace, province: string): ZipRelation {
	const isAlone = provinces.length === 1
	if (isAlone && provinces[0] === province) return 'match'
	if (provinces.length === 0 || !listed.has(province)) return 'unknown'
	if (isAlone) return 'mismatch'
	return isExclusive && !provinces.includes(province) ? 'mismatch' : 'shared'
}

/** Returns whether a zip can be in a province. The result is false if the tables list the zip only in other provinces. */
export function canBeIn(place: ZipPlace, province: string): boolean {
	return relatePlace(place, province) !== 'mismatch'
}
