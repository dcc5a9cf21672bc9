import type { Path } from '../core/issue.ts'

/** What a reader can find wrong. */
export const FAULTS = [
	'type',
	'null',
	'missing',
	'unknown-property',
	'too-few',
	'too-many',
	'too-deep',
	'format',
	'loose-date-time',
	'enum',
] as const

export type Fault = (typeof FAULTS)[number]

/** One thing that is wrong; `path` grows outward while the readers return. */
export interface Finding {
	readonly fault: Fault
	path: Path
	readonly expected: string
	readonly actual: unknown
	/** What was found before it. */
	readonly before: Finding | null
}

/** What one parse has found, and how much it may still read. */
export interface Found {
	/** The last finding: null as long as all is well, which costs no more than to look. */
	last: Finding | null
	itemsLeft: number
	readonly maxDepth: number
}

/** Where something stands in the object or list that holds it; undefined for the whole input. */
export type Key = string | number | undefined

/** Notes a fault at a key of the object or list that is being read, which may stand `at` a key itself; without a key, of the whole. */
export function find(found: Found, fault: Fault, key: Key, expected: string, actual: unknown, at?: Key): undefined {
	found.last = {
		fault,
		path: key === undefined ? [] : at === undefined ? [key] : [at, key],
		expected,
		actual,
		before: found.last,
	}
}

/** An optional field that does not hold the interface's type: left out, or wrong. Null counts as left out, with a warning (D-92). */
export function mistyped(found: Found, key: string, expected: string, actual: unknown, at?: Key): undefined {
	if (actual !== undefined) find(found, actual === null ? 'null' : 'type', key, expected, actual, at)
}

/** A field that has to be there and is not, or is of another type than the interface's. */
export function lacking(found: Found, key: string, expected: string, actual: unknown, at?: Key): undefined {
	find(found, actual === undefined ? 'missing' : 'type', key, expected, actual, at)
}

/**
 * Moves what was found since `before` under the key of the object or the index of the list that holds it. Paths are as long as they
 * get: a list that another is spread into has room for sixteen more.
 */
export function moveUnder({ last }: Found, before: Finding | null, key: Key): void {
	if (key === undefined) return
	for (let finding = last as Finding; finding !== before; finding = finding.before as Finding) {
		const { length } = finding.path
		const path = new Array<string | number>(length + 1)
		path[0] = key
		for (let i = 0; i < length; i++) path[i + 1] = finding.path[i] as string | number
		finding.path = path
	}
}
