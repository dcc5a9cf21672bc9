import { describe, expect, it } from 'vitest'
import type { Result } from '../../bench/harness.ts'
import { countMisses, findFalls, type Kept } from '../../bench/results.ts'

function result(ratios: Readonly<Record<string, number>>, target: number | null = null): Result {
	const rows = Object.entries(ratios).map(([name, ratio]) => ({ name, nanoseconds: 100 * ratio, ratio, target }))
	return { question: 'phone', title: 'Phones', seed: 1, inputs: 2000, distinct: 2000, passes: 5, notes: [], rows }
}

function kept(ratios: Readonly<Record<string, number>>): Kept {
	return { ...result(ratios), machine: { node: 'v20', cpu: 'any', cores: 2, platform: 'any' }, packages: {} }
}

const before = kept({ orderwright: 1, 'orderwright, plain': 2, peer: 90 })

describe('a ratio compared with the saved ratio', () => {
	it('has fallen if it lost more than a third', () => {
		expect([...findFalls(result({ orderwright: 1, peer: 59 }), before)]).toEqual([
			['phone, peer', 'fell from 90.0 x to 59.0 x'],
		])
	})

	it('may lose a third, and may rise', () => {
		for (const peer of [60, 90, 900]) expect(findFalls(result({ orderwright: 1, peer }), before).size).toBe(0)
	})

	it('does not compare times, or our own variants', () => {
		const slower = result({ orderwright: 1, 'orderwright, plain': 0.1, peer: 90 })
		const rows = slower.rows.map((row) => ({ ...row, nanoseconds: row.nanoseconds * 10 }))
		expect(findFalls({ ...slower, rows }, before).size).toBe(0)
	})

	it('fails if no result is saved, or if a peer is gone', () => {
		expect([...findFalls(result({ orderwright: 1, peer: 90 }), undefined).keys()]).toEqual(['phone, peer'])
		expect([...findFalls(result({ orderwright: 1 }), before).keys()]).toEqual(['phone, peer'])
	})
})

describe('the requirements of a question', () => {
	it('fail for a ratio below its target, and for too few different inputs', () => {
		expect(countMisses(result({ orderwright: 1, peer: 9 }))).toBe(0)
		expect(countMisses(result({ peer: 9 }, 10))).toBe(1)
		expect(countMisses({ ...result({ peer: 10 }, 10), distinct: 1999 })).toBe(1)
	})
})
