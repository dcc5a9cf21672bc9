import { describe, expect, it } from 'vitest'
import { DOCUMENTED_POLICY } from '../../../src/entries/index.ts'
import { sampler } from '../../fuzz.ts'
import { FAULTS, type Fault, type Need, OPEN } from './pack/catalogue.ts'
import { play } from './pack/play.ts'
import { SCORE } from './pack/score-by-kind.ts'
import { SEED } from './pack/store.ts'

/** Every n-th of a list, or a share of these: `lab/run catalogue` runs all of it. */
const some = <T>(list: readonly T[], n: number): readonly T[] => [...sampler()(list.filter((_, at) => at % n === 0))]
const isFound = ({ name, kind }: Fault): boolean => SCORE[kind]?.missed.includes(name) === false
/** Whether requests that only read showed all faults of the kind. */
const isRead = ({ kind }: Fault): boolean => SCORE[kind]?.foundByReading === SCORE[kind]?.faults

describe('the kit and the catalogue', () => {
	it('raises no alarm for a service written from the interface alone (D-106)', async () => {
		for (const [needs, mostSends] of [
			[[], 2_600],
			[['writes', 'clock', 'concurrency'], 3_400],
		] as const) {
			const { alarms, sends } = await play([], needs)
			expect([alarms, sends <= mostSends]).toEqual([[], true])
		}
	})

	it('raises none either if only what the interface states is an error (D-172)', async () => {
		const store = { ...SEED, policy: DOCUMENTED_POLICY }
		expect((await play(['open: a blank tax number is none'], [], { store })).alarms).toEqual([])
		expect((await play([], ['writes', 'clock'], { store })).alarms).toEqual([])
	})

	it('leaves what a decision alone says to exact (D-84)', async () => {
		const name = 'a reward creates who is unknown'
		const alarms = [['writes'], ['writes', 'exact']].map(async (needs) => (await play([name], needs as Need[])).alarms)
		expect((await Promise.all(alarms)).map((each) => each.map(({ rule }) => rule))).toEqual([[], ['list-people.1']])
	})

	it.each(some(OPEN, 9))('raises no alarm for a service of which is true: %s', async (name) => {
		const { alarms } = await play([name], ['writes', 'clock', 'concurrency'])
		expect(alarms).toEqual([])
	})

	it.each(some(FAULTS.filter(isFound), 25).map((fault) => [fault.name, fault] as const))(
		'finds: %s',
		async (name, { needs }) => {
			const { alarms } = await play([name], ['writes', 'clock', ...needs], { maxFailures: 1 })
			expect(alarms).not.toEqual([])
		},
	)

	it.each(some(FAULTS.filter(isRead), 9).map((fault) => [fault.name, fault] as const))(
		'finds by reading alone: %s',
		async (name, { needs }) => {
			const { alarms } = await play([name], needs, { maxFailures: 1 })
			expect(alarms).not.toEqual([])
		},
	)
})
