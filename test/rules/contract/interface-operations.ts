import OPERATIONS_OF_DOCUMENT from './interface-operations.json' with { type: 'json' }
import { type FieldRow, RESOURCES, rows } from './interface-resources.ts'

/* The operations of the interface, transcribed by hand from its document, as `interface-resources.ts` has its resources. */

export interface OperationRow {
	readonly id: string
	readonly method: 'GET' | 'POST' | 'PUT'
	readonly path: string
	readonly pathParameters: readonly string[]
	/** Names of query parameters. All are optional; all but `countryCode` are an open point (D-82). */
	readonly query: readonly string[]
	readonly headers: readonly string[]
	readonly body: readonly FieldRow[] | null
	/** `closed`: no extra properties allowed. */
	readonly closedBody: boolean
	readonly response: readonly FieldRow[]
	/** The type of the response around its fields: an object, an object or null, or an array of a resource. */
	readonly responseType: 'object' | 'object or null' | 'array'
	readonly deprecated: boolean
	readonly takesCompanyId: boolean
}

/** An operation as `interface-operations.json` has it: without what is usual, and with its fields as lines. */
type Written = Partial<Omit<OperationRow, 'body' | 'response'>> &
	Pick<OperationRow, 'id' | 'method' | 'path'> & {
		readonly body?: readonly string[]
		/** The fields, or the resource with these fields. */
		readonly response: string | readonly string[]
	}

/** Every operation, in the document's order. */
export const OPERATIONS: readonly OperationRow[] = (OPERATIONS_OF_DOCUMENT as readonly Written[]).map((written) => ({
	pathParameters: [],
	query: [],
	headers: [],
	closedBody: false,
	responseType: 'object',
	deprecated: false,
	takesCompanyId: false,
	...written,
	body: written.body === undefined ? null : rows(written.body),
	response: typeof written.response === 'string' ? (RESOURCES[written.response] ?? []) : rows(written.response),
}))
