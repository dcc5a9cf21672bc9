import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/entries/index.ts'
import { wordsIn } from '../../src/form/form-words.ts'

const OPTIONAL: Readonly<Record<string, string>> = { en: 'optional', es: 'opcional', fr: 'facultatif' }

describe('the words of a form', () => {
	it.each(LOCALES)(
		'are in the language of the locale if it is English, Spanish or French, otherwise in English: %s',
		(locale) => {
			expect(wordsIn(locale).optional).toBe(OPTIONAL[locale.slice(0, 2)] ?? 'optional')
			expect(wordsIn(locale).choose, 'is in order on a page from right to left').toMatch(/\p{L}$/u)
		},
	)
})
