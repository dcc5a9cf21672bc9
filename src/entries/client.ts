/**
 * A client of the service over any HTTP client: 14 typed operations, tokens, polling, orders that are judged before they are sent, and what
 * to do when an answer is lost.
 *
 * @module orderwright/client
 */

export { createClient } from '../service/client/create-client.ts'
export type {
	AbortLike,
	CallInput,
	CallOptions,
	Client,
	ClientAnswer,
	ClientNote,
	ClientOptions,
	ClientRequest,
	ClientResult,
	Judge,
	Judged,
	Malformed,
	Method,
	Outcome,
	Refused,
	ResponseLike,
	Signal,
	Waited,
	WaitOptions,
} from '../service/client/types.ts'
