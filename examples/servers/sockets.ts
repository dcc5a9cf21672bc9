// What a socket may send that no client would: each server goes on answering, and keeps no more of a body than it may.
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { MAX_BYTES } from './orders.ts'

/** A server that closes or answers later than this, in milliseconds, has failed. */
const PATIENCE = 5_000
/** The bytes of a body without an end: a server has to stop reading long before. */
const ENDLESS = 200 * MAX_BYTES
const HALF_OPEN = 200

const head = (...headers: readonly string[]): string =>
	['POST /orders HTTP/1.1', 'Host: shop.test', 'Content-Type: application/json', ...headers, '', ''].join('\r\n')
const BOMB = gzipSync(Buffer.alloc(100 * MAX_BYTES, 0x20))

/** What is sent, and the statuses that may answer it; none if the connection may also just end. */
const SENT: readonly (readonly [what: string, bytes: string | Buffer, statuses: readonly number[]])[] = [
	['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', [400]],
	['a header without an end', `${head().trimEnd()}\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, [400, 431]],
	['two lengths', `${head('Content-Length: 2', 'Content-Length: 4')}{}{}`, [400]],
	['a length and chunks', `${head('Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`, [400]],
	['a chunk with a wrong length', `${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`, [400]],
	[
		'bytes that are no UTF-8',
		Buffer.concat([Buffer.from(head('Content-Length: 4')), Buffer.from([0x22, 0xff, 0xfe, 0x22])]),
		[400],
	],
	[
		'a body that is packed',
		Buffer.concat([Buffer.from(head('Content-Encoding: gzip', `Content-Length: ${BOMB.length}`)), BOMB]),
		[400, 413, 415],
	],
	['a body that announces too much', `${head(`Content-Length: ${ENDLESS}`)}{`, [413]],
]

/** Sends all of it to a server, and returns what went wrong. */
export async function tryRawSockets(url: string, isGood: () => Promise<boolean>): Promise<readonly string[]> {
	const { hostname, port } = new URL(url)
	const open = (): Socket => connect(Number(port), hostname).on('error', () => {})
	const wrong: string[] = []
	for (const [what, bytes, statuses] of SENT) {
		const answer = await answerTo(open(), (socket) => socket.write(bytes))
		if (answer === 'late' || (answer !== null && !statuses.includes(answer))) wrong.push(`${what}: ${answer}`)
	}
	let sent = 0
	const chunk = `${(50_000).toString(16)}\r\n${' '.repeat(50_000)}\r\n`
	const answer = await answerTo(open(), async (socket) => {
		socket.write(head('Transfer-Encoding: chunked'))
		while (sent < ENDLESS && !socket.destroyed && socket.bytesRead === 0) {
			await new Promise((resolve) => socket.write(chunk, resolve))
			sent += chunk.length
		}
	})
	if (sent >= ENDLESS || (answer !== null && answer !== 413))
		wrong.push(`a body without an end: ${answer} after ${sent} bytes`)
	const halves = Array.from({ length: HALF_OPEN }, open)
	for (const [at, socket] of halves.entries()) {
		socket.write(head('Content-Length: 50').slice(0, at % 2 === 0 ? -4 : undefined))
		if (at % 10 === 0) socket.resetAndDestroy()
	}
	if (!(await isGood())) wrong.push(`a good order, beside ${HALF_OPEN} requests without an end`)
	for (const socket of halves) socket.destroy()
	if (!(await isGood())) wrong.push('a good order, after them')
	return wrong
}

/** Resolves with the status of the answer; null if the connection ends without one. */
function answerTo(socket: Socket, send: (socket: Socket) => unknown): Promise<number | null | 'late'> {
	return new Promise((resolve) => {
		let text = ''
		const timer = setTimeout(() => settle('late'), PATIENCE)
		const settle = (answer: number | null | 'late'): void => {
			clearTimeout(timer)
			socket.destroy()
			resolve(answer)
		}
		socket.on('data', (data) => {
			text += data.toString('latin1')
			const [, status] = /^HTTP\/1\.1 (\d{3}) [\s\S]*\r\n\r\n/.exec(text) ?? []
			if (status !== undefined) settle(Number(status))
		})
		socket.on('close', () => settle(null))
		send(socket)
	})
}
