import { UNNEEDED_MESSAGES } from '../address/province-findings.ts'
import { formatMessage, type Issue } from '../core/issue.ts'
import { isList, lengthOf, readField } from '../core/read.ts'
import { shownParams } from './shown-params.ts'
import type { PartialTranslation } from './translation.ts'

/** More issues than any verdict has, and still translated in bounded time. */
const MOST_ISSUES = 1_000_000

/**
 * The same issue with its message in another language (D-150); `code`, `path`, `params` and all the rest stay as they are. Without a
 * translation, or with a code that it has no message for, the issue itself: its message is English. Issues that have been JSON, such as
 * those of an error body, are translated as well. What is no issue, and what throws when it is read, comes back as it is.
 *
 * @example
 * const german = { messages: { 'address.zip.invalid': '{zip} ist keine Postleitzahl; {example} wäre eine.' } }
 * const [issue] = checkZip('9O21O', 'US').issues
 * translateIssue(issue, german).message // => '9O21O ist keine Postleitzahl; 95014 wäre eine.'
 * const named = { messages: { 'address.zip.invalid': '{country}: {example}' }, words: { country: { US: 'die USA' } } }
 * translateIssue(issue, named).message // => 'die USA: 95014'
 * translateIssue(issue, null) === issue // => true
 */
export function translateIssue<T extends Issue>(issue: T, translation: PartialTranslation | null | undefined): T {
	const template = templateFor(issue, translation)
	if (template === null) return issue
	const message = formatMessage(template, shownParams(issue, template, translation))
	try {
		return { ...issue, message }
	} catch {
		return issue // a getter or a proxy that throws
	}
}

/**
 * All issues of a verdict in another language, each as `translateIssue` says it; none for what is no list. A list ends at a hole in it.
 *
 * @example
 * const german = { messages: { 'address.phone.missing': 'Wie ist Ihre Telefonnummer?' } }
 * translateIssues(validateAddress({ countryCode: 'FR', zip: '7501' }).issues, german).map((issue) => issue.message)
 * // => ['Wie ist Ihre Telefonnummer?', '7501 is no postal code of FR. Enter one such as 75001.']
 */
export function translateIssues<T extends Issue>(
	issues: readonly T[],
	translation: PartialTranslation | null | undefined,
): readonly T[] {
	const translated: T[] = []
	const count = isList(issues) ? Math.min(lengthOf(issues), MOST_ISSUES) : 0
	for (let at = 0; at < count; at++) {
		const issue = readField(issues, at) as T | undefined
		if (issue === undefined) break
		translated.push(translateIssue(issue, translation))
	}
	return translated
}

/** What the language says of the issue; null where it has nothing to say. */
function templateFor(issue: unknown, translation: unknown): string | null {
	const code = readField(issue, 'code')
	if (typeof code !== 'string') return null
	const template = isUnneeded(issue, code)
		? readField(translation, 'unneededProvince')
		: readField(readField(translation, 'messages'), code)
	return typeof template === 'string' ? template : null
}

/** One code has two wordings, which no parameter tells apart: the English message does. */
function isUnneeded(issue: unknown, code: string): boolean {
	if (code !== 'address.province.unknown') return false
	const given = readField(issue, 'params')
	const [country, province] = [readField(given, 'country'), readField(given, 'province')]
	if (typeof country !== 'string' || typeof province !== 'string') return false
	return readField(issue, 'message') === formatMessage(UNNEEDED_MESSAGES[code], { country, province })
}
