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

/** A locale and the most specific range that it has met. */
interface Standing {
	readonly locale: Locale
	readonly tag: string
	kind: number
	weight: number
	/** Where the range stands in the header. */
	position: number
	/** 0 where the range comes no nearer to any other locale. */
	distance: number
}

/**
 * The supported locale that answers an `Accept-Language` header best (get-product.1, D-70); en-US where none does.
 *
 * Each locale takes the weight of the most specific range that it meets, and the heaviest wins; of equals, the one whose range
 * stands first. A range meets its own locale and, where that is not supported, all of its language, the nearest to its region
 * first (`es-AR`: es-MX, then es-ES); `*` meets any. A weight of 0 shuts a locale out. A malformed member is dropped, not the
 * header. Linear in the header's length.
 *
 * @example
 * negotiateLocale('fr-BE, en;q=0.8') // => 'fr-FR'
 * negotiateLocale('es-AR, es;q=0.9') // => 'es-MX'
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
	const best = standings.reduce((a, b) => (isBetter(b, a) ? b : a))
	return best.weight > 0 ? best.locale : LOCALES[0]
}

function standUp(locale: Locale): Standing {
	return { locale, tag: locale.toLowerCase(), kind: 0, weight: 0, position: 0, distance: 0 }
}

function meetAll(standings: readonly Standing[], range: string, weight: number, position: number): void {
	const language = range.split('-', 1)[0] as string
	const nearest = range === language ? null : nearestTag(range)
	const isSupported = standings.some(({ tag }) => tag === range)
	for (const standing of standings) {
		const { tag } = standing
		const isSameLanguage = !isSupported && tag.slice(0, 2) === language
		const met = range === tag ? EXACT : isSameLanguage ? SAME_LANGUAGE : range === '*' ? ANY : 0
		// To refuse another region's form of a language says nothing about ours.
		if (met === 0 || (met === SAME_LANGUAGE && nearest !== null && weight === 0)) continue
		const kind = weight === 0 ? met + SHUT_OUT : met
		if (kind < standing.kind || (kind === standing.kind && weight <= standing.weight)) continue
		standing.kind = kind
		standing.weight = weight
		standing.position = position
		standing.distance = Number(met === SAME_LANGUAGE && nearest !== null && nearest !== tag)
	}
}

function isBetter(a: Standing, b: Standing): boolean {
	if (a.weight !== b.weight) return a.weight > b.weight
	return a.position === b.position ? a.distance < b.distance : a.position < b.position
}
