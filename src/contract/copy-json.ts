import { isList, isRecord, readField } from '../core/read.ts'
import { addIssue, type Key, moveUnder, type ParseContext, readCount, takeItems } from './parse-context.ts'
import { isNumber } from './read-shape.ts'

/** Returns a copy of free-form content at a key, as `JSON.parse` would make it. */
export function copyAny(value: unknown, context: ParseContext, key: Key): unknown {
	const before = context.issues.length
	const copy = toJson(copyTree(value, context), context)
	moveUnder(context, before, key)
	return copy
}

/** Returns a copy of a free-form object at a key. */
export function copyFree(value: object, context: ParseContext, key: Key): Readonly<Record<string, unknown>> {
	const copy = copyAny(value, context, key)
	return isRecord(copy) ? copy : {}
}

/** Returns a copy of an object that maps any key to a number. */
export function copyNumbers(value: object, context: ParseContext, key: Key): Readonly<Record<string, number>> {
	const before = context.issues.length
	const copy: Record<string, number> = {}
	for (const [name, number] of Object.entries(copyFree(value, context, undefined))) {
		if (isNumber(number)) define(copy, name, number)
		else addIssue(context, 'request.type', name, 'a number', number)
	}
	moveUnder(context, before, key)
	return copy
}

/** Turns a tree from `copyTree` into plain objects. Reports and drops what JSON cannot represent. */
function toJson(value: unknown, context: ParseContext): unknown {
	if (typeof value === 'object' && value !== null)
		return isList(value) ? toList(value, context) : toObject(value, context)
	const isJson = value === null || typeof value === 'string' || typeof value === 'boolean' || isNumber(value)
	return isJson || value === undefined ? value : addIssue(context, 'request.type', undefined, 'JSON', value)
}

function toList(list: readonly unknown[], context: ParseContext): unknown[] {
	return list.map((item, index) => within(item, context, index))
}

function toObject(tree: object, context: ParseContext): object {
	const object = {}
	for (const [key, field] of Object.entries(tree)) {
		const copy = within(field, context, key)
		if (copy !== undefined) define(object, key, copy)
	}
	return object
}

function within(value: unknown, context: ParseContext, key: string | number): unknown {
	const before = context.issues.length
	const copy = toJson(value, context)
	moveUnder(context, before, key)
	return copy
}

/** Sets a field of any name, including `__proto__`. */
function define(object: object, key: string, value: unknown): void {
	Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}

/**
 * Returns a safe copy of any value: own fields only; a getter or proxy trap that throws counts as a missing field. Reports and
 * drops everything beyond the limits of depth and items. Stops at the first value that is too deep: it is most often a cycle, and a
 * cycle that branches would be reported thousands of times.
 */
export function copyTree(value: unknown, context: ParseContext, depth = 0): unknown {
	if (typeof value !== 'object' || value === null) return value
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
		copy[key] = copyTree(readField(value, key), context, depth + 1)
		moveUnder(context, before, key)
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
