import type { Severity } from '../core/issue.ts'
import { ZIP_REQUIRED } from './data/zips.ts'

/**
 * How severe it is that an address of the country lacks its zip (D-13): an error where every source says that it needs one, a
 * warning where one does; null elsewhere.
 */
export function missingZipSeverity(countryCode: string): Severity | null {
	const boundary = ZIP_REQUIRED.indexOf(' ')
	for (let at = ZIP_REQUIRED.indexOf(countryCode); at >= 0; at = ZIP_REQUIRED.indexOf(countryCode, at + 1)) {
		if (at < boundary ? at % 2 === 0 : (at - boundary) % 2 === 1) return at < boundary ? 'error' : 'warning'
	}
	return null
}
