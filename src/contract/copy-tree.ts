import { isList, lengthOf, readField } from '../core/read.ts'
import { type Found, find, moveUnder } from './found.ts'
import { takeItems } from './limits.ts'

/**
 * A copy of anything that can be read without a surprise: own fields only, getters and traps that throw as missing, nothing
 * inherited. What lies beyond the limits of depth and items, a cycle among it, is left out and found.
 */
export function copyTree(value: unknown, found: Found, depth = 0): unknown {
	if (typeof value !== 'object' || value === null) return value
	if (depth > found.maxDepth) return find(found, 'too-deep', undefined, '', found.maxDepth)
	const keys = isList(value) ? undefined : keysOf(value)
	const copy: Record<string | number, unknown> = keys === undefined ? [] : Object.create(null)
	const length = takeItems(keys?.length ?? lengthOf(value), found)
	for (let i = 0; i < length; i++) {
		const key = keys?.[i] ?? i
		const before = found.last
		copy[key] = copyTree(readField(value, key), found, depth + 1)
		moveUnder(found, before, key)
	}
	return copy
}

function keysOf(object: object): string[] {
	try {
		return Object.keys(object)
	} catch {
		return []
	}
}
