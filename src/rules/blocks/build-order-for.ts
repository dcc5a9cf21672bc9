import { buildOrderBy } from '../order/build/build-order.ts'
import type { buildOrder } from '../world/build-order.ts'
import { type Block, explain, openBlocks } from './block.ts'
import { joinAddresses } from './block-facts.ts'

/**
 * Returns `buildOrder` for the countries of these blocks. What no block has is a need, and the verdict `unknown`. It stands apart from
 * `rulesFor`, so that nobody else pays for it.
 *
 * @example
 * buildOrderFor([])({ address: { countryCode: 'FR' }, orderItems: [{ variantId: 'v', quantity: 1 }] }).needs?.[0]
 * // => { kind: 'country', countryCode: 'FR' }
 */
export function buildOrderFor(blocks: readonly Block[]): typeof buildOrder {
	const set = openBlocks(blocks)
	const addresses = joinAddresses(set)
	return (draft, facts, policy) => explain(set, buildOrderBy(addresses, draft, facts, policy))
}
