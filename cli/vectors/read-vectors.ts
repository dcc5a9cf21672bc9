import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Vector, VectorFile, VectorReport } from 'orderwright/conformance'
import { UsageError } from '../command.ts'
import { readJsonFile } from '../files.ts'

/** Files in the published folder that don't contain vectors. */
const OTHERS = ['schema.json', 'calls.json', 'package.json']
/** One file with all published files, next to the program. */
const PACKED = new URL('./vectors.br', import.meta.url)

export type Files = Readonly<Record<string, unknown>>

/** A vector with the name of its file, without the extension. */
export interface NamedVector extends Vector {
	readonly file: string
}

/** Returns the files of a folder; without a folder, the published files. */
export function readFiles(folder: string | undefined): Files {
	if (folder === undefined) return JSON.parse(brotliDecompressSync(readFileSync(PACKED)).toString()) as Files
	const names = listFiles(folder).filter((name) => name.endsWith('.json'))
	return Object.fromEntries(names.sort().map((name) => [name, readJsonFile(join(folder, name))]))
}

/** Returns the vectors in files, by file and as one list. Throws a `UsageError` that shows a file without vectors. */
export function readVectors(given: Files): { readonly files: VectorFile[]; readonly vectors: NamedVector[] } {
	const entries = Object.entries(given).filter(([name]) => !OTHERS.includes(name))
	const files = entries.map(([name, content]) => readFile(name, content))
	const vectors = files.flatMap(({ cases }, at) =>
		cases.map((vector) => ({ ...vector, file: (entries[at]?.[0] ?? '').replace(/\.json$/, '') })),
	)
	if (vectors.length === 0) throw new UsageError('There are no vectors. Add their folder: --vectors FOLDER')
	return { files, vectors }
}

function listFiles(folder: string): string[] {
	try {
		return readdirSync(folder)
	} catch {
		throw new UsageError(`There are no vectors at ${folder}. Add their folder: --vectors FOLDER`)
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

/** How many vectors of one kind passed. */
export interface Tally {
	readonly name: string
	readonly passed: number
	readonly failed: number
	readonly skipped: number
}

export interface Tallies {
	readonly byCall: readonly Tally[]
	readonly byRule: readonly Tally[]
	readonly byFile: readonly Tally[]
	/** The counts by the reason for the answers: the API documentation or a decision. */
	readonly byBinding: readonly Tally[]
}

/** Counts the results of a run by call, rule and file. */
export function tallyVectors(
	vectors: readonly NamedVector[],
	{ failures }: VectorReport,
	skipped: ReadonlySet<string>,
): Tallies {
	const failed = new Set(failures.map(({ id }) => id))
	const by = (key: 'call' | 'rule' | 'file' | 'binds'): Tally[] => {
		const rows = new Map<string, { passed: number; failed: number; skipped: number }>()
		for (const vector of vectors) {
			const name = vector[key] ?? 'document'
			const row = rows.get(name) ?? { passed: 0, failed: 0, skipped: 0 }
			rows.set(name, row)
			row[failed.has(vector.id) ? 'failed' : skipped.has(vector.id) ? 'skipped' : 'passed']++
		}
		return [...rows].map(([name, row]) => ({ name, ...row })).sort((a, b) => (a.name < b.name ? -1 : 1))
	}
	return { byCall: by('call'), byRule: by('rule'), byFile: by('file'), byBinding: by('binds') }
}
