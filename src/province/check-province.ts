import { type Findings, noFindings, toVerdict } from '../core/finding.ts'
import type { Severity } from '../core/issue.ts'
import { openFields, textOrType } from '../core/open.ts'
import type { Fields } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../country/countries.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { trimText } from '../text/trim.ts'
import {
	findMeant,
	noteCode,
	noteElsewhere,
	noteMissingProvince,
	noteName,
	notePair,
	type ProvinceCode,
} from './province-findings.ts'
import { COUNTRIES_UNDER_CN } from './province-table.ts'
import {
	isDivided,
	type Province,
	provinceUse,
	readOtherCode,
	readOtherName,
	resolveProvinceCode,
	resolveProvinceName,
} from './provinces.ts'

/** The issue codes of `checkProvince`. */
export type ProvinceIssueCode = ProvinceCode | UnknownCountryIssueCode

/** The fields of an address that name its province. */
export interface ProvinceInput {
	readonly province?: string | undefined
	readonly provinceCode?: string | undefined
}

export interface ProvinceOptions {
	/** `shouldValidateProvinceCode` of the order; absent means false. */
	readonly requireCode?: boolean | undefined
	/**
	 * Severity of a missing or unknown province where every source says that addresses need one: `Policy.province`, by default an
	 * error.
	 */
	readonly policy?: Severity | undefined
	/** Severity of a province of another country: `Policy.provinceMismatch`, by default an error. */
	readonly mismatch?: Severity | undefined
}

/**
 * Returns the province of an address, by code or by name, and checks that it belongs to the country (validate-order.1, D-11, D-12).
 *
 * - With `requireCode`, a given code must be known, and a code must be given where addresses need a province.
 * - Where addresses use provinces, a province of another country is rejected, unless this country has a province of the same name.
 * - If an unknown province is only a warning, the value keeps it as given, with `isoCode` null.
 * - The value is null if no province is given.
 *
 * @example
 * checkProvince({ province: 'California' }, 'US')
 * // => { status: 'valid', value: { code: 'CA', name: 'California', isoCode: 'US-CA' }, issues: [] }
 * checkProvince({ province: 'Californa' }, 'US').issues[0].suggestion // => [{ path: ['province'], value: 'California' }]
 * checkProvince({ province: 'California' }, 'AR').issues[0].suggestion // => [{ path: ['countryCode'], value: 'US' }]
 * checkProvince({ province: 'Hong Kong' }, 'CN').issues[0].suggestion
 * // => [{ path: ['countryCode'], value: 'HK', label: 'Hong Kong' }]
 */
export function checkProvince(
	input: ProvinceInput,
	countryCode: string,
	options?: ProvinceOptions,
): Verdict<Province | null, ProvinceIssueCode> {
	const findings = noFindings()
	const country = readCountryCode(countryCode)
	if (country === null) {
		noteUnknownCountry(findings, countryCode)
		return toVerdict<null, ProvinceIssueCode>(undefined, findings)
	}
	const { provinceCode, province } = openFields(input, provinceFields)
	const { requireCode, policy, mismatch } = openFields(options, optionFields)
	const severities: ProvincePolicy = {
		province: policy === 'warning' ? 'warning' : 'error',
		provinceMismatch: mismatch === 'warning' ? 'warning' : 'error',
	}
	const given = { provinceCode: textOrType(provinceCode), province: textOrType(province), zip: '' }
	return toVerdict(judgeProvince(given, country, requireCode === true, severities, anywhere, findings), findings)
}

const provinceFields = ({ provinceCode, province }: Fields<ProvinceInput>) => ({ provinceCode, province })
const optionFields = ({ requireCode, policy, mismatch }: Fields<ProvinceOptions>) => ({ requireCode, policy, mismatch })

/** The settings of `Policy` that concern provinces. */
export interface ProvincePolicy {
	readonly province: Severity
	readonly provinceMismatch: Severity
}

/** The province fields of an address and its zip, as text; each may be empty. */
interface GivenTexts {
	readonly provinceCode: string
	readonly province: string
	readonly zip: string
}

/** Returns whether a zip can be in a province. */
type Agrees = (zip: string, country: string, province: string) => boolean

const anywhere: Agrees = () => true

/** Returns whether to suggest a near province: the zip can be in it, and the post doesn't treat it as a country (D-12). */
function isSuggested({ code }: Province, country: string, zip: string, agrees: Agrees): boolean {
	return agrees(zip, country, code) && !(country === 'CN' && COUNTRIES_UNDER_CN.includes(code))
}

/**
 * Returns the province of an address; null if it names none, undefined after noting an error. Sets `to.province` to the province
 * that the address names or probably means. Suggests a correction of a misspelled province only if the zip can be in it.
 */
export function judgeProvince(
	given: GivenTexts,
	country: string,
	mustBeCode: boolean,
	policy: ProvincePolicy,
	agrees: Agrees,
	to: Findings,
): Province | null | undefined {
	const code = trimText(given.provinceCode)
	const name = trimText(given.province)
	const use = provinceUse(country)
	const isNamed = use === 'required' || use === 'used'
	const mustHaveCode = mustBeCode && use === 'required'
	/** The severity if neither field names a known province. */
	const unsettled = use === 'required' ? policy.province : 'warning'
	if (code === '' && name === '' && !mustHaveCode) {
		if (!isNamed) return null
		noteMissingProvince(country, unsettled, to)
		return unsettled === 'error' ? undefined : null
	}
	const byCode = code === '' ? null : resolveProvinceCode(country, code)
	const byName = name === '' ? null : resolveProvinceName(country, name, byCode)
	const known = byCode ?? byName
	if (known !== null) to.province = known.code
	let other: string | null = null
	if ((code === '' ? mustHaveCode : byCode === null) || (name !== '' && byName === null)) {
		if (byCode === null && (code !== '' || use === 'none')) other = readOtherCode(country, code || name)
		else if (byCode === null && byName === null) other = readOtherName(country, name)
		const near = known ?? findMeant(country, name, code)
		to.province = near?.code ?? null
		const meant = near === null || near === known || isSuggested(near, country, given.zip, agrees) ? near : null
		const requireCode = mustBeCode && isDivided(country)
		const found = { country, code, name, byCode, byName, other, meant, use, requireCode, unsettled }
		const isElsewhere = isNamed && near === null && other === null && noteElsewhere(found, policy.provinceMismatch, to)
		if (isElsewhere && policy.provinceMismatch === 'error') return undefined
		const isCodeRefused = (!isElsewhere || requireCode) && noteCode(found, to)
		const isNameRefused = !isElsewhere && noteName(found, to)
		if (isCodeRefused || isNameRefused) return undefined
	}
	if (known !== null) notePair(country, name, byCode, byName, to)
	if (known !== null || (code === '' && name === '')) return known
	// An unknown province, or a subdivision that addresses don't name, is kept as given.
	const kept = other ?? code
	return { code: kept, name: name === '' ? kept : name, isoCode: other === null ? null : `${country}-${other}` }
}
