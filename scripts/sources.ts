import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the installed version of a package, for the header of a table. */
export function versionOf(name: string): string {
	return JSON.parse(readFileSync(join(import.meta.dirname, '../node_modules', name, 'package.json'), 'utf8')).version
}

const readFile = (file: string): string => readFileSync(join(import.meta.dirname, 'facts', file), 'utf8')

/** Returns what a file of `scripts/facts/` holds as JSON. */
export function readFacts<T>(file: string): T {
	return JSON.parse(readFile(file)) as T
}

/** Returns the lines of a file of `scripts/facts/`, without comments. */
export function linesOf(file: string): string[] {
	return readFile(file)
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
}

/** Returns the entries of a file of names in French and Spanish: language, ISO 3166-2 code, name. */
export function translatedNames(file: string): (readonly [language: string, code: string, name: string])[] {
	return linesOf(file).flatMap((line) =>
		line
			.slice(3)
			.split(';')
			.map((entry) => [line.slice(0, 2), ...(entry.split(/ (.*)/, 2) as [string, string])] as const),
	)
}
