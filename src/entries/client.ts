/**
 * A client of the service over any HTTP client: 14 typed operations, tokens, polling, orders that are checked before they are sent, and what
 * to do when an answer is lost.
 *
 * @module orderwright/client
 */

export { createClient } from '../service/client/create-client.ts'
export type {
	CallOptions,
	Client,
	ClientAnswer,
	ClientOptions,
	ClientRequest,
	ClientResult,
	Waited,
} from '../service/client/types.ts'
