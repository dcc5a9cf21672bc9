import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with the mappings of the package. It stands beside this file, and beside the program that is made of it. */
const FOLDER = fileURLToPath(new URL('maps', import.meta.url))

let read: readonly (readonly [name: string, value: unknown])[] | undefined

/** Returns every mapping of the package with its name. They are read at the first call. */
export function shippedMaps(): readonly (readonly [name: string, value: unknown])[] {
	read ??= readdirSync(FOLDER)
		.sort()
		.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))] as const)
	return read
}
