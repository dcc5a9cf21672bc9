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

/** The `AbortSignal` of the platform, if it has one. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Own } } ? Own & AbortLike : AbortLike

/**
 * A request in HTTP terms, which `send` gets: `method`, `path`, `headers`, `body` or `form`, `signal` and `timeoutMs`. `path` comes after the
 * service's base address, which the client doesn't have.
 */
export interface ClientRequest {
	readonly operation: OperationId
	readonly method: 'GET' | 'POST' | 'PUT'
	/** With the query. The path after the service's base address. */
	readonly path: string
	readonly headers: Readonly<Record<string, string>>
	/** JSON. Null for a GET, and for a request with a form. */
	readonly body: string | null
	/** The parts of a multipart body: the image file of a logo, and texts. Such a request has no `body`. Null for all other requests. */
	readonly form: Readonly<Record<string, unknown>> | null
	/**
	 * The signal of the call, or null if it has none. `fetch` accepts both. A token request has no signal, because many calls wait for it.
	 */
	readonly signal: Signal | null
	/**
	 * The time limit of a token request, in milliseconds. `send` should then reject, so that one hanging request doesn't block all calls. Null for
	 * all other requests.
	 */
	readonly timeoutMs: number | null
}

/** An answer in HTTP terms: `statusCode`, `headers` and `body`. */
export interface ClientAnswer {
	readonly statusCode: number
	/** The body as text, or as `JSON.parse` returns it. */
	readonly body?: unknown
	/** The `Headers` of fetch, or a plain object. Only `Retry-After` is read. */
	readonly headers?: unknown
}

/** The parts of a fetch `Response` that the client reads. */
export interface ResponseLike {
	readonly status: number
	readonly headers?: unknown
	readonly text: () => PromiseLike<string>
}

/** Validates an order before it is sent: `validateOrder`, or a function of your own that adds the products. */
export type ValidateBeforeSend = (order: PlaceOrderBody) => ValidatedOrder | PromiseLike<ValidatedOrder>

/** What the client reads of a verdict. */
export interface ValidatedOrder {
	readonly status: 'valid' | 'invalid' | 'unknown'
	readonly issues: readonly Issue[]
}

/** What `send` returns. */
type Sent = ClientAnswer | ResponseLike

/**
 * The options of `createClient`: the credentials (`clientId`, `clientSecret`), and your functions `send`, `now` and `wait`. `send` adds the base
 * address.
 */
export interface ClientOptions {
	readonly clientId: string
	readonly clientSecret: string
	/** Sends one request. Returns its answer, or the `Response` of fetch. Rejects if there is no answer: no network, or a time-out. */
	readonly send: (request: ClientRequest) => Sent | PromiseLike<Sent>
	/** The current time in milliseconds, such as `Date.now`. */
	readonly now: () => number
	/** Returns a promise that resolves after so many milliseconds. */
	readonly wait: (milliseconds: number, signal: Signal | undefined) => unknown
	/** Checks each order before `placeOrder` sends it. Null, or none, sends every order. */
	readonly validate?: ValidateBeforeSend | null | undefined
	/** If true, an order isn't sent when `validate` throws. By default the order is then sent, with a note, and the service decides. */
	readonly mustValidate?: boolean | undefined
	/** For partners: the company to add to each body that may have a `companyId` but doesn't. */
	readonly companyId?: string | undefined
	/** The service's own names of query parameters, by our names: `{ firstName: 'first_name' }`. The API documentation doesn't show them (D-82). */
	readonly names?: Readonly<Record<string, string>> | undefined
	/**
	 * The time limit of each call and each token request, in milliseconds, measured by `wait`. Pass the signal of `wait` to your timer, so that the
	 * timer stops with the call. `waitForCollection` and `waitForProduct` are one call each. By default there is no limit.
	 */
	readonly timeoutMs?: number | undefined
	/** The most items in all lists of an answer together (D-91). By default there is no limit. */
	readonly maxItems?: number | undefined
}

/** A fault of a function that you passed to the client. The call went on without it. */
export interface ClientNote {
	readonly option: 'validate' | 'now' | 'wait'
	readonly message: string
	/** What it threw. */
	readonly cause?: unknown
}

/**
 * How a call ended: `done`, `refused`, `malformed`, `no-response`, `unsent`, `usage-error` or `invalid`. The promise of a call never rejects.
 * `notes` list faults of functions in the options that didn't stop the call.
 *
 * - `done`: the service accepted the request. `value` is the parsed answer of the service, and `issues` are warnings about it.
 * - `refused`: the service returned 4XX, or 5XX for a request that only reads. `error` has the service's `errorCode`.
 * - `malformed`: the answer differs from the API documentation. `issues` lists the differences, `answer` is the answer unchanged, and `value` is
 *   its JSON. If the status code is 2XX, a write may have been executed.
 * - `no-response`: the request was sent, but its answer is lost (no network, a time-out, an abort, 5XX). A write may have had its effect.
 * - `unsent`: nothing was sent, or every request was rejected. Without a token, `error` is the result of the token request.
 * - `usage-error`: an option or argument can't be used. `error` describes what is right. If `isSent` is true, a write may have been executed, and
 *   `returned` is the result of `send`.
 * - `invalid`: the order is invalid, so `placeOrder` didn't send it.
 */
export type ClientResult<T> = Outcome<T> & { readonly notes: readonly ClientNote[] }

/** The result of a call without its notes. */
export type Outcome<T> =
	| { readonly status: 'done'; readonly value: T; readonly issues: readonly Issue[] }
	| {
			readonly status: 'refused'
			readonly statusCode: number
			readonly errorCode: string
			readonly error: ErrorBody
			/** The seconds to wait, as the service requests in `Retry-After`. Null if the answer has none. */
			readonly retryAfter: number | null
	  }
	| {
			readonly status: 'malformed'
			readonly statusCode: number
			readonly issues: readonly Issue[]
			/** The seconds to wait, as the service requests in `Retry-After`. Null if the answer has none. */
			readonly retryAfter: number | null
			/** The answer as it came. Null for create-tokens, so that no log contains a token. */
			readonly answer: ClientAnswer | null
			/** The JSON of the body, unverified. A body that isn't JSON stays text. Null for create-tokens. */
			readonly value: unknown
	  }
	| {
			readonly status: 'no-response'
			readonly reason: 'aborted' | 'timed out' | 'failed' | 'server error'
			readonly error: unknown
			/** The answer of a server error, unchanged. */
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

/** The fields `signal` and `timeoutMs` (in milliseconds), which the input of every call may have. */
export interface CallOptions {
	/** Aborts the call: its promise resolves at once. `send` gets the signal, too. */
	readonly signal?: Signal | undefined
	/** The time limit of the whole call in milliseconds, including token requests and repeated requests. Default: that of the client. */
	readonly timeoutMs?: number | undefined
}

/** The parameters of an operation, its body, and the options of the call. */
export type CallInput<Id extends OperationId> = Exchanges[Id]['parameters'] &
	(Exchanges[Id]['body'] extends undefined ? unknown : { readonly body: Exchanges[Id]['body'] }) &
	CallOptions

export type Method<Id extends OperationId> = (input: CallInput<Id>) => Promise<ClientResult<Exchanges[Id]['response']>>

/** The result of waiting: a `ClientResult` (`done` when it is ready), or `pending` with the last value if it took longer than two minutes. */
export type Waited<T> =
	| ClientResult<T>
	| { readonly status: 'pending'; readonly value: T; readonly notes: readonly ClientNote[] }

/** What every wait accepts. */
export interface WaitOptions {
	/** Called before each wait, with the seconds waited so far and the number of answers. What it throws is ignored. */
	readonly onWait?: ((seconds: number, tries: number) => unknown) | undefined
}

/** An operation's id as a method name: `get-product` becomes `getProduct`. */
type MethodName<Id extends string> = Id extends `${infer First}-${infer Rest}`
	? `${First}${Capitalize<MethodName<Rest>>}`
	: Id

/** The operations whose input is optional, or has more than parameters and a body. */
type OwnInput = 'create-tokens' | 'create-collection' | 'list-collections' | 'place-order'

type Methods = { readonly [Id in Exclude<OperationId, OwnInput> as MethodName<Id>]: Method<Id> }

/** A method for every operation of the API, such as `placeOrder`, and two methods that wait (`waitForCollection`, `waitForProduct`). */
export interface Client extends Methods {
	/** The client fetches its tokens by itself. This operation returns a pair to you. */
	readonly createTokens: (input?: Partial<CallInput<'create-tokens'>>) => Promise<ClientResult<TokenPair>>
	/**
	 * `logo` is an image file. `send` receives it as a part of the request's `form`. Use a Blob or a Buffer, because a stream can be sent only
	 * once.
	 */
	readonly createCollection: (
		input?: Partial<CallInput<'create-collection'>> & { readonly logo?: unknown },
	) => Promise<ClientResult<Exchanges['create-collection']['response']>>
	readonly listCollections: (input?: CallOptions) => Promise<ClientResult<Exchanges['list-collections']['response']>>
	/** Checks the order first. Only an invalid order isn't sent. With `validate: false`, even an invalid order is sent. */
	readonly placeOrder: (
		input: CallInput<'place-order'> & { readonly validate?: false | undefined },
	) => Promise<ClientResult<Exchanges['place-order']['response']>>
	/** Requests the status of a collection every five seconds until the collection is ready, usually after about 30 seconds. */
	readonly waitForCollection: (
		input: CallInput<'get-collection-status'> & WaitOptions,
	) => Promise<Waited<Exchanges['get-collection-status']['response']>>
	/**
	 * Creates a personalized product for a person, and requests the product every five seconds until it is made or its creation failed
	 * (`creationStatus`). That usually takes 15 to 20 seconds.
	 */
	readonly waitForProduct: (input: CallInput<'get-product'> & WaitOptions) => Promise<Waited<Product>>
}
