/** The languages of ordinals and of elapsed times. They are those of the store's locales. */
export type Language = 'en' | 'fr' | 'es'

const LOCALE = /^[a-z]{2}(?:[-_].*)?$/is

/**
 * Returns the two-letter language of a locale such as `fr-CA` or `TR`. Returns an empty string for anything else.
 *
 * @example
 * languageOf('fr-CA') // => 'fr'
 * languageOf('fil') // => ''
 */
export function languageOf(locale: unknown): string {
	return typeof locale === 'string' && LOCALE.test(locale) ? locale.slice(0, 2).toLowerCase() : ''
}

/** Returns true for a language in which this library can write words. */
export function isLanguage(language: string): language is Language {
	return language === 'en' || language === 'fr' || language === 'es'
}
