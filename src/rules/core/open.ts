import { MAX_COPIED, MAX_COPY_DEPTH } from './limits.ts'
import {
	type Fields,
	isForeign,
	isList,
	isNumbered,
	isPolluted,
	isRecord,
	lengthOf,
	readField,
	typeName,
} from './read.ts'

/**
 * Returns the named fields of an object. Each is read once, so the rule then works on its own copy. A field that is missing or
 * inherited, or that throws when read, is undefined. For a value that isn't an object, all fields are undefined.
 */
export function openFields<T>(object: unknown, names: readonly (keyof T)[]): Fields<T> {
	const fields = new Bare() as { [Name in keyof T]?: unknown }
	for (const name of names) fields[name] = readField(object, name as string)
	return fields
}

/** Makes objects that inherit nothing: no field of theirs is hidden, or can't be written, because `Object.prototype` has one of its name. */
const Bare = /* @__PURE__ */ makeBare()

function makeBare(): new () => object {
	function Own(): void {}
	Own.prototype = Object.create(null)
	return Own as unknown as new () => object
}

/**
 * Returns what `judge` returns for the input, or for a copy of its own fields. The input itself is checked first. The copy is checked
 * instead if reading the input throws, or if `Object.prototype` has fields that every object would seem to have. `judge` opens nested
 * objects with `own`.
 */
export function judgeOrCopy<T>(input: unknown, judge: (input: unknown) => T): T {
	try {
		if (!isPolluted()) return judge(input)
	} catch {
		// a getter or a proxy threw
	}
	return judge(copyOwn(input, { itemsLeft: MAX_COPIED }, 0))
}

/** Returns the object itself if it is a plain one, otherwise a copy of its own fields. */
export function own<T extends object>(object: T): T {
	return isForeign(object) ? (copyFields(object, readField) as T) : object
}

/** Copies any value safely: only own fields, without those that throw, and without those beyond the limits. */
export function copyOwn(value: unknown, budget: { itemsLeft: number }, depth: number): unknown {
	if (typeof value !== 'object' || value === null) return value
	if (depth > MAX_COPY_DEPTH) return undefined
	if (!isList(value))
		return copyFields(value, (object, key) => copyOwn(readField(object, key), budget, depth + 1), budget)
	const items: unknown[] = []
	const length = lengthOf(value)
	for (let at = 0; at < length && budget.itemsLeft > 0; at++) {
		budget.itemsLeft--
		const item = readField(value, at)
		items.push(copyOwn(item, budget, depth + 1))
		if (item === undefined) break
	}
	return items
}

function copyFields(
	object: object,
	read: (object: object, key: string) => unknown,
	budget = { itemsLeft: MAX_COPIED },
): object {
	const copy: Record<string, unknown> = Object.setPrototypeOf({}, null)
	if (isNumbered(object)) return copy
	try {
		for (const key of Object.getOwnPropertyNames(object)) {
			if (budget.itemsLeft-- <= 0) break
			copy[key] = read(object, key)
		}
	} catch {
		// a proxy threw: it has no fields
	}
	return copy
}

/**
 * Returns all items of a list, or the first `most`. Holes, and items that throw, are undefined. Returns an empty list for a value
 * that isn't an array.
 */
export function openList(list: unknown, most: number): readonly unknown[] {
	const items = new Array<unknown>(Math.min(lengthOf(list), most))
	for (let at = 0; at < items.length; at++) items[at] = readField(list, at)
	return items
}

/** Returns the items of a list up to the first hole, or the first `most`. Returns an empty list for a value that isn't an array. */
export function openItems(list: unknown, most: number): readonly unknown[] {
	const items: unknown[] = []
	try {
		const length = Math.min(lengthOf(list), most)
		for (let at = 0; at < length; at++) {
			const item = (list as readonly unknown[])[at]
			if (item === undefined) break
			items.push(item)
		}
	} catch {
		// a getter or a proxy that throws ends the list
	}
	return items
}

/**
 * Returns the keys of an object, or the first `most`. Returns an empty list for a value that isn't an object, and for a proxy that
 * throws.
 */
export function openKeys(object: unknown, most: number): readonly string[] {
	try {
		return isRecord(object) && !isNumbered(object) ? Object.keys(object).slice(0, most) : []
	} catch {
		return []
	}
}

/** Returns a string unchanged, an empty string for null and undefined, and the name of the type for any other value, for messages. */
export function textOrType(value: unknown): string {
	if (typeof value === 'string') return value
	return value === undefined || value === null ? '' : typeName(value)
}
