import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'orderwright-orders-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The program as `npm start` runs it, but on the sources. */
function judge(args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } {
	const tsx = join(root, 'node_modules/.bin/tsx')
	const program = join(root, 'examples/judge-orders.ts')
	const env = { ...process.env, INIT_CWD: folder }
	return spawnSync(tsx, ['--tsconfig', join(root, 'tsconfig.tools.json'), program, ...args], {
		encoding: 'utf8',
		input,
		env,
	})
}
const write = (name: string, text: string): string => {
	writeFileSync(join(folder, name), text)
	return name
}

describe('npm start', () => {
	const { status, stdout, stderr } = judge([])
	const files = readdirSync(join(root, 'examples/orders'))

	it('judges every example and ends well, whatever the verdicts', () => {
		expect(stderr).toBe('')
		expect(status).toBe(0)
		for (const file of files) expect(stdout).toContain(file)
		expect(stdout).toContain(`${files.length} orders judged: `)
		for (const verdict of ['✓ valid', '✗ invalid', '? unknown']) expect(stdout).toContain(verdict)
	})
	it('covers at least 15 countries, the five with tax numbers among them', () => {
		const countries = new Set(files.map((file) => file.slice(0, 2)))
		expect(countries.size).toBeGreaterThanOrEqual(15)
		for (const country of ['br', 'mx', 'cn', 'it', 'kr']) expect(countries).toContain(country)
	})
	it('prints path, code, message and suggestion of an issue', () => {
		const text = stdout.slice(stdout.indexOf('br-bare-cpf.json')).split('\n\n')[0]
		expect(text).toMatch(/error +taxNumber +tax-number\.format\n +Write the CPF .*\n +→ taxNumber = "529\.982\.247-25"/)
	})
	it('is plain when it is piped', () => {
		expect(stdout).not.toContain('\u001b')
	})
})

describe('npm start -- files', () => {
	it('names each file that is no order, judges the rest, and says so by its status', () => {
		const broken = write('broken.json', '{ "address": ')
		const number = write('number.json', '7')
		const good = write('good.json', JSON.stringify({ address: { countryCode: 'XX' }, orderItems: [] }))
		const { status, stdout } = judge([broken, number, 'missing.json', good])
		expect(status).toBe(2)
		expect(stdout).toMatch(/broken\.json is not JSON: /)
		expect(stdout).toMatch(/number\.json is not an order: /)
		expect(stdout).toMatch(/missing\.json cannot be opened: /)
		expect(stdout).toMatch(/✗ invalid good\.json/)
		expect(stdout).toContain('1 order judged: 0 valid, 1 invalid, 0 unknown; 3 files could not be read')
	})
	it('reads a file that begins with a byte order mark', () => {
		const { status, stdout } = judge([write('marked.json', '\ufeff{ "address": { "countryCode": "XX" } }')])
		expect(status).toBe(0)
		expect(stdout).toContain('✗ invalid marked.json')
	})
	it('reads standard input', () => {
		const { status, stdout } = judge(['-'], '{ "address": { "countryCode": "XX" } }')
		expect(status).toBe(0)
		expect(stdout).toContain('✗ invalid standard input')
	})
})
