import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PROVINCE_RULE } from '../../../src/rules/province/judge-province.ts'

it('D-11: the page of decisions shows the table of the rule', () => {
	const page = readFileSync(new URL('../../../docs/decisions.md', import.meta.url), 'utf8')
	const table = /\n\| reading .*?\n\n/s.exec(page)?.[0] ?? ''
	const rows = table.split('\n').filter((line) => line.startsWith('|'))
	const cells = rows.slice(2).map((row) =>
		row
			.split('|')
			.slice(1, -1)
			.map((cell) => cell.trim()),
	)
	const shown = cells.map(([reading = '', ...row]) => [reading.replace(/ \(.*/, ''), row])
	expect(shown).toEqual(Object.entries(PROVINCE_RULE))
})
