// Starts a store on this machine and each recipe before it, sends good and bad requests, and measures what the rules add to a request.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { NextRequest } from 'next/server.js'
import * as express from './express.ts'
import * as fastify from './fastify.ts'
import * as hono from './hono.ts'
import { createHandler } from './lambda.ts'
import * as nest from './nest.ts'
import { createCatalogue, type LogEntry, type Shop } from './orders.ts'
import type { Running } from './running.ts'
import { createFetchProduct } from './service.ts'
import { productOf } from './shop.ts'
import { tryRawSockets } from './sockets.ts'
import * as trpc from './trpc.ts'

const ROUNDS = 7
const REQUESTS = 300
const COLLECTION = '10000000-0000-4000-8000-000000000001'
const GOOD = {
	address: { city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' },
	orderItems: [{ variantId: 'mug-white', quantity: 2 }],
}
const withAddress = (change: object): string => JSON.stringify({ ...GOOD, address: { ...GOOD.address, ...change } })
const withVariant = (variantId: string): string => JSON.stringify({ ...GOOD, orderItems: [{ variantId, quantity: 1 }] })

type Headers = Readonly<Record<string, string>>
const JSON_TYPE: Headers = { 'content-type': 'application/json' }
const FRENCH: Headers = { ...JSON_TYPE, 'accept-language': 'fr-CA' }

interface Case {
	readonly body: string
	readonly statusCode: number
	readonly errorCode?: string
	readonly headers?: Headers
	readonly path?: string
	/** A part of the message. */
	readonly message?: string
	/** What the answer says about variants that the shop does not know. */
	readonly unchecked?: readonly string[]
}

const CASES: readonly Case[] = [
	{ body: JSON.stringify(GOOD), statusCode: 200, unchecked: [] },
	{ body: withAddress({ zip: '1055' }), statusCode: 422, errorCode: 'address.zip.invalid', message: "isn't" },
	{
		body: withAddress({ zip: '1055' }),
		statusCode: 422,
		errorCode: 'address.zip.invalid',
		headers: FRENCH,
		message: 'n’est pas',
	},
	{ body: '{"address":', statusCode: 400, errorCode: 'request.json' },
	{ body: '[]', statusCode: 400, errorCode: 'request.type' },
	{ body: 'null', statusCode: 400, errorCode: 'request.type' },
	{ body: withVariant('unknown'), statusCode: 200, unchecked: ['unknown'] },
	{ body: withVariant('broken'), statusCode: 503, errorCode: 'product.unavailable' },
	{ body: JSON.stringify({ note: 'x'.repeat(200_000) }), statusCode: 413, errorCode: 'request.size' },
	{
		body: JSON.stringify(GOOD),
		statusCode: 415,
		errorCode: 'request.media-type',
		headers: { 'content-type': 'text/plain' },
	},
]

interface Received {
	readonly statusCode: number
	readonly body: unknown
}
/** Sends a body. `isElsewhere` if another process does the work. */
type Sender = ((path: string, body: string, headers: Headers) => Promise<Received>) & { isElsewhere?: boolean }

const mock = await startMock()
const settings = { SERVICE_URL: mock.url, CLIENT_ID: 'demo', CLIENT_SECRET: 'secret', COLLECTION_ID: COLLECTION }
Object.assign(process.env, settings)
const fetchProduct = createFetchProduct({
	baseUrl: mock.url,
	clientId: 'demo',
	clientSecret: 'secret',
	collectionId: COLLECTION,
})
const fetched: string[] = []
const logged: LogEntry[] = []
const shop: Shop = {
	findProduct: createCatalogue({
		productOf,
		fetchProduct: (id) => {
			fetched.push(id)
			return fetchProduct(id)
		},
	}),
	log: (entry) => logged.push(entry),
}

let failed = 0
try {
	for (const [name, { start }] of Object.entries({ fastify, express, nest, hono, trpc })) {
		const { url, close } = await start(shop)
		const send: Sender = (path, body, headers) => post(`${url}${path}`, body, headers)
		await tryRecipe(name, send)
		const isGood = async (): Promise<boolean> =>
			(await send('/orders', JSON.stringify(GOOD), JSON_TYPE)).statusCode === 200
		check(`${name}: raw sockets`, await tryRawSockets(url, isGood), [])
		await close()
	}
	await tryRecipe('next', await routeOfNext())
	await tryRecipe('lambda', lambda())
	const worker = await startWorker()
	await tryRecipe('worker', worker.send)
	await worker.close()
	check('get-product was called once a product', fetched.filter((id) => id === 'mug').length, 1)
	check(
		'every verdict was logged with its time',
		logged.every(({ status, ms }) => status.length > 0 && ms >= 0),
		true,
	)
} finally {
	mock.close()
}
process.exitCode = failed === 0 ? 0 : 1

/** Sends each case, then measures orders against the plain route. */
async function tryRecipe(name: string, send: Sender): Promise<void> {
	for (const { body, statusCode, errorCode, headers = JSON_TYPE, message = '', unchecked } of CASES) {
		const answer = await send('/orders', body, headers)
		const title = `${name}: ${headers['content-type']} ${body.slice(0, 40)}`
		const found = errorOf(answer.body)
		check(title, [answer.statusCode, found.errorCode], [statusCode, errorCode])
		if (statusCode !== 200) {
			check(`${title}: the error body`, [found.statusCode, typeof found.message], [statusCode, 'string'])
			check(`${title}: the message`, String(found.message).includes(message), true)
		} else check(`${title}: unchecked`, found.unchecked, unchecked)
	}
	const ratios: number[] = []
	for (let round = 0; round < ROUNDS; round++) {
		const plain = await measure(send, '/plain')
		ratios.push((await measure(send, '/orders')) / plain)
	}
	const ratio = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
	console.log(`  ${name}: a judged order takes ${ratio.toFixed(2)} times what the plain route takes`)
}

interface Found {
	readonly errorCode?: unknown
	readonly statusCode?: unknown
	readonly message?: unknown
	readonly unchecked?: unknown
}

/** Returns the fields of an answer. tRPC has the error body of the service, and a result, within its own. */
function errorOf(body: unknown): Found {
	const { error, result } = body as { error?: { data?: { body?: Found } }; result?: { data?: Found } }
	return error?.data?.body ?? result?.data ?? (body as Found)
}

/** The time of some requests: of the processor, or of the clock if another process does the work. */
async function measure(send: Sender, path: string): Promise<number> {
	const body = JSON.stringify(GOOD)
	const [cpu, clock] = [process.cpuUsage(), performance.now()]
	for (let at = 0; at < REQUESTS; at++) await send(path, body, JSON_TYPE)
	const { user, system } = process.cpuUsage(cpu)
	return send.isElsewhere ? performance.now() - clock : user + system
}

async function post(url: string | URL, body: string, headers: Headers): Promise<Received> {
	const response = await fetch(url, { method: 'POST', headers, body })
	return { statusCode: response.status, body: await response.json() }
}

/** The route handler of Next.js, called with the requests of Next.js. */
async function routeOfNext(): Promise<Sender> {
	const { POST } = await import('./app/api/orders/route.ts')
	console.info = (line: string) => shop.log(JSON.parse(line) as LogEntry)
	const plain = async (request: Request): Promise<Response> =>
		Response.json({ success: (await request.json()) !== null })
	return async (path, body, headers) => {
		const request = new NextRequest('http://127.0.0.1/api/orders', { method: 'POST', body, headers })
		const response = await (path === '/plain' ? plain : POST)(request)
		return { statusCode: response.status, body: await response.json() }
	}
}

function lambda(): Sender {
	const handler = createHandler(shop)
	const plain = async ({ body }: { readonly body: string }) => ({
		statusCode: 200,
		body: JSON.stringify({ success: JSON.parse(body) !== null }),
	})
	return async (path, body, headers) => {
		const answer = await (path === '/plain' ? plain : handler)({ body, headers })
		return { statusCode: answer.statusCode, body: JSON.parse(answer.body) }
	}
}

async function startWorker(): Promise<{ readonly send: Sender; readonly close: () => Promise<void> }> {
	const { outputFiles } = await build({
		entryPoints: [new URL('worker.ts', import.meta.url).pathname],
		bundle: true,
		format: 'esm',
		platform: 'browser',
		write: false,
		logLevel: 'error',
	})
	const worker = new Miniflare({
		modules: true,
		script: outputFiles[0]?.text ?? '',
		compatibilityDate: '2026-01-01',
		bindings: settings,
		handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
			stdout.resume()
			stderr.pipe(process.stderr)
		},
	})
	const url = await worker.ready
	const send = (path: string, body: string, headers: Headers) => post(new URL(path, url), body, headers)
	return { send: Object.assign(send, { isElsewhere: true }), close: () => worker.dispose() }
}

/** The store of `orderwright mock`, on a free port. */
async function startMock(): Promise<Running> {
	const program = createRequire(import.meta.url)
		.resolve('orderwright/package.json')
		.replace('package.json', 'dist/cli.js')
	const child = spawn(process.execPath, [program, 'mock', '--port', '0', '--quiet'])
	const url = await new Promise<string>((resolve, reject) => {
		let printed = ''
		child.stdout.on('data', (chunk) => {
			printed += chunk
			const [, found] = /listens on (http:\S+)\n/.exec(printed) ?? []
			if (found !== undefined) resolve(found)
		})
		child.on('close', () => reject(new Error(`the mock ended: ${printed}`)))
	})
	return { url: new URL(url).origin, close: () => child.kill('SIGTERM') }
}

function check(name: string, found: unknown, expected: unknown): void {
	if (JSON.stringify(found) === JSON.stringify(expected)) return
	failed++
	console.log(`✗ ${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
}
