/**
 * The rules for your own countries, by the blocks of `orderwright/countries/…`.
 *
 * @module orderwright/rules
 */

export type {
	CountryData,
	CountryDataKind,
	CountryDataLoader,
	FactsFile,
	FormCountryData,
} from '../rules/blocks/block.ts'
export {
	createBuildOrder,
	createCheckCountry,
	createCheckPhone,
	createCheckProvince,
	createCheckShippable,
	createCheckZip,
	createCheckZipFormat,
	createRules,
	createValidateAddress,
	createValidateOrder,
	type Rules,
} from '../rules/blocks/create-rules.ts'
export { writeFactsFile } from '../rules/blocks/write-facts-file.ts'
export { compareFacts, type FactsVersion } from '../rules/core/compare-facts.ts'
