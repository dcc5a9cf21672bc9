import { isRecord, readField } from '../core/read.ts'
import { type Locale, negotiateLocale } from '../locale/negotiate-locale.ts'
import type { FormWords } from './form-words.ts'
import type { PlaceNames } from './place-names.ts'

/** What a form shows in a language that is not built in: `de` of `orderwright/de`. */
export interface FormLanguage extends PlaceNames {
	/** The labels of fields, by field name or by the country's kind of field. `tax-CN` is the tax number of CN. */
	readonly labels: Readonly<Record<string, string>>
	/** The form's own words. */
	readonly form: FormWords
}

/** One of the seven locales, or a language with labels and words of its own. */
export type Spoken = Locale | FormLanguage

/** The languages of the seven locales. */
const BUILT_IN: readonly string[] = ['en', 'fr', 'es']

/** A language: `de` of `de-AT`. */
const LANGUAGE = /^[a-z]{2}$/
const AFTER_LANGUAGE = /[-_]/g

/**
 * Returns the nearest of the seven locales to a language tag. For a tag of another language, returns the language (`de`): a form
 * shows it if it has the words of the language, and English otherwise.
 *
 * @example
 * localeOf('fr-BE') // => 'fr-FR'
 * localeOf('de-AT') // => 'de'
 * localeOf(null) // => 'en-US'
 */
export function localeOf(tag: unknown): Locale | (string & {}) {
	const text = typeof tag === 'string' ? tag : ''
	const language = (text.split(AFTER_LANGUAGE, 1)[0] as string).toLowerCase()
	return BUILT_IN.includes(language) || !LANGUAGE.test(language) ? negotiateLocale(text) : language
}

/** Returns a language with words of its own as it is, and one of the seven locales for anything else. */
export function spokenOf(given: unknown): Spoken {
	if (isFormLanguage(given)) return given
	return negotiateLocale(typeof given === 'string' ? given : undefined)
}

/** Returns true for a language with labels and words of its own. */
export function isFormLanguage(value: unknown): value is FormLanguage {
	return isRecord(value) && isRecord(readField(value, 'labels')) && isRecord(readField(value, 'form'))
}

/** Returns the language of a locale or of a language object (ISO 639-1). */
export function spokenLanguage(spoken: Spoken): string {
	if (typeof spoken === 'string') return spoken.slice(0, 2)
	const language = readField(spoken, 'language')
	return typeof language === 'string' ? language : 'en'
}
