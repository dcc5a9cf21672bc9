import { isList, isNumbered, isRecord, readField } from '../core/read.ts'
import { addIssue, type Key, moveUnder, type ParseContext, readCount, takeItems } from './parse-context.ts'
import { isNumber } from './read-shape.ts'

/** Returns a copy of the free-form content at a key, as `JSON.parse` returns it. Reports and drops what JSON cannot represent. */
export function copyAny(value: unknown, context: ParseContext, key: Key): unknown {
	const before = context.issues.length
	const copy = copyTree(value, context, readLeaf)
	moveUnder(context, before, key)
	return copy
}

/** Returns a copy of the free-form object at a key. */
export function copyFree(value: object, context: ParseContext, key: Key): Readonly<Record<string, unknown>> {
	const copy = copyAny(value, context, key)
	return isRecord(copy) ? copy : {}
}

/** Returns a copy of an object that may have any keys. Every value must be a number; any other value adds an issue. */
export function copyNumbers(value: object, context: ParseContext, key: Key): Readonly<Record<string, unknown>> {
	const before = context.issues.length
	const copy = copyFree(value, context, undefined)
	for (const [name, number] of Object.entries(copy)) {
		if (!isNumber(number)) addIssue(context, 'request.type', name, 'a number', number)
	}
	moveUnder(context, before, key)
	return copy
}

/** Returns a value that isn't an object, if JSON can represent it. For undefined there is no issue, because a field may be undefined. */
function readLeaf(value: unknown, context: ParseContext): unknown {
	const isKept = value === null || isNumber(value) || KEPT.includes(typeof value)
	return isKept ? value : addIssue(context, 'request.type', undefined, 'JSON', value)
}

const KEPT: readonly string[] = ['string', 'boolean', 'undefined']

/**
 * Returns a safe copy of any value, with own fields only. A getter or proxy trap that throws counts as a missing field. Everything beyond the
 * limits of depth and number of items is reported and dropped. Copying stops at the first value that is too deep, because that is usually a cycle.
 * A cycle with branches would be reported thousands of times. If you pass a reader for values that aren't objects, the copy is as `JSON.parse`
 * returns it. Otherwise its objects inherit nothing.
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
