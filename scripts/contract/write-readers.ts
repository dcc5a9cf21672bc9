import { constantCase, ENUMS, type Family, type NamedType, namedIn } from './names.ts'
import { RESOURCES } from './resources.ts'
import type { Field, Type } from './schema.ts'
import { writeNamed } from './write-types.ts'
import { writeValue } from './write-values.ts'

/**
 * The types of a family, each with its reader and its value. A reader is a straight-line function that copies an object field by
 * field. A passing check costs one comparison; a helper of `parse-context.ts` reports a fault.
 */
export function writeBodies(family: Family): string {
	const written = new Map<string, string>()
	for (const named of namedIn(family)) {
		written.set(`type ${named.name}`, writeNamed(named))
		writeRoot(named, written)
		written.set(`value ${named.name}`, writeValue(named))
	}
	return [...written.values()].join('\n')
}

type ObjectType = Type & { readonly kind: 'object' }
type ArrayType = Type & { readonly kind: 'array' }

/** The state of one object's reader. */
interface Context {
	/** The reader's name without `copy`. */
	readonly name: string
	/** The TypeScript type of the copy. */
	readonly typeName: string
	readonly sent: boolean
	/** Whether it is the body of a request, not an object inside a body. */
	readonly isBody: boolean
	/** Whether it is a whole body, which has no key. */
	readonly isWhole: boolean
	/** The last argument of a call that reports a fault: the object's key, if no caller adds it later. */
	readonly where: '' | ', at'
	/** All functions so far, by name. Readers of nested objects and lists are added at their first use. */
	readonly written: Map<string, string>
}

const capital = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

function writeRoot({ name, type, nullable, sent }: NamedType, written: Map<string, string>): void {
	const isBody = sent && !(name in RESOURCES)
	const typeName = nullable ? `NonNullable<${name}>` : name
	const context: Context = { name, typeName, sent, isBody, isWhole: isBody, where: '', written }
	const isList = type.kind === 'array'
	const copy = isList ? copyList(type, '', 'value', 'undefined', context) : `${copierOf(type, context)}(value, context)`
	written.set(
		`read${name}`,
		`function read${name}(value: unknown, context: ParseContext): ${name} | undefined {
	${nullable ? 'if (value === null) return null\n' : ''}
	return ${isList ? 'isList' : 'isRecord'}(value) ? ${copy} : addIssue(context, 'request.type', undefined, '${WORDS[type.kind]}', value)
}
`,
	)
}

/** The name of the function that copies an object, which reads each field once. Writes the function at its first use. */
function objectCopier(type: ObjectType, context: Context): string {
	const copier = `copy${context.name}`
	if (context.written.has(copier)) return copier
	const maker = `${context.name}Copy`
	context.written.set(maker, `const ${maker} = /* @__PURE__ */ plain<${context.typeName}>()\n`)
	context.written.set(copier, '')
	const names = Object.keys(type.fields)
	const at = context.isWhole ? '' : ', at'
	const hasRequired = Object.values(type.fields).some(({ required }) => required)
	const isWalked = context.isBody && !hasRequired
	const isFlat = !type.closed && Object.values(type.fields).every((field) => isFlatType(field.type))
	const isMoved = !isFlat && !context.isWhole
	const inside: Context = { ...context, isWhole: false, where: isFlat && !context.isWhole ? ', at' : '' }
	const lines = [
		...(isMoved ? ['const before = context.issues.length'] : []),
		...(isWalked
			? walkFields(type, inside)
			: [`const to = new ${maker}()`, ...askFields(type, `${copier}(ownOf(given), context${at})`, inside)]),
		...(type.closed ? [`addUnknownFields(given, ['${names.join("', '")}'], context)`] : []),
		...(isMoved ? ['if (context.issues.length > before) moveUnder(context, before, at)'] : []),
		...(isWalked ? makeCopy(type, maker, context) : ['return to']),
	]
	context.written.set(
		copier,
		`function ${copier}(given: Fields<${context.typeName}>, context: ParseContext${at && ', at?: Key'}): ${context.typeName}${isWalked && context.isWhole ? ' | undefined' : ''} {\n${lines.join('\n')}\n}\n`,
	)
	return copier
}

/**
 * True for a field whose faults no caller has to move. An object that has only such fields reports the full path of each fault
 * at once.
 */
function isFlatType(type: Type): boolean {
	return type.kind in FLAT || (type.kind === 'array' && type.items.kind !== 'string' && type.items.kind !== 'uuid')
}

const FLAT = { string: true, date: true, 'date-time': true, enum: true, number: true, boolean: true }

/**
 * Reads each field of an object by name: the fastest way if objects have few shapes, as most do, because the engine learns the
 * place of each field. After the first read it also knows the prototype, so that checking the prototype costs nothing.
 */
function askFields({ fields }: ObjectType, again: string, context: Context): string[] {
	return Object.entries(fields).flatMap(([key, field], index) => [
		'{',
		`const field = given.${key}`,
		...(index === 0 ? [`if (isForeign(given)) return ${again}`] : []),
		copyField(key, `'${key}'`, field, context),
		'}',
	])
}

/**
 * Loops over the fields that a body has. A body may have any subset of them, so the engine learns no shape, and reading each
 * field by name would take longer. Each case reads the field itself: with one shared read, the engine would guess the type
 * before it knows the case, and often guess wrong.
 */
function walkFields({ fields }: ObjectType, context: Context): string[] {
	return [
		...Object.keys(fields).map((key) => `let ${key}: ${context.typeName}['${key}']`),
		'for (const property in given) {',
		'if (!Object.prototype.hasOwnProperty.call(given, property)) continue',
		'switch (property) {',
		...Object.entries(fields).flatMap(([key, field]) => [
			`case '${key}': {`,
			'const field = given[property]',
			copyField(key, 'property', field, { ...context, isBody: false }, key),
			'break',
			'}',
		]),
		'}',
		'}',
	]
}

/**
 * Makes the copy from the fields read; a rejected input gets no copy. The most frequent fields come first: copies then have
 * fewer shapes, and engines add fields faster to known shapes.
 */
function makeCopy({ fields }: ObjectType, maker: string, { isWhole }: Context): string[] {
	const keys = Object.keys(fields)
	return [
		...(isWhole ? ['if (context.isRefused) return'] : []),
		`const to = new ${maker}()`,
		...[...keys.filter(isCommon), ...keys.filter((key) => !isCommon(key))].map(
			(key) => `if (${key} !== undefined) to.${key} = ${key}`,
		),
		'return to',
	]
}

/** True for a field that almost every body of its type has. */
function isCommon(key: string): boolean {
	return ['user', 'orderItems', 'address', 'shouldSendEmail', 'shouldValidateProvinceCode'].includes(key)
}

/** The expected types in messages. */
const WORDS: Readonly<Record<Type['kind'], string>> = {
	string: 'a string',
	date: 'a string',
	'date-time': 'a string',
	uuid: 'a string',
	enum: 'a string',
	number: 'a number',
	boolean: 'true or false',
	any: 'JSON',
	array: 'an array',
	object: 'an object',
	ref: 'an object',
	map: 'an object',
	free: 'an object',
}

/**
 * The statement that copies `field` or reports its fault. `place` is the field's key as an expression, and `copy` is the
 * target.
 */
function copyField(
	key: string,
	place: string,
	{ type, nullable, required, narrows, default: standard }: Field,
	context: Context,
	copy = `to.${key}`,
): string {
	const keep = `if (${testOf(type, context)}) ${copy} = ${copyOf(type, key, place, context)}\n`
	if (type.kind === 'any') return keep
	const orNull = nullable ? `else if (field === null) ${copy} = null\n` : ''
	if (narrows)
		return `${keep}else if (field !== undefined) addIssue(context, 'request.type', ${place}, '${WORDS[type.kind]}', field${context.where})`
	if (required)
		return `${keep}${orNull}else addMissing(context, ${place}, '${WORDS[type.kind]}', field${context.where})`
	const complaint =
		type.kind === 'enum'
			? `addUnlisted(context, ${place}, ${enumValues(type, context)}, field${context.where})`
			: `addWrongType(context, ${place}, '${WORDS[type.kind]}', field${context.where})`
	if (standard === undefined) return `${keep}${orNull}else ${complaint}`
	return `${keep}else {\n${complaint}\n${copy} = '${standard}'\n}`
}

/** The test of whether `field` has the type, as far as one expression can test it. */
function testOf(type: Type, context: Context): string {
	switch (type.kind) {
		case 'string':
		case 'date':
		case 'date-time':
			return `typeof field === 'string'`
		case 'boolean':
			return `typeof field === 'boolean'`
		case 'number':
			return 'isNumber(field)'
		case 'any':
			return 'field !== undefined'
		case 'array':
			return 'isList(field)'
		case 'enum':
			if (type.name === undefined) return type.values.map((one) => `field === '${one}'`).join(' || ')
			enumValues(type, context)
			return `is${type.name}(field)`
		default:
			return 'isRecord(field)'
	}
}

/** The copy of a value that passed the test: `field` itself, or the result of a function. */
function copyOf(type: Type, key: string, place: string, context: Context): string {
	switch (type.kind) {
		case 'string':
		case 'boolean':
		case 'number':
		case 'enum':
			return 'field'
		case 'date':
			return `checkDate(field, context, ${place}${context.where})`
		case 'date-time':
			return `checkDateTime(field, context, ${place}${context.where})`
		case 'array':
			return copyList(type, key, 'field', place, context)
		default: {
			const name = `${context.name}${capital(key)}`
			const typeName = `NonNullable<${context.typeName}['${key}']>`
			return `${copierOf(type, { ...context, name, typeName })}(field, context, ${place})`
		}
	}
}

/**
 * The name of the function that copies a type, if it needs one. `context` is the context of the object, in case it has no name
 * in the interface.
 */
function copierOf(type: Type, context: Context): string {
	switch (type.kind) {
		case 'any':
			return 'copyAny'
		case 'free':
			return 'copyFree'
		case 'map':
			return 'copyNumbers'
		case 'ref':
			return `copy${type.name}`
		case 'object':
			return objectCopier(type, context)
		default:
			throw new Error(`No copier for ${type.kind}.`)
	}
}

/** The name of an enumeration's values. Writes the values and their test at the first use. */
function enumValues(type: Type & { readonly kind: 'enum' }, { written }: Context): string {
	if (type.name === undefined) return `['${type.values.join("', '")}']`
	const constant = constantCase(type.name)
	const values = ENUMS.get(type.name) ?? []
	written.set(
		`is${type.name}`,
		`const ${constant}: readonly string[] = [${values.map((value) => `'${value}'`).join(', ')}]

function is${type.name}(value: unknown): value is ${type.name} {
	return typeof value === 'string' && ${constant}.includes(value)
}
`,
	)
	return constant
}

/** The call that copies the list in `list`. */
function copyList({ items, min }: ArrayType, key: string, list: string, place: string, context: Context): string {
	if (items.kind === 'string' || items.kind === 'uuid') {
		const read = items.kind === 'uuid' ? 'readUuid' : 'readText'
		const given = min > 0 ? `atLeast(${min}, ${list}, context, ${place})` : list
		return `copyItems(${read}, ${given}, context, ${place})`
	}
	if (min > 0) throw new Error('Lists of objects with a minimum are not supported.')
	const name = `${context.name}${capital(key)}Item`
	const typeName = `NonNullable<${context.typeName}['${key}']>[number]`
	return `copyObjects(${copierOf(items, { ...context, name, typeName })}, ${list}, context, ${place}${context.where})`
}
