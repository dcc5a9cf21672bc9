import type { Issue, RuleId } from '../core/issue.ts'
import { refuse, type Verdict } from '../core/verdict.ts'
import { callField } from './calls.ts'
import { checkDateTime } from './formats.ts'
import { ERROR_BODY_SHAPE } from './generated/response-shapes.ts'
import type { ErrorBody, Exchanges, OperationId } from './generated/types.ts'
import type { ResponseCode } from './messages.ts'
import type { CheckTime, Limits } from './parse-context.ts'
import { judgeResponse } from './response-type.ts'

/**
 * A parsed answer of an operation. `Answer<PlaceOrderResult>` has a typed `value` after a success (`isSuccess`), and an `error` body after a
 * rejection.
 */
export type Answer<T> =
	| { readonly isSuccess: true; readonly statusCode: number; readonly value: T }
	| { readonly isSuccess: false; readonly statusCode: number; readonly error: ErrorBody }

/** The issue codes of `parseAnswer`. */
export type AnswerCode = ResponseCode | 'response.status'

/**
 * Parses the status code and body of an operation's answer, and returns a verdict. The value is the typed body of a success, or the error body of a
 * rejection.
 *
 * - A success has a status of 2XX, for list-orders 200. A rejection has a status of 4XX or 5XX.
 * - Fields that the API documentation shows in a response are required (D-160). An error body never counts as the response of a success.
 * - If an answer has no body, such as one with status 204, its body is null.
 *
 * @example
 * const body = { order: { id: 'o-1', orderNumber: '1001' } }
 * parseAnswer('place-order', 200, body).value // => { isSuccess: true, statusCode: 200, value: { order: { id: 'o-1', orderNumber: '1001' } } }
 * const error = { message: 'Too late.', errorCode: 'order.late', statusCode: 422 }
 * parseAnswer('place-order', 422, error).value.error.errorCode // => 'order.late'
 * parseAnswer('place-order', 200, error).issues[0].message // => 'order should be there; it is missing.'
 */
export function parseAnswer<Id extends OperationId>(
	operation: Id,
	statusCode: number,
	body: unknown,
	limits?: Partial<Limits>,
): Verdict<Answer<Exchanges[Id]['response']>, AnswerCode> {
	return readAnswer(operation, statusCode, body, limits, checkDateTime)
}

/** Parses like `parseAnswer`. Without `checkTime`, any text passes as a date-time, and unlisted values are kept with a warning (D-162). */
export function readAnswer<Id extends OperationId>(
	operation: Id,
	statusCode: number,
	body: unknown,
	limits?: Partial<Limits>,
	checkTime?: CheckTime,
): Verdict<Answer<Exchanges[Id]['response']>, AnswerCode> {
	const response = callField(operation, 'response')
	const isShown = operation === 'list-orders'
	const hundreds = Number.isInteger(statusCode) ? Math.floor(statusCode / 100) : 0
	const isSuccess = isShown ? statusCode === 200 : hundreds === 2
	if (response === undefined || (!isSuccess && hundreds !== 4 && hundreds !== 5))
		return refuse(statusIssue(statusCode, isShown))
	const shape = isSuccess ? response : ERROR_BODY_SHAPE
	const orNull = isSuccess && callField(operation, 'orNull')
	const rule: RuleId = isSuccess ? `${operation}.response` : 'errors.1'
	const verdict = judgeResponse<never>(rule, { shape, orNull, checkTime }, body ?? null, limits)
	if (verdict.status !== 'valid') return verdict
	const { value, issues } = verdict
	const answer = isSuccess ? { isSuccess, statusCode, value } : { isSuccess, statusCode, error: value }
	return { status: 'valid', value: answer as Answer<Exchanges[Id]['response']>, issues }
}

function statusIssue(statusCode: unknown, isShown: boolean): Issue<AnswerCode> {
	const expected = `${isShown ? '200' : '2XX'}, 4XX or 5XX`
	const actual = Number.isFinite(statusCode) ? `${statusCode}` : 'missing'
	return {
		code: 'response.status',
		severity: 'error',
		about: 'response',
		path: ['statusCode'],
		message: `The status code should be ${expected}. Received: ${actual}.`,
		params: { expected, actual, field: 'statusCode' },
		rule: 'errors.1',
	}
}
