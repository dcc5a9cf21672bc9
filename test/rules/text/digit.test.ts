import { describe, expect, it } from 'vitest'
import { digitOf } from '../../../src/rules/text/digit.ts'

describe('digitOf', () => {
	it('reads the digits of the scripts that countries write zips in', () => {
		const written = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙', '໐໑໒໓໔໕໖໗໘໙']
		const others = ['༠༡༢༣༤༥༦༧༨༩', '၀၁၂၃၄၅၆၇၈၉', '០១២៣៤៥៦៧៨៩', '᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙', '０１２３４５６７８９', '௦௧௨௩௪௫௬௭௮௯']
		for (const digits of [...written, ...others])
			expect(
				[...digits].map((digit) => digitOf(digit.charCodeAt(0))),
				digits,
			).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
	})

	it('reads nothing but decimal digits, as Unicode lists them', () => {
		let read = 0
		for (let code = 0; code < 0x1_0000; code++) {
			if (digitOf(code) < 0) continue
			read++
			expect(String.fromCharCode(code), code.toString(16)).toMatch(/\p{Nd}/u)
		}
		expect(read).toBe(200)
		for (const code of [Number.NaN, -1, 47, 58, 0x65f, 0x66a, 0x965, 0x970, 0xdf0, 0x2070])
			expect(digitOf(code)).toBe(-1)
	})
})
