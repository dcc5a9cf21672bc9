import { nearestTag } from './nearest-tag.ts'

/** The locales that the interface supports, its default first, in its order. */
export const LOCALES = ['en-US', 'fr-FR', 'fr-CA', 'es-ES', 'es-MX', 'en-AU', 'en-GB'] as const

export type Locale = (typeof LOCALES)[number]

/** A member of the header: a language range or `*`, and its weight. More than three decimals are forgiven. */
const MEMBER = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)(?:[ \t]*;[ \t]*q[ \t]*=[ \t]*([01](?:\.\d*)?))?$/i

/** How a range meets a locale; the more specific, the higher. */
const ANY = 1
const SAME_LANGUAGE = 2
const EXACT = 3

/** What raises a weight of 0 above other ranges of its kind. */
const SHUT_OUT = 0.5

/** A range that a locale has met. */
interface Meeting {
	/** 0 before any. */
	readonly kind: number
	readonly weight: number
	/** Where the range stands in the header. */
	readonly position: number
	/** 0 where the range comes no nearer to any other locale. */
	readonly distance: number
}

/** A locale with what speaks for it. */
interface Standing {
	readonly locale: Locale
	readonly tag: string
	/** The most specific of the ranges that name it, its language or any. */
	own: Meeting
	/** The heaviest of the regions without a locale of their own that it stands in for. */
	region: Meeting
}

const NOT_MET: Meeting = { kind: 0, weight: 0, position: 0, distance: 0 }

/**
 * The supported locale that answers an `Accept-Language` header best (get-product.1, D-70, D-98); en-US where none does.
 *
 * Each locale takes the weight of the most specific range that names it, and the heaviest wins; of equals, the one whose range
 * stands first. A region that is not supported asks for all of its language, the nearest to it first (`es-AR`: es-MX, then
 * es-ES), however light these are by themselves: `en-CA, en-US;q=0.7` is en-US, as its reader means it. `*` names any. A weight
 * of 0 shuts a locale out. A malformed member is dropped, not the header. Linear in the header's length.
 *
 * @example
 * negotiateLocale('fr-BE, en;q=0.8') // => 'fr-FR'
 * negotiateLocale('es-AR, es;q=0.9') // => 'es-MX'
 * negotiateLocale('en-CA, en-US;q=0.7') // => 'en-US'
 * negotiateLocale('fr-FR;q=0, fr, en;q=0.5') // => 'fr-CA'
 * negotiateLocale(null) // => 'en-US'
 */
export function negotiateLocale(header: string | null | undefined): Locale {
	if (typeof header !== 'string') return LOCALES[0]
	const standings = LOCALES.map(standUp)
	let start = 0
	while (start < header.length) {
		const comma = header.indexOf(',', start)
		const end = comma < 0 ? header.length : comma
		const [, range, weight = '1'] = MEMBER.exec(header.slice(start, end).trim()) ?? []
		if (range !== undefined && Number(weight) <= 1) meetAll(standings, range.toLowerCase(), Number(weight), start)
		start = end + 1
	}
	let best = NOT_MET
	let locale: Locale = LOCALES[0]
	for (const standing of standings) {
		const claim = claimOf(standing)
		if (!isBetter(claim, best)) continue
		best = claim
		locale = standing.locale
	}
	return locale
}

function standUp(locale: Locale): Standing {
	return { locale, tag: locale.toLowerCase(), own: NOT_MET, region: NOT_MET }
}

function meetAll(standings: readonly Standing[], range: string, weight: number, position: number): void {
	const language = range.split('-', 1)[0] as string
	const isRegion = range !== language && !standings.some(({ tag }) => tag === range)
	const nearest = isRegion ? nearestTag(range) : ''
	for (const standing of standings) {
		const { tag, own, region } = standing
		const isSameLanguage = tag.slice(0, 2) === language
		if (isRegion) {
			// A weight of 0 is never heavier: to refuse another region's form of a language says nothing about ours.
			if (!isSameLanguage || weight <= region.weight) continue
			standing.region = { kind: SAME_LANGUAGE, weight, position, distance: Number(nearest !== tag) }
			continue
		}
		const met = range === tag ? EXACT : range === '*' ? ANY : isSameLanguage && range === language ? SAME_LANGUAGE : 0
		if (met === 0) continue
		const kind = weight === 0 ? met + SHUT_OUT : met
		if (kind > own.kind || (kind === own.kind && weight > own.weight)) {
			standing.own = { kind, weight, position, distance: 0 }
		}
	}
}

/** What a locale is chosen by: nothing where it or its language is shut out, else the better of what speaks for it. */
function claimOf({ own, region }: Standing): Meeting {
	if (own.weight === 0 && own.kind >= SAME_LANGUAGE) return NOT_MET
	// What names the language, if only by a region, is more specific than any.
	return region.weight > 0 && (own.kind < SAME_LANGUAGE || isBetter(region, own)) ? region : own
}

function isBetter(a: Meeting, b: Meeting): boolean {
	if (a.weight !== b.weight) return a.weight > b.weight
	return a.position === b.position ? a.distance < b.distance : a.position < b.position
}
