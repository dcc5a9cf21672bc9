import { readField } from '../../rules/core/read.ts'
import { RULESET } from '../../rules/core/ruleset.ts'
import { createState } from '../model/create-state.ts'
import type { ServiceState, StateSeed } from '../model/state.ts'
import { notify } from './ask.ts'
import type { Mismatch } from './clause-of.ts'
import { createCounter, type Mutable, type Seen } from './coverage.ts'
import { evaluateCoverage, type RunVerdict } from './evaluate-coverage.ts'
import { follow } from './follow.ts'
import { findNotAsked } from './not-asked.ts'
import { goneOf, openFor } from './opening.ts'
import type { Planned, PlannedRequest } from './planned.ts'
import type { Coverage } from './report.ts'
import { orderToValidate } from './scenarios/full-orders.ts'
import { ALTERNATIVES, DEFECTS, makeAll } from './scenarios/order-changes.ts'
import { type SampleOrder, sampleOrder, withAddress } from './scenarios/sample-order.ts'
import { findShop } from './scenarios/shops.ts'
import { askIn, findStores, type Store, signIn } from './scenarios/store-places.ts'
import { seedGapsOf, servedBy } from './seed-gaps.ts'
import { readSettings, type Send, type ServiceOptions } from './service-options.ts'
import { isOver } from './session.ts'

/** The options of `checkValidateOrder`: the options of `checkService` that apply to validate-order. */
export interface ValidateOrderOptions
	extends Pick<
		ServiceOptions,
		'seed' | 'now' | 'countries' | 'exact' | 'timeout' | 'allow5xx' | 'allowUntested' | 'stop' | 'onProgress'
	> {}

/** An order for which the service's verdict differs from ours. */
export interface OrderDifference extends Pick<Mismatch, 'rule' | 'difference' | 'why' | 'expected' | 'got'> {
	/** The purpose of the order. */
	readonly name: string
	readonly countryCode: string
	/** The request body, so that you can send the order again. */
	readonly order: unknown
	/** The requests that show the difference, with names instead of secrets. */
	readonly sequence: readonly Planned[]
}

/** The number of orders for one clause, by whether the service and the rules agree. */
export interface RuleTally {
	readonly rule: string
	readonly sent: number
	/** Accepted orders that the service may accept. */
	readonly accepted: number
	/** Rejected orders that the service may reject. */
	readonly refused: number
	/** How many of these orders a service may accept or reject: the API documentation allows both. */
	readonly open: number
	/** Orders that were rejected, although no clause rejects them. */
	readonly stricter: number
	/** Orders that were accepted, although a clause rejects them. */
	readonly laxer: number
	/** Orders without an answer, or with an answer in another form. */
	readonly different: number
	/** Orders whose answer was 429 or 5XX, even when they were repeated. Their result is unknown. */
	readonly lost: number
}

/**
 * The result of `checkValidateOrder`: the `verdict`, counts by clause (`rules`), and the orders for which the service is stricter or laxer
 * (`differences`).
 */
export interface ValidateOrderReport extends Coverage, Omit<RunVerdict, 'label'> {
	readonly ruleset: typeof RULESET
	readonly sends: number
	/** By the clause that the orders test. */
	readonly rules: readonly RuleTally[]
	readonly differences: readonly OrderDifference[]
}

const NONE = { sent: 0, accepted: 0, refused: 0, open: 0, stricter: 0, laxer: 0, different: 0, lost: 0 }

const OF_ORDERS = ['validate-order'] as const
/** Returns whether a clause is about an order itself. */
const isAddressed = ({ rule }: { readonly rule: string }): boolean =>
	rule.startsWith('validate-order.') || rule.startsWith('tax-number.')

/**
 * Tests validate-order of a live service order by order, through the caller's `send`. Nothing in the service changes (D-141). Every country gets an
 * order that passes, the same order in other spellings, and one order for each defect. Every closed region of the seed's products gets one order.
 * The report shows, by rule, where the service is stricter or laxer than the rules, or returns another form of answer. Where the API documentation
 * leaves open whether an order passes, both answers pass.
 *
 * @example
 * const report = checkValidateOrder(() => ({ statusCode: 500, body: null }), { seed: {}, now: () => '2026-01-31T09:30:00Z' })
 * typeof report.then // => 'function'
 */
export async function checkValidateOrder(send: Send, options: ValidateOrderOptions): Promise<ValidateOrderReport> {
	const settings = { ...readSettings(send, options), operations: OF_ORDERS }
	const { session, countries, allow5xx, allowUntested } = settings
	const seeded = createState(readField(options, 'seed') as StateSeed)
	const counter = createCounter(OF_ORDERS)
	const known = { state: seeded, countries, served: servedBy(seeded, countries), writes: false }
	const seedGaps = seedGapsOf(readField(options, 'seed') as StateSeed, known, settings).filter((gap) =>
		gap.clauses.every(isAddressed),
	)
	// That a client is shut out, or what is wrong with a token, is for checkService to report.
	const count = (seen: Seen): void =>
		counter.count(seen.outcome === 'mismatched' ? { ...seen, answer: 'noResponse' } : seen)
	const { clients } = await openFor(session, seeded, count)
	const start = createState({ ...seeded, clients })
	const orders = clients.length === 0 ? [] : directOrders(start, countries)
	let state = start
	const differences: OrderDifference[] = []
	const tallies = new Map<string, Mutable<Omit<RuleTally, 'rule'>>>()
	for (const [index, { rule, name, countryCode, client, request }] of orders.entries()) {
		if (isOver(session)) break
		const signedIn = await follow(session, state, signIn(state, client))
		if (signedIn.seen !== null) count(signedIn.seen)
		if (signedIn.isTokenMissing) break
		state = signedIn.state
		const { mismatch, seen } = await follow(session, state, request)
		const tally = tallies.get(rule) ?? { ...NONE }
		tallies.set(rule, tally)
		tally.sent++
		if (seen !== null) {
			counter.count(seen)
			if (seen.answer === 'serverErrors' || seen.answer === 'throttled') tally.lost++
			else if (mismatch === null) tally[seen.answer === 'succeeded' ? 'accepted' : 'refused']++
			if (seen.outcome === 'open' && (seen.answer === 'succeeded' || seen.answer === 'refused')) tally.open++
		}
		if (mismatch !== null) {
			const { difference, why, expected, got } = mismatch
			tally[difference === 'no answer' ? 'different' : difference]++
			// If a service rejects too much, the rule is the check that the order tests.
			const against = difference === 'laxer' ? mismatch.rule : rule
			differences.push({
				rule: against,
				difference,
				name,
				countryCode,
				why,
				expected,
				got,
				order: request.body,
				sequence: [signIn(start, client), request],
			})
		}
		const progress = { done: index + 1, total: orders.length, sends: session.sends, failures: differences.length }
		notify(readField(options, 'onProgress'), progress)
	}
	const rules = [...tallies].map(([rule, tally]) => ({ rule, ...tally }))
	const counted = counter.read()
	const all = findNotAsked(counted, { ...settings, isComplete: true, headers: false }, seedGaps)
	const notAsked = all.filter(({ operation, because }) => operation === 'validate-order' && because === 'seed')
	const coverage = { seedGaps, ...counted, notAsked, hindrances: goneOf(session) }
	const { verdict, reasons } = evaluateCoverage(coverage, { failures: differences.length, allow5xx, allowUntested })
	return { ruleset: RULESET, verdict, reasons, sends: session.sends, ...coverage, rules, differences }
}

/** One order with one purpose. */
export interface DirectedOrder {
	/** The clause that its defect violates. For an order without a defect: all five checks. */
	readonly rule: string
	readonly name: string
	readonly countryCode: string
	readonly client: number
	readonly request: PlannedRequest
}

/** The most closed regions that are tested. A store may list all countries for each of its products. */
const MAX_REGIONS = 60

/**
 * Returns, for every country that the seed ships to, an order that passes, the same order in other spellings, and one order for each
 * defect. Also returns one order to every closed region of the products.
 */
export function directOrders(state: ServiceState, countries: readonly string[]): readonly DirectedOrder[] {
	const direct = (
		store: Store,
		[rule, name, countryCode]: readonly [string, string, string],
		order: SampleOrder,
		variantId: string,
	): DirectedOrder => ({
		rule,
		name,
		countryCode,
		client: store.client,
		request: askIn(store, 'validate-order', { body: orderToValidate(order, variantId), tries: rule }),
	})
	const byCountry = countries.flatMap((country) => {
		const shop = findShop({ state, countries }, { to: [country] })
		if (shop === null) return []
		const { order: good, sold } = shop
		const [{ variantId }] = sold
		const changed = makeAll([...ALTERNATIVES, ...DEFECTS], good, country).map(({ rule, name, order }) =>
			direct(shop, [rule, name, country], order, variantId),
		)
		return [direct(shop, ['validate-order.response', 'nothing wrong', country], good, variantId), ...changed]
	})
	const byRegion = findStores(state).flatMap((store) =>
		store.collection.products.flatMap(({ product: { variants, shippingRegions } }) => {
			const variantId = variants?.[0]?.id
			if (variantId === undefined) return []
			return (shippingRegions ?? []).flatMap(({ countryCode, isBlacklisted, denyCheckout, provinces }) => {
				if (countryCode === undefined || !countries.includes(countryCode) || !(isBlacklisted || denyCheckout)) return []
				const { provinceName, provinceCode } = provinces?.[0] ?? {}
				const there = withAddress(sampleOrder(countryCode), {
					...(provinceName !== undefined && { province: provinceName }),
					...(provinceCode !== undefined && { provinceCode }),
				})
				return [direct(store, ['validate-order.2', 'a region that is closed', countryCode], there, variantId)]
			})
		}),
	)
	return [...byCountry, ...byRegion.slice(0, MAX_REGIONS)]
}
