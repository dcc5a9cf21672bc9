import { TextDecoder } from 'node:util'

/** Decodes bytes to text, piece by piece: UTF-8, or UTF-16 if the input begins with its byte order mark. The mark is dropped. */
export async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	let decoder: TextDecoder | null = null
	for await (const chunk of chunks) {
		decoder ??= new TextDecoder(encodingOf(chunk))
		yield decoder.decode(chunk, { stream: true })
	}
	yield decoder?.decode() ?? ''
}

function encodingOf([first, second]: Uint8Array): string {
	if (first === 0xff && second === 0xfe) return 'utf-16le'
	return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Splits a text into lines, without their ends. `node:readline` would also end a line at U+2028, which JSON strings may contain. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let begun = ''
	for await (const piece of pieces) {
		const lines = piece.split('\n')
		const rest = lines.pop() ?? ''
		for (const line of lines) {
			yield (begun + line).replace(/\r$/, '')
			begun = ''
		}
		begun += rest
	}
	if (begun !== '') yield begun
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
