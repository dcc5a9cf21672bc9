/**
 * Runs the kit against every fault and every variant, and prints what it finds by kind. Fails if it finds less than `score.json` says, or
 * if an honest service causes an alarm. `--write` writes the score; words after it name the faults to run alone.
 */
import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LETTER_POLICY } from '../../../../src/entries/index.ts'
import { type Choice, FAULTS } from './catalogue.ts'
import { isSeenByReading, KINDS, type Need } from './kinds.ts'
import { play } from './play.ts'
import type { KindScore } from './score-by-kind.ts'
import { SEED } from './store.ts'
import { VARIANTS } from './variants.ts'

/** What is known of one fault or variant. */
interface Row {
	readonly name: string
	readonly found: boolean
	/** Whether requests that only read and validate were enough. Null if the fault needs more. */
	readonly byReading: boolean | null
	/** Whether a request came to where the fault makes a difference. */
	readonly isReached: boolean
	readonly why: string
}

const WORKERS = 2
const ALL: readonly Need[] = ['writes', 'clock']
const FILE = fileURLToPath(import.meta.url)
const SCORE = fileURLToPath(new URL('./score.json', import.meta.url))

const show = ({ alarms: [first] }: Awaited<ReturnType<typeof play>>): string =>
	first === undefined ? '' : `${first.operation} ${first.rule}: ${first.why}`

async function tryFault({ name, needs }: (typeof FAULTS)[number]): Promise<Row> {
	if (isSeenByReading(needs)) {
		const played = await play([name], needs, { maxFailures: 1 })
		if (played.alarms.length > 0) return { name, found: true, byReading: true, isReached: true, why: show(played) }
	}
	const played = await play([name], [...ALL, ...needs], { maxFailures: 1 })
	const isReached = played.reached > 0
	return {
		name,
		found: played.alarms.length > 0,
		byReading: isSeenByReading(needs) ? false : null,
		isReached,
		why: show(played),
	}
}

async function tryVariant(name: Choice | null): Promise<Row> {
	const choices = name === null ? [] : [name]
	const [all, reading] = [await play(choices, [...ALL, 'concurrency']), await play(choices, [])]
	const letter = await play(choices, ALL, { store: { ...SEED, policy: LETTER_POLICY } })
	const [first] = [...all.alarms, ...reading.alarms, ...letter.alarms]
	const why = first === undefined ? '' : show({ ...all, alarms: [first] })
	return {
		name: name ?? 'the service itself',
		found: why !== '',
		byReading: null,
		isReached: name === null || all.reached + reading.reached > 0,
		why,
	}
}

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAsked = (name: string): boolean => chosen.length === 0 || chosen.some((word) => name.includes(word))
const faults = FAULTS.filter(({ name }) => isAsked(name))
const variants = [null, ...(Object.keys(VARIANTS) as Choice[])].filter((name) => isAsked(name ?? 'the service itself'))
const total = faults.length + variants.length

async function work(part: number): Promise<void> {
	for (let at = part; at < total; at += WORKERS) {
		const fault = faults[at]
		const row = fault === undefined ? await tryVariant(variants[at - faults.length] ?? null) : await tryFault(fault)
		process.send?.(row)
	}
	process.disconnect()
}

async function lead(): Promise<void> {
	const rows = new Map<string, Row>()
	const started = Date.now()
	const run = (part: number): Promise<void> =>
		new Promise((resolve, reject) => {
			const child = fork(FILE, process.argv.slice(2), { env: { ...process.env, SCORE_PART: String(part) } })
			child.on('message', (row: Row) => {
				rows.set(row.name, row)
				const seconds = Math.round((Date.now() - started) / 1000)
				if (rows.size % 20 === 0) console.error(`${rows.size} of ${total} in ${seconds} s`)
			})
			child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`))))
		})
	await Promise.all(Array.from({ length: WORKERS }, (_, part) => run(part)))
	report(rows)
}

function report(rows: ReadonlyMap<string, Row>): void {
	const score: Record<string, KindScore> = {}
	for (const kind of KINDS) {
		const own = faults.filter((fault) => fault.kind === kind)
		const missed = own.filter(({ name }) => rows.get(name)?.found !== true)
		const reading = own.filter(({ needs }) => isSeenByReading(needs))
		const unread = reading.filter(({ name }) => rows.get(name)?.byReading !== true)
		score[kind] = {
			faults: own.length,
			found: own.length - missed.length,
			reading: reading.length,
			foundByReading: reading.length - unread.length,
			missed: missed.map(({ name }) => name),
			missedByReading: unread.map(({ name }) => name),
		}
	}
	const kinds = Object.entries(score)
	for (const [kind, { missed }] of kinds) {
		for (const name of missed)
			console.log(`missed   ${kind}: ${name}${rows.get(name)?.isReached ? '' : ' (no request reached it)'}`)
	}
	for (const [kind, { missed, missedByReading }] of kinds) {
		for (const name of missedByReading) if (!missed.includes(name)) console.log(`missed by reading   ${kind}: ${name}`)
	}
	if (chosen.length > 0)
		for (const { name, found, why } of rows.values()) if (found) console.log(`found    ${name}: ${why}`)
	const sum = (read: (score: KindScore) => number): number => kinds.reduce((total, [, each]) => total + read(each), 0)
	const table = kinds.map(([kind, each]) => ({
		kind,
		faults: each.faults,
		found: each.found,
		reading: each.reading,
		foundByReading: each.foundByReading,
	}))
	table.push({
		kind: 'all',
		faults: sum(({ faults }) => faults),
		found: sum(({ found }) => found),
		reading: sum(({ reading }) => reading),
		foundByReading: sum(({ foundByReading }) => foundByReading),
	})
	console.table(table)
	const alarms = variants.flatMap((name) => rows.get(name ?? 'the service itself') ?? []).filter(({ found }) => found)
	for (const { name, why } of alarms) console.log(`alarm    ${name}: ${why}`)
	for (const name of variants)
		if (rows.get(name ?? 'the service itself')?.isReached === false)
			console.log(`no request reached the variant ${name}`)
	console.log(`${variants.length} legitimate services, ${alarms.length} alarms.`)
	if (chosen.length > 0) return
	const isWritten = process.argv.includes('--write')
	if (isWritten) writeFileSync(SCORE, `${JSON.stringify(score, null, '\t')}\n`)
	const known: Record<string, KindScore> = JSON.parse(readFileSync(SCORE, 'utf8'))
	const fallen = kinds.filter(
		([kind, { found, foundByReading }]) =>
			found < (known[kind]?.found ?? 0) || foundByReading < (known[kind]?.foundByReading ?? 0),
	)
	for (const [kind] of fallen) console.log(`The kit finds fewer faults of the kind ${kind} than score.json says.`)
	if (fallen.length > 0 || alarms.length > 0) process.exitCode = 1
}

const part = process.env['SCORE_PART']
await (part === undefined ? lead() : work(Number(part)))
