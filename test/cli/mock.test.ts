import { writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import store from '../../cli/mock/store.json' with { type: 'json' }
import { ErrorBody } from '../../src/entries/contract.ts'
import { sendBytes, signalBetween } from './http.ts'
import { beside, call, folderOf, startMock } from './program.ts'

const folder = folderOf('mock')
const API = '/api/ext/v1'
const COINS = '10000000-0000-4000-8000-000000000001'
const mock = beside(startMock)

async function ask(path: string, init: RequestInit = {}, { url } = mock) {
	const response = await fetch(url + path, init)
	const text = await response.text()
	return { statusCode: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}
const post = (path: string, body: unknown, token?: string, from = mock) =>
	ask(
		path,
		{ method: 'POST', body: JSON.stringify(body), headers: token ? { Authorization: `Bearer ${token}` } : {} },
		from,
	)
const signIn = async (from = mock): Promise<string> => {
	const body = { clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' }
	return (await post(`${API}/oauth/tokens`, body, undefined, from)).body.accessToken
}
const write = (name: string, value: unknown): string => {
	const file = join(folder, name)
	writeFileSync(file, JSON.stringify(value))
	return file
}

describe('the store of orderwright mock', () => {
	it('has coins, gifts, a personalized product, people with and without a balance, and no part that is left out', async () => {
		const { body } = await ask('/__state')
		expect(body.collections.map(({ rewardType }: { rewardType: string }) => rewardType)).toEqual([
			'Coins',
			'Gifts',
			'Coins',
			'Gifts',
		])
		for (const [at, collection] of store.collections.entries()) {
			expect(body.collections[at].products.map((each: object) => JSON.parse(JSON.stringify(each)))).toEqual(
				collection.products.map((each) => expect.objectContaining({ product: each.product })),
			)
			expect(body.collections[at].people.length).toBe(collection.people.length)
			expect(body.collections[at].orders.length).toBe(collection.orders.length)
		}
		expect(JSON.stringify(body)).toContain('"isPersonalized":true')
		expect((await call(['mock', '--print-seed'])).stdout.trim()).toBe(JSON.stringify(store, null, '\t'))
	})
	it('keeps what is sent, and goes back to the seed', async () => {
		const token = await signIn()
		await post(`${API}/people/reward`, { collectionId: COINS, emails: ['ada@mail.test'], amount: 5 }, token)
		const balance = async () => (await ask('/__state')).body.collections[0].people[0].balance
		expect(await balance()).toBe(505)
		expect((await post('/__reset', {})).statusCode).toBe(200)
		expect(await balance()).toBe(500)
	})
	it('answers in the language that a header asks for', async () => {
		const token = await signIn()
		const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'fr-FR, en;q=0.5' }
		expect((await ask(`${API}/collection/${COINS}/product/mug`, { headers })).body.title).toBe('Tasse émaillée')
	})
	it('takes a logo as a file of a multipart body', async () => {
		const body = new FormData()
		body.append('logo', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'logo.svg')
		const headers = { Authorization: `Bearer ${await signIn()}` }
		const { statusCode } = await ask(`${API}/collection?rewardType=Gifts`, { method: 'POST', body, headers })
		expect(statusCode).toBe(200)
	})
	it('reads another one from a file, and says what in it cannot be used', async () => {
		const own = await startMock(
			'--seed',
			write('own.json', { clients: [{ clientId: 'demo', clientSecret: 'secret' }] }),
		)
		expect(
			(await ask(`${API}/collections`, { headers: { Authorization: `Bearer ${await signIn(own)}` } }, own)).body,
		).toEqual([])
		own.child.kill('SIGINT')
		expect(await own.ended).toBe(0)
		const clients = [{ clientId: 'demo', clientSecret: 'secret' }]
		for (const [seed, says] of [
			[[], /isn't a store/],
			[{}, /has no clients/],
			[{ clients: [{ clientId: 'demo' }] }, /clients\.0 isn't in the state/],
			[{ clients, collection: [] }, /"collection" isn't part of a store/],
			[{ clients, collections: [{ id: 'a', products: [{ title: 'Mug' }] }] }, /collections\.0\.products\.0 isn't/],
			[{ clients, collections: [{ id: 'a', people: {} }] }, /collections\.0\.people isn't in the state/],
		] as const) {
			const { status, stderr } = await call(['mock', '--seed', write('wrong.json', seed)])
			expect([status, stderr]).toEqual([2, expect.stringMatching(says)])
		}
	})
})

describe('the clock of orderwright mock', () => {
	const readNow = async (from = mock): Promise<number> => Date.parse((await ask('/__clock', {}, from)).body.now)

	it('moves by seconds and is set to an instant', async () => {
		const before = await readNow()
		const { body } = await post('/__clock', { advance: 3600 })
		expect(Date.parse(body.now) - before).toBeGreaterThanOrEqual(3_600_000)
		expect(Date.parse(body.now) - before).toBeLessThan(3_660_000)
		const set = await post('/__clock', { now: '2031-05-01T12:00:00Z' })
		expect(set.body.now).toMatch(/^2031-05-01T12:00:/)
	})
	it('makes a token as old as it says', async () => {
		const token = await signIn()
		const list = () => ask(`${API}/collections`, { headers: { Authorization: `Bearer ${token}` } })
		expect((await list()).statusCode).toBe(200)
		await post('/__clock', { advance: 601 })
		expect((await list()).body.errorCode).toBe('token.expired')
	})
	it('refuses what is no time', async () => {
		for (const body of [{}, { advance: '5' }, { now: 'soon' }, { advance: 1e300 }, null, 7]) {
			const { statusCode, body: error } = await post('/__clock', body)
			expect([statusCode, error.errorCode]).toEqual([400, 'request.clock'])
		}
	})
	it.each([
		['2026-01-31T09:30:00Z', () => Date.parse('2026-01-31T09:30:00Z')],
		['+86400', () => Date.now() + 86_400_000],
	])('starts at %s', async (start, instant) => {
		const moved = await startMock('--clock', start)
		expect(Math.abs((await readNow(moved)) - instant())).toBeLessThan(60_000)
		moved.child.kill('SIGTERM')
		await moved.ended
	})
})

describe('what orderwright mock refuses', () => {
	const refusals: readonly (readonly [string, string, RequestInit, number, string])[] = [
		['a path that is none', '/nowhere', {}, 404, 'resource.path'],
		['a path with broken escapes', '/%E0%A4%A', {}, 400, 'request.path'],
		['a method that the path has not', `${API}/collections`, { method: 'DELETE' }, 405, 'request.method'],
		['a method that a control path has not', '/__state', { method: 'PUT' }, 405, 'request.method'],
		['a body that is no JSON', `${API}/people`, { method: 'POST', body: '{"people":' }, 400, 'request.json'],
		[
			'a body that is no UTF-8',
			`${API}/people`,
			{ method: 'POST', body: new Uint8Array([0x22, 0xff, 0x22]) },
			400,
			'request.json',
		],
		[
			'a body that is compressed',
			`${API}/people`,
			{ method: 'POST', body: '{}', headers: { 'Content-Encoding': 'gzip' } },
			415,
			'request.encoding',
		],
		[
			'a form without a boundary',
			`${API}/collection`,
			{ method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
			400,
			'request.multipart',
		],
		[
			'a body that is too large',
			`${API}/people`,
			{ method: 'POST', body: JSON.stringify('x'.repeat(6_000_000)) },
			413,
			'request.too-large',
		],
		['a request without a token', `${API}/collections`, {}, 401, 'token.missing'],
	]
	it.each(refusals)('%s, in the shape of the interface', async (_, path, init, statusCode, errorCode) => {
		const answered = await ask(path, init)
		expect(answered.body).toMatchObject({ statusCode, errorCode })
		expect(answered.statusCode).toBe(statusCode)
		expect(ErrorBody.parse(answered.body).status).toBe('valid')
		expect(answered.headers.get('access-control-allow-origin')).toBe(path.startsWith('/__') ? null : '*')
	})
	it('names the methods that there are', async () => {
		expect((await ask(`${API}/collections`, { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD')
		expect((await ask('/__clock', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST')
	})
	it.each([
		['bytes that are no HTTP', 'hello\r\n\r\n', 400, 'request.http'],
		[
			'headers that are too long',
			`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
			431,
			'request.headers',
		],
	])('%s', async (_, bytes, statusCode, errorCode) => {
		const text = await sendBytes(mock.url, bytes)
		expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${statusCode} `))
		const body = JSON.parse(text.split('\r\n\r\n')[1] ?? '')
		expect(body).toMatchObject({ statusCode, errorCode })
		if (statusCode === 431) expect(body.message).toMatch(/^Send headers of at most \d+ bytes together\.$/)
	})
	it('says which limit a request is over', async () => {
		const { body } = await ask(`${API}/people`, { method: 'POST', body: JSON.stringify('x'.repeat(6_000_000)) })
		expect(body.message).toBe('Send a body of at most 5242880 bytes (5 MB).')
	})
	it('allows a page the headers that it asks for', async () => {
		const asked = { 'Access-Control-Request-Headers': 'x-request-id, traceparent' }
		const { headers } = await ask(`${API}/collections`, { method: 'OPTIONS', headers: asked })
		expect(headers.get('access-control-allow-headers')).toBe('x-request-id, traceparent')
	})
	it('lets a page of any origin ask before it sends', async () => {
		const { statusCode, headers } = await ask(`${API}/collections`, { method: 'OPTIONS' })
		expect(statusCode).toBe(204)
		expect(headers.get('access-control-allow-methods')).toContain('PUT')
		expect(headers.get('access-control-allow-headers')).toContain('Authorization')
	})
})

describe('the end of orderwright mock', () => {
	it.each(['SIGTERM', 'SIGINT'] as const)('answers what is open at %s, and exits with 0', async (signal) => {
		const own = await startMock()
		const [statusCode] = await signalBetween(own, signal, '/__clock', ['{"advance":', '1}'])
		expect(statusCode).toBe(200)
		expect(await own.ended).toBe(0)
		expect(own.printed()).toMatch(/200 POST \/__clock\nstopped\n$/)
	})
	it('prints no secret of a store of its own, no token in an address, and nothing at its end if it is quiet', async () => {
		const seed = write('secret.json', { clients: [{ clientId: 'demo', clientSecret: 'k3y-of-the-shop' }] })
		for (const options of [[], ['--quiet']]) {
			const own = await startMock('--seed', seed, ...options)
			await ask('/nowhere?accessToken=t0ken-of-ada', {}, own)
			own.child.kill('SIGTERM')
			expect(await own.ended).toBe(0)
			expect(own.printed()).not.toMatch(/k3y|t0ken/)
			const lines = own.printed().trim().split('\n')
			expect(lines.at(-1)).toBe(options.length === 0 ? 'stopped' : `orderwright mock listens on ${own.url}`)
		}
	})
	it('does not wait for connections that are kept open, and prints no seed if it is quiet', async () => {
		const begin = performance.now()
		const own = await startMock('--quiet')
		const start = performance.now() - begin
		await ask('/__clock', {}, own)
		expect(own.printed()).toBe(`orderwright mock listens on ${own.url}\n`)
		const killed = performance.now()
		own.child.kill('SIGTERM')
		expect(await own.ended).toBe(0)
		// A connection that is waited for takes five seconds.
		expect(performance.now() - killed).toBeLessThan(8 * start)
	})
	it('says what to do when the port is in use', async () => {
		const { port } = new URL(mock.url)
		const { status, stderr } = await call(['mock', '--port', port])
		expect([status, stderr]).toEqual([
			2,
			expect.stringContaining(`Port ${port} is in use. Choose another one with --port`),
		])
	})
})

describe('a request as load balancers and proxies send it to orderwright mock', () => {
	it('is answered for HEAD as for GET, and in absolute form', async () => {
		for (const target of ['/__clock', `${mock.url}/__clock`]) {
			const text = await sendBytes(mock.url, `HEAD ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
			expect(text).toMatch(/^HTTP\/1\.1 200 .*content-length: [1-9].*\r\n\r\n$/is)
		}
		const api = await sendBytes(
			mock.url,
			`HEAD ${API}/collections HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
		)
		expect(api).toMatch(/^HTTP\/1\.1 401 /)
	})
})

describe('what a page of somebody else gets from orderwright mock', () => {
	/** Sends a request whose Host fetch does not allow to choose. */
	const askAs = (host: string, path: string, from = mock): Promise<number | undefined> =>
		new Promise((resolve, reject) => {
			httpRequest(from.url + path, { headers: { host } }, (response) => resolve(response.resume().statusCode))
				.on('error', reject)
				.end()
		})

	it.each([
		['GET', '/__state'],
		['GET', '/__clock'],
		['POST', '/__reset'],
		['POST', '/__clock'],
		['OPTIONS', '/__state'],
	])('is nothing of the paths for tests: %s %s', async (method, path) => {
		for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
			const { statusCode, headers, body } = await ask(path, { method, headers: { origin } })
			expect([statusCode, body.errorCode]).toEqual([403, 'request.origin'])
			expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
		}
	})
	it('is every operation, and the paths for tests answer a program and a page of the mock itself', async () => {
		const { statusCode, headers } = await ask(`${API}/collections`, { headers: { origin: 'https://shop.example' } })
		expect([statusCode, headers.get('access-control-allow-origin')]).toEqual([401, '*'])
		expect((await ask('/__state')).statusCode).toBe(200)
		expect((await ask('/__state', { headers: { origin: mock.url } })).statusCode).toBe(200)
	})
	it('is nothing by a name of its own for this machine', async () => {
		const { port } = new URL(mock.url)
		for (const name of [
			'evil.example',
			`evil.example:${port}`,
			'127.0.0.1.evil.example',
			'10.0.0.1',
			'localhost.evil.example',
		])
			expect([await askAs(name, '/__state'), await askAs(name, `${API}/collections`)], name).toEqual([403, 403])
		for (const name of ['localhost', `127.0.0.1:${port}`, '[::1]:80', 'LOCALHOST:9', 'shop.localhost'])
			expect([await askAs(name, '/__state'), await askAs(name, `${API}/collections`)], name).toEqual([200, 401])
	})
	it('is all by a name that is allowed, and by any name on an address that is not loopback', async () => {
		const named = await startMock('--quiet', '--allow-host', 'Mock', '--allow-host', 'proxy.test')
		expect([await askAs('mock:4010', '/__clock', named), await askAs('proxy.test', '/__clock', named)]).toEqual([
			200, 200,
		])
		expect(await askAs('other', '/__clock', named)).toBe(403)
		const open = await startMock('--quiet', '--host', '0.0.0.0')
		expect(await askAs('anything', '/__clock', open)).toBe(200)
		for (const { child, ended } of [named, open]) {
			child.kill('SIGTERM')
			await ended
		}
	})
})
