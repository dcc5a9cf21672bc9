import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeNearName, writeScriptName, writeTogether } from '../../../scripts/name-writer.ts'
import { readNearNames, readScriptNames, readTogether } from '../../../src/rules/packing/packed-names.ts'
import { runs } from '../../fuzz.ts'

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

describe('a list of names in other scripts', () => {
	it('is in ASCII, and read as it was written', () => {
		const names = ['กรุงเทพ', 'ابوظبي', 'आंध्रप्रदेश', 'երեւան', 'العربيه المتحده دوله', 'ตาก']
		const list = names.map(writeScriptName).join('')
		expect(list).toMatch(/^[ -~]+$/)
		expect(readScriptNames(list)).toStrictEqual(names)
		expect(readScriptNames('')).toStrictEqual([])
	})

	it('has no names in Latin or in characters beyond its parts', () => {
		for (const name of ['bangkok', 'กtak', '北京', '', ' ตาก']) expect(writeScriptName(name), name).toBeNull()
	})
})
