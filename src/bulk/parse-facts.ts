import type { Product } from '../contract/product.ts'
import { isList, readField } from '../core/read.ts'
import { indexProducts } from '../order/judge/index-products.ts'
import { type JsonText, type ParsedJson, parseJson } from './parse-json.ts'

interface Kept {
	readonly text: JsonText
	readonly argument: number
	readonly read: ParsedJson
}

/** A cache of the last facts: a warehouse passes the same text with every row. */
let kept: Kept = { text: null, argument: 0, read: { issue: undefined, value: undefined } }

/**
 * Returns the facts of a JSON text, with their products indexed. A list counts as the list of products. The last text and its index
 * are cached, so that a million rows parse it once.
 *
 * @example
 * parseFacts('[{"id":"mug","variants":[{"id":"mug-s"}]}]', 2).value.products.entries.size // => 1
 * parseFacts('{"products":[{"id":"mug","variants":[{"id":"mug-s"}]}]}', 2).value.products.entries.size // => 1
 */
export function parseFacts(text: JsonText, argument: number): ParsedJson {
	if (kept.text !== text || kept.argument !== argument)
		kept = { text, argument, read: indexFacts(parseJson(text, argument)) }
	return kept.read
}

function indexFacts(read: ParsedJson): ParsedJson {
	if (read.issue !== undefined) return read
	const products = isList(read.value) ? read.value : readField(read.value, 'products')
	return { issue: undefined, value: { products: indexProducts(products as readonly Product[]) } }
}
