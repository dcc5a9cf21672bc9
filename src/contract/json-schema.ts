import { SCHEMAS, type SchemaName } from './generated/schemas.ts'

/** A schema of draft 2020-12. */
export interface JsonSchema {
	readonly [keyword: string]: unknown
}

/**
 * The JSON Schema (draft 2020-12) of a type of the contract, with all that it refers to inside. Null for a name that is none.
 *
 * @example
 * toJsonSchema('CollectionStatus')?.$ref // => '#/$defs/CollectionStatus'
 */
export function toJsonSchema(name: SchemaName): JsonSchema | null {
	if (typeof name !== 'string' || !isName(name)) return null
	const definitions: Record<string, JsonSchema> = {}
	collect(name, definitions)
	return { $schema: 'https://json-schema.org/draft/2020-12/schema', $ref: `#/$defs/${name}`, $defs: definitions }
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
