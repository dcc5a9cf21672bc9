import { toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { openFields, textOrType } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import { readField } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../country/countries.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { judgeProvince, type ProvinceCode } from './judge-province.ts'
import type { Province } from './provinces.ts'
import { readProvince } from './read-province.ts'
import { NO_PLACE } from './zip-place.ts'

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
	const given = { provinceCode: textOrType(provinceCode), province: textOrType(province), city: '' }
	const read = readProvince(given, country, NO_PLACE)
	const isCodeRequired = readField(options, 'shouldValidateProvinceCode') === true
	const found = judgeProvince(read, read.abroad?.named ?? [], isCodeRequired, findings)
	return toVerdict(found && { ...found }, findings)
}
