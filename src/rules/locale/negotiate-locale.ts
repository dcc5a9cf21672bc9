import { parseLanguageRanges } from './language-ranges.ts'

const TAGS = ['en-US', 'fr-FR', 'fr-CA', 'es-ES', 'es-MX', 'en-AU', 'en-GB'] as const
/** The supported locales, in the documented order. The first is the default. */
export const LOCALES: typeof TAGS = /* @__PURE__ */ Object.freeze(TAGS)

/** A language and region in which the API has texts, such as fr-CA. */
export type Locale = (typeof TAGS)[number]

/** How specifically a range matches a locale. A higher number is more specific. */
const ANY = 1
const SAME_LANGUAGE = 2
const EXACT = 3

/** Added to the rank of a range with weight 0, so that it comes before other ranges of its kind. */
const SHUT_OUT = 0.5

/** A range that matches a locale. */
interface Match {
	/** 0 without a match. */
	readonly kind: number
	readonly weight: number
	readonly position: number
	/** 0 if no other locale is nearer to the range, otherwise higher. */
	readonly distance: number
}

/** A locale with its best matches. */
interface Candidate {
	readonly locale: Locale
	readonly tag: string
	/** The match of the most specific range: one with the locale itself, its language, or `*`. */
	own: Match
	language: Match
	/** The match with the highest weight among the ranges that mean this locale: the locale's own tag, or a region nearest to it. */
	naming: Match
	/** The match of the unsupported region with the highest weight for which the locale can be used. */
	region: Match
}

const NO_MATCH: Match = { kind: 0, weight: 0, position: 0, distance: 0 }
const NAMED = { kind: EXACT, distance: 0 }

/**
 * The regions whose English follows British use, and the regions whose Spanish follows Latin American use, without the supported locales. The
 * regions are the children of en-001, en-150 and es-419 in the parent locales of CLDR 48 (Unicode License). UK counts as GB.
 */
const LIKE_GB =
	'001 150 ag ai at bb be bm bs bw bz cc ch ck cm cx cy cz de dg dk dm ee er es fi fj fk fm fr gd ge gg gh gi gm gs gy hk hu id ie il im in io it je jm ke ki kn ky lc lr ls lt lv mg mo ms mt mu mv mw my na nf ng nl no nr nu nz pg pk pl pn pt pw ro rw sb sc sd se sg sh si sk sl ss sx sz tc tk to tt tv tz ua ug uk vc vg vu ws za zm zw'

const LIKE_MX = '419 ar bo br bz cl co cr cu do ec gt hn jp ni pa pe pr py sv us uy ve'

/**
 * Returns the supported locale that fits an `Accept-Language` header best (get-product.1, D-70, D-98); en-US if none fits.
 *
 * - The weight of a locale is the weight of the most specific range that matches the locale. The highest weight wins. Of equal weights, the earlier
 *   range wins.
 * - An unsupported region matches every locale of its language, the nearest first (`es-AR`: es-MX, then es-ES). The header may give these locales a
 *   lower weight: `en-CA, fr-FR;q=0.9, en-US;q=0.7` is en-US.
 * - A language without a region means one of its locales. It is the locale with the highest weight in the header, by its own tag or a region
 *   nearest to it; otherwise the first locale. `fr, fr-FR;q=0.8` is fr-FR, and `es, es-AR;q=0.9` is es-MX.
 * - `*` matches every locale that no range names. At equal weights, `*` comes after every other range (RFC 4647): `*, en` is en-US.
 * - A weight of 0 excludes a locale.
 * - Only the malformed part of a header is dropped.
 *
 * @example
 * negotiateLocale('fr-BE, en;q=0.8') // => 'fr-FR'
 * negotiateLocale('es-AR, es;q=0.9') // => 'es-MX'
 * negotiateLocale('en, en-GB;q=0.8, en-US;q=0.6') // => 'en-GB'
 * negotiateLocale(null) // => 'en-US'
 */
export function negotiateLocale(header: string | null | undefined): Locale {
	if (typeof header !== 'string') return LOCALES[0]
	const candidates = LOCALES.map(toCandidate)
	for (const { range, weight, position } of parseLanguageRanges(header)) matchAll(candidates, range, weight, position)
	let best = NO_MATCH
	let locale: Locale = LOCALES[0]
	for (const candidate of candidates) {
		const match = bestMatchOf(candidate, isMeant(candidate, candidates))
		if (!isBetter(match, best)) continue
		best = match
		locale = candidate.locale
	}
	return locale
}

/** Returns true if the header contains this locale, and no other locale of its language with a higher weight, or earlier with the same weight. */
function isMeant({ tag, naming }: Candidate, candidates: readonly Candidate[]): boolean {
	return (
		naming.weight > 0 &&
		!candidates.some(
			(other) => other.tag.slice(0, 2) === tag.slice(0, 2) && !isExcluded(other) && isBetter(other.naming, naming),
		)
	)
}

function isExcluded({ own }: Candidate): boolean {
	return own.weight === 0 && own.kind >= SAME_LANGUAGE
}

function toCandidate(locale: Locale): Candidate {
	return { locale, tag: locale.toLowerCase(), own: NO_MATCH, language: NO_MATCH, naming: NO_MATCH, region: NO_MATCH }
}

function matchAll(candidates: readonly Candidate[], range: string, weight: number, position: number): void {
	const language = range.split('-', 1)[0] as string
	const isRegion = range !== language && !candidates.some(({ tag }) => tag === range)
	const nearest = isRegion ? nearestTag(range) : ''
	for (const candidate of candidates) {
		const { tag, own, region } = candidate
		const isOfLanguage = tag.slice(0, 2) === language
		if (range === tag || nearest === tag) candidate.naming = stronger({ ...NAMED, weight, position }, candidate.naming)
		if (isRegion) {
			// This also skips a weight of 0: excluding an unsupported region does not exclude ours.
			if (!isOfLanguage || weight <= region.weight) continue
			candidate.region = { kind: SAME_LANGUAGE, weight, position, distance: Number(nearest !== tag) }
			continue
		}
		const met = range === tag ? EXACT : range === '*' ? ANY : isOfLanguage && range === language ? SAME_LANGUAGE : 0
		if (met === 0) continue
		const match = { kind: weight === 0 ? met + SHUT_OUT : met, weight, position, distance: 0 }
		if (met === SAME_LANGUAGE) candidate.language = stronger(match, candidate.language)
		candidate.own = stronger(match, own)
	}
}

/** Returns the match of the more specific range; if both are equally specific, the match with the higher weight. */
function stronger(later: Match, earlier: Match): Match {
	return later.kind > earlier.kind || (later.kind === earlier.kind && later.weight > earlier.weight) ? later : earlier
}

/**
 * Returns the match that decides about a locale. If the locale or its language is excluded, it doesn't match; otherwise the best match counts. A
 * language without a region gives its weight to the locale that it means.
 */
function bestMatchOf(candidate: Candidate, isMeantByLanguage: boolean): Match {
	const { own, language, region } = candidate
	if (isExcluded(candidate)) return NO_MATCH
	const match =
		isMeantByLanguage && language.weight > 0 && !isBetter(own, language) ? { ...language, kind: EXACT } : own
	// a region names the language, so it is more specific than `*`
	return region.weight > 0 && (match.kind < SAME_LANGUAGE || isBetter(region, match)) ? region : match
}

function isBetter(a: Match, b: Match): boolean {
	if (a.weight !== b.weight) return a.weight > b.weight
	// `*` covers what no range names, so named locales come first (RFC 4647, 3.2 and 3.4)
	if ((a.kind === ANY) !== (b.kind === ANY)) return b.kind === ANY
	if (a.position !== b.position) return a.position < b.position
	// the locale that a bare language means comes before the others of the language
	if ((a.kind === EXACT) !== (b.kind === EXACT)) return a.kind === EXACT
	return a.distance < b.distance
}

/**
 * Returns the tag of the supported locale that is nearest to a language range in lower case, or a tag from the range's own language and region.
 *
 * @example
 * nearestTag('en-nz') // => 'en-gb'
 * nearestTag('es-419') // => 'es-mx'
 * nearestTag('fr-latn-ca-x-old') // => 'fr-ca'
 */
export function nearestTag(range: string): string {
	const [language, second = '', third = ''] = range.split('-', 3)
	const region = second.length === 4 ? third : second
	const isRegion = region.length > 1
	if (isRegion && language === 'en' && LIKE_GB.includes(region)) return 'en-gb'
	if (isRegion && language === 'es' && LIKE_MX.includes(region)) return 'es-mx'
	return `${language}-${region}`
}
