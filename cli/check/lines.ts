import { type Encoding, encodingOf, type Raw } from './encoding.ts'

/** The longest line, in bytes or UTF-16 units. It limits the text of one order. */
export const MAX_LINE = 100_000_000
export const TOO_LONG: string = `is longer than ${MAX_LINE.toLocaleString('en-US')} characters. Only this line was skipped.`

/** A line of a file. */
export interface Line {
	readonly number: number
	/** The bytes of the line, including its line end. */
	readonly raw: Raw
	/** The text without the line end; null for a line that is too long. */
	readonly text: string | null
}

/**
 * Splits raw text at every kind of line break, because old spreadsheets end lines with only a carriage return. `node:readline` would also end a
 * line at U+2028, which JSON strings may contain. In every encoding with a decoder, the bytes of a line break are only used for a line break.
 */
export class LineSplitter {
	#number: number
	#parts: Raw[] = []
	#length = 0
	/** The first line with a character that isn't in its encoding, and the number of such lines. */
	broken: { readonly line: number; count: number } | null = null

	/** `before` is the number of lines before the first line of the text. */
	constructor(before = 0) {
		this.#number = before
	}

	/** Returns the lines that end in this piece. */
	push(piece: Raw, encoding: Encoding): Line[] {
		const lines: Line[] = []
		let from = 0
		if (this.#parts.at(-1)?.endsWith('\r') === true && piece !== '') {
			from = piece.startsWith('\n') ? 1 : 0
			lines.push(this.#finish(piece.slice(0, from), encoding))
		}
		let feed = piece.indexOf('\n', from)
		let back = piece.indexOf('\r', from)
		while (feed >= 0 || back >= 0) {
			const isFeed = back < 0 || (feed >= 0 && feed < back)
			const at = isFeed ? feed : back
			const end = !isFeed && feed === at + 1 ? at + 2 : at + 1
			// A carriage return at the end of a piece may be the first half of a line break.
			if (!isFeed && end === piece.length && feed < 0) break
			lines.push(this.#finish(piece.slice(from, end), encoding))
			from = end
			if (feed >= 0 && feed < end) feed = piece.indexOf('\n', end)
			if (back >= 0 && back < end) back = piece.indexOf('\r', end)
		}
		this.#take(piece.slice(from))
		return lines
	}

	/** Returns the last line if no line end follows it. */
	end(encoding: Encoding): Line[] {
		return this.#length > 0 ? [this.#finish('', encoding)] : []
	}

	#take(part: Raw): void {
		this.#length += part.length
		if (this.#length > MAX_LINE) this.#parts = []
		else if (part !== '') this.#parts.push(part)
	}

	#finish(last: Raw, { decode }: Encoding): Line {
		let raw = last
		if (this.#length > 0) {
			this.#take(last)
			raw = this.#parts.join('')
		}
		const isTooLong = this.#length > MAX_LINE
		this.#parts = []
		this.#length = 0
		this.#number++
		const bytes = withoutEnd(raw)
		const text = decode(bytes)
		if (text !== bytes && text.includes('\ufffd')) {
			this.broken ??= { line: this.#number, count: 0 }
			this.broken.count++
		}
		return { number: this.#number, raw, text: isTooLong ? null : text }
	}
}

/** Returns a line without its end. */
function withoutEnd(raw: Raw): Raw {
	let end = raw.length
	if (raw.charCodeAt(end - 1) === 10) end--
	if (raw.charCodeAt(end - 1) === 13) end--
	return end === raw.length ? raw : raw.slice(0, end)
}

/** Splits a stream of text. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
	const splitter = new LineSplitter()
	for await (const piece of pieces) yield* splitter.push(piece, TEXT)
	yield* splitter.end(TEXT)
}

const TEXT = encodingOf('utf-16le')
