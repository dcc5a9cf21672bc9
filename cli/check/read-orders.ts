import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../command.ts'
import { reasonOf, refuseOutput } from '../files.ts'
import { sayError } from '../terminal.ts'
import type { CsvRow } from './csv-rows.ts'
import { type Encoding, encodingOf, RawReader } from './encoding.ts'
import { type Input, inputOf, type Reading } from './input.ts'
import { describeNear, planObject, recordsBy, type ToRecord } from './json-records.ts'
import { type Line, LineSplitter, TOO_LONG } from './lines.ts'
import { openFile } from './open-file.ts'
import { aboutFile, type CsvPlan, CsvReader, type Head, recordsOf, unusedColumns } from './read-csv.ts'
import { readJson, readOne } from './read-json.ts'
import type { OrderRecord } from './record.ts'
import { NoText } from './xlsx.ts'

const READABLE = /\.(?:json|jsonl|ndjson|csv|tsv|xlsx)(?:\.gz)?$/i

/**
 * Returns the given files. A folder is replaced with the files in the folder that contain orders. Prints the names of all other files in the folder.
 * Throws a `UsageError` if the folder has no file with orders.
 */
export function expandFolders(files: readonly string[]): string[] {
	return files.flatMap((file) => {
		if (file === '-' || !isFolder(file)) return [file]
		const all = readdirSync(file).sort()
		const names = all.filter((name) => READABLE.test(name))
		if (names.length === 0)
			throw new UsageError(`${file} has no file that ends with .json, .jsonl, .ndjson, .csv, .tsv or .xlsx.`)
		const others = all.filter((name) => !READABLE.test(name))
		if (others.length > 0)
			sayError(`orderwright: ${file}: skipped ${others.map((name) => JSON.stringify(name)).join(', ')}.`)
		return names.map((name) => join(file, name))
	})
}

function isFolder(file: string): boolean {
	return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
}

/** A file that is being read, with everything that is needed to read its records. */
export interface Source {
	readonly file: string
	readonly reading: Reading
	encoding: Encoding
	/** The plan for making records from rows; null for JSON. */
	csv: CsvPlan | null
	/** The rows with the names of the file's columns. */
	head: Head | null
	readonly toRecord: ToRecord
}

/** A part of a file: records, rows of a CSV file, or lines of JSON. */
export type Batch =
	| { readonly kind: 'records'; readonly records: readonly OrderRecord[] }
	| {
			readonly kind: 'rows'
			readonly rows: readonly CsvRow[]
			readonly isStart: boolean
			readonly above: readonly string[]
	  }
	| { readonly kind: 'lines'; readonly lines: readonly Line[] }

/** Returns the records of a part of a file. Calls `skip` for a row without any field of an order. */
export function* recordsIn(batch: Batch, { csv, reading, toRecord }: Source, skip: () => void): Generator<OrderRecord> {
	if (batch.kind === 'records') yield* batch.records
	else if (batch.kind === 'rows' && csv !== null) yield* recordsOf(batch.rows, csv, batch.isStart, skip)
	else if (batch.kind === 'lines')
		for (const { number, text } of batch.lines) {
			if (text?.trim() !== '') yield readOne(`line ${number}`, text, TOO_LONG, toRecord)
			else if (reading.keepsBlank) yield { place: `line ${number}`, about: '' }
		}
}

export function sourceOf(file: string, reading: Reading): Source {
	const toRecord = recordsBy(reading.maps, reading.addresses)
	return { file, reading, encoding: encodingOf(reading.encoding ?? 'ascii'), csv: null, head: null, toRecord }
}

/** Reads a file part by part. `-` is standard input. A part that can't be read becomes a record with a problem. */
export async function* readBatches(
	source: Source,
	count: (bytes: number) => void,
	warn: (message: string) => void,
): AsyncGenerator<Batch> {
	const { file, reading } = source
	let isOpen = false
	const one = (record: OrderRecord): Batch => ({ kind: 'records', records: [record] })
	try {
		refuseOutput(file)
		const bytes = openFile(file, reading.sheet, (length) => {
			isOpen = true
			count(length)
		})
		const raw = new RawReader(reading.encoding ?? (await knownEncoding(source, warn)), warn)
		const { start, all } = await peek(bytes, raw)
		const form = reading.input ?? inputOf(file, start)
		if (start.trim() === '') {
			if (!reading.allowsEmpty) yield one({ place: '', problem: 'is empty.' })
		} else if (form === 'csv') yield* readCsv(source, all, raw, warn)
		else {
			if (reading.group !== undefined) warn('is no CSV, so --group has no effect on it')
			if (reading.keepsRows) yield one({ place: '', problem: 'is no CSV, so it can not be given back as CSV.' })
			else yield* readAnyJson(source, all, raw, start, form, warn)
		}
	} catch (error) {
		if (error instanceof UsageError) throw error
		const problem =
			error instanceof NoText
				? error.message
				: `cannot be ${isOpen ? 'read to its end' : 'opened'}: ${reasonOf(error)}.`
		yield one({ place: '', problem })
	}
}

/** Returns the encoding of the new file: our added column needs this encoding from the first row on. */
async function knownEncoding({ file, reading }: Source, warn: (message: string) => void): Promise<string | undefined> {
	if (!reading.keepsRows || file === '-') return undefined
	const raw = new RawReader(undefined, warn)
	for await (const chunk of openFile(file, reading.sheet, () => {})) {
		raw.read(chunk)
		if (raw.encoding.name !== 'ascii') break
	}
	return raw.encoding.name
}

async function* readCsv(
	source: Source,
	chunks: AsyncIterable<string>,
	raw: RawReader,
	warn: (message: string) => void,
): AsyncGenerator<Batch> {
	const { reading } = source
	const reader = new CsvReader(reading)
	let isStart = true
	let isEmpty = true
	for await (const lines of linesOf(chunks, raw, warn)) {
		const hadHead = reader.head !== null
		const rows = lines === null ? reader.end() : reader.push(lines)
		source.encoding = raw.encoding
		const { head } = reader
		if (!hadHead && head !== null) {
			source.head = head
			if (typeof head.plan === 'string') {
				const top = head.tops.find((row) => 'problem' in row)
				const place = top === undefined ? '' : `line ${top.line}`
				yield { kind: 'records', records: [{ place, problem: head.plan }] }
				return
			}
			source.csv = head.plan
			const unused = unusedColumns(head.plan)
			if (unused.length > 0 && !head.plan.plan.isFound)
				warn(`doesn't use ${unused.map((name) => JSON.stringify(name)).join(', ')}`)
			yield { kind: 'records', records: [...aboutFile({ ...head, plan: head.plan })] }
		}
		if (rows.length === 0) continue
		yield { kind: 'rows', rows, isStart, above: reader.above }
		isEmpty &&= rows.every((row) => 'cells' in row && row.cells.length === 0)
		isStart = isEmpty
	}
	if (isEmpty && !reading.allowsEmpty)
		yield { kind: 'records', records: [{ place: '', problem: 'has no orders below the names of the columns.' }] }
	if (reader.again !== null) {
		const { key, count } = reader.again
		warn(
			`has rows of ${JSON.stringify(key)} again after other rows, so they are another order (${count} in all). Sort the file by this column`,
		)
	}
}

async function* readAnyJson(
	{ reading, toRecord }: Source,
	chunks: AsyncIterable<string>,
	raw: RawReader,
	start: string,
	form: Exclude<Input, 'csv'>,
	warn: (message: string) => void,
): AsyncGenerator<Batch> {
	const { maps, addresses } = reading
	let isFirst = true
	/** A sentence about the mapping with which the first order is read. */
	let about: OrderRecord[] = []
	const lookAt = (value: unknown): void => {
		if (!isFirst) return
		isFirst = false
		const map = planObject(value, maps, addresses)?.map ?? null
		const said = map === null ? describeNear(value, maps, addresses) : `is read as ${map} (--map ${map})`
		if (said !== null) about = [{ place: '', about: said }]
	}
	const sayAbout = (): OrderRecord[] => about.splice(0)
	let isEmpty = true
	if (form === 'jsonl') {
		for await (const lines of linesOf(chunks, raw, warn)) {
			for (const { text } of isFirst ? (lines ?? []) : [])
				if (isFirst && text?.trim())
					readOne('', text, '', (place, value) => ({ place, problem: String(lookAt(value)) }))
			isEmpty &&= lines === null || lines.every(({ text }) => text?.trim() === '')
			if (about.length > 0) yield { kind: 'records', records: sayAbout() }
			if (lines !== null) yield { kind: 'lines', lines }
		}
	} else {
		const list = maps.single?.list ?? maps.named?.find((each) => each.list !== null)?.list ?? null
		const make: ToRecord = (place, value) => {
			lookAt(value)
			return toRecord(place, value)
		}
		for await (const found of readJson(decodeLines(chunks, raw, warn), start, list, make)) {
			isEmpty &&= found.length === 0
			yield { kind: 'records', records: [...sayAbout(), ...found] }
		}
	}
	if (isEmpty && !reading.allowsEmpty) yield { kind: 'records', records: [{ place: '', problem: 'has no orders.' }] }
}

/** Returns the lines of a file chunk by chunk, and null at the end. Warns of characters that can't be read. */
async function* linesOf(
	chunks: AsyncIterable<string>,
	raw: RawReader,
	warn: (message: string) => void,
): AsyncGenerator<readonly Line[] | null> {
	const splitter = new LineSplitter()
	for await (const chunk of chunks) yield splitter.push(chunk, raw.encoding)
	yield splitter.end(raw.encoding)
	if (splitter.broken !== null) {
		const { line, count } = splitter.broken
		const others = count > 1 ? ` and in ${count - 1} other lines` : ''
		warn(
			`has characters in line ${line}${others} that ${raw.encoding.name} doesn't have: \ufffd stands for them. Bytes that are given back are those of the file`,
		)
	}
	yield null
}

/** Returns the text of a file chunk by chunk. */
async function* decodeLines(
	chunks: AsyncIterable<string>,
	raw: RawReader,
	warn: (message: string) => void,
): AsyncGenerator<string> {
	let decoder: TextDecoder | null = null
	let decoderOf = ''
	let isBroken = false
	for await (const chunk of chunks) {
		const { name } = raw.encoding
		let text = chunk.replace(/^\ufeff/, '')
		if (!name.startsWith('utf-16') && name !== 'ascii') {
			// The text before may be ASCII, which is the same in every encoding.
			if (decoderOf !== name) decoder = new TextDecoder(name)
			decoderOf = name
			text = (decoder as TextDecoder).decode(Buffer.from(chunk, 'latin1'), { stream: true })
		}
		isBroken ||= text.includes('\ufffd')
		yield text
	}
	if (isBroken) warn(`has characters that ${raw.encoding.name} doesn't have: \ufffd stands for them`)
	yield (decoder as TextDecoder | null)?.decode() ?? ''
}

/** Returns the first raw text that isn't blank, and the whole raw text from its start. */
async function peek(
	chunks: AsyncGenerator<Uint8Array>,
	raw: RawReader,
): Promise<{ readonly start: string; readonly all: AsyncIterable<string> }> {
	let start = ''
	while (start.trim() === '') {
		const next = await chunks.next()
		if (next.done === true) break
		start += raw.read(next.value)
	}
	async function* again(): AsyncGenerator<string> {
		yield start
		for await (const chunk of chunks) yield raw.read(chunk)
	}
	return { start: start.replace(/^(?:\ufeff|\xef\xbb\xbf)/, ''), all: again() }
}
