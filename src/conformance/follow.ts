import { openEntry } from '../core/open.ts'
import type { ServiceAnswer, ServiceRequest } from '../model/exchange.ts'
import type { Expectation } from '../model/expectation.ts'
import type { ServiceState } from '../model/state.ts'
import { step } from '../model/step.ts'
import { type Asked, ask } from './ask.ts'
import { clauseOf, clausesTried, type Departure } from './clause-of.ts'
import type { Seen } from './coverage.ts'
import { learnPage, type Pages, pageOf } from './pages.ts'
import { type Planned, type PlannedRequest, resolve } from './planned.ts'
import { retryAfter } from './retry-after.ts'
import { toPlain, WHOLE } from './to-plain.ts'

/** The caller's service, clock and limits, and their state. */
export interface Line {
	readonly send: (request: ServiceRequest) => unknown
	readonly now: () => unknown
	readonly wait: ((seconds: number) => unknown) | null
	readonly timeout: unknown
	readonly exact: boolean
	/** The most requests of the whole run. */
	readonly maxSends: number
	/** What is known about the pages of lists, by operation. */
	readonly pages: Map<string, Pages>
	/** The number of requests sent. */
	sends: number
}

/** An answer that departs from the model. */
export interface Finding {
	/** The clause or decision that the answer violates. */
	readonly rule: string
	readonly operation: string
	readonly departure: Departure
	/** The first difference, in words. */
	readonly why: string
	/** What any answer to the last request must satisfy. */
	readonly expected: Expectation
	/** The model's own answer. */
	readonly canonical: ServiceAnswer
	/** The service's answer. Null without an answer. */
	readonly got: unknown
	/** Equal for findings with probably the same cause. */
	readonly signature: string
}

/** The result of one request: the model's next state, the departure if there is one, and the values for the tally. */
export interface Followed {
	readonly state: ServiceState
	readonly finding: Finding | null
	/** Null for a step that only lets time pass. */
	readonly seen: Seen | null
}

/** The most times that one request is sent while the service answers 429 or 503. */
const MOST_TRIES = 5

/**
 * Sends one request, or lets time pass, and compares the answer with the model. After 429 or 503, it waits and sends the
 * request again. 5XX and 429 are not departures: the interface shows neither when they occur nor what they mean.
 */
export async function follow(line: Line, state: ServiceState, planned: Planned): Promise<Followed> {
	if ('wait' in planned) {
		await pause(line, planned.wait)
		return { state, finding: null, seen: null }
	}
	const request = resolve(planned, state)
	const { asked, now } = await askPatiently(line, request)
	const got = 'failure' in asked ? null : toPlain(asked.answer, WHOLE)
	const page = pageOf(line, request.operation, got)
	const options = { exact: line.exact, page }
	const { answer, expectation, issues, state: after } = step(state, request, now, got as ServiceAnswer, options)
	if (issues.length === 0) learnPage(line, request.operation, expectation, got)
	const answered = kindOf(openEntry(got, 'statusCode'))
	const { operation } = planned
	const base = { operation, answer: answered, clauses: clausesTried(planned, request, expectation, answered) }
	if (answered === 'serverErrors' || answered === 'throttled') {
		return { state, finding: null, seen: { ...base, outcome: 'open', rule: '' } }
	}
	const [issue] = issues
	if (issue === undefined) {
		const { success, refusal } = expectation
		const outcome = refusal === null ? 'accepted' : success === null ? 'refused' : 'open'
		return { state: after, finding: null, seen: { ...base, outcome, rule: refusal?.rule ?? '' } }
	}
	const departure = 'failure' in asked ? 'no answer' : departureOf(expectation, got)
	const place = issue.path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')
	const rule = clauseOf(planned, expectation, departure, issue)
	const finding: Finding = {
		rule,
		operation,
		departure,
		why: 'failure' in asked ? asked.failure : issue.message,
		expected: expectation,
		canonical: hideTokens(planned, answer),
		got: toPlain(hideTokens(planned, got)),
		signature: [operation, departure, rule, issue.code, place].join(' '),
	}
	return { state: after, finding, seen: { ...base, outcome: 'departed', rule } }
}

/** Sends a request, again if needed, and returns the answer and the instant of the last sending. */
async function askPatiently(
	line: Line,
	request: ServiceRequest,
): Promise<{ readonly asked: Asked; readonly now: string }> {
	for (let tries = 1; ; tries++) {
		const now = readNow(line)
		line.sends++
		const asked = await ask(() => line.send(request), line.timeout)
		const answer = 'failure' in asked ? null : asked.answer
		const statusCode = openEntry(answer, 'statusCode')
		const isBusy = statusCode === 429 || statusCode === 503
		if (!isBusy || tries === MOST_TRIES || line.sends >= line.maxSends) return { asked, now }
		await pause(line, retryAfter(answer, now) ?? 2 ** tries)
	}
}

async function pause({ wait }: Line, seconds: number): Promise<void> {
	if (wait !== null) await ask(() => wait(seconds), undefined)
}

function kindOf(statusCode: unknown): Seen['answer'] {
	if (statusCode === 429) return 'throttled'
	const family = Number.isInteger(statusCode) ? Math.floor(Number(statusCode) / 100) : 0
	return family === 2 ? 'succeeded' : family === 4 ? 'refused' : family === 5 ? 'serverErrors' : 'unanswered'
}

/** Returns the caller's instant; an empty string, which is not an instant, if the clock returns none. */
export function readNow(line: Line): string {
	try {
		const now = line.now()
		return typeof now === 'string' ? now : ''
	} catch {
		return ''
	}
}

function departureOf(expectation: Expectation, got: unknown): Departure {
	const statusCode = Number(openEntry(got, 'statusCode'))
	if (expectation.success === null && statusCode >= 200 && statusCode < 300) return 'laxer'
	return expectation.refusal === null && statusCode >= 400 ? 'stricter' : 'different'
}

/** Hides tokens in an answer: they give access to the store, so a report must not contain them. */
function hideTokens<T>({ operation }: PlannedRequest, answer: T): T {
	const body = openEntry(answer, 'body')
	if (operation !== 'create-tokens' || typeof body !== 'object' || body === null) return answer
	const hide = ([key, value]: [string, unknown]) => [
		key,
		key.toLowerCase().includes('token') && value ? `<${typeof value}>` : value,
	]
	return { ...answer, body: Object.fromEntries(Object.entries(body).map((entry) => hide(entry))) }
}
