import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import store from '../../cli/mock/store.json' with { type: 'json' }
import { buildProgram, type Ended, PROGRAM, type Running, startMock } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'orderwright-wire-'))
const SEED = join(folder, 'store.json')
let mock: Running
beforeAll(async () => {
	writeFileSync(SEED, JSON.stringify(store))
	await buildProgram()
	mock = await startMock('--quiet')
})
afterAll(async () => {
	mock.child.kill('SIGTERM')
	await mock.ended
	rmSync(folder, { recursive: true, force: true })
})

/** What a service sends: a type, and the text of a body. */
interface Sent {
	readonly type: string
	readonly text: string
}

/** Runs the command against the mock, whose successes are sent in another way. `onRequest` gets the number of each request. */
async function conformThrough(
	change: (path: string, sent: Sent) => Sent,
	args: readonly string[],
	onRequest: (number: number, interrupt: () => void) => void = () => {},
): Promise<Ended> {
	let number = 0
	let interrupt = (): void => {}
	const server = createServer(async (request, response) => {
		let body = ''
		for await (const chunk of request.setEncoding('utf8')) body += chunk
		const { method = '', url: path = '', headers } = request
		const { authorization } = headers
		const asked = await fetch(mock.url + path, {
			method,
			headers: { ...(authorization && { authorization }) },
			...(method === 'GET' ? {} : { body }),
		})
		const honest = { type: 'application/json', text: await asked.text() }
		const { type, text } = asked.ok ? change(path, honest) : honest
		response.writeHead(asked.status, { 'Content-Type': type }).end(text)
		onRequest(++number, interrupt)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	try {
		return await new Promise((resolve) => {
			const all = ['conform', `http://127.0.0.1:${port}`, '--seed', SEED, ...args]
			const child = spawn(process.execPath, [PROGRAM, ...all], { cwd: folder })
			interrupt = () => child.kill('SIGINT')
			const texts = { stdout: '', stderr: '' }
			child.stdout.on('data', (chunk) => {
				texts.stdout += chunk
			})
			child.stderr.on('data', (chunk) => {
				texts.stderr += chunk
			})
			child.on('close', (status) => resolve({ status, ...texts }))
		})
	} finally {
		server.closeAllConnections()
		server.close()
	}
}

/** A few requests: what the wire shows, the first of them shows. */
const LISTS = ['--operation', 'list-collections', '--max-sends', '40']

describe('orderwright conform and the wire', () => {
	it('takes a charset of UTF-8, and no other', async () => {
		const typed = (type: string) => conformThrough((_, { text }) => ({ type, text }), LISTS)
		const good = await typed('application/json; charset="utf-8"')
		expect(good.stdout).toMatch(/, 0 departures\n/)
		const { status, stdout } = await typed('application/json; charset=iso-8859-1')
		expect(status).toBe(1)
		expect(stdout).toContain('Content-Type should be application/json; it is application/json; charset=iso-8859-1.')
	})

	it('names a byte order mark, once', async () => {
		const marked = (_: string, { type, text }: Sent): Sent => ({ type, text: `\uFEFF${text}` })
		const { status, stdout } = await conformThrough(marked, LISTS)
		expect(status).toBe(1)
		expect(stdout.match(/with a byte order mark/g)?.length).toBeGreaterThan(0)
		expect(stdout.match(/^✗ .* bodies\.1/gm)).toHaveLength(1)
	})

	it('reads 10 MB of an answer, and no more', async () => {
		const item = JSON.stringify({ id: 'store', title: 'x'.repeat(1000) })
		const endless = `[${`${item},`.repeat(12_000)}{}]`
		let isFirst = true
		const { status, stdout } = await conformThrough(
			(path, sent) => {
				if (!path.endsWith('/collections') || !isFirst) return sent
				isFirst = false
				return { ...sent, text: endless }
			},
			[...LISTS, '--max-departures', '1'],
		)
		expect(status).toBe(1)
		// What is left of the list is no JSON any more: the report shows its start, and not 30 MB.
		expect(stdout).toMatch(/✗ list-collections /)
		expect(stdout.length).toBeLessThan(20_000)
	})

	it('prints the report so far at Ctrl-C, and writes its files', async () => {
		const { status, stdout, stderr } = await conformThrough(
			(_, sent) => sent,
			['--json', 'stopped.json'],
			(number, interrupt) => {
				if (number === 60) interrupt()
			},
		)
		expect(status).toBe(2)
		expect(stderr).toContain('Stopped. This is the report so far.')
		expect(stdout).toMatch(/\n\d+ requests?, \d+ of \d+ clauses covered, 0 departures\n\? inconclusive\n/)
		const { sends, verdict } = JSON.parse(readFileSync(join(folder, 'stopped.json'), 'utf8'))
		expect(verdict).toBe('inconclusive')
		expect(sends).toBeGreaterThan(50)
		expect(sends).toBeLessThan(300)
	})
})
