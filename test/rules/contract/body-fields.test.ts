import { expect, it } from 'vitest'
import { innerOf, isPlainValue } from '../../../src/rules/contract/body-fields.ts'

it('of the body takes a date for a text, and no object or list for a plain value', () => {
	expect(['x', 7, true, null, {}, []].map((value) => isPlainValue(value, 'date-time'))).toEqual([
		...[true, false, false],
		...[false, false, false],
	])
	expect([7, '7'].map((value) => isPlainValue(value, 'number'))).toEqual([true, false])
	expect([{}, []].map((value) => isPlainValue(value, { a: 'string' }))).toEqual([false, false])
	expect([{}, []].map((value) => isPlainValue(value, ['string']))).toEqual([false, false])
})

it('of the body looks into lists', () => {
	expect(innerOf('string')).toBe('string')
	expect(innerOf([[{ a: 'number' }]])).toEqual({ a: 'number' })
})
