/**
 * The rules for your own countries, by the blocks of `orderwright/countries/…`.
 *
 * @module orderwright/rules
 */

export type { Block, BlockKind, BlockLoader, FactsFile, FormBlock } from '../rules/blocks/block.ts'
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
export { writeFactsFile } from '../rules/blocks/write-facts-file.ts'
export { compareFacts, type FactsVersion } from '../rules/core/compare-facts.ts'
