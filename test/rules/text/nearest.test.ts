import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allCountries } from '../../../src/rules/built-in/places.ts'
import { foldName } from '../../../src/rules/text/fold.ts'
import { isTooShort, nearest, spellingsOf } from '../../../src/rules/text/nearest.ts'
import { expectCost } from '../../bounded.ts'
import { seedOf } from '../../fuzz.ts'

describe('isTooShort', () => {
	it('says so of two letters and fewer, and never of signs that are words', () => {
		for (const text of ['', 'X', 'Q9', '\x7f']) expect(isTooShort(text), text).toBe(true)
		for (const text of ['Q9A', 'abc', 'Ohio', '京都', '\x80', 'Å']) expect(isTooShort(text), text).toBe(false)
	})
})

describe('nearest, on nonsense', () => {
	it('compares few of the names: 2,000 new texts cost a few passes over a megabyte', () => {
		const spellings = spellingsOf(allCountries(), ({ name }) => foldName(name))
		const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz ')
		const text = fc.string({ unit: letter, minLength: 3, maxLength: 20 })
		const texts = fc.sample(text, { numRuns: 2000, seed: seedOf(1) })
		expectCost(() => {
			for (const each of texts) nearest(each, spellings)
		}, 3)
	})
})
