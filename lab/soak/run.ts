/**
 * Sends many requests over many connections to the mock, some with broken bodies. Checks that the mock doesn't crash and doesn't answer with 5XX,
 * that memory stays flat after the first half, that balances are correct, and that SIGTERM stops the mock cleanly during requests.
 *
 * lab/run soak -- --requests 200000 lab/run soak -- --requests 20000 --connections 50 --seed 1
 */
import { equal, ok } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCli } from '../../scripts/build-cli.ts'
import { createRandom } from '../../scripts/random.ts'
import { startServer } from '../../scripts/start-mock.ts'
import { check, makeFolder } from '../shared/room.ts'
import { COLLECTION, nextRequest, type SoakRequest, signIn } from './requests.ts'

const { values } = parseArgs({
	options: {
		requests: { type: 'string', default: '200000' },
		connections: { type: 'string', default: '50' },
		seed: { type: 'string', default: '1' },
	},
})
const TOTAL = Number(values.requests)
const CONNECTIONS = Number(values.connections)
/** The share of the run with rewards. After this share, people soon have spent their balances. */
const REWARDS = 0.2
/** How often memory is measured. Below: how far the last quarter may be above the second quarter. */
const SAMPLES = 40
const GROWTH = { times: 1.2, megabytes: 20 }
/** The requests after which a new token is requested. Tokens live ten minutes. */
const TOKEN_REQUESTS = 20_000

const random = createRandom(Number(values.seed))
const program = join(makeFolder('soak'), 'cli.js')
await buildCli(program, 'with-library')
const { child, printed, ended, url } = await startServer(program, 'mock', ['--quiet'])
let token = ''

async function ask({ method, path, body, isSigned }: SoakRequest): Promise<{ statusCode: number; text: string }> {
	const headers: Record<string, string> = isSigned ? { Authorization: `Bearer ${token}` } : {}
	const answer = await fetch(url + path, { method, headers, body: body as BodyInit | null })
	return { statusCode: answer.status, text: await answer.text() }
}

async function readBalances(): Promise<Map<string, number>> {
	const { collections } = await (await fetch(`${url}/__state`)).json()
	const { people } = collections.find(({ id }: { id: string }) => id === COLLECTION)
	return new Map(people.map(({ email, balance }: { email: string; balance: number }) => [email, balance]))
}

const complaints: string[] = []
const statuses = new Map<string, number>()
const memory: number[] = []
let sent = 0

/** Counts an answer, and notes its problems. */
function look(
	{ kind, effect, method, path }: SoakRequest,
	{ statusCode, text }: { statusCode: number; text: string },
): void {
	const key = `${kind} ${statusCode}`
	statuses.set(key, (statuses.get(key) ?? 0) + 1)
	const isGood = statusCode >= 200 && statusCode < 300
	if (isGood && effect !== null) expected.set(effect.email, (expected.get(effect.email) ?? 0) + effect.amount)
	const isRight = statusCode < 500 && (kind === 'good' ? isGood : kind !== 'refused' || !isGood)
	const error = isGood ? null : JSON.parse(text)
	const isError =
		typeof error?.errorCode === 'string' && typeof error.message === 'string' && error.statusCode === statusCode
	if (!isRight || (!isGood && !isError))
		complaints.push(`${method} ${path} answered ${statusCode}: ${text.slice(0, 200)}`)
}

async function work(): Promise<void> {
	while (sent < TOTAL) {
		if (sent++ % TOKEN_REQUESTS === 0) token = JSON.parse((await ask(signIn)).text).accessToken
		const request = nextRequest(random, sent > TOTAL * REWARDS)
		try {
			look(request, await ask(request))
		} catch (error) {
			complaints.push(`${request.method} ${request.path}: ${(error as Error).message}`)
		}
		if (sent % Math.ceil(TOTAL / SAMPLES) !== 0) continue
		memory.push(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024)
		if (process.stderr.isTTY) process.stderr.write(`\r${sent} of ${TOTAL}, ${memory.at(-1)?.toFixed()} MB `)
	}
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

token = JSON.parse((await ask(signIn)).text).accessToken
const expected = await readBalances()
await Promise.all(Array.from({ length: CONNECTIONS }, work))

for (const [key, number] of [...statuses].sort()) console.log(`${key.padEnd(12)} ${String(number).padStart(8)}`)
await check(`${TOTAL} requests get the answers that they should`, () => equal(complaints.slice(0, 20).join('\n'), ''))
await check('balances add up', async () => {
	for (const [email, balance] of await readBalances())
		ok(
			Math.abs(balance - (expected.get(email) ?? 0)) < 0.005,
			`${email}: ${balance} in place of ${expected.get(email)}`,
		)
	return `${statuses.get('order 200') ?? 0} orders of ${expected.size} people`
})
await check('memory stays flat', () => {
	const second = median(memory.slice(memory.length / 4, memory.length / 2))
	const last = median(memory.slice((memory.length * 3) / 4))
	const said = `${second.toFixed()} MB in the second quarter, ${last.toFixed()} MB in the last`
	ok(last <= second * GROWTH.times + GROWTH.megabytes, said)
	return said
})
await check('SIGTERM during requests: each is answered completely, or its connection was never accepted', async () => {
	const asked = { ...signIn, method: 'GET', path: '/api/ext/v1/collections', body: null, isSigned: true }
	const open = Array.from({ length: CONNECTIONS }, () => ask(asked))
	setTimeout(() => child.kill('SIGTERM'), 5)
	const answers = (await Promise.allSettled(open)).flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
	for (const { statusCode } of answers) equal(statusCode, 200)
	equal(await ended, 0, printed().slice(-500))
	ok(!printed().includes('Error'), printed().slice(-500))
	return `${answers.length} of ${CONNECTIONS} answered`
})
