import type { About, Change, Issue, Params, Path, RuleId } from '../core/issue.ts'
import { openItems, openKeys } from '../core/open.ts'
import type { PolicyKey } from '../core/policy.ts'
import { readField } from '../core/read.ts'
import type { ErrorBody } from './generated/types.ts'

export type { ErrorBody }

/** The error body that `toErrorBody` returns: the documented fields, and the issues in `error.issues`. */
export interface IssuesErrorBody extends ErrorBody {
	readonly error: { readonly issues: readonly Issue[] }
}

/** The status code of each group of issue codes (D-02); 422 for all others. A group has the same text before the first dot. */
const STATUS_OF_FAMILY: ReadonlyMap<string, number> = new Map([
	['request', 400],
	['token', 401],
	['resource', 404],
])

/** The most entries to read, so that a list with a false length needs bounded time. */
const MAX_ISSUES = 100_000
const MAX_PARTS = 1000

/** Returns the error body for a request with these issues, in English. It is `toErrorBody` without a language. */
export function errorBodyOf(issues: readonly unknown[]): IssuesErrorBody | null {
	const copies = readList(issues, MAX_ISSUES, readIssue)
	const first = copies.find((issue) => issue.severity === 'error')
	if (first === undefined) return null
	const { message, code } = first
	const [family = ''] = code.split('.', 1)
	return { message, errorCode: code, statusCode: STATUS_OF_FAMILY.get(family) ?? 422, error: { issues: copies } }
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
	const suggestion = readList(readField(value, 'suggestion'), MAX_PARTS, readChange)
	const [about, policy] = [readField(value, 'about'), readField(value, 'policy')]
	return {
		...{ code, severity, about: ABOUT.find((each) => each === about) ?? 'refusal', path, message, params, rule },
		...(typeof policy === 'string' && { policy: policy as PolicyKey }),
		...(suggestion.length > 0 && { suggestion }),
	}
}

const ABOUT: readonly About[] = ['refusal', 'delivery', 'change', 'usage', 'response']

function isRuleId(value: unknown): value is RuleId {
	return typeof value === 'string' && (value.includes('.') || value.startsWith('D-'))
}

function readChange(change: unknown): Change | undefined {
	const value = readField(change, 'value')
	if (typeof value !== 'string') return undefined
	const path = readPath(readField(change, 'path'))
	const label = readField(change, 'label')
	return typeof label === 'string' ? { path, value, label } : { path, value }
}

function readPath(path: unknown): Path {
	return readList(path, MAX_PARTS, (step) => (typeof step === 'string' || typeof step === 'number' ? step : undefined))
}

function readParams(params: unknown): Params {
	const entries = openKeys(params, MAX_PARTS).flatMap((key): [string, Params[string]][] => {
		const value = readField(params, key)
		if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [[key, value]]
		const texts = readList(value, MAX_PARTS, (text) => (typeof text === 'string' ? text : undefined))
		return texts.length > 0 ? [[key, texts]] : []
	})
	return Object.fromEntries(entries)
}

/**
 * Calls `read` for at most `most` entries of a list, up to its first hole, and returns the results that aren't undefined. Returns an empty list for
 * a value that is not a list.
 */
function readList<T>(list: unknown, most: number, read: (entry: unknown) => T | undefined): T[] {
	return openItems(list, most).flatMap((given) => read(given) ?? [])
}
