/** Reads the workers' results, and compares them with the verdicts of one process on the same orders. */
import { judge } from './judge.js'
import { orderId } from './sender.js'
import { makeOrder } from './shop.js'
import { DEAD_LETTERS, VERDICTS } from './streams.js'

const utf8 = new TextEncoder()

/** @typedef {{ lost: number, twice: number, different: number, unknown: number, valid: number }} Findings */

/**
 * Counts the orders without a verdict, with two, and with another verdict than this process comes to; and the verdicts of no order.
 * `others` are the verdicts on messages that no seed makes, by their ids; `read` gets each verdict.
 *
 * @param {import('@nats-io/jetstream').JetStreamClient} client
 * @param {{ seed: number, orders: number, others?: Map<string, string>, read?: (verdict: string, index: number) => void }} what
 * @returns {Promise<Findings>}
 */
export async function checkVerdicts(client, { seed, orders, others = new Map(), read = () => {} }) {
	const expected = new Map(others)
	for (let index = 0; index < orders; index++) expected.set(orderId(seed, index), '')
	const left = new Set(expected.keys())
	const findings = { lost: 0, twice: 0, different: 0, unknown: 0, valid: 0 }
	await readStream(client, VERDICTS.name, (message) => {
		const id = message.headers?.get('Nats-Msg-Id') ?? ''
		read(message.string(), Number(id.slice(id.indexOf('-') + 1)))
		const ours = expected.get(id)
		if (ours === undefined) findings.unknown++
		else if (!left.delete(id)) findings.twice++
		else if (message.string() !== (ours || judgeAgain(seed, id))) findings.different++
		else if (message.string().startsWith('{"status":"valid"')) findings.valid++
	})
	findings.lost = left.size
	return findings
}

/**
 * The dead letters: their reasons by their ids.
 *
 * @param {import('@nats-io/jetstream').JetStreamClient} client
 * @returns {Promise<[id: string, reason: string][]>}
 */
export async function readDeadLetters(client) {
	/** @type {[string, string][]} */
	const letters = []
	await readStream(client, DEAD_LETTERS.name, ({ headers }) => {
		letters.push([headers?.get('Nats-Msg-Id') ?? '', headers?.get('Reason') ?? ''])
	})
	return letters
}

/**
 * @param {number} seed
 * @param {string} id
 */
function judgeAgain(seed, id) {
	const index = Number(id.slice(id.indexOf('-') + 1))
	const judged = judge(utf8.encode(JSON.stringify(makeOrder(seed, index))))
	return 'verdict' in judged ? judged.verdict : judged.reason
}

/**
 * Reads a whole stream, from its first message to the one that is its last now.
 *
 * @param {import('@nats-io/jetstream').JetStreamClient} client
 * @param {string} name
 * @param {(message: import('@nats-io/jetstream').JsMsg) => void} onMessage
 */
async function readStream(client, name, onMessage) {
	const { state } = await (await client.streams.get(name)).info()
	if (state.messages === 0) return
	const reader = await client.consumers.get(name)
	const messages = await reader.consume({ max_messages: 2_000 })
	for await (const message of messages) {
		onMessage(message)
		if (message.seq === state.last_seq) break
	}
}
