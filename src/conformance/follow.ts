import { readField } from '../core/read.ts'
import type { ServiceAnswer, ServiceRequest } from '../model/exchange.ts'
import type { Expectation } from '../model/expectation.ts'
import type { ServiceState } from '../model/state.ts'
import { step } from '../model/step.ts'
import { ask } from './ask.ts'
import { clauseOf } from './clause-of.ts'
import { type Planned, type PlannedRequest, resolve } from './planned.ts'
import { toPlain, WHOLE } from './to-plain.ts'

/** The caller's service, clock and patience, and what is known of them. */
export interface Line {
	readonly send: (request: ServiceRequest) => unknown
	readonly now: () => unknown
	readonly wait: ((seconds: number) => unknown) | null
	readonly timeout: unknown
	readonly exact: boolean
	/** How many requests were sent. */
	sends: number
}

/** In what a service departs from the model: refuses what it must take, takes what it must refuse, or answers something else. */
export type Departure = 'stricter' | 'laxer' | 'different' | 'no answer'

/** An answer that is not what the model expects. */
export interface Finding {
	/** The clause or the decision that the answer goes against. */
	readonly rule: string
	readonly operation: string
	readonly departure: Departure
	/** The first difference, in words. */
	readonly why: string
	/** What any answer to the last request has to satisfy. */
	readonly expected: Expectation
	/** What the model answers. */
	readonly canonical: ServiceAnswer
	/** What the service answered; null where it did not. */
	readonly got: unknown
	/** The same for findings of one cause, as far as can be told. */
	readonly signature: string
}

/** Sends one request, or lets time pass, and holds the answer against the model. */
export async function follow(
	line: Line,
	state: ServiceState,
	planned: Planned,
): Promise<{ readonly state: ServiceState; readonly finding: Finding | null }> {
	if ('wait' in planned) {
		const { wait } = line
		if (wait !== null) await ask(() => wait(planned.wait), undefined)
		return { state, finding: null }
	}
	const request = resolve(planned, state)
	const now = readNow(line)
	line.sends++
	const asked = await ask(() => line.send(request), line.timeout)
	const got = 'failure' in asked ? null : toPlain(asked.answer, WHOLE)
	const { answer, expectation, issues, state: after } = step(state, request, now, got as ServiceAnswer, line)
	const [issue] = issues
	if (issue === undefined) return { state: after, finding: null }
	const departure = 'failure' in asked ? 'no answer' : departureOf(expectation, got)
	const place = issue.path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')
	const rule = clauseOf(planned, expectation, departure, place)
	const { operation } = planned
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
	return { state: after, finding }
}

/** The caller's instant; an empty text, which is none, where it has none. */
function readNow(line: Line): string {
	try {
		const now = line.now()
		return typeof now === 'string' ? now : ''
	} catch {
		return ''
	}
}

function departureOf(expectation: Expectation, got: unknown): Departure {
	const statusCode = Number(readField(got, 'statusCode'))
	if (expectation.success === null && statusCode >= 200 && statusCode < 300) return 'laxer'
	return expectation.refusal === null && statusCode >= 400 ? 'stricter' : 'different'
}

/** Tokens open the store, and do not belong into a report. */
function hideTokens<T>({ operation }: PlannedRequest, answer: T): T {
	const body = readField(answer, 'body')
	if (operation !== 'create-tokens' || typeof body !== 'object' || body === null) return answer
	const hide = ([key, value]: [string, unknown]) => [
		key,
		key.toLowerCase().includes('token') && value ? `<${typeof value}>` : value,
	]
	return { ...answer, body: Object.fromEntries(Object.entries(body).map((entry) => hide(entry))) }
}
