import type { Change, Issue, Params, Path, RuleId } from '../core/issue.ts'
import { isRecord, lengthOf, readField } from '../core/read.ts'
import type { ErrorBody } from './generated/types.ts'

export type { ErrorBody }

/** The error body that this library makes. */
export interface IssuesErrorBody extends ErrorBody {
	readonly error: { readonly issues: readonly Issue[] }
}

/** The status code of each family of codes (D-02): a family is what stands before a code's first dot. */
const STATUS_OF_FAMILY: ReadonlyMap<string, number> = new Map([
	['request', 400],
	['token', 401],
	['resource', 404],
])

/** The status code of every other rule that failed (D-02). */
const RULE_FAILED = 422

/** How many entries of a list are looked at, so that a list that only claims a length costs bounded time. */
const MOST_ISSUES = 100_000
const MOST_PARTS = 1000

/**
 * The error body that answers a request with these findings (D-01, D-02): the first error, in the order given, names the
 * `errorCode`, the message and the status code; `error.issues` holds plain copies of all of them. Null when nothing is an error:
 * warnings refuse nothing (D-03). An entry that is no issue is left out.
 *
 * @example
 * toErrorBody([]) // => null
 * toErrorBody([{ code: 'request.type', severity: 'error', path: ['note'], message: 'Send a string.', params: {}, rule: 'place-order.body' }])
 * // => { message: 'Send a string.', errorCode: 'request.type', statusCode: 400, error: { issues: [{ code: 'request.type', severity: 'error', path: ['note'], message: 'Send a string.', params: {}, rule: 'place-order.body' }] } }
 */
export function toErrorBody(issues: readonly unknown[]): IssuesErrorBody | null {
	const copies = readList(issues, MOST_ISSUES, readIssue)
	const first = copies.find((issue) => issue.severity === 'error')
	if (first === undefined) return null
	const { message, code } = first
	return { message, errorCode: code, statusCode: statusCodeOf(code), error: { issues: copies } }
}

function statusCodeOf(code: string): number {
	const dot = code.indexOf('.')
	return STATUS_OF_FAMILY.get(dot < 0 ? code : code.slice(0, dot)) ?? RULE_FAILED
}

function readIssue(value: unknown): Issue | undefined {
	const code = readField(value, 'code')
	const severity = readField(value, 'severity')
	const message = readField(value, 'message')
	const rule = readField(value, 'rule')
	if (typeof code !== 'string' || typeof message !== 'string' || !isRuleId(rule)) return undefined
	if (severity !== 'error' && severity !== 'warning') return undefined
	const path = readPath(readField(value, 'path'))
	const params = readParams(readField(value, 'params'))
	const suggestion = readList(readField(value, 'suggestion'), MOST_PARTS, readChange)
	if (suggestion.length === 0) return { code, severity, path, message, params, rule }
	return { code, severity, path, message, params, rule, suggestion }
}

function isRuleId(value: unknown): value is RuleId {
	return typeof value === 'string' && (value.includes('.') || value.startsWith('D-'))
}

function readChange(change: unknown): Change | undefined {
	const value = readField(change, 'value')
	return typeof value === 'string' ? { path: readPath(readField(change, 'path')), value } : undefined
}

function readPath(path: unknown): Path {
	return readList(path, MOST_PARTS, (step) => (typeof step === 'string' || typeof step === 'number' ? step : undefined))
}

function readParams(params: unknown): Params {
	const entries = keysOf(params).flatMap((key): [string, Params[string]][] => {
		const value = readField(params, key)
		if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [[key, value]]
		const texts = readList(value, MOST_PARTS, (text) => (typeof text === 'string' ? text : undefined))
		return texts.length > 0 ? [[key, texts]] : []
	})
	return Object.fromEntries(entries)
}

function keysOf(object: unknown): string[] {
	try {
		return isRecord(object) ? Object.keys(object).slice(0, MOST_PARTS) : []
	} catch {
		return []
	}
}

/** What `read` makes of a list's first `most` entries up to a hole, without those it makes nothing of; of anything else, nothing. */
function readList<T>(list: unknown, most: number, read: (entry: unknown) => T | undefined): T[] {
	const found: T[] = []
	const length = Math.min(lengthOf(list), most)
	for (let index = 0; index < length; index++) {
		const given = readField(list, index)
		if (given === undefined) break
		const entry = read(given)
		if (entry !== undefined) found.push(entry)
	}
	return found
}
