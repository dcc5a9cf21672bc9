import { describe, expect, it } from 'vitest'
import type { Expectation } from '../../../src/entries/model.ts'
import { learnPage, type Pages, pageOf } from '../../../src/service/conformance/pages.ts'

describe('the pages of lists', () => {
	const answer = (length: number) => ({ statusCode: 200, body: Array.from({ length }, (_, at) => ({ id: `p${at}` })) })
	const book = (...entries: [string, Pages][]) => ({ pages: new Map(entries) })
	const items = Array.from({ length: 4 }, (_, at) => ({
		key: `p${at}`,
		isRequired: true,
		pattern: { kind: 'any' } as const,
	}))
	const expectation: Expectation = {
		operation: 'list-people',
		canonical: 'success',
		success: {
			statusCode: 200,
			isStatusShown: false,
			response: 'PersonList',
			body: { kind: 'set', key: 'id', items, isPaged: true },
		},
		refusal: null,
	}

	it.each([
		[undefined, 9, 0],
		[undefined, 1, 0],
		[undefined, 10, 10],
		[{ most: 15, page: null }, 13, 0],
		[{ most: 13, page: null }, 13, 13],
		[{ most: 9, page: 7 }, 3, 7],
	])('known as %j: a list of %d may be a page of %d', (pages, length, expected) => {
		const known = pages === undefined ? book() : book(['list-people', pages])
		expect(pageOf(known, 'list-people', answer(length))).toBe(expected)
		expect(pageOf(known, 'list-people', { body: { data: answer(length).body } })).toBe(expected)
	})

	it('are none of what is no list', () => {
		for (const got of [null, {}, { body: {} }, { body: 'x' }]) expect(pageOf(book(), 'list-people', got)).toBe(0)
	})

	it('are learnt from a list that lacks items', () => {
		const learnt = (...lengths: number[]) => {
			const known = book()
			for (const length of lengths) learnPage(known, 'list-people', expectation, answer(length))
			return known.pages.get('list-people')
		}
		expect(learnt(4)).toEqual({ most: 4, page: null })
		expect(learnt(3)).toEqual({ most: 3, page: 3 })
		expect(learnt(4, 3)).toEqual({ most: 4, page: 3 })
		expect(learnt(3, 2)).toEqual({ most: 3, page: 3 })
		expect([learnt(3, 4), learnt(3, 4, 3)]).toEqual(Array(2).fill({ most: 4, page: 0 }))
		const long = Array.from({ length: 14 }, (_, at) => ({
			key: `p${at}`,
			isRequired: true,
			pattern: { kind: 'any' } as const,
		}))
		const success = {
			statusCode: 200,
			isStatusShown: false,
			response: 'PersonList',
			body: { kind: 'set', key: 'id', items: long, isPaged: true },
		} as const
		const full = book()
		learnPage(full, 'list-people', { ...expectation, success }, answer(12))
		expect(full.pages.get('list-people')).toEqual({ most: 12, page: 12 })
		const known = book()
		learnPage(known, 'list-people', expectation, { statusCode: 200, body: {} })
		expect(known.pages.size).toBe(0)
	})
})
