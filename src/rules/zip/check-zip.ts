import { toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { openFields } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { canBeIn } from '../province/zip-place.ts'
import { judgeZip, noteOtherProvince, type ZIP_MESSAGES, type ZIP_PROVINCE_MESSAGES } from './judge-zip.ts'
import { isZeros, readZip } from './read-zip.ts'
import type { ZipFacts } from './zips.ts'

export type ZipFormatIssueCode = keyof typeof ZIP_MESSAGES | UnknownCountryIssueCode

export type ZipIssueCode = ZipFormatIssueCode | keyof typeof ZIP_PROVINCE_MESSAGES

/** A policy with optional keys, and `provinceCode`: the province with which the zip is compared. */
export interface ZipOptions extends PolicyOptions {
	/** An ISO 3166-2 suffix in any case, with or without the country's code before it. */
	readonly provinceCode?: string | null | undefined
	/** The field that contains the province. The issue's path shows this field. Default `provinceCode`. */
	readonly provinceField?: 'provinceCode' | 'province' | undefined
}

const OWN_OPTIONS = ['provinceCode', 'provinceField'] as const

/** The most characters of a province code. */
const MAX_CODE = 16

/** `checkZipFormat` with the caller's facts. */
export function checkZipFormatBy(
	zips: ZipFacts,
	zip: string | null | undefined,
	countryCode: string | null | undefined,
	options?: PolicyOptions,
): Verdict<string, ZipFormatIssueCode | PolicyCode> {
	const forms = zips.zipForms(countryCode)
	// Most zips are already codes in their country's format, so they have no findings.
	if (options === undefined && typeof zip === 'string' && forms?.pattern.test(zip) && !isZeros(zip))
		return { status: 'valid', value: zip, issues: [] }
	const findings = openFindings(options)
	if (forms === null) noteUnknownCountry(findings, countryCode)
	return toVerdict(forms === null ? undefined : judgeZip(readZip(zip, forms), null, findings), findings)
}

/** `checkZip` with the caller's facts. */
export function checkZipBy(
	zips: ZipFacts,
	zip: string | null | undefined,
	countryCode: string | null | undefined,
	options?: ZipOptions,
): Verdict<string, ZipIssueCode | PolicyCode> {
	if (options === undefined) return checkZipFormatBy(zips, zip, countryCode)
	const findings = openFindings(options, OWN_OPTIONS)
	const { provinceCode, provinceField } = openFields<ZipOptions>(options, OWN_OPTIONS)
	const forms = zips.zipForms(countryCode)
	if (forms === null) {
		noteUnknownCountry(findings, countryCode)
		return toVerdict<string, ZipIssueCode>(undefined, findings)
	}
	const { countryCode: country } = forms
	const province = suffixOf(provinceCode, country)
	const read = readZip(zip, forms)
	const value = judgeZip(read, province, findings)
	const { code, place } = read
	if (province !== null && !canBeIn(place, province)) {
		const path = [provinceField === 'province' ? 'province' : 'provinceCode']
		const expected = place.provinces.join(', ')
		const suggestion = place.provinces.length === 1 ? [{ path, value: expected }] : undefined
		noteOtherProvince({ zip: code as string, country, expected, province }, path, suggestion, findings)
	}
	return toVerdict(value, findings)
}

/** Returns the ISO 3166-2 suffix in a code (`us-ca`, `CA`); null for any other value. */
function suffixOf(provinceCode: unknown, country: string): string | null {
	if (typeof provinceCode !== 'string' || provinceCode.length > MAX_CODE) return null
	const code = provinceCode.trim().toUpperCase()
	return code.startsWith(`${country}-`) ? code.slice(3) : code
}
