import type { SchemaName } from './generated/schemas.ts'
import type { OperationId } from './generated/types.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Shape } from './shape.ts'

/** One operation of the API: its call, its request and its response. */
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
	/** True if the API documentation describes the parameter without its name: the name is then ours (D-82). */
	readonly isOpenPoint: boolean
	readonly schema: JsonSchema
}

/** The parts of an operation that are needed to send a request and to read its answer. Far smaller than `OPERATIONS`. */
export interface Call {
	readonly method: 'GET' | 'POST' | 'PUT'
	/** With the names of its path parameters in braces. */
	readonly path: string
	/** The shape of the response of a success. */
	readonly response: Shape | readonly [Shape]
	/** Whether that response may also be null. */
	readonly orNull?: true
	/** The names of the query parameters, with spaces between them. */
	readonly query?: string
	/** The field of a multipart body for a file. */
	readonly file?: string
	/** Whether partners must name the company in the body. */
	readonly company?: true
	/** Whether it creates or changes something that a second request would create or change again. */
	readonly writes?: true
}
