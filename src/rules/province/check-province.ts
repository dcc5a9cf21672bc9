import { type Findings, toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { openFields, textOrType } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import { readField } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../country/countries.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { trimText } from '../text/trim.ts'
import { noteDoubtedCode, provinceInsteadOfCode } from './doubted-code.ts'
import { type Evidence, findMeant, type GivenPlace, NO_EVIDENCE } from './province-evidence.ts'
import {
	heldProvince,
	noteCode,
	noteElsewhere,
	noteMissingProvince,
	noteName,
	notePair,
	OPEN,
	type ProvinceCode,
} from './province-findings.ts'
import {
	isDivided,
	type Province,
	provinceUse,
	readOtherCode,
	readOtherName,
	resolveProvinceCode,
	resolveProvinceName,
} from './provinces.ts'
import { provinceByShopCode } from './shop-codes.ts'

/** The issue codes of `checkProvince`. */
export type ProvinceIssueCode = ProvinceCode | UnknownCountryIssueCode

/** The fields of an address that name its province. */
export interface ProvinceInput {
	readonly province?: string | undefined
	readonly provinceCode?: string | undefined
}

/** A policy, and the order's own flag for its province. */
export interface ProvinceOptions extends PolicyOptions {
	/** The flag of the order (D-11). Default false. */
	readonly shouldValidateProvinceCode?: boolean | undefined
}

/** The options besides the keys of a policy. */
export const PROVINCE_OPTIONS = ['shouldValidateProvinceCode'] as const

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
 * checkProvince({ province: 'Bayern' }, 'DE').issues // => []
 * checkProvince({ provinceCode: 'US-CA' }, 'JP').issues[0].suggestion // => [{ path: ['countryCode'], value: 'US' }]
 * checkProvince({ province: 'Hong Kong' }, 'CN').issues[0].suggestion
 * // => [{ path: ['countryCode'], value: 'HK', label: 'Hong Kong' }]
 */
export function checkProvince(
	input: ProvinceInput | undefined,
	countryCode: string | undefined,
	options?: ProvinceOptions,
): Verdict<Province | null, ProvinceIssueCode | PolicyCode> {
	const findings = openFindings(options, PROVINCE_OPTIONS)
	const country = readCountryCode(countryCode)
	if (country === null) {
		noteUnknownCountry(findings, countryCode)
		return toVerdict<null, ProvinceIssueCode>(undefined, findings)
	}
	const { provinceCode, province } = openFields<ProvinceInput>(input, ['provinceCode', 'province'])
	const isCodeRequired = readField(options, 'shouldValidateProvinceCode') === true
	const given = { ...NO_PLACE, provinceCode: textOrType(provinceCode), province: textOrType(province) }
	const found = judgeProvince(given, country, isCodeRequired, NO_EVIDENCE, findings)
	return toVerdict(found && { ...found }, findings)
}

const NO_PLACE: GivenPlace = { provinceCode: '', province: '', city: '', zip: '', country: '', phone: '' }

/**
 * Returns the province of an address; null if it names none, undefined after noting an error. Sets `to.province` to the province
 * that the address names or probably means. What is stated and suggested rests on `evidence`.
 */
export function judgeProvince(
	given: GivenPlace,
	country: string,
	mustBeCode: boolean,
	evidence: Evidence,
	to: Findings,
): Province | null | undefined {
	const code = trimText(given.provinceCode)
	const name = trimText(given.province)
	const use = provinceUse(country)
	const isNamed = use === 'required' || use === 'used'
	const mustHaveCode = mustBeCode && use === 'required'
	/** The severity if neither field names a known province. */
	const unsettled = use === 'required' ? heldProvince(country, 'province', to) : OPEN
	if (code === '' && name === '' && !mustHaveCode) {
		if (!isNamed) return null
		return noteMissingProvince(country, unsettled, to) ? undefined : null
	}
	const byCode = code === '' ? null : (resolveProvinceCode(country, code) ?? provinceByShopCode(country, code))
	const byName = name === '' ? null : resolveProvinceName(country, name, byCode)
	const instead = provinceInsteadOfCode(country, byCode, byName, given.zip, evidence.agrees)
	const known = instead ?? byCode ?? byName
	if (known !== null) to.province = known.code
	if (byCode !== null && instead !== null) {
		noteDoubtedCode(country, byCode, instead, to)
		return instead
	}
	let other: string | null = null
	if ((code === '' ? mustHaveCode : byCode === null) || (name !== '' && byName === null)) {
		if (byCode === null && (code !== '' || use === 'none')) other = readOtherCode(country, code || name)
		else if (byCode === null && byName === null) other = readOtherName(country, name)
		const { near, meant } = findMeant(given, country, known, isNamed, evidence)
		to.province = near?.code ?? null
		const requireCode = mustBeCode && isDivided(country)
		const found = { given, country, code, name, byCode, byName, other, meant, isNamed, use, requireCode, unsettled }
		const elsewhere = near === null && other === null ? noteElsewhere(found, evidence, to) : null
		// A code that is required is judged besides a name of another country, but not twice.
		const isCodeJudged =
			elsewhere === null || (requireCode && (elsewhere === 'warning' || (code !== '' && name !== '')))
		const isCodeRefused = isCodeJudged && noteCode(elsewhere === null ? found : { ...found, meant: null }, to)
		const isNameRefused = elsewhere === null && noteName(found, to)
		if (elsewhere === 'error' || isCodeRefused || isNameRefused) return undefined
	}
	if (known !== null) notePair(given, country, byCode, byName, evidence, to)
	if (known !== null || (code === '' && name === '')) return known
	// An unknown province, or a subdivision that addresses don't name, is kept as given.
	const kept = other ?? code
	return { code: kept, name: name === '' ? kept : name, isoCode: other === null ? null : `${country}-${other}` }
}
