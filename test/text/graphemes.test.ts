import { describe, expect, it } from 'vitest'
import { findLetter } from '../../src/text/graphemes.ts'

describe('D-64 findLetter', () => {
	it.each([
		['«Zoe»', 0, 1, 'Z'],
		['«Zoe»', 2, 2, 'o'],
		['e\u0301tude', 0, 0, 'e\u0301'],
		['🎉 क्षत्रिय', 0, 3, 'क्ष'],
		['각하', 0, 0, '각'],
		['ʻAukai', 0, 1, 'A'],
		['7up', 0, 0, '7'],
	])('%s from %d: at %d, %s', (text, from, index, letter) => {
		const found = findLetter(text, from)
		expect(found?.index).toBe(index)
		expect(found?.[0]).toBe(letter)
	})

	it('reads at most 30 marks, as in stream-safe text', () => {
		expect(findLetter(`a${'\u0301'.repeat(40)}`, 0)?.[0]).toHaveLength(31)
	})

	it.each(['', '—', '🎉'])('finds none in "%s"', (text) => expect(findLetter(text, 0)).toBeNull())
})
