import { describe, expect, it } from 'vitest'
import { findSeedGaps } from '../../../src/entries/conformance.ts'
import { createState } from '../../../src/entries/model.ts'
import { sampler, seedOf } from '../../fuzz.ts'
import { FAULTS, faultOf } from './pack/catalogue.ts'
import { findAlarm, storeOf, tryFault } from './pack/on-store.ts'
import CASES from './stores.json' with { type: 'json' }

/** Numbers of stores. `lab/run stores` asks about fifty of them. */
const NUMBERS = [0, 1, 2].map((at) => (seedOf(7) + at) % 50)
/** Unlike stores that lack nothing as a whole: two companies or four, one or several stores of credits, gifts first or last. */
const UNLIKE = [9, 11, 18, 23, 25, 26, 28, 36, 40, 41]
/** Faults that stores of a real kind hid once: of partners, gifts, regions, time, races and lists. */
const HIDDEN = CASES.hidden
/** Returns an item for each turn: other ones with each seed, and each once while there are some. */
const drawn = <T>(list: readonly T[], turn: number): T => list[(seedOf(8) + turn * 7) % list.length] as T
/** Faults that requests show which only read. */
const READING = FAULTS.filter(({ kind }) => kind === 'rules')

describe('in a store that nobody designed', () => {
	it.each(NUMBERS.slice(0, 1))(
		'a service written from the interface alone causes no alarm: store %d',
		async (number) => {
			expect(await findAlarm([], number, [])).toBeNull()
		},
	)

	it.each([...sampler()(READING)].slice(0, 4).map((fault) => [fault.name, fault] as const))(
		'a fault is found, or its clause was announced: %s',
		async (_, fault) => {
			expect(await tryFault(fault, NUMBERS[1] ?? 1, [])).not.toBe('missed')
		},
	)

	it.each([0, 1, 2].map((turn) => [drawn(HIDDEN, turn), drawn(UNLIKE, turn)] as const))(
		'a fault that a store of a real kind hid is found in another one: %s',
		async (name, number) => {
			expect([number, await tryFault(faultOf(name), number)]).not.toContain('missed')
		},
	)

	it('what the seed lacks is said of every store', () => {
		for (let number = 0; number < 50; number++) {
			for (const { message, clauses } of findSeedGaps({
				seed: createState(storeOf(number)),
				countries: ['US', 'BR', 'IT'],
			})) {
				expect(message).toMatch(/^[A-Z].*: .+ can.*\. Add .*\.$/)
				expect(clauses.length).toBeGreaterThan(0)
			}
		}
	})
})
