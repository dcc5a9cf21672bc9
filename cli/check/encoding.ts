import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { analyse } from 'chardet'

/**
 * The bytes of a file as text, with one UTF-16 unit for each byte; for a file in UTF-16, the text itself. Rows are cut, sent to workers and written
 * again in this form, so that only corrected bytes change.
 */
export type Raw = string

/** An encoding: how a file writes characters. The name is `ascii`, or a name that `TextDecoder` accepts. */
export interface Encoding {
	readonly name: string
	/** Returns the text of whole lines. */
	readonly decode: (raw: Raw) => string
	/** Returns a text in the encoding of the file. A character that the encoding doesn't have becomes `?`. */
	readonly encode: (text: string) => Raw
	readonly toBytes: (raw: Raw) => Buffer
}

const NOT_ASCII = /[^\0-\x7f]/

/** Returns the functions that read and write lines in an encoding. */
export function encodingOf(name: string): Encoding {
	const known = encodings.get(name)
	if (known !== undefined) return known
	const made = makeEncoding(name)
	encodings.set(name, made)
	return made
}
const encodings = new Map<string, Encoding>()

function makeEncoding(name: string): Encoding {
	const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
	const utf8 = (raw: Raw): string => withoutMark(Buffer.from(raw, 'latin1').toString('utf8'))
	const toBytes = (raw: Raw): Buffer => Buffer.from(raw, 'latin1')
	if (name === 'utf-16le' || name === 'utf-16be') {
		const inOrder = (bytes: Buffer): Buffer => (name === 'utf-16be' ? bytes.swap16() : bytes)
		return { name, decode: withoutMark, encode: String, toBytes: (raw) => inOrder(Buffer.from(raw, 'utf16le')) }
	}
	const decoder = new TextDecoder(name === 'ascii' ? 'utf-8' : name)
	const decode = name === 'utf-8' || name === 'ascii' ? utf8 : (raw: Raw): string => decoder.decode(toBytes(raw))
	let table: ReadonlyMap<string, Raw> | null = null
	const encode = (text: string): Raw => {
		if (name === 'utf-8') return Buffer.from(text, 'utf8').toString('latin1')
		table ??= name === 'ascii' ? new Map() : charactersOf(decoder)
		// ASCII text keeps the letter without its accent.
		const letters = name === 'ascii' ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text
		return Array.from(letters, (character) => (character <= '\x7f' ? character : (table?.get(character) ?? '?'))).join(
			'',
		)
	}
	return {
		name,
		decode: (raw) => (NOT_ASCII.test(raw) || name === 'iso-2022-jp' ? decode(raw) : raw),
		encode: (text) => (NOT_ASCII.test(text) ? encode(text) : text),
		toBytes,
	}
}

/** Returns the bytes of every character that the encoding writes with one or two bytes. */
function charactersOf(decoder: TextDecoder): ReadonlyMap<string, Raw> {
	const bytes: Raw[] = []
	for (let first = 0x80; first <= 0xff; first++) {
		bytes.push(String.fromCharCode(first))
		for (let second = 0x40; second <= 0xfe; second++) bytes.push(String.fromCharCode(first, second))
	}
	const texts = decoder.decode(Buffer.from(bytes.join('\n'), 'latin1')).split('\n')
	const table = new Map<string, Raw>()
	for (const [at, text] of texts.entries())
		if (text !== '\ufffd' && Array.from(text).length === 1 && !table.has(text)) table.set(text, bytes[at] as Raw)
	return table
}

/** Reads a file as raw text, chunk by chunk, and finds its encoding. */
export class RawReader {
	/** The encoding so far: `ascii` until a byte that isn't ASCII. */
	encoding: Encoding
	readonly #named: string | undefined
	readonly #warn: (message: string) => void
	#isFirst = true
	#odd: Buffer = Buffer.alloc(0)

	/** `named` is the encoding that the caller knows, if any. `warn` is called if the encoding is a guess. */
	constructor(named: string | undefined, warn: (message: string) => void) {
		this.#named = named
		this.#warn = warn
		this.encoding = encodingOf(named ?? 'ascii')
	}

	read(chunk: Uint8Array): Raw {
		const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
		if (this.#isFirst) this.encoding = encodingOf(this.#named ?? markOf(bytes) ?? unmarked16(bytes) ?? 'ascii')
		this.#isFirst = false
		if (this.encoding.name.startsWith('utf-16')) return this.#read16(bytes)
		const raw = bytes.toString('latin1')
		if (this.encoding.name === 'ascii' && NOT_ASCII.test(raw)) this.encoding = encodingOf(this.#guess(bytes))
		return raw
	}

	#read16(chunk: Buffer): Raw {
		const bytes = Buffer.concat([this.#odd, chunk])
		const even = bytes.length - (bytes.length % 2)
		this.#odd = bytes.subarray(even)
		const whole = bytes.subarray(0, even)
		return (this.encoding.name === 'utf-16be' ? whole.swap16() : whole).toString('utf16le')
	}

	#guess(bytes: Buffer): string {
		if (isUtf8(withoutEnd(bytes)) || hasUtf8Lines(bytes)) return 'utf-8'
		const [likely = FALLBACK, ...others] = likelyEncodings(bytes)
		const hint = others.length === 0 ? '' : `: --encoding ${others.join(', or ')}`
		this.#warn(`is not UTF-8 and was read as ${likely}. If names look wrong, give its encoding${hint}`)
		return likely
	}
}

/** The encoding of old spreadsheets, if no mark shows another one. */
const FALLBACK = 'windows-1252'
/** The Windows encodings that have letters where the ISO encodings have control characters. */
const OF_WINDOWS: Readonly<Record<string, string>> = {
	'iso-8859-2': 'windows-1250',
	'iso-8859-5': 'windows-1251',
	'iso-8859-7': 'windows-1253',
	'iso-8859-8': 'windows-1255',
	'iso-8859-9': 'windows-1254',
}

/** Returns up to three encodings that the bytes probably have, the most likely first. */
export function likelyEncodings(bytes: Uint8Array): string[] {
	const names = analyse(bytes).flatMap(({ name }) => {
		const label = nameOf(name)
		const known = label !== null && bytes.some(isControl) ? (OF_WINDOWS[label] ?? label) : label
		return known === null || known === 'utf-8' || known.startsWith('utf-16') ? [] : [known]
	})
	const asian = names.filter((name) => isAsian(bytes, name))
	return [...new Set([...asian, ...names.filter((name) => !ASIAN.test(name)), FALLBACK])].slice(0, 3)
}

const isControl = (byte: number): boolean => byte >= 0x80 && byte <= 0x9f
const ASIAN = /^(?:shift_jis|euc-jp|euc-kr|gbk|gb18030|big5)$/
const LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Returns whether bytes are text in a two-byte encoding: every byte belongs to a character, and most such characters are next to another one. */
function isAsian(bytes: Uint8Array, name: string): boolean {
	if (!ASIAN.test(name)) return false
	const characters = Array.from(new TextDecoder(name).decode(withoutLast(bytes)))
	const at = characters.flatMap((character, place) => (LETTER.test(character) ? [place] : []))
	const beside = at.filter((place, index) => at[index - 1] === place - 1 || at[index + 1] === place + 1)
	return !characters.includes('\ufffd') && beside.length * 2 > at.length
}

/** Returns the bytes up to the last line break. No character contains a line break. */
const withoutLast = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.lastIndexOf(10) + 1 || bytes.length)

/** Returns the label of an encoding for the platform's `TextDecoder`; null if the platform doesn't have it. */
export function nameOf(label: string): string | null {
	try {
		return new TextDecoder(label).encoding
	} catch {
		return null
	}
}

/** Returns the encoding of a byte order mark. */
function markOf([first, second, third]: Uint8Array): string | null {
	if (first === 0xff && second === 0xfe) return 'utf-16le'
	if (first === 0xfe && second === 0xff) return 'utf-16be'
	return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/**
 * Returns which UTF-16 the bytes are, by the zeros of ASCII characters: these are only at even places, or only at odd places. Null for other bytes.
 */
function unmarked16(bytes: Uint8Array): string | null {
	const zeros = [0, 0]
	for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
	const [even = 0, odd = 0] = zeros
	if (Math.max(even, odd) * 20 < bytes.length || Math.min(even, odd) * 20 > Math.max(even, odd)) return null
	return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Returns whether most lines with characters outside ASCII are valid UTF-8. A line in another encoding is valid UTF-8 only by accident. */
function hasUtf8Lines(bytes: Buffer): boolean {
	const lines = bytes
		.toString('latin1')
		.split('\n')
		.filter((line) => NOT_ASCII.test(line))
	return lines.filter((line) => isUtf8(Buffer.from(line, 'latin1'))).length * 2 >= lines.length
}

/** Returns the bytes without an incomplete UTF-8 character at their end. */
function withoutEnd(bytes: Uint8Array): Uint8Array {
	for (let at = bytes.length - 1; at >= 0 && at >= bytes.length - 3; at--) {
		const byte = bytes[at] ?? 0
		if (byte < 0xc0) continue
		const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
		return at + length > bytes.length ? bytes.subarray(0, at) : bytes
	}
	return bytes
}
