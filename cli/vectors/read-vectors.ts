import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Vector, VectorFile } from 'orderwright/conformance'
import { readJsonFile } from '../files.ts'
import { UsageError } from '../usage-error.ts'

/** Files of the published folder that contain no vectors. */
const OTHERS = ['schema.json', 'calls.json', 'package.json']
/** The published files in one, next to the program. */
const PACKED = new URL('./vectors.br', import.meta.url)

/** Files of JSON, by name. */
export type Files = Readonly<Record<string, unknown>>

/** One vector, and the name of its file without extension. */
export interface NamedVector extends Vector {
	readonly file: string
}

/** Returns the files of a folder, or the published ones. */
export function readFiles(folder: string | undefined): Files {
	if (folder === undefined) return JSON.parse(brotliDecompressSync(readFileSync(PACKED)).toString()) as Files
	const names = listFiles(folder).filter((name) => name.endsWith('.json'))
	return Object.fromEntries(names.sort().map((name) => [name, readJsonFile(join(folder, name))]))
}

/** Returns the vectors of files, as files and as one list. Throws a `UsageError` that names a file of another kind. */
export function readVectors(given: Files): { readonly files: VectorFile[]; readonly vectors: NamedVector[] } {
	const entries = Object.entries(given).filter(([name]) => !OTHERS.includes(name))
	const files = entries.map(([name, content]) => readFile(name, content))
	const vectors = files.flatMap(({ cases }, at) =>
		cases.map((vector) => ({ ...vector, file: (entries[at]?.[0] ?? '').replace(/\.json$/, '') })),
	)
	if (vectors.length === 0) throw new UsageError('There are no vectors. Name their folder with --vectors.')
	return { files, vectors }
}

function listFiles(folder: string): string[] {
	try {
		return readdirSync(folder)
	} catch {
		throw new UsageError(`There are no vectors at ${folder}. Name their folder with --vectors.`)
	}
}

function readFile(file: string, content: unknown): VectorFile {
	const cases: unknown = (content as Partial<VectorFile> | null)?.cases
	if (Array.isArray(cases) && cases.every(isVector)) return content as VectorFile
	throw new UsageError(`${file} has no vectors. schema.json of orderwright-vectors describes such a file.`)
}

function isVector(value: unknown): value is Vector {
	const { id, rule, call, args, expected } = (value ?? {}) as Partial<Vector>
	const areTexts = [id, rule, call].every((each) => typeof each === 'string')
	return areTexts && Array.isArray(args) && typeof expected === 'object' && expected !== null
}
