import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutPrints, fingerprint } from '../../src/text/fingerprint.ts'
import { foldName, foldWords, LONGEST_NAME } from '../../src/text/fold.ts'
import { nearest, spellingsOf } from '../../src/text/nearest.ts'

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
	])('%s folds to %s', (text, folded) => expect(foldName(text)).toBe(folded))

	it('is a fixed point of itself, whatever the form and case it is given', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
				const folded = foldName(text)
				if (folded.length > LONGEST_NAME) return
				expect(foldName(folded)).toBe(folded)
				expect(foldName(text.normalize('NFD'))).toBe(foldName(text.normalize('NFC')))
			}),
			{ numRuns: 10_000 },
		)
	})

	it('says nothing of a text that is too long for a name', () => {
		expect(foldName('a'.repeat(LONGEST_NAME))).toHaveLength(LONGEST_NAME)
		expect(foldName('a'.repeat(LONGEST_NAME + 1))).toBe('')
	})
})

describe('foldWords', () => {
	it.each([
		['U.S.A.', ['usa']],
		['D. R. Congo', ['dr', 'congo']],
		['N. Mex.', ['n', 'mex']],
	])('%s', (text, words) => expect(foldWords(text)).toStrictEqual(words))
})

describe('fingerprint', () => {
	it('is four characters that a table can hold, and tells texts apart', () => {
		const prints = new Map<string, string>()
		for (let i = 0; i < 2_000; i++) {
			const text = `name ${i}`
			const print = fingerprint(text, 4)
			expect(print).toMatch(/^[A-Za-z0-9+/]{4}$/)
			expect(prints.get(print)).toBeUndefined()
			prints.set(print, text)
		}
		expect(cutPrints([...prints.keys()].join(''), 4)).toStrictEqual([...prints.keys()])
	})

	it('never changes, since the tables hold it', () => {
		expect(['', 'california', '東京'].map((text) => fingerprint(text, 4))).toStrictEqual(['gwBF', '3RJd', 'wVHv'])
	})
})

/** The distance by its definition: every way to edit, without a limit. */
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
	it('answers with the only candidate of the fewest edits, as the definition has it', () => {
		const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ф'), minLength: 3, maxLength: 9 })
		fc.assert(
			fc.property(word, fc.uniqueArray(word, { maxLength: 8 }), (text, candidates) => {
				const edits = candidates.map((candidate) => distance(text, candidate))
				const least = Math.min(...edits)
				const best = candidates.filter((_, i) => edits[i] === least)
				const near = least <= Math.min(3, Math.floor(text.length / 3))
				const spellings = spellingsOf(candidates, (candidate) => candidate)
				expect(nearest(text, spellings)).toBe(near && best.length === 1 ? best[0] : null)
			}),
			{ numRuns: 20_000 },
		)
	})
})
