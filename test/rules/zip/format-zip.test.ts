import { describe, expect, it } from 'vitest'
import { WORLD_ZIP_FORMS } from '../../../src/rules/zip/world-zip-forms.ts'
import { formatZip } from '../../../src/rules/zip/zip-partial.ts'

describe('D-123: a zip as you type it', () => {
	it.each([
		['CA', 'k1a0b', 'K1A 0B'],
		['CA', 'k1a', 'K1A'],
		['CA', 'k1a-0', 'K1A 0'],
		['us', '94103 1', '94103-1'],
		['US', '94103–1234', '94103-1234'],
		['US', '９４１０３１', '94103-1'],
		['GB', 'ec1y8sy', 'EC1Y 8SY'],
		['GB', 'm1 1', 'M1 1'],
		['GB', 'gir0a', 'GIR 0A'],
		['PL', '009', '00-9'],
		['LB', '20383054', '2038 3054'],
		['VE', '1010a', '1010-A'],
		['MT', 'vlt1', 'VLT 1'],
		['AI', 'ai26', 'AI-26'],
		['SV', 'cp1', 'CP 1'],
	])('%s: %s becomes %s', (country, typed, written) => {
		expect(formatZip(typed, WORLD_ZIP_FORMS.zipForms(country))).toBe(written)
	})

	it.each([
		['PL', '00'],
		['PL', '00-'],
		['GB', 'M1 '],
		['US', '94103-'],
		['CR', '101-'],
		['NI', '050-008-4'],
	])('%s: %s stays, with or without a separator at its end', (country, typed) => {
		expect(formatZip(typed, WORLD_ZIP_FORMS.zipForms(country))).toBe(typed)
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
		expect(formatZip(typed, WORLD_ZIP_FORMS.zipForms(country))).toBe(typed)
	})
})
