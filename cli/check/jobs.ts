import { parentPort, Worker, workerData } from 'node:worker_threads'
import { USAGE_STATUS } from '../command.ts'
import { reasonOf } from '../files.ts'
import { isColoured, sayError } from '../terminal.ts'
import { createJudging, type Judging, type Settings } from './judging.ts'
import { type OrderRecord, weigh } from './record.ts'
import { type Count, Tally } from './tally.ts'

/** A record and its file. */
export interface Entry {
	readonly file: string
	readonly record: OrderRecord
}

/** A worker's answer to a batch: what to print, and what to count. */
interface Answer {
	readonly text: string
	readonly count: Count
}

/** A batch is full at so many records, or at so many values and UTF-16 units. */
const MOST_RECORDS = 200
const MOST_WEIGHT = 1_000_000
/** The batches of one worker that wait for it or for their turn to be printed. More would only need more memory. */
const BATCHES_EACH = 2

/** Judges records in this thread: yields what to print for each, when it is counted. */
export async function* judgeHere(
	entries: AsyncIterable<Entry>,
	{ judge }: Judging,
	tally: Tally,
): AsyncGenerator<string> {
	for await (const { file, record } of entries) yield judge(file, record, tally)
}

/** Judges batches of records in several threads: yields what to print for each batch, in their order, when it is counted. */
export async function* judgeInWorkers(
	entries: AsyncIterable<Entry>,
	settings: Settings,
	jobs: number,
	tally: Tally,
): AsyncGenerator<string> {
	const workers = Array.from({ length: jobs }, () => startWorker(settings))
	const waiting: Promise<Answer>[] = []
	const next = async (): Promise<string> => {
		const { text, count } = (await waiting.shift()) as Answer
		tally.merge(count)
		return text
	}
	let sent = 0
	for await (const batch of batchesOf(entries)) {
		waiting.push((workers[sent++ % jobs] as Asked).ask(batch))
		if (waiting.length === jobs * BATCHES_EACH) yield await next()
	}
	while (waiting.length > 0) yield await next()
	for (const { end } of workers) end()
}

async function* batchesOf(entries: AsyncIterable<Entry>): AsyncGenerator<readonly Entry[]> {
	let batch: Entry[] = []
	let weight = 0
	for await (const entry of entries) {
		batch.push(entry)
		weight += weigh(entry.record)
		if (batch.length < MOST_RECORDS && weight < MOST_WEIGHT) continue
		yield batch
		batch = []
		weight = 0
	}
	if (batch.length > 0) yield batch
}

interface Asked {
	/** Resolves with the answer to a batch. Answers come in the order of the batches. */
	readonly ask: (batch: readonly Entry[]) => Promise<Answer>
	readonly end: () => void
}

/** Starts this program again in a thread, where `main.ts` calls `answerBatches`. If it ends before its answers, so does the program. */
function startWorker(settings: Settings): Asked {
	const worker = new Worker(new URL(import.meta.url), { workerData: { settings, isColoured } })
	const asked: ((answer: Answer) => void)[] = []
	worker.on('message', (answer: Answer) => asked.shift()?.(answer))
	const fail = (reason: string): void => {
		sayError(`orderwright: a thread of --jobs ended: ${reason}. Use fewer, or check the file without --jobs.`)
		process.exit(USAGE_STATUS)
	}
	worker.on('error', (error) => fail(reasonOf(error)))
	worker.on('exit', (status) => {
		if (asked.length > 0) fail(`it left with ${status} and ${asked.length} batches without an answer`)
	})
	return {
		ask: (batch) =>
			new Promise((resolve) => {
				asked.push(resolve)
				worker.postMessage(batch)
			}),
		end: () => worker.postMessage(null),
	}
}

/** Answers the batches of the main thread, until it sends null. */
export function answerBatches(): void {
	const { judge } = createJudging((workerData as { settings: Settings }).settings)
	parentPort?.on('message', (batch: readonly Entry[] | null) => {
		if (batch === null) return parentPort?.close()
		const tally = new Tally()
		const text = batch.map(({ file, record }) => judge(file, record, tally)).join('')
		parentPort?.postMessage({ text, count: tally.count } satisfies Answer)
	})
}
