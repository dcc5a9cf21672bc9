import type {
	ErrorBody,
	Exchanges,
	OperationId,
	PlaceOrderBody,
	Product,
	TokenPair,
} from '../../rules/contract/generated/types.ts'
import type { Issue } from '../../rules/core/issue.ts'

/** What the client needs of an `AbortSignal`. */
export interface AbortLike {
	readonly aborted: boolean
	readonly reason?: unknown
	addEventListener(type: 'abort', listener: () => void): void
	removeEventListener(type: 'abort', listener: () => void): void
}

/** The platform's own `AbortSignal`, where it has one. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Own } } ? Own & AbortLike : AbortLike

/** A request in HTTP terms, for the caller's own HTTP client: its `path` follows the base address, which the client doesn't know. */
export interface ClientRequest {
	readonly operation: OperationId
	readonly method: 'GET' | 'POST' | 'PUT'
	/** With the query. It follows the base address of the service. */
	readonly path: string
	readonly headers: Readonly<Record<string, string>>
	/** JSON. Null for a GET, and for a request with a form. */
	readonly body: string | null
	/** The parts of a multipart body, instead of `body`: the file of a logo, and texts. Null for all other requests. */
	readonly form: Readonly<Record<string, unknown>> | null
	/** The signal of the call. Null without one, as fetch accepts it, and for a request for a token, because many calls wait for this request. */
	readonly signal: Signal | null
	/**
	 * The time limit of a request for a token, in milliseconds: `send` should reject then, so that a request that hangs doesn't block all
	 * calls. Null for all other requests.
	 */
	readonly timeoutMs: number | null
}

/** An answer in HTTP terms: `statusCode`, `headers` and `body`. */
export interface ClientAnswer {
	readonly statusCode: number
	/** The text of the body, or the body after `JSON.parse`. */
	readonly body?: unknown
	/** Read only for `Retry-After`: the `Headers` of fetch, or a plain object. */
	readonly headers?: unknown
}

/** What the client needs of a `Response` of fetch. */
export interface ResponseLike {
	readonly status: number
	readonly headers?: unknown
	readonly text: () => PromiseLike<string>
}

/** Checks an order before it is sent: `validateOrder`, or a function of your own with the products. */
export type ValidateBeforeSend = (order: PlaceOrderBody) => ValidatedOrder | PromiseLike<ValidatedOrder>

/** What the client reads of a verdict. */
export interface ValidatedOrder {
	readonly status: 'valid' | 'invalid' | 'unknown'
	readonly issues: readonly Issue[]
}

/** What `send` returns. */
type Sent = ClientAnswer | ResponseLike

/** The client's credentials, and the caller's functions: `send`, `now` and `wait`. `send` adds the base address. */
export interface ClientOptions {
	readonly clientId: string
	readonly clientSecret: string
	/** Sends one request and returns its answer, or the `Response` of fetch. It rejects without an answer: no network, a time-out. */
	readonly send: (request: ClientRequest) => Sent | PromiseLike<Sent>
	/** The current time in milliseconds, such as `Date.now`. */
	readonly now: () => number
	/** Waits for so many milliseconds: its promise resolves after that. */
	readonly wait: (milliseconds: number, signal: Signal | undefined) => unknown
	/** Checks each order before `placeOrder` sends it. Null, or none, sends every order. */
	readonly validate?: ValidateBeforeSend | null | undefined
	/** If true, an order isn't sent if `validate` throws. By default the order is sent, with a note: the service decides. */
	readonly mustValidate?: boolean | undefined
	/** For partners: the company for each body that has this field and no company. */
	readonly companyId?: string | undefined
	/** The service's own names of parameters, by the names here (D-82): the API documentation doesn't show them: `{ firstName: 'first_name' }`. */
	readonly names?: Readonly<Record<string, string>> | undefined
	/**
	 * The time limit of each call and of each request for a token, in milliseconds, measured by `wait`: pass the signal of `wait` to your
	 * timer, so that it stops with the call. `waitForCollection` and `waitForProduct` are one call each. By default there is no limit.
	 */
	readonly timeoutMs?: number | undefined
	/** The most items that all lists of an answer may have together (D-91). By default there is no limit. */
	readonly maxItems?: number | undefined
}

/** What is wrong with a function that the client was given, although the call went on. */
export interface ClientNote {
	readonly option: 'validate' | 'now' | 'wait'
	readonly message: string
	/** What it threw. */
	readonly cause?: unknown
}

/**
 * The result of a call. It never rejects. `notes` list faults of the options' functions that didn't stop the call.
 *
 * - `done`: the service accepted the request. `value` is its parsed answer, and `issues` are warnings about it.
 * - `refused`: the service answered with 4XX, or a request that only reads with 5XX. `error` has the service's `errorCode`.
 * - `malformed`: the answer differs from the API documentation; `issues` lists the differences, `answer` is the answer as it came, and
 *   `value` the JSON in it. With a status code of 2XX, a write may have had its effect.
 * - `no-response`: the request was sent, and its answer is lost (no network, a time-out, an abort, 5XX). A write may have had its effect.
 * - `unsent`: nothing was sent, or only requests that were rejected. Without a token, `error` is the result of the request for one.
 * - `usage-error`: an option or argument can't be used. `error` describes what is right. If `isSent` is true, a write may have had its
 *   effect, and `returned` is what `send` returned.
 * - `invalid`: `placeOrder` sent nothing, because the order is invalid.
 */
export type ClientResult<T> = Outcome<T> & { readonly notes: readonly ClientNote[] }

/** The result of a call without its notes. */
export type Outcome<T> =
	| { readonly status: 'done'; readonly value: T; readonly issues: readonly Issue[] }
	| Refused
	| Malformed
	| {
			readonly status: 'no-response'
			readonly reason: 'aborted' | 'timed out' | 'failed' | 'server error'
			readonly error: unknown
			/** The answer of a server error as it came. */
			readonly answer: ClientAnswer | null
	  }
	| {
			readonly status: 'unsent'
			readonly reason: 'aborted' | 'timed out' | 'no token' | 'not validated' | 'request'
			readonly error: unknown
	  }
	| {
			readonly status: 'usage-error'
			readonly option: 'send' | 'signal' | 'timeoutMs'
			readonly error: TypeError
			readonly isSent: boolean
			readonly returned: unknown
	  }
	| { readonly status: 'invalid'; readonly issues: readonly Issue[] }

export interface Malformed {
	readonly status: 'malformed'
	readonly statusCode: number
	readonly issues: readonly Issue[]
	/** The seconds that the service requests to wait (`Retry-After`). Null if the answer has none. */
	readonly retryAfter: number | null
	/** The answer as it came. Null for create-tokens, so that no token reaches a log. */
	readonly answer: ClientAnswer | null
	/** The JSON of the body, unverified; a body that is no JSON as it is. Null for create-tokens. */
	readonly value: unknown
}

export interface Refused {
	readonly status: 'refused'
	readonly statusCode: number
	readonly errorCode: string
	readonly error: ErrorBody
	/** The seconds that the service requests to wait (`Retry-After`). Null if the answer has none. */
	readonly retryAfter: number | null
}

/** What every call accepts: a signal and a time limit. */
export interface CallOptions {
	/** Ends the call: its promise resolves at once, and `send` gets the signal, too. */
	readonly signal?: Signal | undefined
	/** The time limit of the whole call in milliseconds: it includes the wait for a token and every repeated try. Default: that of the client. */
	readonly timeoutMs?: number | undefined
}

/** The parameters of an operation, its body, and the options of the call. */
export type CallInput<Id extends OperationId> = Exchanges[Id]['parameters'] &
	(Exchanges[Id]['body'] extends undefined ? unknown : { readonly body: Exchanges[Id]['body'] }) &
	CallOptions

/** One operation of the client. */
export type Method<Id extends OperationId> = (input: CallInput<Id>) => Promise<ClientResult<Exchanges[Id]['response']>>

/** The result of waiting: `pending` if it took longer than two minutes. */
export type Waited<T> =
	| ClientResult<T>
	| { readonly status: 'pending'; readonly value: T; readonly notes: readonly ClientNote[] }

/** What every wait accepts. */
export interface WaitOptions {
	/** Called before each wait: the seconds that were waited so far, and the number of answers. What it throws is ignored. */
	readonly onWait?: ((seconds: number, tries: number) => unknown) | undefined
}

/** `get-product` as the name of a method: `getProduct`. */
type MethodName<Id extends string> = Id extends `${infer First}-${infer Rest}`
	? `${First}${Capitalize<MethodName<Rest>>}`
	: Id

/** The operations whose input may be missing, or has more than the parameters and the body. */
type OwnInput = 'create-tokens' | 'create-collection' | 'list-collections' | 'place-order'

/** The other operations. */
type Methods = { readonly [Id in Exclude<OperationId, OwnInput> as MethodName<Id>]: Method<Id> }

/** Every operation of the API, and the two methods that wait. */
export interface Client extends Methods {
	/** The client fetches its tokens by itself. This operation returns a pair to you. */
	readonly createTokens: (input?: Partial<CallInput<'create-tokens'>>) => Promise<ClientResult<TokenPair>>
	/**
	 * `logo` is the logo's image file: `send` receives it as a part of the request's `form`. A stream can be sent only once, so use a Blob
	 * or a Buffer.
	 */
	readonly createCollection: (
		input?: Partial<CallInput<'create-collection'>> & { readonly logo?: unknown },
	) => Promise<ClientResult<Exchanges['create-collection']['response']>>
	readonly listCollections: (input?: CallOptions) => Promise<ClientResult<Exchanges['list-collections']['response']>>
	/** Checks the order first. Only an invalid order isn't sent; `validate: false` sends it, too. */
	readonly placeOrder: (
		input: CallInput<'place-order'> & { readonly validate?: false | undefined },
	) => Promise<ClientResult<Exchanges['place-order']['response']>>
	/** Requests the status of a collection every five seconds, until the collection is ready, after about 30 seconds. */
	readonly waitForCollection: (
		input: CallInput<'get-collection-status'> & WaitOptions,
	) => Promise<Waited<Exchanges['get-collection-status']['response']>>
	/**
	 * Creates a personalized product for a person, and requests it every five seconds, until the product is made or its creation failed
	 * (`creationStatus`). This is after about 15 to 20 seconds.
	 */
	readonly waitForProduct: (input: CallInput<'get-product'> & WaitOptions) => Promise<Waited<Product>>
}
