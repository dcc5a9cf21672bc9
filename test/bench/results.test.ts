import { describe, expect, it } from 'vitest'
import type { Result } from '../../bench/harness.ts'
import { countMisses, findFalls, readKept, readLowWater } from '../../bench/results.ts'

function result(ratios: Readonly<Record<string, number>>, target: number | null = null): Result {
	const rows = Object.entries(ratios).map(([name, ratio]) => ({ name, nanoseconds: 100 * ratio, ratio, target }))
	return { question: 'phone', title: 'Phones', seed: 1, inputs: 2000, distinct: 2000, passes: 5, notes: [], rows }
}

const LOW_WATER = { phone: { peer: 60 } }

describe('a ratio compared with its low-water mark', () => {
	it('fails below the mark', () => {
		expect([...findFalls(result({ orderwright: 1, peer: 59 }), LOW_WATER)]).toEqual([
			['phone, peer', 'is 59.0 x, below its low-water mark of 60 x'],
		])
	})

	it('passes at the mark and above', () => {
		for (const peer of [60, 90, 900]) expect(findFalls(result({ orderwright: 1, peer }), LOW_WATER).size).toBe(0)
	})

	it('does not compare times, or our own variants', () => {
		const slower = result({ orderwright: 1, 'orderwright, plain': 0.1, peer: 90 })
		const rows = slower.rows.map((row) => ({ ...row, nanoseconds: row.nanoseconds * 10 }))
		expect(findFalls({ ...slower, rows }, LOW_WATER).size).toBe(0)
	})

	it('fails if a peer has no mark, or is gone', () => {
		expect([...findFalls(result({ orderwright: 1, peer: 90 }), {}).keys()]).toEqual(['phone, peer'])
		expect([...findFalls(result({ orderwright: 1 }), LOW_WATER).keys()]).toEqual(['phone, peer'])
	})

	it('has marks for the peers of every saved result', () => {
		const marks = readLowWater()
		const kept = [...readKept().values()]
		expect(kept.length).toBeGreaterThan(30)
		for (const one of kept) expect([...findFalls(one, marks)], one.question).toEqual([])
	})
})

describe('the requirements of a question', () => {
	it('fail for a ratio below its target, and for too few different inputs', () => {
		expect(countMisses(result({ orderwright: 1, peer: 9 }))).toBe(0)
		expect(countMisses(result({ peer: 9 }, 10))).toBe(1)
		expect(countMisses({ ...result({ peer: 10 }, 10), distinct: 1999 })).toBe(1)
	})
})
