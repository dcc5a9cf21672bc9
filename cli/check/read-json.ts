import { JSONParser } from '@streamparser/json'
import { parseJson } from '../redact.ts'
import { findList, type ToRecord } from './json-records.ts'
import { MAX_LINE } from './lines.ts'
import type { OrderRecord } from './record.ts'

/** Reads the orders of a JSON text: a single object, or a list that is read item by item. */
export async function* readJson(
	pieces: AsyncIterable<string>,
	start: string,
	list: string | null,
	toRecord: ToRecord,
): AsyncGenerator<readonly OrderRecord[]> {
	if (start.trimStart().startsWith('[')) yield* readList(pieces, '$.*', '', toRecord)
	else {
		const path = list ?? findList(start)
		if (path === null)
			yield [readOne('', await join(pieces), 'is too long for one order. Send orders as JSON lines.', toRecord)]
		else yield* readList(pieces, `$.${path}.*`, path, toRecord)
	}
}

/** Reads one order. If a text is null because it is too long, `tooLong` describes the problem. */
export function readOne(place: string, text: string | null, tooLong: string, toRecord: ToRecord): OrderRecord {
	if (text === null) return { place, problem: tooLong }
	let value: unknown
	try {
		value = parseJson(text)
	} catch (error) {
		return { place, problem: `is not JSON: ${(error as Error).message}` }
	}
	return toRecord(place, value)
}

async function* readList(
	pieces: AsyncIterable<string>,
	path: string,
	name: string,
	toRecord: ToRecord,
): AsyncGenerator<readonly OrderRecord[]> {
	const parser = new JSONParser({ paths: [path], keepStack: false })
	let found: OrderRecord[] = []
	let failure: Error | null = null
	parser.onValue = ({ key, value }) => found.push(toRecord(`${name}[${key}]`, value))
	parser.onError = (error) => {
		failure ??= error
	}
	for await (const piece of pieces) {
		parser.write(piece)
		yield found
		found = []
		if (failure !== null) break
	}
	if (failure === null && !parser.isEnded) parser.end()
	const problem: Error | null = failure
	if (problem !== null) yield [{ place: '', problem: `is not JSON from here on: ${(problem as Error).message}` }]
}

async function join(pieces: AsyncIterable<string>): Promise<string | null> {
	const parts: string[] = []
	let length = 0
	for await (const piece of pieces) {
		length += piece.length
		if (length > MAX_LINE) return null
		parts.push(piece)
	}
	return parts.join('')
}
