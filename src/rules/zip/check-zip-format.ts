import { toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { judgeZip, type ZIP_MESSAGES } from './judge-zip.ts'
import { readZip } from './read-zip.ts'
import { ends, walk } from './zip-automaton.ts'
import { type ZipForms, zipForms } from './zips.ts'

/** The issue codes of `checkZipFormat`. */
export type ZipFormatIssueCode = keyof typeof ZIP_MESSAGES | UnknownCountryIssueCode

/**
 * Returns a postal code in its country's format, or rejects a code that the country can't have (the fourth check of validate-order,
 * D-13). Only the format decides: lengths, letters and ranges that exist. The province doesn't count.
 *
 * - Accepts digits of any script, full-width characters, any dashes and spaces, small letters, and the country's code before the zip.
 * - A wrong format is a warning where the post hardly uses codes (D-104).
 * - A code that begins as none of the country's codes does is a warning if two sources agree.
 * - An empty zip passes if the country has no codes or doesn't require them. It is a warning if one source requires a zip, and an
 *   error if all sources do.
 *
 * @example
 * checkZipFormat('k1a0b1', 'CA') // => { status: 'valid', value: 'K1A 0B1', issues: [] }
 * checkZipFormat('１０００００１', 'JP') // => { status: 'valid', value: '100-0001', issues: [] }
 * checkZipFormat('9O21O', 'US').issues[0].suggestion // => [{ path: ['zip'], value: '90210' }]
 * checkZipFormat('١١٥١١', 'EG') // => { status: 'valid', value: '11511', issues: [] }
 * checkZipFormat('', 'HK') // => { status: 'valid', value: '', issues: [] }
 */
export function checkZipFormat(
	zip: string | undefined,
	countryCode: string | undefined,
	options?: PolicyOptions,
): Verdict<string, ZipFormatIssueCode | PolicyCode> {
	const forms = zipForms(countryCode)
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
