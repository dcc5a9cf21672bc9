import { checkProvinceBy } from '../province/check-province.ts'
import type { ProvinceFacts } from '../province/province-facts.ts'
import type { checkProvince } from '../world/check-province.ts'
import { type Block, type BlockSet, explain, lackOf, openBlocks } from './block.ts'
import { joinProvinces } from './block-facts.ts'

/**
 * Returns `checkProvince` for the countries of these blocks. Without a country's block, the verdict is `unknown`, and the country is the
 * need; so are the names of all provinces, where a province of another country decides.
 *
 * @example
 * checkProvinceFor([])({ province: 'California' }, 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function checkProvinceFor(blocks: readonly Block<'country' | 'province' | 'places'>[]): typeof checkProvince {
	const set = openBlocks(blocks)
	return bindProvince(set, joinProvinces(set))
}

export function bindProvince(set: BlockSet, provinces: ProvinceFacts): typeof checkProvince {
	return (input, countryCode, options) =>
		lackOf(set, 'province', countryCode) ?? explain(set, checkProvinceBy(provinces, input, countryCode, options))
}
