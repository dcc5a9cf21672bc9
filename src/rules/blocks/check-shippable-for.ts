import { readField } from '../core/read.ts'
import { checkShippableBy } from '../order/judge/check-shippable.ts'
import type { PlaceFacts } from '../order/judge/shipping-rules.ts'
import type { checkShippable } from '../world/check-shippable.ts'
import { type Block, type BlockSet, lackOf, openBlocks } from './block.ts'
import { joinNamedProvinces, joinNames } from './block-facts.ts'

/**
 * Returns `checkShippable` for the countries of these blocks. Without the block of the destination, the verdict is `unknown`, and the country
 * is the need.
 *
 * @example
 * checkShippableFor([])({ variantId: 'v' }, {}, { countryCode: 'FR' }).needs // => [{ kind: 'country', countryCode: 'FR' }]
 */
export function checkShippableFor(blocks: readonly Block<'country' | 'names' | 'province'>[]): typeof checkShippable {
	const set = openBlocks(blocks)
	return bindShippable(set, { countries: joinNames(set), provinces: joinNamedProvinces(set) })
}

export function bindShippable(set: BlockSet, places: PlaceFacts): typeof checkShippable {
	return (item, product, destination, options) => {
		const country = readField(destination, 'countryCode')
		const lack = lackOf(set, 'names', country) ?? lackOf(set, 'province', country)
		return lack ?? checkShippableBy(places, item, product, destination, options)
	}
}
