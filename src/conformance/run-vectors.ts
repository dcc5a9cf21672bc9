import { isRecord, readField } from '../core/read.ts'
import { RULESET } from '../core/ruleset.ts'
import { ask } from './ask.ts'
import { judgeAnswer, type Level } from './judge-answer.ts'
import { readCases } from './read-cases.ts'
import { tell } from './tell.ts'
import { toPlain } from './to-plain.ts'
import type { Expected, VectorFile } from './vector.ts'

/** What is held against the vectors: functions by the name of the call, or one function for all of them. */
export type Subject =
	| Readonly<Record<string, unknown>>
	| ((call: string, args: readonly unknown[], id: string) => unknown)

/** How far a run is. */
export interface Progress {
	readonly done: number
	readonly total: number
	readonly failed: number
}

export interface RunOptions {
	/** What of an answer is compared; `full` by default. */
	readonly level?: Level | undefined
	/** The only cases to run: their ids, rules or calls. All by default. */
	readonly only?: readonly string[] | undefined
	/** Called after every case. */
	readonly onProgress?: ((progress: Progress) => void) | undefined
	/** A promise of the end of the caller's patience, asked for whenever an answer is waited for. Without it, there is no end. */
	readonly timeout?: (() => PromiseLike<unknown>) | undefined
}

/** A case whose answer is not what it expects. */
export interface VectorFailure {
	readonly id: string
	readonly rule: string
	readonly call: string
	readonly args: unknown
	readonly expected: unknown
	/** The answer as plain JSON; null where there is none. */
	readonly got: unknown
	/** The first difference, or why there is no answer. */
	readonly why: string
}

/** What a run found: plain JSON, the same for the same answers. */
export interface VectorReport {
	readonly ruleset: typeof RULESET
	readonly level: Level
	readonly passed: number
	readonly failed: number
	readonly skipped: number
	/** The calls that the subject has no function for, in the order of the vectors. */
	readonly missing: readonly string[]
	readonly failures: readonly VectorFailure[]
}

const LEVELS: readonly unknown[] = ['status', 'codes', 'full']
const SKIPPED = 'skipped'

/**
 * Holds an implementation of the rules against published vectors (`orderwright/vectors/…`): this library, a port in another language,
 * answers kept in a file. Each answer is what the function of that name answers here, or a part of it:
 * `{ status, codes }` does for the level `codes`. A call that a record has no function for, or that is answered with
 * `{ status: 'skipped' }`, is skipped. Answers may be promised; what throws, rejects or is late is a failure of its case alone.
 * Arguments are copies, and messages are never compared. Anything that is no case fails (D-140).
 *
 * @example
 * const cases = [{ id: 'a', rule: 'D-40', call: 'priceFor', args: [1, {}, 'CA'], expected: { value: 1 }, note: '', source: '' }]
 * typeof runVectors({ priceFor: (price) => price }, { about: '', ruleset: RULESET, cases }).then // => 'function'
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
	for (const [index, { id, rule, call, args, expected }] of cases.entries()) {
		const question = findQuestion(subject, call, args, id)
		if (question === null) missing.add(call)
		const found = question === null ? null : await ask(question, readField(options, 'timeout'))
		const got = found === null || 'failure' in found ? null : toPlain(found.answer)
		if (found === null || readField(got, 'status') === SKIPPED) skipped++
		else {
			const why = 'failure' in found ? found.failure : judgeCase(expected, got, level)
			if (why !== null) failures.push({ id, rule, call, args, expected, got, why })
		}
		tell(onProgress, { done: index + 1, total: cases.length, failed: failures.length })
	}
	const failed = failures.length
	const passed = cases.length - failed - skipped
	return { ruleset: RULESET, level, passed, failed, skipped, missing: [...missing], failures }
}

/** How the subject is asked; null where it has no function of that name. */
function findQuestion(subject: unknown, call: string, args: readonly unknown[], id: string): (() => unknown) | null {
	const given = toPlain(args) as readonly unknown[]
	if (typeof subject === 'function') return () => subject(call, given, id)
	const named = readField(subject, call)
	return typeof named === 'function' ? () => named(...given) : null
}

function judgeCase(expected: unknown, got: unknown, level: Level): string | null {
	const isAsking = isRecord(expected) && ('status' in expected || 'value' in expected || 'contains' in expected)
	return isAsking ? judgeAnswer(expected as Expected, got, level) : 'the case expects nothing'
}
