import { iso31661 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { readCountryCode } from '../../../src/rules/country/countries.ts'
import { MAX_NAME_LENGTH } from '../../../src/rules/text/longest-name.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const assigned = new Set(['XK', 'AC', 'TA', ...iso31661.map((country) => country.alpha2)])

describe('readCountryCode', () => {
	it('knows each assigned code of two letters and no other', () => {
		for (const first of LETTERS) {
			for (const second of LETTERS) {
				const code = first + second
				const expected = assigned.has(code) ? code : null
				expect(readCountryCode(code), code).toBe(expected)
				expect(readCountryCode(` ${code.toLowerCase()}\t`), code).toBe(expected)
			}
		}
	})
	it('reads a code within the longest name and no longer text', () => {
		expect(readCountryCode('DE'.padEnd(MAX_NAME_LENGTH))).toBe('DE')
		expect(readCountryCode('DE'.padEnd(MAX_NAME_LENGTH + 1))).toBeNull()
	})

	it.each(['ß', 'ﬁ', 'ıt', 'U', 'USA', '', '@A', 'A@', '[A', 'A[', 'ＵＳ', 1, null, undefined, ['US']])(
		'refuses %j',
		(value) => {
			expect(readCountryCode(value)).toBeNull()
		},
	)
})
