import { request } from 'node:http'
import { connect } from 'node:net'
import type { Running } from './program.ts'

/** Sends bytes to a server, and returns all that it answers before the connection ends. */
export function sendBytes(url: string, bytes: string): Promise<string> {
	const { hostname, port } = new URL(url)
	return new Promise((resolve) => {
		let read = ''
		const socket = connect(Number(port), hostname, () => socket.write(bytes))
		socket.on('data', (chunk) => {
			read += chunk
		})
		socket.on('close', () => resolve(read))
		socket.on('error', () => resolve(read))
	})
}

/** Sends a body in two parts, and a signal to the server between them. Returns status and text of the answer. */
export function signalBetween(
	{ child, url }: Running,
	signal: NodeJS.Signals,
	path: string,
	[first, second]: readonly [string, string],
): Promise<readonly [statusCode: number | undefined, text: string]> {
	return new Promise((resolve, reject) => {
		const open = request(url + path, { method: 'POST', agent: false }, (response) => {
			let text = ''
			response.on('data', (chunk) => {
				text += chunk
			})
			response.on('end', () => resolve([response.statusCode, text]))
		})
		open.on('error', reject)
		open.write(first)
		open.on('socket', (socket) =>
			socket.on('connect', () =>
				setTimeout(() => {
					child.kill(signal)
					setTimeout(() => open.end(second), 300)
				}, 300),
			),
		)
	})
}
