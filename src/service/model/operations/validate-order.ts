import { validateOrder } from '../../../rules/built-in/order.ts'
import type { ValidateOrderBody } from '../../../rules/contract/generated/types.ts'
import { anySuccess, type Call, doubt, fail, isBinding, type Outcome, succeed } from '../call.ts'
import { objectOf, type Pattern } from '../expectation.ts'
import { enter, findMissingVariants } from '../find.ts'
import { areItemsOpen, isErrorOpen, isOrderOpen } from '../open-addresses.ts'
import type { StoreCollection } from '../state.ts'

/** The body is `{ success: true }` or null, by "object or null". */
const SUCCESS: Pattern = /* @__PURE__ */ objectOf({ success: { kind: 'equals', value: true } }, true)

/** The API documentation lists the failures that are errors. An unknown collection isn't one of them. */
const FAILURE = /* @__PURE__ */ objectOf({ success: { kind: 'equals', value: false } })

/**
 * Validates an order with `validateOrder` and the collection's products. A variant that isn't in any product can't be shipped (validate-order.2). A
 * service may reject an order with warnings, and an order for which `isOrderOpen` returns true. Without an address, both answers pass.
 */
export function answerValidateOrder(call: Call<ValidateOrderBody>): Outcome {
	const { body } = call
	const inCollection = (collection: StoreCollection): Outcome => {
		const outcome = judge(call, body, collection)
		if (body.shouldValidateProvinceCode !== true || outcome.success === null) return outcome
		// The check of the code is one check more: what is required without it stays required (D-143).
		const without = judge(call, { ...body, shouldValidateProvinceCode: undefined }, collection)
		return without.success === null ? without : outcome
	}
	return enter(call, inCollection, { ...anySuccess(call.state), pattern: FAILURE })
}

function judge(call: Call, body: ValidateOrderBody, collection: StoreCollection): Outcome {
	const { state } = call
	const products = collection.products.map(({ product }) => product)
	const verdict = validateOrder(body, { products }, state.policy)
	const success = { body: { success: true }, pattern: SUCCESS, after: () => state }
	if (verdict.status === 'invalid') {
		const sure = verdict.issues.filter((issue) => !isErrorOpen(issue, body))
		const isRefused = sure.some((issue) => issue.severity === 'error' && isBinding(issue, call.operation.id))
		return isRefused ? fail(sure) : doubt(verdict.issues, success)
	}
	if (verdict.status === 'unknown') {
		const missing = findMissingVariants(verdict.needs, body.orderItems, products)
		return missing.length > 0 ? fail(missing) : doubt([], success)
	}
	const { address, orderItems } = body
	const isOpen = isOrderOpen(address, verdict.value.address?.zip, verdict.issues)
	return succeed(success, isOpen || areItemsOpen(products, orderItems, address))
}
