import { isList, isRecord, lengthOf, readField } from '../core/read.ts'
import { type Found, find, moveUnder } from './found.ts'
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
		if (found.findings.length > before) moveUnder(found, before, key)
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

/** A copy of a free-form object. */
export function copyFree(value: object, found: Found): Readonly<Record<string, unknown>> {
	const copy = copyTree(value, found)
	return isRecord(copy) ? copy : {}
}

/** A copy of an object from any key to numbers. */
export function copyNumbers(value: object, found: Found): Readonly<Record<string, number>> {
	const copy: Record<string, number> = {}
	for (const [key, number] of Object.entries(copyFree(value, found))) {
		if (isNumber(number)) define(copy, key, number)
		else find(found, 'type', key, 'a number', number)
	}
	return copy
}

function define(object: object, key: string | number, value: unknown): void {
	Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}
