import { type Family, isOf, NAMED, sideOf } from './names.ts'
import { OPERATIONS } from './operations.ts'
import { RESOURCES } from './resources.ts'
import type { Resource, Type } from './schema.ts'
import { shapeName } from './write-shapes.ts'

/** The clause of each named type. */
const RULES: ReadonlyMap<string, string> = new Map([
	...NAMED.map(({ name }): [string, string] => [name, `resource.${name}`]),
	...OPERATIONS.flatMap(({ id, body, response }): [string, string][] => [
		...(body === null ? [] : [[body.name, `${id}.body`] as [string, string]]),
		[response.name, `${id}.response`],
	]),
])

/** The parsers of a family: one for each body, response and resource. */
export function writeParsers(family: Family): string {
	const side = sideOf(family)
	const code = side === 'request' ? 'RequestCode' : 'ResponseCode'
	return NAMED.filter(isOf(family))
		.map(({ name, type, nullable }) => {
			const rule = RULES.get(name)
			const message = isStrict(type) ? 'strictRequestMessage' : 'requestMessage'
			const call =
				side === 'request'
					? `parse('the request', ${message}, '${rule}', read${name}, input, limits)`
					: `parseResponse('${rule}', ${shapeName(name)}, input, limits${nullable ? ', true' : ''})`
			return `/**
 * Parses ${name}: returns a copy, or all issues of the input (${rule}).
 *
 * @example
 * parse${name}(${writeWrong(type)}).status // => 'invalid'
 */
export function parse${name}(input: unknown, limits?: Partial<Limits>): Verdict<${name}, ${code}> {
	return ${call}
}
`
		})
		.join('\n')
}

/** An input that does not fit a type: its first field has the wrong type. */
function writeWrong(type: Type): string {
	if (type.kind === 'ref') return writeWrong((RESOURCES[type.name] as Resource).type)
	if (type.kind !== 'object') return type.kind === 'number' ? "'7'" : '7'
	const [name, field] = Object.entries(type.fields).find(([, { type }]) => !['any', 'free'].includes(type.kind)) ?? []
	return field?.type.kind === 'number' ? `{ ${name}: '7' }` : `{ ${name}: 7 }`
}

/** True for a type with faults other than a field's type, format or size. */
function isStrict(type: Type): boolean {
	switch (type.kind) {
		case 'enum':
			return true
		case 'ref':
			return isStrict((RESOURCES[type.name] as Resource).type)
		case 'array':
			return type.min > 0 || isStrict(type.items)
		case 'map':
			return isStrict(type.values)
		case 'object':
			return type.closed || Object.values(type.fields).some((field) => field.required || isStrict(field.type))
		default:
			return false
	}
}

/** The parsers as one table, and each parser as a Standard Schema. */
export function writeParserTable(): string {
	const names = NAMED.map(({ name }) => name)
	return `/** Every parser by the name of its type, for programs that go by the table of operations. */
export const PARSERS: {
${names.map((name) => `readonly ${name}: typeof parse${name}`).join('\n')}
} = /* @__PURE__ */ Object.freeze({
${names.map((name) => `${name}: parse${name},`).join('\n')}
})

${names.map((name) => `/** ${name} as a Standard Schema. */\nexport const ${camel(name)}Schema: StandardSchema<${name}> = /* @__PURE__ */ toStandardSchema(parse${name})\n`).join('\n')}`
}

const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
