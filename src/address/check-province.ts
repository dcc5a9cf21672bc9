import { type Change, type Issue, type IssueDetails, makeIssue, type Severity } from '../core/issue.ts'
import { readField, typeName } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import {
	type Province,
	provinceUse,
	resolveProvinceCode,
	resolveProvinceName,
	suggestProvince,
} from '../geo/provinces.ts'
import { type UnknownCountryCode, unknownCountry } from '../geo/unknown-country.ts'

export const PROVINCE_MESSAGES = {
	'address.province.missing': 'Enter the province or state: addresses in {country} need one.',
	'address.province.unknown': 'Check the province: {province} is none that we know of {country}.{hint}',
	'address.province.code-missing': 'Enter the code of the province: orders to {country} are checked by it.{hint}',
	'address.province.code-unknown': 'Check the province code: {code} is none that we know of {country}.{hint}',
	'address.province.conflict': 'Make the province and its code agree: {code} is {name}, not {province}.',
	'address.province.is-country': 'Send {name} as a country of its own, {country}, instead of as a province of China.',
} as const

export type ProvinceCode = keyof typeof PROVINCE_MESSAGES | UnknownCountryCode

/** The part of an address that names its province. */
export interface ProvinceInput {
	readonly province?: string | undefined
	readonly provinceCode?: string | undefined
}

export interface ProvinceOptions {
	/** `shouldValidateProvinceCode` of the order; absent means false. */
	readonly requireCode?: boolean | undefined
	/** What an unsettled province is where every source says that addresses need one: `Policy.province`, an error by default. */
	readonly policy?: Severity | undefined
}

/** Provinces of CN to ISO 3166-2 that ship as countries of their own (D-12). */
const COUNTRIES_UNDER_CN = ['HK', 'MO', 'TW']

/**
 * Decides whether the province is correct for the country: the first check of validate-order.
 *
 * @example
 * checkProvince({ province: 'California' }, 'US')
 * // => { status: 'valid', value: { code: 'CA', name: 'California', isoCode: 'US-CA' }, issues: [] }
 */
export function checkProvince(
	input: ProvinceInput,
	countryCode: string,
	options?: ProvinceOptions,
): Verdict<Province | null, ProvinceCode> {
	const country = readCountryCode(countryCode)
	if (country === null) return refuse(unknownCountry(countryCode))
	const code = readGiven(input, 'provinceCode')
	const name = readGiven(input, 'province')
	const byCode = code === '' ? null : resolveProvinceCode(country, code)
	const byName = name === '' ? null : resolveProvinceName(country, name)
	const province = byCode ?? byName
	const use = provinceUse(country)
	const requireCode = readField(options, 'requireCode') === true && (use === 'required' || use === 'used')
	const mild: Severity = use === 'required' && readField(options, 'policy') !== 'warning' ? 'error' : 'warning'
	const issues: Issue<ProvinceCode>[] = []
	const say = (messageCode: keyof typeof PROVINCE_MESSAGES, details: IssueDetails): void => {
		issues.push(makeIssue(PROVINCE_MESSAGES, messageCode, details))
	}

	if (code === '' && name === '') {
		if (use === 'required' && requireCode)
			say('address.province.code-missing', {
				severity: 'error',
				path: ['provinceCode'],
				rule: 'D-11',
				params: { country, hint: '' },
			})
		else if (use === 'required' || use === 'used')
			say('address.province.missing', {
				severity: mild,
				path: ['province'],
				rule: 'validate-order.1',
				params: { country },
			})
		return settle<Province | null, ProvinceCode>(null, issues)
	}
	const meant = province ?? suggestProvince(country, name) ?? suggestProvince(country, code)
	if (code !== '' && byCode === null && (byName !== null || requireCode || name === '')) {
		const severity = requireCode ? 'error' : byName === null ? mild : 'warning'
		say('address.province.code-unknown', {
			severity,
			path: ['provinceCode'],
			rule: 'D-11',
			params: { country, code, hint: hintOf(meant?.code) },
			...suggest(['provinceCode', meant?.code]),
		})
	} else if (code === '' && requireCode && use === 'required') {
		say('address.province.code-missing', {
			severity: 'error',
			path: ['provinceCode'],
			rule: 'D-11',
			params: { country, hint: hintOf(meant?.code) },
			...suggest(['provinceCode', meant?.code]),
		})
	}
	if (name !== '' && byName === null) {
		say('address.province.unknown', {
			severity: byCode === null ? mild : 'warning',
			path: ['province'],
			rule: 'validate-order.1',
			params: { country, province: name, hint: hintOf(meant?.name) },
			...suggest(['province', meant?.name], code === '' ? undefined : ['provinceCode', meant?.code]),
		})
	}
	if (byCode !== null && byName !== null && byCode !== byName) {
		say('address.province.conflict', {
			severity: 'warning',
			path: ['province'],
			rule: 'D-11',
			params: { code: byCode.code, name: byCode.name, province: name },
			...suggest(['province', byCode.name]),
		})
	}
	if (country === 'CN' && province !== null && COUNTRIES_UNDER_CN.includes(province.code)) {
		say('address.province.is-country', {
			severity: 'warning',
			path: [byCode === null ? 'province' : 'provinceCode'],
			rule: 'D-12',
			params: { name: province.name, country: province.code },
			...suggest(['countryCode', province.code]),
		})
	}
	return settle<Province | null, ProvinceCode>(province ?? { code, name, isoCode: null }, issues)
}

/**
 * The core of {@link checkProvince}: the province when there is nothing at all to say, null when the address gives none and
 * needs none, `undefined` when there is something to say.
 */
export function readProvince(input: unknown, country: string, requireCode: boolean): Province | null | undefined {
	const code = readGiven(input, 'provinceCode')
	const name = readGiven(input, 'province')
	const use = provinceUse(country)
	if (code === '' && name === '') return use === 'none' || use === 'hidden' ? null : undefined
	if (code === '' && requireCode && use === 'required') return undefined
	const byCode = code === '' ? null : resolveProvinceCode(country, code)
	if (code !== '' && byCode === null) return undefined
	const byName = name === '' ? byCode : resolveProvinceName(country, name)
	if (byName === null || (byCode !== null && byCode !== byName)) return undefined
	return country === 'CN' && COUNTRIES_UNDER_CN.includes(byName.code) ? undefined : byName
}

/** The trimmed text of a field, the empty string when it is absent, the name of its type when it is no text. */
function readGiven(input: unknown, field: 'province' | 'provinceCode'): string {
	const value = readField(input, field)
	if (value === undefined || value === null) return ''
	return typeof value === 'string' ? value.trim() : typeName(value)
}

function hintOf(value: string | undefined): string {
	return value === undefined ? '' : ` Did you mean ${value}?`
}

function suggest(...changes: (readonly [string, string | undefined] | undefined)[]): {
	suggestion?: readonly Change[]
} {
	const suggestion: Change[] = []
	for (const change of changes) {
		if (change === undefined) continue
		const [field, value] = change
		if (value === undefined) return {}
		suggestion.push({ path: [field], value })
	}
	return { suggestion }
}
