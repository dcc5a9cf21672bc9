import { describe, expect, it } from 'vitest'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { startPattern, writeZip, zipFormsOf, zipPattern } from '../../../src/rules/zip/zip-format.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const ALL = LETTERS.flatMap((a) => LETTERS.map((b) => BUILT_IN_ZIPS.zipForms(a + b))).filter((forms) => forms !== null)

describe('the forms of a country', () => {
	it.each([
		['AI', { text: '{AI-}2640', lengths: [6], prefix: 'AI', example: 'AI-2640', need: 'warning' }],
		['MS', { text: '?{MSR }nnnn', lengths: [7], prefix: 'MSR', example: 'MSR 1110', need: 'warning' }],
		['LB', { text: 'nnnn( nnnn|)', lengths: [4, 8], prefix: '', example: '2038 3054', need: null }],
		['BH', { text: '(1[0-2]|[1-9])nn', lengths: [3, 4], prefix: '', example: '317', need: null }],
		['SH', { text: '(ASCN|STHL|TDCU) 1ZZ', lengths: [7], prefix: '', example: 'STHL 1ZZ', need: 'error' }],
		['MC', { text: '980nn', lengths: [5], prefix: '', example: '98000', need: 'warning' }],
		['VA', { text: '00120', lengths: [5], prefix: '', example: '00120', need: 'warning' }],
		['HK', { text: '', lengths: [0], prefix: '', example: '', need: null }],
	])('%s', (countryCode, forms) => {
		expect(BUILT_IN_ZIPS.zipForms(countryCode)).toMatchObject({ countryCode, ...forms })
	})

	it('are found by the code in any case, with spaces around it, up to 64 characters', () => {
		const forms = BUILT_IN_ZIPS.zipForms('US')
		expect(forms?.countryCode).toBe('US')
		for (const code of ['us', ' Us ', `us${' '.repeat(62)}`]) expect(BUILT_IN_ZIPS.zipForms(code), code).toBe(forms)
		for (const code of [`us${' '.repeat(63)}`, 'usa', 'u', '-us', 'us!', 'xx', 'AA', 'US9', 'SHST', ''])
			expect(BUILT_IN_ZIPS.zipForms(code), code).toBeNull()
		for (const code of [null, undefined, 7, ['US'], {}]) expect(BUILT_IN_ZIPS.zipForms(code as never)).toBeNull()
	})
})

describe('a pattern', () => {
	it.each([
		['n', '059', 'A/:'],
		['a', 'AMZ', '0@['],
		['x', '09AZ', ' -'],
		['i', 'ABDJLNPUWZ', 'CKMOV0'],
		['e', '09ACFHKNPRTVY', 'BGIJLMOQSUZ'],
		['_', '-', ' _'],
		['7', '7', '68'],
		['[A-HJ]', 'AHJ', 'I-K['],
		['[AC]', 'AC', 'B'],
		['[0-46-9]', '0469', '5'],
		['?(1|A)', '1A', '?('],
		['{B}', 'B', '{'],
		['1;2', '12', ';'],
	])('of %s matches its characters and no others, as a form does', (notation, members, others) => {
		const pattern = zipPattern(notation)
		const isWritten = (character: string) =>
			zipFormsOf(notation).some((form) => writeZip(form, character) === character)
		for (const fits of [(character: string) => pattern.test(character), isWritten])
			expect([...(members + others)].filter(fits).join('')).toBe(members)
	})

	it('matches whole codes, with their separators, that do not begin with what is not given out', () => {
		const pattern = zipPattern('nn-n(nn|);aan', '0|A[BC]')
		const fits = (text: string): boolean => pattern.test(text)
		expect(['12-3', '12-345', 'AA1', 'BB1'].filter(fits)).toHaveLength(4)
		expect(['123', '12-34', '02-3', 'AB1', 'AC1', '12-3\n', ' 12-3', 'aa1', '12-345AA1', ''].filter(fits)).toEqual([])
	})

	it('of beginnings matches what begins so', () => {
		expect(['012', '0199', '44'].every((text) => startPattern('0[12]|4').test(text))).toBe(true)
		expect(['03', '0', '401'].map((text) => startPattern('0[12]|4').test(text))).toEqual([false, false, true])
	})

	it('of each country ends after a fixed number of steps: no repetition, and no reference back', () => {
		const patterns = ALL.flatMap(({ pattern, anyPattern, zeros }) => [pattern, anyPattern, zeros])
		for (const pattern of patterns.filter((each) => each !== null)) {
			const signs = pattern.source.replace(/\(\?[:!]/g, '(')
			expect(signs, pattern.source).toMatch(/^\^[A-Z0-9 |()[\]-]*\$?$/)
			expect(pattern.flags).toBe('')
		}
		expect(patterns.length).toBe(3 * 252)
	})
})

describe('a form', () => {
	const write = (notation: string, characters: string, lookalikes?: boolean) =>
		zipFormsOf(notation).map((form) => writeZip(form, characters, lookalikes))

	it('gets its separators, as far as the characters reach', () => {
		expect(write('nn-n aa', '123AB')).toEqual(['12-3 AB'])
		expect(write('nn-n aa', '123')).toEqual(['12-3'])
		expect(write('nn-n', '12')).toEqual(['12'])
		expect(write('nn-n', '')).toEqual([''])
	})

	it('has a place for each character, or is not written', () => {
		expect(write('n(n|a)', '1A')).toEqual([null, '1A'])
		expect(write('nn', '123')).toEqual([null])
		expect(write('nn_n', '123')).toEqual([null])
	})

	it('reads lookalikes where the character itself has no place', () => {
		expect(write('nna', '1O8', true)).toEqual(['10B'])
		expect(write('nna', '1OB')).toEqual([null])
		expect(write('xn', 'OO', true)).toEqual(['O0'])
		expect(write('nn', '1C', true)).toEqual([null])
	})

	it('counts its letters and digits', () => {
		expect(zipFormsOf('nn-n( aa|);[AB]1').map(({ count }) => count)).toEqual([5, 3, 2])
	})
})
