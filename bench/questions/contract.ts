/**
 * Parses the body of place-order: a typed copy, or all its faults. The peers with the same fields are zod 4 and valibot, which also
 * copy; arktype, ajv and typebox, which only judge; `JSON.parse` of the same body; and a manual copy of the fields without checks,
 * which no copying parser can beat.
 */
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { type } from 'arktype'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import * as v from 'valibot'
import { z } from 'zod'
import { PlaceOrderBody } from '../../src/rules/contract/generated/request-bodies.ts'
import { type Contestant, defineQuestion, type Question, type Random } from '../harness.ts'

interface Input {
	readonly body: unknown
	readonly text: string
}

function zodSchema() {
	const text = z.string().optional()
	const flag = z.boolean().optional()
	const attributes = z.array(z.object({ key: text, value: text })).optional()
	const dateTime = z.iso.datetime({ offset: true }).optional()
	return z.object({
		user: z.object({ firstName: text, lastName: text, email: text }).optional(),
		orderItems: z.array(z.object({ variantId: text, quantity: z.number().optional() })).optional(),
		address: z
			.object({
				address1: text,
				address2: text,
				city: text,
				province: text,
				provinceCode: text,
				zip: text,
				country: text,
				countryCode: text,
				phone: text,
				customAttributes: attributes,
			})
			.optional(),
		companyId: text,
		isVip: flag,
		taxNumber: text,
		customAttributes: attributes,
		note: text,
		personalizations: z
			.object({
				firstName: text,
				lastName: text,
				department: text,
				location: text,
				startDate: dateTime,
				birthDate: dateTime,
			})
			.optional(),
		externalId: text,
		shouldSendEmail: flag,
		shouldValidateProvinceCode: flag,
	})
}

const zodBody = zodSchema()
z.config({ jitless: true })
const zodBodyWithoutCode = zodSchema()
z.config({ jitless: false })

const vText = v.optional(v.string())
const vFlag = v.optional(v.boolean())
const vAttributes = v.optional(v.array(v.object({ key: vText, value: vText })))
const vDateTime = v.optional(v.pipe(v.string(), v.isoTimestamp()))
const valibotBody = v.object({
	user: v.optional(v.object({ firstName: vText, lastName: vText, email: vText })),
	orderItems: v.optional(v.array(v.object({ variantId: vText, quantity: v.optional(v.number()) }))),
	address: v.optional(
		v.object({
			address1: vText,
			address2: vText,
			city: vText,
			province: vText,
			provinceCode: vText,
			zip: vText,
			country: vText,
			countryCode: vText,
			phone: vText,
			customAttributes: vAttributes,
		}),
	),
	companyId: vText,
	isVip: vFlag,
	taxNumber: vText,
	customAttributes: vAttributes,
	note: vText,
	personalizations: v.optional(
		v.object({
			firstName: vText,
			lastName: vText,
			department: vText,
			location: vText,
			startDate: vDateTime,
			birthDate: vDateTime,
		}),
	),
	externalId: vText,
	shouldSendEmail: vFlag,
	shouldValidateProvinceCode: vFlag,
})

const tText = Type.Optional(Type.String())
const tFlag = Type.Optional(Type.Boolean())
const tAttributes = Type.Optional(Type.Array(Type.Object({ key: tText, value: tText })))
const tDateTime = Type.Optional(Type.String({ format: 'date-time' }))
const typeboxSchema = Type.Object({
	user: Type.Optional(Type.Object({ firstName: tText, lastName: tText, email: tText })),
	orderItems: Type.Optional(Type.Array(Type.Object({ variantId: tText, quantity: Type.Optional(Type.Number()) }))),
	address: Type.Optional(
		Type.Object({
			address1: tText,
			address2: tText,
			city: tText,
			province: tText,
			provinceCode: tText,
			zip: tText,
			country: tText,
			countryCode: tText,
			phone: tText,
			customAttributes: tAttributes,
		}),
	),
	companyId: tText,
	isVip: tFlag,
	taxNumber: tText,
	customAttributes: tAttributes,
	note: tText,
	personalizations: Type.Optional(
		Type.Object({
			firstName: tText,
			lastName: tText,
			department: tText,
			location: tText,
			startDate: tDateTime,
			birthDate: tDateTime,
		}),
	),
	externalId: tText,
	shouldSendEmail: tFlag,
	shouldValidateProvinceCode: tFlag,
})
const typeboxBody = Compile(typeboxSchema)

const ajv = new Ajv({ allErrors: true })
const formats = addFormats as unknown as typeof addFormats.default
formats(ajv)
/** A typebox schema is a JSON Schema. */
const ajvBody = ajv.compile(JSON.parse(JSON.stringify(typeboxSchema)) as object)

const aAttributes = type({ 'key?': 'string', 'value?': 'string' }).array()
const arktypeBody = type({
	'user?': { 'firstName?': 'string', 'lastName?': 'string', 'email?': 'string' },
	'orderItems?': type({ 'variantId?': 'string', 'quantity?': 'number' }).array(),
	'address?': {
		'address1?': 'string',
		'address2?': 'string',
		'city?': 'string',
		'province?': 'string',
		'provinceCode?': 'string',
		'zip?': 'string',
		'country?': 'string',
		'countryCode?': 'string',
		'phone?': 'string',
		'customAttributes?': aAttributes,
	},
	'companyId?': 'string',
	'isVip?': 'boolean',
	'taxNumber?': 'string',
	'customAttributes?': aAttributes,
	'note?': 'string',
	'personalizations?': {
		'firstName?': 'string',
		'lastName?': 'string',
		'department?': 'string',
		'location?': 'string',
		'startDate?': 'string.date.iso',
		'birthDate?': 'string.date.iso',
	},
	'externalId?': 'string',
	'shouldSendEmail?': 'boolean',
	'shouldValidateProvinceCode?': 'boolean',
})

const WORDS = ['Ana', 'Bruno', 'Chloé', 'Dmitri', 'Elif', 'Farid', 'Grace', 'Hye-jin'] as const

/** A body as a shop sends it: one to four items, each optional field in six of ten bodies. */
function makeBody(random: Random): Record<string, unknown> {
	const word = (): string => `${random.pick(WORDS)} ${random.digits(2)}`
	const id = (): string => `8f14e45f-ceea-467f-9575-${random.digits(12)}`
	const day = (year: string): string => `${year}${random.digits(1)}-0${1 + random.integer(9)}-1${random.digits(1)}`
	const maybe = (field: Record<string, unknown>): Record<string, unknown> => (random() < 0.6 ? field : {})
	return {
		user: { firstName: word(), lastName: word(), email: `${random.digits(6)}@example.com` },
		orderItems: Array.from({ length: 1 + random.integer(4) }, () => ({
			variantId: id(),
			quantity: 1 + random.integer(5),
		})),
		address: {
			address1: `${random.digits(3)} Main Street`,
			...maybe({ address2: `Apt ${random.digits(2)}` }),
			city: word(),
			province: word(),
			provinceCode: 'CA',
			zip: random.digits(5),
			country: 'United States',
			countryCode: 'US',
			phone: `+1213${random.digits(7)}`,
		},
		...maybe({ companyId: id() }),
		...maybe({ note: `Leave it at the door, ${word()}` }),
		...maybe({
			personalizations: {
				firstName: word(),
				lastName: word(),
				department: word(),
				location: word(),
				startDate: `${day('201')}T00:00:00.000Z`,
				birthDate: `${day('198')}T00:00:00Z`,
			},
		}),
		...maybe({ externalId: random.digits(10) }),
		shouldSendEmail: random() < 0.5,
		shouldValidateProvinceCode: true,
	}
}

/** Adds one fault at a random place. */
function spoil(body: Record<string, unknown>, random: Random): Record<string, unknown> {
	const address = body['address'] as Record<string, unknown>
	const items = body['orderItems'] as Record<string, unknown>[]
	const ways = [
		() => ({ ...body, address: { ...address, zip: 94111 } }),
		() => ({ ...body, orderItems: items.map((item) => ({ ...item, quantity: 'one' })).slice(0, 1) }),
		() => ({ ...body, user: 'Ana' }),
		() => ({ ...body, shouldSendEmail: 'yes' }),
		() => ({ ...body, personalizations: { birthDate: '1984-13-01T00:00:00Z' } }),
	]
	return random.pick(ways)()
}

const inputs = (random: Random, isBad: boolean): Input[] =>
	Array.from({ length: 2000 }, () => {
		const body = makeBody(random)
		const json = JSON.stringify(isBad ? spoil(body, random) : body)
		return { body: JSON.parse(json) as unknown, text: json }
	})

/** The fields of a body in new objects, without checks. An absent field is undefined. */
function copyByHand(body: FullBody): unknown {
	const { user, address, personalizations } = body
	return {
		user: { firstName: user.firstName, lastName: user.lastName, email: user.email },
		orderItems: body.orderItems.map(({ variantId, quantity }) => ({ variantId, quantity })),
		address: {
			address1: address.address1,
			address2: address.address2,
			city: address.city,
			province: address.province,
			provinceCode: address.provinceCode,
			zip: address.zip,
			country: address.country,
			countryCode: address.countryCode,
			phone: address.phone,
		},
		companyId: body.companyId,
		note: body.note,
		personalizations:
			personalizations === undefined
				? undefined
				: {
						firstName: personalizations.firstName,
						lastName: personalizations.lastName,
						department: personalizations.department,
						location: personalizations.location,
						startDate: personalizations.startDate,
						birthDate: personalizations.birthDate,
					},
		externalId: body.externalId,
		shouldSendEmail: body.shouldSendEmail,
		shouldValidateProvinceCode: body.shouldValidateProvinceCode,
	}
}

/** A body from `makeBody`. */
type FullBody = PlaceOrderBody & {
	readonly [Key in 'user' | 'orderItems' | 'address']: NonNullable<PlaceOrderBody[Key]>
}

const ours: Contestant<Input> = { name: 'orderwright', run: ({ body }) => PlaceOrderBody.parse(body) }

/** The peers, each with a test of whether it accepts the body. */
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
const byHand: Contestant<Input> = {
	name: 'a copy by hand, unchecked',
	run: ({ body }) => copyByHand(body as FullBody),
}

function succeeded(answer: unknown): boolean {
	return (answer as { readonly success: boolean }).success
}

function isEmpty(answer: unknown): boolean {
	return (answer as readonly unknown[]).length === 0
}

/** How often a peer and orderwright disagree on whether a body is valid. */
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
		inputs: (random) => inputs(random, false),
		contestants: [ours, ...PEERS, jsonParse, byHand],
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
		inputs: (random) => inputs(random, true),
		contestants: [ours, ...PEERS],
		targets: { zod: 8 },
		notes: (all) => [disagreements(all)],
	}),
]
