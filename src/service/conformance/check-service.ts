import { owns, readField } from '../../rules/core/read.ts'
import { RULESET } from '../../rules/core/ruleset.ts'
import { createState } from '../model/create-state.ts'
import type { ServiceState, StateSeed } from '../model/state.ts'
import { notify } from './ask.ts'
import type { Mismatch } from './clause-of.ts'
import { JSON_BODIES } from './clauses.ts'
import { createCounter } from './coverage.ts'
import { diagnose } from './diagnose.ts'
import { evaluateCoverage, type RunVerdict } from './evaluate-coverage.ts'
import { follow } from './follow.ts'
import { findNotAsked } from './not-asked.ts'
import { goneOf, openFor } from './opening.ts'
import type { Move, Planned } from './planned.ts'
import { runRaces } from './races.ts'
import type { Coverage, SeedGap } from './report.ts'
import { ALL_SCENARIOS } from './scenarios/all-scenarios.ts'
import type { Scenario } from './scenarios/scenario-parts.ts'
import { seedGapsOf, servedBy } from './seed-gaps.ts'
import { readSettings, type Send, type ServiceOptions, type Settings } from './service-options.ts'
import { isOver, needsLogins, readNow } from './session.ts'
import { isWrite, type Mismatched, rewind, type Shown, shorten } from './shorten.ts'
import { isOfEveryZone } from './zones.ts'

/** A mismatch from the model: the `rule`, what was `expected` and `got`, and the shortest `sequence` of requests that shows it. */
export interface ServiceFailure extends Mismatch {
	readonly sequence: readonly Planned[]
	/** False if the mismatch didn't occur when the same requests were sent again, or if that wasn't possible. */
	readonly isReproduced: boolean
	/** The number of requests that had been sent before the mismatch was found. */
	readonly foundAfter: number
}

/** The result of `checkService`: the `verdict`, the `failures` with the requests that show them, and the counts for each of the `clauses`. */
export interface ServiceReport extends Coverage, RunVerdict {
	readonly ruleset: typeof RULESET
	readonly sequences: number
	readonly sends: number
	/** Whether all sequences were sent. False if a limit ended the run. */
	readonly isComplete: boolean
	readonly failures: readonly ServiceFailure[]
}

/**
 * Tests a live service against the reference model, through the caller's `send` and with the service's seed in the options. The test sends
 * sequences of requests, and checks every answer (D-141).
 *
 * - After a mismatch, the test sends shorter and shorter sequences that still show it. The report contains the shortest one, the clause that the
 *   answer violates, and the expected answer.
 * - By default, only requests that change nothing are sent.
 * - Reports are plain JSON, without tokens or secrets. The same options and the same answers give the same report.
 * - Whatever `send` does, there is a report.
 *
 * @example
 * const report = checkService(() => ({ statusCode: 500, body: null }), { seed: {}, now: () => '2026-01-31T09:30:00Z' })
 * typeof report.then // => 'function'
 */
export function checkService(send: Send, options: ServiceOptions): Promise<ServiceReport> {
	return checkScenarios(send, options, ALL_SCENARIOS)
}

/** Runs `checkService` with these scenarios, in this order. The lab first runs the scenario that is known to find a fault. */
export async function checkScenarios(
	send: Send,
	options: ServiceOptions,
	all: readonly Scenario[],
): Promise<ServiceReport> {
	const settings = readSettings(send, options)
	const { session, reset, writes, maxFailures, days } = settings
	const counter = createCounter(settings.operations)
	const given = createState(readField(options, 'seed') as StateSeed)
	const seeded = days === null ? given : createState({ ...given, policy: { ...given.policy, ...days } })
	const seedGaps = findSeedGaps(options)
	const scenarios = all.filter(({ about }) => about.some((id) => settings.operations.includes(id)))
	// Without an operation there is nothing to send, not even a request for a token.
	const total = settings.operations.length === 0 ? 0 : Math.min(settings.sequences, scenarios.length)
	const found = new Map<string, ServiceFailure>()
	const add = ({ mismatch, sequence, foundAfter }: Mismatched, shown: Shown | null, more: object): void => {
		const least = shown === null ? { ...mismatch, sequence } : { ...shown.mismatch, sequence: shown.sequence }
		found.set(mismatch.signature, { ...least, isReproduced: shown !== null, foundAfter, ...more })
	}
	const isAgain = reset !== null || !writes
	const opened = await openFor(session, total === 0 ? createState({}) : seeded, counter.count)
	for (const each of opened.mismatches) add(each, await shorten(settings, seeded, each), { rule: each.mismatch.rule })
	const { clients } = opened
	const start = createState({ ...seeded, clients })
	const served = servedBy(start, settings.countries)
	let state = start
	let done = 0
	let isStopped = clients.length === 0
	for (const scenario of scenarios.slice(0, total)) {
		if (isStopped || isOver(session) || found.size >= maxFailures) break
		if (isAgain) state = await rewind(settings, start)
		const next = nextSteps(settings, served, scenario, state)
		const sequence: Planned[] = []
		const mismatches: Mismatched[] = []
		while (!isOver(session) && found.size + mismatches.length < maxFailures) {
			const planned = next(state)
			if (planned === null) break
			sequence.push(planned)
			const followed = await follow(session, state, planned)
			const { mismatch, seen, isTokenMissing } = followed
			state = followed.state
			if (seen !== null) counter.count(seen)
			const isNew = mismatch !== null && !found.has(mismatch.signature)
			if (isNew && mismatches.every((each) => each.mismatch.signature !== mismatch.signature)) {
				mismatches.push({ mismatch, sequence: [...sequence], foundAfter: session.sends })
			}
			// Anything after a mismatch may be its consequence, unless the sequence only reads.
			const isDeparted =
				mismatch !== null &&
				mismatch.rule !== JSON_BODIES &&
				(sequence.some(isWrite) || mismatch.difference === 'no answer' || isTokenMissing || !isAgain)
			if (isDeparted || (isWrite(planned) && seen?.answer === 'serverErrors')) {
				isStopped = !isAgain
				break
			}
		}
		for (const mismatched of mismatches) {
			const shown = isAgain ? await shorten(settings, start, mismatched) : null
			const rule = shown === null ? null : await diagnose(settings, start, shown)
			add(mismatched, shown, rule === null ? {} : { rule })
		}
		done++
		notify(readField(options, 'onProgress'), { done, total, sends: session.sends, failures: found.size })
	}
	const raced = isStopped ? [] : await runRaces(settings, start, maxFailures - found.size)
	for (const { isReproduced, ...mismatched } of raced)
		if (!found.has(mismatched.mismatch.signature)) add(mismatched, null, { isReproduced })
	const isComplete = done === total && !isOver(session)
	const failures = [...found.values()]
	const counted = counter.read()
	const notAsked = findNotAsked(counted, { ...settings, isComplete, headers: session.hasHeaders }, seedGaps)
	const coverage = { seedGaps, ...counted, notAsked, hindrances: [...opened.hindrances, ...goneOf(session)] }
	const { allow5xx, allowUntested } = settings
	const judgement = evaluateCoverage(coverage, { failures: failures.length, allow5xx, allowUntested })
	const run = { seedGaps, ...judgement, sequences: done, sends: session.sends, isComplete }
	return { ruleset: RULESET, ...run, ...coverage, failures }
}

/**
 * Returns the gaps of the `seed` in these options: what it needs so that a run with the options can test every clause completely. `checkService`
 * puts it first into its report.
 *
 * @example
 * findSeedGaps({ seed: { clients: [{ clientId: 'demo', clientSecret: 'secret' }] } })[0].message.slice(0, 14) // => 'The seed lacks'
 */
export function findSeedGaps(options: Omit<ServiceOptions, 'now'>): readonly SeedGap[] {
	const settings = readSettings(null, options)
	const { countries, writes } = settings
	const seed = readField(options, 'seed') as StateSeed
	const state = createState(seed)
	return seedGapsOf(seed, { state, countries, writes, served: servedBy(state, countries) }, settings)
}

/** Returns the next request of a sequence; null at its end. */
type Next = (state: ServiceState) => Planned | null

/** Plans the allowed requests of a scenario. */
function nextSteps(settings: Settings, served: readonly string[], scenario: Scenario, state: ServiceState): Next {
	const { operations, countries, session, writes, longestWait, quick, days } = settings
	const isAllowed = (planned: Planned, now: ServiceState): boolean =>
		owns(planned, 'wait')
			? session.wait !== null
			: (session.tokens === null || !needsLogins(planned, now)) &&
				(planned.operation === 'create-tokens' ||
					(operations.includes(planned.operation) &&
						// A request that creates a personalized product is the only read that changes something.
						(writes || planned.operation !== 'get-product' || planned.parameters?.['firstName'] === undefined) &&
						(days !== null || isOfEveryZone(planned, now))))
	const places = { state, all: countries, countries: served.length > 0 ? served : countries, now: readNow(session) }
	const queue: Move[] = [...scenario.steps({ ...places, longestWait, isQuick: quick })]
	return (now: ServiceState) => {
		for (;;) {
			const move = queue.shift()
			if (move === undefined) return null
			if (typeof move === 'function') queue.unshift(...move(now))
			else if (isAllowed(move, now) && !isRepeated(session, move)) return move
		}
	}
}

/** How often the same request is sent in a read: if its answers differ, the difference changes by itself. */
const MAX_SAME = 2

/** Returns whether a read is not sent again. A run without writes sends none about a collection or company that only a write creates. */
function isRepeated({ reads }: Settings['session'], planned: Planned): boolean {
	if (reads === null || owns(planned, 'wait') || planned.operation === 'create-tokens') return false
	const { tries: _, ...request } = planned
	const text = JSON.stringify(request)
	const times = reads.get(text) ?? 0
	reads.set(text, times + 1)
	return (
		times >= (planned.operation === 'validate-order' ? 1 : MAX_SAME) ||
		text.includes('<collection ') ||
		text.includes('<company ')
	)
}
