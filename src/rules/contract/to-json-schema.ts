import { readField } from '../core/read.ts'
import { SCHEMAS, type SchemaName } from './generated/schemas.ts'
import type { JsonSchema } from './json-schema.ts'

export interface JsonSchemaOptions {
	/** The draft of JSON Schema. Default: 2020-12. Fastify and most users of Ajv compile draft-07. */
	readonly dialect?: 'draft-2020-12' | 'draft-07' | undefined
}

/**
 * Returns the JSON Schema of a type of the contract. The schema contains every type that it refers to. Pass the type or its name. Returns null for
 * anything else.
 *
 * @example
 * toJsonSchema(CollectionStatus)?.$ref // => '#/$defs/CollectionStatus'
 * toJsonSchema('CollectionStatus', { dialect: 'draft-07' })?.$ref // => '#/definitions/CollectionStatus'
 */
export function toJsonSchema(
	type: SchemaName | { readonly name: SchemaName },
	options?: JsonSchemaOptions,
): JsonSchema | null {
	const name: unknown = typeof type === 'string' ? type : readField(type, 'name')
	if (typeof name !== 'string' || !isName(name)) return null
	const definitions: Record<string, JsonSchema> = {}
	collect(name, definitions)
	const text = JSON.stringify(definitions)
	if (readField(options, 'dialect') !== 'draft-07') {
		return { $schema: 'https://json-schema.org/draft/2020-12/schema', $ref: `#/$defs/${name}`, $defs: JSON.parse(text) }
	}
	// For this contract, the two drafts differ only in where definitions are: it uses no keyword that is newer than draft-07.
	const moved = text.replaceAll('"#/$defs/', '"#/definitions/')
	return {
		$schema: 'http://json-schema.org/draft-07/schema#',
		$ref: `#/definitions/${name}`,
		definitions: JSON.parse(moved),
	}
}

const REFERENCE = /"#\/\$defs\/(\w+)"/g

function collect(name: SchemaName, definitions: Record<string, JsonSchema>): void {
	definitions[name] = SCHEMAS[name]
	for (const [, other] of JSON.stringify(SCHEMAS[name]).matchAll(REFERENCE)) {
		if (isName(other) && !Object.hasOwn(definitions, other)) collect(other, definitions)
	}
}

function isName(name: string | undefined): name is SchemaName {
	return name !== undefined && Object.hasOwn(SCHEMAS, name)
}
