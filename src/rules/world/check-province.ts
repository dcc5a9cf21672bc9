import type { PolicyCode } from '../core/note-policy.ts'
import type { Verdict } from '../core/verdict.ts'
import {
	checkProvinceBy,
	type ProvinceInput,
	type ProvinceIssueCode,
	type ProvinceOptions,
} from '../province/check-province.ts'
import type { Province } from '../province/province-table.ts'
import { WORLD_PROVINCES } from '../province/world-provinces.ts'

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
 * checkProvince({ province: 'Hong Kong' }, 'CN').issues[0].suggestion
 * // => [{ path: ['countryCode'], value: 'HK', label: 'Hong Kong' }]
 */
export function checkProvince(
	input: ProvinceInput | undefined,
	countryCode: string | null | undefined,
	options?: ProvinceOptions,
): Verdict<Province | null, ProvinceIssueCode | PolicyCode> {
	return checkProvinceBy(WORLD_PROVINCES, input, countryCode, options)
}
