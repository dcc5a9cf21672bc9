import { isRecord, readField } from '../rules/core/read.ts'
import { LOCALES, type Locale, negotiateLocale } from '../rules/locale/negotiate-locale.ts'
import { WORDS } from './generated/built-in-words.ts'
import type { PlaceNames } from './place-names.ts'

/** The form's own words, in addition to labels and the messages of the rules. `{label}` and `{count}` are parameters. */
export interface FormWords {
	readonly optional: string
	/** The first choice of a select. It ends with a letter, so that it is in order on a page from right to left. */
	readonly choose: string
	/** The button of a suggestion. */
	readonly use: string
	/** The message of an empty required field, before the rules are loaded. */
	readonly required: string
	/** The message of an empty e-mail address that the shop requires. */
	readonly emailNeeded: string
	/** The announcement of a rejected form. */
	readonly oneError: string
	readonly errors: string
	/** The warning about an e-mail address that no mail reaches. */
	readonly email: string
	/** The names of a form for a screen reader, by its autofill. */
	readonly delivery: string
	readonly billing: string
	/** The announcement of a country with other fields. */
	readonly swapped: string
	/** The warning of a field with more of the address than its own part. */
	readonly holds: string
	/** Shown and announced while a submit waits for the rules. */
	readonly checking: string
	/** The message of a submit that was dropped, because the address changed while it waited. */
	readonly changed: string
	/** The message of an order that a server rejected without an issue. */
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

/** Returns the words of a locale, or those of a language that has its own (D-126). */
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

/** Fills in the parameter of a word. A separate function, because a form without rules needs no more of the messages. */
export function fillWord(word: string, value: string): string {
	return word.replace(/\{(?:label|count)\}/g, () => value)
}

/** What a form shows in a language that is not built in: `de` of `orderwright/de`. */
export interface FormLanguage extends PlaceNames {
	/** The labels of fields, by field name or by the country's kind of field. `tax-CN` is the tax number of CN. */
	readonly labels: Readonly<Record<string, string>>
	/** The form's own words. */
	readonly form: FormWords
}

/**
 * A tag of English, French or Spanish, whose labels are built in. Any other language is an object, such as `de` of `orderwright/de`: its tag has no
 * texts, so it doesn't compile.
 */
export type BuiltInLanguage = BuiltIn | `${BuiltIn}-${string}`
type LanguageOf<Tag extends string> = Tag extends `${infer Language}-${string}` ? Language : never
type BuiltIn = LanguageOf<Locale>

/** One of the seven locales, or a language with labels and words of its own. */
export type Spoken = Locale | FormLanguage

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
	const isBuiltIn = LOCALES.some((locale) => locale.startsWith(language))
	return isBuiltIn || !LANGUAGE.test(language) ? negotiateLocale(text) : language
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
