import { isList, isRecord, lengthOf, readField } from '../core/read.ts'
import { type Found, find, type Key, moveUnder } from './found.ts'
import { isNumber } from './read-shape.ts'

/**
 * A copy of anything as plain data that can be read without a surprise: own fields only, getters and traps that throw as
 * missing, nothing inherited but from `prototype`, `__proto__` a key like any other. What lies beyond the limits of depth and
 * items, a cycle among it, is left out and found. So is what JSON cannot say, unless the copy is for reading alone and has no
 * prototype.
 */
export function copyTree(
	value: unknown,
	found: Found,
	depth = 0,
	prototype: object | null = Object.prototype,
): unknown {
	if (typeof value !== 'object' || value === null) {
		return prototype === null || isJson(value) ? value : find(found, 'type', undefined, 'JSON', value)
	}
	const keys = isList(value) ? undefined : keysOf(value)
	const length = keys === undefined ? lengthOf(value) : keys.length
	if (depth > found.maxDepth) return find(found, 'too-deep', undefined, '', found.maxDepth)
	if (length > found.itemsLeft) return find(found, 'too-many', undefined, '', length)
	found.itemsLeft -= length
	const list: unknown[] = []
	const record: object = Object.create(prototype)
	for (let i = 0; i < length; i++) {
		const key = keys?.[i] ?? i
		const before = found.findings.length
		const copy = copyTree(readField(value, key), found, depth + 1, prototype)
		if (keys === undefined) list.push(copy)
		else if (copy !== undefined) define(record, key, copy)
		moveUnder(found, before, key)
	}
	return keys === undefined ? list : record
}

function isJson(value: unknown): boolean {
	return (
		value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean' || isNumber(value)
	)
}

function keysOf(object: object): string[] {
	try {
		return Object.keys(object)
	} catch {
		return []
	}
}

/** A copy of free-form content that stands under a key. */
export function copyAny(value: unknown, found: Found, key: Key): unknown {
	const before = found.findings.length
	const copy = copyTree(value, found)
	moveUnder(found, before, key)
	return copy
}

/** A copy of a free-form object that stands under a key. */
export function copyFree(value: object, found: Found, key: Key): Readonly<Record<string, unknown>> {
	const copy = copyAny(value, found, key)
	return isRecord(copy) ? copy : {}
}

/** A copy of an object from any key to numbers. */
export function copyNumbers(value: object, found: Found, key: Key): Readonly<Record<string, number>> {
	const before = found.findings.length
	const copy: Record<string, number> = {}
	for (const [name, number] of Object.entries(copyFree(value, found, undefined))) {
		if (isNumber(number)) define(copy, name, number)
		else find(found, 'type', name, 'a number', number)
	}
	moveUnder(found, before, key)
	return copy
}

function define(object: object, key: string | number, value: unknown): void {
	Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}
