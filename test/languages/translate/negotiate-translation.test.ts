import { describe, expect, it } from 'vitest'
import { es } from '../../../src/languages/es.ts'
import { fr } from '../../../src/languages/fr.ts'
import { negotiateTranslation } from '../../../src/languages/translate/negotiate-translation.ts'
import { LOCALES } from '../../../src/rules/locale/negotiate-locale.ts'

const BOTH = [fr, es]

describe('D-150: negotiateTranslation', () => {
	it('finds one for the four locales of the interface that are not English', () => {
		const found = LOCALES.map((locale) => [locale, negotiateTranslation(locale, BOTH)?.language] as const)
		expect(found.filter(([, language]) => language !== undefined)).toEqual([
			['fr-FR', 'fr'],
			['fr-CA', 'fr'],
			['es-ES', 'es'],
			['es-MX', 'es'],
		])
	})

	it('accepts a bare language, capitals and an underscore, and nothing else', () => {
		expect(negotiateTranslation('fr', BOTH)).toBe(fr)
		expect(negotiateTranslation('ES-AD', BOTH)).toBe(es)
		expect(negotiateTranslation('fr_CH', BOTH)).toBe(fr)
		expect(negotiateTranslation('fr_CA', BOTH)?.form.emailNeeded).toBe('Saisissez une adresse courriel.')
		expect(negotiateTranslation('es-419', BOTH)?.decimalMark).toBe('.')
		for (const other of ['', 'french', 'fra', 'f', 'de-FR', '-fr', 'fr-', '*'])
			expect(negotiateTranslation(other, BOTH)).toBe(null)
	})

	it('returns the first of the given translations', () => {
		const own = { ...fr, hint: '' }
		expect(negotiateTranslation('fr', [own, fr])).toBe(own)
		expect(negotiateTranslation('fr', [es])).toBe(null)
		expect(negotiateTranslation('fr', [])).toBe(null)
	})

	it('returns null for a value that is not a locale', () => {
		for (const none of [null, undefined, 7, {}, ['fr']]) {
			expect(negotiateTranslation(none as unknown as string, BOTH)).toBe(null)
		}
		for (const none of [null, undefined, 7, {}, 'fr', [null, 7, 'fr']]) {
			expect(negotiateTranslation('fr', none as unknown as [])).toBe(null)
		}
	})

	it.each([
		['fr-CA, fr;q=0.8', 'fr'],
		['de, es;q=0.4, fr;q=0.8', 'fr'],
		['de, fr;q=0.5, es;q=0.5', 'fr'],
		['nl;q=1, es ; q=0.3', 'es'],
		['fr;q=0, es;q=0.1', 'es'],
		['fr;q=2, es;q=0.1', 'es'],
		['zh-Hant-TW, es_MX;q=0.9', 'es'],
		['!, fr', 'fr'],
		['en, fr;q=0.9', null],
		['fr;q=0.9, en-GB', null],
		['fr, en;q=0.9', 'fr'],
		['*, fr;q=0.1', 'fr'],
		['*', null],
		['de, nl', null],
		['fr;q=0', null],
		[',,;q=1', null],
	])('reads the header %s: %s', (header, language) => {
		expect(negotiateTranslation(header, BOTH)?.language ?? null).toBe(language)
	})

	it('chooses a translation into English if the page has one', () => {
		const english = { language: 'en' }
		expect(negotiateTranslation('en-GB, fr;q=0.9', [fr, english])).toBe(english)
	})

	it('reads a header of any length in linear time', () => {
		expect(negotiateTranslation(`${'a,'.repeat(100_000)}fr`, BOTH)).toBe(null)
	})
})
