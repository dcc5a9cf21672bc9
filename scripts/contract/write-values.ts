import { NAMED, type NamedType, sideOf } from './names.ts'
import { OPERATIONS } from './operations.ts'
import { RESOURCES } from './resources.ts'
import type { Resource, Type } from './schema.ts'
import { shapeName } from './write-shapes.ts'

/** The clause of each named type: of several operations with one response, that of the first. */
const RULES: ReadonlyMap<string, string> = new Map([
	...NAMED.map(({ name }): [string, string] => [name, `resource.${name}`]),
	...[...OPERATIONS]
		.reverse()
		.flatMap(({ id, body, response }): [string, string][] => [
			...(body === null ? [] : [[body.name, `${id}.body`] as [string, string]]),
			[response.name, `${id}.response`],
		]),
])

/** The value of a type, which bears its name: its parser, which is also a Standard Schema. */
export function writeValue(named: NamedType): string {
	const { name, type, nullable, doc } = named
	const rule = RULES.get(name)
	const side = sideOf(named)
	const value =
		side === 'request'
			? `contractType('${name}', (input, limits) => parse('the request', requestMessage, '${rule}', read${name}, input, limits))`
			: `responseType('${name}', '${rule}', ${shapeName(name)}${nullable ? ', true' : ''})`
	return `/**
 * ${doc} \`parse\` returns a copy, or all issues of the input (${rule}).
 *
 * @example
 * ${name}.parse(${writeWrong(type)}).status // => 'invalid'
 */
export const ${name}: ContractType<${name}, ${side === 'request' ? 'RequestCode' : 'ResponseCode'}> = /* @__PURE__ */ ${value}
`
}

/** An input that does not fit a type: its first field has the wrong type. */
function writeWrong(type: Type): string {
	if (type.kind === 'ref') return writeWrong((RESOURCES[type.name] as Resource).type)
	if (type.kind !== 'object') return type.kind === 'number' ? "'7'" : '7'
	const [name, field] = Object.entries(type.fields).find(([, { type }]) => !['any', 'free'].includes(type.kind)) ?? []
	return field?.type.kind === 'number' ? `{ ${name}: '7' }` : `{ ${name}: 7 }`
}

/** Every type by its name. */
export function writeTypeTable(): string {
	const names = NAMED.map(({ name }) => name)
	return `/**
 * An object with every type of the contract by its name: \`TYPES.Product.parse(body)\`. Two types are exported with longer names: \`PlacedOrder\` is
 * \`Order\` here, and \`ProductImage\` is \`Image\`.
 */
export const TYPES: {
${names.map((name) => `readonly ${name}: typeof ${name}`).join('\n')}
} = /* @__PURE__ */ Object.freeze({ ${names.join(', ')} })
`
}
