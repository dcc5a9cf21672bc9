import { RULESET } from 'orderwright'
import { type JsonSchema, type SchemaName, toJsonSchema } from 'orderwright/contract'
import type { ServedFunction } from './functions.ts'

const REFS = '#/components/schemas/'
const ref = (name: string): JsonSchema => ({ $ref: `${REFS}${name}` })
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const object = (description: string): JsonSchema => ({ type: 'object', description, additionalProperties: true })

/** Types of the API documentation. The functions also check an order, address or person that doesn't match the schema. */
const CONTRACT: readonly SchemaName[] = [
	'ValidateOrderBody',
	'PlaceOrderBody',
	'AddressInput',
	'OrderItemInput',
	'Product',
	'PersonalizationSource',
	'ErrorBody',
]

const ISSUE: JsonSchema = {
	type: 'object',
	required: ['code', 'severity', 'about', 'path', 'message', 'params', 'rule'],
	properties: {
		code: { type: 'string' },
		severity: { enum: ['error', 'warning'] },
		about: {
			enum: ['refusal', 'delivery', 'change', 'usage', 'response'],
			description:
				'What the issue is about: the service may refuse it, a parcel may not arrive, a value was changed or ignored, the call is wrong.',
		},
		path: listOf({ type: ['string', 'integer'] }),
		message: { type: 'string' },
		params: object('The parameters of the message.'),
		rule: { type: 'string', description: 'The clause of the interface, or the decision.' },
		policy: { type: 'string', description: 'The key of the policy that decides the severity.' },
		suggestion: listOf(object('A change that would settle the issue: its path and value.')),
	},
}

const LANGUAGE: JsonSchema = {
	name: 'Accept-Language',
	in: 'header',
	description: 'The language of messages, such as fr or de-AT, de;q=0.9. Names of countries may be in it, too.',
	schema: { type: 'string' },
}

/** The language in the body of a request. It has priority over the header. */
const LANGUAGE_TAG: JsonSchema = { type: 'string', description: 'A tag such as de or fr-CA, in place of the header.' }

/** The schemas to which parameters and results refer. */
const OWN: Readonly<Record<string, JsonSchema>> = {
	Any: {},
	Text: { type: 'string' },
	Number: { type: 'number' },
	Order: ref('ValidateOrderBody'),
	Orders: listOf(ref('ValidateOrderBody')),
	Draft: ref('PlaceOrderBody'),
	Address: ref('AddressInput'),
	Item: ref('OrderItemInput'),
	Person: ref('PersonalizationSource'),
	Deltas: {
		type: 'object',
		additionalProperties: { type: 'number' },
		description: 'priceDeltaByCountry of a product.',
	},
	Range: { type: 'object', properties: { start: { type: 'string' }, end: { type: 'string' } } },
	Facts: {
		...object('What is known: the products, and for an order to build the collection and the balance.'),
		properties: { products: listOf(ref('Product')) },
	},
	Policy: object('Choices where the interface leaves one, such as { "phone": "max" }.'),
	Options: object('Options of the function, such as { "phone": "max" }.'),
	Issue: ISSUE,
	Issues: listOf(ref('Issue')),
	Price: { type: ['number', 'null'] },
	Verdict: {
		type: 'object',
		required: ['status', 'issues'],
		properties: {
			status: { enum: ['valid', 'invalid', 'unknown'] },
			issues: listOf(ref('Issue')),
			value: { description: 'The normalized value, if the status is valid.' },
			needs: listOf(object('What has to be known first, if the status is unknown.')),
		},
	},
	Verdicts: listOf(ref('Verdict')),
}

export function toOpenApi(functions: readonly ServedFunction[]): JsonSchema {
	return {
		openapi: '3.1.0',
		info: {
			title: 'orderwright serve',
			version: RULESET.version,
			description:
				"The library's functions over HTTP. Any JSON is judged: a schema shows what passes. A list of arguments gets a list of answers, and a line of JSON lines (application/x-ndjson) gets a line.",
			license: { name: 'MIT', identifier: 'MIT' },
		},
		servers: [{ url: '/' }],
		paths: {
			...Object.fromEntries(
				functions.map((served) => [
					served.path,
					{ ...(served.namedIn === null ? {} : { get: toQuery(served) }), post: toOperation(served) },
				]),
			),
			'/health': { get: toPage('health', 'Returns the version and the digest of the rules.') },
			'/openapi.json': { get: toPage('openapi', 'Returns this document.') },
		},
		components: { schemas: { ...contractSchemas(), ...OWN } },
	}
}

function toOperation({ name, about, parameters, result }: ServedFunction): JsonSchema {
	const one: JsonSchema = {
		type: 'object',
		required: parameters.filter(({ isOptional }) => !isOptional).map((each) => each.name),
		properties: {
			...Object.fromEntries(parameters.map((each) => [each.name, ref(each.schema)])),
			language: LANGUAGE_TAG,
		},
		additionalProperties: false,
	}
	const isOne = result === 'Verdicts'
	return {
		operationId: name,
		summary: about,
		parameters: [LANGUAGE],
		requestBody: {
			required: true,
			content: json(isOne ? one : { oneOf: [one, listOf(one)] }),
		},
		responses: {
			'200': {
				description: about,
				content: json(
					isOne ? ref(result) : { anyOf: [ref(result), listOf({ anyOf: [ref(result), ref('ErrorBody')] })] },
				),
			},
			'4XX': { description: 'The request reaches no function.', content: json(ref('ErrorBody')) },
		},
	}
}

function toQuery({ name, about, parameters, result }: ServedFunction): JsonSchema {
	const texts = parameters.filter(({ schema }) => schema === 'Text')
	const query = texts.map((each) => ({ name: each.name, in: 'query', required: true, schema: ref(each.schema) }))
	return {
		operationId: `${name}ByQuery`,
		summary: about,
		parameters: [LANGUAGE, ...query, { name: 'language', in: 'query', schema: LANGUAGE_TAG }],
		responses: {
			'200': { description: about, content: json(ref(result)) },
			'4XX': { description: 'The request reaches no function.', content: json(ref('ErrorBody')) },
		},
	}
}

function toPage(operationId: string, summary: string): JsonSchema {
	return {
		operationId,
		summary,
		responses: {
			'200': { description: summary, content: json({ type: 'object' }) },
			'4XX': { description: 'The path has no such method.', content: json(ref('ErrorBody')) },
		},
	}
}

function json(schema: JsonSchema): JsonSchema {
	return { 'application/json': { schema } }
}

/** Returns types of the API documentation, and every type to which they refer. */
function contractSchemas(): JsonSchema {
	const found = Object.assign({}, ...CONTRACT.map((name) => toJsonSchema(name)?.['$defs']))
	return JSON.parse(JSON.stringify(found).replaceAll('"#/$defs/', `"${REFS}`))
}
