import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1] as string)

/** The source of an entry of the package. */
const fileOf = (name: string): string =>
	`../src/${name === 'orderwright' ? 'index' : name.slice('orderwright/'.length)}.ts`

describe('the examples of the README', () => {
	it('are there', () => expect(examples.length).toBeGreaterThan(0))

	it.each(examples)('prints what it says: %#', async (example) => {
		const printed: string[] = []
		const expected = [...example.matchAll(/^\/\/ (.*)$/gm)].map((match) => match[1])
		const names = [...example.matchAll(/from '(orderwright[\w/-]*)'$/gm)].map(([, name = '']) => name)
		const library = await Promise.all(names.map(async (name) => [name, await import(fileOf(name))] as const))
		const code = example.replace(/^import \{(.*)\} from '(orderwright[\w/-]*)'$/gm, "const {$1} = library['$2']")
		const log = (...parts: unknown[]) => printed.push(parts.join(' '))
		new Function('library', 'console', code)(Object.fromEntries(library), { log })
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
			const exported = Object.keys(await import(fileOf(entry)))
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
