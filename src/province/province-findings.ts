import { type Findings, note, noteMissing } from '../core/finding.ts'
import type { Change, Path, Severity } from '../core/issue.ts'
import { isTooShort } from '../text/nearest.ts'
import { findElsewhere } from './province-elsewhere.ts'
import { COUNTRIES_UNDER_CN } from './province-table.ts'
import { type Province, type ProvinceUse, provincesOf, resolveProvinceName, suggestProvince } from './provinces.ts'

export const PROVINCE_MESSAGES = {
	'address.province.missing': 'Enter the {provinceField|province}. Addresses in {country} need one.',
	'address.province.unknown': '"{province}" isn\'t a known {provinceField|province} of {country}.{hint}',
	'address.province.mismatch':
		'{province} is in {other}, not in {country}. Check the country and the {provinceField|province}.',
	'address.province.code-missing':
		'Enter the {provinceField|province} as a code: this order to {country} is checked by it.{hint}',
	'address.province.code-unknown': '"{code}" isn\'t a known {provinceField|province} code of {country}.{hint}',
	'address.province.code-level': '"{code}" isn\'t a {provinceField|province} that addresses in {country} use.{hint}',
	'address.province.conflict':
		'{code} is the code of {name}, not of {province}. Check the {provinceField|province}. The code is used.',
	'address.province.is-country': 'Enter {name} as the country, not as a {provinceField|province}.',
} as const

export type ProvinceCode = keyof typeof PROVINCE_MESSAGES

const CODE_PATH: Path = ['provinceCode']
const NAME_PATH: Path = ['province']
const COUNTRY_PATH: Path = ['countryCode']

/** The province fields of an address, and what they mean. At least one of them is missing or unknown. */
export interface GivenProvince {
	readonly country: string
	readonly code: string
	readonly name: string
	readonly byCode: Province | null
	readonly byName: Province | null
	/** The ISO 3166-2 suffix of a subdivision that addresses don't use: the given code, or the code of the given name. */
	readonly other: string | null
	/** The province to suggest: the known one, or a near match that agrees with the zip. */
	readonly meant: Province | null
	readonly use: ProvinceUse
	/** True if the code counts: the order requires it, and ISO 3166-2 divides the country. */
	readonly requireCode: boolean
	/** The severity if neither field names a known province. */
	readonly unsettled: Severity
}

/** Notes that an address names no province (validate-order.1). */
export function noteMissingProvince(country: string, severity: Severity, to: Findings): void {
	const details = { severity, path: ['province'], rule: 'validate-order.1', params: { country } } as const
	noteMissing(to, PROVINCE_MESSAGES, 'address.province.missing', details)
}

/** Notes what is wrong with the code (D-11); returns true for an error. */
export function noteCode(given: GivenProvince, to: Findings): boolean {
	const { country, code, name, byCode, byName, other, meant, use, requireCode, unsettled } = given
	if (byCode !== null || (other !== null && use === 'none')) return false
	const isLeftToName = name !== '' && byName === null && other === null && !requireCode
	if (code === '' ? !requireCode || use !== 'required' : isLeftToName) return false
	const kind =
		code === ''
			? 'address.province.code-missing'
			: other === null
				? 'address.province.code-unknown'
				: 'address.province.code-level'
	const severity =
		code === '' ? 'error' : other !== null ? 'warning' : requireCode ? 'error' : byName === null ? unsettled : 'warning'
	const params = { country, code, hint: hintOf(meant) }
	const suggestion = meant === null ? undefined : [codeOf(meant)]
	const noteIt = code === '' ? noteMissing : note
	noteIt(to, PROVINCE_MESSAGES, kind, { severity, path: CODE_PATH, rule: 'D-11', params, suggestion })
	return severity === 'error'
}

/** Notes that the name is unknown (validate-order.1); returns true for an error. */
export function noteName(given: GivenProvince, to: Findings): boolean {
	const { country, code, name, byCode, byName, other, meant, use, requireCode, unsettled } = given
	const isCoded = byCode !== null || other !== null
	if (name === '' || byName !== null || (isCoded && provincesOf(country).length === 0)) return false
	const path = NAME_PATH
	if (code === '' && other !== null && use !== 'none') {
		const params = { country, code: name, hint: '' }
		note(to, PROVINCE_MESSAGES, 'address.province.code-level', { severity: 'warning', path, rule: 'D-11', params })
		return false
	}
	const rule = 'validate-order.1'
	const severity = isCoded || requireCode ? 'warning' : unsettled
	const params = { country, province: name, hint: hintOf(meant) }
	const suggestion: Change[] | undefined = meant === null ? undefined : [{ path, value: meant.name }]
	if (meant !== null && byCode === null && code !== '') suggestion?.push(codeOf(meant))
	note(to, PROVINCE_MESSAGES, 'address.province.unknown', { severity, path, rule, params, suggestion })
	return severity === 'error'
}

/**
 * Notes that the name, or otherwise the code, is a province of other countries (D-11). Suggests the country if there is only one.
 * Returns whether any country was found.
 */
export function noteElsewhere({ country, code, name }: GivenProvince, severity: Severity, to: Findings): boolean {
	const byName = findElsewhere(name, country)
	const countries = byName.length > 0 ? byName : findElsewhere(code, country)
	if (countries.length === 0) return false
	const isNamed = byName.length > 0
	const params = { country, province: isNamed ? name : code, other: countries.join(', ') }
	note(to, PROVINCE_MESSAGES, 'address.province.mismatch', {
		severity,
		path: isNamed ? NAME_PATH : CODE_PATH,
		rule: 'D-11',
		params,
		suggestion: countries.length > 1 ? undefined : [{ path: COUNTRY_PATH, value: countries.join() }],
	})
	return true
}

/** Notes a problem of a known province: the post treats it as a country (D-12), or code and name disagree (D-11). */
export function notePair(
	country: string,
	name: string,
	byCode: Province | null,
	byName: Province | null,
	to: Findings,
): void {
	const province = byCode ?? byName
	if (country === 'CN' && province !== null && COUNTRIES_UNDER_CN.includes(province.code)) {
		const params = { name: province.name, country: province.code }
		note(to, PROVINCE_MESSAGES, 'address.province.is-country', {
			severity: 'warning',
			path: [byCode === null ? 'province' : 'provinceCode'],
			rule: 'D-12',
			params,
			suggestion: [{ path: COUNTRY_PATH, value: province.code, label: province.name }],
		})
	} else if (byCode !== null && byName !== null && byCode.code !== byName.code) {
		note(to, PROVINCE_MESSAGES, 'address.province.conflict', {
			severity: 'warning',
			path: ['province'],
			rule: 'D-11',
			params: { country, code: byCode.code, name: byCode.name, province: name },
			suggestion: [{ path: ['province'], value: byCode.name }],
		})
	}
}

/**
 * Returns the province that an unknown name or code probably means: a name in the code's field, or a misspelled name. Returns null
 * if none is near.
 */
export function findMeant(country: string, name: string, code: string): Province | null {
	return findByText(country, name) ?? findByText(country, code)
}

function findByText(country: string, text: string): Province | null {
	return isTooShort(text) ? null : (resolveProvinceName(country, text) ?? suggestProvince(country, text))
}

function codeOf({ code, name }: Province): Change {
	return { path: CODE_PATH, value: code, label: name }
}

function hintOf(meant: Province | null): string {
	return meant === null ? '' : ` Did you mean ${meant.name}?`
}
