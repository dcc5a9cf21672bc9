/**
 * The rules of an address: country, province, zip and phone.
 *
 * @module orderwright/address
 */

export { type AddressIssueCode, type AddressOptions, validateAddress } from './address/validate-address.ts'
export type { Address, AddressInput } from './contract/address.ts'
export { type CountryInput, type CountryIssueCode, checkCountry } from './country/check-country.ts'
export { allCountries, type Country } from './country/countries.ts'
export { checkPhone, type Phone, type PhoneIssueCode, type PhoneOptions } from './phone/check-phone.ts'
export {
	checkProvince,
	type ProvinceInput,
	type ProvinceIssueCode,
	type ProvinceOptions,
} from './province/check-province.ts'
export { type Province, provincesOf } from './province/provinces.ts'
export { checkZip, type ZipIssueCode, type ZipOptions } from './zip/check-zip.ts'
export { checkZipFormat, type ZipFormatIssueCode } from './zip/check-zip-format.ts'
export { provincesForZip } from './zip/provinces-for-zip.ts'
export { relateZip } from './zip/relate-zip.ts'
export type { ZipRelation } from './zip/zip-provinces.ts'
