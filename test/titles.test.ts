import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A test or a group: its indentation, its kind, and its title. */
const TITLED = /^(\t*)(it|describe)(?:\.\w+)*(?:<.*>)?(?:\([^'"`]*\))?\((['"`])((?:\\.|(?!\3).)*)\3/
/** The end of a table of `it.each`, whose title follows. */
const AFTER_TABLE = /^(\t*)(?:\]|\}|\))*(?: as const)?\)\(\s*(['"`])((?:\\.|(?!\2).)*)\2,/
/** Verbs that no title begins with. */
const VERBS_WITHIN =
	'is are was were has have had does do did can may must would should could will clip exist lead mix poll removes reward sign'
const FEWEST_WORDS = 3

interface Titled {
	readonly at: string
	readonly groups: readonly string[]
	readonly title: string
}

const wordsOf = (title: string): readonly string[] => title.replace(/^D-\d+:? /, '').match(/[^\s,:;.!?]+/g) ?? []

/** Returns the tests of a file with the titles of their groups, by indentation. */
function testsOf(file: string): readonly Titled[] {
	const groups: string[] = []
	let isGroup = false
	return readFileSync(join(import.meta.dirname, file), 'utf8')
		.split('\n')
		.flatMap((line, at): readonly Titled[] => {
			const each = /^(\t*)(it|describe)\.each/.exec(line)
			if (each !== null) isGroup = each[2] === 'describe'
			const [, indent = '', kind = '', , named] = TITLED.exec(line) ?? []
			const [, after = '', , later] = named === undefined ? (AFTER_TABLE.exec(line) ?? []) : []
			const title = named ?? later
			if (title === undefined) return []
			const depth = (named === undefined ? after : indent).length
			if (kind === 'describe' || (kind === '' && isGroup)) {
				groups.splice(depth, Number.POSITIVE_INFINITY, title)
				return []
			}
			return [{ at: `${file}:${at + 1}`, groups: groups.slice(0, depth).filter(Boolean), title }]
		})
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const TESTS = files.filter((file) => file.endsWith('.test.ts')).flatMap(testsOf)

/** The verbs of the titles: their first words in the third person, and the same without the s. */
const THIRD = TESTS.flatMap(({ title }) => wordsOf(title)[0]?.match(/^[a-z]{3,}s$/) ?? [])
const VERBS = new Set([
	...VERBS_WITHIN.split(' '),
	...THIRD,
	...THIRD.flatMap((verb) => [verb.slice(0, -1), verb.slice(0, -2)]),
])

/** Returns what a title lacks as a sentence, or null. The row of a table, which fills `%s` or `$name`, says the rest by itself. */
function lackOf({ groups, title }: Titled): string | null {
	const words = wordsOf(title)
	if (groups.length > 0 && /[%$]/.test(title)) return null
	if (words.length < FEWEST_WORDS) return `fewer than ${FEWEST_WORDS} words`
	// The first word is the subject, even that of a function whose name is a verb.
	const [, ...rest] = [...groups.flatMap(wordsOf), ...words]
	if (!rest.some((word) => VERBS.has(word))) return 'no verb'
	return groups.length === 0 && VERBS.has(words[0] as string) ? 'no subject' : null
}

describe('the titles of tests', () => {
	it('are sentences with a subject and a verb', () => {
		expect(TESTS.length).toBeGreaterThan(1_000)
		expect(
			TESTS.flatMap((test) => (lackOf(test) === null ? [] : [`${test.at} ${lackOf(test)}: ${test.title}`])),
		).toEqual([])
	})
})
