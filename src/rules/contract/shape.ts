import { isForeign, isList, isRecord, readField } from '../core/read.ts'
import { copyAny, copyFree, copyNumbers } from './copy-json.ts'
import {
	addIssue,
	addMissing,
	addWrongType,
	type CheckTime,
	type Key,
	moveUnder,
	type ParseContext,
} from './parse-context.ts'
import { copyItems, isNumber, ownOf, plain, readText } from './read-shape.ts'

/**
 * The shape of an answer. The first text lists the names of its fields; then come the shapes of its objects and lists, in the same order. A field
 * is a string, unless a type follows its name after a colon, or listed values after `=`. Before these, `!` means that the field is required, and
 * `?` that it may be null: `id! note? price!:number status=Active|Draft`.
 */
export type Shape = readonly [fields: string, ...inner: (Shape | readonly [Shape])[]]

/** The shape of an object, or of the objects in a list. */
export type AnyShape = Shape | readonly [Shape]

/** The shape of a whole response, and how date-times in it are checked. */
export interface Response {
	readonly shape: AnyShape
	readonly orNull?: boolean | undefined
	/** Judges each date-time. Without `checkTime`, any text passes as a date-time, and as one of the listed values with a warning (D-162). */
	readonly checkTime?: CheckTime | undefined
}

/** Returns a copy of a value of the type; undefined for any other value. Puts the key of a value before the paths of the issues inside it. */
type Copy = (value: unknown, context: ParseContext, key: Key) => unknown

/** A field of a shape, in the form for reading. */
interface Field {
	readonly name: string
	readonly isRequired: boolean
	readonly isNullable: boolean
	/** Values with this `typeof` are copied directly. Empty if every value needs `copy`. */
	readonly plainType: string
	/** The type in a message. Empty if `copy` reports a wrong type itself. */
	readonly expected: string
	readonly copy: Copy
}

/** Strings and booleans are copied directly, and any other value is wrong. */
const noCopy: Copy = () => undefined

/** The `expected` and `copy` of types that have no shape. */
const TYPES: Readonly<Record<string, readonly [expected: string, copy: Copy]>> = {
	string: ['a string', noCopy],
	boolean: ['true or false', noCopy],
	number: ['a number', (value) => (isNumber(value) ? value : undefined)],
	time: [
		'a string',
		(value, to, key) => (typeof value === 'string' ? (to.checkTime?.(value, to, key) ?? value) : undefined),
	],
	strings: ['an array', (value, to, key) => (isList(value) ? copyItems(readText, value, to, key) : undefined)],
	any: ['', copyAny],
	free: ['an object', (value, to, key) => (isRecord(value) ? copyFree(value, to, key) : undefined)],
	map: ['an object', (value, to, key) => (isRecord(value) ? copyNumbers(value, to, key) : undefined)],
}

const FIELD = /(\w+)(!?)(\??)(?:=(\S+)|:(\w+))?/g

/** The copy of each shape. The fields of a shape are made on first use, so that an import compiles nothing. */
const COPIES = /* @__PURE__ */ new WeakMap<AnyShape, Copy>()

function copyOf(shape: AnyShape): Copy {
	const known = COPIES.get(shape)
	const copy = known ?? (isObject(shape) ? objectsOf(shape) : listsOf(shape[0]))
	if (known === undefined) COPIES.set(shape, copy)
	return copy
}

function objectsOf(shape: Shape): Copy {
	const fields = fieldsOf(shape)
	const Copied = plain<Record<string, unknown>>()
	return (value, context, key) => (isRecord(value) ? readObject(value, fields, new Copied(), context, key) : undefined)
}

function listsOf(shape: Shape): Copy {
	const copy = copyOf(shape)
	const read: Copy = (item, context, index) =>
		copy(item, context, index) ?? addIssue(context, 'request.type', index, 'an object', item)
	return (value, context, key) => (isList(value) ? copyItems(read, value, context, key) : undefined)
}

function fieldsOf([text, ...inner]: Shape): readonly Field[] {
	return [...text.matchAll(FIELD)].map(([, name = '', required, nullable, values, type = 'string']): Field => {
		const [expected, copy] =
			values === undefined ? (TYPES[type] ?? typeOf(inner.shift() as AnyShape)) : listOf(values.split('|'))
		const plainType = copy === noCopy ? type : ''
		return { name, isRequired: required !== '', isNullable: nullable !== '', plainType, expected, copy }
	})
}

function listOf(values: readonly string[]): readonly [expected: string, copy: Copy] {
	return [
		'a string',
		(value, context, key) => {
			if (typeof value !== 'string') return undefined
			if (!values.includes(value)) addIssue(context, 'request.enum', key, values.join(', '), value)
			return value
		},
	]
}

function typeOf(shape: AnyShape): readonly [expected: string, copy: Copy] {
	return [isObject(shape) ? 'an object' : 'an array', copyOf(shape)]
}

/**
 * Returns a copy of an answer that has only the fields of its shape. Returns undefined if it rejects the answer. Adds issues to `context`. An error
 * body is rejected, even if the response requires no field.
 */
export function readShape(value: unknown, context: ParseContext, response: Response): unknown {
	const { shape, orNull, checkTime } = response
	if (value === null && orNull) return null
	context.checkTime = checkTime
	context.keepsUnlisted = checkTime === undefined
	const [expected, copyShape] = typeOf(shape)
	const copy = copyShape(value, context, undefined)
	if (copy === undefined) return addIssue(context, 'request.type', undefined, expected, value)
	const isBare = isObject(shape) && Object.keys(copy as object).length === 0 && !shape[0].includes('!')
	if (isBare && isErrorBody(value)) addMissing(context, shape[0].split(/\W/g)[0] as string, '', undefined)
	return copy
}

function readObject(
	object: object,
	fields: readonly Field[],
	to: Record<string, unknown>,
	context: ParseContext,
	at: Key,
): object {
	const before = context.issues.length
	const given = (isForeign(object) ? ownOf(object) : object) as Readonly<Record<string, unknown>>
	for (const field of fields) {
		const { name } = field
		const value = given[name]
		if (typeof value === field.plainType || (value === null && field.isNullable)) to[name] = value
		else if (value !== undefined || field.isRequired) readOther(value, field, to, context)
	}
	moveUnder(context, before, at)
	return to
}

/** Copies a value that needs `copy`, or adds an issue. */
function readOther(value: unknown, field: Field, to: Record<string, unknown>, context: ParseContext): void {
	const { name, isRequired, expected } = field
	const copy = field.copy(value, context, name)
	if (copy !== undefined) to[name] = copy
	else if (isRequired) addMissing(context, name, expected, value)
	else if (expected) addWrongType(context, name, expected, value)
}

function isObject(shape: AnyShape): shape is Shape {
	return typeof shape[0] === 'string'
}

function isErrorBody(value: unknown): boolean {
	const isText = (name: string): boolean => typeof readField(value, name) === 'string'
	return isText('message') && isText('errorCode') && isNumber(readField(value, 'statusCode'))
}
