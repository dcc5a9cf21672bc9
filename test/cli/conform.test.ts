import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import store from '../../cli/mock/store.json' with { type: 'json' }
import { type Fault, startFaulty } from './faulty.ts'
import { beside, call, type Ended, folderOf, startMock } from './program.ts'

const folder = folderOf('conform')
const SEED = join(folder, 'store.json')
writeFileSync(SEED, JSON.stringify(store))
const mock = beside(() => startMock('--quiet'))

const conform = (url: string, ...args: string[]): Promise<Ended> =>
	call(['conform', url, '--seed', SEED, ...args], '', folder)
const SAMPLE = '--quick --country BR'.split(' ')
/** Few requests are enough for what the command itself does with their answers. */
const SMALL = SAMPLE
const FEW = [...SMALL, '--operation', 'validate-order', '--operation', 'list-collections']
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** Accepts every order to Brazil. */
const LAX: Fault = ({ path, body }, answer) =>
	path.endsWith('/validate-order') && body.includes('"BR"') && answer.statusCode === 422
		? { statusCode: 200, body: { success: true } }
		: answer

/** Accepts every order to Brazil without a tax number. */
const UNTAXED: Fault = (request, answer) => (request.body.includes('taxNumber') ? answer : LAX(request, answer))

async function withFault(fault: Fault, run: (url: string) => Promise<void>): Promise<void> {
	const { url, stop } = await startFaulty(mock.url, fault)
	try {
		await run(url)
	} finally {
		stop()
	}
}

/** What the program says besides the lines that name what the mock's seed lacks for some questions. */
const besidesGaps = (stderr: string): string =>
	stderr.replace(/^The seed lacks .* can be asked in part only\. .*\n/gm, '')

describe('orderwright conform of the mock', () => {
	it('passes, with writes and time, and lists each clause as covered or not', async () => {
		const control = [
			...SAMPLE,
			'--country',
			'MX',
			'--country',
			'IT',
			'--writes',
			'--reset',
			'/__reset',
			'--clock',
			'/__clock',
		]
		const { status, stdout, stderr } = await conform(mock.url, ...control, '--json', 'all.json')
		expect([status, besidesGaps(stderr)]).toEqual([0, ''])
		expect(stdout).toMatch(
			/\n[\d,]+ requests, \d+ of \d+ clauses covered, 0 mismatches\n✓ passed \(without requests at once\)\n$/,
		)
		const { operations, clauses, unreached, verdict } = JSON.parse(read('all.json'))
		expect([operations.length, verdict]).toEqual([14, 'passed'])
		for (const { operation, succeeded } of operations) expect(succeeded, operation).toBeGreaterThan(0)
		const shown = clauses.filter(({ operation, rule }: { operation: string; rule: string }) =>
			stdout.includes(`  ${operation} ${rule}`),
		)
		expect(shown.length).toBe(clauses.length)
		expect(unreached.length).toBeLessThan(clauses.length / 2)
		// The store is unchanged: a second run finds its seed.
		expect((await conform(mock.url, ...SMALL, '--operation', 'list-people')).status).toBe(0)
	})
	it('is inconclusive where nobody gets a token, and says why', async () => {
		const wrong = join(folder, 'wrong.json')
		writeFileSync(wrong, JSON.stringify({ ...store, clients: [{ clientId: 'demo', clientSecret: 'another' }] }))
		const { status, stdout } = await conform(mock.url, ...SMALL, '--seed', wrong)
		expect(status).toBe(2)
		expect(stdout).toMatch(/\? inconclusive\n {2}create-tokens was sent .* check clientId and clientSecret/)
	})
	// What Express, nginx, Fastify, Spring and Go answer at a path that they don't have.
	it.each([
		['text/html; charset=utf-8', '<!DOCTYPE html>\n<pre>Cannot POST /base/api/ext/v1/oauth/tokens</pre>'],
		['text/html', '<html><head><title>404 Not Found</title></head></html>'],
		['application/json', '{"message":"Route POST:/base not found","error":"Not Found","statusCode":404}'],
		['application/json', '{"timestamp":"2026-01-01T00:00:00.000+00:00","status":404,"error":"Not Found"}'],
		['text/plain', '404 page not found\n'],
	])('is inconclusive at an address where another server answers with 404 and %s', async (type, text) => {
		const other: Fault = () => ({ statusCode: 404, body: null, text, type })
		await withFault(other, async (url) => {
			const ran = await conform(url, ...FEW)
			expect([ran.status, ran.stdout.split('\n').slice(-3)]).toEqual([
				2,
				[
					'? inconclusive',
					expect.stringContaining('check clientId and clientSecret of the seed, and the base path.'),
					'',
				],
			])
		})
	})

	it('takes the address with the prefix of the paths, too', async () => {
		const { status } = await conform(`${mock.url}/api/ext/v1/`, ...SMALL, '--operation', 'list-collections')
		expect(status).toBe(0)
	})
})

describe('orderwright conform of a service with a fault', () => {
	it('exits with 1, names the clause, and shows lines for a shell that show it again', async () => {
		await withFault(LAX, async (url) => {
			const { status, stdout } = await conform(url, ...FEW, '--junit', 'junit.xml', '--html', 'report.html')
			expect(status).toBe(1)
			expect(stdout).toMatch(
				/✗ validate-order tax-number\.2 laxer: accepts what it must refuse.*\n.* Write the CPF like 529\.982\.247-25\.\n.*The interface says: For Brazil, taxNumber must match/,
			)
			expect(stdout).toMatch(/✗ failed\n$/)
			const lines = stdout
				.slice(stdout.indexOf('✗ validate-order tax-number.2'))
				.split('\n')
				.slice(2)
				.filter((line) => /^ {4}(?:SECRET|TOKEN|curl)/.test(line))
				.slice(0, 3)
			expect(lines[0]).toMatch(/^ {4}SECRET_\d='the clientSecret of (?:demo|partner)'$/)
			const script = lines
				.join('\n')
				.replace('the clientSecret of demo', 'secret')
				.replace('the clientSecret of partner', 'partner-secret')
				.replaceAll(url, mock.url)
			const sent = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
			// The correct service rejects it.
			expect(JSON.parse(sent.stdout)).toMatchObject({ statusCode: 422 })
			const junit = read('junit.xml')
			expect(junit).toMatch(/<testcase classname="validate-order" name="tax-number\.2: [^"]*"><failure message="/)
			expect(junit).toMatch(/<testcase classname="list-collections" name="[^"]*"\/>/)
			const html = read('report.html')
			expect(html).toContain('The service departs from the interface')
			expect(html).toContain('<strong>validate-order</strong> accepts what it must refuse')
			for (const loaded of ['<script', '<link', 'src=', '@import', 'url(']) expect(html).not.toContain(loaded)
		})
	})
	it('passes with a baseline of what is known, and fails on what is new', async () => {
		await withFault(UNTAXED, async (url) => {
			expect((await conform(url, ...FEW, '--write-baseline', 'known.json')).status).toBe(1)
			const { status, stdout } = await conform(url, ...FEW, '--baseline', 'known.json')
			expect([status, stdout]).toEqual([0, expect.stringMatching(/0 mismatches, and \d+ known\n✓ passed/)])
		})
		const both: Fault = (request, answer) =>
			request.path.endsWith('/collections') ? { statusCode: 200, body: [] } : UNTAXED(request, answer)
		await withFault(both, async (url) => {
			const { status, stdout } = await conform(url, ...FEW, '--baseline', 'known.json')
			expect(status).toBe(1)
			expect(stdout).toMatch(/✗ list-collections /)
			expect(stdout).not.toMatch(/✗ validate-order /)
		})
		const { status, stdout } = await conform(mock.url, ...FEW, '--baseline', 'known.json')
		expect(status).toBe(0)
		expect(stdout).toContain('Known, and not found any more: validate-order laxer')
	})
})

describe('orderwright conform and a service that fails', () => {
	it('waits for one that is busy until its patience ends', async () => {
		const busy: Fault = () => ({ statusCode: 429, body: { message: 'no', errorCode: 'BUSY', statusCode: 429 } })
		await withFault(busy, async (url) => {
			const { status, stderr } = await conform(url, ...FEW, '--patience', '2')
			expect([status, stderr]).toEqual([2, expect.stringContaining('for longer than --patience')])
		})
	})
	it('ends with a sentence if its clock or its reset gives no answer that can be read', async () => {
		const endless = gzipSync(Buffer.alloc(30_000_000, '0'))
		const server = createServer((request, response) => {
			if (request.url === '/silent') return
			if (request.url === '/bomb') response.setHeader('Content-Encoding', 'gzip').end(endless)
			else response.end('{}')
		}).listen(0, '127.0.0.1')
		await once(server, 'listening')
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
		for (const [option, path, says] of [
			['--clock', '/bomb', '--clock /bomb shows no "now"'],
			['--clock', '/silent', "--clock /silent doesn't answer: there was no answer in time."],
			['--reset', '/silent', "--reset /silent doesn't answer: there was no answer in time."],
		] as const) {
			const { status, stderr } = await conform(url, ...FEW, '--timeout', '1', option, path)
			expect([status, stderr]).toEqual([2, expect.stringContaining(says)])
		}
		server.closeAllConnections()
		server.close()
	})
	it('names a client whose right secret is refused, once another client got in', async () => {
		const wrong = join(folder, 'wrong-partner.json')
		const [demo, partner] = store.clients
		writeFileSync(wrong, JSON.stringify({ ...store, clients: [demo, { ...partner, clientSecret: 'another' }] }))
		const { status, stdout } = await conform(mock.url, ...FEW, '--seed', wrong)
		expect(status).toBe(1)
		expect(stdout).toMatch(/✗ create-tokens authentication\.2 stricter/)
		expect(stdout).toContain('The client partner got no token, so nothing was asked in its name')
		// In any order.
		writeFileSync(wrong, JSON.stringify({ ...store, clients: [{ ...demo, clientSecret: 'another' }, partner] }))
		const first = await conform(mock.url, ...FEW, '--seed', wrong)
		expect([first.status, first.stdout]).toEqual([1, expect.stringContaining('The client demo got no token')])
		expect(first.stdout).toMatch(/✗ create-tokens authentication\.2 stricter/)
	})
	it('waits for a service that goes away for a moment, and is inconclusive if it stays away', async () => {
		const { url, stop } = await startFaulty(mock.url, (_, answer) => answer)
		setTimeout(stop, 300)
		const { status, stdout } = await conform(url, ...FEW, '--pace', '20')
		expect(status).toBe(2)
		expect(stdout).toContain('The service could not be reached any more after')
		expect(stdout).toContain(', 0 mismatches\n')
	})
})

describe('orderwright conform --learn', () => {
	it('writes a seed from what the service shows, with which the service passes', async () => {
		writeFileSync(join(folder, 'clients.json'), JSON.stringify({ clients: store.clients }))
		const { status, stdout, stderr } = await call(
			['conform', mock.url, '--seed', 'clients.json', '--learn', 'learnt.json'],
			'',
			folder,
		)
		expect([status, stdout]).toEqual([2, expect.stringContaining('learnt.json: 4 stores, ')])
		expect(stderr).toContain('--product 10000000-0000-4000-8000-000000000002/ID')
		const { collections } = JSON.parse(read('learnt.json'))
		expect(collections.map(({ people }: { people: readonly object[] }) => people.length)).toEqual(
			expect.arrayContaining([3, 0, 2, 3]),
		)
		const lists = ['--operation', 'list-people', '--operation', 'list-orders', '--operation', 'get-product']
		const run = await conform(mock.url, ...SAMPLE, ...lists, '--seed', 'learnt.json', '--allow-untested')
		expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('✓ passed')])
	})

	it('learns all orders of a service that shows ten at once, and those who ordered', async () => {
		const { id, people } = store.collections[0] as { id: string; people: readonly { id: string; email: string }[] }
		const [first, second] = people
		const days = Array.from({ length: 64 }, (_, at) => new Date(Date.UTC(2025, at % 7, 1 + at)).toISOString())
		const placed = days.map((createdAt, at) => ({ id: `order-${at}`, createdAt, user: second, orderLineItems: [] }))
		const paged: Fault = ({ path, body }, answer) => {
			if (path.endsWith(`/${id}/orders/get`)) {
				const { start, end } = JSON.parse(body).filter.dateRange
				const isIn = ({ createdAt }: { createdAt: string }): boolean =>
					createdAt.slice(0, 10) >= start.slice(0, 10) && createdAt.slice(0, 10) <= end.slice(0, 10)
				const data = placed.filter(isIn).slice(0, 10)
				return { statusCode: 200, body: { data, count: data.length } }
			}
			if (!path.endsWith('/people/get') || JSON.parse(body).collectionId !== id) return answer
			return { statusCode: 200, body: [JSON.parse(body).emails === undefined ? first : second] }
		}
		await withFault(paged, async (url) => {
			await call(['conform', url, '--seed', 'clients.json', '--learn', 'paged.json'], '', folder)
		})
		const [learnt] = JSON.parse(read('paged.json')).collections.filter((each: { id: string }) => each.id === id)
		expect([learnt.orders.length, learnt.people.map((person: { id: string }) => person.id)]).toEqual([
			64,
			[first?.id, second?.id],
		])
	})

	it('invents no company of a partner, and takes that of another client for the same store', async () => {
		const [demo, partner] = store.clients.map(({ clientId, clientSecret }) => ({
			clientId,
			clientSecret,
			isPartner: clientId === 'partner',
		}))
		const learnFrom = async (...clients: readonly object[]): Promise<string> => {
			writeFileSync(join(folder, 'some.json'), JSON.stringify({ clients }))
			return (await call(['conform', mock.url, '--seed', 'some.json', '--learn', 'of-some.json'], '', folder)).stderr
		}
		const companies = () =>
			JSON.parse(read('of-some.json')).clients.map((each: { companyIds: unknown }) => each.companyIds)
		expect(await learnFrom({ ...demo }, { ...partner })).toContain(
			'the stores of partner: a partner must name a company',
		)
		expect(companies()).toEqual([['company of demo']])
		const written = await conform(mock.url, '--seed', 'of-some.json', '--writes')
		expect([written.status, written.stderr]).toEqual([2, expect.stringContaining('Replace "company of demo" in')])
		expect(await learnFrom({ ...demo }, { ...store.clients[1] })).not.toContain('the company of demo')
		expect(companies()).toEqual([store.clients[1]?.companyIds, store.clients[0]?.companyIds])
		expect(await learnFrom({ ...partner })).toContain('Nothing was learnt: the stores of partner')
	})
})

describe('what orderwright conform needs', () => {
	it.each([
		[['http://127.0.0.1:9'], 'Add the content of the store: --seed store.json.'],
		[['nowhere', '--seed', 'store.json'], '"nowhere" isn\'t the address of a service.'],
		[['http://127.0.0.1:9', '--seed', 'store.json'], 'No server answers at http://127.0.0.1:9: '],
		[['http://127.0.0.1:9', '--seed', 'store.json', '--operation', 'list-poeple'], 'Did you mean list-people?'],
		[['http://127.0.0.1:9', '--seed', 'store.json', '--baseline', 'store.json'], "store.json isn't a baseline."],
	])('is said about %j', async (args, says) => {
		const { status, stderr } = await call(['conform', ...args], '', folder)
		expect([status, stderr]).toEqual([2, expect.stringContaining(says)])
	})
})
