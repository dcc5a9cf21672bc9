import { type JsonSchema, orNull, toJsonSchema } from './json-schema.ts'
import { NAMED } from './names.ts'
import { OPERATIONS, type Operation, type Parameter } from './operations.ts'

const REFS = '#/components/schemas/'

/** The interface as an OpenAPI 3.1 document. What it does not show is marked `x-open-point`. */
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
			description: 'Points that the interface leaves open are marked `x-open-point`, each with how it is read here.',
			license: { name: 'MIT', identifier: 'MIT' },
		},
		jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
		servers: [
			{
				url: '{baseUrl}',
				variables: { baseUrl: { default: 'https://localhost', description: 'The service base address.' } },
			},
		],
		security: [{ bearer: [] }],
		tags: [...new Set(OPERATIONS.map(({ section }) => section))].map((name) => ({ name })),
		paths,
		components: {
			securitySchemes: {
				bearer: {
					type: 'http',
					scheme: 'bearer',
					bearerFormat: 'JWT',
					description:
						'An access token lives 10 minutes, a refresh token 30 days. How the latter is exchanged is not shown.',
				},
			},
			responses: {
				Error: {
					description: 'The request was refused, or the service failed.',
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
		// Whether a token is needed to obtain one is not shown.
		security: id === 'create-tokens' ? [{}, { bearer: [] }] : undefined,
		parameters: parameters.length === 0 ? undefined : parameters.map(toParameter),
		requestBody: body === null ? undefined : toRequestBody(operation, body.name),
		responses: {
			[isListing ? '200' : '2XX']: {
				description: `${response.name}.`,
				content: json({ $ref: `${REFS}${response.name}` }),
				'x-open-point': isListing ? undefined : 'The status code of success is not shown.',
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
			[doc, open ? 'The name is not shown; this one is conventional (D-82).' : ''].join(' ').trim() || undefined,
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
				description: 'The logo, a file. The name of the field is not shown; this one is conventional (D-82).',
				'x-open-point': 'The name of the field is not shown.',
			},
		},
	}
	return { content: { ...json(schema), 'multipart/form-data': { schema: { allOf: [schema, upload] } } } }
}

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } })
const camelCase = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
