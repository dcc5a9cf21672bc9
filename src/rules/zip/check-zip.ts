import { toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { openFields } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { noteUnknownCountry } from '../country/unknown-country.ts'
import { canBeIn } from '../province/zip-place.ts'
import { checkZipFormatBy, type ZipFormatIssueCode } from './check-zip-format.ts'
import { judgeZip, noteOtherProvince, type ZIP_PROVINCE_MESSAGES } from './judge-zip.ts'
import { readZip } from './read-zip.ts'
import { meantIn, placeOfZip, type ZipFacts } from './zip-provinces.ts'

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

/** `checkZip` by the facts of the caller. */
export function checkZipBy(
	zips: ZipFacts,
	zip: string | undefined,
	countryCode: string | undefined,
	options?: ZipOptions,
): Verdict<string, ZipIssueCode | PolicyCode> {
	return options === undefined ? checkZipFormatBy(zips, zip, countryCode) : checkZipIn(zips, zip, countryCode, options)
}

function checkZipIn(
	zips: ZipFacts,
	zip: string | undefined,
	countryCode: string | undefined,
	options: ZipOptions,
): Verdict<string, ZipIssueCode | PolicyCode> {
	const forms = zips.zipForms(countryCode)
	const findings = openFindings(options, OWN_OPTIONS)
	const { provinceCode, provinceField } = openFields<ZipOptions>(options, ['provinceCode', 'provinceField'])
	if (forms === null) {
		noteUnknownCountry(findings, countryCode)
		return toVerdict<string, ZipIssueCode>(undefined, findings)
	}
	const { countryCode: country } = forms
	const province = suffixOf(provinceCode, country)
	const read = readZip(zip, forms)
	const value = judgeZip(read, meantIn(zips, read.meant, country, province), findings)
	const place = placeOfZip(zips, read.code, country)
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
