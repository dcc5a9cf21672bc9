import { describe, expect, it } from 'vitest'
import type { Planned } from '../../../src/service/conformance/planned.ts'
import { shrink } from '../../../src/service/conformance/shorten.ts'

describe('a sequence is shortened', () => {
	const request = (name: string, body?: unknown): Planned => ({
		operation: 'reward',
		parameters: { name },
		...(body !== undefined && { body }),
	})
	const nameOf = (planned: Planned | undefined): string =>
		planned && 'operation' in planned ? (planned.parameters?.['name'] ?? '') : ''
	const run = async (sequence: readonly Planned[], isShown: (each: readonly Planned[]) => boolean | null) => {
		const tried: (readonly Planned[])[] = []
		const best = await shrink(sequence, async (candidate) => {
			tried.push(candidate)
			return isShown(candidate)
		})
		return { best, tried }
	}

	it('to the requests that it needs, in their order', async () => {
		const sequence = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => request(name))
		const needs = (candidate: readonly Planned[]): boolean =>
			['b', 'e', 'g'].every((name) => candidate.some((each) => nameOf(each) === name))
		const { best, tried } = await run(sequence, needs)
		expect(best.map(nameOf)).toEqual(['b', 'e', 'g'])
		// First without everything before the last.
		expect(tried[0]?.map(nameOf)).toEqual(['g'])
	})

	it('to the last alone if that suffices, and stays if nothing does', async () => {
		const sequence = ['a', 'b', 'c'].map((name) => request(name))
		expect((await run(sequence, (each) => nameOf(each.at(-1)) === 'c')).best.map(nameOf)).toEqual(['c'])
		expect((await run(sequence, () => false)).best).toBe(sequence)
		expect((await run([], () => true)).best).toEqual([])
	})

	it('to the parts of a body that it needs', async () => {
		const body = { a: { b: 1, c: [1, 2, 3] }, d: 2, e: 'x' }
		const isShown = (candidate: readonly Planned[]): boolean =>
			JSON.stringify(candidate).includes('"c":[') && JSON.stringify(candidate).includes('2')
		const { best } = await run([request('', body)], isShown)
		expect(best).toStrictEqual([{ operation: 'reward', parameters: {}, body: { a: { c: [2] } } }])
	})

	it('in the parts of each element and of each request', async () => {
		const list = [{ a: 1, b: 2 }, { a: 3 }]
		const isShown = (candidate: readonly Planned[]): boolean => {
			const text = JSON.stringify(candidate)
			return candidate.length === 2 && text.includes('"first"') && text.includes('"b":2') && /\},\{[^{]*\}\]/.test(text)
		}
		const { best } = await run([request('first', { x: 1 }), request('second', { list, y: 1 })], isShown)
		expect(best).toStrictEqual([
			{ operation: 'reward', parameters: { name: 'first' }, body: {} },
			{ operation: 'reward', parameters: {}, body: { list: [{ b: 2 }, {}] } },
		])
		const bare = await run([{ operation: 'reward', parameters: { name: 'x', other: 'y' } }], (candidate) =>
			JSON.stringify(candidate).includes('"x"'),
		)
		expect(bare.best).toStrictEqual([{ operation: 'reward', parameters: { name: 'x' } }])
	})

	it('to shorter waits', async () => {
		const isShown = (candidate: readonly Planned[]): boolean =>
			candidate.some((each) => 'wait' in each && each.wait >= 40) && candidate.length === 2
		const { best } = await run([{ wait: 601 }, request('x')], isShown)
		expect(best[0]).toEqual({ wait: 46 })
	})

	it('until no more requests may be sent', async () => {
		const sequence = ['a', 'b', 'c'].map((name) => request(name))
		const { best, tried } = await run(sequence, () => null)
		expect([best === sequence, tried.length]).toEqual([true, 2])
	})

	it('with at most 30 simpler forms of one sequence', async () => {
		const body = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, at]))
		const { tried } = await run([{ operation: 'reward', body }], () => false)
		expect(tried).toHaveLength(30)
	})
})
