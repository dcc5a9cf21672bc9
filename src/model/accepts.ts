import { nameOf } from '../contract/field-types.ts'
import { PARSERS } from '../contract/generated/parsers.ts'
import { parseErrorBody } from '../contract/generated/response-parsers.ts'
import type { SchemaName } from '../contract/generated/schemas.ts'
import type { ResponseCode } from '../contract/response-messages.ts'
import { type Issue, makeIssue, type Path, type RuleId } from '../core/issue.ts'
import { isRecord, readField } from '../core/read.ts'
import type { ServiceAnswer } from './exchange.ts'
import type { Expectation } from './expectation.ts'
import { EXPECTATIONS } from './keep.ts'
import { findDepartures } from './match-pattern.ts'
import { copyJson, LIMITS, textOrNull } from './read-json.ts'

export const ACCEPT_MESSAGES = {
	'response.status': 'The status code should be {expected}; it is {actual}.',
	'response.field': '{field} should be {expected}; it is {actual}.',
	'response.extra': '{field} should not be there: the store has none such.',
} as const

export type AcceptCode = keyof typeof ACCEPT_MESSAGES | ResponseCode

export interface AcceptOptions {
	/**
	 * The decisions of this project bind as the interface does: the status codes of D-02 and 200, and where the interface leaves
	 * open whether a request is refused, what the model does.
	 */
	readonly exact?: boolean | undefined
}

/**
 * In what an answer departs from what is expected of it: nothing for one that the interface admits. Never stricter than the
 * interface (D-106): where it does not show whether a request is refused, both pass; a refusal has an error body and any 4XX, a
 * success any 2XX but for list-orders, which shows its 200. Beyond the status code, the body has to be what the contract's parser
 * takes and what the state knows of it. Any answer at all gets its issues in bounded time.
 *
 * @example
 * const request = { operation: 'list-collections', authorization: 'Bearer unknown' }
 * const { expectation, answer } = step(createState({}), request, '2026-01-31T09:30:00Z')
 * answer.statusCode // => 401
 * accepts(expectation, answer) // => []
 * accepts(expectation, { ...answer, statusCode: 403 }) // => []
 * accepts(expectation, { ...answer, statusCode: 403 }, { exact: true })[0].code // => 'response.status'
 * accepts(expectation, { statusCode: 200, body: [] })[0].message
 * // => 'The status code should be 4XX; it is 200.'
 */
export function accepts(
	expectation: Expectation,
	answer: ServiceAnswer,
	options?: AcceptOptions,
): readonly Issue<AcceptCode>[] {
	const exact = readField(options, 'exact') === true
	const expected = EXPECTATIONS.has(expectation) ? expectation : copyJson(expectation)
	const canonical = readField(expected, 'canonical')
	const success = exact && canonical !== 'success' ? null : readField(expected, 'success')
	const refusal = exact && canonical !== 'refusal' ? null : readField(expected, 'refusal')
	const rule: RuleId = `${textOrNull(expected, 'operation') ?? 'interface'}.response`
	const statusCode = readField(answer, 'statusCode')
	const body = copyJson(readField(answer, 'body'))
	const isExactSuccess = exact || readField(success, 'isStatusShown') === true
	const good = statusOf(success, isExactSuccess, 2)
	const bad = statusOf(refusal, exact, 4)
	if (good !== null && isOf(good, statusCode)) return judgeBody(success, body, rule)
	if (bad !== null && isOf(bad, statusCode)) return parseErrorBody(body, LIMITS).issues.filter(isError)
	const wanted = [good, bad].filter((status) => status !== null).join(' or ')
	const actual = Number.isFinite(statusCode) ? `${statusCode}` : 'missing'
	return [issueOf('response.status', ['statusCode'], rule, { expected: wanted, actual })]
}

/** How a status code is written that passes: `200`, `4XX`; null where none does. */
function statusOf(outcome: unknown, exact: boolean, family: 2 | 4): string | null {
	if (!isRecord(outcome)) return null
	return exact ? String(readField(outcome, 'statusCode')) : `${family}XX`
}

function isOf(expected: string, statusCode: unknown): boolean {
	if (!Number.isInteger(statusCode)) return false
	return expected.endsWith('XX')
		? `${Math.floor(Number(statusCode) / 100)}XX` === expected
		: `${statusCode}` === expected
}

/** What the parser says of a body, else in what it departs from the pattern. */
function judgeBody(success: unknown, body: unknown, rule: RuleId): readonly Issue<AcceptCode>[] {
	const response = readField(success, 'response')
	// An answer without a body is one of null: 204 has none.
	const parsed = isSchema(response) ? PARSERS[response](body ?? null, LIMITS) : null
	const faults = (parsed?.issues ?? []).filter(isError) as readonly Issue<AcceptCode>[]
	if (faults.length > 0) return faults
	const departures = findDepartures(readField(success, 'body'), body ?? null)
	return departures.map(({ path, expected, actual }) =>
		expected === null
			? issueOf('response.extra', path, rule, {})
			: issueOf('response.field', path, rule, { expected, actual }),
	)
}

function isSchema(name: unknown): name is SchemaName {
	return typeof name === 'string' && Object.hasOwn(PARSERS, name)
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
	const field = path.length === 0 ? 'the response' : nameOf(path)
	return makeIssue(ACCEPT_MESSAGES, code, { severity: 'error', path, rule, params: { ...params, field } })
}
