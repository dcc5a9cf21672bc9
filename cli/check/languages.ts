import { translationFor } from 'orderwright'
import type { Language } from 'orderwright/de'
import { UsageError } from '../usage-error.ts'
import { LANGUAGES } from './language-list.ts'

const ENGLISH = /^en(?:[-_].*)?$/i

/** The languages of messages (ISO 639-1). */
export const SPOKEN: readonly string[] = ['en', ...LANGUAGES.map(({ language }) => language)]

/** Returns the language of a tag; null for English. */
export function readLanguage(tag: string): Language | null {
	const found = translationFor(tag, LANGUAGES)
	if (found !== null || ENGLISH.test(tag)) return found
	throw new UsageError(`There are no messages in "${tag}". --lang is one of ${SPOKEN.join(', ')}.`)
}

/** Returns the language in which a mapping names countries; null if it names none. */
export function languageOf(tag: string | null | undefined): Language | null {
	return tag === null || tag === undefined ? null : readLanguage(tag)
}
