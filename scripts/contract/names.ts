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

const bodies = OPERATIONS.flatMap(({ id, title, body, deprecated }): NamedType[] =>
	body === null
		? []
		: [
				{
					name: body.name,
					type: body.type,
					doc: `The body of ${id}: ${title}.`,
					deprecated,
					nullable: false,
					sent: true,
				},
			],
)

const sent = new Set<string>()
const collect = (type: Type): void => {
	if (type.kind === 'ref' && !sent.has(type.name)) {
		sent.add(type.name)
		const resource = RESOURCES[type.name]
		if (resource === undefined) throw new Error(`Unknown resource ${type.name}.`)
		collect(resource.type)
	}
	if (type.kind === 'array') collect(type.items)
	if (type.kind === 'map') collect(type.values)
	if (type.kind === 'object') for (const field of Object.values(type.fields)) collect(field.type)
}
for (const { type } of bodies) collect(type)

const resources = Object.entries(RESOURCES).map(
	([name, { type, doc, deprecated }]): NamedType => ({
		name,
		type,
		doc,
		deprecated,
		nullable: false,
		sent: sent.has(name),
	}),
)

const responses = OPERATIONS.flatMap(({ id, title, response, deprecated }): NamedType[] =>
	response.name in RESOURCES
		? []
		: [
				{
					name: response.name,
					type: response.type,
					doc: `The response of ${id}: ${title}.`,
					deprecated,
					nullable: response.nullable,
					sent: false,
				},
			],
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
export const ENUMS: ReadonlyMap<string, readonly string[]> = collectEnums()

function collectEnums(): ReadonlyMap<string, readonly string[]> {
	const enums = new Map<string, readonly string[]>()
	const visit = (type: Type): void => {
		if (type.kind === 'enum' && type.name !== undefined) enums.set(type.name, type.values)
		if (type.kind === 'array') visit(type.items)
		if (type.kind === 'map') visit(type.values)
		if (type.kind === 'object') for (const field of Object.values(type.fields)) visit(field.type)
	}
	for (const { type } of NAMED) visit(type)
	for (const { parameters } of OPERATIONS) for (const { type } of parameters) visit(type)
	return enums
}

/** Converts `OrderItemInput` to `ORDER_ITEM_INPUT`. */
export const constantCase = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
