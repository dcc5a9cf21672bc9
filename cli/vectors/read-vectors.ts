import { existsSync, readdirSync } from 'node:fs'
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

/** Returns the vectors of a folder, as files and as one list. */
export function readVectors(folder: string): { readonly files: VectorFile[]; readonly vectors: NamedVector[] } {
	if (!existsSync(folder)) throw new UsageError(`There are no vectors at ${folder}. Name their folder with --vectors.`)
	const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !OTHERS.includes(name))
	const files = names.sort().map((name) => readJsonFile(join(folder, name)) as VectorFile)
	const vectors = files.flatMap(({ cases }, at) =>
		cases.map((vector) => ({ ...vector, file: (names[at] ?? '').replace(/\.json$/, '') })),
	)
	if (vectors.length === 0) throw new UsageError(`There are no vectors at ${folder}.`)
	return { files, vectors }
}
