import { parentPort, Worker, workerData } from 'node:worker_threads'
import { USAGE_STATUS } from '../command.ts'
import { reasonOf } from '../files.ts'
import { isColoured, sayError } from '../terminal.ts'
import { RowReader } from './csv-rows.ts'
import { encodingOf } from './encoding.ts'
import type { Witness } from './fixes.ts'
import type { Reading } from './input.ts'
import { createJudging, type Settings } from './judging.ts'
import { LineSplitter } from './lines.ts'
import { fillAbove, planCsv } from './read-csv.ts'
import { type Batch, type Source, sourceOf } from './read-orders.ts'
import { type Count, Tally } from './tally.ts'

/** A part of a file, with everything that is needed to read its records. */
export interface Part {
	readonly source: Source
	readonly witness: Witness
	readonly batch: Batch
}

/** A message to a worker. It contains records, or the raw text of rows or lines. The worker parses the text. */
type Message = {
	readonly file: string
	readonly reading: Reading
	readonly witness: Witness
	readonly encoding: string
	/** The names of the columns and the separator of a CSV file. */
	readonly csv: { readonly names: readonly string[]; readonly separator: string } | null
} & (
	| { readonly batch: Extract<Batch, { kind: 'records' }> }
	| { readonly raw: string; readonly first: number; readonly isStart: boolean; readonly above: readonly string[] }
)

/** The answer of a worker to a message: the text to print, and the counts to add. */
interface Answer {
	readonly text: string
	readonly count: Count
}

/** The most batches of one worker that aren't checked or printed yet. More batches would only need more memory. */
const BATCHES_EACH = 2

/** Text to print, and the source whose encoding it has. */
export type Judged = readonly [text: string, source: Source]

/** Checks parts of files in several threads. Counts each part in order, then yields the text to print. */
export async function* judgeInWorkers(
	parts: AsyncIterable<Part>,
	settings: Settings,
	jobs: number,
	tally: Tally,
): AsyncGenerator<Judged> {
	const workers = Array.from({ length: jobs }, () => startWorker(settings))
	const waiting: { readonly answer: Promise<Answer>; readonly source: Source }[] = []
	const next = async (): Promise<Judged> => {
		const { answer, source } = waiting.shift() as (typeof waiting)[number]
		const { text, count } = await answer
		tally.merge(count)
		return [text, source]
	}
	let sent = 0
	for await (const part of parts) {
		waiting.push({ answer: (workers[sent++ % jobs] as Asked).ask(messageOf(part)), source: part.source })
		if (waiting.length === jobs * BATCHES_EACH) yield await next()
	}
	while (waiting.length > 0) yield await next()
	for (const { end } of workers) end()
}

function messageOf({ source, witness, batch }: Part): Message {
	const { file, reading, encoding, csv } = source
	const own = {
		file,
		reading,
		witness,
		encoding: encoding.name,
		csv: csv === null ? null : { names: csv.names, separator: csv.separator },
	}
	if (batch.kind === 'records') return { ...own, batch }
	if (batch.kind === 'lines') {
		const [line] = batch.lines
		return {
			...own,
			raw: batch.lines.map(({ raw }) => raw).join(''),
			first: line?.number ?? 1,
			isStart: false,
			above: [],
		}
	}
	const { rows, isStart, above } = batch
	return { ...own, raw: rows.map(({ raw }) => raw).join(''), first: rows[0]?.line ?? 1, isStart, above }
}

interface Asked {
	/** Resolves with the answer to a message. Answers come in the order of the messages. */
	readonly ask: (message: Message) => Promise<Answer>
	readonly end: () => void
}

/**
 * Starts this program again in a thread. There, `main.ts` calls `answerBatches`. If the thread ends before it has answered, the program ends,
 * too.
 */
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
		ask: (message) =>
			new Promise((resolve) => {
				asked.push(resolve)
				worker.postMessage(message)
			}),
		end: () => worker.postMessage(null),
	}
}

/** Answers messages of the main thread until it sends null. */
export function answerBatches(): void {
	const { judge } = createJudging((workerData as { settings: Settings }).settings)
	let source: Source | null = null
	parentPort?.on('message', (message: Message | null) => {
		if (message === null) return parentPort?.close()
		if (source?.file !== message.file || (message.csv !== null && source.csv === null)) {
			source = sourceOf(message.file, message.reading)
			const plan = message.csv === null ? '' : planCsv(message.csv.names, message.csv.separator, message.reading)
			if (typeof plan !== 'string') source.csv = plan
		}
		source.encoding = encodingOf(message.encoding)
		const tally = new Tally()
		const text = judge(batchOf(message, source), source, message.witness, tally)
		parentPort?.postMessage({ text, count: tally.count } satisfies Answer)
	})
}

/** Parses the raw text of a message. The text begins and ends with whole rows. */
function batchOf(message: Message, { encoding, csv }: Source): Batch {
	if ('batch' in message) return message.batch
	const { raw, first, isStart, above } = message
	const splitter = new LineSplitter(first - 1)
	const lines = [...splitter.push(raw, encoding), ...splitter.end(encoding)]
	if (csv === null) return { kind: 'lines', lines }
	const reader = new RowReader(csv.separator, csv.names.length)
	const rows = [...reader.push(lines), ...reader.end()]
	return { kind: 'rows', rows: fillAbove(rows, csv.plan.above, [...above]), isStart, above }
}
