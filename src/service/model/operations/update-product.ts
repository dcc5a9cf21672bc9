import { UpdateProductBody } from '../../../rules/contract/generated/request-bodies.ts'
import { Product } from '../../../rules/contract/generated/responses.ts'
import { openFields } from '../../../rules/core/open.ts'
import { owns, readField } from '../../../rules/core/read.ts'
import { anySuccess, type Call, type Outcome, readBody, succeed } from '../call.ts'
import { enter } from '../enter.ts'
import { ANY, objectOf, type Pattern } from '../expectation.ts'
import { findProduct, withCollection } from '../find.ts'
import type { StoreProduct } from '../state.ts'

/** Anything but `{ success: true }`: "object or null". */
const NO_SUCCESS: Pattern = /* @__PURE__ */ objectOf({ success: { kind: 'equals', value: false } }, true)

/**
 * Updates a product's notes.
 *
 * - The interface's summary also names a status, which its body does not show. The model sets it, and a service may return either
 *   status from then on.
 * - The meaning of `success` is not shown. After an answer without `success: true`, a service may show any notes. It may also
 *   answer so for an unknown product.
 */
export function updateProduct(call: Call): Outcome {
	const read = readBody(call, UpdateProductBody.parse(call.body))
	if (owns(read, 'refusal')) return read.refusal
	// Its own: `Object.prototype` may have fields of these names.
	const { notes, status } = openFields<UpdateProductBody>(read.body, ['notes', 'status']) as UpdateProductBody
	const ifMissing = { ...anySuccess(call.state), pattern: NO_SUCCESS }
	const place = { collectionId: call.parameter('collectionId'), takesCompany: false, ifMissing }
	return enter(call, place, (collection) => {
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
				const next = isSaid ? updated : { ...updated, product: withoutNotes(updated.product) }
				const products = collection.products.map((each) => (each === stored ? next : each))
				return withCollection(call.state, { ...collection, products })
			},
		}
		return succeed(success, (notes ?? '').trim() === '')
	})
}

/** Returns a product without its notes, which are unknown. */
function withoutNotes({ notes: _, ...product }: Product): Product {
	return product
}

/** Returns a product with its fields in the interface's order, as the state stores them. */
function inOrder(product: Product): Product {
	const verdict = Product.parse(product)
	return verdict.status === 'valid' ? verdict.value : product
}
