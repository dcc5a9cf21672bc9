import type { Product } from '../contract/product.ts'
import { readField } from '../core/read.ts'
import { indexProducts } from '../order/index-products.ts'
import { type JsonText, type ReadJson, readJson } from './read-json.ts'

interface Kept {
	readonly text: JsonText
	readonly argument: number
	readonly read: ReadJson
}

/** What was read last: a warehouse passes the same text with every row, and a text never changes. */
let kept: Kept = { text: null, argument: 0, read: { value: undefined } }

/**
 * The facts of a JSON text, their products indexed. The last text is kept together with its index, so that a million rows read it
 * once.
 *
 * @example
 * readFacts('{"products":[{"id":"mug","variants":[{"id":"mug-s"}]}]}', 2).value.products.entries.size // => 1
 */
export function readFacts(text: JsonText, argument: number): ReadJson {
	if (kept.text !== text || kept.argument !== argument)
		kept = { text, argument, read: indexFacts(readJson(text, argument)) }
	return kept.read
}

function indexFacts(read: ReadJson): ReadJson {
	if (read.issue !== undefined) return read
	return { value: { products: indexProducts(readField(read.value, 'products') as readonly Product[]) } }
}
