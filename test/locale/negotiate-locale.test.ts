import availableLocales from 'cldr-core/availableLocales.json' with { type: 'json' }
import parentLocales from 'cldr-core/supplemental/parentLocales.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale, negotiateLocale } from '../../src/locale/negotiate-locale.ts'
import vectors from '../vectors/locale.json'

describe('D-70 locale.json', () => {
	it('has permanent ids', () => {
		expect(new Set(vectors.cases.map((vector) => vector.id)).size).toBe(vectors.cases.length)
	})

	it.each(vectors.cases)('$id: $note', ({ header, locale }) => {
		expect(negotiateLocale(header as string | null)).toBe(locale)
	})
})

describe('D-70 regional affinity, against the parent locales of CLDR', () => {
	const parents: Readonly<Record<string, string>> = parentLocales.supplemental.parentLocales.parentLocale
	const regional = availableLocales.availableLocales.full.filter((tag) => /^(?:en|es|fr)-(?:[A-Z]{2}|\d{3})$/.test(tag))

	/** The supported locale that stands for a tag, up its line of parents. */
	function standIn(tag: string): Locale {
		const own = LOCALES.find((locale) => locale === tag)
		if (own !== undefined) return own
		if (tag === 'en-001') return 'en-GB'
		if (tag === 'es-419') return 'es-MX'
		const parent = parents[tag]
		if (parent !== undefined) return standIn(parent)
		return ({ en: 'en-US', es: 'es-ES', fr: 'fr-FR' } as const)[tag.slice(0, 2) as 'en' | 'es' | 'fr']
	}

	it('follows them for every region whose English, Spanish or French CLDR knows', () => {
		expect(regional.length).toBeGreaterThan(150)
		const asked = Object.fromEntries(regional.map((tag) => [tag, negotiateLocale(tag)]))
		expect(asked).toEqual(Object.fromEntries(regional.map((tag) => [tag, standIn(tag)])))
	})
})

describe('D-70 headers of any length', () => {
	it.each([
		['commas', ','],
		['members', 'fr-BE;q=0.5,'],
		['space', ' '],
		['tabs before a weight', 'fr\t\t\t\t\t\t\t\t'],
		['subtags', 'a-'],
		['decimals', 'fr;q=0.1111111'],
		['semicolons', 'fr;'],
	])('takes a time in proportion to %s', (_name, part) => {
		const time = (length: number): number => {
			const header = part.repeat(length / part.length)
			const start = performance.now()
			negotiateLocale(header)
			return performance.now() - start
		}
		const least = (length: number): number => Math.min(...Array.from({ length: 5 }, () => time(length)))
		// Sixteen times the length in less than a hundred times the time: squared, it would be 256 times.
		expect(least(1 << 20)).toBeLessThan(Math.max(least(1 << 16) * 100, 20))
	})

	it('finds a member behind a million others', () => {
		expect(negotiateLocale(`${'de,'.repeat(1_000_000)}es-MX`)).toBe('es-MX')
	})
})
