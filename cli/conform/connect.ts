import { type Send, toHttp } from 'orderwright/conformance'
import { UsageError } from '../command.ts'
import { hideIssued } from '../redact.ts'

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
	const readClock = async (): Promise<void> => {
		if (clock === undefined) return
		const { now } = ((await control(clock, 'clock')) ?? {}) as { now?: unknown }
		ahead.milliseconds = Date.parse(String(now)) - Date.now()
		if (Number.isNaN(ahead.milliseconds)) throw new UsageError(`--clock ${clock} shows no "now" with a date-time.`)
	}
	await readClock()
	const advance = async (seconds: number): Promise<void> => {
		if (clock === undefined) return sleep(seconds)
		await control(clock, 'clock', { advance: seconds })
		ahead.milliseconds += seconds * 1000
	}
	// The check waits itself if time can pass on the service's clock.
	const isTimed = isPatient && clock === undefined
	return {
		now: () => new Date(Date.now() + ahead.milliseconds).toISOString(),
		reset:
			reset === undefined
				? null
				: async () => {
						await control(reset, 'reset', {})
						// A reset may put the clock back, too.
						await readClock()
					},
		wait: clock !== undefined || isPatient ? advance : null,
		send: async (request) => {
			const http = toHttp(request)
			if (http === null) throw new Error('no such operation')
			const { method, path, headers, body } = http
			const response = await ask(root + path, { method, headers, body })
			const { text, isMarked } = await readText(response)
			const { status: statusCode } = response
			// The check sends the request again at once, unless it may wait.
			const retryAfter = response.headers.get('retry-after')
			if (!isTimed && (statusCode === 429 || statusCode === 503)) await sleep(pauseOf(retryAfter))
			const answered = parse(text)
			hideIssued(answered)
			const type = response.headers.get('content-type')
			const location = response.headers.get('location')
			return {
				statusCode,
				body: answered,
				headers: {
					...(type !== null && { 'content-type': isMarked ? `${type.split(';')[0]} with a byte order mark` : type }),
					...(retryAfter !== null && { 'retry-after': retryAfter }),
					...(location !== null && { location }),
				},
			}
		},
	}
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

function pauseOf(retryAfter: string | null): number {
	const date = Date.parse(retryAfter ?? '')
	const seconds = /^\d+$/.test(retryAfter ?? '1') ? Number(retryAfter ?? 1) : Math.ceil((date - Date.now()) / 1000)
	return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, LONGEST_PAUSE) : 1
}

/** The most bytes of one answer. */
const MOST_BYTES = 10_000_000

/** Returns the text of an answer, cut at 10 MB, and whether it began with a byte order mark. */
async function readText(response: Response): Promise<{ readonly text: string; readonly isMarked: boolean }> {
	const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
	let text = ''
	let bytes = 0
	const reader = response.body?.getReader()
	while (reader !== undefined) {
		const { done, value } = await reader.read()
		if (done) break
		bytes += value.byteLength
		text += decoder.decode(value, { stream: true })
		if (bytes > MOST_BYTES) {
			await reader.cancel().catch(() => undefined)
			break
		}
	}
	text += decoder.decode()
	const isMarked = text.startsWith('\uFEFF')
	return { text: isMarked ? text.slice(1) : text, isMarked }
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
