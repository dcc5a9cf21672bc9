import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line to break on purpose, and the tests that must notice. */
export interface Break {
	readonly file: string
	/** A text that occurs there exactly once. */
	readonly find: string
	readonly replace: string
	readonly tests: readonly string[]
}

const folder = join(import.meta.dirname, '..', 'test', 'breaks')

/** The file names of all lists. */
export const LISTS: readonly string[] = readdirSync(folder).filter((file) => file.endsWith('.json'))

/** The breaks of one list. */
export function readBreaks(list: string): readonly Break[] {
	return JSON.parse(readFileSync(join(folder, list), 'utf8')) as Break[]
}

/** How often a text occurs in another. */
export function countOccurrences(text: string, find: string): number {
	return text.split(find).length - 1
}
