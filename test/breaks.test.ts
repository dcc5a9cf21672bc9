/** The lists of breaks still name lines that exist: without this, a moved line is only noticed when all breaks are tried. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Break {
	readonly file: string
	readonly find: string
	readonly replace: string
	readonly tests: readonly string[]
}

const root = join(import.meta.dirname, '..')
const lists = readdirSync(join(import.meta.dirname, 'breaks'))

test.each(lists)('each break of %s names a text that occurs once, and tests that exist', (list) => {
	const breaks = JSON.parse(readFileSync(join(import.meta.dirname, 'breaks', list), 'utf8')) as Break[]
	const stale = breaks.filter(({ file, find, replace, tests }) => {
		const occurrences = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(find).length - 1 : 0
		return (
			occurrences !== 1 ||
			find === replace ||
			tests.length === 0 ||
			!tests.every((test) => existsSync(join(root, test)))
		)
	})
	expect(stale).toEqual([])
})
