import { type Send, toHttpRequest } from 'orderwright/conformance'
import { UsageError } from '../command.ts'
import { hideIssued } from '../redact.ts'

/** A connection to a service, and what tests can control about it. */
export interface Connection {
	readonly send: Send
	readonly now: () => string
	/** Null if the service can't be reset. */
	readonly reset: (() => Promise<void>) | null
	/** Null if the run never waits. */
	readonly wait: ((seconds: number) => Promise<void>) | null
	/** Returns whether the run has waited for the service as long as it may. */
	readonly isGivenUp: () => boolean
}

export interface ConnectOptions {
	/** The base address of the interface's paths. */
	readonly base: URL
	/** The time limit for one answer, in seconds. */
	readonly timeout: number
	/** The limit for all waits together, if the service is busy or can't be reached, in seconds. */
	readonly patience: number
	/** The most requests a second. */
	readonly pace: number
	/** A path or URL. The path or URL where a POST resets the service to the seed. */
	readonly reset?: string | undefined
	/** The path or URL where a GET returns the time, and a POST with `{ "advance": seconds }` changes it. */
	readonly clock?: string | undefined
	/** Whether to wait in real time. */
	readonly isPatient?: boolean
}

/** The longest wait after an answer 429 or 503, in seconds. */
const MAX_PAUSE = 60
/** The waits for a service that can't be reached any more, in seconds. */
const AWAY = [0.5, 1, 2, 4]
/** The most bytes of one answer. */
const MAX_BYTES = 10_000_000

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** An answer whose text is cut at 10 MB. */
interface Answered {
	readonly status: number
	readonly headers: Headers
	readonly text: string
	/** Whether the text began with a byte order mark. */
	readonly isMarked: boolean
}

/** Returns the address of a service without the paths' prefix, and without a slash at its end. */
export function rootOf({ href }: URL): string {
	return href.replace(/\/(?:api\/ext\/v1\/?)?$/, '')
}

/** Connects to a service. Throws a `UsageError` with the reason if the service doesn't answer. */
export async function connect(options: ConnectOptions): Promise<Connection> {
	const { base, timeout, reset, clock, isPatient = false } = options
	const root = rootOf(base)
	const ask = (url: string | URL, init: RequestInit = {}): Promise<Answered> =>
		within(timeout, async (signal) => readAnswer(await fetch(url, { ...init, redirect: 'manual', signal })))
	const control = async (path: string, option: string, body?: unknown): Promise<unknown> => {
		const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE }
		const { status, text } = await ask(new URL(path, `${root}/`), init).catch((error: Error) => {
			throw new UsageError(`--${option} ${path} doesn't answer: ${reasonOf(error)}`)
		})
		if (status < 200 || status > 299) throw new UsageError(`--${option} ${path} answers ${status}.`)
		return parse(text)
	}
	await ask(`${root}/`).catch((error: Error) => {
		throw new UsageError(`No server answers at ${root}: ${reasonOf(error)}`)
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
	let patience = options.patience
	/** Waits for the service, as long as the run may. */
	const waitFor = async (seconds: number): Promise<void> => {
		const left = Math.min(seconds, patience)
		patience -= seconds
		await sleep(Math.max(left, 0))
	}
	let slot = 0
	const askSlowly = async (url: string, init: RequestInit): Promise<Answered> => {
		for (let away = 0; ; away++) {
			slot = Math.max(slot + 1000 / options.pace, Date.now())
			await sleep((slot - Date.now()) / 1000)
			// A timer may be late: the next request waits from here.
			slot = Math.max(slot, Date.now())
			try {
				return await ask(url, init)
			} catch (error) {
				const seconds = AWAY[away]
				// What an answer breaks off in is a fault of the answer, and a time-out is no outage.
				if (seconds === undefined || patience <= 0 || !isAway(error)) throw error
				await waitFor(seconds)
			}
		}
	}
	// The check waits itself if time can pass on the service's clock.
	const isTimed = isPatient && clock === undefined
	return {
		now: () => new Date(Date.now() + ahead.milliseconds).toISOString(),
		isGivenUp: () => patience <= 0,
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
			const http = toHttpRequest(request)
			if (http === null) throw new Error('no such operation')
			const { method, path, headers, body } = http
			const {
				status: statusCode,
				headers: shown,
				text,
				isMarked,
			} = await askSlowly(root + path, { method, headers, body })
			// The check sends the request again at once, unless it may wait.
			const retryAfter = shown.get('retry-after')
			if (!isTimed && (statusCode === 429 || statusCode === 503)) await waitFor(pauseOf(retryAfter))
			const answered = parse(text)
			hideIssued(answered)
			const type = shown.get('content-type')
			const location = shown.get('location')
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
	return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, MAX_PAUSE) : 1
}

/** Ends a promise's wait after some seconds, even if the promise never settles. The timer keeps the process alive until then. */
function within<T>(seconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const controller = new AbortController()
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
			controller.abort(late)
			reject(late)
		}, seconds * 1000)
		work(controller.signal)
			.then(resolve, reject)
			.finally(() => clearTimeout(timer))
	})
}

/** Returns an answer with its text, of which at most 10 MB are kept. */
async function readAnswer({ status, headers, body }: Response): Promise<Answered> {
	const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
	let text = ''
	let bytes = 0
	const reader = body?.getReader()
	while (reader !== undefined && bytes <= MAX_BYTES) {
		const { done, value } = await reader.read()
		if (done) break
		bytes += value.byteLength
		text += decoder.decode(value, { stream: true })
	}
	// A stream that unpacks without end need not settle.
	if (bytes > MAX_BYTES) reader?.cancel().catch(() => undefined)
	text += decoder.decode()
	const isMarked = text.startsWith('\uFEFF')
	return { status, headers, text: isMarked ? text.slice(1) : text, isMarked }
}

/** Parses a body as JSON. A text that isn't JSON stays a text, and the report shows it. */
function parse(text: string): unknown {
	try {
		return text === '' ? null : JSON.parse(text)
	} catch {
		return text
	}
}

/** What fetch reports about a service that can't be reached, or that has just stopped. */
const GONE = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_SOCKET)$/

function isAway(error: unknown): boolean {
	const { message, cause } = error as { message?: string; cause?: { code?: string } }
	return message === 'fetch failed' && GONE.test(cause?.code ?? '')
}

function reasonOf(error: Error): string {
	const { cause } = error as { cause?: { code?: string; message?: string } }
	if (error.name === 'TimeoutError') return 'there was no answer in time.'
	if (cause?.code === 'ECONNREFUSED') return 'the connection is refused. Does the service run, and on this port?'
	if (cause?.code === 'ENOTFOUND') return 'there is no such host.'
	return `${cause?.message ?? error.message}.`
}
