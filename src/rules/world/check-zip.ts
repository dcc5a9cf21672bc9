import type { PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import {
	checkZipBy,
	checkZipFormatBy,
	type ZipFormatIssueCode,
	type ZipIssueCode,
	type ZipOptions,
} from '../zip/check-zip.ts'
import { WORLD_ZIP_FORMS } from '../zip/world-zip-forms.ts'
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
	zip: string | null | undefined,
	countryCode: string | null | undefined,
	options?: ZipOptions,
): Verdict<string, ZipIssueCode | PolicyCode> {
	return checkZipBy(WORLD_ZIPS, zip, countryCode, options)
}

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
 * checkZipFormat('9O21O', 'US').issues[0].suggestion // => [{ path: ['zip'], value: '90210' }]
 * checkZipFormat('', 'HK') // => { status: 'valid', value: '', issues: [] }
 */
export function checkZipFormat(
	zip: string | null | undefined,
	countryCode: string | null | undefined,
	options?: PolicyOptions,
): Verdict<string, ZipFormatIssueCode | PolicyCode> {
	return checkZipFormatBy(WORLD_ZIP_FORMS, zip, countryCode, options)
}
