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
/** Every field of a person in the answer of list-people. */
export const PERSON_FIELDS = ${write(fieldsOf(RESOURCES['Person']?.type))} as const

/**
 * The fields that a service may require: the interface does not show which are required ("Which body fields are required or optional … not
 * shown"), except where it says when a field is needed (\`settled\` in scripts/contract/), gives it a default, or marks it deprecated.
 */
export const OPEN_FIELDS: { readonly [Id in OperationId]?: BodyFields } = ${write(Object.fromEntries(open))}
`
}

/** \`place-order\` gives \`PLACE_ORDER_FIELDS\`. */
const constantOf = (id: string): string => `${id.replaceAll('-', '_').toUpperCase()}_FIELDS`

/**
 * The function that judges the types of an order's texts, numbers and booleans, and of its objects, which only place-order has. It names
 * each field, because a loop over a table would cost a good order a sixth of its time.
 */
export function writePlainFields(): string {
	const [validate = {}, place = {}] = ORDERS.map(
		(name) => fieldsOf(OPERATIONS.find(({ body }) => body?.name === name)?.body?.type) as Inner,
	)
	const judged = Object.entries({ ...place, ...validate }).filter(
		([name, field]) => typeof field === 'string' || (isObject(field) && validate[name] === undefined),
	)
	const lines = judged.map(([name, field]) => {
		const rule = validate[name] === undefined ? 'place' : 'validate'
		if (!isObject(field)) return judge(name, field, rule)
		return `${judge(name, 'object', rule)}\nif (isRecord(${name})) judge${capital(name)}(own(${name}), ${rule}, to)`
	})
	const objects = judged.map(([name, field]) => (isObject(field) ? writeObject(name, field) : ''))
	return `/** Judges the types of an order's texts, numbers and booleans, and of its objects, which only place-order has. */
export function judgePlainFields(order: Fields<PlaceOrderBody & ValidateOrderBody>, validate: TypeRule, place: TypeRule, to: Findings): void {
	// Reads every field before it judges the first: an engine then checks the order's layout once, not for each field.
	const { ${judged.map(([name]) => name).join(', ')} } = order
	${lines.join('\n')}
}

${objects.join('\n')}`
}

function writeObject(name: string, fields: Inner): string {
	const lines = Object.entries(fields).map(([inner, field]) => judge(inner, field, 'rule'))
	return `function judge${capital(name)}(object: Fields<NonNullable<PlaceOrderBody['${name}']>>, rule: TypeRule, to: Findings): void {
	const { ${Object.keys(fields).join(', ')} } = object
	const { prefix } = to
	to.prefix = ['${name}']
	${lines.join('\n')}
	to.prefix = prefix
}
`
}

const judge = (name: string, field: Written, rule: string): string =>
	`judgeField(${name}, '${name}', '${field === 'date-time' ? 'string' : field}', ${rule}, to)`
const capital = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`

type Inner = Readonly<Record<string, Written>>
const isObject = (field: Written): field is Inner => typeof field === 'object' && !Array.isArray(field)

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
