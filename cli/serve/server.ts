import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { RULESET } from 'orderwright'
import type { ServiceAnswer } from 'orderwright/model'
import { languageFor } from '../check/languages.ts'
import { problem, readBytes, readJson } from '../http/read-body.ts'
import { allowOf, readTarget, refuseHost } from '../http/request.ts'
import { setLimits } from '../http/server.ts'
import { type Answer, answerList, answerOne, answerOrders, type Defaults } from './answer.ts'
import { type ServedFunction, VALIDATE_ORDERS } from './functions.ts'
import { toOpenApi } from './openapi.ts'

export interface Settings {
	readonly functions: readonly ServedFunction[]
	readonly defaults: Defaults
	/** The largest body, in bytes. */
	readonly mostBytes: number
	/** The names in `Host` that are accepted besides the names of this machine; null for all names. */
	readonly allowedHosts?: readonly string[] | null
	readonly listener: (method: string, url: string, statusCode: number) => void
}

/** The answers to a list. The answers are written one by one, so that memory doesn't grow with the list. */
interface Stream {
	readonly form: 'json' | 'lines'
	readonly answers: Iterable<Answer>
}

type Reply = { readonly statusCode: number; readonly text: string; readonly allow?: string } | Stream

/** The number of answers to a list after which the server handles other requests. */
const ANSWERS_A_TURN = 100
/** After this many milliseconds without reading or writing, a connection is closed. */
const IDLE = 120_000
const LINES = /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines)\b/i

/** Serves the functions over HTTP. Every request gets an answer. An error has the error body of the API. */
export function createRulesServer(settings: Settings): Server {
	const server = createServer((request, response) => {
		reply(settings, request)
			.then((answered) => send(server, request, response, answered))
			.then((statusCode) => settings.listener(request.method ?? '', request.url ?? '', statusCode))
			// The client disconnected before its body or the answer was complete.
			.catch(() => response.destroy())
	})
	setLimits(server)
	server.timeout = IDLE
	return server
}

async function reply(
	{ functions, mostBytes, allowedHosts = null, ...given }: Settings,
	request: IncomingMessage,
): Promise<Reply> {
	const { headers } = request
	const target = readTarget(request)
	const { method, url } = target
	const refusal = refuseHost(target, allowedHosts)
	const defaults = { ...given.defaults, language: languageFor(headers['accept-language'], given.defaults.language) }
	const [path = '', query] = url.split('?')
	const served = functions.find((each) => each.path === path) ?? null
	const allowed =
		served !== null
			? [...(served.namedIn === null ? [] : ['GET']), 'POST']
			: path === '/health' || path === '/openapi.json'
				? ['GET']
				: null
	const read = await readBytes(request, mostBytes)
	if (refusal !== null) return refuse(refusal)
	if (allowed === null) return refuse(problem(404, 'resource.path', `There is nothing at ${method} ${path}.`))
	const allow = allowOf(allowed)
	if (!allowed.includes(method))
		return { ...refuse(problem(405, 'request.method', `${path} takes ${allow}, not ${method}.`)), allow }
	if (served === null) return ok(path === '/health' ? { status: 'ok', ...RULESET } : toOpenApi(functions))
	if (method === 'GET') return answerBody(served, Object.fromEntries(new URLSearchParams(query)), defaults)
	if ('answer' in read) return refuse(read.answer)
	if (LINES.test(headers['content-type'] ?? ''))
		return { form: 'lines', answers: answerLines(served, read.bytes, defaults) }
	const body = readJson(read.bytes)
	return 'answer' in body ? refuse(body.answer) : answerBody(served, body.value, defaults)
}

function answerBody(served: ServedFunction, body: unknown, defaults: Defaults): Reply {
	if (Array.isArray(body) && served.name !== VALIDATE_ORDERS)
		return { form: 'json', answers: answerList(served, body, defaults) }
	const answer =
		served.name === VALIDATE_ORDERS ? answerOrders(served, body, defaults) : answerOne(served, body, defaults)
	if ('error' in answer) return refuse({ statusCode: answer.error.statusCode, body: answer.error })
	return 'text' in answer ? { statusCode: 200, text: answer.text } : { form: 'json', answers: answer }
}

/** Answers each line of a body. For a line that isn't JSON, the answer contains an error. Blank lines are skipped. */
function* answerLines(served: ServedFunction, bytes: Buffer, defaults: Defaults): Generator<Answer> {
	for (let from = 0; from < bytes.length; ) {
		const end = bytes.indexOf('\n', from)
		const line = bytes.subarray(from, end < 0 ? undefined : end)
		from += line.length + 1
		if (line.toString('latin1').trim() === '') continue
		const body = readJson(line)
		if ('answer' in body) yield { error: body.answer.body as Extract<Answer, { error: unknown }>['error'] }
		else yield answerOne(served, body.value, defaults)
	}
}

function ok(body: unknown): Reply {
	return { statusCode: 200, text: JSON.stringify(body) }
}

function refuse({ statusCode, body }: ServiceAnswer): { readonly statusCode: number; readonly text: string } {
	return { statusCode, text: JSON.stringify(body) }
}

async function send(
	server: Server,
	request: IncomingMessage,
	response: ServerResponse,
	answered: Reply,
): Promise<number> {
	const statusCode = 'form' in answered ? 200 : answered.statusCode
	const type = 'form' in answered && answered.form === 'lines' ? 'application/x-ndjson' : 'application/json'
	response.statusCode = statusCode
	response.setHeader('Content-Type', `${type}; charset=utf-8`)
	// A server that is stopping answers the open requests, and accepts no other request on this connection.
	if (!server.listening || statusCode === 413 || !request.complete) response.setHeader('Connection', 'close')
	if ('form' in answered) {
		await stream(response, answered)
		return statusCode
	}
	if (answered.allow !== undefined) response.setHeader('Allow', answered.allow)
	response.setHeader('Content-Length', Buffer.byteLength(answered.text))
	response.end(answered.text)
	return statusCode
}

/** Resolves when a response can be written to again, or is closed. No listener remains. */
function canTakeMore(response: ServerResponse): Promise<void> {
	return new Promise((resolve) => {
		const end = (): void => {
			response.off('drain', end).off('close', end)
			resolve()
		}
		response.on('drain', end).on('close', end)
		if (response.destroyed) end()
	})
}

/** Writes answers as fast as the client reads them. The whole request is read first, so that neither side waits for the other. */
async function stream(response: ServerResponse, { form, answers }: Stream): Promise<void> {
	const marks = form === 'json' ? { start: '[', between: ',', end: ']' } : { start: '', between: '', end: '' }
	let count = 0
	response.write(marks.start)
	for (const answer of answers) {
		const text = 'error' in answer ? JSON.stringify(answer.error) : answer.text
		const isTaken = response.write(`${count === 0 ? '' : marks.between}${text}${form === 'lines' ? '\n' : ''}`)
		count++
		if (response.destroyed) throw new Error('the client is gone')
		if (!isTaken) await canTakeMore(response)
		else if (count % ANSWERS_A_TURN === 0) await setImmediate()
	}
	response.end(marks.end)
}
