/**
 * Returns the value of an own field of an object. Returns `undefined` if the value isn't an object, if the field is inherited, and if reading it
 * throws. Rules read their input through this function, so hostile input counts as missing input. If the key is an object from the input, returns
 * undefined: writing a list of a hundred million holes as a key would take half a minute.
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

export function textField(object: unknown, key: string): string {
	return textOf(readField(object, key))
}

/** Returns true for an object that has the field itself. The operator `in` would also find a field that somebody added to `Object.prototype`. */
export function owns<T extends object, Name extends PropertyKey>(
	object: T,
	name: Name,
): object is Extract<T, { readonly [_ in Name]: unknown }> {
	return Object.hasOwn(object, name)
}

/** The fields of an object that should be a `T`, not yet checked. */
export type Fields<T> = { readonly [Key in keyof T]?: unknown }

/** Returns true for an object that may inherit fields: an instance of a class, or an object from another realm. */
export function isForeign(object: object): boolean {
	const inherited: unknown = Object.getPrototypeOf(object)
	return inherited !== Object.prototype && inherited !== null
}

const NO_FIELDS = {}

/** Returns true if somebody added a property to `Object.prototype`. Does not detect a non-enumerable property. */
export function isPolluted(): boolean {
	for (const _ in NO_FIELDS) return true
	return false
}

/** Returns true for an object that isn't an array. In JSON, that is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !isList(value)
}

/** Returns true for an array. Returns false for any revoked proxy. `Array.isArray` throws on one. */
export function isList(value: unknown): value is readonly unknown[] {
	try {
		return Array.isArray(value)
	} catch {
		return false
	}
}

/**
 * Returns true for a typed array, and for a `String` object. All their fields are numbered, so none is a field of a rule. It takes a minute to list
 * eight million of these fields.
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
