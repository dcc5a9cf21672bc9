/**
 * A client of the service over any HTTP client: 14 typed operations, tokens, polling and orders that are judged before they are sent.
 *
 * @module orderwright/client
 */

export { createClient } from './client/create-client.ts'
export type {
	AbortLike,
	CallInput,
	CallOptions,
	Client,
	ClientAnswer,
	ClientOptions,
	ClientRequest,
	ClientResult,
	Judge,
	Judged,
	Method,
	Refused,
	Signal,
	Waited,
} from './client/types.ts'
