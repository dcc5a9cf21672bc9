import { isList, lengthOf, readField } from '../core/read.ts'
import { type Found, find, moveUnder } from './found.ts'

/**
 * A copy of anything that can be read without a surprise: own fields only, getters and traps that throw as missing, nothing
 * inherited. What lies beyond the limits of depth and items, a cycle among it, is left out and found.
 */
export function copyTree(value: unknown, found: Found, depth = 0): unknown {
	if (typeof value !== 'object' || value === null) return value
	const keys = isList(value) ? undefined : keysOf(value)
	const length = keys === undefined ? lengthOf(value) : keys.length
	if (depth > found.maxDepth) return find(found, 'too-deep', undefined, '', found.maxDepth)
	if (length > found.itemsLeft) return find(found, 'too-many', undefined, '', length)
	found.itemsLeft -= length
	const list: unknown[] = []
	const record: Record<string, unknown> = Object.create(null)
	for (let i = 0; i < length; i++) {
		const key = keys?.[i] ?? i
		const before = found.findings.length
		const copy = copyTree(readField(value, key), found, depth + 1)
		if (keys === undefined) list.push(copy)
		else record[key] = copy
		moveUnder(found, before, key)
	}
	return keys === undefined ? list : record
}

function keysOf(object: object): string[] {
	try {
		return Object.keys(object)
	} catch {
		return []
	}
}
