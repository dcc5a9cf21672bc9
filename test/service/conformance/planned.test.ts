import { describe, expect, it } from 'vitest'
import { createState } from '../../../src/entries/model.ts'
import { resolve, WAITS } from '../../../src/service/conformance/planned.ts'
import { isWrite } from '../../../src/service/conformance/shorten.ts'
import CASES from './planned.json' with { type: 'json' }

describe('a planned request', () => {
	const state = createState({
		clients: [
			{ clientId: 'a', clientSecret: 'sa' },
			{ clientId: 'b', clientSecret: 'sb' },
		],
		companies: [
			{ id: 'own' },
			{ id: 'second' },
			...Array.from({ length: 10 }, (_, at) => ({ id: `company-${2 + at}` })),
		],
		collections: [{ id: 'c0', people: Array.from({ length: 12 }, (_, at) => ({ id: `p${at}` })) }, { id: 'c1' }],
		tokens: [
			{ accessToken: 'old', refreshToken: 'r', clientId: 'a', issuedAt: '2026-01-31T00:00:00Z' },
			{ accessToken: 'new', refreshToken: 'r', clientId: 'a', issuedAt: '2026-01-31T00:00:00Z' },
			{ accessToken: 'b', refreshToken: 'r', clientId: 'b', issuedAt: '2026-01-31T00:00:00Z' },
		],
	})

	it.each(CASES.names)('names %s: %s', (name, expected) => {
		const planned = {
			operation: 'reward',
			parameters: { x: name },
			body: { list: [{ name }, 5, null] },
			tries: 'reward.1',
		} as const
		expect(resolve(planned, state)).toEqual({
			operation: 'reward',
			parameters: { x: expected },
			body: { list: [{ name: expected }, 5, null] },
		})
	})

	it('may wait until something has aged, and may write', () => {
		expect(WAITS).toEqual([31, 46, 601])
		expect(
			[{ wait: 31 }, { operation: 'reward' } as const, { operation: 'list-people' } as const].map(isWrite),
		).toEqual([false, true, false])
	})
})
