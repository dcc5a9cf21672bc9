/** Sends orders and waits until the stream has stored them. */
import { makeOrder } from './shop.js'
import { ORDERS, PUBLISH } from './streams.js'

/** Orders on their way at one time: the next ones wait until the stream has stored these. */
const WINDOW = 500

/**
 * Sends the orders `from` to `to` (not with it) of a seed, each under its id. Sending them again is harmless: the stream drops what
 * it has stored already. Answers with how many it dropped.
 *
 * @param {import('@nats-io/jetstream').JetStreamClient} client
 * @param {{ seed: number, from: number, to: number, onProgress?: (sent: number) => void }} what
 */
export async function sendOrders(client, { seed, from, to, onProgress }) {
	let dropped = 0
	for (let start = from; start < to; start += WINDOW) {
		const end = Math.min(start + WINDOW, to)
		const stored = []
		for (let index = start; index < end; index++) {
			const body = JSON.stringify(makeOrder(seed, index))
			stored.push(client.publish(ORDERS.subject, body, { ...PUBLISH, msgID: orderId(seed, index) }))
		}
		for (const { duplicate } of await Promise.all(stored)) if (duplicate) dropped++
		onProgress?.(end - from)
	}
	return dropped
}

/**
 * @param {number} seed
 * @param {number} index
 */
export function orderId(seed, index) {
	return `${seed}-${index}`
}
