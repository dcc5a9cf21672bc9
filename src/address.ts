export { type CountryInput, type CountryIssueCode, checkCountry } from './address/check-country.ts'
export { checkPhone, type Phone, type PhoneIssueCode, type PhoneOptions } from './address/check-phone.ts'
export {
	checkProvince,
	type ProvinceInput,
	type ProvinceIssueCode,
	type ProvinceOptions,
} from './address/check-province.ts'
export { checkZip, type ZipIssueCode, type ZipOptions } from './address/check-zip.ts'
export { checkZipFormat, type ZipFormatIssueCode } from './address/check-zip-format.ts'
export { provincesForZip } from './address/provinces-for-zip.ts'
export { relateZip } from './address/relate-zip.ts'
export { type AddressIssueCode, type AddressOptions, validateAddress } from './address/validate-address.ts'
export type { Address, AddressInput } from './contract/address.ts'
export { allCountries, type Country } from './geo/countries.ts'
export { type Province, provincesOf } from './geo/provinces.ts'
export type { ZipRelation } from './geo/zip-provinces.ts'
