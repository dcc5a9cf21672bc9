import type { LanguageParts } from '../form/form-event.ts'
import type { Language } from './language.ts'

/** The languages besides English, each in a file of its own. */
const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
	de: async () => (await import('./de.ts')).de,
	es: async () => (await import('./es.ts')).es,
	fr: async () => (await import('./fr.ts')).fr,
	it: async () => (await import('./it.ts')).it,
	ja: async () => (await import('./ja.ts')).ja,
	ko: async () => (await import('./ko.ts')).ko,
	pt: async () => (await import('./pt.ts')).pt,
	zh: async () => (await import('./zh.ts')).zh,
}

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
