import { translationFor } from 'orderwright'
import { de } from 'orderwright/de'
import { es } from 'orderwright/es'
import { fr, type Language } from 'orderwright/fr'
import { it } from 'orderwright/it'
import { ja } from 'orderwright/ja'
import { ko } from 'orderwright/ko'
import { pt } from 'orderwright/pt'
import { zh } from 'orderwright/zh'
import { UsageError } from '../usage-error.ts'

const LANGUAGES: readonly Language[] = [de, es, fr, it, ja, ko, pt, zh]
const ENGLISH = /^en(?:[-_].*)?$/i

/** Returns the language of a tag; null for English. */
export function readLanguage(tag: string): Language | null {
	const found = translationFor(tag, LANGUAGES)
	if (found !== null || ENGLISH.test(tag)) return found
	const known = ['en', ...LANGUAGES.map(({ language }) => language)].join(', ')
	throw new UsageError(`There are no messages in "${tag}". --lang is one of ${known}.`)
}

/** Returns the language in which a mapping names countries; null if it names none. */
export function languageOf(tag: string | null | undefined): Language | null {
	return tag === null || tag === undefined ? null : readLanguage(tag)
}
