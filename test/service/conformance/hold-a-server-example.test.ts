import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import * as conformance from '../../../src/entries/conformance.ts'
import * as model from '../../../src/entries/model.ts'

const example = readFileSync(join(import.meta.dirname, '../../../examples/hold-a-server.ts'), 'utf8')

it('examples/hold-a-server.ts prints the output in its comments', async () => {
	const printed: string[] = []
	const expected = [...example.matchAll(/^\/\/ > (.*)$/gm)].map((match) => match[1])
	const code = transformSync(example, { loader: 'ts' }).code.replace(
		/^import \{(.*)\} from "orderwright\/(\w+)";$/gm,
		'const {$1} = $2',
	)
	const run = new Function('conformance', 'model', 'console', `return (async () => {${code}})()`)
	await run(conformance, model, { log: (...parts: unknown[]) => printed.push(parts.join(' ')) })
	expect(expected.length).toBeGreaterThan(2)
	expect(printed).toEqual(expected)
})
