import { JSONParser } from '@streamparser/json'
import { parseJson } from '../redact.ts'
import { type OrderRecord, toRecord } from './record.ts'

/** The longest text of one order, in UTF-16 units. */
const LONGEST = 100_000_000

/** Reads the orders of a JSON text: one object, or a list that is read element by element. */
export async function* readJson(pieces: AsyncIterable<string>, start: string): AsyncGenerator<OrderRecord> {
	if (start.trimStart().startsWith('[')) yield* readList(pieces)
	else yield readOne(await join(pieces))
}

function readOne(text: string | null): OrderRecord {
	if (text === null) return { place: '', problem: 'is too long for one order. Send orders as JSON lines.' }
	try {
		return toRecord('', parseJson(text))
	} catch (error) {
		return { place: '', problem: `is not JSON: ${(error as Error).message}` }
	}
}

async function* readList(pieces: AsyncIterable<string>): AsyncGenerator<OrderRecord> {
	const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
	let found: OrderRecord[] = []
	let failure: Error | null = null
	parser.onValue = ({ key, value }) => found.push(toRecord(`[${key}]`, value))
	parser.onError = (error) => {
		failure ??= error
	}
	for await (const piece of pieces) {
		parser.write(piece)
		yield* found
		found = []
		if (failure !== null) break
	}
	if (failure === null && !parser.isEnded) parser.end()
	const problem: Error | null = failure
	if (problem !== null) yield { place: '', problem: `is not JSON from here on: ${(problem as Error).message}` }
}

async function join(pieces: AsyncIterable<string>): Promise<string | null> {
	const parts: string[] = []
	let length = 0
	for await (const piece of pieces) {
		length += piece.length
		if (length > LONGEST) return null
		parts.push(piece)
	}
	return parts.join('')
}
