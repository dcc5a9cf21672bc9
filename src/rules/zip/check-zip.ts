import { type Findings, note, toVerdict } from '../core/finding.ts'
import type { Change, Params, Path } from '../core/issue.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { openFields } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { checkZipFormat, findZip, judgeGivenZip, type ZipFormatIssueCode } from './check-zip-format.ts'
import { provinceCodesForZip, relateCodes } from './zip-provinces.ts'
import { zipForms } from './zips.ts'

export const ZIP_PROVINCE_MESSAGES = {
	'address.zip.province-mismatch':
		'{zip} is in {expected}, not in {province}. Check the {zipField|postal code} or the {provinceField|province}.',
} as const

/** The issue codes of `checkZip`. */
export type ZipIssueCode = ZipFormatIssueCode | keyof typeof ZIP_PROVINCE_MESSAGES

/** A policy, and the province to compare a zip with. */
export interface ZipOptions extends PolicyOptions {
	/** An ISO 3166-2 suffix, in any case, with or without the country's code before it. */
	readonly provinceCode?: string | undefined
	/** The field that names the province; the issue points at it. Default `provinceCode`. */
	readonly provinceField?: 'provinceCode' | 'province' | undefined
}

const OWN_OPTIONS = ['provinceCode', 'provinceField'] as const

/** Longer texts are not province codes. */
const LONGEST_CODE = 16

/**
 * Returns a postal code in its country's format, or rejects it, as `checkZipFormat` does (the fourth check of validate-order). Also
 * compares it with the province: a zip in one other province is a warning, and the suggestion is that province (D-14). Zips that
 * several provinces share never warn, nor do zips and provinces that the tables don't list.
 *
 * @example
 * checkZip('m5v 3l9', 'CA', { provinceCode: 'ON' }) // => { status: 'valid', value: 'M5V 3L9', issues: [] }
 * checkZip('2134', 'US', { provinceCode: 'MA' }).issues[0].suggestion // => [{ path: ['zip'], value: '02134' }]
 * checkZip('9210', 'US', { provinceCode: 'CA' }).issues[0].suggestion // => undefined
 * checkZip('90210', 'US', { provinceCode: 'NY' }).issues[0].suggestion // => [{ path: ['provinceCode'], value: 'CA' }]
 * checkZip('42223', 'US', { provinceCode: 'TN' }).issues // => []
 */
export function checkZip(
	zip: string | undefined,
	countryCode: string | undefined,
	options?: ZipOptions,
): Verdict<string, ZipIssueCode | PolicyCode> {
	return options === undefined ? checkZipFormat(zip, countryCode) : checkZipIn(zip, countryCode, options)
}

function checkZipIn(
	zip: string | undefined,
	countryCode: string | undefined,
	options: ZipOptions,
): Verdict<string, ZipIssueCode | PolicyCode> {
	const forms = zipForms(countryCode)
	const findings = openFindings(options, OWN_OPTIONS)
	const { provinceCode, provinceField } = openFields<ZipOptions>(options, ['provinceCode', 'provinceField'])
	const province = forms === null ? null : suffixOf(provinceCode, forms.countryCode)
	findings.province = province
	const value = judgeGivenZip(zip, forms, countryCode, agreesWithZip, findings)
	if (forms !== null && province !== null && value !== undefined) {
		const expected = findOtherProvinces(value, forms.countryCode, province)
		const path = [provinceField === 'province' ? 'province' : 'provinceCode']
		const params = { zip: value, country: forms.countryCode, expected: expected.join(', '), province }
		const suggestion = expected.length === 1 ? [{ path, value: expected.join() }] : undefined
		if (expected.length > 0) noteOtherProvince(params, path, suggestion, findings)
	}
	return toVerdict(value, findings)
}

/** Returns false if the tables place the zip in another province. The zip may have any format. */
export function agreesWithZip(zip: string, country: string, province: string): boolean {
	const code = findZip(zip, country)
	return code === null || relateCodes(code, country, province) !== 'mismatch'
}

/**
 * Returns the provinces of a zip in canonical form if this province isn't one of them (D-14); otherwise an empty list. A zip that isn't
 * given out (D-13) has no province, although the prefixes of the table cover it.
 */
export function findOtherProvinces(zip: string, country: string, province: string): readonly string[] {
	if (zip === '' || relateCodes(zip, country, province) !== 'mismatch' || findZip(zip, country) === null) return []
	return provinceCodesForZip(zip, country)
}

/** Notes that a zip is in another province. */
export function noteOtherProvince(
	params: Params,
	path: Path,
	suggestion: readonly Change[] | undefined,
	to: Findings,
): void {
	const details = { severity: 'warning', path, rule: 'D-14', params, suggestion } as const
	note(to, ZIP_PROVINCE_MESSAGES, 'address.zip.province-mismatch', details)
}

/** Returns the ISO 3166-2 suffix of a code (`us-ca`, `CA`); null for any other value. */
function suffixOf(provinceCode: unknown, country: string): string | null {
	if (typeof provinceCode !== 'string' || provinceCode.length > LONGEST_CODE) return null
	const code = provinceCode.trim().toUpperCase()
	return code.startsWith(`${country}-`) ? code.slice(3) : code
}
