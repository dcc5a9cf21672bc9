/**
 * The rules for your own countries, by the blocks of `orderwright/countries/…`.
 *
 * @module orderwright/rules
 */

export type { Block, BlockKind, BlockLoader, FormBlock } from '../rules/blocks/block.ts'
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
