import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PHONE_AUTOMATON, PHONE_NODES, PHONE_PLANS } from '../../../src/rules/phone/data/phone.ts'
import { lengthsOf } from '../../../src/rules/phone/phone.ts'
import { createPhoneFacts } from '../../../src/rules/phone/phone-plans.ts'
import { phoneReason } from '../../../src/rules/phone/phone-reason.ts'
import { expectCost } from '../../bounded.ts'
import { runs } from '../../fuzz.ts'

const REAL = { plans: PHONE_PLANS, automaton: PHONE_AUTOMATON, nodes: PHONE_NODES }
/** Characters of the packed form. */
const digit = fc.integer({ min: 0x5f, max: 0x7e }).map((code) => String.fromCharCode(code))

/** Asks what a form asks of a plan. */
function ask(table: typeof REAL): void {
	const facts = createPhoneFacts(table)
	for (const code of [1, 44, 49, 55, 7]) facts.groupOf(code)
	for (const country of ['US', 'GB', 'BR', 'DE', 'AR']) {
		const plan = facts.planOf(country)
		if (plan !== null) lengthsOf(plan)
		phoneReason('+44 20 7946 09', plan, facts)
	}
}

describe('a table of phone numbers that a stranger wrote', () => {
	it('is read in bounded time, whatever its automaton', () => {
		fc.assert(
			fc.property(fc.array(digit, { minLength: 1, maxLength: 400 }), fc.nat(3), (characters, blocks) => {
				const automaton = [...Array(blocks).fill(PHONE_AUTOMATON.split(' ')[0]), characters.join('')].join(' ')
				expectCost(() => ask({ ...REAL, automaton }), 200)
			}),
			{ numRuns: runs(40) },
		)
	})

	it.each<[string, object]>([
		['no automaton', { automaton: '' }],
		['an automaton of one digit', { automaton: '_'.repeat(9) }],
		['a number of nodes that no memory has', { nodes: 1e9 }],
		['no nodes', { nodes: 0 }],
		['nodes below zero', { nodes: -5 }],
		['plans that are a number', { plans: 7 }],
		['a plan that no row has', { plans: '\n1;XX/;US/' }],
		['a pattern that is none', { plans: '\n1;US/////(/[' }],
	])('answers without an error if it has %s', (_, change) => {
		expectCost(() => ask({ ...REAL, ...change }), 200)
	})

	it('knows the same lengths as before, if it is the real one', () => {
		const facts = createPhoneFacts(REAL)
		const lengths = (country: string) => {
			const plan = facts.planOf(country)
			return plan === null ? [] : [...Array(18).keys()].filter((length) => (lengthsOf(plan) >> length) & 1)
		}
		expect([lengths('US'), lengths('GB'), lengths('NO')]).toEqual([[10], [7, 9, 10], [5, 8]])
	})
})
