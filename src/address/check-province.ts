import type { Severity } from '../core/issue.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import {
	type Province,
	provincesOf,
	provinceUse,
	readOtherCode,
	resolveProvinceCode,
	resolveProvinceName,
} from '../geo/provinces.ts'
import { type UnknownCountryIssueCode, unknownCountry } from '../geo/unknown-country.ts'
import {
	COUNTRIES_UNDER_CN,
	judgeCode,
	judgeName,
	judgePair,
	type PROVINCE_MESSAGES,
	readGiven,
} from './province-findings.ts'

export type ProvinceIssueCode = keyof typeof PROVINCE_MESSAGES | UnknownCountryIssueCode

/** The part of an address that names its province. */
export interface ProvinceInput {
	readonly province?: string | undefined
	readonly provinceCode?: string | undefined
}

export interface ProvinceOptions {
	/** `shouldValidateProvinceCode` of the order; absent means false. */
	readonly requireCode?: boolean | undefined
	/** What a missing or unknown province is where every source says that addresses need one: `Policy.province`, by default an error. */
	readonly policy?: Severity | undefined
}

/**
 * Decides whether the province is correct for the country, by code or by name (validate-order.1, D-11, D-12). With
 * `requireCode`, a code that is given must be known, and one must be given where addresses need a province. A province that
 * stays unknown is kept as it is given, with `isoCode` null; the value is null when none is given.
 *
 * @example
 * checkProvince({ province: 'California' }, 'US')
 * // => { status: 'valid', value: { code: 'CA', name: 'California', isoCode: 'US-CA' }, issues: [] }
 * checkProvince({ province: 'Californa' }, 'US').issues[0].suggestion // => [{ path: ['province'], value: 'California' }]
 * checkProvince({ province: 'Hong Kong' }, 'CN').issues[0].suggestion // => [{ path: ['countryCode'], value: 'HK' }]
 */
export function checkProvince(
	input: ProvinceInput,
	countryCode: string,
	options?: ProvinceOptions,
): Verdict<Province | null, ProvinceIssueCode> {
	const country = readCountryCode(countryCode)
	if (country === null) return refuse(unknownCountry(countryCode))
	const given = readGiven(input, country, options)
	const { code, name, byCode, byName, other } = given
	const found = [judgeCode(given), judgeName(given), judgePair(given)].filter((issue) => issue !== null)
	if (code === '' && name === '') return settle<Province | null, ProvinceIssueCode>(null, found)
	return settle<Province | null, ProvinceIssueCode>(byCode ?? byName ?? asGiven(country, code, name, other), found)
}

/** A province that stays unknown, or that addresses do not name: as it is given. */
function asGiven(country: string, code: string, name: string, other: string | null): Province {
	const kept = other ?? code
	return { code: kept, name: name === '' ? kept : name, isoCode: other === null ? null : `${country}-${other}` }
}

/**
 * The core of {@link checkProvince}: the province when there is nothing at all to say, null when the address gives none and
 * names none, `undefined` when there is something to say. Takes texts without space around them.
 */
export function readProvince(
	code: string,
	name: string,
	country: string,
	requireCode: boolean,
): Province | null | undefined {
	const use = provinceUse(country)
	if (code === '') {
		if (name === '') return use === 'none' || use === 'hidden' ? null : undefined
		if (requireCode && use === 'required') return undefined
	}
	const byCode = code === '' ? null : resolveProvinceCode(country, code)
	if (use === 'none' && byCode === null && provincesOf(country).length === 0) {
		const other = readOtherCode(country, code || name)
		return other === null ? undefined : asGiven(country, code, name, other)
	}
	if (code !== '' && byCode === null) return undefined
	const byName = name === '' || name === byCode?.name ? byCode : resolveProvinceName(country, name)
	if (byName === null || (byCode !== null && byCode.code !== byName.code)) return undefined
	return country === 'CN' && COUNTRIES_UNDER_CN.includes(byName.code) ? undefined : (byCode ?? byName)
}
