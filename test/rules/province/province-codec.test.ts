import { describe, expect, it } from 'vitest'
import {
	blocksOf,
	codeAfter,
	lettersOf,
	lineOf,
	readCode,
	readSteps,
	rowsOf,
	startOf,
	writeStep,
} from '../../../src/rules/province/province-codec.ts'

describe('a row without a code', () => {
	it.each([
		['01', '02'],
		['9', '10'],
		['098', '099'],
		['99', '100'],
		['aa', 'aa'],
		['A', 'A'],
		['1A', '1A'],
		['', ''],
	])('after %j has %j', (above, code) => {
		expect(codeAfter(above)).toBe(code)
	})
})

describe("a country's rows", () => {
	const table = '\n=AA\none\n\n=BA\n=AB\ntwo\nthree,=AC\n'

	it('stand behind its code', () => {
		expect(rowsOf(table, 'AA')).toEqual(['one', ''])
		expect(rowsOf(table, 'AB')).toEqual(['two', 'three,=AC'])
		expect(rowsOf(table, 'BA')).toEqual([''])
	})

	it('are none for any other country', () => {
		for (const country of ['AC', 'A', 'ne', '']) expect(rowsOf(table, country)).toEqual([])
	})

	it('are the same in the list of all', () => {
		expect(blocksOf(table)).toEqual([['AA', 'one', ''], ['BA'], ['AB', 'two', 'three,=AC']])
	})
})

describe('a code written as places in the name', () => {
	it.each([
		['ac', 'New York', 'NY'],
		['aa', 'Kentucky', 'KE'],
		['ba', "Val d'Or", 'AL'],
		['bc', "Val d'Or", 'AO'],
		['aaa', 'Île-de-France', 'ÎLE'],
		['01', 'Ain', '01'],
		['NY', 'New York', 'NY'],
		['`a', 'Ain', '`a'],
		['', 'Ain', ''],
	])('%j of %s is %s', (text, name, code) => {
		expect(readCode(text, name)).toBe(code)
	})

	it('counts letters alone, and every character beyond ASCII', () => {
		expect(lettersOf("Côte  d'Or (21)")).toBe('CôtedOr')
		expect(lettersOf('東京 都')).toBe('東京都')
		expect(lettersOf('AZaz[`{@\u007f\u0080')).toBe('AZaz\u0080')
	})
})

describe("a country's line", () => {
	const table = '\none\ntwo\n\nfour\n'
	const countries = 'XABAABAD'

	it('is found by the place of its code, at even places only', () => {
		expect(lineOf(table, countries, 'XA')).toBe('one')
		expect(lineOf(table, countries, 'BA')).toBe('two')
		expect(lineOf(table, countries, 'AB')).toBe('')
		expect(lineOf(table, countries, 'AD')).toBe('four')
		expect(startOf(table, countries, 'AB')).toBe(9)
	})

	it('is empty for any other country', () => {
		for (const country of ['AA', 'DX', 'ZZ']) {
			expect(startOf(table, countries, country)).toBe(table.length)
			expect(lineOf(table, countries, country)).toBe('')
		}
	})
})

describe('the steps between codes', () => {
	const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
	/** Returns the steps between codes in order, written one by one. */
	const written = (codes: readonly string[], signs: string): string => {
		const ranks = codes.map((code) => [...code].reduce((sum, sign) => sum * signs.length + signs.indexOf(sign), 0))
		return ranks.map((rank, i) => writeStep(rank - (ranks[i - 1] ?? 0))).join('')
	}

	it.each([
		['1', '0123456789', ['0', '3', '9']],
		['2', '0123456789', ['01', '02', '50', '98', '99']],
		['3', '0123456789', ['000', '047', '095', '144', '910', '999']],
		['x', LETTERS, ['A', 'C', 'Z']],
		['y', LETTERS, ['AA', 'BV', 'DR', 'DS', 'ZZ']],
		['z', LETTERS, ['AAA', 'ABV', 'ADR', 'BJC', 'COO', 'JQE', 'ZZZ']],
	])('of kind %s give the codes back', (kind, signs, codes) => {
		expect(readSteps(kind + written(codes, signs))).toEqual(codes)
	})

	it('take as few characters as they can', () => {
		const lengths = [0, 47, 48, 815, 816, 16_431].map((step) => writeStep(step).length)
		expect(lengths).toEqual([1, 1, 2, 2, 3, 3])
		const all = new Set(Array.from({ length: 16_432 }, (_, step) => writeStep(step)))
		expect(all.size).toBe(16_432)
	})

	it('stand in groups, each with its kind; any other group is one code after its sign', () => {
		const [digits, letters] = [written(['07', '12'], '0123456789'), written(['B'], LETTERS)]
		expect(readSteps('')).toEqual([])
		expect(readSteps(`2${digits} !NORD x${letters}`)).toEqual(['07', '12', 'NORD', 'B'])
	})
})
