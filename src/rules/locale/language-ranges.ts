/** A part of an `Accept-Language` header: a range of languages, and its weight. */
export interface LanguageRange {
	/** `fr`, `fr-ca` or `*`, in lower case. */
	readonly range: string
	/** 0 to 1. 0 excludes the range. */
	readonly weight: number
	/** Where the member starts in the header. Earlier ranges win at equal weights. */
	readonly position: number
}

/** Matches a part of the header: a language range or `*`, and its weight. Weights may have more than three decimals. */
const MEMBER = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)(?:[ \t]*;[ \t]*q[ \t]*=[ \t]*([01](?:\.\d*)?))?$/i

/**
 * Returns the language ranges of an `Accept-Language` header, in the header's order. Drops malformed members (D-70).
 *
 * @example
 * parseLanguageRanges('fr-BE, *;q=0.5').map(({ range, weight }) => [range, weight]) // => [['fr-be', 1], ['*', 0.5]]
 * parseLanguageRanges('en;q=2, x_y') // => []
 */
export function parseLanguageRanges(header: string): readonly LanguageRange[] {
	const ranges: LanguageRange[] = []
	let position = 0
	while (position < header.length) {
		const comma = header.indexOf(',', position)
		const end = comma < 0 ? header.length : comma
		const [, range, weight = '1'] = MEMBER.exec(header.slice(position, end).trim()) ?? []
		if (range !== undefined && Number(weight) <= 1) {
			ranges.push({ range: range.toLowerCase(), weight: Number(weight), position })
		}
		position = end + 1
	}
	return ranges
}
