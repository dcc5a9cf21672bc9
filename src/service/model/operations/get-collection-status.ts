import { owns, readField } from '../../../rules/core/read.ts'
import { anySuccess, type Call, type Outcome, succeed } from '../call.ts'
import { fieldsOf, objectOf, required } from '../expectation.ts'
import { findCollection, isDeleted } from '../find.ts'
import { readSource } from '../make-personalized.ts'
import { isAwaiting, isMaking, readinessOf } from '../readiness.ts'

const NOT_READY = /* @__PURE__ */ objectOf({ isReady: { kind: 'equals', value: false } })

/**
 * Returns whether a collection is ready: 30 seconds after its creation (D-80), if none of its products is pending. If the parameters describe a person, both answers pass, because the
 * API documentation doesn't show what these parameters mean. A service may return that an unknown collection isn't ready.
 */
export function getCollectionStatus(call: Call): Outcome {
	const collection = findCollection(call, call.parameter('collectionId'))
	if (owns(collection, 'code')) {
		const success = { ...anySuccess(call.state, { isReady: false }), pattern: NOT_READY, rule: 'service.2' }
		return { issues: [collection], success, mayRefuse: false }
	}
	const { isReady: isOld, isSure } = readinessOf(collection, call.moment)
	const isReady = isOld && !isAwaiting(collection)
	// "True when all products and images are ready": with pending products, both answers pass. They may be done by now. A store of the seed that is
	// not active may still be made.
	const status = readField(collection.shown, 'status') ?? 'Active'
	const isSettled = !(isOld && isMaking(collection, call.moment)) && status === 'Active'
	const isBound = isSure && readSource(call.parameter) === null && isSettled
	const success = {
		body: { isReady },
		pattern: fieldsOf([
			isBound
				? required('isReady', { kind: 'equals', value: isReady }, 'service.7')
				: required('isReady', { kind: 'oneOf', values: [true, false] }),
		]),
		after: () => call.state,
	}
	return succeed(success, isDeleted(collection))
}
