import { parseValidateOrderBody } from '../../contract/generated/request-parsers.ts'
import { validateOrder } from '../../order/validate-order.ts'
import { type Call, fail, type Outcome, readBody, refuseBy, succeed } from '../call.ts'
import { enter } from '../enter.ts'
import { SUCCESS } from '../expectation.ts'
import { findMissingVariants } from '../missing-variants.ts'

/**
 * Validate an order: what `validateOrder` says of it with the collection's products. A variant that no product has can be shipped
 * nowhere (validate-order.2). What is a warning there, a service may refuse.
 */
export function validateOrderFor(call: Call): Outcome {
	const { state } = call
	const read = readBody(call, parseValidateOrderBody(call.body))
	if ('refusal' in read) return read.refusal
	const { body } = read
	const place = { collectionId: call.parameter('collectionId'), companyId: body.companyId, takesCompany: true }
	return enter(call, place, (collection) => {
		const products = collection.products.map(({ product }) => product)
		const verdict = validateOrder(body, { products }, state.policy)
		const success = { body: { success: true }, pattern: SUCCESS, after: () => state }
		if (verdict.status === 'invalid') return refuseBy(verdict.issues, call, success)
		if (verdict.status === 'unknown') return fail(findMissingVariants(verdict.needs, body.orderItems))
		return succeed(success, verdict.issues.length > 0)
	})
}
