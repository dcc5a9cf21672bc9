/**
 * Sends many requests over many connections to the mock, with broken bodies among them. Checks that there is no crash and no 5XX,
 * that memory stays flat after the first half, that balances add up, and that SIGTERM stops it cleanly during requests.
 *
 *   lab/run soak -- --requests 200000
 *   lab/run soak -- --requests 20000 --connections 50 --seed 1
 */
import { execFileSync } from 'node:child_process'
import { Agent, request as send } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCli } from '../../scripts/build-cli.ts'
import { startServer } from '../../scripts/start-mock.ts'
import { createRandom } from '../../src/service/conformance/random.ts'
import { makeFolder } from '../shared/room.ts'
import { COLLECTION, EMAILS, nextRequest, type SoakRequest } from './requests.ts'

const { values } = parseArgs({
	options: {
		requests: { type: 'string', default: '200000' },
		connections: { type: 'string', default: '50' },
		seed: { type: 'string', default: '1' },
	},
})
const TOTAL = Number(values.requests)
const CONNECTIONS = Number(values.connections)
/** The share of the run with rewards. After it, people soon have spent their balances. */
const REWARDS = 0.2
/** How often memory is measured, and how far the last quarter may be above the second. */
const SAMPLES = 40
const GROWTH = { times: 1.2, megabytes: 20 }
/** Seconds after which a new token is requested. Tokens live ten minutes. */
const TOKEN_SECONDS = 300

const random = createRandom(Number(values.seed))
const program = join(makeFolder('soak'), 'cli.js')
await buildCli(program, 'with-library')

const { child, printed, ended, url } = await startServer(program, 'mock', ['--quiet'])

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let token = ''
let tokenAge = 0

interface Answer {
	readonly statusCode: number
	readonly text: string
}

function ask({
	method,
	path,
	body,
	isSigned,
}: Pick<SoakRequest, 'method' | 'path' | 'body' | 'isSigned'>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const headers = isSigned ? { Authorization: `Bearer ${token}` } : {}
		const open = send(url + path, { method, agent, headers }, (response) => {
			let text = ''
			response.setEncoding('utf8')
			response.on('data', (chunk) => {
				text += chunk
			})
			response.on('end', () => resolve({ statusCode: response.statusCode ?? 0, text }))
			response.on('error', reject)
		})
		open.on('error', reject)
		open.end(body ?? undefined)
	})
}

async function signIn(): Promise<void> {
	if (token !== '' && Date.now() - tokenAge < TOKEN_SECONDS * 1000) return
	tokenAge = Date.now()
	const body = JSON.stringify({ clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' })
	const { text } = await ask({ method: 'POST', path: '/api/ext/v1/oauth/tokens', body, isSigned: false })
	token = (JSON.parse(text) as { accessToken: string }).accessToken
}

interface Shown {
	readonly collections: readonly {
		readonly id: string
		readonly people: readonly { email: string; balance: number }[]
	}[]
}

async function balances(): Promise<Map<string, number>> {
	const { text } = await ask({ method: 'GET', path: '/__state', body: null, isSigned: false })
	const { collections } = JSON.parse(text) as Shown
	const people = collections.find(({ id }) => id === COLLECTION)?.people ?? []
	return new Map(people.map(({ email, balance }) => [email, balance]))
}

const complaints: string[] = []
const statuses = new Map<string, number>()
const memory: number[] = []
let sent = 0
let done = 0

function complain(text: string): void {
	if (complaints.length < 20) complaints.push(text)
}

/** Counts an answer, and reports problems of it. */
function look(request: SoakRequest, { statusCode, text }: Answer): void {
	const key = `${request.kind} ${statusCode}`
	statuses.set(key, (statuses.get(key) ?? 0) + 1)
	const isGood = statusCode >= 200 && statusCode < 300
	if (isGood && request.effect !== null) {
		const { email, amount } = request.effect
		expected.set(email, (expected.get(email) ?? 0) + amount)
	}
	if (statusCode >= 500) complain(`${request.method} ${request.path} answered ${statusCode}: ${text.slice(0, 200)}`)
	if (request.kind === 'good' && !isGood) complain(`${request.path} answered ${statusCode}: ${text.slice(0, 200)}`)
	if (request.kind === 'refused' && isGood) complain(`${request.method} ${request.path} answered ${statusCode}`)
	if (!isGood) {
		const body = JSON.parse(text) as { statusCode?: unknown; errorCode?: unknown; message?: unknown }
		const isError =
			body.statusCode === statusCode && typeof body.errorCode === 'string' && typeof body.message === 'string'
		if (!isError) complain(`${request.path} has no error body: ${text.slice(0, 200)}`)
	}
}

async function work(): Promise<void> {
	while (sent < TOTAL) {
		sent++
		await signIn()
		const request = nextRequest(random, sent > TOTAL * REWARDS)
		try {
			look(request, await ask(request))
		} catch (error) {
			complain(`${request.method} ${request.path}: ${(error as Error).message}`)
		}
		done++
		if (done % Math.ceil(TOTAL / SAMPLES) === 0) sample()
	}
}

/** Measures the memory of the mock, in megabytes. */
function sample(): void {
	const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }))
	memory.push(kilobytes / 1024)
	if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${TOTAL}, ${Math.round(kilobytes / 1024)} MB `)
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

await signIn()
const expected = await balances()
await Promise.all(Array.from({ length: CONNECTIONS }, work))

for (const [email, balance] of await balances()) {
	const due = expected.get(email) ?? 0
	if (Math.abs(balance - due) > 0.005) complain(`The balance of ${email} is ${balance}, and should be ${due}.`)
}
const second = median(memory.slice(memory.length / 4, memory.length / 2))
const last = median(memory.slice((memory.length * 3) / 4))
if (last > second * GROWTH.times + GROWTH.megabytes) {
	complain(`Memory grew from ${second.toFixed()} MB in the second quarter to ${last.toFixed()} MB in the last.`)
}

// The stop comes during requests: each is answered completely, or its connection was never accepted.
let answered = 0
const open = Array.from({ length: CONNECTIONS }, async () => {
	const { statusCode } = await ask({ method: 'GET', path: '/api/ext/v1/collections', body: null, isSigned: true })
	answered++
	if (statusCode !== 200) complain(`A request during the end answered ${statusCode}.`)
})
setTimeout(() => child.kill('SIGTERM'), 5)
await Promise.allSettled(open)
const status = await ended
if (status !== 0) complain(`The mock ended with ${status}: ${printed().slice(-500)}`)
if (printed().includes('Error')) complain(`The mock printed ${printed().slice(-500)}`)
agent.destroy()

for (const [key, number] of [...statuses].sort()) console.log(`${key.padEnd(12)} ${String(number).padStart(8)}`)
const orders = statuses.get('order 200') ?? 0
console.log(
	`${TOTAL} requests, ${orders} orders of ${EMAILS.length} people; memory ${second.toFixed()} MB, then ${last.toFixed()} MB`,
)
console.log(`SIGTERM with ${CONNECTIONS} requests open: ${answered} answered, status ${status}`)
for (const complaint of complaints) console.log(`✗ ${complaint}`)
console.log(complaints.length === 0 ? '✓ nothing gave way' : `✗ ${complaints.length} complaints`)
process.exitCode = complaints.length === 0 ? 0 : 1
