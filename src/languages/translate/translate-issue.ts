import { formatMessage, type Issue } from '../../rules/core/issue.ts'
import { MAX_TRANSLATED_ISSUES } from '../../rules/core/limits.ts'
import { openItems } from '../../rules/core/open.ts'
import { readField } from '../../rules/core/read.ts'
import { shownParams, spaceLatin } from './shown-params.ts'
import type { Wording } from './translation.ts'

/**
 * Returns a copy of an issue with its message in another language (D-150). Everything else stays the same: `code`, `path`, `params` and so on.
 *
 * - If you pass no texts, a tag such as `'de'`, or texts without a message for the code, the result is the issue itself, in English.
 * - Issues that were sent as JSON, for example in an error body, can also be translated.
 * - A value that isn't an issue, or that throws when it is read, is returned unchanged.
 *
 * @example
 * const german = { messages: { 'address.zip.invalid': '{zip} ist keine Postleitzahl; {example} wäre eine.' } }
 * const [issue] = checkZip('9O21O', 'US').issues
 * translateIssue(issue, german).message // => '9O21O ist keine Postleitzahl; 95014 wäre eine.'
 * const named = { messages: { 'address.zip.invalid': '{country}: {example}' }, words: { country: { US: 'die USA' } } }
 * translateIssue(issue, named).message // => 'die USA: 95014'
 * translateIssue(issue, null) === issue // => true
 */
export function translateIssue<T extends Issue, Own extends string = never>(
	issue: T,
	language: Wording<Own> | null | undefined,
): T {
	const code = readField(issue, 'code')
	const template = typeof code === 'string' ? readField(readField(language, 'messages'), code) : undefined
	if (typeof template !== 'string') return issue
	const shown = shownParams(issue, template, language)
	const isSpaced = readField(language, 'spacesLatin') === true
	const message = formatMessage(isSpaced ? spaceLatin(template, shown) : template, shown)
	try {
		return { ...issue, message }
	} catch {
		return issue // a getter or a proxy threw
	}
}

/**
 * Returns a list of the issues with their messages in another language, each from `translateIssue`. A list ends at its first hole. For a value that
 * isn't a list, the result is an empty list.
 *
 * @example
 * const german = { messages: { 'address.phone.missing': 'Wie ist Ihre Telefonnummer?' } }
 * const address = { address1: '1 rue de la Paix', city: 'Paris', countryCode: 'FR', zip: '7501' }
 * translateIssues(validateAddress(address).issues, german).map((issue) => issue.message)
 * // => ['Wie ist Ihre Telefonnummer?', '"7501" isn\'t a valid postal code for France. Use a format like 75001.']
 */
export function translateIssues<T extends Issue, Own extends string = never>(
	issues: readonly T[],
	language: Wording<Own> | null | undefined,
): readonly T[] {
	return openItems(issues, MAX_TRANSLATED_ISSUES).map((issue) => translateIssue(issue as T, language))
}
