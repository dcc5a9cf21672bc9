import { parseJson } from '../redact.ts'
import { type OrderRecord, toRecord } from './record.ts'
import { splitLines } from './text.ts'

/** Reads the orders of JSON lines. Blank lines are skipped. A broken line is a record with a problem. */
export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<OrderRecord> {
	let number = 0
	for await (const line of splitLines(pieces)) {
		number++
		if (line.trim() !== '') yield readLine(`line ${number}`, line)
	}
}

function readLine(place: string, line: string): OrderRecord {
	try {
		return toRecord(place, parseJson(line))
	} catch (error) {
		return { place, problem: `is not JSON: ${(error as Error).message}` }
	}
}
