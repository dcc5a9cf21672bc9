/**
 * A client of the store's API over any HTTP client: 14 typed operations, tokens, polling, and orders that are checked before they are sent.
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
