import { BUILT_IN_ADDRESSES } from '../address/built-in-addresses.ts'
import { type AddressIssueCode, validateAddressBy } from '../address/validate-address.ts'
import type { Address, AddressInput } from '../contract/resources.ts'
import type { PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { BUILT_IN_COUNTRY_NAMES } from '../country/built-in-country-names.ts'
import { type CountryInput, type CountryIssueCode, checkCountryBy } from '../country/check-country.ts'
import type { Country } from '../country/countries.ts'
import { type CountryLanguage, findCountryBy } from '../country/find-country.ts'
import type { UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { BUILT_IN_PHONES } from '../phone/built-in-phones.ts'
import { checkPhoneBy, type PhoneIssueCode } from '../phone/check-phone.ts'
import type { Phone } from '../phone/phone.ts'
import { BUILT_IN_PROVINCE_LIST } from '../province/built-in-province-list.ts'
import { BUILT_IN_PROVINCE_NAMES, BUILT_IN_PROVINCES } from '../province/built-in-provinces.ts'
import {
	checkProvinceBy,
	type ProvinceInput,
	type ProvinceIssueCode,
	type ProvinceOptions,
} from '../province/check-province.ts'
import { resolveProvinceCode } from '../province/province-codes.ts'
import { type Province, provinceByCode } from '../province/province-table.ts'
import { resolveProvinceName } from '../province/provinces.ts'
import { relatePlace, type ZipRelation } from '../province/zip-place.ts'
import { BUILT_IN_ZIP_FORMS } from '../zip/built-in-zip-forms.ts'
import { BUILT_IN_ZIPS } from '../zip/built-in-zips.ts'
import {
	checkZipBy,
	checkZipFormatBy,
	type ZipFormatIssueCode,
	type ZipIssueCode,
	type ZipOptions,
} from '../zip/check-zip.ts'
import { readZip } from '../zip/read-zip.ts'

/**
 * Checks the country of an address, and returns a verdict whose value is the country (D-10). Reads `countryCode` if it isn't empty: an alpha-2 code
 * in any case. Otherwise reads `country`: a name in English, French, Spanish or the country's own language, or an alpha-2 or alpha-3 code.
 *
 * - If both are given and mean different countries, the issue is a warning.
 * - An unknown code or name is an error. If the text is probably a country with a mistake, the suggestion is this country.
 * - A value that isn't a string counts as an unknown country.
 *
 * Names follow ISO 3166-1 and CLDR.
 *
 * @example
 * checkCountry({ country: 'Allemagne' })
 * // => { status: 'valid', value: { code: 'DE', alpha3: 'DEU', name: 'Germany' }, issues: [] }
 * checkCountry({ countryCode: 'us', country: 'Canada' }).issues[0].code // => 'address.country.conflict'
 * checkCountry({ country: 'Germny' }).issues[0].suggestion // => [{ path: ['country'], value: 'Germany' }]
 */
export function checkCountry(
	input: CountryInput | undefined,
	options?: PolicyOptions,
): Verdict<Country, CountryIssueCode | PolicyCode> {
	return checkCountryBy(BUILT_IN_COUNTRY_NAMES, input, options)
}

/**
 * Returns the alpha-2 code of the country with this name. The name may be in English, French, Spanish, the country's own language (as for
 * `checkCountry`, D-10), or a language that you pass. Also accepts an alpha-2 or alpha-3 code. Returns null for an unknown name, and if two languages
 * use the name for different countries.
 *
 * The rules themselves read only the languages of `checkCountry`, so that a form and a server return the same verdict. To accept other languages,
 * write the code that this function returns into `countryCode` before you call the rules.
 *
 * @example
 * findCountry('Deutschland') // => 'DE'
 * findCountry('Griechenland') // => null
 * findCountry('Griechenland', [{ countries: 'ESSpanien;GRGriechenland' }]) // => 'GR'
 */
export function findCountry(
	name: string | null | undefined,
	languages: readonly CountryLanguage[] = [],
): string | null {
	return findCountryBy(BUILT_IN_COUNTRY_NAMES, name, languages)
}

/**
 * Checks that a province (`province` or `provinceCode` of an address) belongs to the country in the second argument, and returns a verdict whose
 * value is the province, or null if none is given (validate-order.1, D-11, D-12). The province may be a code or a name.
 *
 * - With `shouldValidateProvinceCode`, an unknown code is an error. A missing code is an error in countries whose addresses need a province.
 * - A province of another country is an error in countries where an unknown province is an error, and a warning in all others. The name of a place in
 *   this country never counts as a province of another country. A full code of another country, such as `US-CA`, is an error in every country that
 *   uses provinces.
 * - In a country whose addresses don't contain a province, any other text passes.
 * - If an unknown province is only a warning, the value contains it as given, and its `isoCode` is null.
 * - The value is null if no province is given.
 *
 * @example
 * checkProvince({ province: 'California' }, 'US')
 * // => { status: 'valid', value: { code: 'CA', name: 'California', isoCode: 'US-CA' }, issues: [] }
 * checkProvince({ province: 'Californa' }, 'US').issues[0].suggestion // => [{ path: ['province'], value: 'California' }]
 * checkProvince({ province: 'California' }, 'JP').issues[0].code // => 'address.province.mismatch'
 * checkProvince({ province: 'Hong Kong' }, 'CN').issues[0].suggestion
 * // => [{ path: ['countryCode'], value: 'HK', label: 'Hong Kong' }]
 */
export function checkProvince(
	input: ProvinceInput | undefined,
	countryCode: string | null | undefined,
	options?: ProvinceOptions,
): Verdict<Province | null, ProvinceIssueCode | PolicyCode> {
	return checkProvinceBy(BUILT_IN_PROVINCES, input, countryCode, options)
}

/**
 * Checks a phone number, and returns a verdict whose value has the number in E.164 (validate-order.3). The numbering plans are libphonenumber's, for
 * every country (D-15).
 *
 * A number without a calling code belongs to `countryCode`. Accepts all common formats. Extensions are dropped.
 *
 * - Empty or missing: `address.phone.missing`.
 * - `address.phone.invalid`: libphonenumber rejects the number, it is longer than 250 characters, or it isn't a string.
 * - `address.phone.joined` is a warning: two numbers around a slash or dash were read as one number.
 * - `address.phone.doubtful`: only the smaller metadata of libphonenumber accepts the number. The issue is a warning, or an error if the policy's
 *   `phone` is `max`.
 *
 * @example
 * checkPhone('(415) 555-2671', 'US').value
 * // => { e164: '+14155552671', countryCode: 'US', nationalNumber: '4155552671' }
 * checkPhone('555-2671', 'US').issues[0].code // => 'address.phone.invalid'
 * checkPhone('(11) 3149-5959 ramal 12', 'BR').issues[0].suggestion // => [{ path: ['phone'], value: '+551131495959' }]
 * checkPhone('', 'US').issues[0].message // => 'Enter a phone number, like +12015550123.'
 */
export function checkPhone(
	phone: string | null | undefined,
	countryCode?: string | null,
	options?: PolicyOptions,
): Verdict<Phone, PhoneIssueCode | UnknownCountryIssueCode | PolicyCode> {
	return checkPhoneBy(BUILT_IN_PHONES, phone, countryCode, options)
}

/**
 * Checks a postal code as `checkZipFormat` does, and then whether it is in the province of the options (`provinceCode`). The verdict's value is the
 * code in its country's format (the fourth check of validate-order). If the tables show the zip in exactly one other province, the issue is a
 * warning, and the suggestion is that province (D-14). A zip that several provinces share adds no warning. A zip or province that isn't in the tables
 * adds no warning, either.
 *
 * @example
 * checkZip('m5v 3l9', 'CA', { provinceCode: 'ON' }) // => { status: 'valid', value: 'M5V 3L9', issues: [] }
 * checkZip('2134', 'US', { provinceCode: 'MA' }).issues[0].suggestion // => [{ path: ['zip'], value: '02134' }]
 * checkZip('90210', 'US', { provinceCode: 'NY' }).issues[0].suggestion // => [{ path: ['provinceCode'], value: 'CA' }]
 */
export function checkZip(
	zip: string | null | undefined,
	countryCode: string | null | undefined,
	options?: ZipOptions,
): Verdict<string, ZipIssueCode | PolicyCode> {
	return checkZipBy(BUILT_IN_ZIPS, zip, countryCode, options)
}

/**
 * Checks the format of a postal code, and returns a verdict whose value is the code in its country's format (the fourth check of validate-order,
 * D-13). The lengths, letters and ranges of codes are checked, but not the province.
 *
 * - Digits of any script, full-width characters, any dashes and spaces, small letters, and the country's code before the zip are accepted.
 * - A wrong format is only a warning in countries where the post hardly uses codes (D-104).
 * - A code is a warning if, by two sources, no code of the country has such a beginning.
 * - An empty zip passes if the country has no codes or doesn't require them. It is a warning if one source requires a zip, and an error if all
 *   sources require a zip.
 *
 * @example
 * checkZipFormat('k1a0b1', 'CA') // => { status: 'valid', value: 'K1A 0B1', issues: [] }
 * checkZipFormat('9O21O', 'US').issues[0].suggestion // => [{ path: ['zip'], value: '90210' }]
 * checkZipFormat('', 'HK') // => { status: 'valid', value: '', issues: [] }
 */
export function checkZipFormat(
	zip: string | null | undefined,
	countryCode: string | null | undefined,
	options?: PolicyOptions,
): Verdict<string, ZipFormatIssueCode | PolicyCode> {
	return checkZipFormatBy(BUILT_IN_ZIP_FORMS, zip, countryCode, options)
}

/**
 * Returns the provinces that contain a zip, sorted by code: more than one if they share the zip. Returns an empty list for a zip that isn't in the
 * tables, and for an invalid zip or country. Covers 32 countries.
 *
 * @example
 * provincesOfZip('90210', 'US') // => [{ code: 'CA', name: 'California', isoCode: 'US-CA' }]
 * provincesOfZip('42223', 'US').map((province) => province.code) // => ['KY', 'TN']
 * provincesOfZip('1010', 'AT') // => []
 */
export function provincesOfZip(
	zip: string | null | undefined,
	countryCode: string | null | undefined,
): readonly Province[] {
	const forms = BUILT_IN_ZIPS.zipForms(countryCode)
	if (forms === null) return []
	const { provinces } = readZip(zip, forms).place
	return provinces.flatMap((province) => provinceByCode(BUILT_IN_PROVINCE_LIST, forms.countryCode, province) ?? [])
}

/**
 * Compares a zip with a province of the same country: `match`, `mismatch`, `shared` or `unknown` (D-14). The arguments are the zip, the province
 * and the country. The zip may have any format, and the province may be a code or a name. Covers the countries of `provincesOfZip`.
 *
 * - `match`: the zip is in this province.
 * - `mismatch`: the zip is in another province.
 * - `shared`: the zip is in several provinces. The given province may or may not be one of them.
 * - `unknown`: the zip or the province isn't in the tables, or an argument is invalid.
 *
 * @example
 * compareZipWithProvince('90210', 'US-NY', 'US') // => 'mismatch'
 * compareZipWithProvince('42223', 'KY', 'US') // => 'shared'
 * compareZipWithProvince('1010', 'Wien', 'AT') // => 'unknown'
 */
export function compareZipWithProvince(
	zip: string | null | undefined,
	province: string | null | undefined,
	countryCode: string | null | undefined,
): ZipRelation {
	const forms = BUILT_IN_ZIPS.zipForms(countryCode)
	if (forms === null || typeof province !== 'string') return 'unknown'
	const { countryCode: country } = forms
	const of = BUILT_IN_PROVINCE_NAMES.of(country)
	const known = resolveProvinceCode(of, province) ?? resolveProvinceName(of, province)
	return known === null ? 'unknown' : relatePlace(readZip(zip, forms).place, known.code)
}

/**
 * Checks the province, phone and zip of an address, and returns a verdict whose value is the normalized address (validate-order.1, .3 and .4). In a
 * normalized address, texts are trimmed, country and province have code and name, the zip is in its country's format, and the phone is in E.164.
 *
 * - The issues are sorted: shape, country, province, phone, zip, street and city (D-04).
 * - The function doesn't check whether the street exists. A blank street or city is only a warning (D-16).
 * - A value that isn't an object is an error (`request.type`).
 *
 * @example
 * validateAddress({ countryCode: 'ca', provinceCode: 'on', zip: 'k1a0b1', phone: '613 555 0123' }).value.zip // => 'K1A 0B1'
 * validateAddress({ countryCode: 'FR', zip: '9210', phone: '01 42 68 53 00' }).issues[0].path // => ['zip']
 */
export function validateAddress(
	address: AddressInput | undefined,
	options?: ProvinceOptions,
): Verdict<Address, AddressIssueCode> {
	return validateAddressBy(BUILT_IN_ADDRESSES, address, options)
}
