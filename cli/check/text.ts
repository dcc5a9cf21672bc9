import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** What old spreadsheets write where no mark says otherwise. */
const FALLBACK = 'windows-1252'
/** The first bytes of a spreadsheet: a ZIP file as of Excel and LibreOffice, or the older kind of Excel. */
const SPREADSHEETS = ['504b0304', 'd0cf11e0']

/** Returns whether the bytes are a spreadsheet's own file, not text. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
	return SPREADSHEETS.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))
}

/**
 * Decodes bytes to text, piece by piece: by the encoding that is named, by a byte order mark, otherwise as UTF-8. The mark is dropped. Bytes
 * that are not UTF-8 and follow ASCII alone are read as Windows-1252, and `warn` is called. Calls `mark` for a mark, and for
 * any other encoding than UTF-8.
 */
export async function* decode(
	chunks: AsyncIterable<Uint8Array>,
	encoding: string | undefined,
	warn: (message: string) => void,
	mark: () => void = () => {},
): AsyncGenerator<string> {
	let decoder: TextDecoder | null = null
	/** Whether every byte so far was ASCII, in a file whose encoding nobody named. */
	let isAscii = false
	for await (const chunk of chunks) {
		if (decoder === null) {
			const found = encoding ?? encodingOf(chunk)
			decoder = new TextDecoder(found ?? 'utf-8')
			isAscii = found === null
			if (encodingOf(chunk) !== null || (found !== null && found !== 'utf-8')) mark()
		}
		if (isAscii && !isPlain(chunk)) {
			isAscii = false
			if (!isUtf8(withoutEnd(chunk))) {
				decoder = new TextDecoder(FALLBACK)
				mark()
				warn('is not UTF-8 and was read as Windows-1252. If that is wrong, name the encoding: --encoding utf-16le')
			}
		}
		yield decoder.decode(chunk, { stream: true })
	}
	yield decoder?.decode() ?? ''
}

function encodingOf([first, second, third]: Uint8Array): string | null {
	if (first === 0xff && second === 0xfe) return 'utf-16le'
	if (first === 0xfe && second === 0xff) return 'utf-16be'
	return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** Returns whether all bytes are ASCII. */
function isPlain(bytes: Uint8Array): boolean {
	for (const byte of bytes) if (byte > 0x7f) return false
	return true
}

/** Returns bytes without a character of UTF-8 that the next chunk continues. */
function withoutEnd(bytes: Uint8Array): Uint8Array {
	for (let at = bytes.length - 1; at >= 0 && at >= bytes.length - 3; at--) {
		const byte = bytes[at] ?? 0
		if (byte < 0xc0) continue
		const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
		return at + length > bytes.length ? bytes.subarray(0, at) : bytes
	}
	return bytes
}

/** The longest line, in UTF-16 units: the longest text of one order. */
export const LONGEST_LINE = 100_000_000
export const TOO_LONG: string = `is longer than ${LONGEST_LINE.toLocaleString('en-US')} characters. Only this line was skipped.`

/** A line without its end; null for one that is too long. */
export interface Line {
	readonly text: string | null
	readonly end: string
}

/**
 * Splits a text at every kind of line break: old spreadsheets end lines with a carriage return alone. `node:readline` would also end a line
 * at U+2028, which JSON strings may contain. The parts of a long line are kept apart until it ends, so that each is read once.
 */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
	let parts: string[] = []
	let length = 0
	/** A carriage return at the end of a piece may be the first half of a break. */
	let isReturn = false
	const take = (part: string): void => {
		length += part.length
		if (length <= LONGEST_LINE) parts.push(part)
		else parts = []
	}
	const finish = (end: string): Line => {
		const line = { text: length <= LONGEST_LINE ? parts.join('') : null, end }
		parts = []
		length = 0
		return line
	}
	for await (const piece of pieces) {
		if (piece === '') continue
		let from = 0
		if (isReturn) {
			if (piece.startsWith('\n')) from = 1
			yield finish(from === 1 ? '\r\n' : '\r')
			isReturn = false
		}
		const breaks = /\r\n|\n|\r/g
		breaks.lastIndex = from
		for (let found = breaks.exec(piece); found !== null; found = breaks.exec(piece)) {
			take(piece.slice(from, found.index))
			from = breaks.lastIndex
			isReturn = found[0] === '\r' && from === piece.length
			if (!isReturn) yield finish(found[0])
		}
		take(piece.slice(from))
	}
	if (length > 0 || isReturn) yield finish(isReturn ? '\r' : '')
}

/** Returns the first piece that isn't blank, and the whole text again. */
export async function peek(
	pieces: AsyncIterable<string>,
): Promise<{ readonly start: string; readonly all: AsyncIterable<string> }> {
	const iterator = pieces[Symbol.asyncIterator]()
	let start = ''
	while (start.trim() === '') {
		const next = await iterator.next()
		if (next.done === true) break
		start += next.value
	}
	async function* again(): AsyncGenerator<string> {
		yield start
		for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
	}
	return { start, all: again() }
}
