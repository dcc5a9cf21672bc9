import { describe, expect, it } from 'vitest'
import { shownParams } from '../../../src/languages/translate/shown-params.ts'
import { byAnswer } from '../../rows.ts'

const TRANSLATION = {
	language: 'de',
	hint: ' Gemeint: {value}?',
	decimalMark: ',',
	words: {
		expected: { it: 'expected' },
		type: { it: 'type' },
		field: { it: 'field' },
		taxNumber: { it: 'taxNumber' },
		country: { it: 'country' },
	},
}
const shownIn = (params: object, template: string, code = 'shop.closed', translation: unknown = TRANSLATION) =>
	shownParams({ code, params }, template, translation)

describe('D-150: the parameters of a message in another language', () => {
	it.each([
		['expected', 'expected'],
		['type', 'type'],
		['field', 'field'],
		['name', 'taxNumber'],
		['kind', 'taxNumber'],
		['country', 'country'],
		['other', 'country'],
		['zip', 'it'],
	])('translates the words of {%s} by the list of them: %s', (name, word) => {
		expect(shownIn({ [name]: 'it' }, `{${name}}`)).toEqual({ [name]: word })
	})

	it.each(
		byAnswer({
			type: 'request.type|response.type|response.status|response.field',
			it: 'request.format|response.value',
		}),
	)(
		'takes {actual} of %s for %s: the name of a type in some codes, a value that was sent in all others',
		(code, word) => {
			expect(shownIn({ actual: 'it' }, '{actual}', code)).toEqual({ actual: word })
		},
	)

	it('keeps a word without a translation, and one whose translation is no text', () => {
		expect(shownIn({ field: 'that' }, '{field}')).toEqual({ field: 'that' })
		const words = { field: { it: 7 } }
		expect(shownIn({ field: 'it' }, '{field}', 'shop.closed', { words })).toEqual({ field: 'it' })
	})

	it('shows a province by its name where the issue has that, and nothing else by a name', () => {
		const params = {
			province: '05',
			provinceName: 'Akita',
			provinces: ['05', '13'],
			provincesName: ['Akita', 'Tokyo'],
			expected: '13',
			expectedName: 'Tokyo',
			zip: '010',
			zipName: 'Akita',
		}
		expect(shownIn(params, '{province} {provinces} {expected} {zip}')).toEqual({
			province: 'Akita',
			provinces: 'Akita, Tokyo',
			expected: 'Tokyo',
			zip: '010',
		})
		expect(shownIn({ province: '05' }, '{province}')).toEqual({ province: '05' })
	})

	it('writes numbers with the decimal mark of the language, a point where it has none', () => {
		expect(shownIn({ amount: -2.5 }, '{amount}')).toEqual({ amount: '-2,50' })
		for (const decimalMark of [undefined, null, 7]) {
			expect(shownIn({ amount: -2.5 }, '{amount}', 'shop.closed', { decimalMark })).toEqual({ amount: '-2.50' })
		}
	})

	it('keeps flags, and the texts of a list, up to a thousand of them; anything else is left out', () => {
		expect(
			shownIn({ a: true, b: ['x', 1, null, 'y'], c: null, d: { e: 1 }, e: undefined }, '{a}{b}{c}{d}{e}{f}'),
		).toEqual({
			a: true,
			b: 'x, y',
		})
		expect(`${shownIn({ a: new Array(1001).fill('x') }, '{a}')['a']}`.split(', ')).toHaveLength(1000)
	})

	it('shows only what the template names', () => {
		expect(shownIn({ a: 'x', b: 'y' }, 'b, {a}')).toEqual({ a: 'x' })
	})

	it('shows the hint with the first change of the suggestion: its label, or else its value', () => {
		const hintOf = (suggestion: unknown, translation: unknown = TRANSLATION) =>
			shownParams({ code: 'shop.closed', params: { hint: 'no' }, suggestion }, '{hint}', translation)['hint']
		const change = { path: ['province'], value: '05' }
		expect(
			hintOf([
				{ ...change, label: 'Akita' },
				{ ...change, label: 'Tokyo' },
			]),
		).toBe(' Gemeint: Akita?')
		expect(hintOf([change])).toBe(' Gemeint: 05?')
		for (const none of [undefined, [], [{ path: [], value: 7 }]]) expect(hintOf(none)).toBe('')
		expect(hintOf([change], { hint: 7 })).toBe('')
	})
})
