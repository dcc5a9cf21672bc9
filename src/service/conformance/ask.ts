import { owns, readField } from '../../rules/core/read.ts'

/** The result of a call: an answer, or the reason why there is none. */
export type Asked = { readonly answer: unknown } | { readonly failure: string }

/** The most nested promises that one answer may resolve to. */
const MAX_PROMISES = 10

/**
 * Calls a function, and awaits its result if that is a promise or a thenable. The result is a failure with a reason if the function throws,
 * rejects, resolves to promises without end, or takes longer than the caller's `timeout`.
 */
export async function ask(question: () => unknown, timeout: unknown): Promise<Asked> {
	let asked = attempt(question)
	for (let promises = 0; owns(asked, 'answer'); promises++) {
		const then = readThen(asked.answer)
		if (then === null) return asked
		if (promises === MAX_PROMISES) return { failure: 'promises a promise without an end' }
		asked = await Promise.race([answerOf(asked.answer, then), ...expire(timeout)])
	}
	return asked
}

function attempt(question: () => unknown): Asked {
	try {
		return { answer: question() }
	} catch (error) {
		return { failure: `threw ${describe(error)}` }
	}
}

/** Returns the `then` method of a promise or thenable; null for any other value. */
function readThen(value: unknown): ((...args: unknown[]) => unknown) | null {
	if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return null
	try {
		const then: unknown = (value as { then?: unknown }).then
		return typeof then === 'function' ? (then as (...args: unknown[]) => unknown) : null
	} catch {
		return null
	}
}

/** Wraps the result of a promise in an object, so that `await` doesn't resolve a promise inside it. */
function answerOf(promise: unknown, then: (...args: unknown[]) => unknown): Promise<Asked> {
	return new Promise((resolve) => {
		const fail = (error: unknown): void => resolve({ failure: `rejected with ${describe(error)}` })
		try {
			Reflect.apply(then, promise, [(answer: unknown) => resolve({ answer }), fail])
		} catch (error) {
			fail(error)
		}
	})
}

/** Returns a list with one promise, which settles at the caller's time limit. If the caller gives no limit, the list is empty. */
function expire(timeout: unknown): Promise<Asked>[] {
	if (typeof timeout !== 'function') return []
	const asked = attempt(() => timeout())
	const promise = owns(asked, 'answer') ? asked.answer : null
	const then = readThen(promise)
	return then === null ? [] : [answerOf(promise, then).then(() => ({ failure: 'gave no answer in time' }))]
}

const MAX_LENGTH = 200

/** Returns the cause of an error in parentheses, such as ` (ECONNRESET)`; an empty text without a cause. */
function causeOf({ cause }: Error): string {
	const code = readField(cause, 'code')
	const message = readField(cause, 'message')
	const text = typeof code === 'string' ? code : typeof message === 'string' ? message : ''
	return text === '' ? '' : ` (${text})`
}

/** Returns the message of any thrown value. */
export function describe(error: unknown): string {
	try {
		const text =
			error instanceof Error ? `${error.name}: ${error.message}${causeOf(error)}` : `${typeof error} ${String(error)}`
		return text.slice(0, MAX_LENGTH)
	} catch {
		return 'something that cannot be read'
	}
}

/** Reports the progress to a listener. Listener errors are ignored. */
export function notify(listener: unknown, progress: unknown): void {
	if (typeof listener !== 'function') return
	try {
		listener(progress)
	} catch {
		// the run continues
	}
}
