import { toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { openFields, textOrType } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import { readField } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../country/countries.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { judgeProvince, type ProvinceCode, reportWhereGiven } from './judge-province.ts'
import type { ProvinceFacts } from './province-facts.ts'
import type { Province } from './province-table.ts'
import { readProvince } from './read-province.ts'
import { NO_PLACE } from './zip-place.ts'

export type ProvinceIssueCode = ProvinceCode | UnknownCountryIssueCode

/** The fields of an address that name its province: `province` and `provinceCode`. */
export interface ProvinceInput {
	readonly province?: string | null | undefined
	readonly provinceCode?: string | null | undefined
}

/** A policy with optional keys, and the order's flag `shouldValidateProvinceCode`. */
export interface ProvinceOptions extends PolicyOptions {
	/** The flag of the order (D-11). Default false. */
	readonly shouldValidateProvinceCode?: boolean | undefined
}

/** The options that aren't keys of the policy. */
export const PROVINCE_OPTIONS = ['shouldValidateProvinceCode'] as const

/** `checkProvince` with the caller's facts. */
export function checkProvinceBy(
	provinces: ProvinceFacts,
	input: ProvinceInput | undefined,
	countryCode: string | null | undefined,
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
	const read = readProvince(given, country, provinces, NO_PLACE)
	const isCodeRequired = readField(options, 'shouldValidateProvinceCode') === true
	const found = judgeProvince(read, read.abroad?.named ?? [], isCodeRequired, findings)
	reportWhereGiven(input, findings)
	return toVerdict(found && { ...found }, findings)
}
