import { describe, expect, it } from 'vitest'
import { taxNumberFromAttributes } from '../../../src/rules/tax/tax-number-from-attributes.ts'

describe('D-23: taxNumberFromAttributes', () => {
	it.each(['taxNumber', 'tax_number', 'TAXNUMBER', 'Tax_Number', 'taxnumber'])('reads the key %s', (key) => {
		expect(
			taxNumberFromAttributes([
				{ key: 'size', value: 'M' },
				{ key, value: 'x' },
			]),
		).toEqual({ index: 1, value: 'x' })
	})

	const OTHERS = 'tax number|tax-number| taxNumber|taxNumber\n|tax__number|tax|taxNumbers|ｔaxNumber|'.split('|')
	it.each(OTHERS)('does not read the key %j', (key) => {
		expect(taxNumberFromAttributes([{ key, value: 'x' }])).toBeNull()
	})

	it('does not read a key that is no text, whatever it would be as one', () => {
		expect(taxNumberFromAttributes([{ key: ['taxNumber'], value: 'x' }])).toBeNull()
	})

	it('takes the first that has a text', () => {
		const attributes = [
			{ key: 'taxNumber' },
			{ key: 'taxNumber', value: 7 },
			{ key: 'taxNumber', value: '' },
			null,
			{ key: 'tax_number', value: ' ' },
			{ key: 'taxNumber', value: 'second' },
		]
		expect(taxNumberFromAttributes(attributes)).toEqual({ index: 4, value: ' ' })
	})

	it('reads the attributes beyond the first thousand', () => {
		const attributes = [...new Array(1000).fill({ key: 'size' }), { key: 'taxNumber', value: 'x' }]
		expect(taxNumberFromAttributes(attributes)).toEqual({ index: 1000, value: 'x' })
	})

	it('is null for anything else, however large', () => {
		const trap = new Proxy([], {
			get: () => {
				throw new Error('trap')
			},
		})
		const inherited = [Object.create({ key: 'taxNumber', value: 'x' })]
		for (const list of [
			undefined,
			null,
			7,
			'taxNumber',
			{},
			[],
			[[]],
			trap,
			inherited,
			{ 0: { key: 'taxNumber', value: 'x' } },
		]) {
			expect(taxNumberFromAttributes(list)).toBeNull()
		}
		expect(taxNumberFromAttributes(new Array(4e9))).toBeNull()
	})
})
