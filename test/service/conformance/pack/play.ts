import { checkService, checkValidateOrder, type ServiceOptions } from '../../../../src/entries/conformance.ts'
import type { ProductSeed, ServiceAnswer, ServiceRequest, StateSeed } from '../../../../src/entries/model.ts'
import { checkNames, type Need } from './catalogue.ts'
import { createServer, type Server } from './server.ts'
import { SEED, START } from './store.ts'
import { WORLD } from './world.ts'

/** The countries of the orders: those that `orderwright conform` asks about. */
export const COUNTRIES = 'US CA MX BR GB IE DE FR ES IT NL JP CN KR HK IN AU AE'.split(' ')
const TICK = 50
/** More than the departures of the service itself. */
const MOST_EXACT = 40
/** How many requests run at once where a fault needs it. */
const CONCURRENCY = 4

/** A running service whose clock is moved by hand. */
export interface Running {
	readonly options: Pick<ServiceOptions, 'seed' | 'now' | 'wait' | 'reset'>
	readonly send: (request: ServiceRequest) => Promise<ServiceAnswer> | ServiceAnswer
	/** Which of the names made a difference to an answer, and how often. */
	readonly reached: () => number
}

/** Starts a service that makes these choices. Its clock moves 50 ms per request; `isSlow` lets requests overlap. */
export function start(choices: readonly string[], isSlow = false, seed: StateSeed = SEED): Running {
	let time = START
	let reached = 0
	checkNames(choices)
	const chosen = new Set(choices)
	const make = (): Server => createServer(seed, () => time, WORLD, chosen)
	let server = make()
	const count = (): number => [...server.reached.values()].reduce((sum, each) => sum + each, 0)
	return {
		reached: () => reached + count(),
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
				reached += count()
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
	/** How often a choice made a difference to an answer. */
	readonly reached: number
}

/** Returns the countries that the regions of a product name by code: `orderwright conform` asks about them, too. */
function regionsOf(stored: ProductSeed): readonly string[] {
	const product = 'product' in stored ? stored.product : stored
	return (product.shippingRegions ?? []).flatMap(({ countryCode }) => countryCode ?? [])
}

/** The options that the conformance command takes beside those of this version. */
type Options = Partial<ServiceOptions> & { readonly concurrency?: number }

/**
 * Runs both checks of the kit against a service, as `orderwright conform` does: with `--writes --reset --clock` if `needs` is all of
 * them, and without for a check that only reads.
 */
export async function play(
	choices: readonly string[],
	needs: readonly Need[],
	given: Options & { readonly store?: StateSeed } = {},
): Promise<Played> {
	const isExact = needs.includes('exact')
	const { store, ...more } = isExact ? { ...given, maxFailures: MOST_EXACT } : given
	const running = start(choices, needs.includes('concurrency'), store)
	const { seed, now, wait, reset } = running.options
	const regions = (store ?? SEED).collections?.flatMap(({ products }) => products?.flatMap(regionsOf) ?? []) ?? []
	const countries = [...new Set([...COUNTRIES, ...regions])]
	const writes = needs.includes('writes')
	const options: Options = {
		countries,
		writes,
		...(needs.includes('clock') && wait ? { wait } : {}),
		...(writes && reset ? { reset } : {}),
		...(needs.includes('days') ? { dayOffset: 0 } : {}),
		exact: isExact,
		...(needs.includes('concurrency') ? { concurrency: CONCURRENCY } : {}),
		...more,
	}
	const service = await checkService(running.send, { seed, now, ...options })
	// With `exact`, the service itself departs from decisions: its status codes are its own.
	const usual = isExact && choices.length > 0 ? (await play([], needs, given)).alarms : []
	const alarms = service.failures.filter(({ why }) => usual.every((each) => each.why !== why))
	const announced = service.lacks.flatMap(({ clauses }) => clauses.map(({ operation, rule }) => `${operation} ${rule}`))
	const played = { announced, sends: service.sends }
	if (alarms.length > 0 && given.maxFailures === 1)
		return { ...played, alarms, verdict: service.verdict, reached: running.reached() }
	if (writes) await reset?.()
	const orders = await checkValidateOrder(running.send, { seed, now, countries })
	const differences = orders.differences.map(({ rule, why, name, countryCode }) => ({
		operation: 'validate-order',
		rule,
		why: `${name} (${countryCode}): ${why}`,
	}))
	const verdicts = [service.verdict, orders.verdict]
	const verdict = ['failed', 'inconclusive'].find((each) => verdicts.some((one) => one === each)) ?? 'passed'
	return { ...played, alarms: [...alarms, ...differences], verdict, reached: running.reached() }
}
