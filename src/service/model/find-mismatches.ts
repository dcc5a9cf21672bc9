import { nameOf } from '../../rules/contract/field-types.ts'
import { ErrorBody } from '../../rules/contract/generated/responses.ts'
import type { SchemaName } from '../../rules/contract/generated/schemas.ts'
import { TYPES } from '../../rules/contract/generated/type-table.ts'
import type { ResponseCode } from '../../rules/contract/messages.ts'
import { type Issue, makeIssue, type Path, type RuleId } from '../../rules/core/issue.ts'
import { openFields } from '../../rules/core/open.ts'
import { isRecord, readField } from '../../rules/core/read.ts'
import type { ServiceAnswer } from './call.ts'
import type { Expectation } from './expectation.ts'
import { copyJson, EXPECTATIONS, LIMITS } from './json.ts'
import { findDifferences } from './match-pattern.ts'
import { ACCEPT_MESSAGES } from './messages.ts'

/** The issue codes of `findMismatches`. */
export type AcceptCode = keyof typeof ACCEPT_MESSAGES | ResponseCode

/** The options of `findMismatches`: `exact` and `page`. */
export interface MismatchOptions {
	/**
	 * If true, an answer must also follow this project's own decisions. It has the status codes of D-02, and a success has 200. Where the API
	 * documentation doesn't show whether a request is rejected, the answer must agree with the model. Default: false.
	 */
	readonly exact?: boolean | undefined
	/**
	 * The number of items on a page of the service. If a list of people or orders has this many items, it may be incomplete: the API documentation
	 * doesn't show how pages work. By default, any list of ten or more items may be incomplete. With 0, none may.
	 */
	readonly page?: number | undefined
}

/** The fewest items of a page, if the length of a page is unknown. */
const MIN_PAGE_LENGTH = 10

/**
 * Compares an answer with an expectation, in this order of arguments, and returns the differences as a list of issues. The list is empty if the
 * answer passes. Never stricter than the API documentation (D-106).
 *
 * - If the API documentation doesn't show whether a request is rejected, both answers pass.
 * - A rejection has an error body and a status of 4XX. If the request must be rejected, an answer 5XX passes, too.
 * - A success has a status of 2XX. For list-orders it is 200, as the API documentation shows.
 * - The contract's parser must accept the body, and the body must match what the state contains.
 *
 * The time is bounded for any answer.
 *
 * @example
 * const request = { operation: 'list-collections', authorization: 'Bearer unknown' }
 * const { expectation, answer } = step(createState({}), request, '2026-01-31T09:30:00Z')
 * answer.statusCode // => 401
 * findMismatches(answer, expectation) // => []
 * findMismatches({ ...answer, statusCode: 403 }, expectation) // => []
 * findMismatches({ ...answer, statusCode: 403 }, expectation, { exact: true })[0].code // => 'response.status'
 * findMismatches({ statusCode: 200, body: [] }, expectation)[0].message
 * // => 'The status code should be 4XX. Received: 200.'
 */
export function findMismatches(
	answer: ServiceAnswer,
	expectation: Expectation,
	options?: MismatchOptions,
): readonly Issue<AcceptCode>[] {
	const { exact: isExact, page } = openFields<MismatchOptions>(options, ['exact', 'page'])
	const exact = isExact === true
	const expected = EXPECTATIONS.has(expectation) ? expectation : copyJson(expectation)
	const { canonical, operation, ...outcomes } = openFields<Expectation>(expected, [
		'operation',
		'canonical',
		'success',
		'refusal',
	])
	const success = exact && canonical !== 'success' ? null : outcomes.success
	const refusal = exact && canonical !== 'refusal' ? null : outcomes.refusal
	const rule: RuleId = `${typeof operation === 'string' ? operation : 'interface'}.response`
	const { statusCode, body: given } = openFields<ServiceAnswer>(answer, ['statusCode', 'body'])
	const body = copyJson(given)
	const isExactSuccess = exact || readField(success, 'isStatusShown') === true
	const good = statusOf(success, isExactSuccess, 2)
	const bad = statusOf(refusal, exact, 4)
	if (good !== null && hasStatus(good, statusCode)) {
		const isPage = (length: number): boolean =>
			!exact && (typeof page === 'number' ? page > 0 && length === page : length >= MIN_PAGE_LENGTH)
		return judgeBody(success, body, rule, isPage, exact)
	}
	// "Every operation can answer 4XX or 5XX with this JSON body."
	const isServerError = success === null && !exact && hasStatus('5XX', statusCode)
	if (bad !== null && (hasStatus(bad, statusCode) || isServerError)) {
		return ErrorBody.parse(body, LIMITS)
			.issues.filter(isError)
			.map((issue) => ({ ...issue, rule: ERROR_BODY }))
	}
	const wanted = [good, bad].filter((status) => status !== null).join(' or ')
	const actual = Number.isFinite(statusCode) ? `${statusCode}` : 'missing'
	return [issueOf('response.status', ['statusCode'], rule, { expected: wanted, actual })]
}

/** Returns the expected status code in words: `200`, `4XX`. Null if none passes. */
function statusOf(outcome: unknown, exact: boolean, family: 2 | 4): string | null {
	if (!isRecord(outcome)) return null
	return exact ? String(readField(outcome, 'statusCode')) : `${family}XX`
}

/** Returns whether a status code is the expected one, such as `200` or `4XX`. */
export function hasStatus(expected: string, statusCode: unknown): boolean {
	if (!Number.isInteger(statusCode)) return false
	return expected.endsWith('XX')
		? `${Math.floor(Number(statusCode) / 100)}XX` === expected
		: `${statusCode}` === expected
}

/** The clause about the error body, which every operation returns with 4XX and 5XX. */
const ERROR_BODY: RuleId = 'errors.1'

/** Returns the parser's errors about a body. Without errors, returns the differences between the body and the pattern. */
function judgeBody(
	success: unknown,
	body: unknown,
	responseRule: RuleId,
	isPage: (length: number) => boolean,
	isExact: boolean,
): readonly Issue<AcceptCode>[] {
	const response = readField(success, 'response')
	// An answer without a body, such as 204, has the body null.
	const isSchema = typeof response === 'string' && Object.hasOwn(TYPES, response)
	const parsed = isSchema ? TYPES[response as SchemaName].parse(body ?? null, LIMITS) : null
	const faults = (parsed?.issues ?? []).filter(isError) as readonly Issue<AcceptCode>[]
	if (faults.length > 0) return faults.map((issue) => ({ ...issue, rule: responseRule }))
	const whole = readRule(readField(success, 'rule')) ?? responseRule
	const mismatches = findDifferences(readField(success, 'body'), body ?? null, isPage, isExact)
	return mismatches.map(({ path, expected, actual, rule }) =>
		expected === null
			? issueOf('response.extra', path, readRule(rule) ?? whole, {})
			: issueOf('response.field', path, readRule(rule) ?? whole, { expected, actual }),
	)
}

function readRule(rule: unknown): RuleId | null {
	return typeof rule === 'string' && rule.includes('.') ? (rule as RuleId) : null
}

function isError({ severity }: Issue): boolean {
	return severity === 'error'
}

function issueOf(
	code: keyof typeof ACCEPT_MESSAGES,
	path: Path,
	rule: RuleId,
	params: Readonly<Record<string, string>>,
): Issue<AcceptCode> {
	const named = { ...params, field: path.length === 0 ? 'the response' : nameOf(path) }
	return makeIssue(ACCEPT_MESSAGES, code, { severity: 'error', about: 'response', path, rule, params: named })
}
