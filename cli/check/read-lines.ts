import { type OrderRecord, toRecord } from './record.ts'
import { splitLines } from './text.ts'

/** The orders of JSON lines; blank lines are skipped, and a broken line is a problem of its own. */
export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<OrderRecord> {
	let number = 0
	for await (const line of splitLines(pieces)) {
		number++
		if (line.trim() !== '') yield readLine(`line ${number}`, line)
	}
}

function readLine(place: string, line: string): OrderRecord {
	try {
		return toRecord(place, JSON.parse(line))
	} catch (error) {
		return { place, problem: `is not JSON: ${(error as Error).message}` }
	}
}
