import { readField } from '../core/read.ts'
import { CALLS } from './generated/calls.ts'
import type { OperationId } from './generated/types.ts'
import type { Call } from './operation.ts'

/** Returns a field of an operation. Undefined for an unknown operation. */
export function callField<Name extends keyof Call>(operation: OperationId, name: Name): Call[Name] | undefined {
	return readField(readField(CALLS, operation), name) as Call[Name] | undefined
}

/** Returns a parameter as text that is encoded for a URL. Null if the request has none. */
type Encoded = (name: string) => string | null

const PARAMETER = /\{(\w+)\}/g

/** Returns the path and query of a request, to put after the service's base address. */
export function writeUrl(
	operation: OperationId,
	idOf: Encoded,
	encodedText: Encoded,
	nameOf: (name: string) => string = encodeURIComponent,
): string {
	let url = CALLS[operation].path.replace(PARAMETER, (_, name: string) => idOf(name) ?? '')
	const query = callField(operation, 'query') ?? ''
	for (const name of query.split(' ')) {
		const text = encodedText(name)
		if (text !== null) url += `${url.includes('?') ? '&' : '?'}${nameOf(name)}=${text}`
	}
	return url
}
