import { isRecord, readField } from '../rules/core/read.ts'
import { LOCALES, type Locale, negotiateLocale } from '../rules/locale/negotiate-locale.ts'
import { WORDS } from './generated/built-in-words.ts'
import type { PlaceNames } from './place-names.ts'

/** The form's own words, besides labels and the messages of the rules. `{label}` and `{count}` are parameters. */
export interface FormWords {
	readonly optional: string
	/** The first choice of a select. The word ends with a letter. This keeps its order right on a page that reads from right to left. */
	readonly choose: string
	/** The button of a suggestion. */
	readonly use: string
	/** The message of an empty required field, before the rules are loaded. */
	readonly required: string
	/** The message of an empty e-mail field that the shop requires. */
	readonly emailNeeded: string
	/** The announcement of a rejected form. */
	readonly oneError: string
	readonly errors: string
	/** The warning about an e-mail address that can't receive mail. */
	readonly email: string
	/** The names of a form for screen readers, by the kind of its autofill. */
	readonly delivery: string
	readonly billing: string
	/** The announcement that another country has other fields. */
	readonly swapped: string
	/** The warning that a field contains other parts of the address. */
	readonly holds: string
	/** Shown and announced while a submit waits for the rules. */
	readonly checking: string
	/** The message after a submit that was cancelled because the address changed while it waited. */
	readonly changed: string
	/** The message for an order that a server rejected without an issue. */
	readonly refused: string
}

export const ENGLISH_WORDS: FormWords = {
	optional: 'optional',
	choose: 'Choose',
	use: 'Use {label}',
	required: '{label}: fill in this field.',
	emailNeeded: 'Enter an email address.',
	oneError: 'One field needs a change.',
	errors: '{count} fields need a change.',
	email: 'Check the email address. It should look like name@example.com.',
	delivery: 'Delivery address',
	billing: 'Billing address',
	swapped: 'The fields are now: {label}.',
	holds: 'This also seems to hold {label}. Enter each part in its own field.',
	checking: 'Checking the address…',
	changed: 'The address changed while it was checked. Please send it again.',
	refused: 'The order wasn’t accepted. Please check the address.',
}

/** Returns the words of a locale, or of a language object (D-126). */
export function wordsIn(locale: string | { readonly form: FormWords }): FormWords {
	if (typeof locale !== 'string') {
		const own = readField(locale, 'form')
		const entries = Object.entries(ENGLISH_WORDS).map(([key, english]) => {
			const word = readField(own, key)
			return [key, typeof word === 'string' ? word : english]
		})
		return Object.fromEntries(entries) as unknown as FormWords
	}
	const builtIn: Readonly<Record<string, Partial<FormWords>>> = WORDS
	return { ...ENGLISH_WORDS, ...builtIn[locale.slice(0, 2)], ...builtIn[locale] }
}

/** Fills in the parameter of a word. `fillWord` is a separate function, because a form without rules needs no other part of the messages. */
export function fillWord(word: string, value: string): string {
	return word.replace(/\{(?:label|count)\}/g, () => value)
}

/**
 * What a form shows in a language that isn't built in, such as `de` of `orderwright/de`. Pass it as `language` of `addressFieldsOf` and
 * `formatAddress`, or as `language` of a form's tools.
 */
export interface FormLanguage extends PlaceNames {
	/** The labels by the name of a field, or by the kind of field in a country. `tax-CN` is the tax number of CN. */
	readonly labels: Readonly<Record<string, string>>
	/** The form's own words. */
	readonly form: FormWords
}

/**
 * A tag of English, French or Spanish. Their labels are built in. Any other language is an object, such as `de` of `orderwright/de`. A tag without
 * texts doesn't compile.
 */
export type BuiltInLanguage = BuiltIn | `${BuiltIn}-${string}`
type LanguageOf<Tag extends string> = Tag extends `${infer Language}-${string}` ? Language : never
type BuiltIn = LanguageOf<Locale>

/** One of the seven locales, or a language object with labels and words. */
export type Spoken = Locale | FormLanguage

/** A language: `de` of `de-AT`. */
const LANGUAGE = /^[a-z]{2}$/
const AFTER_LANGUAGE = /[-_]/g

/**
 * Returns the nearest of the seven locales to a language tag. For a tag of another language, returns the language (`de`). If a form has the words
 * of that language, it is shown in it; otherwise in English.
 *
 * @example
 * localeOf('fr-BE') // => 'fr-FR'
 * localeOf('de-AT') // => 'de'
 * localeOf(null) // => 'en-US'
 */
export function localeOf(tag: unknown): Locale | (string & {}) {
	const text = typeof tag === 'string' ? tag : ''
	const language = (text.split(AFTER_LANGUAGE, 1)[0] as string).toLowerCase()
	const isBuiltIn = LOCALES.some((locale) => locale.startsWith(language))
	return isBuiltIn || !LANGUAGE.test(language) ? negotiateLocale(text) : language
}

/** Returns a language object with words unchanged, and one of the seven locales for any other value. */
export function spokenOf(given: unknown): Spoken {
	if (isFormLanguage(given)) return given
	return negotiateLocale(typeof given === 'string' ? given : undefined)
}

/** Returns true for a language object with labels and words. */
export function isFormLanguage(value: unknown): value is FormLanguage {
	return isRecord(value) && isRecord(readField(value, 'labels')) && isRecord(readField(value, 'form'))
}

/** Returns the language of a locale or language object (ISO 639-1). */
export function spokenLanguage(spoken: Spoken): string {
	if (typeof spoken === 'string') return spoken.slice(0, 2)
	const language = readField(spoken, 'language')
	return typeof language === 'string' ? language : 'en'
}
