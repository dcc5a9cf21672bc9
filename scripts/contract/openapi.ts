import { type JsonSchema, orNull, toJsonSchema } from './json-schema.ts'
import { NAMED } from './names.ts'
import { OPERATIONS, type Operation, type Parameter } from './operations.ts'

const REFS = '#/components/schemas/'

/** The description of each group of operations. */
const SECTIONS: Readonly<Record<Operation['section'], string>> = {
	Tokens: 'Access to the service.',
	Collections: 'Branded stores: a collection of products with its people and orders.',
	Products: 'What a collection holds, also personalized.',
	Orders: 'Orders of the people of a collection: validated, placed and listed.',
	Personalization: "What personalized products show of a person's data.",
	People: 'The users of a collection and their balances.',
	Companies: 'The companies that collections belong to.',
}

/** The interface as an OpenAPI 3.1 document. `x-open-point` marks what the interface does not show. */
export function toOpenApi(): JsonSchema {
	const paths: Record<string, JsonSchema> = {}
	for (const operation of OPERATIONS) {
		const item = paths[operation.path] ?? {}
		item[operation.method.toLowerCase()] = toOperation(operation)
		paths[operation.path] = item
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Branded Merchandise Store Service: External API',
			version: '0.1.0',
			description:
				'`x-open-point` marks each point that the interface leaves open, and explains how this document reads it.',
			license: { name: 'MIT', identifier: 'MIT' },
		},
		jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
		servers: [
			{
				url: '{baseUrl}',
				description: 'The service base address.',
				variables: { baseUrl: { default: 'https://localhost' } },
			},
		],
		security: [{ bearer: [] }],
		tags: [...new Set(OPERATIONS.map(({ section }) => section))].map((name) => ({
			name,
			description: SECTIONS[name],
		})),
		paths,
		components: {
			securitySchemes: {
				bearer: {
					type: 'http',
					scheme: 'bearer',
					bearerFormat: 'JWT',
					description:
						'An access token lives 10 minutes, a refresh token 30 days. How to exchange a refresh token is not shown.',
				},
			},
			responses: {
				Error: {
					description: 'The service rejected the request, or failed.',
					content: json({ $ref: `${REFS}ErrorBody` }),
				},
			},
			schemas: Object.fromEntries(
				NAMED.map(({ name, type, doc, deprecated, nullable, sent }) => {
					const schema = toJsonSchema(type, { refs: REFS, sent, openPoint: 'x-open-point' })
					return [
						name,
						{ description: doc, ...(nullable ? orNull(schema) : schema), deprecated: deprecated || undefined },
					]
				}),
			),
		},
	}
}

function toOperation(operation: Operation): JsonSchema {
	const { id, title, doc, section, parameters, body, response, deprecated } = operation
	const isListing = id === 'list-orders'
	return {
		operationId: camelCase(id),
		summary: title,
		description: doc,
		tags: [section],
		deprecated: deprecated || undefined,
		// The interface does not show whether getting a token requires a token.
		security: id === 'create-tokens' ? [{}, { bearer: [] }] : undefined,
		parameters: parameters.length === 0 ? undefined : parameters.map(toParameter),
		requestBody: body === null ? undefined : toRequestBody(operation, body.name),
		responses: {
			[isListing ? '200' : '2XX']: {
				description: `${response.name}.`,
				content: json({ $ref: `${REFS}${response.name}` }),
				'x-open-point': isListing ? undefined : 'The status code of a success is not shown.',
			},
			'4XX': { $ref: '#/components/responses/Error' },
			'5XX': { $ref: '#/components/responses/Error' },
		},
	}
}

function toParameter({ name, in: place, type, doc, open }: Parameter): JsonSchema {
	return {
		name,
		in: place,
		required: place === 'path' || undefined,
		description:
			[doc, open ? 'The name is not shown; this is a conventional name (D-82).' : ''].join(' ').trim() || undefined,
		schema: toJsonSchema(type, { refs: REFS, sent: true, openPoint: 'x-open-point' }),
		'x-open-point': open ? 'The name of the parameter is not shown.' : undefined,
	}
}

function toRequestBody({ id, multipartField }: Operation, name: string): JsonSchema {
	const schema = { $ref: `${REFS}${name}` }
	if (multipartField === null) return { required: id === 'list-orders' || undefined, content: json(schema) }
	const upload = {
		type: 'object',
		properties: {
			[multipartField]: {
				type: 'string',
				contentMediaType: 'application/octet-stream',
				description: 'The logo file. The name of the field is not shown; this is a conventional name (D-82).',
				'x-open-point': 'The name of the field is not shown.',
			},
		},
	}
	return { content: { ...json(schema), 'multipart/form-data': { schema: { allOf: [schema, upload] } } } }
}

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } })
const camelCase = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
