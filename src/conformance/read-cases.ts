import { openItems } from '../core/open.ts'
import { isList, readField } from '../core/read.ts'
import { toPlain } from './to-plain.ts'

/** The most files of a run, cases of a file, and names in `only`. */
const MOST_CASES = 1_000_000

/** A case as plain JSON. A field of a wrong type is empty. */
export interface Case {
	readonly id: string
	readonly rule: string
	readonly call: string
	readonly args: readonly unknown[]
	readonly expected: unknown
}

/** Returns the cases of one or several files, as plain JSON. */
export function readCases(vectors: unknown, only: unknown): Case[] {
	const wanted = isList(only) ? new Set(openItems(only, MOST_CASES)) : null
	return openItems(isList(vectors) ? vectors : [vectors], MOST_CASES)
		.flatMap((file) => openItems(readField(file, 'cases'), MOST_CASES))
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
	return { id: text('id'), rule: text('rule'), call: text('call'), args: isList(args) ? args : [], expected }
}
