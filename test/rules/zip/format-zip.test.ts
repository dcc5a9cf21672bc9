import { describe, expect, it } from 'vitest'
import { BUILT_IN_ZIP_FORMS } from '../../../src/rules/zip/built-in-zip-forms.ts'
import { formatZip } from '../../../src/rules/zip/zip-partial.ts'
import CASES from './format-zip.json' with { type: 'json' }

describe('D-123: a zip as you type it', () => {
	it.each(CASES.formatted)('%s: %s becomes %s', (country, typed, written) => {
		expect(formatZip(typed, BUILT_IN_ZIP_FORMS.zipForms(country))).toBe(written)
	})

	it.each([
		['PL', '00'],
		['PL', '00-'],
		['GB', 'M1 '],
		['US', '94103-'],
		['CR', '101-'],
		['NI', '050-008-4'],
	])('%s: %s stays, with or without a separator at its end', (country, typed) => {
		expect(formatZip(typed, BUILT_IN_ZIP_FORMS.zipForms(country))).toBe(typed)
	})

	it.each([
		['US', ''],
		['US', ' - '],
		['US', '0 01'],
		['US', '9o'],
		['US', '94103-12345'],
		['US', 'US-94103'],
		['US', `94103${' '.repeat(60)}`],
		['CR', '101 1000'],
		['GB', 'm1 1c'],
		['HK', 'ab c'],
		['HK', ' '],
		['GH', 'ga1209182'],
		['KN', 'kn 01'],
		['XX', 'k1a0b'],
		['', 'k1a0b'],
	])('%s: %j stays as it is, because no code begins so, or none is certain', (country, typed) => {
		expect(formatZip(typed, BUILT_IN_ZIP_FORMS.zipForms(country))).toBe(typed)
	})
})
