import { toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { judgeZip, type ZIP_MESSAGES } from './judge-zip.ts'
import { readZip } from './read-zip.ts'
import { ends, walk } from './zip-automaton.ts'
import type { ZipFormFacts, ZipForms } from './zips.ts'

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
	if (options === undefined && isAsWritten(zip, forms)) return { status: 'valid', value: zip, issues: [] }
	const findings = openFindings(options)
	if (forms === null) {
		noteUnknownCountry(findings, countryCode)
		return toVerdict<string, ZipFormatIssueCode>(undefined, findings)
	}
	const read = readZip(zip, forms)
	return toVerdict(judgeZip(read, read.meant, findings), findings)
}

/** Returns true for a code in its exact format. Most zips are, and then no findings are needed. */
function isAsWritten(zip: unknown, forms: ZipForms | null): zip is string {
	return forms !== null && typeof zip === 'string' && ends(walk(forms.start, zip))
}
