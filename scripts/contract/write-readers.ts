import { constantCase, ENUMS, NAMED, type NamedType } from './names.ts'
import { RESOURCES } from './resources.ts'
import type { Field, Type } from './schema.ts'
import { typeText } from './write-types.ts'

/**
 * The readers: for each named type a straight-line function that copies it field by field. A check that passes costs one
 * comparison; what fails is told to a helper of `found.ts`.
 */
export function writeReaders(): string {
	const written = new Map<string, string>()
	for (const named of NAMED) writeRoot(named, written)
	return [...written.values()].join('\n')
}

type ObjectType = Type & { readonly kind: 'object' }
type ArrayType = Type & { readonly kind: 'array' }

/** One object's reader in the making. */
interface Context {
	/** The reader's name without `copy`. */
	readonly name: string
	/** How TypeScript names what it copies. */
	readonly typeName: string
	readonly sent: boolean
	/** Every function so far, by name: readers of nested objects and lists are added when first asked for. */
	readonly written: Map<string, string>
}

const capital = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

function writeRoot({ name, type, nullable, sent }: NamedType, written: Map<string, string>): void {
	const context = { name, typeName: nullable ? `NonNullable<${name}>` : name, sent, written }
	const [test, expected] = type.kind === 'array' ? ['Array.isArray', 'an array'] : ['isObject', 'an object']
	const copier = type.kind === 'array' ? listCopier(type, context, name) : objectCopier(type as ObjectType, context)
	written.set(
		`read${name}`,
		`export function read${name}(value: unknown, found: Found): ${name} | undefined {
	${nullable ? 'if (value === null) return null\n' : ''}
	return ${test}(value) ? ${copier}(value, found, undefined) : find(found, 'type', undefined, '${expected}', value)
}
`,
	)
}

/** The name of the function that copies an object, which is written if it isn't yet. */
function objectCopier(type: ObjectType, context: Context): string {
	const copier = `copy${context.name}`
	if (context.written.has(copier)) return copier
	context.written.set(copier, '')
	const fields = Object.entries(type.fields)
	const required = fields.filter(([, field]) => field.required)
	const optional = fields.filter(([, field]) => !field.required)
	// Bodies differ in shape: where no field has to be there, walking the keys that are beats asking for each field, since the
	// engine learns no shape by heart. It is smaller, too.
	const walk = required.length === 0
	const names = required.map(([key]) => key)
	const lines = [
		'const before = found.findings.length',
		`const from = open<${walk ? 'Record<string, unknown>' : context.typeName}>(given)`,
		...(type.closed ? [`refuseUnknown(from, [${fields.map(([key]) => `'${key}'`).join(', ')}], found)`] : []),
		...required.map(([key, field]) => `const ${key} = ${requiredField(key, field, context)}`),
		`const to: ${required.length > 0 ? 'Partial<' : ''}Writable<${context.typeName}>${required.length > 0 ? '>' : ''} = {}`,
		...(walk
			? [
					'for (const property in from) {',
					'const field = from[property]',
					'switch (property) {',
					...optional.map(([key, field]) => `case '${key}':\n${optionalField(key, 'field', field, context)}\nbreak`),
					'}',
					'}',
				]
			: optional.map(([key, field]) => optionalField(key, `from.${key}`, field, context))),
		'moveUnder(found, before, at)',
		required.length === 0
			? 'return to'
			: `return ${names.map((key) => `${key} === undefined`).join(' || ')} ? undefined : { ${names.join(', ')}, ...to }`,
	]
	const type_ = `${context.typeName}${required.length > 0 ? ' | undefined' : ''}`
	context.written.set(
		copier,
		`function ${copier}(given: object, found: Found, at: Key): ${type_} {\n${lines.join('\n')}\n}\n`,
	)
	return copier
}

/** How messages call what a field should hold. */
const WORDS: Readonly<Record<Type['kind'], string>> = {
	string: 'a string',
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

/** The statements that copy an optional field. */
function optionalField(key: string, from: string, { type, nullable }: Field, context: Context): string {
	const test = inlineTest(type, context)
	if (test !== undefined) {
		const declare = from === key || from === 'field' ? '' : `const ${key} = ${from}\n`
		const name = from === 'field' ? 'field' : key
		return `${declare}if (${test(name)}${nullable ? ` || ${name} === null` : ''}) to.${key} = ${name}
else ${complaint(name === 'field' ? 'property' : `'${key}'`, name, type, context)}`
	}
	const name = from === 'field' ? 'field' : key
	const declare = name === 'field' ? '' : `const ${name} = ${from}\n`
	const whenNull = nullable ? `if (${name} === null) to.${key} = null\nelse ` : ''
	const place = name === 'field' ? 'property' : `'${key}'`
	const call = nestedCopy(type, name, key, place, context)
	const keep = mayFail(type) ? `const copy = ${call}\nif (copy !== undefined) to.${key} = copy` : `to.${key} = ${call}`
	if (type.kind === 'date-time') return `${declare}${whenNull}{\n${keep}\n}`
	if (type.kind === 'any') return `${declare}if (${name} !== undefined) to.${key} = ${call}`
	const test_ = type.kind === 'array' ? 'Array.isArray' : 'isObject'
	return `${declare}${whenNull}if (${test_}(${name})) {\n${keep}\n} else ${complaint(place, name, type, context)}`
}

/** Whether the copy of such a field can come to nothing. */
function mayFail(type: Type): boolean {
	if (type.kind === 'ref') return mayFail(RESOURCES[type.name]?.type ?? type)
	return (
		type.kind === 'date-time' || (type.kind === 'object' && Object.values(type.fields).some((field) => field.required))
	)
}

/** The expression that copies a required field: undefined, with a finding, where it is not as it should be. */
function requiredField(key: string, { type, nullable }: Field, context: Context): string {
	const from = `from.${key}`
	const orNull = nullable ? `${from} === null ? null : ` : ''
	if (type.kind === 'string') return `${orNull}readText(${from}, found, '${key}')`
	if (type.kind === 'number') return `${orNull}readNumber(${from}, found, '${key}')`
	if (type.kind === 'date-time') return `${orNull}readDateTime(${from}, found, '${key}', lacking)`
	const require = type.kind === 'array' ? 'requireList' : 'requireObject'
	return `${orNull}${require}(${copierOf(type, key, context)}, ${from}, found, '${key}')`
}

/** What is said of an optional field that is not as it should be. */
function complaint(key: string, value: string, type: Type, context: Context): string {
	if (type.kind === 'enum') return `unlisted(found, ${key}, ${enumValues(type, context)}, ${value})`
	return `mistyped(found, ${key}, '${WORDS[type.kind]}', ${value})`
}

/** The test for a type that needs no copy; undefined for all others. */
function inlineTest(type: Type, context: Context): ((value: string) => string) | undefined {
	switch (type.kind) {
		case 'string':
		case 'boolean':
			return (value) => `typeof ${value} === '${type.kind}'`
		case 'number':
			return (value) => `isNumber(${value})`
		case 'enum':
			if (type.name === undefined) return (value) => type.values.map((one) => `${value} === '${one}'`).join(' || ')
			enumValues(type, context)
			return (value) => `is${type.name}(${value})`
		default:
			return undefined
	}
}

/** The call that copies what needs a copy of its own. */
function nestedCopy(type: Type, value: string, key: string, place: string, context: Context): string {
	return type.kind === 'date-time'
		? `readDateTime(${value}, found, ${place})`
		: `${copierOf(type, key, context)}(${value}, found, ${place})`
}

/** The name of the function that copies such an object or list. */
function copierOf(type: Type, key: string, context: Context): string {
	switch (type.kind) {
		case 'any':
			return 'copyAny'
		case 'free':
			return 'copyFree'
		case 'map':
			return 'copyNumbers'
		case 'ref':
			return `copy${type.name}`
		case 'array':
			return listCopier(type, context, `${context.name}${capital(key)}`)
		case 'object': {
			const typeName = `NonNullable<${context.typeName}['${key}']>`
			return objectCopier(type, { ...context, name: `${context.name}${capital(key)}`, typeName })
		}
		default:
			throw new Error(`No copy of ${type.kind}.`)
	}
}

/** The name of an enumeration's values, which are written with their test when first asked for. */
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

/** The name of the function that copies a list, which is written if it isn't yet; `name` is for a list of inline objects. */
function listCopier(type: ArrayType, context: Context, name: string): string {
	const { items, min } = type
	const { sent, written } = context
	const word = items.kind === 'ref' ? items.name : items.kind === 'object' ? name : capital(items.kind)
	const copier = `copyListOf${word}${min > 0 ? `From${min}` : ''}`
	if (written.has(copier)) return copier
	written.set(copier, '')
	const key = name.charAt(context.name.length).toLowerCase() + name.slice(context.name.length + 1)
	const itemType = items.kind === 'object' ? `${word}Item` : typeText(items, sent)
	const declaration =
		items.kind === 'object' ? `type ${itemType} = NonNullable<${context.typeName}['${key}']>[number]\n\n` : ''
	const copyItem =
		items.kind === 'object'
			? objectCopier(items, { ...context, name: `${word}Item`, typeName: itemType })
			: items.kind === 'ref'
				? `copy${word}`
				: undefined
	const read = items.kind === 'uuid' ? 'readUuid' : 'readText'
	const call =
		copyItem === undefined ? `copyItems(${read}, list, found, key)` : `copyObjects(${copyItem}, list, found, key)`
	const least = min > 0 ? `if (list.length < ${min}) find(found, 'too-few', key, '${min}', list.length)\n` : ''
	written.set(
		copier,
		`${declaration}function ${copier}(list: readonly unknown[], found: Found, key: Key): ${itemType}[] {\n${least}return ${call}\n}\n`,
	)
	return copier
}
