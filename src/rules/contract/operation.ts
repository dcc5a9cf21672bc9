import type { SchemaName } from './generated/schemas.ts'
import type { OperationId } from './generated/types.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Shape } from './shape.ts'

/** One operation of the API: its call, its request and its response. */
export interface Operation {
	/** The first part of `rule` in issues about the operation's body. */
	readonly id: OperationId
	readonly title: string
	readonly method: 'GET' | 'POST' | 'PUT'
	/** The path contains the names of its parameters in braces. */
	readonly path: string
	readonly parameters: readonly OperationParameter[]
	/** The name of the body's type. The type's parser and schema share its name. Null without a body. */
	readonly body: SchemaName | null
	/** The field of a multipart body for a file. Its name is open (D-82). */
	readonly multipartField: string | null
	readonly response: SchemaName
	readonly deprecated: boolean
	/** Whether partners must name their company in the body. */
	readonly takesCompanyId: boolean
}

export interface OperationParameter {
	readonly name: string
	readonly in: 'path' | 'query' | 'header'
	readonly required: boolean
	/** True if the API documentation describes the parameter without a name, so that the name here is ours (D-82). */
	readonly isOpenPoint: boolean
	readonly schema: JsonSchema
}

/** The parts of an operation that are needed to send a request and read its answer. Far smaller than `OPERATIONS`. */
export interface Call {
	readonly method: 'GET' | 'POST' | 'PUT'
	/** The path contains the names of its parameters in braces. */
	readonly path: string
	readonly response: Shape | readonly [Shape]
	readonly orNull?: true
	/** The names of the query parameters, separated by spaces. */
	readonly query?: string
	/** The field of a multipart body for a file. */
	readonly file?: string
	/** Whether partners must name their company in the body. */
	readonly company?: true
	/** Whether the operation creates or changes something. A second request would then do so again. */
	readonly writes?: true
}
