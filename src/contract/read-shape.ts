import { type Found, find, type Key, lacking, mistyped, moveUnder } from './found.ts'

/** An object whose fields may hold anything. */
export type Loose<T> = { readonly [Key in keyof T]?: unknown }
/** A copy under construction. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
/** Copies an object or list that stands under a key; nothing where a required field is missing. */
type Copier<From, To> = (given: From, found: Found, key: Key) => To | undefined

const OBJECT = Object.prototype

/** True for what JSON calls an object. */
export function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a number that JSON can carry. */
export function isNumber(value: unknown): value is number {
	return typeof value === 'number' && value - value === 0
}

/** The object's own fields: itself, or for an instance of a class a copy without what it inherits. */
export function open<T>(object: Loose<T>): Loose<T> {
	const prototype: unknown = Object.getPrototypeOf(object)
	return prototype === OBJECT || prototype === null ? object : Object.assign(Object.create(null), object)
}

/** The copy of a field that has to be an object. */
export function requireObject<T>(copy: Copier<object, T>, value: unknown, found: Found, key: string): T | undefined {
	return isObject(value) ? copy(value, found, key) : lacking(found, key, 'an object', value)
}

/** The copy of a field that has to be a list. */
export function requireList<T>(
	copy: Copier<readonly unknown[], T>,
	value: unknown,
	found: Found,
	key: string,
): T | undefined {
	return Array.isArray(value) ? copy(value, found, key) : lacking(found, key, 'an array', value)
}

/** A copy of a list whose items are objects. */
export function copyObjects<T>(copy: Copier<object, T>, list: readonly unknown[], found: Found, key: Key): T[] {
	const before = found.findings.length
	const to: T[] = []
	const length = openList(list, found)
	for (let i = 0; i < length; i++) {
		const item = list[i]
		const copied = isObject(item) ? copy(item, found, i) : lacking(found, i, 'an object', item)
		if (copied !== undefined) to.push(copied)
	}
	moveUnder(found, before, key)
	return to
}

/** A copy of a list whose items `read` reads one by one. */
export function copyItems<T>(
	read: (value: unknown, found: Found, index: number) => T | undefined,
	list: readonly unknown[],
	found: Found,
	key: Key,
): T[] {
	const before = found.findings.length
	const to: T[] = []
	const length = openList(list, found)
	for (let i = 0; i < length; i++) {
		const item = read(list[i], found, i)
		if (item !== undefined) to.push(item)
	}
	moveUnder(found, before, key)
	return to
}

/** A required field, or an item of a list, that should be a number. */
export function readNumber(value: unknown, found: Found, key: string | number): number | undefined {
	return isNumber(value) ? value : lacking(found, key, 'a number', value)
}

/** A required field, or an item of a list, that should be a string. */
export function readText(value: unknown, found: Found, key: string | number): string | undefined {
	return typeof value === 'string' ? value : lacking(found, key, 'a string', value)
}

/** How many items of a list to read: all of them, or none where the limit is passed. */
export function openList({ length }: readonly unknown[], found: Found): number {
	if (length > found.itemsLeft) {
		find(found, 'too-many', undefined, '', length)
		return 0
	}
	found.itemsLeft -= length
	return length
}

/** A string out of those that the interface lists, or a finding. */
export function unlisted(found: Found, key: string, values: readonly string[], actual: unknown): undefined {
	if (typeof actual === 'string') find(found, 'enum', key, values.join(', '), actual)
	else mistyped(found, key, 'a string', actual)
}

/** Finds every field that a closed object does not name. */
export function refuseUnknown(object: object, known: readonly string[], found: Found): void {
	for (const key of Object.keys(object)) {
		if (!known.includes(key)) find(found, 'unknown-property', key, known.join(', '), key)
	}
}
