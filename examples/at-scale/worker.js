/**
 * A worker: pulls orders in batches, judges them, publishes the verdicts, and only then acknowledges the orders. Start as many as
 * you like, on as many machines as you like; stop them with Ctrl+C or SIGTERM, or by pulling the plug.
 *
 *   node worker.js nats://127.0.0.1:4222
 */
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, headers } from '@nats-io/transport-node'
import { judge } from './judge.js'
import {
	ACK_WAIT,
	CONNECTION,
	CONSUMER,
	DEAD_LETTERS,
	findOrder,
	MAX_DELIVERIES,
	ORDERS,
	PUBLISH,
	prepareStreams,
	VERDICTS,
} from './streams.js'

/** Orders that are asked for at once, and how often: while one batch is on its way, another is judged. */
const BATCH = 250
const BATCHES_AT_ONCE = 2
/** How long the server may take to fill a batch, in milliseconds; it sends what it has in the meantime. */
const PATIENCE = 1_000
/**
 * After so many milliseconds, a verdict that could not be stored is stored again, and a server that failed is asked again. Verdicts
 * wait twice as long each time, at most so long.
 */
const RETRY = 1_000
const MAX_WAIT = 60_000
/** After so many idle milliseconds, a worker looks for orders that the server doesn't deliver again. */
const IDLE = 3 * ACK_WAIT
/** Bytes of a dead letter that are kept: the largest order, and the beginning of what is larger. */
const KEPT = 64 * 1024
const REPORT_EVERY = 100

const server = process.argv[2] ?? 'nats://127.0.0.1:4222'
const connection = await connect({ ...CONNECTION, servers: server })
const managing = jetstreamManager(connection)
await prepareStreams(await managing)
const client = jetstream(connection)
const consumer = await client.consumers.get(ORDERS.name, CONSUMER.durable_name)

/**
 * What this worker has done. `duplicates`: verdicts that the stream had already, from a worker that died before it could say so.
 * `drained`: orders that waited in the stream, and that nobody would have been given.
 */
const counts = { verdicts: 0, duplicates: 0, redelivered: 0, deadLetters: 0, failures: 0, drained: 0 }
const reports = setInterval(report, process.send === undefined ? 10 * REPORT_EVERY : REPORT_EVERY)
let reported = ''
let isStopping = false
let isDraining = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

report()
await drain().catch(() => counts.failures++)
await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, pull))
clearInterval(reports)
report()
await connection.drain()
process.disconnect?.()

async function pull() {
	let idleSince = Date.now()
	while (!isStopping) {
		try {
			if ((await pullBatch()) > 0) idleSince = Date.now()
			else if (await drainOnce(Date.now() - idleSince > IDLE)) idleSince = Date.now()
		} catch {
			// The server is gone or starting; the connection comes back by itself.
			counts.failures++
			await pause(RETRY)
		}
	}
}

/** Answers with the number of orders. */
async function pullBatch() {
	const answers = []
	try {
		const batch = await consumer.fetch({ max_messages: BATCH, expires: PATIENCE })
		for await (const message of batch) answers.push(answer(message))
	} finally {
		await Promise.all(answers)
	}
	return answers.length
}

/** @param {import('@nats-io/jetstream').JsMsg} message */
async function answer(message) {
	const { deliveryCount } = message.info
	if (deliveryCount > 1) counts.redelivered++
	const judged =
		deliveryCount > MAX_DELIVERIES
			? { reason: `too-many-deliveries: ${deliveryCount - 1} without an answer` }
			: judge(message.data)
	// While its verdict can't be stored, the order stays with this worker: no delivery is lost, and none counts.
	const working = setInterval(() => tryTo(() => message.working()), ACK_WAIT / 2)
	try {
		if (await storeAtLast(judged, idOf(message), message.data)) tryTo(() => message.ack())
	} finally {
		clearInterval(working)
	}
}

/**
 * Drains, but only once at a time: several batches are pulled at once. Returns true if it looked for every order.
 *
 * @param {boolean} isIdle
 */
async function drainOnce(isIdle) {
	if (isDraining) return false
	isDraining = true
	await drain(isIdle).finally(() => {
		isDraining = false
	})
	return isIdle
}

/**
 * Judges the orders that wait in the stream although the consumer takes them for answered: a server that was killed may remember
 * that it delivered an order, and not that nobody answered. Does nothing if there are none. An idle worker ignores the server's
 * counts, too: a server that was killed may count an order as pending, and never deliver it again. What another worker has in
 * hand is judged a second time, and the stream drops the second verdict.
 */
async function drain(isIdle = false) {
	const manager = await managing
	const { state } = await manager.streams.info(ORDERS.name)
	const { delivered, num_pending, num_ack_pending } = await manager.consumers.info(ORDERS.name, CONSUMER.durable_name)
	if (!isIdle && state.messages <= num_pending + num_ack_pending) return
	for (let seq = state.first_seq; seq <= delivered.stream_seq && !isStopping; seq++) {
		const message = await findOrder(manager, seq)
		if (message === null || message.seq > delivered.stream_seq) break
		seq = message.seq
		counts.drained++
		const id = message.header.get('Nats-Msg-Id') || `message-${seq}`
		if (await storeAtLast(judge(message.data), id, message.data)) await manager.streams.deleteMessage(ORDERS.name, seq)
	}
}

/** @param {import('@nats-io/jetstream').JsMsg} message */
function idOf(message) {
	return message.headers?.get('Nats-Msg-Id') || `message-${message.seq}`
}

/**
 * Stores a verdict or a dead letter, however long the store refuses: the waits double up to a minute, and differ by worker and order,
 * so that a store that comes back isn't flooded. Answers with false if this worker stops before.
 *
 * @param {{ verdict: string } | { reason: string }} judged
 * @param {string} id
 * @param {Uint8Array} body
 */
async function storeAtLast(judged, id, body) {
	for (let wait = RETRY; ; wait = Math.min(2 * wait, MAX_WAIT)) {
		try {
			await store(judged, id, body)
			return true
		} catch {
			counts.failures++
		}
		for (let left = wait * (0.5 + Math.random() / 2); left > 0; left -= RETRY / 2) {
			if (isStopping) return false
			await pause(Math.min(left, RETRY / 2))
		}
	}
}

/**
 * @param {{ verdict: string } | { reason: string }} judged
 * @param {string} id
 * @param {Uint8Array} body
 */
async function store(judged, id, body) {
	if ('verdict' in judged) {
		const { duplicate } = await client.publish(VERDICTS.subject, judged.verdict, { ...PUBLISH, msgID: id })
		if (duplicate) counts.duplicates++
		else counts.verdicts++
		return
	}
	const header = headers()
	header.set('Reason', judged.reason)
	const options = { ...PUBLISH, msgID: id, headers: header }
	const { duplicate } = await client.publish(DEAD_LETTERS.subject, body.subarray(0, KEPT), options)
	if (!duplicate) counts.deadLetters++
}

/**
 * For what may fail while the server is gone: the order is then delivered again, and the stream drops its second verdict.
 *
 * @param {() => void} act
 */
function tryTo(act) {
	try {
		act()
	} catch {
		counts.failures++
	}
}

/** @param {number} milliseconds */
function pause(milliseconds) {
	return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Tells the process that started this one, or the terminal. */
function report() {
	if (process.send !== undefined) {
		const { user, system } = process.cpuUsage()
		if (process.connected) process.send({ ...counts, processorSeconds: (user + system) / 1e6 })
		return
	}
	const text = Object.entries(counts)
		.map(([name, count]) => `${count} ${name}`)
		.join(', ')
	if (text !== reported) console.log(text)
	reported = text
}

/** No new batch; those at hand are finished. */
function stop() {
	isStopping = true
}
