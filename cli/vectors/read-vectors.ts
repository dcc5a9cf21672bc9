import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Vector, VectorFile } from 'orderwright/conformance'
import { readJsonFile } from '../files.ts'
import { UsageError } from '../usage-error.ts'

/** Files in the folder that contain no vectors. */
const OTHERS = ['schema.json', 'calls.json']

/** The folder with the package's vectors, next to the program. */
export const PUBLISHED: string = fileURLToPath(new URL('./vectors', import.meta.url))

/** One vector, and the name of its file without extension. */
export interface NamedVector extends Vector {
	readonly file: string
}

/** Returns the vectors of a folder, as files and as one list. Throws a `UsageError` that names a file of another kind. */
export function readVectors(folder: string): { readonly files: VectorFile[]; readonly vectors: NamedVector[] } {
	const names = listFiles(folder).filter((name) => name.endsWith('.json') && !OTHERS.includes(name))
	const files = names.sort().map((name) => readFile(join(folder, name)))
	const vectors = files.flatMap(({ cases }, at) =>
		cases.map((vector) => ({ ...vector, file: (names[at] ?? '').replace(/\.json$/, '') })),
	)
	if (vectors.length === 0) throw new UsageError(`There are no vectors at ${folder}.`)
	return { files, vectors }
}

function listFiles(folder: string): string[] {
	try {
		return readdirSync(folder)
	} catch {
		throw new UsageError(`There are no vectors at ${folder}. Name their folder with --vectors.`)
	}
}

function readFile(file: string): VectorFile {
	const content = readJsonFile(file) as Partial<VectorFile> | null
	const cases: unknown = content?.cases
	if (Array.isArray(cases) && cases.every(isVector)) return content as VectorFile
	throw new UsageError(`${file} has no vectors. schema.json beside the package's vectors describes such a file.`)
}

function isVector(value: unknown): value is Vector {
	const { id, rule, call, args, expected } = (value ?? {}) as Partial<Vector>
	const areTexts = [id, rule, call].every((each) => typeof each === 'string')
	return areTexts && Array.isArray(args) && typeof expected === 'object' && expected !== null
}
