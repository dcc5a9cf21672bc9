import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as library from '../src/index.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1] as string)

describe('the examples of the README', () => {
	it('are there', () => expect(examples.length).toBeGreaterThan(0))

	it.each(examples)('prints what it says: %#', (example) => {
		const printed: string[] = []
		const expected = [...example.matchAll(/^\/\/ (.*)$/gm)].map((match) => match[1])
		const code = example.replace(/^import \{(.*)\} from 'orderwright'$/gm, 'const {$1} = library')
		new Function('library', 'console', code)(library, { log: (...parts: unknown[]) => printed.push(parts.join(' ')) })
		expect(expected.length).toBeGreaterThan(0)
		expect(printed).toEqual(expected)
	})
})

describe('the table of what is covered', () => {
	const namesIn = (text: string): string[] => [...text.matchAll(/`([\w/-]+)`/g)].map((name) => name[1] as string)
	const rows = [...readme.matchAll(/^\| (`.*?) +\| .*? \| (`orderwright.*?) \|$/gm)].map(
		([, functions = '', entries = '']) => [namesIn(functions), namesIn(entries)] as const,
	)
	it.each(rows)('%s: %s', async (functions, entries) => {
		for (const entry of entries) {
			const file = entry === 'orderwright' ? 'index' : entry.slice('orderwright/'.length)
			const exported = Object.keys(await import(`../src/${file}.ts`))
			expect(functions.filter((name) => !exported.includes(name))).toEqual([])
		}
	})
	it('has rows', () => expect(rows.length).toBeGreaterThan(12))
})

describe('the order that the README builds', () => {
	it('is the example that runs', () => {
		const shown = /```ts\n([\s\S]*?)```/.exec(readme)?.[1]
		expect(shown).toBe(readFileSync(join(import.meta.dirname, '../examples/build-an-order.ts'), 'utf8'))
	})
})

describe('the page of decisions', () => {
	const root = join(import.meta.dirname, '..')
	const page = readFileSync(join(root, 'docs/decisions.md'), 'utf8')
	const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
		name.endsWith('.ts'),
	)
	const cited = ['openapi.json', ...sources.map((name) => join('src', name))].flatMap(
		(name) => readFileSync(join(root, name), 'utf8').match(/\bD-\d{2,3}\b/g) ?? [],
	)
	it('has every decision that the code cites', () => {
		expect(cited.length).toBeGreaterThan(100)
		expect([...new Set(cited)].filter((id) => !page.includes(`**${id}`))).toEqual([])
	})
})
