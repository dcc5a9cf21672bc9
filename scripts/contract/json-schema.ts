import type { Field, Type } from './schema.ts'

/** The part of JSON Schema draft 2020-12 that the contract uses. */
export type JsonSchema = { [keyword: string]: unknown }

export interface SchemaOptions {
	/** The prefix of a reference. */
	readonly refs: string
	/** Whether the schema describes a request: decides the text about fields that are not required. */
	readonly sent: boolean
	/** The keyword for open points of the interface: strict JSON Schema validators reject unknown keywords, OpenAPI allows them. */
	readonly openPoint: '$comment' | 'x-open-point'
}

const PLAIN: Readonly<Record<string, JsonSchema>> = {
	string: { type: 'string' },
	number: { type: 'number' },
	boolean: { type: 'boolean' },
	date: { type: 'string' },
	'date-time': { type: 'string', format: 'date-time' },
	uuid: { type: 'string', format: 'uuid' },
	any: {},
	free: { type: 'object', additionalProperties: true },
}

export function toJsonSchema(type: Type, options: SchemaOptions): JsonSchema {
	switch (type.kind) {
		case 'enum':
			return { type: 'string', enum: [...type.values] }
		case 'ref':
			return { $ref: `${options.refs}${type.name}` }
		case 'array':
			return {
				type: 'array',
				items: toJsonSchema(type.items, options),
				...(type.min > 0 ? { minItems: type.min } : {}),
			}
		case 'map':
			return { type: 'object', additionalProperties: toJsonSchema(type.values, options) }
		case 'object': {
			const fields = Object.entries(type.fields)
			const required = fields.filter(([, field]) => field.required).map(([key]) => key)
			return {
				type: 'object',
				properties: Object.fromEntries(fields.map(([key, field]) => [key, fieldSchema(field, options)])),
				...(required.length > 0 ? { required } : {}),
				...(type.closed ? { additionalProperties: false } : {}),
			}
		}
		default:
			return { ...PLAIN[type.kind] }
	}
}

function fieldSchema(field: Field, options: SchemaOptions): JsonSchema {
	const plain = toJsonSchema(field.type, options)
	const schema = field.nullable ? orNull(plain) : plain
	const words = [
		field.doc,
		field.required ? '' : options.sent ? 'Not shown as required.' : 'Not shown as always present.',
	]
	return {
		...schema,
		description: [...words, field.open ?? ''].filter((word) => word !== '').join(' ') || undefined,
		default: field.default,
		deprecated: field.deprecated || undefined,
		[options.openPoint]: field.open,
	}
}

/** The same schema, but null is also valid. */
export function orNull(schema: JsonSchema): JsonSchema {
	if (typeof schema.type === 'string' && !('enum' in schema)) return { ...schema, type: [schema.type, 'null'] }
	return { anyOf: [schema, { type: 'null' }] }
}
