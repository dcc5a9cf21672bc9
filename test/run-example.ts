import { expect } from 'vitest'
import * as contract from '../src/entries/contract.ts'
import * as form from '../src/entries/form.ts'
import * as formRules from '../src/entries/form-rules.ts'
import * as html from '../src/entries/html.ts'
import * as library from '../src/entries/index.ts'
import * as model from '../src/entries/model.ts'

/** What every example may call: the main entry, the contract, forms, the model, and the entries with one function. */
const SCOPE: Readonly<Record<string, unknown>> = {
	...contract,
	...formRules,
	...form,
	...html,
	...library,
	...model,
}

/**
 * Runs an example, and compares its results. A line or run of lines that ends in `// => value` is an expression and what it must
 * equal; any other statement is run for what it declares. Returns the number of results.
 */
export function runExample(example: string, own: Readonly<Record<string, unknown>> = {}): number {
	const scope = { ...SCOPE, ...own }
	const names = Object.keys(scope)
	const check = (actual: () => unknown, expected: () => unknown) => expect(actual()).toEqual(expected())
	const { program, checks } = toProgram(example)
	new Function('check', ...names, `{${program}}`)(check, ...names.map((name) => scope[name]))
	return checks
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
