import type { SchemaName } from './generated/schemas.ts'
import type { OperationId } from './generated/types.ts'
import type { JsonSchema } from './json-schema.ts'

/** One operation of the interface: its call, its request and its response. */
export interface Operation {
	/** The first part of the `rule` of an issue in its body. */
	readonly id: OperationId
	readonly title: string
	readonly method: 'GET' | 'POST' | 'PUT'
	/** With the names of its path parameters in braces. */
	readonly path: string
	readonly parameters: readonly OperationParameter[]
	/** The name of the body's type, parser and schema. Null without a body. */
	readonly body: SchemaName | null
	/** The field of a multipart body for a file; an open point (D-82). */
	readonly multipartField: string | null
	readonly response: SchemaName
	readonly deprecated: boolean
	/** Whether partners must name the company in the body. */
	readonly takesCompanyId: boolean
}

export interface OperationParameter {
	readonly name: string
	readonly in: 'path' | 'query' | 'header'
	readonly required: boolean
	/** True if the interface describes the parameter without its name: the name is then ours (D-82). */
	readonly isOpenPoint: boolean
	readonly schema: JsonSchema
}
