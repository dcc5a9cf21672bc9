import { toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { openFields } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { noteUnknownCountry } from '../country/unknown-country.ts'
import { canBeIn } from '../province/zip-place.ts'
import { checkZipFormat, type ZipFormatIssueCode } from './check-zip-format.ts'
import { judgeZip, noteOtherProvince, type ZIP_PROVINCE_MESSAGES } from './judge-zip.ts'
import { readZip } from './read-zip.ts'
import { meantIn, placeOfZip } from './zip-provinces.ts'
import { zipForms } from './zips.ts'

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
	if (forms === null) {
		noteUnknownCountry(findings, countryCode)
		return toVerdict<string, ZipIssueCode>(undefined, findings)
	}
	const { countryCode: country } = forms
	const province = suffixOf(provinceCode, country)
	const read = readZip(zip, forms)
	const value = judgeZip(read, meantIn(read.meant, country, province), findings)
	const place = placeOfZip(read.code, country)
	if (province !== null && !canBeIn(place, province)) {
		const path = [provinceField === 'province' ? 'province' : 'provinceCode']
		const expected = place.provinces.join(', ')
		const suggestion = place.provinces.length === 1 ? [{ path, value: expected }] : undefined
		noteOtherProvince({ zip: read.code as string, country, expected, province }, path, suggestion, findings)
	}
	return toVerdict(value, findings)
}

/** Returns the ISO 3166-2 suffix of a code (`us-ca`, `CA`); null for any other value. */
function suffixOf(provinceCode: unknown, country: string): string | null {
	if (typeof provinceCode !== 'string' || provinceCode.length > LONGEST_CODE) return null
	const code = provinceCode.trim().toUpperCase()
	return code.startsWith(`${country}-`) ? code.slice(3) : code
}
