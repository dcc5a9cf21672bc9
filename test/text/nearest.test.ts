import { describe, expect, it } from 'vitest'
import { isTooShort } from '../../src/text/nearest.ts'

describe('isTooShort', () => {
	it('says so of two letters and fewer, and never of signs that are words', () => {
		for (const text of ['', 'X', 'Q9', '\x7f']) expect(isTooShort(text), text).toBe(true)
		for (const text of ['Q9A', 'abc', 'Ohio', '京都', '\x80', 'Å']) expect(isTooShort(text), text).toBe(false)
	})
})
