import availableLocales from 'cldr-core/availableLocales.json' with { type: 'json' }
import parentLocales from 'cldr-core/supplemental/parentLocales.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale, nearestTag, negotiateLocale } from '../../../src/rules/locale/negotiate-locale.ts'
import { expectCost } from '../../bounded.ts'

describe('D-70 one range twice', () => {
	it.each([
		['the heavier one counts, if it stands last', 'en-GB;q=0.2, fr;q=0.5, en-GB;q=0.9', 'en-GB'],
		['the heavier one counts, if it stands first', 'en-GB, fr;q=0.9, en-GB;q=0.1', 'en-GB'],
		['of equal ones the first counts', 'en-GB;q=0.5, fr;q=0.5, en-GB;q=0.5', 'en-GB'],
		['of equal regions of a language the first counts', 'en-CA;q=0.5, fr;q=0.5, en-IE;q=0.5', 'en-US'],
	])('%s', (_, header, locale) => expect(negotiateLocale(header)).toBe(locale))
})

describe('D-98 nearestTag', () => {
	it.each([
		['en-ie', 'en-gb'],
		['es-ar', 'es-mx'],
		['pt-br', 'pt-br'],
		['en-mx', 'en-mx'],
		['en-latn-ie', 'en-gb'],
		['en-latn', 'en-'],
		['es', 'es-'],
	])('%s is nearest to %s', (range, tag) => expect(nearestTag(range)).toBe(tag))
})

describe('D-70 regional affinity, against the parent locales of CLDR', () => {
	const parents: Readonly<Record<string, string>> = parentLocales.supplemental.parentLocales.parentLocale
	const regional = availableLocales.availableLocales.full.filter((tag) => /^(?:en|es|fr)-(?:[A-Z]{2}|\d{3})$/.test(tag))

	/** Returns the supported locale for a tag, by its chain of parents. */
	function standIn(tag: string): Locale {
		const own = LOCALES.find((locale) => locale === tag)
		if (own !== undefined) return own
		if (tag === 'en-001') return 'en-GB'
		if (tag === 'es-419') return 'es-MX'
		const parent = parents[tag]
		if (parent !== undefined) return standIn(parent)
		return ({ en: 'en-US', es: 'es-ES', fr: 'fr-FR' } as const)[tag.slice(0, 2) as 'en' | 'es' | 'fr']
	}

	it('follows them for every region with English, Spanish or French in CLDR', () => {
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
	])('takes time in proportion to %s', (_name, part) => {
		const header = part.repeat(2 ** 20 / part.length)
		// Quadratic time would cost a million passes.
		expectCost(() => negotiateLocale(header), 100)
	})

	it('finds a member after 100,000 others', () => {
		expect(negotiateLocale(`${'de,'.repeat(100_000)}es-MX`)).toBe('es-MX')
	})
})
