import { isForeign, isList, isRecord, readField } from '../core/read.ts'
import { copyAny, copyFree, copyNumbers } from './copy-free.ts'
import { type CheckTime, type Found, find, type Key, lacking, mistyped, moveUnder } from './found.ts'
import { copyItems, copyObjects, isNumber, ownOf, readText, unlisted } from './read-shape.ts'

/**
 * The shape of an answer: the names of its fields in one text, then the shapes of the objects and lists in it, in their order. A field
 * is a string, unless its type follows its name: after a colon, or as the listed values after `=`. Before that, `!` means that the field
 * is required, and `?` that it may be null: `id! note? price!:number status=Active|Draft`.
 */
export type Shape = readonly [fields: string, ...inner: (Shape | readonly [Shape])[]]

/** The shape of a whole response, and how to read it. */
export interface Response {
	readonly shape: Shape | readonly [Shape]
	/** Whether the response may also be null. */
	readonly orNull?: boolean | undefined
	/** Judges each date-time. Without it, any text passes. */
	readonly checkTime?: CheckTime | undefined
}

/** A field of a shape, as it is read. */
interface Field {
	readonly name: string
	readonly isRequired: boolean
	readonly isNullable: boolean
	/** An object, a list of objects, the listed values, or the name of another type. */
	readonly type: Type
}

type Type = Shape | readonly [Shape] | ReadonlySet<string> | string

const FIELD = /(\w+)(!?)(\??)(?:=(\S+)|:(\w+))?/g

/** The fields of the shapes that were used before: importing a shape costs nothing. */
const FIELDS = /* @__PURE__ */ new WeakMap<Shape, readonly Field[]>()

function fieldsOf(shape: Shape): readonly Field[] {
	const known = FIELDS.get(shape)
	if (known !== undefined) return known
	const [text, ...inner] = shape
	const fields = [...text.matchAll(FIELD)].map(([, key = '', required, nullable, values, word = 'string']): Field => {
		// Engines compare strings that are keys of an object faster than parts of a longer text.
		const [name = key, plain = word] = Object.keys({ [key]: 0, [word]: 0 })
		const listed = values === undefined ? null : new Set(values.split('|'))
		const type = listed ?? (word === 'inner' ? (inner.shift() ?? plain) : plain)
		return { name, isRequired: required !== '', isNullable: nullable !== '', type }
	})
	FIELDS.set(shape, fields)
	return fields
}

/**
 * Returns a copy of an answer with the fields of its shape, and adds findings to `found`. Undefined only for a rejected value. An error
 * body is no response of a success, even if the interface shows none of its fields as always present.
 */
export function readShape(value: unknown, found: Found, response: Response = { shape: [''] }): unknown {
	const { shape, orNull, checkTime } = response
	if (value === null && orNull) return null
	found.checkTime = checkTime
	const copy = copyAs(shape, value, found, undefined)
	if (copy === undefined) return find(found, 'request.type', undefined, wordsOf(shape), value)
	const isBare = isShape(shape) && Object.keys(copy as object).length === 0 && !shape[0].includes('!')
	if (isBare && isErrorBody(value))
		for (const { name } of fieldsOf(shape).slice(0, 1)) lacking(found, name, '', undefined)
	return copy
}

function readObject(shape: Shape, object: object, found: Found, at: Key): object {
	const before = found.issues.length
	const given = (isForeign(object) ? ownOf(object) : object) as Readonly<Record<string, unknown>>
	const to: Record<string, unknown> = {}
	for (const { name, isRequired, isNullable, type } of fieldsOf(shape)) {
		const field = given[name]
		const copy = field === undefined ? field : copyAs(type, field, found, name)
		if (copy !== undefined) to[name] = copy
		else if (field === null && isNullable) to[name] = null
		else if (isRequired) lacking(found, name, wordsOf(type), field)
		else if (type instanceof Set) unlisted(found, name, [...type], field)
		else if (type !== 'any') mistyped(found, name, wordsOf(type), field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

/** Returns the copy of a value that has a type; undefined for any other value. Moves the faults inside it under its key. */
function copyAs(type: Type, value: unknown, found: Found, key: Key): unknown {
	switch (type) {
		case 'string':
		case 'boolean':
			return typeof value === type ? value : undefined
		case 'number':
			return isNumber(value) ? value : undefined
		case 'time':
			return typeof value === 'string' ? (found.checkTime?.(value, found, `${key}`) ?? value) : undefined
		case 'strings':
			return isList(value) ? copyItems(readText, value, found, key) : undefined
		case 'any':
			return copyAny(value, found, key)
		case 'free':
			return isRecord(value) ? copyFree(value, found, key) : undefined
		case 'map':
			return isRecord(value) ? copyNumbers(value, found, key) : undefined
	}
	if (type instanceof Set) return type.has(value) ? value : undefined
	if (isShape(type)) return isRecord(value) ? readObject(type, value, found, key) : undefined
	const [item] = type as readonly [Shape]
	return isList(value) ? copyObjects((each, to, at) => readObject(item, each, to, at), value, found, key) : undefined
}

function isShape(type: Type): type is Shape {
	return isList(type) && typeof type[0] === 'string'
}

/** Returns the expected type in a message. */
function wordsOf(type: Type): string {
	if (type === 'string' || type === 'time') return 'a string'
	if (type === 'number') return 'a number'
	if (type === 'boolean') return 'true or false'
	return type === 'strings' || (isList(type) && !isShape(type as Shape)) ? 'an array' : 'an object'
}

function isErrorBody(value: unknown): boolean {
	const isText = (name: string): boolean => typeof readField(value, name) === 'string'
	return isText('message') && isText('errorCode') && isNumber(readField(value, 'statusCode'))
}
