import type { checkZip } from '../world/check-zip.ts'
import { checkZipBy } from '../zip/check-zip.ts'
import type { ZipFacts } from '../zip/zip-provinces.ts'
import { type Block, type BlockSet, lackOf, openBlocks } from './block.ts'
import { joinZips } from './block-facts.ts'

/**
 * Returns `checkZip` for the countries of these blocks. Without a country's block, the verdict is `unknown`, and the country is the need.
 *
 * @example
 * checkZipFor([])('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function checkZipFor(blocks: readonly Block<'country' | 'zip'>[]): typeof checkZip {
	const set = openBlocks(blocks)
	return bindZip(set, joinZips(set))
}

export function bindZip(set: BlockSet, zips: ZipFacts): typeof checkZip {
	return (zip, countryCode, options) => lackOf(set, 'zip', countryCode) ?? checkZipBy(zips, zip, countryCode, options)
}
