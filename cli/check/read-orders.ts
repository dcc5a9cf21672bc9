import { createReadStream, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../files.ts'
import { UsageError } from '../usage-error.ts'
import { type Input, inputOf } from './input.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readJsonLines } from './read-lines.ts'
import type { OrderRecord } from './record.ts'
import { decode, peek } from './text.ts'

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

/** Reads the orders of a file one by one; `-` is standard input. An order that can't be read is a record with a problem. */
export async function* readOrders(
	file: string,
	input: Input | undefined,
	warn: (message: string) => void,
	group?: string,
): AsyncGenerator<OrderRecord> {
	try {
		const bytes = file === '-' ? process.stdin : createReadStream(file)
		const { start, all } = await peek(decode(bytes))
		if (start.trim() === '') {
			yield { place: '', problem: 'is empty.' }
			return
		}
		const form = input ?? inputOf(file, start)
		if (group !== undefined && form !== 'csv') warn('is no CSV, so --group has no effect on it')
		if (form === 'jsonl') yield* readJsonLines(all)
		else if (form === 'csv') yield* readCsv(all, start, warn, group)
		else yield* readJson(all, start)
	} catch (error) {
		yield { place: '', problem: `cannot be opened: ${reasonOf(error)}.` }
	}
}
