import { readField } from '../core/read.ts'
import { RULESET } from '../core/ruleset.ts'
import { createState } from '../model/create-state.ts'
import type { ServiceState, StateSeed } from '../model/state.ts'
import { type Finding, follow } from './follow.ts'
import { type Planned, WAITS } from './planned.ts'
import { PLANS } from './plans/plans.ts'
import { signIn } from './plans/store-plans.ts'
import { createRandom, once, pick, type Random } from './random.ts'
import { readSettings, type Send, type ServiceOptions, type Settings } from './service-options.ts'
import { rewind, type Shown, shorten } from './shorten.ts'
import { tell } from './tell.ts'

/** A departure from the model, with the shortest sequence of requests that was found to show it. */
export interface ServiceFailure extends Omit<Finding, 'signature'> {
	readonly sequence: readonly Planned[]
	/** False where the same requests did not show it again, or could not be sent again. */
	readonly isReproduced: boolean
}

export interface ServiceReport {
	readonly ruleset: typeof RULESET
	readonly randomSeed: number
	readonly sequences: number
	readonly sends: number
	/** Whether all sequences were sent, rather than a limit reached. */
	readonly isComplete: boolean
	readonly failures: readonly ServiceFailure[]
}

/** The most clients that sign in at the start. */
const MOST_SIGN_INS = 3
/** Longer than an access token lives. */
const LONG_WAIT = 600

/**
 * Holds a live service against the reference model: sends sequences of requests that are made from a seed, and looks at every
 * answer. What departs from the model is sent again in ever shorter sequences, and reported with the shortest, the clause that it
 * goes against, and what was expected. Only requests that change nothing, by default. Reports are plain JSON, without tokens or secrets; the
 * same for the same options and a service that answers the same. Whatever `send` does, there is a report (D-141).
 *
 * @example
 * const report = checkService(() => ({ statusCode: 500, body: null }), { seed: {}, now: () => '2026-01-31T09:30:00Z' })
 * typeof report.then // => 'function'
 */
export async function checkService(send: Send, options: ServiceOptions): Promise<ServiceReport> {
	const settings = readSettings(send, options)
	const { line, reset, writes, randomSeed, sequences: total, length, maxSends, maxFailures } = settings
	const start = createState(readField(options, 'seed') as StateSeed)
	const found = new Map<string, ServiceFailure>()
	let state = start
	let done = 0
	let isStopped = false
	while (done < total && !isStopped && line.sends < maxSends && found.size < maxFailures) {
		if (reset !== null || !writes) state = await rewind(reset, start)
		const random = createRandom(randomSeed + done)
		const sequence: Planned[] = []
		while (sequence.length < length && line.sends < maxSends) {
			const planned = planNext(settings, state, start, random, sequence)
			sequence.push(planned)
			const followed = await follow(line, state, planned)
			state = followed.state
			if (followed.finding === null) continue
			const { finding } = followed
			const isAgain = reset !== null || !writes
			if (!found.has(finding.signature)) {
				const shown = isAgain ? await shorten(settings, start, sequence, finding) : null
				found.set(finding.signature, toFailure(shown ?? { finding, sequence }, shown !== null))
			}
			isStopped = !isAgain
			break
		}
		done++
		tell(readField(options, 'onProgress'), { done, total, sends: line.sends, failures: found.size })
	}
	const isComplete = done === total && line.sends < maxSends
	const failures = [...found.values()]
	return { ruleset: RULESET, randomSeed, sequences: done, sends: line.sends, isComplete, failures }
}

function toFailure({ finding, sequence }: Shown, isReproduced: boolean): ServiceFailure {
	const { signature: _, ...rest } = finding
	return { ...rest, sequence, isReproduced }
}

/** The next step of a sequence: tokens first, then anything that is allowed. */
function planNext(
	settings: Settings,
	state: ServiceState,
	start: ServiceState,
	random: Random,
	sequence: readonly Planned[],
): Planned {
	const { operations, countries, writes, line } = settings
	const scene = { state, start, random, writes, countries }
	if (sequence.length < Math.max(1, Math.min(state.clients.length, MOST_SIGN_INS)))
		return signIn(state, sequence.length)
	const last = sequence.at(-1)
	const isExpired = last !== undefined && 'wait' in last && last.wait > LONG_WAIT && !once(random, 3)
	if (isExpired) return signIn(state, 0)
	if (line.wait !== null && once(random, 15)) return { wait: pick(random, WAITS, LONG_WAIT) }
	const plans = operations.map((id) => PLANS[id])
	let at = random(plans.reduce((sum, { weight }) => sum + weight, 0))
	const chosen = plans.find(({ weight }) => {
		at -= weight
		return at < 0
	})
	return (chosen ?? PLANS['list-collections']).plan(scene)
}
