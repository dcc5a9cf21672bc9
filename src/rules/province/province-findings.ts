import { type Findings, note, noteMissing } from '../core/finding.ts'
import type { Change, Path, Severity } from '../core/issue.ts'
import { type Held, heldBy, isDisputedCountry } from '../country/disputed-country.ts'
import { isBlankText, trimText } from '../text/trim.ts'
import { findElsewhere, isWholeCode } from './province-elsewhere.ts'
import { type Evidence, type GivenPlace, isCity } from './province-evidence.ts'
import { COUNTRIES_UNDER_CN } from './province-use.ts'
import { isNamedIn, type Province, type ProvinceUse, provincesOf, resolveProvinceName } from './provinces.ts'

export const PROVINCE_MESSAGES = {
	'address.province.missing': 'Enter the {provinceField|province}. Addresses in {country} need one.',
	'address.province.unknown': '"{province}" isn\'t a known {provinceField|province} of {country}.{hint}',
	'address.province.mismatch':
		'{province} is in {other}, not in {country}. Check the country and the {provinceField|province}.{taxHint|}',
	'address.province.code-missing':
		'Enter the {provinceField|province} as a code: this order to {country} is checked by it.{hint}',
	'address.province.code-unknown': '"{code}" isn\'t a known {provinceField|province} code of {country}.{hint}',
	'address.province.code-level': '"{code}" isn\'t {aProvinceField|a province} that addresses in {country} use.{hint}',
	'address.province.conflict':
		'{code} is the code of {name}, not of {province}. Check the {provinceField|province}. The code is used.',
	'address.province.code-doubted':
		'{code} is the code of {name}, but the {zipField|postal code} belongs to {province}. Check the code. {province} is used.',
	'address.province.is-country': 'Enter {name} as the country, not as a province.',
} as const

export type ProvinceCode = keyof typeof PROVINCE_MESSAGES

const CODE_PATH: Path = ['provinceCode']
const NAME_PATH: Path = ['province']
const COUNTRY_PATH: Path = ['countryCode']

/** The province fields of an address, and what they mean. At least one of them is missing or unknown. */
export interface GivenProvince {
	readonly given: GivenPlace
	readonly country: string
	/** The trimmed texts of the two fields. */
	readonly code: string
	readonly name: string
	readonly byCode: Province | null
	readonly byName: Province | null
	/** The ISO 3166-2 suffix of a subdivision that addresses don't use: the given code, or the code of the given name. */
	readonly other: string | null
	/** The province to suggest. */
	readonly meant: Province | null
	/** True if addresses of the country name a province. */
	readonly isNamed: boolean
	readonly use: ProvinceUse
	/** True if the code counts: the order requires it, and ISO 3166-2 divides the country. */
	readonly requireCode: boolean
	/** The severity if neither field names a known province. */
	readonly unsettled: Held
}

/** A warning, whatever the policy. */
export const OPEN: Held = { severity: 'warning', policy: undefined }

/**
 * Returns the severity that a key of the policy has for the provinces of a country. They are disputed if ISO 3166-2 lists none of them: a
 * service may know no others (D-106).
 */
export function heldProvince(
	country: string,
	key: 'province' | 'provinceMismatch' | 'unknownProvinceCode',
	to: Findings,
): Held {
	const severity = to.policy[key]
	if (severity !== 'error') return { severity, policy: key }
	return heldBy(to, isDisputedCountry(country) || isUndivided(country), key)
}

/** Notes that an address names no province (validate-order.1); returns true for an error. */
export function noteMissingProvince(country: string, unsettled: Held, to: Findings): boolean {
	const held = unsettled.severity === 'error' ? heldMissing(to) : unsettled
	const details = { ...held, path: ['province'], rule: 'validate-order.1', params: { country } } as const
	noteMissing(to, PROVINCE_MESSAGES, 'address.province.missing', details)
	return held.severity === 'error'
}

/** Returns whether ISO 3166-2 lists none of a country's provinces. */
export function isUndivided(country: string): boolean {
	const provinces = provincesOf(country)
	return provinces.length > 0 && provinces.every(({ isoCode }) => isoCode === null)
}

function heldMissing({ policy }: Findings): Held {
	return { severity: policy.missingProvince, policy: 'missingProvince' }
}

/** Notes what is wrong with the code (D-11); returns true for an error. */
export function noteCode(given: GivenProvince, to: Findings): boolean {
	const { country, code, name, byCode, byName, other, meant, isNamed, use, requireCode, unsettled } = given
	if (byCode !== null || (!isNamed && (other !== null || !requireCode))) return false
	const isLeftToName = name !== '' && byName === null && other === null && !requireCode
	if (code === '' ? !requireCode || use !== 'required' : isLeftToName) return false
	const kind =
		code === ''
			? 'address.province.code-missing'
			: other === null
				? 'address.province.code-unknown'
				: 'address.province.code-level'
	const held =
		code === ''
			? heldMissing(to)
			: other !== null
				? OPEN
				: requireCode
					? heldProvince(country, 'unknownProvinceCode', to)
					: byName === null
						? unsettled
						: OPEN
	const params = { country, code, hint: hintOf(meant) }
	const suggestion = meant === null ? undefined : [codeOf(meant)]
	const noteIt = code === '' ? noteMissing : note
	noteIt(to, PROVINCE_MESSAGES, kind, { ...held, path: CODE_PATH, rule: 'D-11', params, suggestion })
	return held.severity === 'error'
}

/**
 * Notes that the name is unknown (validate-order.1); returns true for an error. Where addresses name no province, no name is wrong
 * (D-11).
 */
export function noteName(given: GivenProvince, to: Findings): boolean {
	const { country, code, name, byCode, byName, other, meant, isNamed, requireCode, unsettled } = given
	const isCoded = byCode !== null || other !== null
	if (name === '' || byName !== null || !isNamed) return false
	const path = NAME_PATH
	if (code === '' && other !== null) {
		const params = { country, code: name, hint: '' }
		note(to, PROVINCE_MESSAGES, 'address.province.code-level', { severity: 'warning', path, rule: 'D-11', params })
		return false
	}
	const rule = 'validate-order.1'
	const held = isCoded || requireCode ? OPEN : unsettled
	const params = { country, province: name, hint: hintOf(meant) }
	const suggestion: Change[] | undefined = meant === null ? undefined : [{ path, value: meant.name }]
	if (meant !== null && byCode === null && code !== '') suggestion?.push(codeOf(meant))
	note(to, PROVINCE_MESSAGES, 'address.province.unknown', { ...held, path, rule, params, suggestion })
	return held.severity === 'error'
}

/**
 * Notes that the name, or otherwise the code, is a province of other countries (validate-order.1, D-11). Returns the severity; null
 * if there is no other country. It is an error only where an unknown province is, or if the address has a second witness for the
 * other country. With such a witness for one country, suggests that country.
 */
export function noteElsewhere(
	{ given, country, code, name, isNamed, unsettled }: GivenProvince,
	{ speaksFor }: Evidence,
	to: Findings,
): Severity | null {
	const byName = isCity(name, given.city) ? [] : findElsewhere(name, country)
	const byCode = isCity(code, given.city) ? [] : findElsewhere(code, country)
	const countries = byName.length > 0 ? byName : byCode
	if (countries.length === 0) return null
	const path = byName.length > 0 ? NAME_PATH : CODE_PATH
	const text = byName.length > 0 ? name : code
	const supported = countries.filter(
		(other) => isWholeCode(text) || (isWholeCode(code) && byCode.includes(other)) || speaksFor(given, country, other),
	)
	const isSure = isNamed && (unsettled.severity === 'error' || supported.length > 0)
	const held = isSure ? heldProvince(country, 'provinceMismatch', to) : OPEN
	const params = { country, province: text, other: countries.join(', ') }
	const suggestion = supported.length === 1 ? [{ path: COUNTRY_PATH, value: supported.join() }] : undefined
	note(to, PROVINCE_MESSAGES, 'address.province.mismatch', {
		...held,
		path,
		rule: 'validate-order.1',
		params,
		suggestion,
	})
	return held.severity
}

/**
 * Notes a problem of a known province: the post treats it as a country (D-12), or code and name disagree (D-11). The name of the
 * code is suggested unless the zip contradicts it.
 */
export function notePair(
	given: GivenPlace,
	country: string,
	byCode: Province | null,
	byName: Province | null,
	{ agrees }: Evidence,
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
			suggestion: toOwnCountry(given, province),
		})
	} else if (byCode !== null && byName !== null && byCode.code !== byName.code) {
		note(to, PROVINCE_MESSAGES, 'address.province.conflict', {
			severity: 'warning',
			about: 'change',
			path: ['province'],
			rule: 'D-11',
			params: { country, code: byCode.code, name: byCode.name, province: trimText(given.province) },
			suggestion: agrees(given.zip, country, byCode.code) ? [{ path: ['province'], value: byCode.name }] : undefined,
		})
	}
}

/**
 * Returns the changes that make a province of CN the country that it is to the post. They clear the fields that name no province
 * there. Returns undefined if addresses of that country name one, and none is left.
 */
function toOwnCountry({ provinceCode, province }: GivenPlace, { code: country, name }: Province): Change[] | undefined {
	const given = [
		{ path: CODE_PATH, text: provinceCode },
		{ path: NAME_PATH, text: province },
	].filter(({ text }) => !isBlankText(text))
	const unknown = given.filter(({ text }) => resolveProvinceName(country, text) === null)
	if (unknown.length === given.length && isNamedIn(country)) return undefined
	return [{ path: COUNTRY_PATH, value: country, label: name }, ...unknown.map(({ path }) => ({ path, value: '' }))]
}

function codeOf({ code, name }: Province): Change {
	return { path: CODE_PATH, value: code, label: name }
}

function hintOf(meant: Province | null): string {
	return meant === null ? '' : ` Did you mean ${meant.name}?`
}
