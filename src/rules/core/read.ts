/**
 * Returns the value of an object's own field. Returns `undefined` if the value is not an object, if the field is only inherited, and if a
 * getter or proxy throws. Rules read their input through this function, so that hostile input only counts as missing input. A key from the
 * input may be an object, which isn't the key of a field: to write a list of a hundred million holes as text would need half a minute.
 */
export function readField(object: unknown, key: string | number): unknown {
	if (typeof object !== 'object' || object === null || typeof key === 'object') return undefined
	try {
		return Object.hasOwn(object, key) ? (object as Readonly<Record<string | number, unknown>>)[key] : undefined
	} catch {
		return undefined
	}
}

/** Returns a string as it is. Returns an empty string for anything else. */
export function textOf(value: unknown): string {
	return typeof value === 'string' ? value : ''
}

/** Returns the text of an object's own field (`textOf`). */
export function textField(object: unknown, key: string): string {
	return textOf(readField(object, key))
}

/** Returns true for an object that has the field itself: `in` would also find a field that somebody added to `Object.prototype`. */
export function owns<T extends object, Name extends PropertyKey>(
	object: T,
	name: Name,
): object is Extract<T, { readonly [_ in Name]: unknown }> {
	return Object.hasOwn(object, name)
}

/** The unverified fields of an object that should be a `T`. */
export type Fields<T> = { readonly [Key in keyof T]?: unknown }

/** Returns true for an object that may inherit fields: an instance of a class, or an object of another realm. */
export function isForeign(object: object): boolean {
	const inherited: unknown = Object.getPrototypeOf(object)
	return inherited !== Object.prototype && inherited !== null
}

const NO_FIELDS = {}

/** Returns true if someone added a property to `Object.prototype`. Does not detect a non-enumerable property. */
export function isPolluted(): boolean {
	for (const _ in NO_FIELDS) return true
	return false
}

/** Returns true for an object that is not an array: an object in JSON. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !isList(value)
}

/** Returns true for an array. Returns false for a revoked proxy of any kind, on which `Array.isArray` throws. */
export function isList(value: unknown): value is readonly unknown[] {
	try {
		return Array.isArray(value)
	} catch {
		return false
	}
}

/**
 * Returns true for a typed array, and for a text as an object. All their fields are numbered, so none is a field of a rule, and to list
 * eight million takes a minute.
 */
export function isNumbered(value: object): boolean {
	if (ArrayBuffer.isView(value)) return true
	try {
		if (!Object.hasOwn(value, 'length')) return false // every text as an object has one
		String.prototype.valueOf.call(value)
		return true
	} catch {
		return false
	}
}

/** Returns the length of a list as a whole number. Returns 0 for anything else. */
export function lengthOf(list: unknown): number {
	try {
		if (!isList(list)) return 0
		const length: unknown = list.length
		return typeof length === 'number' ? length : 0
	} catch {
		return 0
	}
}

/** Returns the JSON type of a value, for messages. */
export function typeName(value: unknown): string {
	if (value === null) return 'null'
	if (isList(value)) return 'array'
	return typeof value
}
