import type { StateSeed } from '../../../../src/entries/model.ts'
import { createRandom } from '../../../../src/service/conformance/random.ts'
import type { Fault, Need } from './catalogue.ts'
import { type Played, play } from './play.ts'
import { drawStore } from './random-store.ts'

/** What became of a fault in a store: a request showed it, the kit had said that it can't ask about its clause, or neither. */
export type Outcome = 'found' | 'announced' | 'missed'

const ALL: readonly Need[] = ['writes', 'clock']

export const storeOf = (number: number): StateSeed => drawStore(createRandom(1_000 + number))

/** Plays a fault in a drawn store. What was not found must have been announced: the clause under which the store of the catalogue shows it. */
export async function tryFault({ name, needs }: Fault, store: number, by = ALL): Promise<Outcome> {
	const all = [...new Set([...by, ...needs])]
	const there = await play([name], all, { maxFailures: 1, store: storeOf(store) })
	if (there.alarms.length > 0) return 'found'
	const { alarms } = await play([name], all, { maxFailures: 1 })
	const isAnnounced = alarms.some(({ operation, rule }) => there.announced.includes(`${operation} ${rule}`))
	return isAnnounced ? 'announced' : 'missed'
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
