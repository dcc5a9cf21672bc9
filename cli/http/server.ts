import { maxHeaderSize, type Server, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { UsageError } from '../command.ts'
import { reasonOf } from '../files.ts'
import { problem } from './read-body.ts'

/**
 * How long an idle connection stays open, in milliseconds. It is longer than in clients, so that no client uses a connection that is being closed.
 */
const KEEP_ALIVE = 65_000

/** The time limits for a request's headers and for the whole request, in milliseconds. */
const HEADERS_PATIENCE = 60_000
const REQUEST_PATIENCE = 300_000

/** Limits the time of a request. Bytes that aren't a request get an answer in the form of the API. */
export function setLimits(server: Server): void {
	server.keepAliveTimeout = KEEP_ALIVE
	server.headersTimeout = HEADERS_PATIENCE
	server.requestTimeout = REQUEST_PATIENCE
	server.on('clientError', refuseUnreadable)
}

const TIMES = `${HEADERS_PATIENCE / 1000} seconds, and the whole request within ${REQUEST_PATIENCE / 1000}`

/** The answers for bytes that Node rejects before they become a request, by Node's error code. */
const UNREADABLE: Readonly<Record<string, readonly [statusCode: number, errorCode: string, message: string]>> = {
	HPE_HEADER_OVERFLOW: [431, 'request.headers', `Send headers of at most ${maxHeaderSize} bytes together.`],
	ERR_HTTP_REQUEST_TIMEOUT: [408, 'request.timeout', `Send the headers within ${TIMES}.`],
}

/** Answers bytes that aren't HTTP, headers that are too long, and a request that takes too long. The answer states the limit. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
	if (!socket.writable || error.code === 'ECONNRESET') {
		socket.destroy()
		return
	}
	const known = UNREADABLE[error.code ?? '']
	const [statusCode, errorCode, message] = known ?? [400, 'request.http', 'Send an HTTP request.']
	const text = JSON.stringify(problem(statusCode, errorCode, message).body)
	const head = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`
	const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}`
	socket.end(`${head}\r\n${headers}\r\nConnection: close\r\n\r\n${text}`)
}

/**
 * Starts a server and returns its address as a URL. With port 0, the system chooses a free port. Throws a `UsageError` if the server can't use the
 * port.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => reject(new UsageError(explain(error, port, host))))
		server.listen(port, host, resolve)
	})
	const own = server.address() as AddressInfo
	return `http://${own.family === 'IPv6' ? `[${own.address}]` : own.address}:${own.port}`
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
	if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one with --port; 0 picks a free one.`
	if (error.code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023 with --port.`
	return `The server can't listen on ${host}:${port}: ${reasonOf(error)}.`
}

/** The time limit in milliseconds for open requests when the server stops. */
const PATIENCE = 5_000

/** Resolves after SIGINT or SIGTERM, when the last open request is answered, or after five seconds. */
export function waitForStop(server: Server): Promise<void> {
	return new Promise((resolve) => {
		const stop = (): void => {
			const timer = setTimeout(() => server.closeAllConnections(), PATIENCE)
			server.close(() => {
				clearTimeout(timer)
				resolve()
			})
			server.closeIdleConnections()
		}
		process.once('SIGINT', stop)
		process.once('SIGTERM', stop)
	})
}
