import { Product } from '../../../rules/contract/generated/responses.ts'
import type { UpdateProductBody } from '../../../rules/contract/generated/types.ts'
import { openFields } from '../../../rules/core/open.ts'
import { owns, readField } from '../../../rules/core/read.ts'
import { anySuccess, type Call, type Outcome, succeed } from '../call.ts'
import { ANY, objectOf, type Pattern } from '../expectation.ts'
import { enter, findProduct, withCollection } from '../find.ts'
import type { StoreCollection, StoreProduct } from '../state.ts'

/** The API documentation has "object or null": any answer other than `{ success: true }` means that the update may have failed. */
const NO_SUCCESS: Pattern = /* @__PURE__ */ objectOf({ success: { kind: 'equals', value: false } }, true)

/**
 * Updates a product's notes.
 *
 * - The summary in the API documentation also mentions a status, which isn't in the body. The model sets the status. After that, a service may
 *   return the old or the new one.
 * - The meaning of `success` is not shown. After an answer without `success: true`, a service may return any notes. A service may also return this
 *   answer for an unknown product.
 */
export function updateProduct(call: Call<UpdateProductBody>): Outcome {
	// Its own: `Object.prototype` may have fields of these names.
	const { notes, status } = openFields<UpdateProductBody>(call.body, ['notes', 'status']) as UpdateProductBody
	const ifMissing = { ...anySuccess(call.state), pattern: NO_SUCCESS }
	const inCollection = (collection: StoreCollection): Outcome => {
		const stored = findProduct(collection, call.parameter('productId'))
		if (owns(stored, 'code'))
			return { issues: [stored], success: { ...ifMissing, rule: 'service.3' }, mayRefuse: false }
		const updated: StoreProduct = {
			...stored,
			product: inOrder({
				...stored.product,
				...(notes === undefined ? {} : { notes }),
				...(status === undefined ? {} : { status }),
			}),
			isStatusOpen: stored.isStatusOpen || status !== undefined,
		}
		const success = {
			body: { success: true },
			pattern: ANY,
			after: (body: unknown) => {
				const isSaid = readField(body, 'success') === true
				const { notes: _, ...withoutNotes } = updated.product
				const next = isSaid ? updated : { ...updated, product: withoutNotes }
				const products = collection.products.map((each) => (each === stored ? next : each))
				return withCollection(call.state, { ...collection, products })
			},
		}
		return succeed(success, (notes ?? '').trim() === '')
	}
	return enter(call, inCollection, ifMissing)
}

/** Returns a product with its fields in the documented order, as in the state. */
function inOrder(product: Product): Product {
	const verdict = Product.parse(product)
	return verdict.status === 'valid' ? verdict.value : product
}
