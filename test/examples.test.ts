import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as contract from '../src/contract.ts'
import * as form from '../src/form.ts'
import * as library from '../src/index.ts'
import * as model from '../src/model.ts'

/**
 * Runs every `@example` of every docstring in `src`: a line or run of lines that ends in `// => value` is an expression and
 * what it must equal; any other statement is run for what it declares. In scope: the main entry, the contract,
 * forms, the model and the file's own exports.
 */
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

/** Turns each checked expression into a call of `check(actual, expected)`. */
function toProgram(example: string): { program: string; checks: number } {
	let program = ''
	let pending = ''
	let checks = 0
	for (const line of example.split('\n')) {
		const arrow = line.indexOf('// =>')
		if (arrow < 0) {
			pending += `${line}\n`
			if (/^\s*(?:const|let|import)\b/.test(pending) && /[)\]};'\w]\s*$/.test(line) && isComplete(pending)) {
				program += pending
				pending = ''
			}
			continue
		}
		const expression = `${pending}${line.slice(0, arrow)}`.trim()
		program += `check(() => (${expression}), () => (${line.slice(arrow + 5).trim()}));\n`
		pending = ''
		checks++
	}
	return { program: program + pending, checks }
}

function isComplete(code: string): boolean {
	try {
		new Function(code)
		return true
	} catch {
		return false
	}
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
				const scope: Readonly<Record<string, unknown>> = { ...contract, ...form, ...library, ...model, ...own }
				const names = Object.keys(scope)
				const check = (actual: () => unknown, expected: () => unknown) => expect(actual()).toEqual(expected())
				const { program, checks } = toProgram(example)
				expect(checks, 'an example shows at least one result').toBeGreaterThan(0)
				new Function('check', ...names, program)(check, ...names.map((name) => scope[name]))
			})
		}
	}
	it('exist', () => expect(found).toBeGreaterThan(0))
})
