import { describe, expect, it } from 'vitest'
import { FAULTS } from './pack/faults.ts'
import { compile, play } from './pack/play.ts'
import { VARIANTS } from './pack/variants.ts'

/** A part of the pack that is quick to run. `npm run test:faults` runs all of it. */
const SOME = ['tokens live for ever', 'the end day is left out', 'the delta is not added', 'rewards are given twice']

describe('the pack of services', () => {
	it('holds at least 60 faults over all operations, each a change of one line that is there', () => {
		expect(FAULTS.length).toBeGreaterThanOrEqual(60)
		expect(new Set(FAULTS.map(({ operation }) => operation)).size).toBe(15)
		for (const changed of [...FAULTS, ...VARIANTS]) expect(typeof compile(changed), changed.name).toBe('function')
	})

	it('raises no alarm for a service written from the interface alone (D-106)', async () => {
		const { verdict, failures, unreached } = await play({ name: 'the service itself', edits: [] }, { sequences: 40 })
		expect(failures.map(({ operation, rule, why }) => [operation, rule, why])).toEqual([])
		expect(verdict).toBe('passed')
		expect(unreached.length).toBeLessThan(5)
	})

	it.each(FAULTS.filter(({ name }) => SOME.includes(name)).map((fault) => [fault.name, fault] as const))(
		'finds that %s',
		async (_, fault) => {
			const { failures } = await play(fault, { maxFailures: 1 })
			expect(failures[0]?.rule).toMatch(fault.rule)
			expect(failures[0]?.sequence.length).toBeLessThanOrEqual(4)
		},
	)
})
