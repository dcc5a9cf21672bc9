import type { LanguageParts } from '../form/form-event.ts'
import { LANGUAGES, PROVINCES } from './generated/loaders.ts'

/**
 * Loads the object `{ language, names }` of a tag: the messages of the rules, and the names of places. The tag is an ISO 639-1 code, or a code with a
 * region, such as `en-GB`. Resolves to null for a language without messages, and for `en`, because English needs no other messages.
 *
 * @example
 * loadLanguageParts('fr') instanceof Promise // => true
 */
export async function loadLanguageParts(language: string): Promise<LanguageParts | null> {
	const code = typeof language === 'string' && language !== 'en' ? language.slice(0, 2) : ''
	if (!Object.hasOwn(LANGUAGES, code)) return null
	const [loaded, provinces] = await Promise.all([LANGUAGES[code]?.(), PROVINCES[code]?.()])
	if (loaded === undefined) return null
	const texts = provinces === undefined ? loaded : { ...loaded, provinces }
	return { language: texts, names: code === 'en' ? [] : [texts] }
}
