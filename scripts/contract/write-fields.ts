import { OPERATIONS } from './operations.ts'
import { RESOURCES } from './resources.ts'
import type { Field, Type } from './schema.ts'

/** The bodies whose fields the rules of an order read. */
const ORDERS = ['ValidateOrderBody', 'PlaceOrderBody'] as const

/** The kinds of `BodyField`. A date is a text for the rules, and a date-time for who makes an example. */
const KINDS: Readonly<Partial<Record<Type['kind'], string>>> = {
	string: 'string',
	uuid: 'string',
	enum: 'string',
	number: 'number',
	boolean: 'boolean',
	date: 'date-time',
	'date-time': 'date-time',
}

/** The fields of the bodies of an order, and those of every body that a service may require. */
export function writeFields(): string {
	const orders = ORDERS.map((name) => {
		const { body, id } = OPERATIONS.find((each) => each.body?.name === name) as (typeof OPERATIONS)[number]
		return `/** Every field of the body of ${id}. */\nexport const ${constantOf(id)} = ${write(fieldsOf(body?.type))} as const\n`
	})
	const open = OPERATIONS.flatMap(({ id, body }) => {
		if (body === null || (body.type.kind === 'object' && body.type.closed)) return []
		const fields = fieldsOf(body.type, isOpen)
		return fields === null || Object.keys(fields).length === 0 ? [] : [[id, fields] as const]
	})
	return `${orders.join('\n')}
/**
 * The fields that a service may require: the interface does not show which are required ("Which body fields are required or optional … not
 * shown"), except where it says when a field is needed (\`settled\` in scripts/contract/), gives it a default, or marks it deprecated.
 */
export const OPEN_FIELDS: { readonly [Id in OperationId]?: BodyFields } = ${write(Object.fromEntries(open))}
`
}

/** \`place-order\` gives \`PLACE_ORDER_FIELDS\`. */
const constantOf = (id: string): string => `${id.replaceAll('-', '_').toUpperCase()}_FIELDS`

type Written = string | { readonly [name: string]: Written } | readonly [Written]

function isOpen({ settled, deprecated, default: standard, open }: Field): boolean {
	return settled === undefined && !deprecated && standard === undefined && open === undefined
}

function fieldsOf(type: Type | undefined, isMeant: (field: Field) => boolean = () => true): Written | null {
	if (type?.kind === 'ref') return fieldsOf(RESOURCES[type.name]?.type, isMeant)
	if (type?.kind === 'array') {
		const items = fieldsOf(type.items, isMeant)
		return items === null ? null : [items]
	}
	if (type?.kind !== 'object') return KINDS[type?.kind ?? 'any'] ?? null
	const fields = Object.entries(type.fields).flatMap(([name, field]) => {
		const written = isMeant(field) ? fieldsOf(field.type, isMeant) : null
		return written === null ? [] : [[name, written] as const]
	})
	return Object.fromEntries(fields)
}

const write = (fields: unknown): string => JSON.stringify(fields, null, '\t')
