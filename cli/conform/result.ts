import type { Coverage, Planned, ReportVerdict } from 'orderwright/conformance'
import { count } from '../terminal.ts'

/** An answer that departs from the interface. */
export interface Mismatched {
	/** Equal in every run that finds the mismatch. A baseline stores it. */
	readonly signature: string
	readonly operation: string
	readonly rule: string
	/** `stricter`, `laxer`, `different` or `no answer`. */
	readonly difference: string
	readonly why: string
	/** The shortest requests that show it. */
	readonly sequence: readonly Planned[]
	readonly isReproduced: boolean
	readonly expected: unknown
	readonly got: unknown
	/** The number of requests of this kind that showed the mismatch. */
	readonly times: number
	/** Other mismatches that probably have the same cause, one line each. */
	readonly others: readonly string[]
	/** Whether the baseline contains it. */
	readonly isKnown: boolean
}

/** The result of a run of `conform`. */
export interface Result extends Coverage {
	readonly url: string
	/** Where a POST moves the service's clock. Null without one. */
	readonly clock: string | null
	/** The date-time at the end of the run. */
	readonly at: string
	readonly ruleset: { readonly version: string; readonly digest: string }
	readonly verdict: ReportVerdict
	/** The verdict in words, with what was excluded: `passed (read-only)`. */
	readonly label: string
	/** Why the verdict isn't `passed`. */
	readonly reasons: readonly string[]
	readonly sends: number
	readonly mismatches: readonly Mismatched[]
	/** Signatures of the baseline that didn't occur. */
	readonly gone: readonly string[]
}

/** Each kind of mismatch in words. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
	stricter: 'refuses what it must accept',
	laxer: 'accepts what it must refuse',
	different: 'gives another answer',
	'no answer': 'does not answer',
}

/** Returns the sentence of the API documentation for a clause of an operation; null for a decision. */
export function sentenceOf({ clauses }: Result, operation: string, rule: string): string | null {
	return clauses.find((clause) => clause.operation === operation && clause.rule === rule)?.sentence ?? null
}

/** Returns what was not tested, one line for each reason. */
export function listNotAsked({ notAsked }: Result): string[] {
	return Object.entries(WHY_NOT).flatMap(([because, why]) => {
		const own = notAsked.filter((clause) => clause.because === because)
		if (own.length === 0) return []
		const operations = [...new Set(own.map(({ operation }) => operation))]
		const names = operations.map((operation) => {
			const rules = own.filter((clause) => clause.operation === operation).map(({ rule }) => rule)
			return `${operation} ${rules.join(', ')}`
		})
		return [`not asked (${why}): ${names.join('; ')}`]
	})
}

const WHY_NOT: Readonly<Record<string, string>> = {
	writes: 'needs --writes',
	time: 'needs --clock or --wait',
	logins: 'needs --logins or --writes',
	concurrency: 'at once: needs --concurrency',
	days: 'days in another zone: needs --day-offset or --zone',
	operations: 'left out by --operation',
	headers: 'no headers',
	seed: 'the store has nothing to ask about',
	limits: 'the run ended before',
}

/** Returns the answers 5XX, one line each. */
export function listServerErrors({ serverErrors }: Result): string[] {
	return serverErrors.map(({ operation, statusCode, country, request, times }) => {
		const where = country === '' ? '' : ` to ${country}`
		const body = JSON.stringify(request.body ?? request.parameters ?? {})
		return `${statusCode} from ${operation}${where}, ${times} times: ${body.length > MAX_LENGTH ? `${body.slice(0, MAX_LENGTH)}…` : body}`
	})
}

const MAX_LENGTH = 300

/** Returns an answer of the service on one line: its status, code and message. */
export function tellAnswer(got: unknown): string | null {
	if (typeof got !== 'object' || got === null) return null
	const { statusCode, body } = got as { readonly statusCode?: unknown; readonly body?: unknown }
	const { errorCode, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
	const said =
		typeof errorCode === 'string' || typeof message === 'string'
			? [errorCode, message]
			: [tellBroken(body) ?? JSON.stringify(body)]
	const text = [statusCode, ...said].filter((part) => part !== undefined).join(' ')
	return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** Returns where a text that begins as JSON stops being JSON; null for another body, and for one that the report cut. */
function tellBroken(body: unknown): string | null {
	if (typeof body !== 'string' || !/^\s*[[{]/.test(body) || body.endsWith('…')) return null
	try {
		JSON.parse(body)
		return null
	} catch (error) {
		return `with a body that is no JSON: ${(error as Error).message}`
	}
}

/** Returns what is allowed, but causes problems for clients: one line each. */
export function listRemarks({ remarks }: Result): string[] {
	return remarks.map(({ operation, message, times }) => `remark: ${operation}, ${count(times, 'time')}: ${message}`)
}

/** Returns what the service chose where the API documentation allows several answers, with one line for each operation. */
export function listOpen({ choices }: Result): string[] {
	return [...new Set(choices.map(({ operation }) => operation))].map((operation) => {
		const own = choices.filter((choice) => choice.operation === operation)
		const named = own.map(({ rule, accepted, refused }) => `${rule} (${accepted} as we, ${refused} otherwise)`)
		return `left open by the interface: ${operation} ${named.join(', ')}`
	})
}
