import type { Path } from '../core/issue.ts'
import { isList, isRecord, readField } from '../core/read.ts'
import { foldEmail } from '../order/reward.ts'
import type { Pattern } from './expectation.ts'
import { expectationOf, show } from './match-value.ts'

/** Where a body is not what it should be. */
export interface Departure {
	readonly path: Path
	/** In words; null for an item that should not be there. */
	readonly expected: string | null
	readonly actual: string
}

/** How deep patterns are followed: deeper than any of the model's. */
const MOST_LEVELS = 80

/** Every place at which a body, in plain JSON, departs from a pattern; none for a pattern that is none. */
export function findDepartures(pattern: unknown, body: unknown): readonly Departure[] {
	const found: Departure[] = []
	try {
		match(pattern, body, [], found)
	} catch {
		// A pattern of another shape than the model's asks for nothing more.
	}
	return found
}

function match(given: unknown, value: unknown, path: Path, found: Departure[]): void {
	if (path.length > MOST_LEVELS || !isPattern(given)) return
	if (given.kind === 'object') matchObject(given, value, path, found)
	else if (given.kind === 'sequence') matchSequence(given.items, value, path, found)
	else if (given.kind === 'set') matchSet(given, value, path, found)
	else {
		const expected = expectationOf(given, value)
		if (expected !== null) found.push({ path, expected, actual: show(value) })
	}
}

function matchObject(
	pattern: Extract<Pattern, { kind: 'object' }>,
	value: unknown,
	path: Path,
	found: Departure[],
): void {
	if (value === null && pattern.orNull) return
	if (!isRecord(value)) {
		found.push({ path, expected: 'an object', actual: show(value) })
		return
	}
	for (const field of pattern.fields) {
		const part = readField(value, field.name)
		if (!field.isRequired && (part ?? null) === null) continue
		if (part === undefined) found.push({ path: [...path, field.name], expected: 'there', actual: 'missing' })
		else match(field.pattern, part, [...path, field.name], found)
	}
}

function matchSequence(items: readonly Pattern[], value: unknown, path: Path, found: Departure[]): void {
	if (!isList(value)) found.push({ path, expected: 'a list', actual: show(value) })
	else if (value.length !== items.length) {
		found.push({ path, expected: countOf(items.length), actual: countOf(value.length) })
	} else for (const [at, item] of items.entries()) match(item, value[at], [...path, at], found)
}

function matchSet(
	{ key, items, isOpen }: Extract<Pattern, { kind: 'set' }>,
	value: unknown,
	path: Path,
	found: Departure[],
): void {
	if (!isList(value)) {
		found.push({ path, expected: 'a list', actual: show(value) })
		return
	}
	/** Indexes of the items that have a text, the last first. */
	const indexes = new Map<string, number[]>()
	for (let at = value.length - 1; at >= 0; at--) {
		const text = readField(value[at], key)
		if (typeof text !== 'string') continue
		const folded = foldEmail(text)
		const known = indexes.get(folded)
		if (known === undefined) indexes.set(folded, [at])
		else known.push(at)
	}
	const met = new Set<number>()
	for (const item of items) {
		const at = indexes.get(foldEmail(item.key))?.pop()
		if (at !== undefined) {
			met.add(at)
			match(item.pattern, value[at], [...path, at], found)
		} else if (item.isRequired) {
			found.push({ path, expected: `a list with ${key} ${show(item.key)}`, actual: 'without' })
		}
	}
	for (let at = 0; at < value.length; at++) {
		if (!met.has(at) && isOpen !== true) found.push({ path: [...path, at], expected: null, actual: '' })
	}
}

function isPattern(value: unknown): value is Pattern {
	return typeof readField(value, 'kind') === 'string'
}

function countOf(count: number): string {
	return count === 1 ? '1 item' : `${count} items`
}
