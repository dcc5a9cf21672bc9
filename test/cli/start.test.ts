import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { folder, good, write } from './orders.ts'
import { buildProgram, PROGRAM, run } from './program.ts'

const ROOT = join(import.meta.dirname, '../..')
beforeAll(buildProgram)

describe('npm start', () => {
	const start = (args: readonly string[], input = '') => {
		const tsx = ['--import', 'tsx', join(ROOT, 'scripts/start.ts')]
		return run(args, input, ROOT, tsx, { INIT_CWD: folder, ORDERWRIGHT_CLI: PROGRAM })
	}
	const files = readdirSync(join(ROOT, 'examples/orders'))

	it('judges and explains every example and ends well, whatever the verdicts', () => {
		const { status, stdout, stderr } = start([])
		expect([status, stderr]).toEqual([0, ''])
		for (const file of files) expect(stdout).toContain(file)
		expect(stdout).toContain(`${files.length} orders checked: `)
		for (const verdict of ['✓ valid', '✗ invalid', '? unknown', '│ Credits: ']) expect(stdout).toContain(verdict)
		expect(stdout).not.toContain('\u001b')
	})
	it('covers at least 15 countries, the five with tax numbers among them', () => {
		const countries = new Set(files.map((file) => file.slice(0, 2)))
		expect(countries.size).toBeGreaterThanOrEqual(15)
		for (const country of ['br', 'mx', 'cn', 'it', 'kr']) expect(countries).toContain(country)
	})
	it('judges the files that are named from where the user stands, and standard input', () => {
		const { stdout } = start([write('good.json', good()), '-'], good('1055'))
		expect(stdout).toContain('✓ valid   good.json')
		expect(stdout).toContain('✗ invalid standard input')
		expect(stdout).toContain('2 orders checked')
	})
	it('says by its status that a file is no order', () => {
		expect(start(['missing.json']).status).toBe(2)
	})
})
