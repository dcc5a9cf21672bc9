import type { RuleId } from '../core/issue.ts'
import type { Verdict } from '../core/verdict.ts'
import { type ContractType, contractType } from './contract-type.ts'
import { checkDateTime } from './formats.ts'
import type { SchemaName } from './generated/schemas.ts'
import { asResponse, type ResponseCode, responseMessage } from './messages.ts'
import { parse, type Reader } from './parse.ts'
import type { Limits } from './parse-context.ts'
import { type AnyShape, type Response, readShape } from './shape.ts'

/** Returns a response type, which may also be null, as a value. `Output` is the type of the shape. `scripts/contract/` writes both. */
export function responseType<Output>(
	name: SchemaName,
	rule: RuleId,
	shape: AnyShape,
	orNull = false,
): ContractType<Output, ResponseCode> {
	const response: Response = { shape, orNull, checkTime: checkDateTime }
	return contractType(name, (input, limits) => judgeResponse(rule, response, input, limits))
}

/** Returns the verdict on a response. The mode decides how date-times are checked. */
export function judgeResponse<T>(
	rule: RuleId,
	response: Response,
	input: unknown,
	limits: Partial<Limits> | undefined,
): Verdict<T, ResponseCode> {
	const read: Reader<T> = (value, context) => readShape(value, context, response) as T | undefined
	return asResponse(parse('the response', responseMessage, rule, read, input, limits))
}
