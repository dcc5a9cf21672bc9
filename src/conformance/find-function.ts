import { isRecord, readField } from '../core/read.ts'

type Answering = (...args: readonly unknown[]) => unknown

/**
 * Returns the function of a record that answers a call of the vectors: the function of that name, or for `parsePlaceOrderBody` the
 * `parse` of `PlaceOrderBody`. Null if the record has none.
 */
export function findFunction(record: unknown, call: string): Answering | null {
	const named = readField(record, call) ?? parserIn(record, call)
	return typeof named === 'function' ? (named as Answering) : null
}

/** The names of all parsers in the vectors begin with this. */
const PARSE = 'parse'

function parserIn(record: unknown, call: unknown): unknown {
	if (typeof call !== 'string' || !call.startsWith(PARSE)) return undefined
	const type = readField(record, call.slice(PARSE.length))
	return isRecord(type) ? readField(type, PARSE) : undefined
}
