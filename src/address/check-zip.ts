import type { Verdict } from '../core/verdict.ts'
import { checkZipFormat, type ZipFormatCode } from './check-zip-format.ts'

export { readZip } from './check-zip-format.ts'

/** Decides whether a zip is a postal code of the country. */
export function checkZip(
	zip: string,
	countryCode: string,
	_options?: { readonly provinceCode?: string | undefined },
): Verdict<string, ZipFormatCode> {
	return checkZipFormat(zip, countryCode)
}
