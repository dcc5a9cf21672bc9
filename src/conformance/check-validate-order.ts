import { readField } from '../core/read.ts'
import { RULESET } from '../core/ruleset.ts'
import { createState } from '../model/create-state.ts'
import type { StateSeed } from '../model/state.ts'
import { type Finding, follow } from './follow.ts'
import type { PlannedRequest } from './planned.ts'
import { directOrders } from './plans/directed-orders.ts'
import { signIn } from './plans/store-plans.ts'
import { readSettings, type Send, type ServiceOptions } from './service-options.ts'
import { tell } from './tell.ts'

export interface ValidateOrderOptions
	extends Pick<ServiceOptions, 'seed' | 'now' | 'countries' | 'exact' | 'timeout' | 'onProgress'> {}

/** An order that the service judges otherwise. */
export interface OrderDifference extends Pick<Finding, 'rule' | 'departure' | 'why' | 'expected' | 'got'> {
	/** What the order was sent for. */
	readonly name: string
	readonly countryCode: string
	/** The body, to send it again. */
	readonly order: object
}

/** How many of the orders that are sent for one clause are judged as the rules judge them. */
export interface RuleTally {
	readonly rule: string
	readonly sent: number
	/** Refused, though nothing forbids it. */
	readonly stricter: number
	/** Taken, though a clause forbids it. */
	readonly laxer: number
	/** Answered in another form, or not at all. */
	readonly different: number
}

export interface ValidateOrderReport {
	readonly ruleset: typeof RULESET
	readonly sends: number
	/** By the clause that orders were sent for. */
	readonly rules: readonly RuleTally[]
	readonly differences: readonly OrderDifference[]
}

/** New tokens are asked for after so many orders: they live ten minutes. */
const ORDERS_A_TOKEN = 100

/**
 * Holds the validate-order operation of a live service against the rules, order by order: for every country one that passes, the same
 * in other words, and one for each defect by clause; and one to every closed region of the seed's products. Says by rule where the
 * service is stricter, where laxer, and where it answers in another form. Changes nothing in the service. Orders on which the interface
 * leaves it open pass either way (D-141).
 *
 * @example
 * const report = checkValidateOrder(() => ({ statusCode: 500, body: null }), { seed: {}, now: () => '2026-01-31T09:30:00Z' })
 * typeof report.then // => 'function'
 */
export async function checkValidateOrder(send: Send, options: ValidateOrderOptions): Promise<ValidateOrderReport> {
	const { line, countries } = readSettings(send, options)
	let state = createState(readField(options, 'seed') as StateSeed)
	const orders = directOrders(state, countries)
	const differences: OrderDifference[] = []
	const tallies = new Map<string, { sent: number; stricter: number; laxer: number; different: number }>()
	for (const [index, { rule, name, countryCode, collectionId, body }] of orders.entries()) {
		if (index % ORDERS_A_TOKEN === 0) state = (await follow(line, state, signIn(state, 0))).state
		const planned: PlannedRequest = {
			operation: 'validate-order',
			authorization: 'Bearer <token 0>',
			parameters: { collectionId },
			body,
		}
		const { finding } = await follow(line, state, planned)
		const tally = tallies.get(rule) ?? { sent: 0, stricter: 0, laxer: 0, different: 0 }
		tallies.set(rule, tally)
		tally.sent++
		if (finding !== null) {
			const { departure, why, expected, got } = finding
			tally[departure === 'no answer' ? 'different' : departure]++
			// A service that refuses too much does it by the check that the order was sent for.
			const against = departure === 'laxer' ? finding.rule : rule
			differences.push({ rule: against, departure, name, countryCode, why, expected, got, order: body })
		}
		const progress = { done: index + 1, total: orders.length, sends: line.sends, failures: differences.length }
		tell(readField(options, 'onProgress'), progress)
	}
	const rules = [...tallies].map(([rule, tally]) => ({ rule, ...tally }))
	return { ruleset: RULESET, sends: line.sends, rules, differences }
}
