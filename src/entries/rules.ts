/**
 * The rules for your own countries, by the blocks of `orderwright/countries/…`.
 *
 * @module orderwright/rules
 */

export type { Block, BlockKind, BlockLoader, FormBlock } from '../rules/blocks/block.ts'
export { type FactsFile, writeFactsFile } from '../rules/blocks/facts-file.ts'
export {
	buildOrderFor,
	checkCountryFor,
	checkPhoneFor,
	checkProvinceFor,
	checkShippableFor,
	checkZipFor,
	checkZipFormatFor,
	type Rules,
	rulesFor,
	validateAddressFor,
	validateOrderFor,
} from '../rules/blocks/rules-for.ts'
export { compareFacts, type FactsVersion } from '../rules/core/compare-facts.ts'
