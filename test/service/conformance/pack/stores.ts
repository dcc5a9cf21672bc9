/**
 * Runs the kit in fifty stores that are drawn at random: every fault in three of them, and in each the honest service and every variant,
 * many at once as a real service has them. It goes on where `stores-score.json` ends, for at most `--minutes 20`, and writes there what
 * it found, by kind and by store. It fails if a legitimate service causes an alarm, or if a fault is neither found nor announced.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createRandom } from '../../../../scripts/random.ts'
import { FAULTS, type Fault, KINDS, type Need, OPEN } from './catalogue.ts'
import { type Outcome, storeOf, tryFault } from './on-store.ts'
import { play } from './play.ts'
import { SCORE } from './score-by-kind.ts'

const FILE = fileURLToPath(new URL('./stores-score.json', import.meta.url))
const STORES = Array.from({ length: 50 }, (_, store) => store)
const STORES_EACH = 3
/** Coprime with the number of stores, so that the faults of one kind come to all of them. */
const STRIDE = 17
const ALL: readonly Need[] = ['writes', 'clock', 'concurrency']
/** The variants that one service has at once. */
const AT_ONCE = 21

type Tally = Record<Outcome, number>
interface Score {
	/** The number of plays that are done, and of all. */
	done: number
	total: number
	readonly kinds: Record<string, Tally>
	readonly stores: Record<string, Tally>
	/** The variants that made no difference to any answer so far. */
	unreached: string[]
	/** What was missed, and which services caused an alarm: a later run asks about them again, first. */
	missed: { readonly name: string; readonly store: number }[]
	alarms: (Service & { readonly why: string })[]
}

type Service = { readonly store: number; readonly choices: readonly string[]; readonly needs: readonly Need[] }
type Task = Service | { readonly store: number; readonly fault: Fault }

/** Returns the services of a store that have all variants, in other company in each store. One in four is only read. */
function servicesOf(store: number): readonly Task[] {
	const random = createRandom(store)
	const drawn = OPEN.map((name) => [random(1_000_000), name] as const).sort(([a], [b]) => a - b)
	return Array.from({ length: Math.ceil(OPEN.length / AT_ONCE) }, (_, at) => ({
		store,
		choices: drawn.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map(([, name]) => name),
		needs: (store + at) % 4 === 0 ? [] : ALL,
	}))
}

const tasks: readonly Task[] = [
	...FAULTS.flatMap((fault, at) =>
		// What is listed as not checked is found in no store.
		SCORE[fault.kind]?.missed.includes(fault.name)
			? []
			: Array.from({ length: STORES_EACH }, (_, turn): Task => {
					const store = (at * STRIDE + turn * (STRIDE + STORES_EACH)) % STORES.length
					return { store, fault }
				}),
	),
	...STORES.flatMap((store) => [[], ALL].map((needs): Task => ({ store, choices: [], needs }))),
	...STORES.flatMap(servicesOf),
]

const none = (): Tally => ({ found: 0, announced: 0, missed: 0 })
const tallies = (names: readonly (string | number)[]): Record<string, Tally> =>
	Object.fromEntries(names.map((name) => [name, none()]))

function read(): Score {
	try {
		const score = JSON.parse(readFileSync(FILE, 'utf8')) as Score
		const isOpen = score.done < score.total || score.missed.length + score.alarms.length > 0
		if (score.total === tasks.length && isOpen) return score
	} catch {
		// No score yet.
	}
	const start = { done: 0, total: tasks.length, unreached: [...OPEN], missed: [], alarms: [] }
	return { ...start, kinds: tallies(KINDS), stores: tallies(STORES) }
}

/** Writes a tally a line. */
function write(score: Score): void {
	const text = JSON.stringify(score, null, '\t')
	writeFileSync(
		FILE,
		`${text.replace(/\{\s+("found": \d+),\s+("announced": \d+),\s+("missed": \d+)\s+\}/g, '{ $1, $2, $3 }')}\n`,
	)
}

/** Notes the alarms about a service; those of several variants at once only if none of them causes one alone. */
async function playService(service: Service): Promise<void> {
	const { choices, needs, store } = service
	const { alarms, reached } = await play(choices, needs, { store: storeOf(store) })
	score.unreached = score.unreached.filter((name) => !reached.has(name))
	const [first] = alarms
	if (first === undefined) return
	const before = score.alarms.length
	if (choices.length > 1) for (const each of choices) await playService({ ...service, choices: [each] })
	if (score.alarms.length === before)
		score.alarms.push({ ...service, why: `${first.operation} ${first.rule}: ${first.why}` })
}

async function playTask(task: Task): Promise<void> {
	if (!('fault' in task)) return playService(task)
	const { fault, store } = task
	const outcome = await tryFault(fault, store)
	for (const tally of [score.kinds[fault.kind], score.stores[store]]) if (tally !== undefined) tally[outcome]++
	if (outcome === 'missed') score.missed.push({ name: fault.name, store })
}

/** Plays again what was missed, and what caused an alarm: it may be mended. */
async function playAgain(): Promise<void> {
	const { missed, alarms } = score
	Object.assign(score, { missed: [], alarms: [] })
	for (const alarm of alarms) await playService(alarm)
	for (const { name, store } of missed) {
		const fault = FAULTS.find((each) => each.name === name)
		if (fault === undefined) continue
		for (const tally of [score.kinds[fault.kind], score.stores[store]]) if (tally !== undefined) tally.missed--
		await playTask({ fault, store })
	}
}

const [, given] = /--minutes (\d+)/.exec(process.argv.join(' ')) ?? []
const end = Date.now() + Number(given ?? 20) * 60_000
const score = read()
const before = score.done
await playAgain()
for (; score.done < score.total && Date.now() < end; score.done++) {
	const task = tasks[score.done]
	if (task !== undefined) await playTask(task)
	if (score.done % 10 === 0) write(score)
}
write(score)
console.table(score.kinds)
for (const { name, store } of score.missed) console.log(`missed   ${name} (store ${store})`)
for (const { choices, store, why } of score.alarms)
	console.log(`alarm    ${choices.join(' + ') || 'the service itself'} (store ${store}): ${why}`)
console.log(`${score.done - before} plays, ${score.done} of ${score.total} in all.`)
if (score.missed.length > 0 || score.alarms.length > 0) process.exitCode = 1
