import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSharedStarts, writeSharedStart } from '../../src/packing/shared-starts.ts'
import { runs } from '../fuzz.ts'

describe('a list of names with shared starts', () => {
	it('omits the letters that a name shares with the base, from two letters on', () => {
		expect(
			['biscay', 'bizkaia', 'baleares', 'biscaya', ''].map((name) => writeSharedStart(name, 'biscay')),
		).toStrictEqual(['F', 'Bzkaia', ',baleares', 'Fa', ','])
	})

	it('is read as it was written', () => {
		const name = fc.string({ unit: fc.constantFrom(...'abcé京7'), maxLength: 40 })
		fc.assert(
			fc.property(fc.array(name), name, (names, base) => {
				const list = names.map((text) => writeSharedStart(text, base)).join('')
				expect(readSharedStarts(list, base)).toStrictEqual(names)
			}),
			{ numRuns: runs(2000) },
		)
	})
})
