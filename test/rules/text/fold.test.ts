import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { foldName, foldWords } from '../../../src/rules/text/fold.ts'
import { MAX_NAME_LENGTH } from '../../../src/rules/text/longest-name.ts'
import { nearest, spellingsOf } from '../../../src/rules/text/nearest.ts'
import { runs } from '../../fuzz.ts'

describe('foldName', () => {
	it.each([
		['ÎLE-DE-FRANCE', 'ile de france'],
		["Hawai'i", 'hawaii'],
		['Ｔｏｋｙｏ　１', 'tokyo 1'],
		['İzmir', 'izmir'],
		['Iğdır', 'igdir'],
		['Straße', 'strasse'],
		['Łódź', 'lodz'],
		['Đắk Lắk', 'dak lak'],
		['أسوان', 'اسوان'],
		['臺北市', '台北市'],
		['廣東', '广东'],
		['서울', '서울'],
		['กรุงเทพ', 'กรุงเทพ'],
		['Ёлка', 'елка'],
		['a\u200b\u0301b', 'ab'],
		['', ''],
		[' -.- ', ''],
		['æœø łđð þħı ŋə', 'aeoeo ldd thhi na'],
		['a&b', 'a and b'],
		['یکة', 'يكه'],
		['ۀٱى', 'هاي'],
		['هەولێر', 'ههولێر'],
		['县縣', '县县'],
		['東京', '东京'],
		['don’t ‘x’ `y´', 'dont x y'],
		['a  b', 'a b'],
		['ab c1', 'ab c1'],
		['ab-c1', 'ab c1'],
		['नई दिल्ली', 'नई दिल्ली'],
	])('%s folds to %s', (text, folded) => expect(foldName(text)).toBe(folded))

	it('does not change a folded text, whatever the form and case of the input', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
				const folded = foldName(text)
				if (folded.length > MAX_NAME_LENGTH) return
				expect(foldName(folded)).toBe(folded)
				expect(foldName(text.normalize('NFD'))).toBe(foldName(text.normalize('NFC')))
			}),
			{ numRuns: runs(3000) },
		)
	})

	it('does not decompose a text of ASCII words', () => {
		const normalize = vi.spyOn(String.prototype, 'normalize')
		foldName('New York 10')
		foldName('a b c')
		foldName('Ohio')
		const calls = normalize.mock.calls.length
		normalize.mockRestore()
		expect(calls).toBe(0)
	})

	it('returns nothing for a text longer than any name', () => {
		expect(foldName('a'.repeat(MAX_NAME_LENGTH))).toHaveLength(MAX_NAME_LENGTH)
		expect(foldName('a'.repeat(MAX_NAME_LENGTH + 1))).toBe('')
	})
})

describe('foldWords', () => {
	it.each([
		['U.S.A.', ['usa']],
		['D. R. Congo', ['dr', 'congo']],
		['N. Mex.', ['n', 'mex']],
		['Mex. N. M.', ['mex', 'nm']],
		['a bc d e fg h', ['a', 'bc', 'de', 'fg', 'h']],
		['Ohio', ['ohio']],
		['', ['']],
	])('%s', (text, words) => expect(foldWords(text)).toStrictEqual(words))
})

/** The distance by its definition: all ways to edit, without a limit. */
function distance(a: string, b: string): number {
	const rows = Array.from({ length: a.length + 1 }, (_, i) =>
		Array.from({ length: b.length + 1 }, (_, j) => (i && j ? 0 : i + j)),
	)
	const at = (i: number, j: number): number => rows[i]?.[j] as number
	for (let i = 1; i <= a.length; i++)
		for (let j = 1; j <= b.length; j++) {
			let edits = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]))
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				edits = Math.min(edits, at(i - 2, j - 2) + 1)
			;(rows[i] as number[])[j] = edits
		}
	return at(a.length, b.length)
}

describe('nearest', () => {
	it('returns the only candidate with the fewest edits, by definition', () => {
		const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ф'), minLength: 2, maxLength: 13 })
		fc.assert(
			fc.property(word, fc.uniqueArray(word, { maxLength: 8 }), (text, candidates) => {
				const edits = candidates.map((candidate) => distance(text, candidate))
				const least = Math.min(...edits)
				const best = candidates.filter((_, i) => edits[i] === least)
				const near = text.length > 2 && least <= Math.min(3, Math.floor(text.length / 3))
				const spellings = spellingsOf(candidates, (candidate) => candidate)
				expect(nearest(text, spellings)).toBe(near && best.length === 1 ? best[0] : null)
			}),
			{ numRuns: runs(5000) },
		)
	})
})

describe('nearest, by example', () => {
	it.each([
		['a swap is one edit', 'abdc', ['abcd'], 'abcd'],
		['two swaps are two edits', 'badcefghi', ['abcdefghi'], 'abcdefghi'],
		['a swap at the end', 'abcdefgih', ['abcdefghi'], 'abcdefghi'],
		['a tie that differs in two letters', 'abc', ['abd', 'xbc'], null],
		['a tie of different lengths', 'abcd', ['abce', 'abcdx'], null],
		['a tie from the first letter on', 'abcd', ['xbcd', 'ybcd'], null],
		['a better one after a tie', 'abcdef', ['abcxyf', 'abxyef', 'abcdex'], 'abcdex'],
		['three edits in nine letters', 'xyzdefghi', ['abcdefghi'], 'abcdefghi'],
		['four edits in twelve letters', 'wxyzefghijkl', ['abcdefghijkl'], null],
	])('%s: %s', (_, text, candidates, meant) => {
		const spellings = spellingsOf(candidates, (candidate) => candidate)
		expect(nearest(text, spellings)).toBe(meant)
	})

	it('stays a tie when another spelling of the first meaning is as near', () => {
		const spellings = spellingsOf(['abcd A', 'abce B', 'abcf A'], (each) => each.slice(0, 4))
		const meanings = spellings.meanings.map((each) => each.slice(-1))
		expect(nearest('abcx', { ...spellings, meanings })).toBeNull()
		expect(nearest('abcx', { ...spellings, meanings: ['A', 'A', 'A'] })).toBe('A')
	})
})
