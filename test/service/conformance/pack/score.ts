/**
 * Runs the kit against every fault and every variant, and prints what it finds by kind. Fails if it finds less than `score.json` says, or
 * if an honest service causes an alarm. `--write` writes the score; words after it name the faults to run alone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DOCUMENTED_POLICY } from '../../../../src/entries/index.ts'
import { FAULTS, type Fault, KINDS, type Need, OPEN } from './catalogue.ts'
import { findFault } from './on-store.ts'
import { type Played, play } from './play.ts'
import type { KindScore } from './score-by-kind.ts'
import { SEED } from './store.ts'

/** What is known of one fault or variant. */
interface Row {
	readonly name: string
	readonly found: boolean
	/** Whether requests that only read and validate were enough. */
	readonly byReading: boolean
	/** Whether a request came to where the fault makes a difference. */
	readonly isReached: boolean
	readonly why: string
}

const ALL: readonly Need[] = ['writes', 'clock']
const SCORE = fileURLToPath(new URL('./score.json', import.meta.url))

const print = ([first]: Played['alarms']): string =>
	first === undefined ? '' : `${first.operation} ${first.rule}: ${first.why}`

async function tryFault(fault: Fault): Promise<Row> {
	const { name, needs } = fault
	// Options that only say more of the service need no writing.
	const byReading = needs.every((need) => need === 'days') ? (await findFault(fault, needs)).alarms : []
	if (byReading.length > 0) return { name, found: true, byReading: true, isReached: true, why: print(byReading) }
	const { alarms, reached } = await findFault(fault, [...ALL, ...needs])
	return { name, found: alarms.length > 0, byReading: false, isReached: reached.size > 0, why: print(alarms) }
}

const HONEST = 'the service itself'

async function tryVariant(name: string): Promise<Row> {
	const choices = name === HONEST ? [] : [name]
	const [all, reading] = [await play(choices, [...ALL, 'concurrency']), await play(choices, [])]
	const letter = await play(choices, ALL, { store: { ...SEED, policy: DOCUMENTED_POLICY } })
	const why = print([...all.alarms, ...reading.alarms, ...letter.alarms])
	const isReached = name === HONEST || all.reached.size + reading.reached.size > 0
	return { name, found: why !== '', byReading: false, isReached, why }
}

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAsked = (name: string): boolean => chosen.length === 0 || chosen.some((word) => name.includes(word))
const faults = FAULTS.filter(({ name }) => isAsked(name))
const variants = [HONEST, ...OPEN].filter(isAsked)
const total = faults.length + variants.length

async function playAll(): Promise<void> {
	const rows = new Map<string, Row>()
	const started = Date.now()
	for (const task of [...faults, ...variants]) {
		const row = typeof task === 'string' ? await tryVariant(task) : await tryFault(task)
		rows.set(row.name, row)
		const seconds = Math.round((Date.now() - started) / 1000)
		if (rows.size % 20 === 0) console.error(`${rows.size} of ${total} in ${seconds} s`)
	}
	report(rows)
}

function report(rows: ReadonlyMap<string, Row>): void {
	const score: Record<string, KindScore> = {}
	for (const kind of KINDS) {
		const own = faults.filter((fault) => fault.kind === kind)
		const found = own.filter(({ name }) => rows.get(name)?.found)
		const missed = own.filter((fault) => !found.includes(fault)).map(({ name }) => name)
		const foundByReading = own.filter(({ name }) => rows.get(name)?.byReading).length
		score[kind] = { faults: own.length, found: found.length, foundByReading, missed }
		for (const name of missed)
			console.log(`missed   ${kind}: ${name}${rows.get(name)?.isReached ? '' : ' (no request reached it)'}`)
	}
	if (chosen.length > 0)
		for (const { name, found, why } of rows.values()) if (found) console.log(`found    ${name}: ${why}`)
	const kinds = Object.entries(score)
	const sum = (field: 'faults' | 'found' | 'foundByReading'): number =>
		kinds.reduce((total, [, each]) => total + each[field], 0)
	const all = { faults: sum('faults'), found: sum('found'), foundByReading: sum('foundByReading') }
	console.table(Object.fromEntries([...kinds, ['all', all]]), Object.keys(all))
	const alarms = variants.flatMap((name) => rows.get(name) ?? []).filter(({ found }) => found)
	for (const { name, why } of alarms) console.log(`alarm    ${name}: ${why}`)
	for (const name of variants)
		if (rows.get(name)?.isReached === false) console.log(`no request reached the variant ${name}`)
	console.log(`${variants.length} legitimate services, ${alarms.length} alarms.`)
	if (chosen.length > 0) return
	if (process.argv.includes('--write')) writeFileSync(SCORE, `${JSON.stringify(score, null, '\t')}\n`)
	const known: Record<string, KindScore> = JSON.parse(readFileSync(SCORE, 'utf8'))
	const fallen = kinds.filter(
		([kind, { found, foundByReading }]) =>
			found < (known[kind]?.found ?? 0) || foundByReading < (known[kind]?.foundByReading ?? 0),
	)
	for (const [kind] of fallen) console.log(`The kit finds fewer faults of the kind ${kind} than score.json says.`)
	if (fallen.length > 0 || alarms.length > 0) process.exitCode = 1
}

await playAll()
