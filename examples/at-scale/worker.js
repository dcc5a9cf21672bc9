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
	CONNECTION,
	CONSUMER,
	DEAD_LETTERS,
	MOST_DELIVERIES,
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
/** After so many milliseconds, an order whose verdict could not be stored comes again, and a server that failed is asked again. */
const RETRY = 1_000
/** Bytes of a dead letter that are kept: the largest order, and the beginning of what is larger. */
const KEPT = 64 * 1024
const REPORT_EVERY = 100

const server = process.argv[2] ?? 'nats://127.0.0.1:4222'
const connection = await connect({ ...CONNECTION, servers: server })
await prepareStreams(await jetstreamManager(connection))
const client = jetstream(connection)
const consumer = await client.consumers.get(ORDERS.name, CONSUMER.durable_name)

/** What this worker has done. `duplicates`: verdicts that the stream had already, from a worker that died before it could say so. */
const counts = { verdicts: 0, duplicates: 0, redelivered: 0, deadLetters: 0, failures: 0 }
const reports = setInterval(report, process.send === undefined ? 10 * REPORT_EVERY : REPORT_EVERY)
let reported = ''
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

report()
await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, pull))
clearInterval(reports)
report()
await connection.drain()
process.disconnect?.()

async function pull() {
	while (!isStopping) {
		try {
			await pullBatch()
		} catch {
			// The server is gone or starting; the connection comes back by itself.
			counts.failures++
			await new Promise((resolve) => setTimeout(resolve, RETRY))
		}
	}
}

async function pullBatch() {
	const answers = []
	try {
		const batch = await consumer.fetch({ max_messages: BATCH, expires: PATIENCE })
		for await (const message of batch) answers.push(answer(message))
	} finally {
		await Promise.all(answers)
	}
}

/** @param {import('@nats-io/jetstream').JsMsg} message */
async function answer(message) {
	const id = message.headers?.get('Nats-Msg-Id') || `message-${message.seq}`
	const { deliveryCount } = message.info
	if (deliveryCount > 1) counts.redelivered++
	const judged =
		deliveryCount > MOST_DELIVERIES
			? { reason: `too-many-deliveries: ${deliveryCount - 1} without an answer` }
			: judge(message.data)
	try {
		if ('verdict' in judged) {
			const { duplicate } = await client.publish(VERDICTS.subject, judged.verdict, { ...PUBLISH, msgID: id })
			if (duplicate) counts.duplicates++
			else counts.verdicts++
		} else {
			const header = headers()
			header.set('Reason', judged.reason)
			const { duplicate } = await client.publish(DEAD_LETTERS.subject, message.data.subarray(0, KEPT), {
				...PUBLISH,
				msgID: id,
				headers: header,
			})
			if (!duplicate) counts.deadLetters++
		}
		message.ack()
	} catch {
		counts.failures++
		message.nak(RETRY)
	}
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
