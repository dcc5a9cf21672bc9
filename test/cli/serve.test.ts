import { writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadFunctions } from '../../cli/serve/functions.ts'
import * as bulk from '../../src/entries/bulk.ts'
import { ErrorBody } from '../../src/entries/contract.ts'
import { de } from '../../src/entries/de.ts'
import { en } from '../../src/entries/en.ts'
import { addressFieldsOf } from '../../src/entries/form.ts'
import * as library from '../../src/entries/index.ts'
import { makeRow, PRODUCTS } from '../engines/orders.ts'
import { runs } from '../fuzz.ts'
import { sendBytes, signalBetween } from './http.ts'
import { beside, call, folderOf, type Running, startRules } from './program.ts'

const folder = folderOf('serve')
const server = beside(() => startRules('--max-body', '1'))
const FUNCTIONS = await loadFunctions()
const LINES = { 'content-type': 'application/x-ndjson' }
const ZIP = { zip: 'k1a0b1', countryCode: 'CA' }
const VALID_ZIP = '{"status":"valid","value":"K1A 0B1","issues":[]}'
const ADDRESS = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820', address1: 'Platz 1' }
const ORDER = { address: ADDRESS, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }

async function ask(path: string, init: RequestInit = {}, { url } = server) {
	const response = await fetch(url + path, init)
	return { statusCode: response.status, headers: response.headers, text: await response.text() }
}
const post = (path: string, body: unknown, from = server, headers: Record<string, string> = {}) =>
	ask(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers }, from)
const write = (name: string, value: unknown): string => {
	const file = join(folder, name)
	writeFileSync(file, JSON.stringify(value))
	return file
}

describe('the answers of orderwright serve', () => {
	it('are those of the functions with the same names', async () => {
		expect((await post('/check-zip', ZIP)).text).toBe(VALID_ZIP)
		expect((await post('/price-with-delta', { price: 14.5, deltas: { DE: 1.25 }, countryCode: 'DE' })).text).toBe(
			'15.75',
		)
		const draft = { ...ORDER, user: { email: 'ada@mail.test' } }
		const facts = { collection: { rewardType: 'Coins' }, balance: 75, products: PRODUCTS }
		expect((await post('/build-order', { draft, facts })).text).toBe(
			JSON.stringify(library.buildOrder(draft as never, facts as never)),
		)
		for (const { name, path, parameters } of FUNCTIONS) {
			expect(path.slice(1).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())).toBe(name)
			expect(name in { ...library, addressFieldsOf }, name).toBe(true)
			const body = name === 'validateOrders' ? { orders: [] } : {}
			expect((await post(path, body)).statusCode, `${name} ${parameters.length}`).toBe(200)
		}
		expect(FUNCTIONS.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(bulk)))
	})
	it('treat null arguments and null fields as absent', async () => {
		const { text } = await post('/validate-order', {
			order: { ...ORDER, taxNumber: null },
			facts: { products: PRODUCTS },
			policy: null,
		})
		expect(text).toBe(bulk.validateOrder(JSON.stringify(ORDER), JSON.stringify({ products: PRODUCTS })))
	})
	it('use the products and the policy of the command line if a request has none', async () => {
		const own = await startRules(
			'--quiet',
			'--products',
			write('products.json', PRODUCTS),
			'--policy',
			write('policy.json', { isPartner: true }),
		)
		const codes = async (body: object): Promise<string[]> =>
			JSON.parse((await post('/validate-order', body, own)).text).issues.map(({ code }: { code: string }) => code)
		expect(await codes({ order: ORDER })).toEqual(['order.company.missing'])
		expect(await codes({ order: ORDER, facts: {}, policy: {} })).toEqual([])
		expect(await codes({ order: ORDER, facts: { other: 1 }, policy: {} })).toEqual([])
		const without = await post('/validate-order', { order: ORDER, facts: { products: [] }, policy: {} }, own)
		expect(JSON.parse(without.text).status).toBe('unknown')
		own.child.kill('SIGINT')
		expect(await own.ended).toBe(0)
		expect(own.printed()).toBe(`orderwright serve listens on ${own.url}\n`)
	})
	it('are a list for a list, with an error in the place of what is not the arguments', async () => {
		const { statusCode, text } = await post('/check-zip', [ZIP, { postcode: '1' }, 7, ZIP])
		expect(statusCode).toBe(200)
		const answers = JSON.parse(text)
		expect([answers[0], answers[3]].map((each) => JSON.stringify(each))).toEqual([VALID_ZIP, VALID_ZIP])
		for (const error of answers.slice(1, 3)) {
			expect(error.errorCode).toBe('request.arguments')
			expect(ErrorBody.parse(error).status).toBe('valid')
		}
		expect((await post('/check-zip', [])).text).toBe('[]')
	})
	it('are a line for each line of JSON lines', async () => {
		const body = `${JSON.stringify(ZIP)}\r\n\n{"zip"\n${JSON.stringify(ZIP)}`
		const { headers, text } = await post('/check-zip', body, server, LINES)
		expect(headers.get('content-type')).toMatch(/^application\/x-ndjson/)
		const lines = text.split('\n')
		expect([lines[0], lines[2], lines[3]]).toEqual([VALID_ZIP, VALID_ZIP, ''])
		expect(JSON.parse(lines[1] ?? '').errorCode).toBe('request.json')
		expect((await post('/check-zip', '', server, LINES)).text).toBe('')
	})
	it('judge a list of orders as the library does, with the facts sent once', async () => {
		const orders = Array.from({ length: 300 }, (_, at) => makeRow(at).order)
		const facts = { products: PRODUCTS }
		const { text } = await post('/validate-orders', { orders, facts })
		expect(text).toBe(bulk.validateOrders(JSON.stringify(orders), JSON.stringify(facts)))
	})
	it('name countries, as the error body made of them does, in the language that a request asks for', async () => {
		const zip = { zip: '9O21O', countryCode: 'US' }
		const say = async (from: Pick<Running, 'url'>, header: Record<string, string> = {}): Promise<readonly string[]> => {
			const { issues } = JSON.parse((await post('/check-zip', zip, from, header)).text)
			const { message } = JSON.parse((await post('/to-error-body', { issues }, from, header)).text)
			return [issues[0].message, message]
		}
		const english = '"9O21O" isn\'t a valid ZIP code for the United States. Use a format like 95014.'
		expect(await say(server)).toEqual([english, english])
		const { issues } = library.checkZip('9O21O', 'US')
		expect(JSON.parse((await post('/to-error-body', { issues })).text).message).toBe(english)
		const french = await say(server, { 'accept-language': 'fr-CA, en;q=0.8' })
		expect(french).toEqual([french[0], french[0]])
		expect(french[0]).toContain('les États-Unis')
		const own = await startRules('--quiet', '--lang', 'de')
		expect((await say(own))[0]).toContain('die USA')
		expect((await say(own, { 'accept-language': 'en-GB' }))[0]).toBe(english)
		expect((await say(own, { 'accept-language': 'nl, *;q=0.1' }))[0]).toContain('die USA')
		own.child.kill('SIGTERM')
		expect(await own.ended).toBe(0)
	})
	it('are in the language that a body names, before its header and for each element of a list', async () => {
		const bad = { zip: '1055', countryCode: 'DE' }
		const message = (answer: { readonly issues: readonly { readonly message: string }[] }) => answer.issues[0]?.message
		const said = JSON.parse(
			(await post('/check-zip', { ...bad, language: 'de-AT' }, server, { 'accept-language': 'fr' })).text,
		)
		expect(message(said)).toContain('keine gültige Postleitzahl')
		const [german, french] = JSON.parse(
			(await post('/check-zip', [{ ...bad, language: 'de' }, bad], server, { 'accept-language': 'fr' })).text,
		)
		expect(message(german)).toBe(message(said))
		expect(message(french)).toContain('code postal')
		const orders = { orders: [{}], language: 'fr', policy: null }
		expect(message(JSON.parse((await post('/validate-orders', orders)).text)[0])).toContain('Envoyez')
		for (const language of ['xx', 7, '']) {
			const { statusCode, text } = await post('/check-zip', { ...bad, language })
			expect([statusCode, text]).toEqual([400, expect.stringContaining('Send the language as one of de, en,')])
		}
		expect((await post('/check-zip', { ...ZIP, language: null })).text).toBe(VALID_ZIP)
	})
	it('list countries, provinces and fields with their names, by a body or by a URL', async () => {
		const german = { 'accept-language': 'de' }
		const get = async (path: string, headers = {}) => JSON.parse((await ask(path, { headers })).text)
		const countries = await get('/country-names?language=de')
		expect(countries).toEqual(library.countryNames(de))
		expect(JSON.parse((await post('/country-names', {}, server, german)).text)).toEqual(countries)
		expect((await get('/country-names'))[0].name).toBe('Afghanistan')
		const states: { code: string; name: string }[] = await get('/provinces-of?countryCode=US&language=fr')
		expect(states.map(({ code }) => code)).toEqual(library.provincesOf('US').map(({ code }) => code))
		expect(states.find(({ code }) => code === 'CA')?.name).toBe('Californie')
		expect(await get('/provinces-of?countryCode=ZZ')).toEqual([])
		const japan = JSON.parse((await post('/address-fields-of', { countryCode: 'JP', language: 'de' })).text)
		expect(japan).toEqual(addressFieldsOf('JP', { language: de, names: [de] }))
		const british = await post('/address-fields-of', {
			countryCode: 'GB',
			options: { language: 'en-GB', contact: ['email'] },
		})
		expect(JSON.parse(british.text)).toEqual(
			addressFieldsOf('GB', { language: 'en-GB', names: [en], contact: ['email'] }),
		)
		expect(await get('/negotiate-locale?header=fr-BE,en;q=0.8')).toBe('fr-FR')
		const wrong = await ask('/provinces-of?country=IT')
		expect([wrong.statusCode, JSON.parse(wrong.text).errorCode]).toEqual([400, 'request.arguments'])
		expect((await ask('/country-names', { method: 'PUT', body: '{}' })).headers.get('allow')).toBe('GET, HEAD, POST')
	})
	it('know a country by its name in the language that a request asks for', async () => {
		const address = { ...ADDRESS, countryCode: undefined, country: 'Deutschland' }
		const greek = { ...address, country: 'Griechenland', zip: '10557', phone: '+302101234567' }
		const german = { 'accept-language': 'de' }
		const codeOf = async (path: string, body: object, headers = {}): Promise<string> => {
			const answers = JSON.parse((await post(path, body, server, headers)).text)
			const { value, issues } = Array.isArray(answers) ? answers[0] : answers
			return value?.countryCode ?? value?.code ?? issues[0].code
		}
		for (const [path, body] of [
			['/validate-address', { address: greek }],
			['/check-country', { input: { country: 'Griechenland' } }],
		] as const) {
			expect(await codeOf(path, body)).toBe('address.country.unknown')
			expect(await codeOf(path, body, german)).toBe('GR')
		}
		const order = { ...ORDER, address: greek }
		const facts = { products: PRODUCTS }
		for (const [path, body] of [
			['/validate-order', { order, facts }],
			['/validate-orders', { orders: [order], facts }],
		] as const) {
			expect((await post(path, body)).text).toContain('address.country.unknown')
			expect((await post(path, body, server, german)).text).not.toContain('address.country.unknown')
		}
		expect(await codeOf('/check-country', { input: { country: 'Deutschland' } })).toBe('DE')
		for (const input of [null, 7, [], { country: 7 }, { country: null }, { country: '' }])
			expect((await post('/check-country', { input }, server, german)).statusCode).toBe(200)
		for (const orders of [[null], [7], [[]], [{ address: 7 }], [{ address: null }]])
			expect((await post('/validate-orders', { orders }, server, german)).statusCode).toBe(200)
	})
	it('say that the server is well, and by which rules it judges', async () => {
		const { statusCode, text } = await ask('/health')
		expect([statusCode, JSON.parse(text)]).toEqual([200, { status: 'ok', ...library.RULESET }])
	})
	it('are described by an OpenAPI document that is valid and has every function', async () => {
		const document = JSON.parse((await ask('/openapi.json')).text)
		expect(await new Validator().validate(document)).toMatchObject({ valid: true })
		expect(Object.keys(document.paths)).toEqual([...FUNCTIONS.map(({ path }) => path), '/health', '/openapi.json'])
		const text = JSON.stringify(document)
		for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
			expect(document.components.schemas, name).toHaveProperty(name as string)
		expect(text).not.toContain('$defs')
	})
})

describe('what orderwright serve refuses', () => {
	const deep = `{"zip":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
	const refusals: readonly (readonly [string, string, RequestInit, number, string])[] = [
		['a path that is none', '/nowhere', {}, 404, 'resource.path'],
		['a path that objects have', '/constructor', { method: 'POST', body: '{}' }, 404, 'resource.path'],
		['a method that the path has not', '/check-zip', {}, 405, 'request.method'],
		['a method that a page has not', '/health', { method: 'POST', body: '{}' }, 405, 'request.method'],
		['no body', '/check-zip', { method: 'POST' }, 400, 'request.json'],
		['a body that is no JSON', '/check-zip', { method: 'POST', body: '{"zip":' }, 400, 'request.json'],
		[
			'a body that is no UTF-8',
			'/check-zip',
			{ method: 'POST', body: new Uint8Array([34, 255, 34]) },
			400,
			'request.json',
		],
		['a body that is no object', '/check-zip', { method: 'POST', body: 'null' }, 400, 'request.arguments'],
		['an unknown argument', '/check-zip', { method: 'POST', body: '{"__proto__":1}' }, 400, 'request.arguments'],
		['orders that are no list', '/validate-orders', { method: 'POST', body: '{"orders":7}' }, 400, 'request.arguments'],
		['a list for a list', '/validate-orders', { method: 'POST', body: '[]' }, 400, 'request.arguments'],
		[
			'a body that is compressed',
			'/check-zip',
			{ method: 'POST', body: '{}', headers: { 'content-encoding': 'gzip' } },
			415,
			'request.encoding',
		],
		[
			'a body that is too large',
			'/check-zip',
			{ method: 'POST', body: ' '.repeat(1_100_000) },
			413,
			'request.too-large',
		],
		['a body that is nested too deep', '/check-zip', { method: 'POST', body: deep }, 400, 'request.depth'],
	]
	it.each(refusals)('%s, in the shape of the interface', async (_, path, init, statusCode, errorCode) => {
		const answered = await ask(path, init)
		const body = JSON.parse(answered.text)
		expect([answered.statusCode, body.statusCode, body.errorCode]).toEqual([statusCode, statusCode, errorCode])
		expect(ErrorBody.parse(body).status).toBe('valid')
	})
	it('names the method that there is, and the arguments', async () => {
		expect((await ask('/check-zip')).headers.get('allow')).toBe('POST')
		expect(JSON.parse((await post('/check-zip', { postcode: 1 })).text).message).toBe(
			'/check-zip takes zip, countryCode and options, not "postcode".',
		)
	})
	it('bytes that are no HTTP', async () => {
		const text = await sendBytes(server.url, 'hello\r\n\r\n')
		expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*"errorCode":"request\.http"/)
	})
	it('nothing so that it ends: whatever a body holds, it answers in JSON, and goes on', async () => {
		const paths = FUNCTIONS.map(({ path, parameters }) => [path, parameters.map(({ name }) => name)] as const)
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...paths),
				fc.array(fc.json(), { maxLength: 4 }),
				async ([path, names], texts) => {
					const body = `{${texts.slice(0, names.length).map((text, at) => `"${names[at]}":${text}`)}}`
					const { statusCode, text } = await post(path, body)
					expect([200, 400]).toContain(statusCode)
					JSON.parse(text)
				},
			),
			{ numRuns: runs(200) },
		)
		expect((await ask('/health')).statusCode).toBe(200)
	})
	it('a client that leaves in the middle of a long answer: it goes on', async () => {
		const { hostname, port } = new URL(server.url)
		const orders = `{"orders":[${Array(200_000).fill('{}')}]}`
		await new Promise<void>((resolve) => {
			const sent = httpRequest({ hostname, port, path: '/validate-orders', method: 'POST' }, (response) => {
				response.once('data', () => response.destroy())
				response.once('close', resolve)
			})
			sent.on('error', () => resolve())
			sent.end(orders)
		})
		expect((await ask('/health')).statusCode).toBe(200)
	})
	it('options that it has not, a port in use, and files that are none', async () => {
		const { port } = new URL(server.url)
		for (const [args, says] of [
			[['x'], 'serve has only options'],
			[['--max-body', '0'], '--max-body needs a whole number from 1 to 100'],
			[['--port', port], `Port ${port} is in use.`],
			[['--products', write('object.json', {})], "isn't a list of products"],
			[['--policy', write('bad.json', { fone: 1 })], 'Did you mean "phone"?'],
		] as const) {
			const { status, stderr } = await call(['serve', ...args])
			expect([status, stderr]).toEqual([2, expect.stringContaining(says)])
		}
	})
})

describe('the end of orderwright serve', () => {
	it.each(['SIGTERM', 'SIGINT'] as const)('answers what is open at %s, and exits with 0', async (signal) => {
		const own = await startRules()
		const halves = ['{"zip":"k1a0b1"', ',"countryCode":"CA"}'] as const
		expect((await signalBetween(own, signal, '/check-zip', halves))[1]).toBe(VALID_ZIP)
		expect(await own.ended).toBe(0)
		expect(own.printed()).toMatch(/200 POST \/check-zip\nstopped\n$/)
	})
})

describe('orderwright serve beside clients that are slow', () => {
	it('adds no listener for each pause of a reader', async () => {
		const rules = await startRules('--quiet')
		const { port } = new URL(rules.url)
		const body = `${JSON.stringify({ order: {} })}\n`.repeat(15_000)
		const socket = connect(Number(port), '127.0.0.1')
		socket.write(
			`POST /validate-order HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-ndjson\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
		)
		let length = 0
		for await (const chunk of socket) {
			length += chunk.length
			await new Promise((resolve) => setTimeout(resolve, 1))
		}
		expect(length).toBeGreaterThan(5_000_000)
		expect(rules.printed()).not.toContain('MaxListenersExceededWarning')
		rules.child.kill('SIGTERM')
		expect(await rules.ended).toBe(0)
	})
	it('answers others while 400 connections are half open and a reader does not read', async () => {
		const { port, hostname } = new URL(server.url)
		const open = Array.from({ length: 400 }, (_, at) => {
			const socket = connect(Number(port), hostname)
			socket.on('error', () => {})
			socket.write(
				at % 2 === 0 ? 'POST /check-zip HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{' : 'GET /hea',
			)
			return socket
		})
		const body = `${JSON.stringify(ZIP)}\n`.repeat(20_000)
		const reader = connect(Number(port), hostname)
		reader.on('error', () => {}).pause()
		reader.write(
			`POST /check-zip HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
		)
		for (let asked = 0; asked < 50; asked++) expect((await ask('/health')).statusCode).toBe(200)
		expect((await post('/check-zip', ZIP)).text).toBe(VALID_ZIP)
		for (const socket of [...open, reader]) socket.destroy()
	})
})

describe('a request as load balancers and proxies send it to orderwright serve', () => {
	const head = (path: string, host = 'localhost') =>
		sendBytes(server.url, `HEAD ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

	it('is answered for HEAD as for GET, without a body', async () => {
		for (const path of ['/health', '/openapi.json', '/check-zip?zip=k1a0b1&countryCode=CA']) {
			const [headers = '', body] = (await head(path)).split('\r\n\r\n')
			expect(headers).toMatch(/^HTTP\/1\.1 (?:200|405) /)
			if (headers.startsWith('HTTP/1.1 200')) expect(headers).toMatch(/content-length: [1-9]/i)
			expect(body).toBe('')
		}
		expect(await head('/health')).toMatch(/^HTTP\/1\.1 200 /)
		expect((await ask('/health', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD')
	})

	it('is answered in absolute form', async () => {
		const bytes = `GET ${server.url}/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
		expect(await sendBytes(server.url, bytes)).toMatch(/^HTTP\/1\.1 200 /)
		expect(await head('http://evil.test/health')).toMatch(/^HTTP\/1\.1 403 /)
	})

	it('is refused for a name that is neither this machine nor allowed', async () => {
		expect(await head('/health', 'evil.test')).toMatch(/^HTTP\/1\.1 403 /)
		const named = await startRules('--quiet', '--allow-host', 'rules.test')
		const bytes = 'GET /health HTTP/1.1\r\nHost: rules.test:80\r\nConnection: close\r\n\r\n'
		expect(await sendBytes(named.url, bytes)).toMatch(/^HTTP\/1\.1 200 /)
		named.child.kill('SIGTERM')
		await named.ended
	})
})
