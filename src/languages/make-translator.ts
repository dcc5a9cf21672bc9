import { asJson, type JsonText } from '../bulk/json-text.ts'
import { readField } from '../rules/core/read.ts'
import type { Language } from './language.ts'
import { negotiateTranslation } from './translate/negotiate-translation.ts'
import { translateIssues } from './translate/translate-issue.ts'

/**
 * Returns a function that translates the messages of a verdict, a list of verdicts, or issues into one of these languages. Its argument and result
 * are JSON text. The language is a tag such as `de-AT`, or an `Accept-Language` header. If the language is another one, the text stays as it is.
 *
 * The script `dist/warehouses/languages.cjs` contains this function and all languages.
 *
 * @example
 * const translate = makeTranslator([{ language: 'de', messages: { 'address.zip.missing': 'Ihre Postleitzahl?' } }])
 * const verdict = '{"status":"invalid","issues":[{"code":"address.zip.missing","params":{},"message":"…"}]}'
 * JSON.parse(translate(verdict, '"de-AT"')).issues[0].message // => 'Ihre Postleitzahl?'
 * translate(verdict, '"xx"') === verdict // => true
 */
export function makeTranslator(languages: readonly Language[]): (verdict: JsonText, language: JsonText) => string {
	return asJson((verdict: unknown, language: unknown) => {
		const translation = negotiateTranslation(typeof language === 'string' ? language : null, languages)
		const translated = (value: unknown): unknown => {
			if (Array.isArray(value)) return value.map(translated)
			if (typeof readField(value, 'code') === 'string') return translateIssues([value as never], translation)[0]
			const issues = readField(value, 'issues')
			return Array.isArray(issues) ? { ...(value as object), issues: translateIssues(issues, translation) } : value
		}
		return translation === null ? (verdict ?? null) : translated(verdict ?? null)
	})
}
