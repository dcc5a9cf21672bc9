import type { LanguageParts } from '../form/form-event.ts'

/** The languages of the messages besides English, each in files of its own. */
const LANGUAGES: Readonly<Record<string, () => Promise<LanguageParts>>> = {
	fr: async () => {
		const [{ FRENCH }, { FRENCH_NAMES }] = await Promise.all([import('./french.ts'), import('../form/names-fr.ts')])
		return { translation: FRENCH, names: [FRENCH_NAMES] }
	},
	es: async () => {
		const [{ SPANISH }, { SPANISH_NAMES }] = await Promise.all([import('./spanish.ts'), import('../form/names-es.ts')])
		return { translation: SPANISH, names: [SPANISH_NAMES] }
	},
}

/**
 * Loads the messages of the rules and the names of places in a language (ISO 639-1). Resolves to null for a language without
 * messages, and for English, which needs none.
 *
 * @example
 * loadLanguage('fr') instanceof Promise // => true
 */
export async function loadLanguage(language: string): Promise<LanguageParts | null> {
	return typeof language === 'string' && Object.hasOwn(LANGUAGES, language)
		? ((await LANGUAGES[language]?.()) ?? null)
		: null
}
