import { readField } from '../core/read.ts'
import type { Call } from './call.ts'
import { CALLS } from './generated/calls.ts'
import type { OperationId } from './generated/types.ts'

/** Returns a field of an operation. Undefined for an operation that there is not. */
export function callField<Name extends keyof Call>(operation: OperationId, name: Name): Call[Name] | undefined {
	return readField(readField(CALLS, operation), name) as Call[Name] | undefined
}
