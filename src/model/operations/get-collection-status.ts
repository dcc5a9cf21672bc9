import { type Call, fail, type Outcome, succeed } from '../call.ts'
import { objectOf } from '../expectation.ts'
import { findCollection } from '../find.ts'
import { readinessOf } from '../readiness.ts'
import { readSource } from '../source.ts'

/**
 * Get the status of a collection: ready 30 seconds after its creation (D-80). What a person's parameters ask of it is not shown:
 * with them, either answer passes.
 */
export function getCollectionStatus(call: Call): Outcome {
	const collection = findCollection(call, call.parameter('collectionId'))
	if ('code' in collection) return fail(collection)
	const { isReady, isSure } = readinessOf(collection, call.moment)
	const isBound = isSure && readSource(call.parameter) === null
	return succeed({
		body: { isReady },
		pattern: objectOf({
			isReady: isBound ? { kind: 'equals', value: isReady } : { kind: 'oneOf', values: [true, false] },
		}),
		after: () => call.state,
	})
}
