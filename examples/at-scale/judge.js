/** What a worker does with the bytes of one message. No network here: the same bytes get the same answer in any process. */
import { indexProducts, RULESET, validateOrder } from 'orderwright'
import { PRODUCTS } from './shop.js'

/** In bytes; an order of a hundred lines takes a tenth of it. */
export const MAX_ORDER_SIZE = 64 * 1024

/** Made once: with an index, finding a variant takes the same time in any catalogue. */
const products = indexProducts(PRODUCTS)
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The verdict on an order as JSON, or the reason why the message can't be judged. JSON that is no order has a verdict, too. A verdict
 * names the rules that it is of: while a new version is rolled out, workers of two versions share the queue.
 *
 * @param {Uint8Array} body
 * @returns {{ verdict: string } | { reason: string }}
 */
export function judge(body) {
	if (body.length > MAX_ORDER_SIZE) return { reason: `too-large: ${body.length} bytes, at most ${MAX_ORDER_SIZE}` }
	let text
	try {
		text = utf8.decode(body)
	} catch {
		return { reason: 'not-utf-8' }
	}
	let order
	try {
		order = JSON.parse(text)
	} catch {
		return { reason: 'not-json' }
	}
	return { verdict: JSON.stringify({ ...validateOrder(order, { products }), ruleset: RULESET.digest }) }
}
