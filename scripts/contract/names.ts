import { OPERATIONS } from './operations.ts'
import { RESOURCES } from './resources.ts'
import type { Type } from './schema.ts'

/** A type with its own name in TypeScript and, unless it is a list or null, in the schemas. */
export interface NamedType {
	readonly name: string
	readonly type: Type
	readonly doc: string
	readonly deprecated: boolean
	readonly nullable: boolean
	/** Whether the type describes a request: then `undefined` counts as absent for the type checker too. */
	readonly sent: boolean
}

const plain = { deprecated: false, nullable: false, sent: false }
const bodies = OPERATIONS.flatMap(({ id, title, body, deprecated }): NamedType[] =>
	body === null ? [] : [{ ...plain, ...body, doc: `The body of ${id}: ${title}.`, deprecated, sent: true }],
)

/** Yields a type and every type inside it, without those that it refers to. */
export function* typesIn(type: Type): Generator<Type> {
	yield type
	if (type.kind === 'array') yield* typesIn(type.items)
	if (type.kind === 'map') yield* typesIn(type.values)
	if (type.kind === 'object') for (const field of Object.values(type.fields)) yield* typesIn(field.type)
}

const sent = new Set<string>()
const collect = (type: Type): void => {
	for (const each of typesIn(type)) {
		if (each.kind !== 'ref' || sent.has(each.name)) continue
		sent.add(each.name)
		const resource = RESOURCES[each.name]
		if (resource === undefined) throw new Error(`Unknown resource ${each.name}.`)
		collect(resource.type)
	}
}
for (const { type } of bodies) collect(type)

const resources = Object.entries(RESOURCES).map(
	([name, resource]): NamedType => ({ ...plain, ...resource, name, sent: sent.has(name) }),
)

const responses = OPERATIONS.flatMap(({ id, title, response, deprecated }): NamedType[] =>
	response.name in RESOURCES ? [] : [{ ...plain, ...response, doc: `The response of ${id}: ${title}.`, deprecated }],
)

/** Every named type: the resources, the bodies, and the responses that are not resources. */
export const NAMED: readonly NamedType[] = [...resources, ...bodies, ...responses]

/**
 * The types that the rules read themselves, all other request types, and the responses. Each family has its own file, because the
 * main entry imports only the first.
 */
export const FAMILIES = ['rule-bodies', 'request-bodies', 'responses'] as const
export type Family = (typeof FAMILIES)[number]

const READ_BY_RULES = ['ListOrdersBody', 'RewardBody']

export function familyOf({ name, sent }: NamedType): Family {
	if (READ_BY_RULES.includes(name)) return 'rule-bodies'
	return sent ? 'request-bodies' : 'responses'
}

/** The side whose messages and factory a type uses. */
export function sideOf(named: NamedType): 'request' | 'response' {
	return familyOf(named) === 'responses' ? 'response' : 'request'
}

export function namedIn(family: Family): readonly NamedType[] {
	return NAMED.filter((named) => familyOf(named) === family)
}

/** Every named enumeration. */
export const ENUMS: ReadonlyMap<string, readonly string[]> = new Map(
	[...NAMED.map(({ type }) => type), ...OPERATIONS.flatMap(({ parameters }) => parameters.map(({ type }) => type))]
		.flatMap((type) => [...typesIn(type)])
		.flatMap((type) => (type.kind === 'enum' && type.name !== undefined ? [[type.name, type.values]] : [])),
)

/** Converts `OrderItemInput` to `ORDER_ITEM_INPUT`. */
export const constantCase = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
