import { describe, expect, it } from 'vitest'
import { findLacks } from '../../../src/entries/conformance.ts'
import { createState } from '../../../src/entries/model.ts'
import { sampler, seedOf } from '../../fuzz.ts'
import { FAULTS } from './pack/catalogue.ts'
import { findAlarm, storeOf, tryFault } from './pack/on-store.ts'

/** Numbers of stores. `lab/run stores` asks about fifty of them. */
const NUMBERS = [0, 1, 2].map((at) => (seedOf(7) + at) % 50)
const READING = FAULTS.filter(
	({ needs, kind }) => needs.length === 0 && ['tax', 'shipping', 'addresses'].includes(kind),
)

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

	it('what the seed lacks is said of every store', () => {
		for (let number = 0; number < 50; number++) {
			for (const { message, clauses } of findLacks({
				seed: createState(storeOf(number)),
				countries: ['US', 'BR', 'IT'],
			})) {
				expect(message).toMatch(/^[A-Z].*: .+ can.*\. Add .*\.$/)
				expect(clauses.length).toBeGreaterThan(0)
			}
		}
	})
})
