import { type Change, type Issue, makeIssue, type Params, type RuleId, type Severity } from '../core/issue.ts'
import { readField, typeName } from '../core/read.ts'
import {
	type Province,
	type ProvinceUse,
	provincesOf,
	provinceUse,
	readOtherCode,
	resolveProvinceCode,
	resolveProvinceName,
	suggestProvince,
} from '../geo/provinces.ts'

export const PROVINCE_MESSAGES = {
	'address.province.missing': 'Enter the province: addresses in {country} name one.',
	'address.province.unknown': 'Check the province: we know no {province} in {country}.{hint}',
	'address.province.code-missing': 'Enter the province code: this order to {country} is checked by it.{hint}',
	'address.province.code-unknown': 'Check the province code: we know no {code} in {country}.{hint}',
	'address.province.code-level': 'Check the province code: {code} is no province in {country}.{hint}',
	'address.province.conflict': 'Make province and code agree: {code} is {name}, not {province}. The code decides.',
	'address.province.is-country': 'Send {name} as a country, {country}, not as a province.',
} as const

/** What is said instead where addresses name no province. */
export const UNNEEDED_MESSAGES = {
	'address.province.unknown': 'Addresses in {country} name no province: {province} is kept.',
} as const

type Message = keyof typeof PROVINCE_MESSAGES
type ProvinceIssue = Issue<Message>

/** Provinces of CN to ISO 3166-2 that are countries to the post (D-12). */
export const COUNTRIES_UNDER_CN: readonly string[] = ['HK', 'MO', 'TW']

/** The fields as they were read, and what they mean. */
export interface GivenProvince {
	readonly country: string
	readonly code: string
	readonly name: string
	readonly byCode: Province | null
	readonly byName: Province | null
	/** The suffix of a code of ISO 3166-2 that addresses do not use. */
	readonly other: string | null
	readonly use: ProvinceUse
	/** The code is what counts: the order asks for it, and the country's addresses name provinces. */
	readonly requireCode: boolean
	/** What it is when neither field says the province. */
	readonly unsettled: Severity
}

/** Reads the fields of an address that name its province. */
export function readGiven(input: unknown, country: string, options: unknown): GivenProvince {
	const code = textOf(readField(input, 'provinceCode'))
	const name = textOf(readField(input, 'province'))
	const use = provinceUse(country)
	return {
		country,
		code,
		name,
		byCode: code === '' ? null : resolveProvinceCode(country, code),
		byName: name === '' ? null : resolveProvinceName(country, name),
		other: code !== '' || use === 'none' ? readOtherCode(country, code || name) : null,
		use,
		requireCode: readField(options, 'requireCode') === true && (use === 'required' || use === 'used'),
		unsettled: use === 'required' && readField(options, 'policy') !== 'warning' ? 'error' : 'warning',
	}
}

/** What there is to say of the code (D-11). */
export function judgeCode(given: GivenProvince): ProvinceIssue | null {
	const { country, code, name, byCode, byName, other, use, requireCode, unsettled } = given
	if (byCode !== null || (other !== null && use === 'none')) return null
	if (
		code === '' ? !requireCode || use !== 'required' : name !== '' && byName === null && other === null && !requireCode
	)
		return null
	const meant = (byName ?? findMeant(country, name) ?? findMeant(country, code))?.code
	const params = { country, code, hint: hintOf(meant) }
	const changes = { provinceCode: meant }
	if (code === '') return say('address.province.code-missing', 'error', 'provinceCode', 'D-11', params, changes)
	if (other !== null) return say('address.province.code-level', 'warning', 'provinceCode', 'D-11', params, changes)
	const severity = requireCode ? 'error' : byName === null ? unsettled : 'warning'
	return say('address.province.code-unknown', severity, 'provinceCode', 'D-11', params, changes)
}

/** What there is to say of the name (validate-order.1). */
export function judgeName(given: GivenProvince): ProvinceIssue | null {
	const { country, code, name, byCode, byName, other, use, requireCode, unsettled } = given
	const named = use === 'required' || use === 'used'
	if (name === '') {
		if (code !== '' || !named || (requireCode && use === 'required')) return null
		return say('address.province.missing', unsettled, 'province', 'validate-order.1', { country })
	}
	const coded = byCode !== null || other !== null
	if (byName !== null || (coded && provincesOf(country).length === 0)) return null
	const meant = byCode ?? findMeant(country, name) ?? findMeant(country, code)
	if (meant === null && !named) {
		const details = {
			severity: unsettled,
			path: ['province'],
			rule: 'validate-order.1',
			params: { country, province: name, hint: '' },
		} as const
		return makeIssue(UNNEEDED_MESSAGES, 'address.province.unknown', details)
	}
	const changes = { province: meant?.name }
	return say(
		'address.province.unknown',
		coded || requireCode ? 'warning' : unsettled,
		'province',
		'validate-order.1',
		{ country, province: name, hint: hintOf(meant?.name) },
		byCode !== null || code === '' ? changes : { ...changes, provinceCode: meant?.code },
	)
}

/** What code and name say together: two provinces (D-11), or a country (D-12). */
export function judgePair({ country, name, byCode, byName }: GivenProvince): ProvinceIssue | null {
	const province = byCode ?? byName
	if (country === 'CN' && province !== null && COUNTRIES_UNDER_CN.includes(province.code)) {
		const field = byCode === null ? 'province' : 'provinceCode'
		const params = { name: province.name, country: province.code }
		return say('address.province.is-country', 'warning', field, 'D-12', params, { countryCode: province.code })
	}
	if (byCode === null || byName === null || byCode.code === byName.code) return null
	const params = { code: byCode.code, name: byCode.name, province: name }
	return say('address.province.conflict', 'warning', 'province', 'D-11', params, { province: byCode.name })
}

/** The province that a text means which is no name or code: a name where a code belongs, or a misspelled one. */
function findMeant(country: string, text: string): Province | null {
	return text === '' ? null : (resolveProvinceName(country, text) ?? suggestProvince(country, text))
}

/** An issue of one field; nothing is suggested where a change has no value. */
function say(
	code: Message,
	severity: Severity,
	field: string,
	rule: RuleId,
	params: Params,
	changes: Readonly<Record<string, string | undefined>> = {},
): ProvinceIssue {
	const suggestion: Change[] = []
	for (const name of Object.keys(changes)) {
		const value = changes[name]
		if (value !== undefined) suggestion.push({ path: [name], value })
	}
	const changed = suggestion.length > 0 ? suggestion : undefined
	return makeIssue(PROVINCE_MESSAGES, code, { severity, path: [field], rule, params, suggestion: changed })
}

function hintOf(value: string | undefined): string {
	return value === undefined ? '' : ` Did you mean ${value}?`
}

/** A field's text, trimmed; the empty string when it is absent, the name of its type when it is no text. */
export function textOf(value: unknown): string {
	if (value === undefined || value === null) return ''
	return typeof value === 'string' ? value.trim() : typeName(value)
}
