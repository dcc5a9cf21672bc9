import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runExample } from './run-example.ts'

/** Runs every `@example` of every docstring in `src`, with the file's own exports in scope. */
const SRC = join(import.meta.dirname, '..', 'src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
	(file) => file.endsWith('.ts') && !file.includes('/data/'),
)

function examplesOf(source: string): string[] {
	return [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([comment]) =>
		comment
			.split(/@example\b/)
			.slice(1)
			.map((part) =>
				(part.split(/^\s*\*\s*@\w/m)[0] as string)
					.replace(/^\s*\* ?/gm, '')
					.replace(/\*?\/\s*$/, '')
					.replace(/```\w*/g, '')
					.trim(),
			),
	)
}

describe('the examples of the docstrings', async () => {
	let found = 0
	for (const file of files) {
		const examples = examplesOf(readFileSync(join(SRC, file), 'utf8'))
		if (examples.length === 0) continue
		const own: Readonly<Record<string, unknown>> = await import(join(SRC, file))
		for (const [index, example] of examples.entries()) {
			found++
			it(`${file} #${index + 1}`, () => {
				expect(runExample(example, own), 'an example shows at least one result').toBeGreaterThan(0)
			})
		}
	}
	it('are found in the sources', () => expect(found).toBeGreaterThan(0))
})
