import type { ErrorBody } from 'orderwright'
import type { ServiceAnswer } from 'orderwright/model'

/** Returns an error body of the interface, for a request that reaches no operation. */
export function problem(statusCode: number, errorCode: string, message: string): ServiceAnswer {
	const body: ErrorBody = { message, errorCode, statusCode }
	return { statusCode, body }
}
