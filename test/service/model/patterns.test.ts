import { describe, expect, it } from 'vitest'
import type { Pattern } from '../../../src/entries/model.ts'
import { toPlain } from '../../../src/service/conformance/to-plain.ts'
import {
	equalTo,
	fieldsOf,
	kept,
	objectOf,
	optional,
	required,
	rulesIn,
	TEXT,
} from '../../../src/service/model/expectation.ts'
import { findDifferences } from '../../../src/service/model/match-pattern.ts'
import { resemble } from '../../../src/service/model/resemble.ts'

/** Returns what departs, in words: `path: expected, not actual`. */
const tell = (pattern: unknown, body: unknown, isPage?: (length: number) => boolean): readonly string[] =>
	findDifferences(pattern, body, isPage).map(
		({ path, expected, actual }) => `${path.join('.')}: ${expected === null ? 'extra' : `${expected}, not ${actual}`}`,
	)
const NOON = '2026-01-31T12:00:00Z'

describe('a pattern', () => {
	it.each<[Pattern, readonly unknown[], readonly unknown[], string]>([
		[{ kind: 'any' }, ['', null, {}, 5], [], ''],
		[{ kind: 'text' }, ['x', ' '], ['', 5, null, []], 'a text that is not empty'],
		[{ kind: 'noneOf', values: ['a', 'b'] }, ['c', 'A'], ['a', 'b', '', 5, null], 'a text that nothing else has'],
		[{ kind: 'contains', value: 'mug' }, ['mug', 'a mug.'], ['Mug', '', 5, ['mug']], 'a text with "mug"'],
		[{ kind: 'equals', value: 5 }, [5], ['5', 4, null, [5]], '5'],
		[{ kind: 'equals', value: true }, [true], ['true', 1, false], 'true'],
		[{ kind: 'equals', value: null }, [null], ['', 0, {}], 'null'],
		[{ kind: 'oneOf', values: ['a', 1] }, ['a', 1], ['b', '1', null, 1.001], '"a" or 1'],
		[{ kind: 'amount', values: [5, 0.3] }, [5, 0.1 + 0.2, 5.001], [5.01, '5', null, Number.NaN, 1e300], '5 or 0.3'],
		[{ kind: 'amount', values: [1e300] }, [1e300], [1e301, 5], '1e+300'],
		[
			{ kind: 'email', value: 'Zoe@mail.test' },
			['zoe@MAIL.test ', 'Zoe@mail.test'],
			['zoe', '', 5, null],
			'"Zoe@mail.test"',
		],
		[{ kind: 'count', of: 'data', value: 3 }, [3], [2, '3', null], '3'],
		[
			{ kind: 'day', value: '1984-02-29' },
			[
				'1984-02-29T00:00:00Z',
				'1984-02-29T23:59:59-08:00',
				'1984-02-28T19:00:00.000-05:00',
				'1984-03-01T05:15:00+05:30',
			],
			[
				'1984-02-29',
				'1984-02-29T00:00:00',
				'1984-02-28T18:59:59-05:00',
				'1984-03-01T05:30:00+05:30',
				'1985-02-28T00:00:00Z',
				'1984-03-29T00:00:00Z',
				'1984-02-28T00:00:00Z',
				'1983-02-29',
				'',
				5,
				null,
			],
			'a date-time of 1984-02-29',
		],
		[{ kind: 'day', value: 'soon' }, [], ['soon', null, '1984-02-29'], 'a date-time of soon'],
		[
			{ kind: 'near', value: NOON },
			[NOON, '2026-01-31T12:02:30Z', '2026-01-31T12:20:00Z', '2026-01-31T11:37:00Z', '2026-01-31T13:05:00+01:00'],
			['2026-01-31T13:00:00Z', '2026-01-31T11:31:59Z', '2026-01-31T12:13:01Z', '2026-01-31T13:05:00Z', '', 5, null],
			`a date-time near ${NOON}`,
		],
		[
			{ kind: 'near', value: NOON, isKnown: true },
			[NOON, '2026-01-31T12:00:00.999Z', '2026-01-31T13:00:00+01:00'],
			['2026-01-31T12:00:01Z', '2026-01-31T13:00:00Z', '2026-01-31T12:00:00', '2026-01-31 12:00:00Z', null],
			`a date-time near ${NOON}`,
		],
		[{ kind: 'near', value: 'soon' }, [], ['soon', NOON, null, '1970-01-01T00:10:00Z'], 'a date-time near soon'],
		[{ kind: 'near', value: '1970-01-01T00:10:00Z' }, [], ['soon', null], 'a date-time near 1970-01-01T00:10:00Z'],
		[{ kind: 'day', value: '2026-01-31' }, [], ['2025-01-31'], 'a date-time of 2026-01-31'],
		[
			{ kind: 'instant', value: NOON },
			[NOON, '2026-01-31T13:00:00.000+01:00'],
			['2026-01-31T12:00:01Z', '2026-01-31', 5, null],
			`the instant ${NOON}`,
		],
		[objectOf({ a: { kind: 'any' } }), [{ a: 1 }, { a: 1, b: 2 }, { a: null }], [null, 'a', [], 5], 'an object'],
		[{ kind: 'object', fields: [], orNull: true }, [null, {}], ['a', [], 5], 'an object'],
		[{ kind: 'sequence', items: [] }, [[]], [{}, null, 'a'], 'a list'],
		[{ kind: 'sequence', items: [{ kind: 'any' }] }, [[5]], [[], [1, 2]], '1 item'],
		[{ kind: 'set', key: 'id', items: [] }, [[]], [{}, null, 'a'], 'a list'],
	])('%j accepts %j and not %j', (pattern, right, wrong, expected) => {
		for (const body of right) expect(tell(pattern, body)).toEqual([])
		for (const body of wrong)
			expect(tell(pattern, body)[0]).toMatch(new RegExp(`^: ${literal(expected)}(?:, with T and an offset)?, not `))
	})

	/** What serializers write of an amount and of an instant: PHP with serialize_precision 17, Python, Go, Jackson, Newtonsoft, System.Text.Json, Rust. */
	it.each<[Pattern, string]>([
		[{ kind: 'amount', values: [123.32] }, '123.31999999999999'],
		[{ kind: 'amount', values: [29.95] }, '29.949999999999999'],
		[{ kind: 'amount', values: [277.2] }, '277.199999999999989'],
		[{ kind: 'amount', values: [789.34] }, '789.34000000000003'],
		[{ kind: 'amount', values: [14.95] }, '14.949999809265137'],
		[{ kind: 'amount', values: [0] }, '-0.0'],
		[{ kind: 'amount', values: [1500] }, '1.5E+3'],
		[{ kind: 'near', value: '2020-05-02T18:42:34.978Z', isKnown: true }, '"2020-05-02T18:42:34.9787000Z"'],
		[{ kind: 'near', value: '2018-04-16T19:37:23.010Z', isKnown: true }, '"2018-04-16T19:37:23.01Z"'],
		[{ kind: 'near', value: '2018-04-16T19:37:23.010Z', isKnown: true }, '"2018-04-16T19:37:23.010+0000"'],
		[{ kind: 'near', value: '2014-05-19T22:30:00Z', isKnown: true }, '"2014-05-19T22:30:00+00:00"'],
		[{ kind: 'near', value: '2026-01-31T12:00:00Z', isKnown: true }, '"2026-01-31T12:00:00.000000000Z"'],
	])('%j accepts %s, which is the same in the JSON of another language', (pattern, json) => {
		expect(tell(pattern, toPlain(JSON.parse(json)))).toEqual([])
	})

	it('shows a value as JSON, an object or a list by its type, and the length of a list', () => {
		const one: Pattern = { kind: 'equals', value: 'x' }
		expect([5, 'a"b', null, true, {}, []].flatMap((value) => tell(one, value))).toEqual(
			['5', '"a\\"b"', 'null', 'true', 'object', 'array'].map((actual) => `: "x", not ${actual}`),
		)
		const two: Pattern = { kind: 'sequence', items: [one, one] }
		expect([[], ['x']].flatMap((value) => tell(two, value))).toEqual([
			': 2 items, not 0 items',
			': 2 items, not 1 item',
		])
		expect(tell(two, ['x', 'y'])).toEqual(['1: "x", not "y"'])
	})

	it('of an object reports every field, with its path and the clause of the innermost field that has one', () => {
		const price = required('price', { kind: 'amount', values: [5] })
		const variants = required(
			'variants',
			{ kind: 'sequence', items: [{ kind: 'object', fields: [price], orNull: false }] },
			'a.1',
		)
		const pattern: Pattern = { kind: 'object', fields: [variants, required('id', { kind: 'text' })], orNull: false }
		expect(findDifferences(pattern, { variants: [{ price: 4 }] })).toEqual([
			{ path: ['variants', 0, 'price'], expected: '5', actual: '4', rule: 'a.1' },
			{ path: ['id'], expected: 'there', actual: 'missing', rule: undefined },
		])
		expect(findDifferences(pattern, { id: 'x' })).toEqual([
			{ path: ['variants'], expected: 'there', actual: 'missing', rule: 'a.1' },
		])
	})

	it.each([
		['required', required, [false, false, true]],
		['optional', optional, [true, true, true]],
		['kept', kept, [true, false, true]],
	] as const)('of a field that is %s: it may be missing, null, right: %j', (_, make, expected) => {
		const pattern = { kind: 'object', fields: [make('a', equalTo('x'))], orNull: false }
		expect([{}, { a: null }, { a: 'x' }].map((body) => tell(pattern, body).length === 0)).toEqual(expected)
		expect(tell(pattern, { a: 'y' })).toEqual(['a: "x", not "y"'])
	})

	it('of a field that may have any value may be null', () => {
		expect([undefined, null].map((value) => equalTo(value))).toEqual([{ kind: 'any' }, { kind: 'any' }])
		expect(tell({ kind: 'object', fields: [kept('a', equalTo(null))], orNull: false }, { a: null })).toEqual([])
		expect([required, optional, kept].map((make) => 'rule' in make('a', { kind: 'text' }))).toEqual([
			false,
			false,
			false,
		])
		expect([required, optional, kept].map((make) => make('a', { kind: 'text' }, 'a.1').rule)).toEqual([
			'a.1',
			'a.1',
			'a.1',
		])
	})

	it('of a field that may be missing finds its name in another spelling', () => {
		const pattern = fieldsOf([optional('rewardType', equalTo('Coins')), required('id', TEXT)])
		const found = (body: object) =>
			findDifferences(pattern, { id: 'a', ...body }).map(({ path, actual }) => [...path, actual])
		expect(found({ reward_type: 'Coins' })).toEqual([['rewardType', '"reward_type"']])
		expect(found({ RewardType: 7 })).toEqual([['rewardType', '"RewardType"']])
		expect(found({ id: undefined, ID: 'a' })).toEqual([['id', '"ID"']])
		expect(
			[{ rewardType: 'Coins', reward_type: 'x' }, { reward: 'x' }, { rewardTypes: [] }, {}].flatMap(found),
		).toEqual([])
	})

	it('of a count accepts the length of the list beside it', () => {
		const pattern = objectOf({ data: { kind: 'any' }, count: { kind: 'count', of: 'data', value: 7 } })
		const counts = [7, 2, 3].map((count) => tell(pattern, { data: [1, 2], count }))
		expect(counts).toEqual([[], [], ['count: 7, not 3']])
		expect(tell(pattern, { data: 'ab', count: 2 })).toEqual(['count: 7, not 2'])
		expect(
			tell(objectOf({ data: { kind: 'any' }, of: { kind: 'equals', value: 7 } }), { data: [1], of: 1 }),
		).toHaveLength(1)
	})

	describe('of a list in any order', () => {
		const item = (key: string, isRequired = true) => ({
			key,
			isRequired,
			pattern: objectOf({ id: { kind: 'text' }, at: { kind: 'any' } }),
		})
		const set = (more: object = {}) => ({
			kind: 'set',
			key: 'id',
			items: [item('a'), item('b', false), item('c')],
			...more,
		})
		const list = (...ids: unknown[]) => ids.map((id, at) => ({ id, at }))

		it.each([
			[{}, list('C', ' b', 'a'), []],
			[{}, list('a', 'c'), []],
			[{}, list('a', 'b'), [': a list with id "c", not a list without it']],
			[{}, list('a', 'c', 'd'), ['2: extra']],
			[{}, list('a', 'a', 'c'), ['1: extra']],
			[{}, list('a', 'c', 5), ['2: extra']],
			[{}, [{ id: 'a' }, { id: 'c', at: 0 }], ['0.at: there, not missing']],
			[{ isOpen: true }, list('a', 'c', 'd'), []],
			[{ isOpen: true }, list('a', 'd'), [': a list with id "c", not a list without it']],
			[{ isPaged: true }, list('a', 'b'), []],
			[{ isPaged: true }, list('a'), [': a list with id "c", not a list without it']],
			[{ isPaged: true }, list('a', 'd'), ['1: extra']],
		])('%j, %j departs: %j', (more, body, expected) => {
			expect(tell(set(more), body, (length) => length === 2)).toEqual(expected)
		})

		it('judges every item, even after a pattern that is none', () => {
			const items = [{ ...item('a'), pattern: null }, item('b')]
			expect(tell({ kind: 'set', key: 'id', items }, [{ id: 'a' }])).toEqual([
				': a list with id "b", not a list without it',
			])
		})

		it('is not a page unless somebody says so', () => {
			expect(tell(set({ isPaged: true }), list('a', 'b'))).toHaveLength(1)
		})

		it('of items of one key takes each from the first place that is left', () => {
			const two = [1, 2].map((at) => ({
				key: 'a',
				isRequired: true,
				pattern: objectOf({ at: { kind: 'equals', value: at } }),
			}))
			const body = [
				{ id: 'a', at: 1 },
				{ id: 'a', at: 2 },
			]
			expect(tell({ kind: 'set', key: 'id', items: two }, body)).toEqual([])
		})
	})

	it('that is none matches anything, and so does one nested too deep', () => {
		for (const none of [null, 5, {}, { kind: 7 }, { kind: 'other' }, { kind: 'object' }])
			expect(tell(none, {})).toEqual([])
		const nest = (levels: number): Pattern =>
			levels === 0 ? { kind: 'equals', value: 1 } : { kind: 'sequence', items: [nest(levels - 1)] }
		const body = (levels: number): unknown => (levels === 0 ? 2 : [body(levels - 1)])
		expect([80, 81].map((levels) => tell(nest(levels), body(levels)).length)).toEqual([1, 0])
	})

	it('names the clauses of its fields, and not of those that may have any value', () => {
		const inner = objectOf({ a: { kind: 'text' } })
		const fields = [required('a', { kind: 'text' }, 'a.1'), required('b', { kind: 'any' }, 'b.1'), optional('c', inner)]
		const object: Pattern = { kind: 'object', fields, orNull: false }
		expect(rulesIn(object)).toEqual(['a.1'])
		expect(rulesIn({ kind: 'sequence', items: [object, object] })).toEqual(['a.1', 'a.1'])
		expect(rulesIn({ kind: 'set', key: 'a', items: [{ key: 'x', isRequired: true, pattern: object }] })).toEqual([
			'a.1',
		])
		expect(rulesIn(objectOf({ x: object }))).toEqual(['a.1'])
		expect(rulesIn({ kind: 'text' })).toEqual([])
	})
})

describe('what resembles JSON', () => {
	it.each([
		['mug', ['mug'], ['Mug', '']],
		[5, [5, 5.001], [5.01, '5']],
		[true, [true], [false, 'true']],
		[null, [null, 5, 'x'], []],
		[NOON, ['2026-01-31T13:00:00+01:00'], ['2026-01-31T13:00:00Z']],
		['2026-01-31', ['2026-01-31'], ['2026-01-31T00:00:00Z']],
		['2026-01-31 12:00:00', ['2026-01-31 12:00:00'], ['2026-01-31T12:00:00']],
		['2026-01-31Tea', ['2026-01-31Tea'], ['2026-01-31', '2026-01-31Tee']],
		[{ a: 1, b: [1, 2] }, [{ a: 1 }, {}, { a: 1, b: [5], c: 3 }, { a: null }], [{ a: 2 }, null, []]],
		[
			[{ id: 'a' }, { id: 'b' }],
			[[{ id: 'b' }, { id: 'a' }]],
			[[{ id: 'a' }], [{ id: 'a' }, { id: 'b' }, { id: 'c' }]],
		],
		[
			[
				{ id: 'a', url: 'x' },
				{ id: 'a', url: 'y' },
			],
			[[{ url: 'y', id: 'a' }, { url: 'x' }]],
			[[{ url: 'x' }, { url: 'z' }]],
		],
		[[{ id: 5 }, { id: 6 }], [[], [{ id: 7 }]], []],
		[[{ countryCode: 'DE' }], [[{ countryCode: 'DE' }]], [[]]],
		[[{ provinceCode: 'BE' }], [[{ provinceCode: 'BE' }]], [[]]],
		[[{ name: 'a' }], [[{ name: 'a' }]], [[{ name: 'b' }]]],
		[[{ title: 'a' }], [[{ title: 'a' }]], [[{ title: 'b' }]]],
		[[], [[]], [[{ id: 'a' }]]],
	])('%j is shown as %j and not as %j', (value, right, wrong) => {
		for (const body of right) expect(tell(resemble(value), body), JSON.stringify(body)).toEqual([])
		for (const body of wrong) expect(tell(resemble(value), body), JSON.stringify(body)).not.toEqual([])
	})

	it('is free where it says so, at any depth', () => {
		const value = { title: 'Mug', variants: [{ id: 'a', title: 'S' }], tags: [{ title: 'x' }], one: { title: 'y' } }
		const pattern = resemble(value, ['title'])
		expect(tell(pattern, { title: 'x', variants: [{ id: 'a', title: 'x' }], tags: [], one: { title: 'z' } })).toEqual(
			[],
		)
		expect(tell(pattern, { variants: [] })).toHaveLength(1)
		expect(tell(resemble([{ id: 'a', title: 'S' }], ['id']), [{ id: 'b', title: 'S' }])).toEqual([])
	})
})

function literal(text: string): string {
	return text.replace(/[.+*]/g, '\\$&')
}
