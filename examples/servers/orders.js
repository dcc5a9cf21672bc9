// What every recipe shares: a catalogue made of the service's own products, and the answer to a body.
import { settleOrder, toErrorBody } from 'orderwright'

/** Regions and stock change a few times a day, and the service checks again when the order is placed. */
const FRESH_MS = 10 * 60_000

/**
 * A `findProduct` that keeps each product of `fetchProduct` for ten minutes. Requests that come together share one call, and a failed call
 * is not kept. `productOf` maps a variant to its product: your shop knows it, because get-product asks for the product's id.
 */
export function createCatalogue({ fetchProduct, productOf, now = Date.now }) {
	const kept = new Map()
	return (variantId) => {
		const id = productOf(variantId)
		if (id === undefined) return null
		const entry = kept.get(id)
		if (entry !== undefined && now() < entry.until) return entry.product
		const product = fetchProduct(id)
		kept.set(id, { product, until: now() + FRESH_MS })
		product.catch(() => kept.delete(id))
		return product
	}
}

/** The status code and the body that answer an order, in the formats of the service. */
export async function answerOrder(body, findProduct, log = () => {}) {
	const started = performance.now()
	const { status, issues, needs } = await settleOrder(body, findProduct)
	log({ status, codes: issues.map(({ code }) => code), needs, ms: performance.now() - started })
	if (status === 'invalid') return answerError(issues)
	// A product is missing: the shop does not know it, or get-product failed. The same request may pass later.
	if (status === 'unknown') return problem(503, 'product.unavailable', 'The products cannot be checked now. Try again.')
	return { statusCode: 200, body: { success: true, warnings: issues.map(({ path, message }) => ({ path, message })) } }
}

/** The answer to a body that is not JSON. */
export const badJson = () => problem(400, 'request.json', 'Send the body as JSON.')

function answerError(issues) {
	const body = toErrorBody(issues)
	return { statusCode: body.statusCode, body }
}

function problem(statusCode, errorCode, message) {
	return { statusCode, body: { message, errorCode, statusCode } }
}
