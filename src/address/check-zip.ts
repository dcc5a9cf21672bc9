import { makeIssue } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import { provinceCodesForZip, relateCodes } from '../geo/zip-provinces.ts'
import { zipForms } from '../geo/zips.ts'
import { checkZipFormat, readZip as readZipFormat, type ZipFormatIssueCode } from './check-zip-format.ts'

export const ZIP_PROVINCE_MESSAGES = {
	'address.zip.province-mismatch': 'Check the province or the postal code: {zip} is in {expected}, not in {province}.',
} as const

export type ZipIssueCode = ZipFormatIssueCode | keyof typeof ZIP_PROVINCE_MESSAGES

/** What a zip is compared with. */
export interface ZipOptions {
	/** An ISO 3166-2 suffix, in any case, with or without the country's code before it. */
	readonly provinceCode?: string | undefined
	/** The field that the caller filled; the issue points at it. Default `provinceCode`. */
	readonly provinceField?: 'provinceCode' | 'province' | undefined
}

/** No code of a province is longer. */
const LONGEST_CODE = 16

/**
 * Decides whether a zip is a postal code of the country (the fourth check of validate-order), as `checkZipFormat` does, and
 * compares it with the province: a zip that lies in another province alone is a warning with that province as the suggestion
 * (D-14). Shared zips, zips that the tables do not list, and codes that are not in the tables never warn.
 *
 * @example
 * checkZip('m5v 3l9', 'CA', { provinceCode: 'ON' }) // => { status: 'valid', value: 'M5V 3L9', issues: [] }
 * checkZip('90210', 'US', { provinceCode: 'NY' }).issues[0].suggestion // => [{ path: ['provinceCode'], value: 'CA' }]
 * checkZip('42223', 'US', { provinceCode: 'TN' }).issues // => []
 */
export function checkZip(zip: string, countryCode: string, options?: ZipOptions): Verdict<string, ZipIssueCode> {
	const verdict = checkZipFormat(zip, countryCode)
	return options === undefined ? verdict : compareProvince(verdict, countryCode, options)
}

/** The verdict on a zip, with a warning if the zip lies in another province. */
function compareProvince(
	verdict: Verdict<string, ZipIssueCode>,
	countryCode: string,
	options: ZipOptions,
): Verdict<string, ZipIssueCode> {
	const provinceCode = readField(options, 'provinceCode')
	if (verdict.status !== 'valid' || provinceCode === undefined || verdict.value === '') return verdict
	const country = zipForms(countryCode)?.countryCode ?? ''
	const province = readCode(provinceCode, country)
	if (province === null || relateCodes(verdict.value, country, province) !== 'mismatch') return verdict
	const [expected = ''] = provinceCodesForZip(verdict.value, country)
	const path = [readField(options, 'provinceField') === 'province' ? 'province' : 'provinceCode']
	const mismatch = makeIssue(ZIP_PROVINCE_MESSAGES, 'address.zip.province-mismatch', {
		severity: 'warning',
		path,
		rule: 'D-14',
		params: { zip: verdict.value, expected, province },
		suggestion: [{ path, value: expected }],
	})
	return settle(verdict.value, [...verdict.issues, mismatch])
}

/**
 * The canonical form of a zip about which there is nothing at all to say, else null. Takes the alpha-2 code and the province's
 * ISO 3166-2 suffix in capitals.
 */
export function readZip(zip: unknown, countryCode: string, provinceCode?: string): string | null {
	const code = readZipFormat(zip, countryCode)
	if (code === null || code === '' || provinceCode === undefined) return code
	return relateCodes(code, countryCode, provinceCode) === 'mismatch' ? null : code
}

/** The ISO 3166-2 suffix that a code is: `us-ca`, `CA`. */
function readCode(provinceCode: unknown, country: string): string | null {
	if (typeof provinceCode !== 'string' || provinceCode.length > LONGEST_CODE) return null
	const code = provinceCode.trim().toUpperCase()
	return code.startsWith(`${country}-`) ? code.slice(3) : code
}
