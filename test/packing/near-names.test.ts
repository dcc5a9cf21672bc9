import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNearNames, readTogether, writeNearName, writeTogether } from '../../src/packing/near-names.ts'
import { runs } from '../fuzz.ts'

describe('a list of names near another', () => {
	it('omits the letters that a name shares with the base: three at the start, two at the end, or more', () => {
		expect(
			['biscay', 'bizkaia', 'biscaya', 'vizcay', 'bay', 'x7', ''].map((name) => writeNearName(name, 'biscay')),
		).toStrictEqual(['F', ',bizkaia', 'Fa', ',viz3', ',b2', ',x70', ','])
	})

	it('is read as it was written', () => {
		const name = fc.string({ unit: fc.constantFrom(...'abcé京7'), maxLength: 40 })
		fc.assert(
			fc.property(fc.array(name), name, (names, base) => {
				const list = names.map((text) => writeNearName(text, base)).join('')
				expect(readNearNames(list, base)).toStrictEqual(names)
			}),
			{ numRuns: runs(2000) },
		)
	})

	it('may have its own first name as the base', () => {
		for (const names of [['catalonia', 'catalunya', 'cataluna'], ['oro'], []]) {
			expect(readTogether(writeTogether(names))).toStrictEqual(names)
		}
		expect(writeTogether(['catalonia', 'catalunya'])).toBe('cataloniaEunya')
	})
})
