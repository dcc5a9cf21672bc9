import type { FieldIssueCode } from '../contract/field-types.ts'
import { CHECK, judgeAttributes, judgeText, noteWrongType, type TypeRule } from '../contract/judge-fields.ts'
import type { Address, AddressInput } from '../contract/resources.ts'
import { type Finding, type Findings, noFindings, noteNeededField, toVerdict } from '../core/finding.ts'
import { type Change, joinTexts } from '../core/issue.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { judgeOrCopy, own } from '../core/open.ts'
import { type Fields, isRecord, readField } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { type CountryIssueCode, type CountryReading, judgeCountry, readCountry } from '../country/check-country.ts'
import { needsTaxNumber } from '../country/tax-country-codes.ts'
import { noteNeededCountry } from '../country/unknown-country.ts'
import { judgePhone, type PhoneIssueCode } from '../phone/check-phone.ts'
import { type PhoneReading, readPhone } from '../phone/read-phone.ts'
import { PROVINCE_OPTIONS, type ProvinceIssueCode, type ProvinceOptions } from '../province/check-province.ts'
import { judgeProvince, reportWhereGiven } from '../province/judge-province.ts'
import { type Province, type ProvinceList, provinceByCode } from '../province/province-table.ts'
import { isCountryUnderCn } from '../province/province-use.ts'
import { type Abroad, type ProvinceReading, readProvince } from '../province/read-province.ts'
import { canBeIn } from '../province/zip-place.ts'
import { isBlankText } from '../text/fold.ts'
import type { ZipIssueCode } from '../zip/check-zip.ts'
import { judgeZip, noteOtherProvince } from '../zip/judge-zip.ts'
import { findZip, readZip, type ZipReading } from '../zip/read-zip.ts'
import type { ZipForms } from '../zip/zips.ts'
import type { AddressFacts } from './address-facts.ts'
import { type CarrierIssueCode, judgeCarrier } from './judge-carrier.ts'
import { type DeliveryIssueCode, judgeDelivery } from './judge-delivery.ts'

/** The issue codes of `validateAddress`. */
export type AddressIssueCode =
	| PolicyCode
	| FieldIssueCode
	| CountryIssueCode
	| ProvinceIssueCode
	| PhoneIssueCode
	| ZipIssueCode
	| DeliveryIssueCode
	| CarrierIssueCode

/** The rule and severity for address fields of the wrong type. */
const TYPES: TypeRule = { rule: 'validate-order.body', severity: 'error' }

/** `validateAddress` with the caller's facts. */
export function validateAddressBy(
	facts: AddressFacts,
	address: AddressInput | undefined,
	options?: ProvinceOptions,
): Verdict<Address, AddressIssueCode> {
	return judgeOrCopy(address, (given) => validateOwn(given, facts, options))
}

function validateOwn(
	input: unknown,
	facts: AddressFacts,
	options: ProvinceOptions | undefined,
): Verdict<Address, AddressIssueCode> {
	const findings = openFindings(options, PROVINCE_OPTIONS, facts.formats.wordsOf)
	const isCodeRequired = readField(options, 'shouldValidateProvinceCode') === true
	if (isRecord(input)) {
		const given = openAddress(input, findings)
		const address = judgeAddress(given, isCodeRequired, facts, findings)
		reportWhereGiven(input, findings)
		return toVerdict(address, findings)
	}
	noteWrongType(input, 'object', [], TYPES, findings)
	noteNeededField(findings, [])
	return toVerdict<Address, AddressIssueCode>(undefined, findings)
}

/** Returns the text fields of an address as given. A missing field, or a field of the wrong type, is empty. Adds a finding for each wrong type. */
export function openAddress(input: object, to: Findings): Address {
	const fields: Fields<AddressInput> = own(input)
	const { address1 = '', address2 = '', city = '', province = '', provinceCode = '' } = fields
	const { zip = '', country = '', countryCode = '', phone = '', customAttributes } = fields
	to.check = CHECK.shape
	if (customAttributes !== undefined) judgeAttributes(customAttributes, TYPES, to)
	return {
		address1: judgeText(address1, 'address1', TYPES, to) ?? '',
		address2: judgeText(address2, 'address2', TYPES, to) ?? '',
		city: judgeText(city, 'city', TYPES, to) ?? '',
		province: judgeText(province, 'province', TYPES, to) ?? '',
		provinceCode: judgeText(provinceCode, 'provinceCode', TYPES, to) ?? '',
		zip: judgeText(zip, 'zip', TYPES, to) ?? '',
		country: judgeText(country, 'country', TYPES, to) ?? '',
		countryCode: judgeText(countryCode, 'countryCode', TYPES, to) ?? '',
		phone: judgeText(phone, 'phone', TYPES, to) ?? '',
	}
}

/**
 * Checks the country, province, phone, zip, street and city of an address, each once. Returns the normalized address. A field with an error stays as
 * given, or is empty. Sets `to.country`, to null if the country is unknown. Tries each suggestion that changes the country.
 */
export function judgeAddress(given: Address, requireCode: boolean, facts: AddressFacts, to: Findings): Address {
	const address = judgeOnce(given, requireCode, facts, to)
	if (to.list !== null)
		for (const finding of to.list)
			if (finding.check === CHECK.province) completeCountry(finding, given, requireCode, facts, to)
	return address
}

function judgeOnce(given: Address, requireCode: boolean, facts: AddressFacts, to: Findings): Address {
	const { countries, provinces, zips, phones, formats } = facts
	to.check = CHECK.country
	const named = readCountry(given.countryCode, given.country, countries)
	const country = judgeCountry(named, countries, to)
	const forms = country ? zips.zipForms(country.code) : null
	if (country && forms === null) noteNeededCountry(to, country.code)
	const number = readPhone(given.phone, country ? phones.planOf(country.code) : null, phones)
	if (!country || forms === null) {
		// Without a country, only an international number is checked: a national number may be correct. If the country's facts are missing, no number is
		// checked.
		const isReadable = country === undefined && (number.text === '' || isInternational(number.text.trim()))
		to.check = CHECK.phone
		const phone = isReadable ? judgePhone(number, phones, to) : undefined
		return normalize(given, given.countryCode, given.country, null, given.zip, phone?.e164)
	}
	const { code } = country
	to.country = code
	const zip = readZip(given.zip, forms)
	const read = readProvince(given, code, provinces, zip.place)
	to.check = CHECK.province
	const supported = read.abroad === null ? NONE : supportedAbroad(read, read.abroad, named, zip, number, facts, to)
	const province = judgeProvince(read, supported, requireCode, to) ?? null
	to.check = CHECK.phone
	const phone = judgePhone(number, phones, to, formats.phoneExample)
	to.check = CHECK.zip
	// HK, MO and TW as provinces of CN have their own zips, or no zips. A zip of CN also passes (D-12).
	const under = province !== null && isCountryUnderCn(code, province.code) ? province.code : null
	const other = under === null || zip.code !== null ? zip : readZip(given.zip, zips.zipForms(under) as ZipForms)
	const value = judgeZip(other, read.near?.code ?? null, to)
	if (under === null && province !== null && !canBeIn(zip.place, province.code))
		noteOtherProvinces(zip, province, given, provinces, to)
	const address = normalize(given, code, country.name, province, value ?? given.zip, phone?.e164)
	judgeDelivery(address, under ?? code, to)
	judgeCarrier(address, code, to)
	return address
}

/**
 * A province abroad may exist in several countries. Returns those for which there is other evidence: a full code, the zip, the country's name, or
 * the phone. If the data has no provinces abroad, any country may be supported.
 */
function supportedAbroad(
	{ country }: ProvinceReading,
	abroad: Abroad | undefined,
	{ name, named }: CountryReading,
	zip: ZipReading,
	phone: PhoneReading,
	{ countries, zips }: AddressFacts,
	to: Findings,
): readonly string[] {
	const isStrangeZip = zip.code === null && !isBlankText(zip.text)
	const byName = named?.code
	const byPhone = phone.found?.phone.countryCode
	const isUnreadName = named === null && !countries.isWhole && name !== ''
	if (abroad === undefined) {
		const witnesses = [byName ?? country, byPhone ?? country]
		return isStrangeZip || isUnreadName || witnesses.some((witness) => witness !== country) ? ANY : NONE
	}
	if (isUnreadName) noteNeededCountry(to, null)
	return abroad.countries.filter((other) => {
		if (isStrangeZip && zips.zipForms(other) === null) noteNeededCountry(to, other)
		return (
			abroad.named.includes(other) ||
			(isStrangeZip && findZip(zips, zip.text, other) !== null) ||
			byName === other ||
			byPhone === other
		)
	})
}

const NONE: readonly string[] = []
const ANY: readonly string[] = ['*']

/**
 * Adds the names of countries to a finding about the province. If its suggestion changes the country, the suggestion also changes the country's
 * name. Removes the suggestion if it would add an issue to the address (D-11, D-12). If orders to the suggested country need a tax number, the
 * message states it, because an address contains no tax number.
 */
function completeCountry(
	finding: Finding,
	given: Address,
	requireCode: boolean,
	facts: AddressFacts,
	{ list, policy }: Findings,
): void {
	const { params, suggestion } = finding
	const { other } = params
	if (typeof other === 'string') finding.params = { ...params, otherName: nameCountries(other, facts) }
	const [change, ...cleared] = suggestion ?? []
	if (change?.path[0] !== 'countryCode') return
	const label = facts.countries.countryByCode(change.value)?.name ?? change.value
	const named = isBlankText(given.country) ? [] : [{ path: ['country'], value: label }]
	const changes = [{ ...change, label }, ...named, ...cleared]
	const moved = noFindings(policy)
	const there: Record<string, string> & Address = { ...given }
	for (const { path, value } of changes) there[path[0] as string] = value
	judgeOnce(there, requireCode, facts, moved)
	const isNew = (after: Finding): boolean => !list?.some((now) => now !== finding && isAlike(now, after))
	const isKept = moved.list?.some(isNew) !== true && moved.needs === null
	finding.suggestion = isKept ? changes : undefined
	if (!isKept || !needsTaxNumber(change.value)) return
	finding.params = { ...finding.params, taxHint: ` Orders to ${nameCountries(change.value, facts)} need a tax number.` }
}

/** Returns whether two findings report the same problem in the same field. */
function isAlike(a: Finding, b: Finding): boolean {
	return a.code === b.code && a.severity === b.severity && a.path[a.path.length - 1] === b.path[b.path.length - 1]
}

/** Replaces country codes (separated by commas) with the names of the countries. */
function nameCountries(codes: string, { formats }: AddressFacts): string {
	const names = codes.split(', ').map((code) => formats.wordsOf(code).shown['country'] as string)
	return joinTexts(names, ', ', ' or ')
}

/**
 * Adds a warning if the zip is in other provinces (D-14). The path is the province field that the caller filled. The suggestion changes each province
 * field that the caller filled.
 */
function noteOtherProvinces(
	{ code: zip, place }: ZipReading,
	{ code: province, name: provinceName }: Province,
	given: Address,
	provinces: ProvinceList,
	to: Findings,
): void {
	const country = to.country as string
	const { provinces: expected } = place
	const names = expected.map((code) => provinceByCode(provinces, country, code)?.name ?? code)
	const [value, label] = [expected.join(', '), joinTexts(names, ', ', ' or ')]
	const params = { zip: zip as string, country, expected: value, expectedName: label, province, provinceName }
	const hasCode = !isBlankText(given.provinceCode)
	const changes: Change[] = []
	if (hasCode) changes.push({ path: ['provinceCode'], value, label })
	if (!isBlankText(given.province)) changes.push({ path: ['province'], value: label })
	noteOtherProvince(params, [hasCode ? 'provinceCode' : 'province'], expected.length === 1 ? changes : undefined, to)
}

/** Returns true for a number that begins with a plus, ASCII or full-width. */
function isInternational(phone: string): boolean {
	return phone.startsWith('+') || phone.startsWith('\uff0b')
}

/** Returns the address with its normalized parts. */
function normalize(
	given: Address,
	countryCode: string,
	country: string,
	province: Province | null,
	zip: string,
	phone: string | undefined,
): Address {
	return {
		address1: given.address1.trim(),
		address2: given.address2.trim(),
		city: given.city.trim(),
		province: nameOf(province, given.province),
		provinceCode: province?.code ?? '',
		zip,
		country,
		countryCode,
		phone: phone ?? given.phone,
	}
}

/** Returns the name of a province; an empty text if only its ISO code was given, and the code is known. A name can also be the code (Midland). */
function nameOf(province: Province | null, given: string): string {
	if (province === null) return ''
	const isNameless = province.name === province.code && province.code === province.code.toUpperCase()
	return isNameless && isBlankText(given) ? '' : province.name
}
