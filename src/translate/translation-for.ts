import { openEntry, openList } from '../core/open.ts'
import type { Translation } from './translation.ts'

/** Separators of language and region: `fr-CA`, and `fr_CA` in older systems. */
const AFTER_LANGUAGE = /[-_]/g

/** More than the number of languages. */
const MOST_TRANSLATIONS = 10_000
/** A language has two or three letters. */
const LONGEST_LANGUAGE = 4

/**
 * Returns the translation for a locale's language, whatever the region. Returns null if the page has none; `translateIssue` then
 * keeps English. The caller passes the translations, so that a bundle contains no others.
 *
 * @example
 * const german = { language: 'de' }
 * translationFor('de-AT', [german]) === german // => true
 * translationFor('en-GB', [german]) // => null
 */
export function translationFor<T extends Pick<Translation, 'language'>>(
	locale: string | null | undefined,
	translations: readonly T[],
): T | null {
	if (typeof locale !== 'string') return null
	const [wanted] = locale.slice(0, LONGEST_LANGUAGE).toLowerCase().split(AFTER_LANGUAGE)
	const found = openList(translations, MOST_TRANSLATIONS).find(
		(translation) => openEntry(translation, 'language') === wanted,
	)
	return (found ?? null) as T | null
}
