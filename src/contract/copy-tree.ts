import { isList, readField } from '../core/read.ts'
import { type Found, find, moveUnder } from './found.ts'
import { readCount, takeItems } from './limits.ts'

/**
 * Returns a safe copy of any value: own fields only; a getter or proxy trap that throws counts as a missing field. Reports and
 * drops everything beyond the limits of depth and items. Stops at the first value that is too deep: it is most often a cycle, and a
 * cycle that branches would be reported thousands of times.
 */
export function copyTree(value: unknown, found: Found, depth = 0): unknown {
	if (typeof value !== 'object' || value === null) return value
	if (found.itemsLeft < 0) return
	if (depth > found.maxDepth) {
		found.itemsLeft = -1
		return find(found, 'request.too-deep', undefined, '', found.maxDepth)
	}
	const keys = isList(value) ? undefined : keysOf(value)
	const copy: Record<string | number, unknown> = keys ? Object.create(null) : []
	const length = takeItems(readCount(keys ?? value, 'length', 0), found)
	for (let i = 0; i < length; i++) {
		const key = keys?.[i] ?? i
		const before = found.issues.length
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
