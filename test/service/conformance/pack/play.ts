import { checkValidateOrder, type ServiceOptions } from '../../../../src/entries/conformance.ts'
import type { ProductSeed, ServiceAnswer, ServiceRequest, StateSeed } from '../../../../src/entries/model.ts'
import { checkScenarios } from '../../../../src/service/conformance/check-service.ts'
import { ALL_SCENARIOS } from '../../../../src/service/conformance/scenarios/all-scenarios.ts'
import type { Scenario } from '../../../../src/service/conformance/scenarios/scenario-parts.ts'
import { checkNames, type Need } from './catalogue.ts'
import { createServer, type Server } from './server.ts'
import { SEED, START } from './store.ts'
import { WORLD } from './world.ts'

/** The countries of the orders: those that `orderwright conform` asks about. */
export const COUNTRIES = 'US CA MX BR GB IE DE FR ES IT NL JP CN KR HK IN AU AE'.split(' ')
const TICK = 50
/** More than the mismatches of the service itself. */
const MAX_EXACT = 40
/** How many requests run at once where a fault needs it. */
const CONCURRENCY = 4

/** A running service whose clock is moved by hand. */
export interface Running {
	readonly options: Pick<ServiceOptions, 'seed' | 'now' | 'wait' | 'reset'>
	readonly send: (request: ServiceRequest) => Promise<ServiceAnswer> | ServiceAnswer
	/** Returns which of the names made a difference to an answer. */
	readonly reached: () => ReadonlySet<string>
}

/** Starts a service that makes these choices. Its clock moves 50 ms per request; `isSlow` lets requests overlap. */
export function start(choices: readonly string[], isSlow = false, seed: StateSeed = SEED): Running {
	let time = START
	const reached = new Set<string>()
	checkNames(choices)
	const chosen = new Set(choices)
	const make = (): Server => createServer(seed, () => time, WORLD, chosen, reached)
	let server = make()
	return {
		reached: () => reached,
		send: (request) => {
			time += TICK
			const finish = server.begin(request)
			return isSlow ? new Promise((resolve) => setImmediate(() => resolve(finish()))) : finish()
		},
		options: {
			seed,
			now: () => new Date(time).toISOString(),
			wait: (seconds) => {
				time += seconds * 1000
			},
			reset: () => {
				server = make()
			},
		},
	}
}

/** What the kit said of a service. */
export interface Played {
	readonly alarms: readonly { readonly operation: string; readonly rule: string; readonly why: string }[]
	readonly verdict: string
	/** The clauses that the seed was said to leave without a question, or with a part of their questions. */
	readonly announced: readonly string[]
	/** How many requests `checkService` sent. */
	readonly sends: number
	/** The choices that made a difference to an answer. */
	readonly reached: ReadonlySet<string>
	/** The story that found the last mismatch; null without one. */
	readonly story: Scenario | null
}

/** Returns the countries that the regions of a product name by code: `orderwright conform` asks about them, too. */
function regionsOf(stored: ProductSeed): readonly string[] {
	const product = 'product' in stored ? stored.product : stored
	return (product.shippingRegions ?? []).flatMap(({ countryCode }) => countryCode ?? [])
}

interface PlayOptions extends Partial<ServiceOptions> {
	readonly store?: StateSeed
	/** The stories to ask, in this order. */
	readonly stories?: readonly Scenario[]
	/** Whether the stories are all that is asked. */
	readonly isShort?: boolean
}

/**
 * Runs both checks of the kit against a service, as `orderwright conform` does: with `--writes --reset --clock` if `needs` is all of
 * them, and without for a check that only reads.
 */
export async function play(
	choices: readonly string[],
	needs: readonly Need[],
	given: PlayOptions = {},
): Promise<Played> {
	const isExact = needs.includes('exact')
	const { store = SEED, stories = ALL_SCENARIOS, isShort = false, ...more } = given
	const running = start(choices, needs.includes('concurrency'), store)
	const { seed, now, wait, reset } = running.options
	const regions = store.collections?.flatMap(({ products }) => products?.flatMap(regionsOf) ?? []) ?? []
	const countries = [...new Set([...COUNTRIES, ...regions])]
	const writes = needs.includes('writes')
	const service = await checkScenarios(
		running.send,
		{
			seed,
			now,
			countries,
			writes,
			...(needs.includes('clock') && wait ? { wait } : {}),
			...(writes && reset ? { reset } : {}),
			...(needs.includes('days') ? { dayOffset: 0 } : {}),
			...(needs.includes('concurrency') ? { concurrency: CONCURRENCY } : {}),
			...(isShort ? { sequences: stories.length } : {}),
			...more,
			...(isExact ? { exact: true, maxFailures: MAX_EXACT } : {}),
		},
		stories,
	)
	// With `exact`, the service itself departs from decisions: its status codes are its own.
	const usual = isExact && choices.length > 0 ? (await play([], needs, given)).alarms : []
	const alarms: Played['alarms'][number][] = service.failures
		.map(({ operation, rule, why }) => ({ operation, rule, why }))
		.filter(({ why }) => usual.every((each) => each.why !== why))
	const announced = service.seedGaps.flatMap(({ clauses }) =>
		clauses.map(({ operation, rule }) => `${operation} ${rule}`),
	)
	const story = (!isExact && alarms.length > 0 && stories[service.sequences - 1]) || null
	const seen = { announced, story, sends: service.sends, reached: running.reached() }
	if (isShort || (alarms.length > 0 && given.maxFailures === 1)) return { ...seen, alarms, verdict: service.verdict }
	if (writes) await reset?.()
	const orders = await checkValidateOrder(running.send, { seed, now, countries })
	alarms.push(
		...orders.differences.map(({ rule, why, name, countryCode }) => ({
			operation: 'validate-order',
			rule,
			why: `${name} (${countryCode}): ${why}`,
		})),
	)
	const verdicts = [service.verdict, orders.verdict]
	const verdict =
		verdicts.find((each) => each === 'failed') ?? verdicts.find((each) => each === 'inconclusive') ?? 'passed'
	return { ...seen, alarms, verdict }
}
