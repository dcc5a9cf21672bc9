import fc from 'fast-check'
import Negotiator from 'negotiator'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale, negotiateLocale } from '../../src/rules/locale/negotiate-locale.ts'
import { runs } from '../fuzz.ts'

interface Range {
	readonly tag: string
	readonly weight: number
}

const supported = fc.constantFrom<string>(...LOCALES)
const language = fc.constantFrom('en', 'fr', 'es', 'de', '*')
/** Tags of other regions, each with the supported locales of its language, the nearest first, as people would judge. */
const NEAREST: Readonly<Record<string, readonly Locale[]>> = {
	'fr-BE': ['fr-FR', 'fr-CA'],
	'fr-Latn-CA': ['fr-CA', 'fr-FR'],
	'fr-CA-x-old': ['fr-CA', 'fr-FR'],
	'es-AR': ['es-MX', 'es-ES'],
	'es-419': ['es-MX', 'es-ES'],
	'es-GQ': ['es-ES', 'es-MX'],
	'en-NZ': ['en-GB', 'en-US', 'en-AU'],
	'en-CA': ['en-US', 'en-AU', 'en-GB'],
	'en-AU-u-ca-gregory': ['en-AU', 'en-US', 'en-GB'],
	'en-x-gb': ['en-US', 'en-AU', 'en-GB'],
	'de-AT': [],
	'zh-Hant-TW': [],
}
/** The regions that name one locale of their language: French of Belgium is near to no French more than to another. */
const NAMED_BY: Readonly<Record<string, Locale>> = {
	'fr-Latn-CA': 'fr-CA',
	'fr-CA-x-old': 'fr-CA',
	'es-AR': 'es-MX',
	'es-419': 'es-MX',
	'en-NZ': 'en-GB',
	'en-AU-u-ca-gregory': 'en-AU',
}
const regional = fc.constantFrom(...Object.keys(NEAREST))
const thousandths = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 1000 }) }, fc.constant(0))
const rangesOf = (tag: fc.Arbitrary<string>): fc.Arbitrary<readonly Range[]> =>
	fc.uniqueArray(fc.record({ tag, weight: thousandths }), { selector: (range) => range.tag, maxLength: 7 })

const write = ({ tag, weight }: Range): string => (weight === 1000 ? tag : `${tag};q=${(weight / 1000).toFixed(3)}`)
const headerOf = (ranges: readonly Range[]): string => ranges.map(write).join(', ')

describe('D-70 negotiateLocale', () => {
	it('agrees with negotiator on plain ranges of different weights, except where a language outweighs its own region', () => {
		const ranges = rangesOf(fc.oneof(supported, language)).filter(
			(list) =>
				new Set(list.map((range) => range.weight || range.tag)).size === list.length &&
				!list.some(({ tag, weight }) => namedIn(list, tag).some((named) => named.weight < weight)),
		)
		fc.assert(
			fc.property(ranges, (list) => {
				const header = headerOf(list)
				const negotiator = new Negotiator({ headers: { 'accept-language': header || 'de' } })
				return negotiateLocale(header) === (negotiator.languages([...LOCALES])[0] ?? 'en-US')
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('follows the decision: range after range, exact, by prefix, by region, then any', () => {
		fc.assert(
			fc.property(rangesOf(fc.oneof(supported, language, regional)), (list) => {
				const answer = negotiateLocale(headerOf(list))
				return answer === walk(list)
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('is not moved by a `*` that is no heavier than the range that decides, wherever it stands (RFC 4647)', () => {
		fc.assert(
			fc.property(rangesOf(supported), fc.nat({ max: 7 }), thousandths, (list, at, weight) => {
				const [heaviest = 0] = list.map((range) => range.weight).sort((a, b) => b - a)
				if (heaviest === 0) return
				const others = [...list]
				others.splice(at, 0, { tag: '*', weight: Math.min(weight, heaviest) })
				expect(negotiateLocale(headerOf(others))).toBe(negotiateLocale(headerOf(list)))
			}),
			{ numRuns: runs(20_000) },
		)
	})

	it('ignores case, spaces and malformed members', () => {
		const junk = fc.constantFrom(
			'',
			' ',
			'fr_FR',
			'fr;q=1.5',
			'es;;q=1',
			'en-',
			'*-MX;q=1',
			'es q=1',
			'fr;level=1',
			'🇫🇷',
		)
		const noise = fc.array(fc.tuple(junk, fc.nat({ max: 7 })), { maxLength: 3 })
		const space = fc.constantFrom('', ' ', '\t', ' \t ')
		fc.assert(
			fc.property(
				rangesOf(fc.oneof(supported, language, regional)),
				noise,
				space,
				fc.boolean(),
				(list, extra, gap, isUpper) => {
					const members = list.map((range) => write(range).replace(/[;=]/g, (mark) => gap + mark + gap))
					for (const [member, at] of extra) members.splice(at, 0, member)
					const header = members.join(`${gap},${gap}`)
					return negotiateLocale(isUpper ? header.toUpperCase() : header) === negotiateLocale(headerOf(list))
				},
			),
			{ numRuns: runs(10_000) },
		)
	})

	it('returns one of the seven for any text', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (header) => LOCALES.includes(negotiateLocale(header))),
			{ numRuns: runs(5000) },
		)
		expect(LOCALES).toHaveLength(7)
	})
})

/** Returns the locales of a bare language that the header names, itself or by a region whose nearest is one: the heaviest first. */
function namedIn(ranges: readonly Range[], language: string): readonly { locale: Locale; weight: number }[] {
	const refused = new Set(ranges.filter(({ weight }) => weight === 0).map(({ tag }) => tag))
	return ranges
		.filter(({ tag, weight }) => weight > 0 && tag.startsWith(`${language}-`))
		.map(({ tag, weight }) => ({ locale: LOCALES.find((each) => each === tag) ?? NAMED_BY[tag], weight }))
		.filter((named): named is { locale: Locale; weight: number } => named.locale !== undefined)
		.filter(({ locale }) => !refused.has(locale))
		.sort((a, b) => b.weight - a.weight)
}

/**
 * The oracle: goes through the ranges by falling weight, and checks for each the locales that it matches and no more specific range
 * has claimed.
 */
function walk(ranges: readonly Range[]): Locale {
	const weights = new Map(ranges.map(({ tag, weight }) => [tag, weight]))
	const languageOf = (tag: string): string => tag.split('-')[0] as string
	const isNamed = (locale: Locale): boolean => weights.has(locale)
	const isRefused = (locale: Locale): boolean => (weights.get(locale) ?? weights.get(languageOf(locale))) === 0
	const isReached = (locale: Locale): boolean =>
		isNamed(locale) ||
		weights.has(languageOf(locale)) ||
		ranges.some(({ tag, weight }) => weight > 0 && NEAREST[tag]?.includes(locale))
	const reach = (tag: string): readonly Locale[] => {
		if (tag === '*') return LOCALES.filter((locale) => !isReached(locale))
		if (tag in NEAREST) return (NEAREST[tag] ?? []).filter((locale) => !isRefused(locale))
		const [meant] = namedIn(ranges, tag)
		if (meant !== undefined) return [meant.locale]
		if (tag.length === 2) return LOCALES.filter((locale) => languageOf(locale) === tag && !isNamed(locale))
		return LOCALES.filter((locale) => locale === tag)
	}
	const wanted = ranges.filter(({ weight }) => weight > 0)
	const byWeight = [...wanted].sort((a, b) => b.weight - a.weight || Number(a.tag === '*') - Number(b.tag === '*'))
	for (const { tag } of byWeight) {
		const [first] = reach(tag)
		if (first !== undefined) return first
	}
	return 'en-US'
}
