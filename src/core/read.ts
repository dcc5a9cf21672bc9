/**
 * The value of an object's own field, whatever the object is: `undefined` for a value that is no object, for a field that is
 * only inherited, and for a getter or proxy that throws. Every rule reads its input through it, so that hostile input is only
 * ever missing input.
 */
export function readField(object: unknown, key: string | number): unknown {
	if (typeof object !== 'object' || object === null) return undefined
	try {
		return Object.hasOwn(object, key) ? (object as Readonly<Record<string | number, unknown>>)[key] : undefined
	} catch {
		return undefined
	}
}

/** What an object that should be a `T` has, as far as anyone knows. */
export type Fields<T> = { readonly [Key in keyof T]?: unknown }

/**
 * True for an object as JSON makes it, which inherits nothing but what every object does: its fields can be read directly, at a
 * fraction of `readField`'s cost. The cores read so, and leave every other object to the long way. A getter or a proxy may still
 * throw. (Asked after the first reading, an engine that knows the object's shape by then answers at no cost.)
 */
export function isPlain(object: object): boolean {
	return !isForeign(object) && !isPolluted()
}

/** True for an object that may have fields it only inherits: an instance of a class, or of another realm. */
export function isForeign(object: object): boolean {
	const inherited: unknown = Object.getPrototypeOf(object)
	return inherited !== Object.prototype && inherited !== null
}

const NO_FIELDS = {}

/**
 * True when any object at all would seem to have fields that somebody put on the prototype of all. What is put there hidden, as
 * a definition and no assignment does, is not looked for.
 */
export function isPolluted(): boolean {
	for (const _ in NO_FIELDS) return true
	return false
}

/** True for an object that is not an array: what JSON calls an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !isList(value)
}

/** True for an array; a revoked proxy is none. */
export function isList(value: unknown): value is readonly unknown[] {
	try {
		return Array.isArray(value)
	} catch {
		return false
	}
}

/** The length of a list as a whole number, 0 for anything else. */
export function lengthOf(list: unknown): number {
	try {
		if (!isList(list)) return 0
		const length: unknown = list.length
		return typeof length === 'number' ? length : 0
	} catch {
		return 0
	}
}

/** What JSON would call the value's type, for messages. */
export function typeName(value: unknown): string {
	if (value === null) return 'null'
	if (isList(value)) return 'array'
	return typeof value
}
