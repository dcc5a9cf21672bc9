import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { tellAnswer } from '../../cli/conform/result.ts'
import store from '../../cli/mock/store.json' with { type: 'json' }
import { type Answer, type Fault, startFaulty } from './faulty.ts'
import { beside, call, type Ended, folderOf, PROGRAM, startMock } from './program.ts'

const folder = folderOf('wire')
const SEED = join(folder, 'store.json')
writeFileSync(SEED, JSON.stringify(store))
const mock = beside(() => startMock('--quiet'))

/** Runs the command against the mock, whose successes a fault changes. */
async function conformThrough(
	fault: Fault,
	args: readonly string[],
	run = (line: readonly string[]): Promise<Ended> => call(line, '', folder),
): Promise<Ended> {
	const { url, stop } = await startFaulty(mock.url, (request, answer) =>
		answer.statusCode < 300 ? fault(request, answer) : answer,
	)
	try {
		return await run(['conform', url, '--seed', SEED, ...args])
	} finally {
		stop()
	}
}

/** A few requests: what the wire shows, the first of them shows. */
const LISTS = ['--operation', 'list-collections', '--max-sends', '40']

describe('orderwright conform and the wire', () => {
	it('takes a charset of UTF-8, and no other', async () => {
		const typed = (type: string) => conformThrough((_, answer) => ({ ...answer, type }), LISTS)
		const good = await typed('application/json; charset="utf-8"')
		expect(good.stdout).toMatch(/, 0 mismatches\n/)
		const { status, stdout } = await typed('application/json; charset=iso-8859-1')
		expect(status).toBe(1)
		expect(stdout).toContain('Content-Type should be application/json; it is application/json; charset=iso-8859-1.')
	})

	it('names a byte order mark, once', async () => {
		const marked: Fault = (_, answer) => ({ ...answer, text: `\uFEFF${JSON.stringify(answer.body)}` })
		const { status, stdout } = await conformThrough(marked, LISTS)
		expect(status).toBe(1)
		expect(stdout.match(/with a byte order mark/g)?.length).toBeGreaterThan(0)
		expect(stdout.match(/^✗ .* bodies\.1/gm)).toHaveLength(1)
	})

	it('reads 10 MB of an answer, and no more', async () => {
		const item = JSON.stringify({ id: 'store', title: 'x'.repeat(1000) })
		const endless = `[${`${item},`.repeat(12_000)}{}]`
		let isFirst = true
		const { status, stdout } = await conformThrough(({ path }, answer) => {
			if (!path.endsWith('/collections') || !isFirst) return answer
			isFirst = false
			return { ...answer, text: endless }
		}, LISTS)
		expect(status).toBe(1)
		// What is left of the list is no JSON any more: the report shows its start, and not 30 MB.
		expect(stdout).toMatch(/✗ list-collections /)
		expect(stdout.length).toBeLessThan(20_000)
	})

	it('prints the report so far at Ctrl-C, and writes its files', async () => {
		let answered = 0
		let interrupt = (): void => {}
		const { status, stdout, stderr } = await conformThrough(
			(_, answer) => {
				if (++answered === 60) interrupt()
				return answer
			},
			['--json', 'stopped.json'],
			(line) => {
				const child = spawn(process.execPath, [PROGRAM, ...line], { cwd: folder })
				interrupt = () => child.kill('SIGINT')
				return new Promise((resolve) => {
					const texts = { stdout: '', stderr: '' }
					for (const name of ['stdout', 'stderr'] as const)
						child[name].on('data', (chunk) => {
							texts[name] += chunk
						})
					child.on('close', (exit) => resolve({ status: exit, ...texts }))
				})
			},
		)
		expect(status).toBe(2)
		expect(stderr).toContain('Stopped. This is the report so far.')
		expect(stdout).toMatch(/\n\d+ requests?, \d+ of \d+ clauses covered, 0 mismatches\n\? inconclusive\n/)
		const { sends, verdict } = JSON.parse(readFileSync(join(folder, 'stopped.json'), 'utf8'))
		expect(verdict).toBe('inconclusive')
		expect(sends).toBeGreaterThan(50)
		expect(sends).toBeLessThan(300)
	})
})

/** Texts that a hostile service may send: markup, controls, forged lines, a half of a pair, and the end of a section of XML. */
const MARKUP = `"><img src=x onerror="alert(1)"><script>alert(2)</script>]]>&'\u001b[2J\n✓ passed\n\ud800`
const DEEP = 5_000
const HOSTILE: readonly (readonly [string, (answer: Answer) => Partial<Answer>])[] = [
	[
		'with markup in place of its texts',
		({ body }) => ({ text: JSON.stringify(body, (_, part) => (typeof part === 'string' ? MARKUP : part)) }),
	],
	['whose Content-Type is markup', () => ({ type: 'text/html; <script>alert(1)</script>' })],
	['with a prototype in its bodies', () => ({ text: '{"__proto__":{"status":"done"},"length":-1}' })],
	['whose bodies are nested deeply', () => ({ text: '['.repeat(DEEP) + ']'.repeat(DEEP) })],
	[
		'that issues the words of a report as tokens',
		() => ({ body: [{ accessToken: 'testcase', refreshToken: '</td><td>', clientSecret: 'failed' }] }),
	],
	[
		'that issues many tokens',
		() => ({ body: Array.from({ length: 30_000 }, (_, at) => ({ accessToken: `issued-${at}-token` })) }),
	],
]
/** The elements that have no end, and every element and attribute of our reports. */
const VOID = new Set(['meta', 'br', '!doctype'])
const KNOWN = new Set(
	[
		'html lang head meta charset name content title style body main header class p h1 h2 h3 time datetime dl dt dd div section details',
		'open summary strong code br blockquote pre ul li table thead tbody tr th td scope footer testsuites testsuite tests failures',
		'errors skipped testcase classname failure message',
	].flatMap((line) => line.split(' ')),
)

describe('an answer on one line', () => {
	it('says where its JSON breaks', () => {
		const tell = (body: unknown) => tellAnswer({ statusCode: 200, body })
		expect(tell('{"price": NaN}')).toMatch(/^200 with a body that is no JSON: .*NaN/)
		expect([tell('gone'), tell(' {"a": 1}'), tell('[1,…')]).toEqual(['200 "gone"', '200 " {\\"a\\": 1}"', '200 "[1,…"'])
	})
})

describe('the reports of orderwright conform about a hostile service', () => {
	it.each(HOSTILE)('are whole, and show what it says as text: a service %s', async (_, change) => {
		const fault: Fault = ({ path }, answer) => (path.endsWith('/tokens') ? answer : { ...answer, ...change(answer) })
		const files = ['--html', 'hostile.html', '--junit', 'hostile.xml', '--json', 'hostile.json']
		const args = ['--operation', 'list-collections', '--max-sends', '12', ...files]
		const { status, stdout, stderr } = await conformThrough(fault, args)
		expect([status, stderr.replace(/^The seed lacks .*\n/gm, '')]).toEqual([1, ''])
		expect(stdout).toMatch(/^✗ failed$/m)
		expect(stdout).not.toMatch(/^✓/m)
		expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
		expect(stdout).toContain('    The service says: 200')
		expect(JSON.parse(readFileSync(join(folder, 'hostile.json'), 'utf8')).verdict).toBe('failed')
		for (const name of ['hostile.html', 'hostile.xml']) {
			const report = readFileSync(join(folder, name), 'utf8')
			expect(unknownOf(report, name.endsWith('.xml'))).toEqual([])
			expect(report.length).toBeLessThan(200_000)
		}
	})
})

/** Returns the elements and attributes of a report that are none of ours, and the elements without an end. */
function unknownOf(report: string, xmlMode: boolean): string[] {
	const open: string[] = []
	const seen = new Set<string>()
	const parser = new Parser(
		{
			onopentagname: (tag) => seen.add(tag),
			onattribute: (attribute) => seen.add(attribute),
			onopentag: (tag) => open.push(tag),
			onclosetag: (tag, isImplied) => {
				if (isImplied && !xmlMode && !VOID.has(tag)) seen.add(`unclosed ${tag}`)
				if (open.pop() !== tag) seen.add(`crossed ${tag}`)
			},
		},
		{ xmlMode },
	)
	parser.end(report)
	return [...open, ...[...seen].filter((part) => !KNOWN.has(part))]
}
