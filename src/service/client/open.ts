import type { ClientNote, Outcome } from './types.ts'

/**
 * Returns a property of an object that a class or platform made, such as the `Response` of fetch. The property may be inherited, but not from
 * `Object.prototype`. Returns undefined if the property is missing, or if reading it throws.
 */
export function readInherited(object: unknown, name: string): unknown {
	if (typeof object !== 'object' || object === null) return undefined
	try {
		const isRead = Object.hasOwn(object, name) || !(name in Object.prototype)
		return isRead ? (object as Readonly<Record<string, unknown>>)[name] : undefined
	} catch {
		return undefined
	}
}

/** A function of the options. What it throws rejects its promise. */
type Ask = (...args: readonly unknown[]) => Promise<unknown>

/** The options of a client, each read once. */
export interface OpenOptions {
	readonly clientId: unknown
	readonly clientSecret: unknown
	readonly companyId: unknown
	readonly names: unknown
	readonly maxItems: number
	readonly timeoutMs: unknown
	readonly mustValidate: boolean
	/** Null if `send` isn't a function: then nothing can be sent. */
	readonly send: Ask | null
	readonly now: Ask
	readonly wait: Ask
	/** False if `wait` isn't a function: then a time limit can't be measured. */
	readonly canWait: boolean
	/** Null if every order is sent unjudged. */
	readonly validate: Ask | null
}

/** Reads the options of a client, which may be an instance of a class. A missing function is replaced by one that rejects. */
export function openOptions(options: unknown): OpenOptions {
	const read = (name: string): unknown => readInherited(options, name)
	const ask = (name: string): Ask => {
		const given = read(name)
		return async (...args) => Reflect.apply(given as Ask, options, args)
	}
	const maxItems = read('maxItems')
	const mustValidate = read('mustValidate') === true
	return {
		clientId: read('clientId'),
		clientSecret: read('clientSecret'),
		companyId: read('companyId'),
		names: read('names'),
		maxItems: typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY,
		timeoutMs: read('timeoutMs') ?? undefined,
		mustValidate,
		send: typeof read('send') === 'function' ? ask('send') : null,
		now: ask('now'),
		wait: ask('wait'),
		canWait: typeof read('wait') === 'function',
		validate: read('validate') === null || (read('validate') === undefined && !mustValidate) ? null : ask('validate'),
	}
}

/** Messages about wrong options: what each option must be or return. */
export const SEND_RETURNS = '`send` must return { statusCode, headers, body } or the Response of fetch.'
export const SIGNAL_IS = '`signal` must be the signal of an AbortController.'
export const TIMEOUT_IS = '`timeoutMs` must be a number of milliseconds, at most 2147483647.'
export const TIMEOUT_NEEDS = '`timeoutMs` is measured by `wait`, which is no function.'
export const WAIT_RETURNS = 'must return a promise: (ms) => new Promise((done) => setTimeout(done, ms))'
export const NOW_RETURNS = 'must return the milliseconds since 1970'

/** Returns the outcome of a call whose option or argument can't be used. */
export function misused(
	option: 'send' | 'signal' | 'timeoutMs',
	message: string,
	isSent = false,
	returned?: unknown,
): Outcome<never> {
	return { status: 'usage-error', option, error: new TypeError(message), isSent, returned }
}

/** Adds a note, once. */
export function addNote(notes: ClientNote[], option: ClientNote['option'], problem: string, cause?: unknown): void {
	const message = `\`${option}\` ${problem}.`
	if (!notes.some((note) => note.message === message)) notes.push({ option, message, cause })
}

/** Calls a progress listener, without waiting for it. What it throws is ignored. */
export function tell(listener: unknown, ...progress: readonly number[]): void {
	const call = async (): Promise<unknown> => (typeof listener === 'function' ? listener(...progress) : null)
	call().catch(() => null)
}
