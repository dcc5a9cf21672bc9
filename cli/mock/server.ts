import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type ServiceAnswer, step } from 'orderwright/model'
import { problem, readBody } from '../http/read-body.ts'
import { allowOf, readTarget, refuseHost } from '../http/request.ts'
import { setLimits } from '../http/server.ts'
import { control, controlMethods, refuseForeign, type Store } from './control.ts'
import { findRoute } from './route.ts'

/** Headers by which a web page may send and read everything. */
const CORS = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, OPTIONS',
	'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language',
	'Access-Control-Max-Age': '600',
}

export type Listener = (method: string, url: string, statusCode: number) => void

/**
 * Serves the model over HTTP. Every request gets an answer in a form of the API. If `hosts` is set, a request with any other name is rejected.
 * Otherwise a web page could send its own name to this machine, and read the mock's answers.
 */
export function createMockServer(
	store: Store,
	listener: Listener,
	allowedHosts: readonly string[] | null = null,
): Server {
	const server = createServer((request, response) => {
		answer(store, request, allowedHosts).then(
			(answered) => send(server, request, response, answered, listener),
			// The client disconnected before its body was complete.
			() => response.destroy(),
		)
	})
	setLimits(server)
	return server
}

interface Answered extends ServiceAnswer {
	readonly allowed?: readonly string[]
}

async function answer(
	store: Store,
	request: IncomingMessage,
	allowedHosts: readonly string[] | null,
): Promise<Answered> {
	const target = readTarget(request)
	const { method, url } = target
	const [path = ''] = url.split('?')
	const controls = controlMethods(path)
	const refusal = refuseHost(target, allowedHosts) ?? refuseForeign(request.headers, controls.length > 0)
	if (refusal !== null) {
		request.resume()
		return refusal
	}
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
	const isControl = controlMethods(readTarget(request).url.split('?', 1)[0] ?? '').length > 0
	response.writeHead(statusCode, {
		...(isControl ? {} : CORS),
		...(asked === undefined || isControl
			? {}
			: { 'Access-Control-Allow-Headers': asked, Vary: 'Access-Control-Request-Headers' }),
		...(text === '' ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
		...(allowed === undefined || allowed.length === 0 ? {} : { Allow: allowOf(allowed) }),
		// A server that is stopping answers the open requests, and accepts no other request on this connection.
		...(server.listening && statusCode !== 413 ? {} : { Connection: 'close' }),
		'Content-Length': Buffer.byteLength(text),
	})
	response.end(text)
	listener(request.method ?? '', request.url ?? '', statusCode)
}
