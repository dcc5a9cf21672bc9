/** The lists of breaks still name lines that exist: without this, a moved line is only noticed when all breaks are tried. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Break, countOccurrences, LISTS, readBreaks } from '../scripts/break-lists.ts'

const root = join(import.meta.dirname, '..')

test.each(LISTS)('each break of %s names a text that occurs once, and tests that exist', (list) => {
	const breaks = readBreaks(list)
	expect(breaks).not.toEqual([])
	expect(breaks.filter(isStale)).toEqual([])
})

function isStale({ file, find, replace, tests }: Break): boolean {
	const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
	const areTestsThere = tests.length > 0 && tests.every((path) => existsSync(join(root, path)))
	return countOccurrences(source, find) !== 1 || find === replace || !areTestsThere
}
