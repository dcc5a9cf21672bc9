/**
 * Tests `openapi.json` and the JSON Schemas with tools of other projects. Linters and generators read `openapi.json`, and Fastify reads the JSON
 * Schemas. A generated client and a validating proxy send requests to `orderwright mock`. Exits with 1 if a tool reports a problem.
 *
 * lab/run openapi-tools
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { buildCli } from '../../scripts/build-cli.ts'
import { startProgram, startServer } from '../../scripts/start-mock.ts'
import { SCHEMAS, type SchemaName, toJsonSchema } from '../../src/entries/contract.ts'
import { check, makeFolder, ROOT, runProgram } from '../shared/room.ts'

const TOOLS = join(ROOT, 'lab')
const DOCUMENT = join(ROOT, 'openapi.json')

/** The requests of the generated client: a token, products, people, an order, and the balance after it. */
const LIFE = `
import { client } from './client/client.gen'
import { createTokens, getProduct, listPeople, placeOrder, reward, validateOrder } from './client'

export async function live(baseUrl) {
	client.setConfig({ baseUrl })
	const tokens = await createTokens({ body: { clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' } })
	client.setConfig({ baseUrl, auth: () => tokens.data.accessToken })
	const path = { collectionId: '10000000-0000-4000-8000-000000000001' }
	const product = await getProduct({ path: { ...path, productId: 'mug' }, query: { countryCode: 'DE' } })
	await reward({ body: { ...path, emails: ['jose@mail.test'], amount: 60 } })
	const body = {
		user: { email: 'jose@mail.test' },
		address: { city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' },
		orderItems: [{ variantId: 'mug-white', quantity: 1 }],
	}
	const { user, ...order } = body
	const validated = await validateOrder({ path, body: order })
	const placed = await placeOrder({ path, body })
	const people = await listPeople({ body: path })
	const statuses = [tokens, validated, placed].map(({ response }) => response.status)
	const { balance } = people.data.find(({ email }) => email === user.email)
	return [...statuses, product.data.variants[0].price, placed.data.order.id !== '', balance].join(' ')
}
`

// The folder is inside the lab, so that generated code finds its imports.
const folder = makeFolder('made', import.meta.dirname)
const require = createRequire(join(TOOLS, 'package.json'))

await check('swagger-parser takes the document', async () => {
	const { default: parser } = (await import(pathToFileURL(require.resolve('@apidevtools/swagger-parser')).href)) as {
		default: { validate(path: string): Promise<unknown> }
	}
	await parser.validate(DOCUMENT)
})
await check('spectral has nothing to say', () => {
	// The API documentation doesn't show who is responsible for the service, so the document has no contact.
	const rules = write('spectral.json', '{ "extends": ["spectral:oas"], "rules": { "info-contact": "off" } }')
	run('spectral', 'lint', '--fail-severity', 'hint', '--ruleset', rules, DOCUMENT)
})
await check('redocly has nothing to say', () => {
	const printed = run('redocly', 'lint', DOCUMENT)
	if (/Warning was generated|Error was generated/.test(printed)) throw new Error(printed)
})
await check('openapi-typescript makes types that compile', () => {
	run('openapi-typescript', DOCUMENT, '--output', join(folder, 'types.ts'))
	compile(join(folder, 'types.ts'))
})
await check('orval makes a client that compiles', () => {
	run('orval', '--input', DOCUMENT, '--output', join(folder, 'orval.ts'), '--client', 'fetch')
	compile(join(folder, 'orval.ts'))
})
await check('Fastify compiles the schema of every type', async () => {
	const { default: fastify } = (await import(pathToFileURL(require.resolve('fastify')).href)) as {
		default: () => Fastify
	}
	for (const name of Object.keys(SCHEMAS) as SchemaName[]) {
		const server = fastify()
		server.post('/', { schema: { body: toJsonSchema(name, { dialect: 'draft-07' }) } }, async ({ body }) => body)
		await server.ready()
	}
})
const program = join(folder, 'cli.js')
await buildCli(program, 'with-library')
const mock = await startServer(program, 'mock', ['--quiet'])
try {
	await check('hey-api makes a client that lives a store against the mock', async () => {
		run('openapi-ts', '-i', DOCUMENT, '-o', join(folder, 'client'))
		const entry = write('life.ts', LIFE)
		const outfile = join(folder, 'life.mjs')
		await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' })
		const { live } = (await import(pathToFileURL(outfile).href)) as { live(url: string): Promise<string> }
		const found = await live(mock.url)
		if (found !== '200 200 200 15.75 true 44.25') throw new Error(found)
	})
	await check('prism finds no answer of the mock that the document does not describe', () => throughPrism(mock.url))
} finally {
	mock.child.kill('SIGTERM')
}

interface Fastify {
	post(path: string, options: object, handler: (request: { body: unknown }) => Promise<unknown>): void
	ready(): Promise<unknown>
}

function run(tool: string, ...args: string[]): string {
	return runProgram(folder, join(TOOLS, 'node_modules/.bin', tool), args)
}

function compile(file: string): void {
	const options = ['--noEmit', '--strict', '--skipLibCheck', '--lib', 'es2022,dom,dom.iterable']
	const modules = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
	// Here, `lab/node_modules/.bin/tsc` may be another compiler.
	runProgram(folder, join(ROOT, 'node_modules/.bin/tsc'), [...options, ...modules, file])
}

function write(name: string, text: string): string {
	const file = join(folder, name)
	writeFileSync(file, text)
	return file
}

/** Sends requests through a proxy that compares requests and answers with the document. */
async function throughPrism(url: string): Promise<void> {
	const prism = join(TOOLS, 'node_modules/.bin/prism')
	const proxied = ['proxy', DOCUMENT, url, '--port', '4019']
	const proxy = await startProgram(prism, proxied, /listening on (http:\/\/\S+)/, folder)
	try {
		const body = JSON.stringify({ clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' })
		const json = { 'Content-Type': 'application/json' }
		const signed = await fetch(`${proxy.url}/api/ext/v1/oauth/tokens`, { method: 'POST', headers: json, body })
		const { accessToken } = (await signed.json()) as { accessToken: string }
		const headers = { ...json, Authorization: `Bearer ${accessToken}` }
		const collection = '/api/ext/v1/collection/10000000-0000-4000-8000-000000000001'
		const asked: readonly (readonly [string, object | null])[] = [
			['/api/ext/v1/collections', null],
			[`${collection}/status`, null],
			[`${collection}/product/mug`, null],
			[`${collection}/orders/get`, { filter: {} }],
			['/api/ext/v1/people/get', { collectionId: '10000000-0000-4000-8000-000000000001' }],
			[`${collection}/orders/validate-order`, { address: { countryCode: 'DE' } }],
		]
		for (const [path, sent] of asked) {
			const init = sent === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(sent) }
			const answer = await fetch(proxy.url + path, init)
			const violations = answer.headers.get('sl-violations')
			if (violations !== null) throw new Error(`${path}: ${violations}`)
		}
	} finally {
		proxy.child.kill('SIGTERM')
	}
}
