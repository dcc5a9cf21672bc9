import { createRandom } from '../../../../scripts/random.ts'
import type { StateSeed } from '../../../../src/entries/model.ts'
import { ALL_SCENARIOS } from '../../../../src/service/conformance/scenarios/all-scenarios.ts'
import type { Scenario } from '../../../../src/service/conformance/scenarios/scenario-parts.ts'
import type { Fault, Need } from './catalogue.ts'
import { type Played, play } from './play.ts'
import { drawStore } from './random-store.ts'

/** What became of a fault in a store: a request showed it, the kit had said that it can't ask about its clause, or neither. */
export type Outcome = 'found' | 'announced' | 'missed'

const ALL: readonly Need[] = ['writes', 'clock']

export const storeOf = (number: number): StateSeed => drawStore(createRandom(1_000 + number))

/** The stories by kind of fault: those come first that found one lately. So most plays are short. */
const lately = new Map<string, readonly Scenario[]>()

/** Plays a fault until the kit finds it. The order of the stories makes no difference to that: each starts at the seed. */
export async function findFault({ name, kind }: Fault, needs: readonly Need[], store?: StateSeed): Promise<Played> {
	const stories = lately.get(kind) ?? ALL_SCENARIOS
	const played = await play([name], needs, { maxFailures: 1, stories, ...(store && { store }) })
	const { story } = played
	if (story !== null) lately.set(kind, [story, ...stories.filter((each) => each !== story)])
	return played
}

/** How the kit finds each fault in the store of the catalogue. */
const known = new Map<string, Promise<Played>>()

/**
 * Plays a fault in a drawn store: first the story that finds it in the store of the catalogue. What is not found must have been
 * announced: the clause under which that store shows it.
 */
export async function tryFault(fault: Fault, number: number, by = ALL): Promise<Outcome> {
	const needs = [...new Set([...by, ...fault.needs])]
	const store = storeOf(number)
	const name = [fault.name, ...needs].join()
	const home = await (known.get(name) ?? findFault(fault, needs))
	known.set(name, Promise.resolve(home))
	const stories = home.story === null ? [] : [home.story]
	const short = await play([fault.name], needs, { maxFailures: 1, stories, isShort: true, store })
	if (short.alarms.length > 0) return 'found'
	const isAnnounced = home.alarms.some(({ operation, rule }) => short.announced.includes(`${operation} ${rule}`))
	// What made no difference to an answer, and was announced, is not looked for in the other stories.
	if (isAnnounced && short.reached.size === 0) return 'announced'
	const { alarms } = await findFault(fault, needs, store)
	return alarms.length > 0 ? 'found' : isAnnounced ? 'announced' : 'missed'
}

/** Returns the first alarm of a legitimate service in a drawn store; null without one. */
export async function findAlarm(
	choices: Parameters<typeof play>[0],
	store: number,
	needs: readonly Need[],
): Promise<string | null> {
	const { alarms }: Played = await play(choices, needs, { store: storeOf(store) })
	const [first] = alarms
	return first === undefined ? null : `${first.operation} ${first.rule}: ${first.why}`
}
