import { describe, expect, it } from 'vitest'
import { WORLD_ZIPS } from '../../../src/rules/zip/world-zips.ts'
import {
	complete,
	ends,
	fits,
	fitsExactly,
	gapsAfter,
	isCapitalOrDigit,
	nextState,
	stateOf,
	walk,
} from '../../../src/rules/zip/zip-automaton.ts'
import type { ZipForms } from '../../../src/rules/zip/zips.ts'

/** Returns a number with these bits set. */
const bits = (...places: readonly number[]): number => places.reduce((sum, place) => sum + 2 ** place, 0)

describe('the forms of a country', () => {
	it.each([
		['AI', { text: '{AI-}2640', lengths: bits(6), prefix: 'AI', example: 'AI-2640', need: 'warning' }],
		['MS', { text: '?{MSR }nnnn', lengths: bits(7), prefix: 'MSR', example: 'MSR 1110', need: 'warning' }],
		['LB', { text: 'nnnn( nnnn|)', lengths: bits(4, 8), prefix: '', example: '2038 3054', need: null }],
		['BH', { text: '(1[0-2]|[1-9])nn', lengths: bits(3, 4), prefix: '', example: '317', need: null }],
		['SH', { text: '(ASCN|STHL|TDCU) 1ZZ', lengths: bits(7), prefix: '', example: 'STHL 1ZZ', need: 'error' }],
		['MC', { text: '980nn', lengths: bits(5), prefix: '', example: '98000', need: 'warning' }],
		['VA', { text: '00120', lengths: bits(5), prefix: '', example: '00120', need: 'warning' }],
		['HK', { text: '', lengths: bits(0), prefix: '', example: '', need: null }],
	])('%s', (countryCode, forms) => {
		expect(WORLD_ZIPS.zipForms(countryCode)).toMatchObject({ countryCode, ...forms })
	})

	it('are found by the code in any case, with spaces around it, up to 64 characters', () => {
		const forms = WORLD_ZIPS.zipForms('US')
		expect(forms?.countryCode).toBe('US')
		for (const code of ['us', ' Us ', `us${' '.repeat(62)}`]) expect(WORLD_ZIPS.zipForms(code), code).toBe(forms)
		for (const code of [`us${' '.repeat(63)}`, 'usa', 'u', '-us', 'us!', 'xx', 'AA', 'US9', 'SHST', ''])
			expect(WORLD_ZIPS.zipForms(code), code).toBeNull()
		for (const code of [null, undefined, 7, ['US'], {}]) expect(WORLD_ZIPS.zipForms(code as never)).toBeNull()
	})
})

describe('a character', () => {
	it.each([...'09AZ'])('%s is one of codes', (character) => {
		expect(isCapitalOrDigit(character.charCodeAt(0))).toBe(true)
	})
	it.each([...'/:@[ az~'])('%j is none of codes', (character) => {
		expect(isCapitalOrDigit(character.charCodeAt(0))).toBe(false)
	})

	it.each([
		['n', '059', 'A/:'],
		['a', 'AMZ', '0@['],
		['x', '09AZ', ' -'],
		['i', 'ABDJLNPUWZ', 'CKMOV0'],
		['e', '09ACFHKNPRTVY', 'BGIJLMOQSUZ'],
		['_', '-', ' _'],
		['7', '7', '68'],
		['-', '-', ' '],
		['[A-HJ]', 'AHJ', 'I-K['],
		['[AC]', 'AC', 'B'],
		['[0-46-9]', '0469', '5'],
	])('fits the class %s', (atom, members, others) => {
		const fitting = [...(members + others)].filter((character) => fits(character.charCodeAt(0), atom))
		expect(fitting.join('')).toBe(members)
	})
})

describe('the automaton', () => {
	const { start } = WORLD_ZIPS.zipForms('US') as ZipForms
	const dead = stateOf([])

	it('knows no character before the space or after the bracket', () => {
		for (const character of [0, 29, 30, 31, 92, 93, 94, 121, 255, 8217])
			expect(nextState(start, character), String(character)).toBe(dead)
		for (const character of [48, 57]) expect(nextState(start, character), String(character)).not.toBe(dead)
		expect(gapsAfter(dead)).toBeNull()
		for (let character = 0; character < 128; character++) expect(nextState(dead, character)).toBe(dead)
	})

	it('takes no character for the one 64 places before it, which has the same column', () => {
		expect(fitsExactly(start, '90210')).toBe(true)
		expect(ends(walk(start, '90210'))).toBe(true)
		for (const shift of [64, 128, 1024]) {
			const shifted = `${String.fromCharCode('9'.charCodeAt(0) + shift)}0210`
			expect(ends(walk(start, shifted)), shifted).toBe(false)
			expect(fitsExactly(start, shifted), shifted).toBe(false)
			expect(ends(walk(start, `9021${String.fromCharCode(48 + shift)}`))).toBe(false)
		}
	})

	it('has one state for forms in which the same may follow', () => {
		expect(stateOf(['nn', 'a'])).toBe(stateOf(['nn', 'a', 'nn']))
		expect(ends(stateOf(['', 'n']))).toBe(true)
		expect(ends(stateOf(['n']))).toBe(false)
	})

	it('tells the separators that may be inserted', () => {
		expect(gapsAfter(stateOf([' n', 'n']))).toEqual([' '])
		expect(gapsAfter(stateOf(['n', '-n', ' n']))).toEqual([' ', '-'])
		expect(gapsAfter(stateOf(['_n']))).toEqual([])
		expect(gapsAfter(stateOf([' n~']))).toBeNull()
	})

	it('tries each separator', () => {
		const state = stateOf([' n', '-a'])
		expect(complete(state, '7', false)).toBe(' 7')
		expect(complete(state, 'B', false)).toBe('-B')
		expect(complete(state, '8', true)).toBe(' 8')
		expect(complete(stateOf(['-a']), '8', true)).toBe('-B')
		expect(complete(state, '', false)).toBeNull()
		expect(complete(state, 'BB', false)).toBeNull()
	})
})
