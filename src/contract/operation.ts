import type { OperationId } from './generated/operations.ts'
import type { SchemaName } from './generated/schemas.ts'
import type { JsonSchema } from './json-schema.ts'

/** One operation of the interface: how it is called, what is sent, what is answered. */
export interface Operation {
	/** What the `rule` of an issue in its body starts with. */
	readonly id: OperationId
	readonly title: string
	readonly method: 'GET' | 'POST' | 'PUT'
	/** With the names of its path parameters in braces. */
	readonly path: string
	readonly parameters: readonly OperationParameter[]
	/** The name of the body's type: of its parser, its schema and its TypeScript type; null where nothing is sent. */
	readonly body: SchemaName | null
	/** The field of a multipart body that carries a file; an open point (D-82). */
	readonly multipartField: string | null
	readonly response: SchemaName
	readonly deprecated: boolean
	/** Whether partners have to name the company in the body. */
	readonly takesCompanyId: boolean
}

export interface OperationParameter {
	readonly name: string
	readonly in: 'path' | 'query' | 'header'
	readonly required: boolean
	/** True where the interface describes the parameter and does not show its name; the name is then ours (D-82). */
	readonly isOpenPoint: boolean
	readonly schema: JsonSchema
}
