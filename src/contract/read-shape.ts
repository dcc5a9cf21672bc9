import { type Found, find, type Key, mistyped, moveUnder } from './found.ts'
import { takeItems } from './limits.ts'

/** A copy under construction. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * What makes empty plain objects that get the fields of one type: all that it makes are laid out alike, with room for the fields,
 * which `{}` has not. A third of the time of a copy.
 */
export function plain<T>(): new () => Writable<T> {
	function Plain(): void {}
	Plain.prototype = Object.prototype
	return Plain as unknown as new () => Writable<T>
}

/** True for what JSON calls an object. */
export function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a number that JSON can carry. */
export function isNumber(value: unknown): value is number {
	return typeof value === 'number' && value - value === 0
}

/** An object's own fields, each read once. */
export function ownOf(object: object): object {
	return Object.assign(Object.create(null), object)
}

/** A copy of the list `key` whose items are objects; the object that holds it may stand `at` a key itself. */
export function copyObjects<T>(
	copy: (given: object, found: Found, index: number) => T,
	list: readonly unknown[],
	found: Found,
	key: Key,
	at?: Key,
): T[] {
	const before = found.issues.length
	const length = takeItems(list.length, found)
	// As long as it gets: the first push would leave room for sixteen more.
	const to = new Array<T>(length)
	for (let i = 0; i < length; i++) {
		const item = list[i]
		if (isObject(item)) to[i] = copy(item, found, i)
		else find(found, 'request.type', i, 'an object', item)
	}
	moveUnder(found, before, key)
	moveUnder(found, before, at)
	return to
}

/** A copy of a list of `least` items or more, which `read` reads one by one. */
export function copyItems<T>(
	read: (value: unknown, found: Found, index: number) => T | undefined,
	list: readonly unknown[],
	found: Found,
	key: Key,
	least = 0,
): T[] {
	if (list.length < least) find(found, 'request.too-few', key, String(least), list.length)
	const before = found.issues.length
	const to: T[] = []
	const length = takeItems(list.length, found)
	for (let i = 0; i < length; i++) {
		const item = read(list[i], found, i)
		if (item !== undefined) to.push(item)
	}
	if (found.issues.length > before) moveUnder(found, before, key)
	return to
}

/** An item of a list that should be a string. */
export function readText(value: unknown, found: Found, index: number): string | undefined {
	return typeof value === 'string' ? value : find(found, 'request.type', index, 'a string', value)
}

/** A string out of those that the interface lists, or a finding. */
export function unlisted(found: Found, key: string, values: readonly string[], actual: unknown, at?: Key): undefined {
	if (typeof actual === 'string') find(found, 'request.enum', key, values.join(', '), actual, at)
	else mistyped(found, key, 'a string', actual, at)
}

/** Finds every field that a closed object does not name. */
export function refuseUnknown(object: object, known: readonly string[], found: Found): void {
	for (const key of Object.keys(object)) {
		if (!known.includes(key)) find(found, 'request.unknown-property', key, known.join(', '), key)
	}
}
