/**
 * The three streams and the one consumer that sender, workers and readers share. Everybody prepares them; who comes second finds
 * them as they are.
 */
import { AckPolicy, RetentionPolicy, StorageType } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'

/**
 * How long a stream remembers the ids of its messages (header `Nats-Msg-Id`), in milliseconds: a second message with the id of an
 * earlier one is acknowledged and dropped. It must be longer than an order can be on its way: here 5 deliveries of 5 seconds each.
 * Should all workers be down for longer than this, an order can get its verdict twice; the two are equal to the byte, as the rules
 * read no clock and no machine, so that a reader who goes by the id sees one.
 */
const DUPLICATE_WINDOW = 10 * 60_000

/** An order that no worker has acknowledged after so many milliseconds goes to another one. */
export const ACK_WAIT = 5_000

/**
 * An order that has been delivered more often than this is taken for one that stops workers: it becomes a dead letter. Every delivery
 * but the last ended without an answer, because a worker that can't store a verdict keeps the order.
 */
export const MAX_DELIVERIES = 5

/** Orders that are with workers at one time, at most; the server holds the others back. */
const MAX_PENDING = 5_000

/** What waits to be judged. An order leaves the stream when a worker acknowledges it, and not before. */
export const ORDERS = stream('ORDERS', 'orders', RetentionPolicy.Workqueue)
/** One message an order, with the order's id in its header `Nats-Msg-Id`, and the verdict as JSON. */
export const VERDICTS = stream('VERDICTS', 'verdicts', RetentionPolicy.Limits)
/** What can't be judged, with the reason in its header `Reason`. */
export const DEAD_LETTERS = stream('DEAD_LETTERS', 'dead-letters', RetentionPolicy.Limits)

/** All workers pull from this one, so that each order goes to one of them. */
export const CONSUMER = {
	durable_name: 'workers',
	ack_policy: AckPolicy.Explicit,
	ack_wait: nanos(ACK_WAIT),
	max_ack_pending: MAX_PENDING,
	// The worker counts the deliveries: a server that gave up would leave the order in the stream, and tell nobody.
	max_deliver: -1,
}

/**
 * For `connect`: what sender and workers have in common. Without traces of where each call came from, a publication takes half the time.
 */
export const CONNECTION = { noAsyncTraces: true, maxReconnectAttempts: -1 }

/** For `publish`: a stream that does not answer in time is asked again, which is harmless, as it drops what it has. */
export const PUBLISH = { timeout: 10_000, retries: 3 }

/**
 * Adds the streams and the consumer that do not exist yet. One that exists stays as it is, also with other limits: an operator may
 * have changed them.
 *
 * @param {import('@nats-io/jetstream').JetStreamManager} manager
 */
export async function prepareStreams(manager) {
	for (const config of [ORDERS, VERDICTS, DEAD_LETTERS])
		await manager.streams.info(config.name).catch(() => manager.streams.add(config))
	await manager.consumers
		.info(ORDERS.name, CONSUMER.durable_name)
		.catch(() => manager.consumers.add(ORDERS.name, CONSUMER))
}

/**
 * Returns how many orders wait; 0 if none can be read. A server that was killed may count orders that have left the stream.
 *
 * @param {import('@nats-io/jetstream').JetStreamManager} manager
 */
export async function countOrders(manager) {
	const { messages, first_seq } = (await manager.streams.info(ORDERS.name)).state
	if (messages === 0) return 0
	return (await findOrder(manager, first_seq)) === null ? 0 : messages
}

/**
 * Returns the first order from a place of the stream on; null if there is none.
 *
 * @param {import('@nats-io/jetstream').JetStreamManager} manager
 * @param {number} seq
 */
export function findOrder(manager, seq) {
	// The client's types don't know this yet.
	const next = /** @type {any} */ ({ seq, next_by_subj: ORDERS.subject })
	return manager.streams.getMessage(ORDERS.name, next)
}

/**
 * @param {string} name
 * @param {string} subject
 * @param {import('@nats-io/jetstream').RetentionPolicy} retention
 */
function stream(name, subject, retention) {
	const duplicate_window = nanos(DUPLICATE_WINDOW)
	return { name, subjects: [subject], subject, retention, storage: StorageType.File, duplicate_window }
}
