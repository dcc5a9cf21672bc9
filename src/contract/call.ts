import type { Shape } from './shape.ts'

/** One operation, in the form that sends a request and reads its answer. Far smaller than `OPERATIONS`. */
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
