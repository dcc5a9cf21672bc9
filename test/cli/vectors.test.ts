import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildVectors, packVectors, publishedVectors, writeVectors } from '../../scripts/build-vectors.ts'
import { findFunction } from '../../src/service/conformance/vector.ts'
import { LIBRARY } from '../service/conformance/library.ts'
import { buildProgram, call, folderOf, PROGRAM, run } from './program.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = folderOf('port')
const published = join(folder, 'vectors')
const calls = join(published, 'calls.json')
writeVectors(published)
/** Some files of it, for what is the same with many. */
const few = join(folder, 'few')
mkdirSync(few)
for (const name of ['calls', 'locale', 'personalization', 'schema'])
	copyFileSync(join(published, `${name}.json`), join(few, `${name}.json`))

const vectors = (...args: string[]) => call(['vectors', '--vectors', few, ...args], '', folder)

/** Writes a port as a program for Node. `answer` is the body of a function that takes a question. */
const port = (answer: string): string => {
	const file = join(folder, `port-${answer.length}.mjs`)
	const lines = `import { createInterface } from 'node:readline'
		const answer = ({ id, call, args }) => { ${answer} }
		for await (const line of createInterface({ input: process.stdin })) {
			const question = JSON.parse(line)
			console.log(JSON.stringify({ id: question.id, answer: answer(question) }))
		}`
	writeFileSync(file, lines)
	return `node ${file}`
}

describe('orderwright vectors with the Python example', () => {
	it('finds python3 on this machine: without it, a port is not tested', () => {
		expect(spawnSync('python3', ['--version']).status).toBe(0)
	})
	it('passes all that the port implements, and skips the rest', async () => {
		const command = `python3 "${join(ROOT, 'examples/port/port.py')}" "${calls}"`
		const { status, stdout, stderr } = await vectors('--vectors', published, '--command', command, '--level', 'status')
		expect([status, stderr]).toEqual([0, ''])
		expect(stdout).toMatch(/\n {2}checkTaxNumber +10\d +0 +7\n {2}toZodiacSign +9 +0 +0\n/)
		expect(stdout).toMatch(/\n {2}tax-number\.2 +\d+ +0 +\d+\n/)
		expect(stdout).toMatch(/\n {2}tax-numbers +10\d +0 +\d+\n/)
		expect(stdout).toMatch(/\n11\d passed, 0 failed, [\d,]+ skipped\n$/)
	})
})

describe('orderwright vectors and what binds', () => {
	/** Answers every header with English: most of the answers rest on D-70, and those of named locales on the interface. */
	const english = port('return "en-US"')

	it('exits with 0 if only decisions fail, and tells them apart', async () => {
		const { status, stdout } = await vectors('--command', english, '--only', 'D-70')
		expect(status).toBe(0)
		expect(stdout).toContain('rest on decisions alone')
		expect(stdout).toMatch(/locale-002\S* \S*D-70, a decision/)
		expect((await vectors('--command', english, '--only', 'D-70', '--decisions')).status).toBe(1)
	})

	it('exits with 1 if the interface itself binds', async () => {
		const { status, stdout } = await vectors('--command', english, '--only', 'get-product.1')
		expect(status).toBe(1)
		expect(stdout).not.toContain('decisions alone')
		expect(stdout).toMatch(/\n {2}document +\d+ +[1-9]\d* +0\n/)
	})
})

describe('orderwright vectors without a folder', () => {
	beforeAll(async () => {
		await buildProgram()
		writeFileSync(join(PROGRAM, '../vectors.br'), packVectors(few))
	})

	it('reads what is packed beside the program', () => {
		const command = port('return { status: "skipped" }')
		const { stdout } = run(['vectors', '--command', command, '--only', 'toZodiacSign'], '', folder)
		expect(stdout).toMatch(/\n0 passed, 0 failed, 9 skipped\n$/)
	})

	it('writes the same files as the package orderwright-vectors has', () => {
		const { status } = run(['vectors', '--unpack', 'un/packed'], '', folder)
		expect(status).toBe(0)
		const names = readdirSync(few)
		expect(readdirSync(join(folder, 'un/packed'))).toEqual(names)
		const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
		for (const name of names) expect(read('un/packed', name)).toEqual(read('few', name))
	})
})

describe('a folder for orderwright vectors', () => {
	it.each([
		['an object', '{"name": "other"}'],
		['null', 'null'],
		['a list', '[1]'],
		['cases that are none', '{"cases": [null, 7]}'],
		['a case without its call', '{"cases": [{"id": "a", "rule": "D-1", "args": [], "expected": {}}]}'],
	])('is refused with exit status 2 if it has other JSON: %s', async (_, text) => {
		const other = mkdtempSync(join(folder, 'other-'))
		writeFileSync(join(other, 'other.json'), text)
		const { status, stdout, stderr } = await call(['vectors', '--vectors', other, '--command', 'cat'], '', folder)
		expect([status, stdout]).toEqual([2, ''])
		expect(stderr).toContain('other.json has no vectors.')
		writeFileSync(join(other, 'calls.json'), text)
		const calls = await call(['vectors', '--vectors', other, '--calls'], '', folder)
		expect([calls.status, calls.stderr]).toEqual([2, expect.stringContaining('calls.json has no list of calls.')])
	})
	it('is refused with exit status 2 if it is a file', async () => {
		const { status, stderr } = await call(['vectors', '--vectors', join(ROOT, 'package.json'), '--command', 'cat'])
		expect([status, stderr]).toEqual([2, expect.stringContaining('There are no vectors at ')])
	})
	it('is not asked about if a report cannot be written', async () => {
		const { status, stdout, stderr } = await vectors('--command', 'cat', '--json', join(folder, 'nowhere/report.json'))
		expect([status, stdout]).toEqual([2, ''])
		expect(stderr).toContain("report.json can't be written")
	})
})

describe('what orderwright vectors finds', () => {
	const zodiac = port(`return call === 'toZodiacSign' && args[0] !== 2 ? 'Aries' : { status: 'skipped' }`)

	it('shows each failure with its arguments, both answers, its note and its source, and exits with 1', async () => {
		const { status, stdout } = await vectors(
			'--command',
			zodiac,
			'--only',
			'toZodiacSign',
			'--most',
			'1',
			'--decisions',
		)
		expect(status).toBe(1)
		expect(stdout).toMatch(
			/✗ \S+ D-63, a decision\n {4}toZodiacSign\(\d+,\d+\)\n {4}the answer: .*\n {4}expected {2}.*\n {4}answered {2}"Aries"\n/,
		)
		expect(stdout).toMatch(/\n {4}source {4}\S/)
		expect(stdout).toMatch(/… and \d more; --most shows more of them/)
	})
	it('writes JUnit and JSON', async () => {
		const [junit, json] = [join(folder, 'junit.xml'), join(folder, 'report.json')]
		await vectors('--command', zodiac, '--only', 'toZodiacSign', '--junit', junit, '--json', json)
		const report = JSON.parse(readFileSync(json, 'utf8'))
		const { passed, failed, skipped } = report
		expect(report.byCall).toEqual([{ name: 'toZodiacSign', passed, failed, skipped }])
		const text = readFileSync(junit, 'utf8')
		expect(text).toContain(
			`<testsuites tests="${passed + failed + skipped}" failures="${failed}" errors="0" skipped="${skipped}">`,
		)
		expect(text.match(/<failure /g)?.length).toBe(failed)
		expect(failed).toBeGreaterThan(0)
	})
	it('exits with 2 when the command breaks off, is late, prints something else, or answers nothing', async () => {
		for (const [command, says] of [
			['no-such-command-anywhere', /the command ended with status 127\./],
			[port(`if (args[0] === 2) process.exit(3); return { status: 'skipped' }`), /ended with status 3\./],
			['cat', null],
			['echo hello', /printed a line that isn't JSON: hello\./],
			['echo 7', /printed a line without an "id": 7\./],
		] as const) {
			const { status, stderr } = await vectors('--command', command, '--only', 'toZodiacSign', '--decisions')
			expect(status, command).toBe(says === null ? 1 : 2)
			expect(stderr, command).toMatch(says ?? /^$/)
		}
		for (const late of ['exec sleep 60', 'sleep 60 | cat', 'sleep 60; true', 'yes ""']) {
			const { status, stderr } = await vectors('--command', late, '--only', 'toZodiacSign', '--timeout', '1')
			expect([late, status, stderr]).toEqual([
				late,
				2,
				expect.stringContaining('the command answered nothing for 1 second, and was stopped.'),
			])
		}
		expect((await vectors('--command', port(`return { status: 'skipped' }`), '--only', 'toZodiacSign')).status).toBe(2)
	})
	it('does not wait for a command that goes on after its last answer', async () => {
		const all = port(`return call === 'toZodiacSign' ? { status: 'skipped' } : 0`)
		const { status, stderr, stdout } = await vectors(
			'--command',
			`${all}; sleep 60`,
			'--only',
			'toZodiacSign',
			'--timeout',
			'50',
		)
		expect([status, stderr]).toEqual([2, ''])
		expect(stdout).toContain('0 failed, 9 skipped')
	})
	it('passes on what the command says to standard error, with controls as text', async () => {
		const loud = `printf '\\033]0;title\\007 a line\\nanother' >&2; ${port(`return { status: 'skipped' }`)}`
		expect((await vectors('--command', loud, '--only', 'toZodiacSign')).stderr).toMatch(
			/^\\u001b\]0;title\\u0007 a line\nanother\n/,
		)
	})
	it('suggests a name when no vector has the one that is given', async () => {
		const { status, stderr } = await vectors('--command', 'true', '--only', 'toZodaicSign')
		expect([status, stderr]).toEqual([
			2,
			expect.stringContaining('No vector has "toZodaicSign". Did you mean toZodiacSign?'),
		])
	})
})

describe('the list of calls', () => {
	const { calls: listed } = JSON.parse(readFileSync(calls, 'utf8')) as {
		calls: {
			name: string
			export: string
			about: string
			parameters: { name: string; isOptional: boolean }[]
			cases: Record<string, number>
		}[]
	}
	const all = Object.entries(publishedVectors()).flatMap(([file, { cases }]) =>
		cases.map((each) => ({ ...each, file })),
	)

	it('has every function that a vector calls, and no vector has more arguments than it lists', () => {
		expect(listed.map(({ name }) => name)).toEqual([...new Set(all.map(({ call }) => call))].sort())
		for (const { name, export: path, about, parameters, cases } of listed) {
			expect(about, name).toMatch(/^[A-Z].*\.$/)
			const exported = path.split('.').reduce<unknown>((value, key) => Object(value)[key], LIBRARY)
			expect(exported, path).toBeTypeOf('function')
			expect(findFunction(LIBRARY, name)).toBe(exported)
			const called = all.filter(({ call }) => call === name)
			expect(Math.max(...called.map(({ args }) => args.length)), name).toBeLessThanOrEqual(parameters.length)
			expect(Object.values(cases).reduce((sum, number) => sum + number)).toBe(called.length)
		}
	})
	it('says what is exported for a call', () => {
		const exported = Object.fromEntries(listed.map(({ name, export: path }) => [name, path]))
		expect(exported).toMatchObject({ checkZip: 'checkZip', parsePlaceOrderBody: 'PlaceOrderBody.parse' })
	})
	it('is printed with arguments and answers', async () => {
		expect((await vectors('--calls')).stdout).toContain(
			'checkZip(zip: string | null | undefined, countryCode: string | null | undefined, options?: ZipOptions): Verdict<',
		)
	})
})

describe('the published cases', () => {
	it('are all but the examples of data sets under the ODbL or the GPL', () => {
		const of = (name: string) => JSON.parse(readFileSync(join(published, `${name}.json`), 'utf8')).cases
		const all = Object.entries(buildVectors())
		const left = all.flatMap(([name, { cases }]) => {
			const ids = new Set(of(name).map(({ id }: { id: string }) => id))
			return cases.filter(({ id }) => !ids.has(id))
		})
		expect(left.length).toBeGreaterThan(150)
		for (const { id, source } of left)
			expect([id, /(?:WooCommerce|country-state-city|countries-states|mledoze)/i.test(source)]).toEqual([id, true])
		const shown = all.map(([name]) => readFileSync(join(published, `${name}.json`), 'utf8')).join('')
		expect(shown).not.toMatch(/"source":"[^"]*(?:woocommerce|country-state-city|mledoze)/i)
	})
})
