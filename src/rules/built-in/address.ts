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
 * Returns the country of an address (D-10). Reads `countryCode` if it is given: alpha-2, in any case. Otherwise reads `country`: a
 * name in English, French, Spanish or the country's own language, or an alpha-2 or alpha-3 code.
 *
 * - A `country` that disagrees with the code is a warning.
 * - An unknown code or name is an error. Its suggestion is the country that is probably meant.
 * - A value that isn't a string is an unknown country.
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
 * Returns the alpha-2 code of the country that a name means in English, French, Spanish or the country's own language, as
 * `checkCountry` reads it (D-10), or in one of the given languages. Also accepts an alpha-2 or alpha-3 code. Returns null for an
 * unknown name, and if the languages disagree.
 *
 * The rules read no other languages, so that a form and a server get one verdict for one input. Put the code that this function
 * finds into `countryCode` before you call them.
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
 * Returns the province of an address, by code or by name, and checks that it belongs to the country (validate-order.1, D-11, D-12).
 *
 * - With `shouldValidateProvinceCode`, a given code must be known, and a code must be given where addresses need a province.
 * - A province of another country is rejected where an unknown province is, and is a warning elsewhere. It is never one that bears
 *   the name of a place in this country. A whole code, such as `US-CA`, is rejected wherever addresses use provinces.
 * - Where addresses name no province, any other text passes.
 * - If an unknown province is only a warning, the value keeps it as given, with `isoCode` null.
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
 * Returns a valid phone number in E.164 (validate-order.3), by libphonenumber's numbering plans for every country (D-15).
 *
 * A number without a calling code belongs to `countryCode`. Accepts all common formats. Extensions are dropped.
 *
 * - Empty or missing: `address.phone.missing`.
 * - Rejected by libphonenumber, longer than 250 characters, or not a string: `address.phone.invalid`.
 * - Two numbers around a slash or a dash that read as one: the warning `address.phone.joined`.
 * - Accepted only by libphonenumber's smaller metadata set: the warning `address.phone.doubtful`; an error if `phone` of the policy is `max`.
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
 * Returns a postal code in its country's format, or rejects it, as `checkZipFormat` does (the fourth check of validate-order). Also
 * compares it with the province: a zip in one other province is a warning, and the suggestion is that province (D-14). Zips that
 * several provinces share never warn, nor do zips and provinces that the tables don't list.
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
 * Returns a postal code in its country's format, or rejects a code that the country can't have (the fourth check of validate-order,
 * D-13). Only the format decides: lengths, letters and ranges that exist. The province doesn't count.
 *
 * - Accepts digits of any script, full-width characters, any dashes and spaces, small letters, and the country's code before the zip.
 * - A wrong format is a warning where the post hardly uses codes (D-104).
 * - A code that begins as none of the country's codes does is a warning if two sources agree.
 * - An empty zip passes if the country has no codes or doesn't require them. It is a warning if one source requires a zip, and an
 *   error if all sources do.
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
 * Returns the provinces of a zip, sorted by code; several for a shared zip. Returns an empty list if the tables don't list the zip,
 * and for an invalid zip or country. Covers 32 countries.
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
 * Compares a zip and a province of a country, in this order of arguments (D-14). Accepts a zip in any format, and a province by code or
 * name. Covers the countries of `provincesOfZip`.
 *
 * - `match`: the zip is in this province.
 * - `mismatch`: the zip is in one other province.
 * - `shared`: the zip is in several provinces. This may or may not be one of them.
 * - `unknown`: the tables don't list the zip or the province, or one of the arguments is invalid.
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
 * Decides whether an address passes the documented checks of province, phone and zip (validate-order.1, .3 and .4), and normalizes it:
 * text trimmed, country and province by code and name, the zip in its country's format, the phone in E.164.
 *
 * - The issues are sorted: shape, country, province, phone, zip, street and city (D-04).
 * - It doesn't check whether the street exists. A blank street or city is a warning (D-16).
 * - A value that isn't an object is rejected with `request.type`.
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
