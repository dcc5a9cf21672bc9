import { createServer, type IncomingMessage, maxHeaderSize, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ServiceAnswer, step } from 'orderwright/model'
import { control, controlMethods, type Store } from './control.ts'
import { problem } from './problem.ts'
import { readBody } from './read-body.ts'
import { findRoute } from './route.ts'

/** Headers that allow a page in a browser to send and read everything. */
const CORS = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Methods': 'GET, POST, PUT, OPTIONS',
	'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language',
	'Access-Control-Max-Age': '600',
}

/** In milliseconds. Longer than clients keep a connection, so that no client sends on a connection that is being closed. */
const KEEP_ALIVE = 65_000

/** The time for a request's headers and for the whole request, in milliseconds. */
const HEADERS_PATIENCE = 60_000
const REQUEST_PATIENCE = 300_000

/** Called after each answer. */
export type Listener = (method: string, url: string, statusCode: number) => void

/** Serves the model over HTTP. Every request gets an answer in the interface's shapes. */
export function createMockServer(store: Store, listener: Listener): Server {
	const server = createServer((request, response) => {
		answer(store, request).then(
			(answered) => send(server, request, response, answered, listener),
			// A client disconnected in the middle of its body.
			() => response.destroy(),
		)
	})
	server.keepAliveTimeout = KEEP_ALIVE
	server.headersTimeout = HEADERS_PATIENCE
	server.requestTimeout = REQUEST_PATIENCE
	server.on('clientError', refuseUnreadable)
	return server
}

interface Answered extends ServiceAnswer {
	readonly allowed?: readonly string[]
}

async function answer(store: Store, request: IncomingMessage): Promise<Answered> {
	const { method = '', url = '/' } = request
	const [path = ''] = url.split('?')
	const controls = controlMethods(path)
	if (method === 'OPTIONS') return { statusCode: 204, body: undefined }
	if (controls.length > 0) return answerControl(store, request, method, path, controls)
	const route = findRoute(method, url)
	const body = await readBody(request)
	if ('answer' in route) return { ...route.answer, allowed: route.allowed }
	if ('answer' in body) return body.answer
	const { operation, parameters } = route
	const { authorization, 'accept-language': language } = request.headers
	const made = step(
		store.state,
		{
			operation: operation.id,
			parameters: language === undefined ? parameters : { ...parameters, 'Accept-Language': language },
			authorization,
			body: body.value,
		},
		store.clock.now(),
	)
	store.state = made.state
	return made.answer
}

async function answerControl(
	store: Store,
	request: IncomingMessage,
	method: string,
	path: string,
	allowed: readonly string[],
): Promise<Answered> {
	const body = await readBody(request)
	if ('answer' in body) return body.answer
	const answered = control(store, method, path, body.value)
	if (answered !== null) return answered
	return { ...problem(405, 'request.method', `${path} takes ${allowed.join(' and ')}, not ${method}.`), allowed }
}

function send(
	server: Server,
	request: IncomingMessage,
	response: ServerResponse,
	{ statusCode, body, allowed }: Answered,
	listener: Listener,
): void {
	const text = body === undefined ? '' : JSON.stringify(body)
	const asked = request.headers['access-control-request-headers']
	response.writeHead(statusCode, {
		...CORS,
		...(asked === undefined ? {} : { 'Access-Control-Allow-Headers': asked, Vary: 'Access-Control-Request-Headers' }),
		...(text === '' ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
		...(allowed === undefined || allowed.length === 0 ? {} : { Allow: allowed.join(', ') }),
		// While it stops, a server answers the open requests, and accepts no more on this connection.
		...(server.listening && statusCode !== 413 ? {} : { Connection: 'close' }),
		'Content-Length': Buffer.byteLength(text),
	})
	response.end(text)
	listener(request.method ?? '', request.url ?? '', statusCode)
}

/** Why Node refuses bytes before they are a request, by its code. */
const UNREADABLE: Readonly<
	Record<string, readonly [statusCode: number, words: string, errorCode: string, message: string]>
> = {
	HPE_HEADER_OVERFLOW: [
		431,
		'Request Header Fields Too Large',
		'request.headers',
		`Send headers of at most ${maxHeaderSize} bytes together.`,
	],
	ERR_HTTP_REQUEST_TIMEOUT: [
		408,
		'Request Timeout',
		'request.timeout',
		`Send the headers within ${HEADERS_PATIENCE / 1000} seconds, and the whole request within ${REQUEST_PATIENCE / 1000}.`,
	],
}

/** Answers bytes that aren't HTTP, headers that are too long, and a request that takes too long, with the limit. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
	if (!socket.writable || error.code === 'ECONNRESET') {
		socket.destroy()
		return
	}
	const known = UNREADABLE[error.code ?? '']
	const [statusCode, words, errorCode, message] = known ?? [400, 'Bad Request', 'request.http', 'Send an HTTP request.']
	const text = JSON.stringify(problem(statusCode, errorCode, message).body)
	const head = `HTTP/1.1 ${statusCode} ${words}`
	const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}`
	socket.end(`${head}\r\n${headers}\r\nConnection: close\r\n\r\n${text}`)
}
