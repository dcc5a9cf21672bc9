import { createReadStream, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../command.ts'
import { reasonOf } from '../files.ts'
import { inputOf, type Reading } from './input.ts'
import { recordsBy } from './json-records.ts'
import { readCsv } from './read-csv.ts'
import { readJson, readJsonLines } from './read-json.ts'
import type { OrderRecord } from './record.ts'
import { decode, isSpreadsheet, peek } from './text.ts'

const READABLE = /\.(?:json|jsonl|ndjson|csv|tsv)$/i

/** Returns the named files. A folder is replaced by its files that contain orders. Throws a `UsageError` if it has none. */
export function expandFolders(files: readonly string[]): string[] {
	return files.flatMap((file) => {
		if (file === '-' || !isFolder(file)) return [file]
		const names = readdirSync(file).filter((name) => READABLE.test(name))
		if (names.length === 0)
			throw new UsageError(`${file} has no file that ends with .json, .jsonl, .ndjson, .csv or .tsv.`)
		return names.sort().map((name) => join(file, name))
	})
}

function isFolder(file: string): boolean {
	return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Thrown for bytes that are no text. */
class NoText extends Error {}

/** Reads the orders of a file one by one; `-` is standard input. An order that can't be read is a record with a problem. */
export async function* readOrders(
	file: string,
	given: Omit<Reading, 'hasMark'>,
	count: (bytes: number) => void,
): AsyncGenerator<OrderRecord> {
	let hasMark = false
	let isOpen = false
	const reading: Reading = { ...given, hasMark: () => hasMark }
	const mark = (): void => {
		hasMark = true
	}
	try {
		const bytes = counted(openBytes(file), (length) => {
			isOpen = true
			count(length)
		})
		const { start, all } = await peek(decode(bytes, reading.encoding, reading.warn, mark))
		if (start.trim() === '') {
			yield { place: '', problem: 'is empty.' }
			return
		}
		const form = reading.input ?? inputOf(file, start)
		if (form === 'csv') {
			yield* readCsv(all, start, reading)
			return
		}
		if (reading.group !== undefined) reading.warn('is no CSV, so --group has no effect on it')
		if (reading.keepsRows) {
			yield { place: '', problem: 'is no CSV, so it can not be given back as CSV.' }
			return
		}
		let about: string | null = null
		const toRecord = recordsBy(reading.maps, reading.addresses, (sentence) => {
			about = sentence
		})
		const list = reading.maps.single?.list ?? reading.maps.named?.find((each) => each.list !== null)?.list ?? null
		const records = form === 'jsonl' ? readJsonLines(all, toRecord) : readJson(all, start, list, toRecord)
		for await (const record of records) {
			if (about !== null) yield { place: '', about }
			about = null
			yield record
		}
	} catch (error) {
		const problem =
			error instanceof NoText
				? error.message
				: `cannot be ${isOpen ? 'read to its end' : 'opened'}: ${reasonOf(error)}.`
		yield { place: '', problem }
	}
}

/** Returns the bytes of a file or of standard input. */
export function openBytes(file: string): AsyncIterable<Uint8Array> {
	return file === '-' ? process.stdin : createReadStream(file)
}

async function* counted(chunks: AsyncIterable<Uint8Array>, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
	let isFirst = true
	for await (const chunk of chunks) {
		if (isFirst && isSpreadsheet(chunk))
			throw new NoText("is a spreadsheet's own file. Save it as CSV, and check that.")
		isFirst = false
		count(chunk.length)
		yield chunk
	}
}
