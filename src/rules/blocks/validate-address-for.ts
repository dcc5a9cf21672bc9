import type { AddressFacts } from '../address/address-facts.ts'
import { validateAddressBy } from '../address/validate-address.ts'
import type { validateAddress } from '../world/validate-address.ts'
import { type Block, type BlockSet, explain, openBlocks } from './block.ts'
import { joinAddresses } from './block-facts.ts'

/**
 * Returns `validateAddress` for the countries of these blocks. What no block has is a need, and the verdict `unknown`.
 *
 * @example
 * validateAddressFor([])({ countryCode: 'FR' }).needs // => [{ kind: 'country', countryCode: 'FR' }]
 */
export function validateAddressFor(blocks: readonly Block[]): typeof validateAddress {
	const set = openBlocks(blocks)
	return bindAddress(set, joinAddresses(set))
}

export function bindAddress(set: BlockSet, facts: AddressFacts): typeof validateAddress {
	return (address, options) => explain(set, validateAddressBy(facts, address, options))
}
