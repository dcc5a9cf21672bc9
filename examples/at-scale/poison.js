/**
 * Messages that no rule can judge, as every stream receives them sometimes; and JSON that is not an order, which gets a
 * verdict.
 */
import { judge, MAX_ORDER_SIZE } from './judge.js'
import { makeOrder } from './shop.js'
import { CONSUMER, MAX_DELIVERIES, ORDERS } from './streams.js'

const utf8 = new TextEncoder()

/** By id: what is sent, and how the reason on its dead letter begins. @type {[id: string, body: Uint8Array, reason: string][]} */
export const POISON = [
	['empty', utf8.encode(''), 'not-json'],
	['cut-off', utf8.encode('{"address":{"city":"Par'), 'not-json'],
	['markup', utf8.encode('<order><city>Paris</city></order>'), 'not-json'],
	[
		'latin-1',
		Uint8Array.from([...'{"address":{"city":"S\xe3o Paulo"}}'].map((letter) => letter.charCodeAt(0))),
		'not-utf-8',
	],
	['too-large', utf8.encode(JSON.stringify({ note: 'x'.repeat(3 * MAX_ORDER_SIZE) })), 'too-large'],
]

/** JSON all the same. @type {[id: string, body: Uint8Array][]} */
const ODD = [
	'null',
	'[1, 2]',
	'"an order"',
	'{}',
	'{"__proto__": {"status": "valid"}}',
	`${'['.repeat(9_999)}${']'.repeat(9_999)}`,
].map((text, n) => [`odd-${n}`, utf8.encode(text)])

/** An order that is delivered again and again, because it crashes every worker. */
const RESTLESS = 'restless'

/**
 * Sends them all. Answers with the verdicts that the odd ones must get, and with the reasons of all dead letters, by their ids.
 *
 * @param {import('@nats-io/jetstream').JetStreamClient} client
 */
export async function sendPoison(client) {
	await sendRestless(client)
	/** @type {Map<string, string>} */
	const verdicts = new Map()
	for (const [id, body] of ODD) {
		await client.publish(ORDERS.subject, body, { msgID: id })
		const judged = judge(body)
		verdicts.set(id, 'verdict' in judged ? judged.verdict : '')
	}
	for (const [id, body] of POISON) await client.publish(ORDERS.subject, body, { msgID: id })
	const reasons = new Map(POISON.map(([id, , reason]) => [id, reason]))
	return { verdicts, reasons: reasons.set(RESTLESS, 'too-many-deliveries') }
}

/**
 * Takes the order as a worker does, and gives it back unanswered as often as an order may be delivered. The stream must be empty.
 *
 * @param {import('@nats-io/jetstream').JetStreamClient} client
 */
async function sendRestless(client) {
	await client.publish(ORDERS.subject, JSON.stringify(makeOrder(0, 0)), { msgID: RESTLESS })
	const consumer = await client.consumers.get(ORDERS.name, CONSUMER.durable_name)
	for (let delivery = 1; delivery <= MAX_DELIVERIES; delivery++) (await consumer.next())?.nak()
}
