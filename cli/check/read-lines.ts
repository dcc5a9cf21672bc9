import { parseJson } from '../redact.ts'
import { LONGEST_LINE, TOO_LONG } from './csv-rows.ts'
import type { ToRecord } from './json-records.ts'
import type { OrderRecord } from './record.ts'
import { splitLines } from './text.ts'

/** Reads the orders of JSON lines. Blank lines are skipped. A broken line is a record with a problem. */
export async function* readJsonLines(pieces: AsyncIterable<string>, toRecord: ToRecord): AsyncGenerator<OrderRecord> {
	let number = 0
	for await (const line of splitLines(pieces, LONGEST_LINE)) {
		number++
		if (line === null) yield { place: `line ${number}`, problem: TOO_LONG }
		else if (line.trim() !== '') yield readLine(`line ${number}`, line, toRecord)
	}
}

function readLine(place: string, line: string, toRecord: ToRecord): OrderRecord {
	let value: unknown
	try {
		value = parseJson(line)
	} catch (error) {
		return { place, problem: `is not JSON: ${(error as Error).message}` }
	}
	return toRecord(place, value)
}
