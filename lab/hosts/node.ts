import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { HostQuestion } from './questions.ts'
import type { Answered } from './run.ts'

type Rules = Readonly<Record<string, (...texts: readonly string[]) => string>>

/** Asks the script in Node: the reference for all hosts. */
export function askNode(script: string, vectors: readonly HostQuestion[], orders: readonly HostQuestion[]): Answered {
	const rules = createRequire(import.meta.url)(script) as Rules
	const hash = createHash('sha256')
	const ask = ([name, ...texts]: HostQuestion): void => {
		hash.update(`${rules[name]?.(...texts)}\n`)
	}
	vectors.forEach(ask)
	const start = performance.now()
	orders.forEach(ask)
	return { milliseconds: performance.now() - start, digest: hash.digest('hex') }
}
