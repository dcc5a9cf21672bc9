import { isRecord, owns, readField } from '../../rules/core/read.ts'
import { RULESET } from '../../rules/core/ruleset.ts'
import { ask, notify } from './ask.ts'
import { judgeAnswer, type Level } from './judge-answer.ts'
import { toPlain } from './to-plain.ts'
import { type Expected, findFunction, readCases, type VectorFile } from './vector.ts'

/** The implementation under test: functions by name, or one function for all calls. */
export type Subject =
	| Readonly<Record<string, unknown>>
	| ((call: string, args: readonly unknown[], id: string) => unknown)

/** The progress of a run. */
export interface Progress {
	readonly done: number
	readonly total: number
	readonly failed: number
}

/**
 * The options of `runVectors`: which cases it runs (`only`), how much of each answer it compares (`level`), and `timeout`: a function whose promise
 * ends the wait for an answer.
 */
export interface RunOptions {
	/** How much of an answer is compared. Default: `full`. */
	readonly level?: Level | undefined
	/** The only cases to run: their ids, rules or calls. Default: all. */
	readonly only?: readonly string[] | undefined
	/** Called after every case. */
	readonly onProgress?: ((progress: Progress) => void) | undefined
	/** Called for each answer. Returns a promise that ends the wait for the answer. Without it, there is no limit. */
	readonly timeout?: (() => PromiseLike<unknown>) | undefined
}

/** A case whose answer differs: its `id`, `call`, `args`, what was `expected` and `got`, and `why`. */
export interface VectorFailure {
	readonly id: string
	readonly rule: string
	/** Whether the expected answer comes from the API documentation or from a decision of this project. */
	readonly binds: 'document' | 'decision'
	readonly call: string
	readonly args: unknown
	readonly expected: unknown
	/** The answer as plain JSON. Null without an answer. */
	readonly got: unknown
	/** The first difference, or the reason why there is no answer. */
	readonly why: string
}

/**
 * What `runVectors` returns: how many cases `passed`, `failed` and were `skipped`, and the `failures`. It is plain JSON, and the same for the same
 * answers.
 */
export interface VectorReport {
	readonly ruleset: typeof RULESET
	readonly level: Level
	readonly passed: number
	readonly failed: number
	/** How many of the failed cases depend only on a decision. */
	readonly failedDecisions: number
	readonly skipped: number
	/** The functions that the vectors call and the subject doesn't have, in the order of the vectors. */
	readonly missing: readonly string[]
	readonly failures: readonly VectorFailure[]
}

const LEVELS: readonly unknown[] = ['status', 'codes', 'full']
const SKIPPED = 'skipped'

/**
 * Tests an implementation of the rules with published vectors (`orderwright-vectors/…`): this library, a port in another language, or answers in a
 * file (D-140). Each answer is the result of this library's function of that name, or a part of the result: `{ status, codes }` is enough for the
 * level `codes`. The parser `parsePlaceOrderBody` may also be `PlaceOrderBody.parse`, so you can pass all exports of `orderwright/contract`.
 *
 * - A case is skipped if the record doesn't have the function, or if the answer is `{ status: 'skipped' }`.
 * - Answers may be promises. If an answer throws, rejects or times out, only the case of this answer fails.
 * - Arguments are copies. Messages are never compared.
 * - A value that is not a case fails.
 *
 * @example
 * const cases = [{ id: 'a', rule: 'D-40', call: 'priceWithDelta', args: [1, {}, 'CA'], expected: { value: 1 }, note: '', source: '' }]
 * typeof runVectors({ priceWithDelta: (price) => price }, { about: '', ruleset: RULESET, cases }).then // => 'function'
 */
export async function runVectors(
	subject: Subject,
	vectors: VectorFile | readonly VectorFile[],
	options?: RunOptions,
): Promise<VectorReport> {
	const asked = readField(options, 'level')
	const level = LEVELS.includes(asked) ? (asked as Level) : 'full'
	const cases = readCases(vectors, readField(options, 'only'))
	const onProgress = readField(options, 'onProgress')
	const missing = new Set<string>()
	const failures: VectorFailure[] = []
	let skipped = 0
	for (const [index, { id, rule, binds, call, args, expected }] of cases.entries()) {
		const question = findQuestion(subject, call, args, id)
		if (question === null) missing.add(call)
		const found = question === null ? null : await ask(question, readField(options, 'timeout'))
		const got = found === null || owns(found, 'failure') ? null : toPlain(found.answer)
		if (found === null || readField(got, 'status') === SKIPPED) skipped++
		else {
			const why = owns(found, 'failure') ? found.failure : judgeCase(expected, got, level)
			if (why !== null) failures.push({ id, rule, binds, call, args, expected, got, why })
		}
		notify(onProgress, { done: index + 1, total: cases.length, failed: failures.length })
	}
	const failed = failures.length
	const passed = cases.length - failed - skipped
	const failedDecisions = failures.filter(({ binds }) => binds === 'decision').length
	return { ruleset: RULESET, level, passed, failed, failedDecisions, skipped, missing: [...missing], failures }
}

/** Calls the subject with a case; returns null if the subject doesn't have the function. */
function findQuestion(subject: unknown, call: string, args: readonly unknown[], id: string): (() => unknown) | null {
	const given = toPlain(args) as readonly unknown[]
	if (typeof subject === 'function') return () => subject(call, given, id)
	const named = findFunction(subject, call)
	return named === null ? null : () => named(...given)
}

function judgeCase(expected: unknown, got: unknown, level: Level): string | null {
	// Without what `Object.prototype` may have: a case expects only what it contains.
	const own = { __proto__: null, ...(isRecord(expected) ? expected : {}) }
	const isAsking = 'status' in own || 'value' in own || 'contains' in own
	return isAsking ? judgeAnswer(own as Expected, got, level) : 'the case expects nothing'
}
