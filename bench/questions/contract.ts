/**
 * Parses the body of place-order: returns a typed copy, or all faults of the body. The schemas of the peers are written from the API documentation.
 * zod 4 and valibot also copy; arktype, ajv and typebox only validate. The last peer is `JSON.parse` of the same body.
 */
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { type Type as ArkType, type } from 'arktype'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import * as v from 'valibot'
import { z } from 'zod'
import { PlaceOrderBody } from '../../src/rules/contract/generated/request-bodies.ts'
import { SCHEMAS, type SchemaName } from '../../src/rules/contract/generated/schemas.ts'
import { type Contestant, defineQuestion, many, type Question, type Random } from '../harness.ts'
import { makeRequest } from '../orders.ts'

interface Input {
	readonly body: unknown
	readonly text: string
}

/** A schema of the API documentation for the fields of a body. No field is required. */
interface Schema {
	readonly type?: string
	readonly format?: string
	readonly items?: Schema
	readonly properties?: Readonly<Record<string, Schema>>
	readonly $ref?: string
}

/** The functions with which a library makes the parts of a schema. Every field of an object is optional. */
interface Writer<Part> {
	readonly string: Part
	readonly number: Part
	readonly boolean: Part
	readonly dateTime: Part
	readonly array: (items: Part) => Part
	readonly object: (fields: Readonly<Record<string, Part>>) => Part
}

/** Returns a schema of the API documentation as a schema of a library. */
function write<Part>({ $ref, ...given }: Schema, by: Writer<Part>): Part {
	const {
		type = '',
		format,
		items = {},
		properties = {},
	} = $ref === undefined ? given : (SCHEMAS[nameIn($ref)] as Schema)
	if (type === 'object') return by.object(mapFields(properties, (field) => write(field, by)))
	if (type === 'array') return by.array(write(items, by))
	return format === 'date-time' ? by.dateTime : by[type as 'string']
}

const nameIn = (ref: string): SchemaName => ref.slice(ref.lastIndexOf('/') + 1) as SchemaName
const mapFields = <From, To>(fields: Readonly<Record<string, From>>, map: (field: From) => To): Record<string, To> =>
	Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]))

const BODY: Schema = { $ref: '#/$defs/PlaceOrderBody' }
const zodSchema = () =>
	write<z.ZodType>(BODY, {
		string: z.string(),
		number: z.number(),
		boolean: z.boolean(),
		dateTime: z.iso.datetime({ offset: true }),
		array: (items) => z.array(items),
		object: (fields) => z.object(mapFields(fields, (field) => field.optional())),
	})
const zodBody = zodSchema()
z.config({ jitless: true })
const zodBodyWithoutCode = zodSchema()
z.config({ jitless: false })

const valibotBody = write<v.GenericSchema>(BODY, {
	string: v.string(),
	number: v.number(),
	boolean: v.boolean(),
	dateTime: v.pipe(v.string(), v.isoTimestamp()),
	array: (items) => v.array(items),
	object: (fields) => v.object(mapFields(fields, (field) => v.optional(field))),
})

const typeboxSchema = write<Type.TSchema>(BODY, {
	string: Type.String(),
	number: Type.Number(),
	boolean: Type.Boolean(),
	dateTime: Type.String({ format: 'date-time' }),
	array: (items) => Type.Array(items),
	object: (fields) => Type.Object(mapFields(fields, (field) => Type.Optional(field))),
})
const typeboxBody = Compile(typeboxSchema)

const ajv = new Ajv({ allErrors: true })
const formats = addFormats as unknown as typeof addFormats.default
formats(ajv)
/** A typebox schema is a JSON Schema. */
const ajvBody = ajv.compile(JSON.parse(JSON.stringify(typeboxSchema)) as object)

const arktypeBody = write<ArkType>(BODY, {
	string: type('string'),
	number: type('number'),
	boolean: type('boolean'),
	dateTime: type('string.date.iso'),
	array: (items) => items.array(),
	object: (fields) => type(Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${name}?`, field]))),
})

function spoil(body: ReturnType<typeof makeRequest>, random: Random): object {
	const ways = [
		() => ({ ...body, address: { ...body.address, zip: 94111 } }),
		() => ({ ...body, orderItems: [{ ...body.orderItems?.[0], quantity: 'one' }] }),
		() => ({ ...body, user: 'Ana' }),
		() => ({ ...body, shouldSendEmail: 'yes' }),
		() => ({ ...body, personalizations: { birthDate: '1984-13-01T00:00:00Z' } }),
	]
	return random.pick(ways)()
}

const inputs = (isBad: boolean) =>
	many(2000, (random): Input => {
		const made = makeRequest(random, false)
		const body = isBad ? spoil(made, random) : made
		return { body, text: JSON.stringify(body) }
	})

const ours: Contestant<Input> = { name: 'orderwright', run: ({ body }) => PlaceOrderBody.parse(body) }

/** The peers, each with a function that returns whether the peer accepted the body. */
const PEERS: readonly (Contestant<Input> & { readonly takes: (answer: unknown) => boolean })[] = [
	{ name: 'zod', run: ({ body }) => zodBody.safeParse(body), takes: succeeded },
	{ name: 'zod, jitless', run: ({ body }) => zodBodyWithoutCode.safeParse(body), takes: succeeded },
	{ name: 'valibot', run: ({ body }) => v.safeParse(valibotBody, body), takes: succeeded },
	{
		name: 'arktype, no copy',
		run: ({ body }) => arktypeBody(body),
		takes: (answer) => !(answer instanceof type.errors),
	},
	{
		name: 'ajv, no copy',
		run: ({ body }) => (ajvBody(body) ? [] : ajvBody.errors),
		takes: isEmpty,
	},
	{
		name: 'typebox, no copy',
		run: ({ body }) => (typeboxBody.Check(body) ? [] : typeboxBody.Errors(body)),
		takes: isEmpty,
	},
]
const jsonParse: Contestant<Input> = { name: 'JSON.parse', run: ({ text: json }) => JSON.parse(json) as unknown }
function succeeded(answer: unknown): boolean {
	return (answer as { readonly success: boolean }).success
}

function isEmpty(answer: unknown): boolean {
	return (answer as readonly unknown[]).length === 0
}

/** Returns how often a peer and orderwright disagree on whether a body is valid. */
function disagreements(inputs: readonly Input[]): string {
	const counts = PEERS.map(({ name, run, takes }) => {
		const count = inputs.filter((input) => {
			const isValid = PlaceOrderBody.parse(input.body).status === 'valid'
			return takes(run(input)) !== isValid
		}).length
		return `${name} ${count}`
	})
	return `bodies that a peer judges differently: ${counts.join(', ')}`
}

export const questions: readonly Question<Input>[] = [
	defineQuestion<Input>({
		name: 'contract-valid',
		title: 'Parse a valid place-order body',
		inputs: inputs(false),
		contestants: [ours, ...PEERS, jsonParse],
		// 12% of the time of JSON.parse is 8.33 times as fast.
		targets: { zod: 12, valibot: 10, 'JSON.parse': 8.34 },
		notes: (all) => [
			`${Math.round(all.reduce((sum, one) => sum + one.text.length, 0) / all.length)} characters per body; JSON.parse parses the same bodies from text`,
			'zod generates code from its schema at run time, except with jitless; so do arktype, ajv and typebox',
			disagreements(all),
		],
	}),
	defineQuestion<Input>({
		name: 'contract-invalid',
		title: 'Find the one fault of a place-order body',
		inputs: inputs(true),
		contestants: [ours, ...PEERS],
		targets: { zod: 8 },
		notes: (all) => [disagreements(all)],
	}),
]
