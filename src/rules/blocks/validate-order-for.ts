import type { AddressFacts } from '../address/address-facts.ts'
import { validateOrderBy } from '../order/judge/validate-order.ts'
import type { validateOrder } from '../world/validate-order.ts'
import { type Block, type BlockSet, explain, openBlocks } from './block.ts'
import { joinAddresses } from './block-facts.ts'

/**
 * Returns `validateOrder` for the countries of these blocks. What no block has is a need, and the verdict `unknown`.
 *
 * @example
 * const order = { address: { countryCode: 'FR' }, orderItems: [{ variantId: 'v', quantity: 1 }] }
 * validateOrderFor([])(order).needs // => [{ kind: 'country', countryCode: 'FR' }, { kind: 'product', variantId: 'v' }]
 */
export function validateOrderFor(blocks: readonly Block[]): typeof validateOrder {
	const set = openBlocks(blocks)
	return bindOrder(set, joinAddresses(set))
}

export function bindOrder(set: BlockSet, addresses: AddressFacts): typeof validateOrder {
	return (order, facts, policy) => explain(set, validateOrderBy(addresses, order, facts, policy))
}
