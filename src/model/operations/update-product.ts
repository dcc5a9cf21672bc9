import { parseUpdateProductBody } from '../../contract/generated/request-parsers.ts'
import { parseProduct } from '../../contract/generated/response-parsers.ts'
import type { Product } from '../../contract/product.ts'
import { type Call, fail, type Outcome, readBody, succeed } from '../call.ts'
import { enter } from '../enter.ts'
import { SUCCESS } from '../expectation.ts'
import { findProduct, withCollection } from '../find.ts'
import type { StoreProduct } from '../state.ts'

/**
 * Update product: its notes. The summary names a status, too, which the body does not show: the model sets it, and a service may
 * show either status from then on.
 */
export function updateProduct(call: Call): Outcome {
	const read = readBody(call, parseUpdateProductBody(call.body))
	if ('refusal' in read) return read.refusal
	const { notes, status } = read.body
	return enter(call, { collectionId: call.parameter('collectionId'), takesCompany: false }, (collection) => {
		const stored = findProduct(collection, call.parameter('productId'))
		if ('code' in stored) return fail(stored)
		const updated: StoreProduct = {
			...stored,
			product: inOrder({
				...stored.product,
				...(notes === undefined ? {} : { notes }),
				...(status === undefined ? {} : { status }),
			}),
			isStatusOpen: stored.isStatusOpen || status !== undefined,
		}
		const products = collection.products.map((each) => (each === stored ? updated : each))
		const success = {
			body: { success: true },
			pattern: SUCCESS,
			after: () => withCollection(call.state, { ...collection, products }),
		}
		return succeed(success, notes === undefined)
	})
}

/** A product with its fields in the interface's order, as the state keeps them. */
function inOrder(product: Product): Product {
	const verdict = parseProduct(product)
	return verdict.status === 'valid' ? verdict.value : product
}
