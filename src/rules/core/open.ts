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
 * Returns the named fields of an object. Each field is read once, and the rule then uses its own copy. A field is undefined if it is missing or
 * inherited, or if reading it throws. If the value isn't an object, all its fields are undefined.
 */
export function openFields<T>(object: unknown, names: readonly (keyof T)[]): Fields<T> {
	const fields = new Bare() as { [Name in keyof T]?: unknown }
	for (const name of names) fields[name] = readField(object, name as string)
	return fields
}

/** Makes objects that inherit nothing. So a field of `Object.prototype` can't hide a field of theirs, or make it read-only. */
const Bare = /* @__PURE__ */ makeBare()

function makeBare(): new () => object {
	function Own(): void {}
	Own.prototype = Object.create(null)
	return Own as unknown as new () => object
}

/**
 * Returns the result of `judge` for the input, or for a copy of the input's own fields. The input itself is checked first. The copy is used if
 * reading the input throws, or if `Object.prototype` has fields that every object would seem to have. `judge` opens nested objects with `own`.
 */
export function judgeOrCopy<T>(input: unknown, judge: (input: unknown) => T): T {
	try {
		if (!isPolluted()) return judge(input)
	} catch {
		// a getter or a proxy threw
	}
	return judge(copyOwn(input, { itemsLeft: MAX_COPIED }, 0))
}

/** Returns the object itself if it is a plain object; otherwise a copy of its own fields. */
export function own<T extends object>(object: T): T {
	return isForeign(object) ? (copyFields(object, readField) as T) : object
}

/** Returns a safe copy of any value. The copy has only own fields. Fields that throw and fields beyond the limits are left out. */
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
 * Returns the first `most` items of a list, or all items if the list is shorter. Holes, and items that throw, are undefined. Returns an empty list
 * for a value that isn't an array.
 */
export function openList(list: unknown, most: number): readonly unknown[] {
	const items = new Array<unknown>(Math.min(lengthOf(list), most))
	for (let at = 0; at < items.length; at++) items[at] = readField(list, at)
	return items
}

/** Returns the first `most` items of a list, up to its first hole. Returns an empty list for a value that isn't an array. */
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

/** Returns the first `most` keys of an object. Returns an empty list for a value that isn't an object, or for a proxy that throws. */
export function openKeys(object: unknown, most: number): readonly string[] {
	try {
		return isRecord(object) && !isNumbered(object) ? Object.keys(object).slice(0, most) : []
	} catch {
		return []
	}
}

/** Returns a text for messages: a string unchanged, an empty string for null and undefined, and the type's name for any other value. */
export function textOrType(value: unknown): string {
	if (typeof value === 'string') return value
	return value === undefined || value === null ? '' : typeName(value)
}
