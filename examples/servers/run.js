// Starts a store on this machine and each recipe before it, sends good and bad requests, and measures what the rules add to a request.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { NextRequest } from 'next/server.js'
import * as express from './express.js'
import * as fastify from './fastify.js'
import * as hono from './hono.js'
import { createHandler } from './lambda.js'
import { createCatalogue } from './orders.js'
import { createFetchProduct } from './service.js'
import { productOf } from './shop.js'
import * as trpc from './trpc.js'

const ROUNDS = 7
const REQUESTS = 300
const COLLECTION = '10000000-0000-4000-8000-000000000001'
const GOOD = {
	address: { city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' },
	orderItems: [{ variantId: 'mug-white', quantity: 2 }],
}
const withAddress = (change) => JSON.stringify({ ...GOOD, address: { ...GOOD.address, ...change } })
const withVariant = (variantId) => JSON.stringify({ ...GOOD, orderItems: [{ variantId, quantity: 1 }] })

/** A body, the status code that it gets, and the error code. */
const CASES = [
	[JSON.stringify(GOOD), 200, undefined],
	[withAddress({ zip: '1055' }), 422, 'address.zip.invalid'],
	['{"address":', 400, 'request.json'],
	['[]', 400, 'request.type'],
	['null', 400, 'request.type'],
	[withVariant('unknown'), 503, 'product.unavailable'],
]

const mock = await startMock()
const settings = { SERVICE_URL: mock.url, CLIENT_ID: 'demo', CLIENT_SECRET: 'secret', COLLECTION_ID: COLLECTION }
Object.assign(process.env, settings)
const fetchProduct = createFetchProduct({
	baseUrl: mock.url,
	clientId: 'demo',
	clientSecret: 'secret',
	collectionId: COLLECTION,
})
let fetched = 0
const logged = []
const findProduct = createCatalogue({
	productOf,
	fetchProduct: (id) => {
		fetched++
		return fetchProduct(id)
	},
})
const log = (entry) => logged.push(entry)

let failed = 0
try {
	for (const [name, { start }] of Object.entries({ fastify, express, hono, trpc })) {
		const { url, close } = await start(findProduct, log)
		await tryRecipe(name, (path, body) => post(`${url}${path}`, body))
		await close()
	}
	await tryRecipe('next', await routeOfNext())
	await tryRecipe('lambda', lambda())
	const worker = await startWorker()
	await tryRecipe('worker', worker.send)
	await worker.close()
	check('get-product was called once a product', fetched, 1)
	check(
		'every verdict was logged with its time',
		logged.every(({ status, ms }) => status !== '' && ms >= 0),
		true,
	)
} finally {
	mock.close()
}
process.exitCode = failed === 0 ? 0 : 1

/** Sends each case, then measures orders against the plain route. */
async function tryRecipe(name, send) {
	for (const [body, statusCode, errorCode] of CASES) {
		const answer = await send('/orders', body)
		// tRPC has the error body of the service within its own.
		const found = answer.body.error?.data?.body ?? answer.body
		check(`${name}: ${body.slice(0, 40)}`, [answer.statusCode, found.errorCode], [statusCode, errorCode])
		if (statusCode !== 200) check(`${name}: the error body`, found.statusCode, statusCode)
	}
	const ratios = []
	for (let round = 0; round < ROUNDS; round++) {
		const plain = await measure(send, '/plain')
		ratios.push((await measure(send, '/orders')) / plain)
	}
	const ratio = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
	console.log(`  ${name}: a judged order takes ${ratio.toFixed(2)} times what the plain route takes`)
}

/** The time of some requests: of the processor, or of the clock if another process does the work. */
async function measure(send, path) {
	const body = JSON.stringify(GOOD)
	const [cpu, clock] = [process.cpuUsage(), performance.now()]
	for (let at = 0; at < REQUESTS; at++) await send(path, body)
	const { user, system } = process.cpuUsage(cpu)
	return send.isElsewhere ? performance.now() - clock : user + system
}

async function post(url, body) {
	const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
	return { statusCode: response.status, body: await response.json() }
}

/** The route handler of Next.js, called with the requests of Next.js. */
async function routeOfNext() {
	const { POST } = await import('./app/api/orders/route.js')
	console.info = (line) => log(JSON.parse(line))
	const plain = async (request) => Response.json({ success: (await request.json()) !== null })
	return async (path, body) => {
		const request = new NextRequest('http://127.0.0.1/api/orders', { method: 'POST', body })
		const response = await (path === '/plain' ? plain : POST)(request)
		return { statusCode: response.status, body: await response.json() }
	}
}

function lambda() {
	const handler = createHandler(findProduct, log)
	const plain = async ({ body }) => ({ statusCode: 200, body: JSON.stringify({ success: JSON.parse(body) !== null }) })
	return async (path, body) => {
		const answer = await (path === '/plain' ? plain : handler)({ version: '2.0', body })
		return { statusCode: answer.statusCode, body: JSON.parse(answer.body) }
	}
}

async function startWorker() {
	const { outputFiles } = await build({
		entryPoints: [new URL('worker.js', import.meta.url).pathname],
		bundle: true,
		format: 'esm',
		platform: 'browser',
		write: false,
	})
	const worker = new Miniflare({
		modules: true,
		script: outputFiles[0].text,
		compatibilityDate: '2026-01-01',
		bindings: settings,
		handleRuntimeStdio: (stdout, stderr) => {
			stdout.resume()
			stderr.pipe(process.stderr)
		},
	})
	const url = await worker.ready
	const send = (path, body) => post(new URL(path, url), body)
	return { send: Object.assign(send, { isElsewhere: true }), close: () => worker.dispose() }
}

/** The store of `npx orderwright mock`, on a free port. */
async function startMock() {
	const program = createRequire(import.meta.url)
		.resolve('orderwright/package.json')
		.replace('package.json', 'dist/cli.js')
	const child = spawn(process.execPath, [program, 'mock', '--port', '0', '--quiet'])
	const url = await new Promise((resolve, reject) => {
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

function check(name, found, expected) {
	if (JSON.stringify(found) === JSON.stringify(expected)) return
	failed++
	console.log(`✗ ${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
}
