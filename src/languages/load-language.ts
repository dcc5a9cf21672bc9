import type { LanguageParts } from '../form/form-event.ts'
import { LANGUAGES } from './generated/loaders.ts'

/**
 * Loads the messages of the rules and the names of places in a language (ISO 639-1). Resolves to null for a language without
 * messages, and for English, which needs none.
 *
 * @example
 * loadLanguage('fr') instanceof Promise // => true
 */
export async function loadLanguage(language: string): Promise<LanguageParts | null> {
	const load = typeof language === 'string' && Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined
	const loaded = await load?.()
	return loaded === undefined ? null : { translation: loaded, names: [loaded] }
}
