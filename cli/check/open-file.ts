import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { NoText, sheetToCsv } from './xlsx.ts'

/** The most bytes of a spreadsheet that is read. */
const MAX_SHEET = 200_000_000

/** The first bytes of files that don't contain orders as text, each with the advice to print. */
const CONTAINERS: readonly (readonly [start: RegExp, what: string])[] = [
	[/^PK\p{Cc}{2}/u, 'is a ZIP archive. Unpack it, and name the files in it.'],
	[
		/^\u00d0\u00cf\p{Cc}\u00e0/u,
		'is a spreadsheet of the old kind (.xls). Save it as .xlsx or as CSV, and check that.',
	],
	[/^BEGI/i, 'is a vCard or a calendar. Export the contacts as CSV.'],
	[/^\s*<(?:htm|!do|tab|met|hea|bod|div)/i, 'is a page of HTML. Open it in a spreadsheet, and save it as CSV.'],
	[/^\s*<\?xm/i, 'is XML. Export the orders as CSV or JSON.'],
	[/^%PDF/, 'is a PDF, which has no rows. Export the orders as CSV.'],
	[/^PAR1/, 'is a Parquet file. Write it as CSV or JSON lines: a tool such as DuckDB does.'],
	[/^Obj\p{Cc}/u, 'is an Avro file. Write it as CSV or JSON lines.'],
]

/** Returns the bytes of a file or of standard input as text. A gzip file is unpacked, and a sheet of a spreadsheet becomes CSV. Throws `NoText`. */
export async function* openFile(
	file: string,
	sheet: string | undefined,
	count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
	const source: AsyncIterable<Uint8Array> = file === '-' ? process.stdin : createReadStream(file)
	const chunks = counted(source, count)
	const { value: first } = await chunks.next()
	if (first === undefined) return
	const start = Buffer.from(first.subarray(0, 16)).toString('latin1')
	const all = again(first, chunks)
	if (start.startsWith('\x1f\x8b')) yield* unpacked(all)
	else if (start.startsWith('PK\x03\x04') && isSheet(first)) yield Buffer.from(await sheetToCsv(await join(all), sheet))
	else {
		const what = CONTAINERS.find(([pattern]) => pattern.test(start.replace(/^\xef\xbb\xbf/, '')))
		if (what !== undefined) throw new NoText(what[1])
		yield* all
	}
}

/** Returns whether a ZIP file begins like a spreadsheet. */
const isSheet = (bytes: Uint8Array): boolean =>
	/\[Content_Types\]\.xml|_rels\/|xl\/|docProps\//.test(Buffer.from(bytes.subarray(0, 4_096)).toString('latin1'))

async function* counted(chunks: AsyncIterable<Uint8Array>, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
	for await (const chunk of chunks) {
		count(chunk.length)
		yield chunk
	}
}

async function* again(first: Uint8Array, others: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	yield first
	yield* others
}

async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const { Readable } = await import('node:stream')
	const source = Readable.from(chunks)
	const gunzip = createGunzip()
	source.on('error', (error) => gunzip.destroy(error))
	try {
		yield* source.pipe(gunzip)
	} catch (error) {
		throw new NoText(`can't be unpacked to its end: ${(error as Error).message}.`)
	}
}

async function join(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const parts: Uint8Array[] = []
	let length = 0
	for await (const chunk of chunks) {
		length += chunk.length
		if (length > MAX_SHEET) throw new NoText('is too large a spreadsheet. Save it as CSV, and check that.')
		parts.push(chunk)
	}
	return Buffer.concat(parts)
}
