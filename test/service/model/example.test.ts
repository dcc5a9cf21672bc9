import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import * as library from '../../../src/entries/model.ts'

const example = readFileSync(join(import.meta.dirname, '../../../examples/play-a-store.ts'), 'utf8')

it('examples/play-a-store.ts prints the output in its comments', async () => {
	const printed: string[] = []
	const expected = [...example.matchAll(/^console\.log.*\n\/\/ (.*)$/gm)].map((match) => match[1])
	const imported = example.replace(
		/^import \{.*\} from 'orderwright\/model'$/m,
		'const { createState, findMismatches, step } = library',
	)
	const { code } = await transform(imported, { loader: 'ts' })
	new Function('library', 'console', code)(library, {
		log: (...parts: unknown[]) => printed.push(parts.map(show).join(' ')),
	})
	expect(expected).toHaveLength(4)
	expect(printed).toEqual(expected)
})

/** Shows small values as Node's console does. */
function show(value: unknown): string {
	if (typeof value !== 'object' || value === null) return String(value)
	if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`
	const fields = Object.entries(value).map(([name, part]) => `${name}: ${show(part)}`)
	return `{ ${fields.join(', ')} }`
}
