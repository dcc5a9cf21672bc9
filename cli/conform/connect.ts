import { type Send, toHttp } from 'orderwright/conformance'
import { hideFields } from '../redact.ts'
import { UsageError } from '../usage-error.ts'

/** The connection to a service, with its controls for tests. */
export interface Connection {
	readonly send: Send
	readonly now: () => string
	/** Null if the service can't be reset. */
	readonly reset: (() => Promise<void>) | null
	/** Null if the run never waits. */
	readonly wait: ((seconds: number) => Promise<void>) | null
}

export interface ConnectOptions {
	/** The base address of the interface's paths. */
	readonly base: URL
	/** The time limit of one answer, in seconds. */
	readonly timeout: number
	/** A path or URL. A POST to it resets the service to the seed. */
	readonly reset: string | undefined
	/** A path or URL where GET returns the time, and POST `{ "advance": seconds }` moves it. */
	readonly clock: string | undefined
	/** Whether to wait in real time. */
	readonly isPatient: boolean
}

/** The longest wait after an answer 429 or 503, in seconds. */
const LONGEST_PAUSE = 60

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Connects to a service. Throws a `UsageError` with the reason if it doesn't answer. */
export async function connect({ base, timeout, reset, clock, isPatient }: ConnectOptions): Promise<Connection> {
	const root = base.href.replace(/\/(?:api\/ext\/v1\/?)?$/, '')
	const ask = (url: string | URL, init: RequestInit = {}): Promise<Response> =>
		fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout * 1000) })
	const control = async (path: string, option: string, body?: unknown): Promise<unknown> => {
		const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE }
		const response = await ask(new URL(path, `${root}/`), init)
		if (!response.ok) throw new UsageError(`--${option} ${path} answers ${response.status}.`)
		return response.json().catch(() => null)
	}
	await ask(`${root}/`).catch((error: Error) => {
		throw new UsageError(`Nobody answers at ${root}: ${reasonOf(error)}`)
	})
	const ahead = { milliseconds: 0 }
	if (clock !== undefined) {
		const { now } = ((await control(clock, 'clock')) ?? {}) as { now?: unknown }
		ahead.milliseconds = Date.parse(String(now)) - Date.now()
		if (Number.isNaN(ahead.milliseconds)) throw new UsageError(`--clock ${clock} shows no "now" with a date-time.`)
	}
	const advance = async (seconds: number): Promise<void> => {
		if (clock === undefined) return sleep(seconds)
		await control(clock, 'clock', { advance: seconds })
		ahead.milliseconds += seconds * 1000
	}
	return {
		now: () => new Date(Date.now() + ahead.milliseconds).toISOString(),
		reset: reset === undefined ? null : async () => void (await control(reset, 'reset', {})),
		wait: clock !== undefined || isPatient ? advance : null,
		send: async (request) => {
			const http = toHttp(request)
			if (http === null) throw new Error('no such operation')
			const { method, path, headers, body } = http
			const response = await ask(root + path, { method, headers, body })
			const text = await response.text()
			const { status: statusCode } = response
			// The check sends the request again at once, unless it may wait.
			const retryAfter = response.headers.get('retry-after')
			if (statusCode === 429 || statusCode === 503) await sleep(pauseOf(retryAfter))
			const answer = { statusCode, body: parse(text) }
			if (request.operation === 'create-tokens') hideFields(answer.body)
			return retryAfter === null ? answer : { ...answer, headers: { 'retry-after': retryAfter } }
		},
	}
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

function pauseOf(retryAfter: string | null): number {
	const seconds = Number(retryAfter ?? 1)
	return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, LONGEST_PAUSE) : 1
}

/** Parses a body as JSON. Text that isn't JSON stays text, and the report shows it. */
function parse(text: string): unknown {
	try {
		return text === '' ? null : JSON.parse(text)
	} catch {
		return text
	}
}

function reasonOf(error: Error): string {
	const { cause } = error as { cause?: { code?: string; message?: string } }
	if (error.name === 'TimeoutError') return 'there was no answer in time.'
	if (cause?.code === 'ECONNREFUSED') return 'the connection is refused. Does the service run, and on this port?'
	if (cause?.code === 'ENOTFOUND') return 'there is no such host.'
	return `${cause?.message ?? error.message}.`
}
