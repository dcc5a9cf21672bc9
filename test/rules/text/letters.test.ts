import { describe, expect, it } from 'vitest'
import { capitalize, findLetter } from '../../../src/rules/text/letters.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first grapheme of the engine's own capital. */
function firstOfCapital(letter: string): string {
	const [first] = segmenter.segment(letter.toUpperCase())
	return (first?.segment ?? '').normalize('NFC')
}

/** ŉ is an apostrophe and an n, the signs from U+02B9 on look like accents, and Georgian keeps its letters in names. */
const DIFFERENT = /[\u0149\u02b9-\u02ff\u10d0-\u10ff]/

describe('D-64 capitalize', () => {
	it('agrees with the engine on every letter of the basic plane', () => {
		const different: string[] = []
		for (let code = 0; code < 0x10000; code++) {
			const letter = String.fromCharCode(code)
			if (!/\p{L}/u.test(letter) || DIFFERENT.test(letter)) continue
			if (capitalize(letter, '') !== firstOfCapital(letter)) different.push(code.toString(16))
		}
		expect(different).toEqual([])
	})

	it.each([
		['the first of several letters', 'ß', '', 'S'],
		['the letter of ŉ', 'ŉ', '', 'N'],
		['NFC', 'e\u0301', '', 'É'],
		['NFC of a letter whose capital is one unit', '\u212b', '', 'Å'],
		['the first Georgian letter', 'ა', '', 'ა'],
		['the last Georgian letter', 'ჿ', '', 'ჿ'],
		['a letter before Georgian', 'ⴀ', '', 'Ⴀ'],
		['i without a language', 'i', '', 'I'],
		['i in German', 'i', 'de', 'I'],
		['i in Turkish', 'i', 'tr', 'İ'],
		['i in Azerbaijani', 'i', 'az', 'İ'],
		['ı in Turkish', 'ı', 'tr', 'I'],
		['i with a mark in Turkish', 'i\u0323', 'tr', 'Ị\u0307'],
		['another letter in Turkish', 'ş', 'tr', 'Ş'],
		['a Greek accent without a language', 'ά', '', 'Ά'],
		['a Greek accent in Greek', 'ά', 'el', 'Α'],
		['a Greek breathing in Greek', 'ἄ', 'el', 'Α'],
		['a Greek diaeresis in Greek', 'ΐ', 'el', 'Ϊ'],
		['two Greek marks in Greek', 'η\u0314\u0301', 'el', 'Η'],
		['a Latin accent in Greek', 'é', 'el', 'É'],
		['a Latin accent before a Greek letter', 'éά', 'el', 'É'],
	])('%s: %s (%s) becomes %s', (_, letter, language, capital) => expect(capitalize(letter, language)).toBe(capital))
})

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
