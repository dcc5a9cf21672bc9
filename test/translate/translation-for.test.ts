import { describe, expect, it } from 'vitest'
import { es } from '../../src/languages/es.ts'
import { fr } from '../../src/languages/fr.ts'
import { LOCALES } from '../../src/locale/negotiate-locale.ts'
import { translationFor } from '../../src/translate/translation-for.ts'

const BOTH = [fr, es]

describe('D-150: translationFor', () => {
	it('finds one for the four locales of the interface that are not English', () => {
		expect(LOCALES.map((locale) => [locale, translationFor(locale, BOTH)?.language ?? null])).toEqual([
			['en-US', null],
			['fr-FR', 'fr'],
			['fr-CA', 'fr'],
			['es-ES', 'es'],
			['es-MX', 'es'],
			['en-AU', null],
			['en-GB', null],
		])
	})

	it('accepts a bare language, capitals and an underscore, and nothing else', () => {
		expect(translationFor('fr', BOTH)).toBe(fr)
		expect(translationFor('ES-419', BOTH)).toBe(es)
		expect(translationFor('fr_CA', BOTH)).toBe(fr)
		for (const other of ['', 'french', 'fra', 'f', 'de-FR', ' fr', '-fr'])
			expect(translationFor(other, BOTH)).toBe(null)
	})

	it('returns the first of the given translations', () => {
		const own = { ...fr, hint: '' }
		expect(translationFor('fr', [own, fr])).toBe(own)
		expect(translationFor('fr', [es])).toBe(null)
		expect(translationFor('fr', [])).toBe(null)
		expect(translationFor('', [{ language: '' }, es])?.language).toBe('')
	})

	it('returns null for a value that is not a locale', () => {
		for (const none of [null, undefined, 7, {}, ['fr']]) {
			expect(translationFor(none as unknown as string, BOTH)).toBe(null)
		}
		for (const none of [null, undefined, 7, {}, 'fr', [null, 7, 'fr']]) {
			expect(translationFor('fr', none as unknown as [])).toBe(null)
		}
	})
})
