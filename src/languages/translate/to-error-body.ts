import { errorBodyOf, type IssuesErrorBody } from '../../rules/contract/error-body.ts'
import type { Issue } from '../../rules/core/issue.ts'
import type { Invalid } from '../../rules/core/verdict.ts'
import { translateIssues } from './translate-issue.ts'
import type { PartialTranslation, Wording } from './translation.ts'

/**
 * Returns the error body in the store's format for a request with these issues (D-01, D-02). The body is in English, or in the language that you pass
 * with its texts, such as `de` of `orderwright/de` (D-150). A tag such as `'de'` has no texts. The `errorCode`, the message and the status code come
 * from the first error. `error.issues` contains plain copies of all issues. Returns null if no issue is an error, because warnings don't make a
 * request fail (D-03). For the issues of an `Invalid` verdict, the type excludes null. Entries that are not issues are skipped.
 *
 * @example
 * toErrorBody([]) // => null
 * toErrorBody([{ code: 'request.type', severity: 'error', about: 'refusal', path: ['note'], message: 'Send a string.', params: {}, rule: 'place-order.body' }])
 * // => { message: 'Send a string.', errorCode: 'request.type', statusCode: 400, error: { issues: [{ code: 'request.type', severity: 'error', about: 'refusal', path: ['note'], message: 'Send a string.', params: {}, rule: 'place-order.body' }] } }
 * toErrorBody(checkZip('', 'DE').issues, { messages: { 'address.zip.missing': 'Ihre Postleitzahl?' } }).message // => 'Ihre Postleitzahl?'
 */
export function toErrorBody<Own extends string = never>(
	issues: Invalid['issues'],
	language?: Wording<Own> | null,
): IssuesErrorBody
export function toErrorBody<Own extends string = never>(
	issues: readonly unknown[],
	language?: Wording<Own> | null,
): IssuesErrorBody | null
export function toErrorBody(issues: readonly unknown[], language?: PartialTranslation | null): IssuesErrorBody | null {
	const isEnglish = language === null || language === undefined
	return errorBodyOf(isEnglish ? issues : translateIssues(issues as readonly Issue[], language))
}
