import { isList, isNumbered, isRecord, readField } from '../core/read.ts'
import { addIssue, type Key, moveUnder, type ParseContext, readCount, takeItems } from './parse-context.ts'
import { isNumber } from './read-shape.ts'

/** Returns a copy of free-form content at a key, as `JSON.parse` would make it. Reports and drops what JSON cannot represent. */
export function copyAny(value: unknown, context: ParseContext, key: Key): unknown {
	const before = context.issues.length
	const copy = copyTree(value, context, readLeaf)
	moveUnder(context, before, key)
	return copy
}

/** Returns a copy of a free-form object at a key. */
export function copyFree(value: object, context: ParseContext, key: Key): Readonly<Record<string, unknown>> {
	const copy = copyAny(value, context, key)
	return isRecord(copy) ? copy : {}
}

/** Returns a copy of an object that maps any key to a number. */
export function copyNumbers(value: object, context: ParseContext, key: Key): Readonly<Record<string, unknown>> {
	const before = context.issues.length
	const copy = copyFree(value, context, undefined)
	for (const [name, number] of Object.entries(copy)) {
		if (!isNumber(number)) addIssue(context, 'request.type', name, 'a number', number)
	}
	moveUnder(context, before, key)
	return copy
}

/** Returns a value that is no object, if JSON has it; undefined has no issue, because a field may be undefined. */
function readLeaf(value: unknown, context: ParseContext): unknown {
	const isKept = value === null || isNumber(value) || KEPT.includes(typeof value)
	return isKept ? value : addIssue(context, 'request.type', undefined, 'JSON', value)
}

const KEPT: readonly string[] = ['string', 'boolean', 'undefined']

/**
 * Returns a safe copy of any value: own fields only; a getter or proxy trap that throws counts as a missing field. Reports and
 * drops everything beyond the limits of depth and items. Stops at the first value that is too deep: it is most often a cycle, and a
 * cycle that branches would be reported thousands of times. With a reader of what is no object, the copy is as `JSON.parse` would make
 * it; without one, its objects inherit nothing.
 */
export function copyTree(value: unknown, context: ParseContext, read?: typeof readLeaf, depth = 0): unknown {
	if (typeof value !== 'object' || value === null) return read ? read(value, context) : value
	if (context.itemsLeft < 0) return
	if (depth > context.maxDepth) {
		context.itemsLeft = -1
		return addIssue(context, 'request.too-deep', undefined, '', context.maxDepth)
	}
	const keys = isList(value) ? undefined : keysOf(value)
	const copy: Record<string | number, unknown> = keys ? Object.create(null) : []
	const length = takeItems(readCount(keys ?? value, 'length', 0), context)
	for (let i = 0; i < length; i++) {
		const key = keys?.[i] ?? i
		const before = context.issues.length
		const field = copyTree(readField(value, key), context, read, depth + 1)
		moveUnder(context, before, key)
		if (field !== undefined || !keys || !read) copy[key] = field
	}
	// A spread also copies a field of the name `__proto__`.
	return read && keys ? { ...copy } : copy
}

function keysOf(object: object): string[] {
	try {
		return isNumbered(object) ? [] : Object.keys(object)
	} catch {
		return []
	}
}
