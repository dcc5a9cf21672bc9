import { type Fields, isForeign, isList, isPlain, isPolluted, isRecord, lengthOf, readField, typeName } from './read.ts'

/** Names the fields that are read of an object, by copying them. */
export type Copy<T> = (fields: Fields<T>) => Fields<T>

/**
 * The fields of an object that `copy` names, each read once: what a rule judges from here on is its own. A field that is missing,
 * inherited or throws when it is read is undefined. Of a value that is no object, no field is there.
 */
export function openFields<T>(object: unknown, copy: Copy<T>): Fields<T> {
	if (typeof object !== 'object' || object === null) return copy(NO_FIELDS)
	try {
		const fields = copy(object)
		if (isPlain(object)) return fields
	} catch {
		// A getter or a proxy that throws.
	}
	return openEach(object, copy({}))
}

/** It inherits nothing either: options that are left out have no fields where `Object.prototype` has some. */
const NO_FIELDS = /* @__PURE__ */ Object.setPrototypeOf({}, null)

/** The long way, apart so that an engine can make the short one part of its callers. */
function openEach<T>(object: unknown, fields: Fields<T>): Fields<T> {
	const read: Record<string, unknown> = fields
	for (const name in read) read[name] = readField(object, name)
	return fields
}

/**
 * Calls `judge` with input whose fields are its own: with the input itself, which costs nothing, or with a copy of its own fields where
 * reading it throws or `Object.prototype` has fields that every object would seem to have. `judge` opens the objects inside with `own`.
 * What else `judge` needs is passed on, so that a rule for millions of orders makes no closure for each.
 */
export function judgeSafely<T, A = undefined, B = undefined>(
	input: unknown,
	judge: (input: unknown, a: A, b: B) => T,
	a?: A,
	b?: B,
): T {
	try {
		if (!isPolluted()) return judge(input, a as A, b as B)
	} catch {
		// A getter or a proxy that throws.
	}
	return judge(copyOwn(input, { itemsLeft: MOST_COPIED }, 0), a as A, b as B)
}

/** An object that inherits nothing of its own: itself, or a copy of its own fields. */
export function own<T extends object>(object: T): T {
	return isForeign(object) ? (copyFields(object, readField) as T) : object
}

/** The most fields and items of one input, and the most levels, that are copied. */
const MOST_COPIED = 1_000_000
const DEEPEST = 16

/** A copy of anything that can be read without a surprise: own fields only, what throws left out. Too deep or too many: left out, too. */
function copyOwn(value: unknown, budget: { itemsLeft: number }, depth: number): unknown {
	if (typeof value !== 'object' || value === null) return value
	if (depth > DEEPEST) return undefined
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
	budget = { itemsLeft: MOST_COPIED },
): object {
	const copy: Record<string, unknown> = Object.setPrototypeOf({}, null)
	try {
		for (const key of Object.getOwnPropertyNames(object)) {
			if (budget.itemsLeft-- <= 0) break
			copy[key] = read(object, key)
		}
	} catch {
		// A proxy that throws has no fields.
	}
	return copy
}

/**
 * One field of an object of which no other is read, such as options, or of which the input chooses the key, such as price deltas.
 * Undefined if the object has no such field of its own, or throws when it is read, and for a value that is no object.
 */
export function openEntry(map: unknown, key: string | number): unknown {
	return readField(map, key)
}

/**
 * All items of a list, or the first `most`; a hole and an item that throws are undefined. Empty for a value that is no list.
 */
export function openList(list: unknown, most: number): readonly unknown[] {
	const items = new Array<unknown>(Math.min(lengthOf(list), most))
	for (let at = 0; at < items.length; at++) items[at] = readField(list, at)
	return items
}

/**
 * The items of a list up to the first hole in it, or up to `most` of them; empty for a value that is no list.
 */
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
		// A getter or a proxy that throws ends the list.
	}
	return items
}

/** The keys of an object, or the first `most`; none for a value that is no object, and for a proxy that throws. */
export function openKeys(object: unknown, most: number): readonly string[] {
	try {
		return isRecord(object) ? Object.keys(object).slice(0, most) : []
	} catch {
		return []
	}
}

/** A text as it is; empty for null and undefined; the name of its type for any other value, for a message to show. */
export function textOrType(value: unknown): string {
	if (typeof value === 'string') return value
	return value === undefined || value === null ? '' : typeName(value)
}
