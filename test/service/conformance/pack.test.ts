import { describe, expect, it } from 'vitest'
import { FAULTS, KINDS, OPEN } from './pack/catalogue.ts'
import { play } from './pack/play.ts'
import { SCORE } from './pack/score-by-kind.ts'
import { LEFT_OPEN } from './pack/variants.ts'

describe('the catalogue of faults', () => {
	it('holds at least 1,100 faults, all of which the score knows', () => {
		expect(FAULTS.length).toBeGreaterThanOrEqual(1_100)
		expect(Object.keys(SCORE)).toEqual(KINDS)
		for (const kind of KINDS) {
			expect(SCORE[kind]?.faults, kind).toBe(FAULTS.filter((fault) => fault.kind === kind).length)
			expect(SCORE[kind]?.found, kind).toBe(Number(SCORE[kind]?.faults) - Number(SCORE[kind]?.missed.length))
		}
	})

	it('gives a sentence of the interface for each way that it leaves open', () => {
		const names = Object.values(LEFT_OPEN).flatMap((list) => list.trim().split(/;\s+/))
		expect(names.map((name) => `open: ${name}`).sort()).toEqual([...OPEN].sort())
	})
})

// `pack-plays.test.ts` asks about variants and faults, and `lab/run catalogue` about all of them.
describe('the kit', () => {
	it('raises no alarm for a service written from the interface alone (D-106)', async () => {
		const { sends, ...played } = await play([], ['writes', 'clock'])
		expect(played).toMatchObject({ alarms: [], verdict: 'passed' })
		expect(sends).toBeLessThanOrEqual(3_400)
	})

	it('finds a fault of money', async () => {
		const { alarms } = await play(['an order moves no balance'], ['writes'], { maxFailures: 1 })
		expect(alarms).not.toEqual([])
	})
})
