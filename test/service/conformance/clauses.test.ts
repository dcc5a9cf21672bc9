import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../src/entries/contract.ts'
import { CLAUSES } from '../../../src/service/conformance/clauses.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/conformance.md'), 'utf8')
const ALL: readonly string[] = OPERATIONS.map(({ id }) => id)
const OUTSIDE = ['create-tokens', 'list-collections', 'create-company']

/** Returns the operations that a row of the page names. */
function operationsOf(cell: string): readonly string[] {
	if (cell === 'all') return ALL
	if (cell === 'all but create-tokens') return ALL.filter((id) => id !== 'create-tokens')
	if (cell === '11 that work in a collection') return ALL.filter((id) => !OUTSIDE.includes(id))
	return cell.split(', ')
}

describe('the clauses that bind a service (D-106)', () => {
	const [, table = ''] = PAGE.split('| clause | operations | sentence |\n')
	const rows = table.split('\n\n')[0]?.split('\n').slice(1) ?? []
	const written = rows.flatMap((row) => {
		const [rule = '', operations = '', sentence = ''] = row
			.split('|')
			.slice(1)
			.map((cell) => cell.trim())
		return operationsOf(operations).map((operation) => `${operation} ${rule} ${sentence}`)
	})

	it('are those of the page, for the same operations', () => {
		expect(operationsOf('11 that work in a collection')).toHaveLength(11)
		const listed = CLAUSES.map(({ operation, rule, sentence }) => `${operation} ${rule} ${sentence}`)
		expect([...listed].sort()).toEqual([...written].sort())
	})

	it('are in the order of the operations', () => {
		const operations = CLAUSES.map(({ operation }) => operation)
		expect([...new Set(operations)]).toEqual(ALL)
	})
})
