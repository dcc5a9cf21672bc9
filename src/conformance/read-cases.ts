import { isList, lengthOf, readField } from '../core/read.ts'
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

/** The cases of one or several files, as plain JSON. */
export function readCases(vectors: unknown, only: unknown): Case[] {
	const wanted = isList(only) ? new Set(elementsOf(only)) : null
	return elementsOf(isList(vectors) ? vectors : [vectors])
		.flatMap((file) => elementsOf(readField(file, 'cases')))
		.map(readCase)
		.filter(({ id, rule, call }) => wanted === null || [id, rule, call].some((name) => wanted.has(name)))
}

/** The elements of a list up to its first hole, or up to a limit beyond any list of vectors. */
function elementsOf(list: unknown): unknown[] {
	const elements: unknown[] = []
	const length = Math.min(lengthOf(list), MOST_CASES)
	while (elements.length < length) {
		const element = readField(list, elements.length)
		if (element === undefined) break
		elements.push(element)
	}
	return elements
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
