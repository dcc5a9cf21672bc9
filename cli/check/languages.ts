import { findCountry, negotiateTranslation } from 'orderwright'
import type { Language } from 'orderwright/de'
import { UsageError } from '../command.ts'
import { LANGUAGES } from './language-list.ts'

/** The languages of messages (ISO 639-1). */
export const SPOKEN: readonly string[] = LANGUAGES.map(({ language }) => language)

/** Returns the language of a tag. */
export function readLanguage(tag: string): Language {
	const found = negotiateTranslation(tag, LANGUAGES)
	if (found !== null) return found
	throw new UsageError(`There are no messages in "${tag}". --lang is one of ${SPOKEN.join(', ')}.`)
}

/** Returns the language of a mapping's country names; null if the mapping has no language. */
export function languageOf(tag: string | null | undefined): Language | null {
	return tag === null || tag === undefined ? null : readLanguage(tag)
}

/** Returns the language for an `Accept-Language` header or a tag. If the package doesn't have this language, returns `other`. */
export function languageFor<T extends Language | null>(header: string | undefined, other: T): Language | T {
	return negotiateTranslation(header, LANGUAGES) ?? other
}

/**
 * Returns the country's code for a name that only this language has, because the rules don't read the names of all languages. Returns any other text
 * unchanged.
 */
export function countryIn(name: string, language: Language): string {
	return findCountry(name) === null ? (findCountry(name, [language]) ?? name) : name
}

/** Returns the order with its country's code instead of its name, if only this language has the name. */
export function withCountryCode<T extends { readonly address?: unknown }>(order: T, language: Language): T {
	const address = order.address as { readonly country?: unknown } | null | undefined
	const name = address?.country
	const country = typeof name === 'string' ? countryIn(name, language) : name
	return country === name ? order : { ...order, address: { ...address, country } }
}
