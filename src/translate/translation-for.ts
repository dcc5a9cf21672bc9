import { isList, lengthOf, readField } from '../core/read.ts'
import type { Translation } from './translation.ts'

/** What stands between a language and its region: `fr-CA`, and `fr_CA` in older systems. */
const AFTER_LANGUAGE = /[-_]/g

/** More than there are languages. */
const MOST_TRANSLATIONS = 10_000
/** A language is two or three letters. */
const LONGEST_LANGUAGE = 4

/**
 * Which of the translations that a page has brought along speaks a locale's language, whatever its region; null where none does, which
 * `translateIssue` takes for English. The caller names them, so that a bundle holds no others.
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
	if (typeof locale !== 'string' || !isList(translations)) return null
	const [language] = locale.slice(0, LONGEST_LANGUAGE).toLowerCase().split(AFTER_LANGUAGE)
	const count = Math.min(lengthOf(translations), MOST_TRANSLATIONS)
	for (let at = 0; at < count; at++) {
		const translation = readField(translations, at)
		if (readField(translation, 'language') === language) return translation as T
	}
	return null
}
