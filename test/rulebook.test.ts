import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHAPTERS, type Example } from '../scripts/rulebook/cases.ts'
import { anchorOf, askExample } from '../scripts/rulebook/write.ts'
import { MESSAGES } from '../src/languages/messages/messages.ts'

const DOCS = join(import.meta.dirname, '..', 'docs')
const headingsOf = (page: string): readonly string[] =>
	Array.from(readFileSync(join(DOCS, page), 'utf8').matchAll(/^#{2,3} (.+)$/gm), ([, heading = '']) =>
		anchorOf(heading),
	)
const HEADINGS = new Set([...headingsOf('decisions.md'), ...headingsOf('store-api.md')])

const CODES = CHAPTERS.flatMap(({ codes }) => Object.entries(codes))
const EXAMPLES = CODES.flatMap(([code, examples]) =>
	typeof examples === 'string'
		? []
		: examples.map((example): [string, string, Example] => [code, JSON.stringify(example), example]),
)

describe('the rulebook', () => {
	it('lists every code once', () => {
		expect(CODES.map(([code]) => code).sort()).toEqual(Object.keys(MESSAGES).sort())
	})

	it('describes every rule', () => {
		const rules = EXAMPLES.flatMap(([code, , example]) => askExample(code, example)).map(({ rule }) => rule)
		expect(rules.filter((rule) => !HEADINGS.has(anchorOf(rule)))).toEqual([])
	})

	it.each(EXAMPLES)('shows %s once by %s', (code, _, example) => {
		expect(askExample(code, example)).toHaveLength(1)
	})
})
