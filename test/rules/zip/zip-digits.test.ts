import { describe, expect, it } from 'vitest'
import { BUILT_IN_COUNTRIES } from '../../../src/rules/country/built-in-countries.ts'
import { BUILT_IN_ZIP_FORMS } from '../../../src/rules/zip/built-in-zip-forms.ts'
import { ZIP_FORMATS } from '../../../src/rules/zip/data/zips.ts'
import { shownZip, zipDigits } from '../../../src/rules/zip/shown-zip.ts'
import { zipFieldPattern } from '../../../src/rules/zip/zip-digits.ts'

const formsOf = (country: string): string => BUILT_IN_ZIP_FORMS.zipForms(country)?.text ?? ''

describe('zipDigits', () => {
	it.each([
		['US', [5, 9]],
		['JP', [7]],
		['PL', [5]],
		['CZ', [5]],
		['BH', [3, 4]],
		['TW', [3, 5, 6]],
		['AM', [4, 6]],
		['LB', [4, 8]],
		['SJ', [4]],
		['IR', [10]],
	])('of %s are %j', (country, digits) => {
		expect(zipDigits(formsOf(country))).toEqual(digits)
	})

	it('are those of the forms that the rules read, in every country with digits alone', () => {
		const withDigits = BUILT_IN_COUNTRIES.allCountries().filter(({ code }) => zipDigits(formsOf(code)).length > 0)
		expect(withDigits.length).toBeGreaterThan(100)
		for (const { code } of withDigits)
			expect(shownZip(ZIP_FORMATS, code)?.digits).toEqual(BUILT_IN_ZIP_FORMS.zipForms(code)?.lengths)
		expect(shownZip(ZIP_FORMATS, 'toString')).toBeNull()
	})

	it.each(['CA', 'GB', 'KZ', 'VE', 'AI', 'LV', 'NI', 'CR', 'GH', 'BO', 'HK', 'XX', ''])(
		'of %j are none: letters, hyphens that count, doubtful codes or no codes',
		(country) => {
			expect(zipDigits(formsOf(country))).toEqual([])
		},
	)
})

describe('zipFieldPattern', () => {
	const field = (country: string): RegExp => new RegExp(`^(?:${zipFieldPattern(zipDigits(formsOf(country)))})$`, 'v')

	it.each(['94103', '94103-1234', 'US-94103', ' 94103 ', '９４１０３', '9.4.1.0.3', '941031234', '', '  '])(
		'of US lets %j pass',
		(text) => {
			expect(field('US').test(text)).toBe(true)
		},
	)

	it.each(['9410', '941031', '94103-123', '94103-12345', '９４１０', 'ABCDE', '-'])('stops %j in US', (text) => {
		expect(field('US').test(text)).toBe(false)
	})
})
