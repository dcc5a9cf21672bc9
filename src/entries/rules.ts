/**
 * The rules for countries of your choice, with the data of `orderwright/countries/…`.
 *
 * @module orderwright/rules
 */

export { compareFacts, type FactsVersion } from '../rules/core/compare-facts.ts'
export type {
	CountryData,
	CountryDataKind,
	CountryDataLoader,
	FactsFile,
	FormCountryData,
} from '../rules/country-data/country-data.ts'
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
} from '../rules/country-data/create-rules.ts'
export { writeFactsFile } from '../rules/country-data/write-facts-file.ts'
