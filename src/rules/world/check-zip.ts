import type { PolicyCode } from '../core/note-policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { checkZipBy, type ZipIssueCode, type ZipOptions } from '../zip/check-zip.ts'
import { WORLD_ZIPS } from '../zip/world-zips.ts'

/**
 * Returns a postal code in its country's format, or rejects it, as `checkZipFormat` does (the fourth check of validate-order). Also
 * compares it with the province: a zip in one other province is a warning, and the suggestion is that province (D-14). Zips that
 * several provinces share never warn, nor do zips and provinces that the tables don't list.
 *
 * @example
 * checkZip('m5v 3l9', 'CA', { provinceCode: 'ON' }) // => { status: 'valid', value: 'M5V 3L9', issues: [] }
 * checkZip('2134', 'US', { provinceCode: 'MA' }).issues[0].suggestion // => [{ path: ['zip'], value: '02134' }]
 * checkZip('90210', 'US', { provinceCode: 'NY' }).issues[0].suggestion // => [{ path: ['provinceCode'], value: 'CA' }]
 */
export function checkZip(
	zip: string | undefined,
	countryCode: string | undefined,
	options?: ZipOptions,
): Verdict<string, ZipIssueCode | PolicyCode> {
	return checkZipBy(WORLD_ZIPS, zip, countryCode, options)
}
