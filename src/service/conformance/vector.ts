import { openItems } from '../../rules/core/open.ts'
import { isList, isRecord, readField } from '../../rules/core/read.ts'
import type { RULESET } from '../../rules/core/ruleset.ts'
import { toPlain } from './to-plain.ts'

/** The expected parts of one issue. Missing parts aren't compared. If `suggestion` is null, the issue must not have a suggestion. */
export interface ExpectedIssue {
	readonly code?: string | undefined
	readonly severity?: string | undefined
	readonly path?: readonly (string | number)[] | undefined
	readonly rule?: string | undefined
	readonly params?: Readonly<Record<string, unknown>> | undefined
	readonly suggestion?:
		| readonly { readonly path: readonly (string | number)[]; readonly value: string }[]
		| null
		| undefined
}

/** The expected parts of an answer. Missing parts aren't compared. Without a status, the function's result isn't a verdict, but the value itself. */
export interface Expected {
	/** `valid`, `invalid` or `unknown`. */
	readonly status?: string | undefined
	/** The codes of all issues, in order (D-04). */
	readonly codes?: readonly string[] | undefined
	/** The same issues, with more details. */
	readonly issues?: readonly ExpectedIssue[] | undefined
	/** The whole value, exactly. */
	readonly value?: unknown
	/** The expected part of the value: some keys of an object, or every element of a list. */
	readonly contains?: unknown
	/** The missing facts, in order. */
	readonly needs?: readonly unknown[] | undefined
}

/** A case of the vectors: the function (`call`) and its `args`, with the answer that every implementation must give (`expected`). */
export interface Vector {
	/** Permanent, and unique over all files. */
	readonly id: string
	/** The clause of the API documentation or the decision that the case tests. */
	readonly rule: string
	/** Where the expected answer follows from: the API documentation, or a decision of this project. Default: `document`. */
	readonly binds?: 'document' | 'decision' | undefined
	/** The keys of the policy that change the answer, if the decision has some. */
	readonly policy?: readonly string[] | undefined
	/** The name of a function of this library. `calls.json` has its export: `parsePlaceOrderBody` is `PlaceOrderBody.parse`. */
	readonly call: string
	readonly args: readonly unknown[]
	readonly expected: Expected
	/** Why the case exists. */
	readonly note: string
	/** Where the expected answer comes from. The source is never this library. */
	readonly source: string
}

/** A file of `orderwright-vectors`: what it is `about`, the `ruleset`, and the `cases`. */
export interface VectorFile {
	readonly about: string
	readonly ruleset: typeof RULESET
	readonly cases: readonly Vector[]
}

/** The most files of a run, the most cases of a file, and the most names in `only`. */
const MAX_CASES = 1_000_000

/** A case as plain JSON. A field of a wrong type is empty. */
interface Case {
	readonly id: string
	readonly rule: string
	readonly binds: 'document' | 'decision'
	readonly call: string
	readonly args: readonly unknown[]
	readonly expected: unknown
}

/** Returns the cases of one or several files, as plain JSON. */
export function readCases(vectors: unknown, only: unknown): Case[] {
	const wanted = isList(only) ? new Set(openItems(only, MAX_CASES)) : null
	return openItems(isList(vectors) ? vectors : [vectors], MAX_CASES)
		.flatMap((file) => openItems(readField(file, 'cases'), MAX_CASES))
		.map(readCase)
		.filter(({ id, rule, call }) => wanted === null || [id, rule, call].some((name) => wanted.has(name)))
}

function readCase(given: unknown): Case {
	const text = (key: string): string => {
		const value = readField(given, key)
		return typeof value === 'string' ? value : ''
	}
	const args = toPlain(readField(given, 'args'))
	const expected = toPlain(readField(given, 'expected'))
	const binds = text('binds') === 'decision' ? 'decision' : 'document'
	return { id: text('id'), rule: text('rule'), binds, call: text('call'), args: isList(args) ? args : [], expected }
}

type Answering = (...args: readonly unknown[]) => unknown

/**
 * Returns the function of a record that a case of the vectors calls: the function of that name, or for `parsePlaceOrderBody` the `parse` of
 * `PlaceOrderBody`. Null if the record has none.
 */
export function findFunction(record: unknown, call: string): Answering | null {
	const named = readField(record, call) ?? parserIn(record, call)
	return typeof named === 'function' ? (named as Answering) : null
}

/** The names of all parsers in the vectors begin with this. */
const PARSE = 'parse'

function parserIn(record: unknown, call: unknown): unknown {
	if (typeof call !== 'string' || !call.startsWith(PARSE)) return undefined
	const type = readField(record, call.slice(PARSE.length))
	return isRecord(type) ? readField(type, PARSE) : undefined
}
