import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHAPTERS, CLAUSES, type Example } from '../scripts/rulebook/cases.ts'
import { askExample } from '../scripts/rulebook/write.ts'
import { MESSAGES } from '../src/languages/messages/messages.ts'

const DOCS = join(import.meta.dirname, '..', 'docs')
const decisions = readFileSync(join(DOCS, 'decisions.md'), 'utf8')

const CODES = CHAPTERS.flatMap(({ codes }) => Object.entries(codes))
const EXAMPLES = CODES.flatMap(([code, examples]) =>
	typeof examples === 'string'
		? []
		: examples.map((example): [string, string, Example] => [code, JSON.stringify(example), example]),
)

/** Returns the clause of the interface for a rule's id. Words in capitals are placeholders. */
function clauseOf(rule: string): string | undefined {
	return Object.keys(CLAUSES).find((id) =>
		new RegExp(`^${id.replace('.', '\\.').replace(/[A-Z]{2,}/, '[A-Za-z-]+')}$`).test(rule),
	)
}

describe('the rulebook', () => {
	it('lists every code once', () => {
		expect(CODES.map(([code]) => code).sort()).toEqual(Object.keys(MESSAGES).sort())
	})

	it('describes every rule', () => {
		const rules = EXAMPLES.flatMap(([code, , example]) => askExample(code, example)).map(({ rule }) => rule)
		const isDecided = (rule: string): boolean => decisions.includes(`\n### ${rule}\n`)
		expect(rules.filter((rule) => !isDecided(rule) && clauseOf(rule) === undefined)).toEqual([])
		expect(Object.keys(CLAUSES).filter((id) => !rules.some((rule) => clauseOf(rule) === id))).toEqual([])
	})

	it.each(EXAMPLES)('shows %s once by %s', (code, _, example) => {
		expect(askExample(code, example)).toHaveLength(1)
	})
})
