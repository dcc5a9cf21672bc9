/** What came of a question: an answer of any kind, or why there is none. */
export type Asked = { readonly answer: unknown } | { readonly failure: string }

/** How often an answer may turn out to be another promise. */
const MOST_PROMISES = 10

/**
 * Asks, and waits where the answer is a promise or something like one. What throws, rejects, promises without an end, or takes
 * longer than the caller's `timeout` is a failure with a reason.
 */
export async function ask(question: () => unknown, timeout: unknown): Promise<Asked> {
	let asked = attempt(question)
	for (let promises = 0; 'answer' in asked; promises++) {
		const then = readThen(asked.answer)
		if (then === null) return asked
		if (promises === MOST_PROMISES) return { failure: 'promises a promise without an end' }
		asked = await Promise.race([settle(asked.answer, then), ...expire(timeout)])
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

/** The method that makes a value a promise, null where it has none. */
function readThen(value: unknown): ((...args: unknown[]) => unknown) | null {
	if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return null
	try {
		const then: unknown = (value as { then?: unknown }).then
		return typeof then === 'function' ? (then as (...args: unknown[]) => unknown) : null
	} catch {
		return null
	}
}

/** What a promise comes to, in an object of its own: a promise in it is not waited for. */
function settle(promise: unknown, then: (...args: unknown[]) => unknown): Promise<Asked> {
	return new Promise((resolve) => {
		const fail = (error: unknown): void => resolve({ failure: `rejected with ${describe(error)}` })
		try {
			Reflect.apply(then, promise, [(answer: unknown) => resolve({ answer }), fail])
		} catch (error) {
			fail(error)
		}
	})
}

/** The end of the caller's patience, if there is one. */
function expire(timeout: unknown): Promise<Asked>[] {
	if (typeof timeout !== 'function') return []
	const asked = attempt(() => timeout())
	const promise = 'answer' in asked ? asked.answer : null
	const then = readThen(promise)
	return then === null ? [] : [settle(promise, then).then(() => ({ failure: 'gave no answer in time' }))]
}

const LONGEST = 200

/** An error's message, whatever was thrown. */
export function describe(error: unknown): string {
	try {
		const text = error instanceof Error ? `${error.name}: ${error.message}` : `${typeof error} ${String(error)}`
		return text.slice(0, LONGEST)
	} catch {
		return 'something that cannot be read'
	}
}
