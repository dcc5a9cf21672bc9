import { isList, isRecord } from '../core/read.ts'
import { copyTree } from './copy-tree.ts'
import { type Found, find, type Key, moveUnder } from './found.ts'
import { isNumber } from './read-shape.ts'

/** Returns a copy of free-form content at a key, as `JSON.parse` would make it. */
export function copyAny(value: unknown, found: Found, key: Key): unknown {
	const before = found.issues.length
	const copy = toJson(copyTree(value, found), found)
	moveUnder(found, before, key)
	return copy
}

/** Returns a copy of a free-form object at a key. */
export function copyFree(value: object, found: Found, key: Key): Readonly<Record<string, unknown>> {
	const copy = copyAny(value, found, key)
	return isRecord(copy) ? copy : {}
}

/** Returns a copy of an object that maps any key to a number. */
export function copyNumbers(value: object, found: Found, key: Key): Readonly<Record<string, number>> {
	const before = found.issues.length
	const copy: Record<string, number> = {}
	for (const [name, number] of Object.entries(copyFree(value, found, undefined))) {
		if (isNumber(number)) define(copy, name, number)
		else find(found, 'request.type', name, 'a number', number)
	}
	moveUnder(found, before, key)
	return copy
}

/** Turns a tree from `copyTree` into plain objects. Reports and drops what JSON cannot represent. */
function toJson(value: unknown, found: Found): unknown {
	if (typeof value === 'object' && value !== null) return isList(value) ? toList(value, found) : toObject(value, found)
	const isJson = value === null || typeof value === 'string' || typeof value === 'boolean' || isNumber(value)
	return isJson || value === undefined ? value : find(found, 'request.type', undefined, 'JSON', value)
}

function toList(list: readonly unknown[], found: Found): unknown[] {
	return list.map((item, index) => within(item, found, index))
}

function toObject(tree: object, found: Found): object {
	const object = {}
	for (const [key, field] of Object.entries(tree)) {
		const copy = within(field, found, key)
		if (copy !== undefined) define(object, key, copy)
	}
	return object
}

function within(value: unknown, found: Found, key: string | number): unknown {
	const before = found.issues.length
	const copy = toJson(value, found)
	moveUnder(found, before, key)
	return copy
}

/** Sets a field of any name, including `__proto__`. */
function define(object: object, key: string, value: unknown): void {
	Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}
