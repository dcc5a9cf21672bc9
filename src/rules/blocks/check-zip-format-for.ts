import type { checkZipFormat } from '../world/check-zip-format.ts'
import { checkZipFormatBy } from '../zip/check-zip-format.ts'
import type { ZipFormFacts } from '../zip/zips.ts'
import { type Block, type BlockSet, lackOf, openBlocks } from './block.ts'
import { joinZipForms } from './block-facts.ts'

/**
 * Returns `checkZipFormat` for the countries of these blocks. Without a country's block, the verdict is `unknown`, and the country is the
 * need.
 *
 * @example
 * checkZipFormatFor([])('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function checkZipFormatFor(blocks: readonly Block<'country' | 'zip'>[]): typeof checkZipFormat {
	const set = openBlocks(blocks)
	return bindZipFormat(set, joinZipForms(set))
}

export function bindZipFormat(set: BlockSet, zips: ZipFormFacts): typeof checkZipFormat {
	return (zip, countryCode, options) =>
		lackOf(set, 'zip', countryCode) ?? checkZipFormatBy(zips, zip, countryCode, options)
}
