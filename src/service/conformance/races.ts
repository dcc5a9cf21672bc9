import { isList, owns, readField } from '../../rules/core/read.ts'
import type { ServiceAnswer } from '../model/call.ts'
import type { ServiceState } from '../model/state.ts'
import { step } from '../model/step.ts'
import { ask } from './ask.ts'
import { differs } from './clause-of.ts'
import { follow } from './follow.ts'
import { pageOf } from './pages.ts'
import { type Planned, type PlannedRequest, resolve } from './planned.ts'
import { planRaces, type Race } from './scenarios/races.ts'
import type { Settings } from './service-options.ts'
import { isOver, readNow, type Session } from './session.ts'
import { type Mismatched, rewind } from './shorten.ts'
import { hideSecrets, secretsIn, toPlain, WHOLE } from './to-plain.ts'

/** How often a race is repeated until it shows a mismatch: a service may pass by chance. */
const MAX_RUNS = 3
/** The most requests of one race, because every order of the requests is tried. */
const MAX_RACERS = 4

/** The result of a race, and whether the race had it twice. */
export interface Raced extends Mismatched {
	readonly isReproduced: boolean
}

/** Sends requests at once, and checks whether their answers fit any order of the requests (D-146). Each race begins with a reset. */
export async function runRaces(settings: Settings, start: ServiceState, most: number): Promise<readonly Raced[]> {
	const { session, concurrency, countries, reset, operations } = settings
	const found: Raced[] = []
	if (concurrency < 2 || reset === null || !settings.writes) return found
	const racers = Math.min(concurrency, MAX_RACERS)
	for (const race of planRaces({ state: start, countries, racers })) {
		if (found.length >= most || isOver(session)) break
		if (!race.about.every((id) => operations.includes(id))) continue
		let times = 0
		let first: Mismatched | null = null
		for (let run = 0; run < MAX_RUNS && times < 2 && !isOver(session); run++) {
			const mismatched = await runRace(settings, start, race)
			if (mismatched === null) continue
			times++
			first ??= mismatched
		}
		if (first !== null) found.push({ ...first, isReproduced: times > 1 })
	}
	return found
}

async function runRace(settings: Settings, start: ServiceState, race: Race): Promise<Mismatched | null> {
	const { session } = settings
	const sequence: Planned[] = []
	let state = await rewind(settings, start)
	for (const planned of race.before) {
		sequence.push(planned)
		const followed = await follow(session, state, planned)
		// A service that fails without a race is no service to race with.
		if (followed.mismatch !== null || followed.seen?.answer === 'refused') return null
		state = followed.state
	}
	sequence.push(...race.together.map((planned) => ({ ...planned, together: 1 })))
	const now = readNow(session)
	const answers = await Promise.all(race.together.map((planned) => send(session, state, planned)))
	if (!answers.every(isAnswer)) return null
	const last = race.together.at(-1) as PlannedRequest
	const pairs = race.together.map((planned, at) => [planned, answers[at]] as const)
	let states = orders(pairs).flatMap((order) => take(session, state, order, now) ?? [])
	const mismatchOf = (planned: PlannedRequest, got: unknown, why: string): Mismatched => {
		const { answer, expectation } = step(state, resolve(planned, state), now)
		const secrets = secretsIn(state, got)
		const shown = {
			canonical: hideSecrets(answer, secrets),
			got: toPlain(hideSecrets(isList(got) ? { answers: got } : got, secrets)),
		}
		const found = { operation: planned.operation, expected: expectation, ...shown }
		const signature = ['at once', planned.operation, race.rule, why].join(' ')
		return { mismatch: differs(found, race.rule, why, signature), sequence, foundAfter: session.sends }
	}
	if (states.length === 0)
		return mismatchOf(
			last,
			answers,
			'These requests were sent at once, and no order of them, one after the other, gives these answers.',
		)
	for (const read of race.after) {
		sequence.push(read)
		const got = await send(session, state, read)
		if (!isAnswer(got)) return null
		const own = race.isOpen?.(got) ?? null
		if (own !== null) return mismatchOf(read, got, own)
		const at = readNow(session)
		const rest = states.flatMap((each) => take(session, each, [[read, got]], at) ?? [])
		if (rest.length === 0)
			return mismatchOf(
				read,
				got,
				'No order of the requests before it, which were sent at once, leads to this answer: one of them was lost, or took effect twice.',
			)
		states = rest
	}
	return null
}

async function send(session: Session, state: ServiceState, planned: PlannedRequest): Promise<unknown> {
	session.sends++
	const asked = await ask(() => session.send(resolve(planned, state)), session.timeout)
	if (owns(asked, 'failure')) return null
	return toPlain({ statusCode: readField(asked.answer, 'statusCode'), body: readField(asked.answer, 'body') }, WHOLE)
}

/** Returns whether a service returned an answer other than 429 and 5XX. */
function isAnswer(got: unknown): boolean {
	const statusCode = readField(got, 'statusCode')
	return typeof statusCode === 'number' && statusCode !== 429 && statusCode < 500
}

/** Returns the state after the requests in this order; null if an answer doesn't fit the order. */
function take(
	session: Session,
	state: ServiceState,
	pairs: readonly (readonly [PlannedRequest, unknown])[],
	now: string,
): ServiceState | null {
	let after = state
	for (const [planned, got] of pairs) {
		const page = pageOf(session, planned.operation, got)
		const stepped = step(after, resolve(planned, after), now, got as ServiceAnswer, { page })
		if (stepped.issues.length > 0) return null
		after = stepped.state
	}
	return after
}

function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
	if (items.length < 2) return [items]
	return items.flatMap((first) => orders(items.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}
