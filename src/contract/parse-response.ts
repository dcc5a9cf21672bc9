import type { RuleId } from '../core/issue.ts'
import type { Verdict } from '../core/verdict.ts'
import { checkDateTime } from './formats.ts'
import type { Limits } from './limits.ts'
import { parse } from './parse.ts'
import { asResponse, type ResponseCode, responseMessage } from './response-messages.ts'
import { type Response, readShape, type Shape } from './shape.ts'

/** Returns the verdict on a response of a shape, which may also be null. `T` is the shape's type: `scripts/contract/` writes both. */
export function parseResponse<T>(
	rule: RuleId,
	shape: Shape | readonly [Shape],
	input: unknown,
	limits: Partial<Limits> | undefined,
	orNull = false,
): Verdict<T, ResponseCode> {
	return judgeResponse(rule, { shape, orNull, checkTime: checkDateTime }, input, limits)
}

/** As `parseResponse`; the response says how its date-times are judged. */
export function judgeResponse<T>(
	rule: RuleId,
	response: Response,
	input: unknown,
	limits: Partial<Limits> | undefined,
): Verdict<T, ResponseCode> {
	return asResponse(parse('the response', responseMessage, rule, readShape, input, limits, response)) as Verdict<
		T,
		ResponseCode
	>
}
