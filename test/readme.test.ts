import { readFileSync } from 'node:fs'
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
	it('names only what the front door has', () => {
		const rows = [...readme.matchAll(/^\| (`.*?) \|/gm)].flatMap((match) =>
			[...(match[1] as string).matchAll(/`(\w+)`/g)].map((name) => name[1] as string),
		)
		const functions = rows.filter((name) => !['status', 'valid', 'invalid', 'unknown'].includes(name))
		expect(functions.length).toBeGreaterThan(10)
		expect(functions.filter((name) => !Object.hasOwn(library, name))).toEqual([])
	})
})

describe('the order that the README builds', () => {
	it('is the example that runs', () => {
		const shown = /```ts\n([\s\S]*?)```/.exec(readme)?.[1]
		expect(shown).toBe(readFileSync(join(import.meta.dirname, '../examples/build-an-order.ts'), 'utf8'))
	})
})
