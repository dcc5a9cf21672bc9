import type { Address, AddressInput } from '../contract/address.ts'
import { checkAttributes, checkFieldTypes, type FieldIssueCode, textField, wrongType } from '../contract/field-types.ts'
import { type Change, type Issue, sortIssues } from '../core/issue.ts'
import { type Fields, isPlain, isRecord, readField } from '../core/read.ts'
import { pass, refuse, settle, type Verdict } from '../core/verdict.ts'
import type { Country } from '../geo/countries.ts'
import type { Province } from '../geo/province-table.ts'
import { resolveProvinceCode } from '../geo/provinces.ts'
import { isBlankText, trimText } from '../text/trim.ts'
import { type CountryIssueCode, checkCountry, readCountry } from './check-country.ts'
import { checkPhone, type PhoneIssueCode, readPhone } from './check-phone.ts'
import { checkProvince, type ProvinceIssueCode, readProvince } from './check-province.ts'
import { checkZip, readZip, type ZipIssueCode } from './check-zip.ts'

export type AddressIssueCode = FieldIssueCode | CountryIssueCode | ProvinceIssueCode | PhoneIssueCode | ZipIssueCode

/** The keys of `Policy` that decide here. */
export interface AddressPolicy {
	readonly province: 'error' | 'warning'
	readonly phone: 'min' | 'max'
}

/** How an address is judged. */
export interface AddressOptions {
	/** The order's own flag (D-11). Default false. */
	readonly shouldValidateProvinceCode?: boolean | undefined
	/** What a missing or unknown province is where every source says that addresses need one (`Policy.province`). Default an error. */
	readonly province?: AddressPolicy['province'] | undefined
	/** Whose metadata a phone must satisfy (`Policy.phone`). Default `min`. */
	readonly phone?: AddressPolicy['phone'] | undefined
}

/**
 * What the cores of the checks made of an address as JSON has it. Null, for the province undefined: there is something to say, or
 * nothing to judge by.
 */
export interface AddressReading {
	/** Its texts as they are written. */
	readonly given: Address
	readonly country: Country | null
	readonly province: Province | null | undefined
	/** Compared with the province. */
	readonly zip: string | null
	/** In E.164. */
	readonly phone: string | null
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

/** Shared by all checks with nothing to say; only ever copied from. */
const NONE: readonly never[] = []

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
	if (!isRecord(address)) return refuse(wrongType(address, 'object', [], RULE))
	const requireCode = readField(options, 'shouldValidateProvinceCode') === true
	const reading = readAddress(address, requireCode)
	const whole = wholeAddress(reading)
	if (whole !== null) return { status: 'valid', value: whole, issues: [] }
	const { shape, country, province, phone, zip, value } = judgeAddress(address, reading, requireCode, {
		province: readField(options, 'province') === 'warning' ? 'warning' : 'error',
		phone: readField(options, 'phone') === 'max' ? 'max' : 'min',
	})
	return settle(value, [...shape, ...country, ...province, ...phone, ...zip])
}

/** Asks the core of each check; null for what is no object as JSON has it, with texts alone. */
export function readAddress(address: unknown, requireCode: boolean): AddressReading | null {
	const given = readPlainTexts(address)
	if (given === null) return null
	const country = readCountry(given.countryCode, given.country)
	if (country === null) return { given, country, province: undefined, zip: null, phone: null }
	const { code } = country
	const province = readProvince(trimText(given.provinceCode), trimText(given.province), code, requireCode)
	const zip = province === undefined ? null : readZip(given.zip, code, province?.code)
	const phone = readPhone(given.phone, code)
	return { given, country, province, zip, phone: phone === null ? null : phone.e164 }
}

/** The normalised form of an address of which there is nothing at all to say, else null. */
export function wholeAddress(reading: AddressReading | null): Address | null {
	if (reading === null) return null
	const { given, country, province, zip, phone } = reading
	if (country === null || province === undefined || zip === null || phone === null) return null
	return normalize(given, country, province, zip, phone)
}

/** All findings on an address, check by check: what its cores left open, the checks explain. Of no object, all fields are missing. */
export function judgeAddress(
	address: unknown,
	reading: AddressReading | null,
	requireCode: boolean,
	policy: AddressPolicy,
): AddressFindings {
	const given = reading?.given ?? readTexts(address)
	const country = pass(reading?.country ?? undefined) ?? checkCountry(given)
	const code = country.status === 'valid' ? country.value.code : null
	const province =
		code === null
			? null
			: (pass(reading?.province) ?? checkProvince(given, code, { requireCode, policy: policy.province }))
	const found = province?.status === 'valid' ? province.value : null
	const zip =
		code === null ? null : (pass(reading?.zip ?? undefined) ?? checkZip(given.zip, code, { provinceCode: found?.code }))
	const e164 = reading?.phone ?? null
	// Without a country, only an international number can be judged: a national one may be right.
	const isReadable = code !== null || isBlankText(given.phone) || given.phone.trim().startsWith('+')
	const phone =
		e164 === null && isReadable ? checkPhone(given.phone, code ?? undefined, { metadata: policy.phone }) : null
	const shape = reading !== null ? NONE : judgeShape(address)
	return {
		shape,
		country: sorted(country.issues),
		province: sorted(unsaid(province?.issues ?? NONE, shape)),
		phone: sorted(unsaid(phone?.issues ?? NONE, shape)),
		zip:
			zip === null || zip.issues.length === 0
				? NONE
				: sorted(unsaid(zip.issues, shape).map((issue) => moveToFilledField(issue, given, code ?? ''))),
		value: normalize(
			given,
			country.status === 'valid' ? country.value : { code: given.countryCode, name: given.country },
			found,
			zip?.status === 'valid' ? zip.value : given.zip,
			e164 ?? (phone?.status === 'valid' ? phone.value.e164 : given.phone),
		),
	}
}

/** What is wrong with the types of an address's fields, and of its attributes. */
function judgeShape(address: unknown): readonly Issue<FieldIssueCode>[] {
	const attributes = checkAttributes(readField(address, 'customAttributes'), RULE)
	return sorted([...checkFieldTypes(address, FIELDS, RULE), ...attributes])
}

/** What the shape does not say already: a zip that is a number is of the wrong type, not missing. */
function unsaid<Code extends string>(issues: readonly Issue<Code>[], shape: readonly Issue[]): readonly Issue<Code>[] {
	const isSaid = ({ severity, path }: Issue, field: unknown): boolean => severity === 'error' && path[0] === field
	return shape.length === 0
		? issues
		: issues.filter(({ code, path }) => !(code.endsWith('missing') && shape.some((said) => isSaid(said, path[0]))))
}

/** The address with what the checks made of its parts. */
function normalize(
	given: Address,
	country: Pick<Country, 'code' | 'name'>,
	province: Province | null,
	zip: string,
	phone: string,
): Address {
	return {
		address1: trimText(given.address1),
		address2: trimText(given.address2),
		city: trimText(given.city),
		province: nameOf(province, given.province),
		provinceCode: province?.code ?? '',
		zip,
		country: country.name,
		countryCode: country.code,
		phone,
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
	return issues.length < 2 ? issues : sortIssues([...issues])
}

/** The address's texts as they are written; null where it is no plain object, or a field of it is no text. */
function readPlainTexts(address: unknown): Address | null {
	if (typeof address !== 'object' || address === null) return null
	try {
		const given: Fields<AddressInput> = address
		const { address1 = '', address2 = '', city = '', province = '', provinceCode = '' } = given
		const { zip = '', country = '', countryCode = '', phone = '' } = given
		const isText =
			typeof address1 === 'string' &&
			typeof address2 === 'string' &&
			typeof city === 'string' &&
			typeof province === 'string' &&
			typeof provinceCode === 'string' &&
			typeof zip === 'string' &&
			typeof country === 'string' &&
			typeof countryCode === 'string' &&
			typeof phone === 'string'
		if (!isText || given.customAttributes !== undefined || !isPlain(address)) return null
		return { address1, address2, city, province, provinceCode, zip, country, countryCode, phone }
	} catch {
		return null // a getter or a proxy that throws
	}
}

/** The same of any object; the empty string for a field that is missing or of another type. */
function readTexts(address: unknown): Address {
	const texts: Record<string, string> = {}
	for (const field in FIELDS) texts[field] = textField(address, field)
	return texts as unknown as Address
}
