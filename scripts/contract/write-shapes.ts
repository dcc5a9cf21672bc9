import { constantCase, ENUMS, namedIn, typesIn } from './names.ts'
import { OPERATIONS } from './operations.ts'
import type { Field, Type } from './schema.ts'
import { hasCompanyId } from './write-tables.ts'

/** The words of `shape.ts` for the plain types. A field is a string unless its shape says otherwise. */
const WORDS: Readonly<Partial<Record<Type['kind'], string>>> = {
	string: '',
	number: ':number',
	boolean: ':boolean',
	'date-time': ':time',
	any: ':any',
	free: ':free',
	map: ':map',
}

/** The name of a type's shape: `ORDER_LIST_SHAPE`. */
export const shapeName = (name: string): string => `${constantCase(name)}_SHAPE`

/** The shape of each response, and of each resource in one: those that others refer to come first. */
export function writeShapes(): string {
	const written = new Map<string, string>()
	const responses = namedIn('responses')
	const write = (name: string): void => {
		const type = responses.find((one) => one.name === name)?.type
		if (type === undefined) throw new Error(`${name} is not part of a response.`)
		if (written.has(name)) return
		for (const other of typesIn(type)) if (other.kind === 'ref') write(other.name)
		const shape = type.kind === 'array' ? 'readonly [Shape]' : 'Shape'
		written.set(name, `export const ${shapeName(name)}: ${shape} = ${shapeOf(type)}\n`)
	}
	for (const { name } of responses) write(name)
	return [...written.values()].join('\n')
}

/** Each operation in the form that a client and `parseAnswer` need: far smaller than `OPERATIONS`. */
export function writeCalls(): string {
	const rows = OPERATIONS.map(({ id, method, path, parameters, body, response, multipartField, writes }) => {
		const inQuery = parameters.filter((parameter) => parameter.in === 'query')
		const row = [
			`method: '${method}'`,
			`path: '${path}'`,
			`response: ${shapeName(response.name)}`,
			...(response.nullable ? ['orNull: true'] : []),
			...(inQuery.length === 0 ? [] : [`query: '${inQuery.map(({ name }) => name).join(' ')}'`]),
			...(multipartField === null ? [] : [`file: '${multipartField}'`]),
			...(body !== null && hasCompanyId(body.type) ? ['company: true'] : []),
			...(writes ? ['writes: true'] : []),
		]
		return `'${id}': { ${row.join(', ')} }`
	})
	return `export const CALLS: { readonly [Id in OperationId]: Call } = {\n${rows.join(',\n')},\n}\n`
}

/** A type that has a shape of its own: an object, or a list of objects. */
function shapeOf(type: Type): string {
	if (type.kind === 'ref') return shapeName(type.name)
	if (type.kind === 'array') return `[${shapeOf(type.items)}]`
	if (type.kind !== 'object' || type.closed) throw new Error(`A shape has no ${type.kind}.`)
	const inner: string[] = []
	const reports = Object.values(type.fields).some(
		(field) => field.required && ['any', 'enum'].includes(field.type.kind),
	)
	if (reports) throw new Error('A shape has no required field of any type or of listed values.')
	const fields = Object.entries(type.fields).map(
		([name, field]) => `${name}${flagsOf(field)}${wordOf(field.type, inner)}`,
	)
	return `[${[`'${fields.join(' ')}'`, ...inner].join(', ')}]`
}

/** The type of a field in the text of its shape. Adds the shape of an object or a list to `inner`. */
function wordOf(type: Type, inner: string[]): string {
	const word = WORDS[type.kind]
	if (word !== undefined) return word
	if (type.kind === 'enum') {
		return `=${(type.name === undefined ? type.values : (ENUMS.get(type.name) ?? [])).join('|')}`
	}
	if (type.kind === 'array' && type.min > 0) throw new Error('A shape has no minimum.')
	if (type.kind === 'array' && type.items.kind === 'string') return ':strings'
	inner.push(shapeOf(type))
	return ':inner'
}

function flagsOf({ required, nullable, narrows, default: standard }: Field): string {
	if (narrows || standard !== undefined) throw new Error('A shape has no filters and no defaults.')
	return `${required ? '!' : ''}${nullable ? '?' : ''}`
}
