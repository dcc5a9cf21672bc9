/**
 * Runs the kit in stores that are drawn at random: the honest service in each of them, then every variant and every fault in three. It goes on
 * where `stores-score.json` ends, for at most `--minutes 20`, and writes there what it found, by kind. It fails if a legitimate service
 * causes an alarm, or if a fault is neither found nor announced.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FAULTS, type Fault, KINDS, type Need, OPEN } from './catalogue.ts'
import { findAlarm, type Outcome, tryFault } from './on-store.ts'

const FILE = fileURLToPath(new URL('./stores-score.json', import.meta.url))
const STORES = 50
const STORES_EACH = 3
const ALL: readonly Need[] = ['writes', 'clock', 'concurrency']
/** Coprime with the number of stores, so that the faults of one kind come to all of them. */
const STRIDE = 17

interface Score {
	/** The number of plays that are done, and of all. */
	done: number
	total: number
	readonly kinds: Record<string, Record<Outcome, number>>
	readonly missed: string[]
	readonly alarms: string[]
}

type Task =
	| { readonly store: number; readonly choice: string | null }
	| { readonly store: number; readonly fault: Fault }

const spread = <T>(list: readonly T[]): readonly (readonly [T, number])[] =>
	Array.from({ length: STORES_EACH }, (_, turn) => turn).flatMap((turn) =>
		list.map((each, at) => [each, (at * STRIDE + turn * (STRIDE + STORES_EACH)) % STORES] as const),
	)
const tasks: readonly Task[] = [
	...Array.from({ length: STORES }, (_, store) => ({ store, choice: null })),
	...spread(OPEN).map(([choice, store]) => ({ store, choice })),
	...spread(FAULTS).map(([fault, store]) => ({ store, fault })),
]

function read(): Score {
	try {
		const score = JSON.parse(readFileSync(FILE, 'utf8')) as Score
		if (score.total === tasks.length && score.done < score.total) return score
	} catch {
		// No score yet.
	}
	const kinds = Object.fromEntries(KINDS.map((kind) => [kind, { found: 0, announced: 0, missed: 0 }]))
	return { done: 0, total: tasks.length, kinds, missed: [], alarms: [] }
}

const [, given] = /--minutes (\d+)/.exec(process.argv.join(' ')) ?? []
const end = Date.now() + Number(given ?? 20) * 60_000
const score = read()
const before = score.done
for (; score.done < score.total && Date.now() < end; score.done++) {
	const task = tasks[score.done]
	if (task === undefined) break
	if ('fault' in task) {
		const outcome = await tryFault(task.fault, task.store)
		const kind = score.kinds[task.fault.kind]
		if (kind !== undefined) kind[outcome]++
		if (outcome === 'missed') score.missed.push(`${task.fault.name} (store ${task.store})`)
	} else {
		for (const needs of [[], ALL]) {
			const alarm = await findAlarm(task.choice === null ? [] : [task.choice], task.store, needs)
			if (alarm !== null) score.alarms.push(`${task.choice ?? 'the service itself'} (store ${task.store}): ${alarm}`)
		}
	}
	if (score.done % 10 === 0) writeFileSync(FILE, `${JSON.stringify(score, null, '\t')}\n`)
}
writeFileSync(FILE, `${JSON.stringify(score, null, '\t')}\n`)
console.table(score.kinds)
for (const name of score.missed) console.log(`missed   ${name}`)
for (const alarm of score.alarms) console.log(`alarm    ${alarm}`)
console.log(`${score.done - before} plays, ${score.done} of ${score.total} in all.`)
if (score.missed.length > 0 || score.alarms.length > 0) process.exitCode = 1
