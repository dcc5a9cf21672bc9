/**
 * Writes the tables of `docs/conformance.md` from the coverage of the kit: the clauses that bind, by operation, what nobody checks, and what
 * the clauses need from a seed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS } from '../src/entries/contract.ts'
import { CLAUSES, UNCHECKED } from '../src/service/conformance/clauses.ts'
import { SEED_NEEDS } from '../src/service/conformance/seed-gaps.ts'
import type { Files } from './tables.ts'

const PAGE = 'docs/conformance.md'
const ALL: readonly string[] = OPERATIONS.map(({ id }) => id)
const OUTSIDE = ['create-tokens', 'list-collections', 'create-company']

/** Returns the operations of a clause in as few words as possible. */
function nameOperations(operations: readonly string[]): string {
	if (operations.length === ALL.length) return 'all'
	if (operations.length === ALL.length - 1 && !operations.includes('create-tokens')) return 'all but create-tokens'
	const isOfCollections =
		operations.length === ALL.length - OUTSIDE.length && !operations.some((id) => OUTSIDE.includes(id))
	return isOfCollections ? `${operations.length} that work in a collection` : operations.join(', ')
}

export function clauseTable(): string {
	const rows = new Map<string, { rule: string; sentence: string; operations: string[] }>()
	for (const { rule, sentence, operation } of CLAUSES) {
		const row = rows.get(rule + sentence) ?? { rule, sentence, operations: [] }
		row.operations.push(operation)
		rows.set(rule + sentence, row)
	}
	const lines = [...rows.values()].map(
		({ rule, sentence, operations }) => `| ${rule} | ${nameOperations(operations)} | ${sentence} |`,
	)
	return ['| clause | operations | sentence |', '| ------ | ---------- | -------- |', ...lines].join('\n')
}

export function uncheckedTable(): string {
	const lines = UNCHECKED.map(({ what, why }) => `| ${what} | ${why} |`)
	return ['| what | why |', '| ---- | --- |', ...lines].join('\n')
}

/** Returns the table of what the clauses of each operation need from a seed. */
export function needTable(): string {
	const lines = SEED_NEEDS.map(({ what, clauses, isPart }) => {
		const operations = nameOperations([...new Set(clauses.map(({ operation }) => operation))])
		const rules = [...new Set(clauses.map(({ rule }) => rule))]
		const named = rules.length > MAX_RULES ? 'all' : rules.join(', ')
		return `| ${what} | ${operations} | ${named} | ${isPart ? 'a part of the questions' : 'the clause'} |`
	})
	return ['| a seed needs | for | clauses | without it goes |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

const MAX_RULES = 8

/** Returns a page with the tables, each between its two marks. */
export function writeTables(page: string): string {
	return [
		['clauses', clauseTable()],
		['unchecked', uncheckedTable()],
		['needs', needTable()],
	].reduce((text, [name, table]) => {
		const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
		const [before = '', rest = ''] = text.split(begin)
		const [, after = ''] = rest.split(end)
		return `${before}${begin}\n\n${table}\n\n${end}${after}`
	}, page)
}

export const write = (): Files => ({ [PAGE]: writeTables(readFileSync(join(import.meta.dirname, '..', PAGE), 'utf8')) })
