import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../lab/snippets/blocks.ts'
import { POLICY } from '../src/entries/index.ts'
import { runExample } from './run-example.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGE = 'docs/decisions.md'
const page = readFileSync(join(ROOT, PAGE), 'utf8')

/** The parts of the page under the headings of decisions: the id, and the text below it. */
const decisions = page
	.split(/^###? /m)
	.slice(1)
	.map((part): [id: string, text: string] => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)])
	.filter(([id]) => id.startsWith('D-'))
const entries = Object.entries(POLICY)

/** Returns the decisions that the files of a folder cite. `D-13` is one, `D-10557`, a zip, is none. */
function citedIn(folder: string, extension: RegExp): string[] {
	const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
	return files
		.filter((file) => extension.test(file) && !file.includes('node_modules'))
		.flatMap((file) => readFileSync(join(ROOT, folder, file), 'utf8').match(/\bD-\d{2,3}\b(?!-)/g) ?? [])
}

describe('the page of decisions', () => {
	const cited = new Set([
		...['src', 'cli', 'scripts', 'bench', 'examples'].flatMap((folder) => citedIn(folder, /\.[jt]sx?$/)),
		...citedIn('test/vectors', /\.json$/),
	])
	const ids = decisions.map(([id]) => id)

	it('has one heading for each decision that code, vectors and issues cite', () => {
		expect([...cited].filter((id) => !ids.includes(id))).toEqual([])
		expect(ids).toEqual([...new Set(ids)])
	})

	it('has no decision that nothing uses', () => {
		expect(ids.filter((id) => !cited.has(id))).toEqual([])
		expect(ids.length).toBeGreaterThan(80)
	})

	it.each(decisions)('asks a question and answers it: %s', (_, text) => {
		expect(text).toMatch(/^\n> \S.*\n(?:> .*\n)*\n\S/)
	})

	it('lists every key of the policy, with its values, default and decision', () => {
		const rows = entries.map(([key, { values, default: usual, decision }]) => {
			const listed =
				'codes' in values
					? 'codes of countries'
					: 'rows' in values
						? 'rows of an instant and minutes'
						: 'from' in values
							? `${values.from} to ${values.to}`
							: values.map((value) => `\`${value}\``).join(', ')
			return `| \`${key}\` | ${listed} | \`${usual}\` | [${decision}](#${decision.toLowerCase()}) |`
		})
		const table = page.match(/^\| `.*?(?= [^|]+ \|$)/gm)
		expect(table).toEqual(rows)
	})

	it.each(decisions)('names the keys of %s', (id, text) => {
		const [, named = ''] = /^Keys?: (.*)$/m.exec(text) ?? []
		const keys = entries.filter(([, { decision }]) => decision === id).map(([key]) => `\`${key}\``)
		expect(named).toBe(keys.join(', '))
	})
})

describe('the twelve decisions that change a verdict', () => {
	const [, table = ''] = page.split('## Twelve that change a verdict')
	const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/\| \[(D-\d+)\].*\| `(\w+)`: `(.+)` \|/g)]

	it('have the keys and defaults of the policy', () => {
		const known = entries.map(([key, entry]) => [key, String(entry.default), entry.decision].join())
		expect(rows.filter(([, id, key, value]) => !known.includes([key, value, id].join()))).toEqual([])
		expect(rows).toHaveLength(12)
	})
})

describe('the examples of the page of decisions', () => {
	const [shared = { code: '' }, ...examples] = blocksOf(PAGE, page)

	it.each(examples)('give what they show, in line $line', ({ code }) => {
		expect(runExample(`${shared.code}${code}`)).toBeGreaterThan(0)
	})

	it('are there for most decisions', () => expect(examples.length).toBeGreaterThan(decisions.length / 2))
})
