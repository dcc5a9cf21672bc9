import { toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { judgeZip, type ZIP_MESSAGES } from './judge-zip.ts'
import { isInFormat, readZip } from './read-zip.ts'
import type { ZipFormFacts } from './zips.ts'

/** The issue codes of `checkZipFormat`. */
export type ZipFormatIssueCode = keyof typeof ZIP_MESSAGES | UnknownCountryIssueCode

/** `checkZipFormat` by the facts of the caller. */
export function checkZipFormatBy(
	zips: ZipFormFacts,
	zip: string | undefined,
	countryCode: string | undefined,
	options?: PolicyOptions,
): Verdict<string, ZipFormatIssueCode | PolicyCode> {
	const forms = zips.zipForms(countryCode)
	// Most zips are in their exact format, and then no findings are needed.
	if (options === undefined && typeof zip === 'string' && forms !== null && isInFormat(zip, forms))
		return { status: 'valid', value: zip, issues: [] }
	const findings = openFindings(options)
	if (forms === null) {
		noteUnknownCountry(findings, countryCode)
		return toVerdict<string, ZipFormatIssueCode>(undefined, findings)
	}
	const read = readZip(zip, forms)
	return toVerdict(judgeZip(read, read.meant, findings), findings)
}
