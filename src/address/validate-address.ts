import type { Address, AddressInput } from '../contract/address.ts'
import { checkFieldTypes, type FieldIssueCode, textField, wrongType } from '../contract/field-types.ts'
import { type Change, compareIssues, type Issue } from '../core/issue.ts'
import { type Fields, isPlain, isRecord, readField } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import type { Province } from '../geo/province-table.ts'
import { resolveProvinceCode } from '../geo/provinces.ts'
import { isBlankText, trimText } from '../text/trim.ts'
import { type CountryCode, checkCountry, readCountry } from './check-country.ts'
import { checkPhone, type PhoneCode, readPhone } from './check-phone.ts'
import { checkProvince, type ProvinceCode, type ProvinceOptions, readProvince } from './check-province.ts'
import { checkZip, readZip, type ZipCode } from './check-zip.ts'

export type AddressIssueCode = FieldIssueCode | CountryCode | ProvinceCode | PhoneCode | ZipCode

/** How an address is judged; `province` and `phone` are keys of `Policy`. */
export interface AddressOptions {
	/** The order's own flag (D-11). Default false. */
	readonly shouldValidateProvinceCode?: boolean
	readonly province?: 'error' | 'warning'
	readonly phone?: 'min' | 'max'
}

/** The findings on an address by check, in the order of the checks (D-04), and its normalised form. */
export interface AddressFindings {
	readonly shape: readonly Issue<AddressIssueCode>[]
	readonly country: readonly Issue<AddressIssueCode>[]
	readonly province: readonly Issue<AddressIssueCode>[]
	readonly phone: readonly Issue<AddressIssueCode>[]
	readonly zip: readonly Issue<AddressIssueCode>[]
	readonly value: Address
}

/** The fields of an address; all are strings. */
const FIELDS = {
	address1: 'string',
	address2: 'string',
	city: 'string',
	province: 'string',
	provinceCode: 'string',
	zip: 'string',
	country: 'string',
	countryCode: 'string',
	phone: 'string',
	customAttributes: 'array',
} as const

/** What stands in for an address that is none. */
const EMPTY: Address = /* @__PURE__ */ readTexts(null)

/** What the types of an address are in the interface's terms. */
const RULE = 'validate-order.body'

/**
 * Decides whether an address passes the interface's checks of province, phone and zip (validate-order.1, .3 and .4), and
 * normalises it: text trimmed, country and province by code and name, the zip as its country writes it, the phone in E.164.
 * All issues are collected, in the order shape, country, province, phone, zip (D-04). Whether the street exists is not decided
 * (D-16). Anything but an object is refused as `request.type`.
 *
 * @example
 * validateAddress({ countryCode: 'ca', provinceCode: 'on', zip: 'k1a0b1', phone: '613 555 0123' }).value.zip // => 'K1A 0B1'
 * validateAddress({ countryCode: 'FR', zip: '9210', phone: '01 42 68 53 00' }).issues[0].path // => ['zip']
 */
export function validateAddress(address: AddressInput, options?: AddressOptions): Verdict<Address, AddressIssueCode> {
	if (!isRecord(address)) return settle(EMPTY, [wrongType(address, 'object', [], RULE)])
	const value = readAddress(address, readField(options, 'shouldValidateProvinceCode') === true)
	if (value !== null) return settle(value, [])
	const found = judgeAddress(address, options)
	return settle(found.value, [...found.shape, ...found.country, ...found.province, ...found.phone, ...found.zip])
}

/** The core of `validateAddress`: the normalised address when there is nothing at all to say, else null. */
export function readAddress(address: object, requireCode: boolean): Address | null {
	try {
		const given: Fields<AddressInput> = address
		const address1 = readText(given.address1)
		const address2 = readText(given.address2)
		const city = readText(given.city)
		const provinceText = readText(given.province)
		const provinceCode = readText(given.provinceCode)
		const zipText = readText(given.zip)
		const countryText = readText(given.country)
		const countryCode = readText(given.countryCode)
		if (address1 === null || address2 === null || city === null || zipText === null) return null
		if (provinceText === null || provinceCode === null || countryText === null || countryCode === null) return null
		if (given.customAttributes !== undefined || !isPlain(address)) return null
		const country = readCountry(countryCode, countryText)
		if (country === null) return null
		const province = readProvince(provinceCode, provinceText, country.code, requireCode)
		if (province === undefined) return null
		const zip = readZip(zipText, country.code, province?.code)
		const phone = zip === null ? null : readPhone(given.phone, country.code)
		if (zip === null || phone === null) return null
		return {
			address1: trimText(address1),
			address2: trimText(address2),
			city: trimText(city),
			province: nameOf(province, provinceText),
			provinceCode: province?.code ?? '',
			zip,
			country: country.name,
			countryCode: country.code,
			phone: phone.e164,
		}
	} catch {
		return null // a getter or a proxy that throws
	}
}

/** All findings on an address that is an object, check by check: the cold path. */
export function judgeAddress(address: unknown, options?: AddressOptions): AddressFindings {
	const given = readTexts(address)
	const country = checkCountry(given)
	const code = country.status === 'valid' ? country.value.code : null
	const province = code === null ? null : checkProvince(given, code, readProvinceOptions(options))
	const found = province?.status === 'valid' ? province.value : null
	// Without a country, only an international number can be judged: a national one may be right.
	const isReadable = code !== null || isBlankText(given.phone) || given.phone.trim().startsWith('+')
	const phone = isReadable
		? checkPhone(given.phone, code ?? undefined, { metadata: readField(options, 'phone') === 'max' ? 'max' : 'min' })
		: null
	const zip =
		code === null ? null : checkZip(given.zip, code, { provinceCode: found?.isoCode == null ? undefined : found.code })
	return {
		shape: sorted(checkFieldTypes(address, FIELDS, RULE)),
		country: sorted(country.issues),
		province: sorted(province?.issues ?? []),
		phone: sorted(phone?.issues ?? []),
		zip: sorted((zip?.issues ?? []).map((issue) => moveToFilledField(issue, given, code ?? ''))),
		value: {
			address1: trimText(given.address1),
			address2: trimText(given.address2),
			city: trimText(given.city),
			province: nameOf(found, given.province),
			provinceCode: found?.code ?? '',
			zip: zip?.status === 'valid' ? zip.value : given.zip,
			country: country.status === 'valid' ? country.value.name : given.country,
			countryCode: code ?? given.countryCode,
			phone: phone?.status === 'valid' ? phone.value.e164 : given.phone,
		},
	}
}

function readProvinceOptions(options: AddressOptions | undefined): ProvinceOptions {
	return {
		requireCode: readField(options, 'shouldValidateProvinceCode') === true,
		policy: readField(options, 'province') === 'warning' ? 'warning' : 'error',
	}
}

/** D-14: a zip of another province is said on the province field that the caller filled, and suggested for each that is. */
function moveToFilledField<Code extends string>(issue: Issue<Code>, given: Address, country: string): Issue<Code> {
	if (issue.path[0] !== 'provinceCode') return issue
	const hasCode = !isBlankText(given.provinceCode)
	const path = [hasCode ? 'provinceCode' : 'province']
	const code = issue.suggestion?.[0]?.value
	const province = code === undefined ? null : resolveProvinceCode(country, code)
	if (province === null) return { ...issue, path }
	const suggestion: Change[] = []
	if (hasCode) suggestion.push({ path: ['provinceCode'], value: province.code })
	if (!isBlankText(given.province)) suggestion.push({ path: ['province'], value: province.name })
	return { ...issue, path, suggestion }
}

/** A province's name; the empty string for one that is known by its code alone and was given by it. */
function nameOf(province: Province | null, given: string): string {
	if (province === null) return ''
	const isNameless = province.name === province.code && isBlankText(given)
	return isNameless ? '' : province.name
}

function sorted<Code extends string>(issues: readonly Issue<Code>[]): readonly Issue<Code>[] {
	return issues.length < 2 ? issues : [...issues].sort(compareIssues)
}

/** The address's texts as they are written; the empty string for one that is missing or of another type. */
function readTexts(address: unknown): Address {
	return {
		address1: textField(address, 'address1'),
		address2: textField(address, 'address2'),
		city: textField(address, 'city'),
		province: textField(address, 'province'),
		provinceCode: textField(address, 'provinceCode'),
		zip: textField(address, 'zip'),
		country: textField(address, 'country'),
		countryCode: textField(address, 'countryCode'),
		phone: textField(address, 'phone'),
	}
}

/** A field's text; null for one that is given and no string. */
function readText(value: unknown): string | null {
	return typeof value === 'string' ? value : value === undefined ? '' : null
}
