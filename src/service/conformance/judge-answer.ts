import { isList, isRecord, readField } from '../../rules/core/read.ts'
import type { Expected, ExpectedIssue } from './vector.ts'

/**
 * How much of an answer is compared. `status`: the status. `codes`: also the codes of all issues, in order. `full`: also the value, the needs, and
 * every part of an issue that the case lists. An answer without a status is compared completely at every level.
 */
export type Level = 'status' | 'codes' | 'full'

/** Returns the first difference between an answer and its case in one line; null if they agree. Both are plain JSON. */
export function judgeAnswer(expected: Expected, got: unknown, level: Level): string | null {
	const { status, needs } = expected
	if (status === undefined) return judgeValue(expected, got, 'the answer')
	const gotStatus = readField(got, 'status')
	if (gotStatus !== status) return differ('status', status, gotStatus)
	if (level === 'status') return null
	const codes = judgeCodes(expected.codes, got)
	if (codes !== null || level === 'codes') return codes
	const gotNeeds = readField(got, 'needs')
	if (needs !== undefined && !isSame(needs, gotNeeds)) return differ('needs', needs, gotNeeds)
	return judgeIssues(expected.issues, got) ?? judgeValue(expected, readField(got, 'value'), 'value')
}

function judgeCodes(codes: readonly string[] | undefined, got: unknown): string | null {
	if (codes === undefined) return null
	const issues = readField(got, 'issues')
	const gotCodes =
		readField(got, 'codes') ?? (isList(issues) ? issues.map((issue) => readField(issue, 'code')) : undefined)
	return isSame(codes, gotCodes) ? null : differ('codes', codes, gotCodes)
}

function judgeIssues(issues: readonly ExpectedIssue[] | undefined, got: unknown): string | null {
	for (const [index, issue] of (issues ?? []).entries()) {
		const gotIssue = readField(readField(got, 'issues'), index)
		for (const [key, value] of Object.entries(issue)) {
			const gotValue = key === 'suggestion' ? suggestionOf(gotIssue) : readField(gotIssue, key)
			if (!isSame(value, gotValue)) return differ(`issues.${index}.${key}`, value, gotValue)
		}
	}
	return null
}

/**
 * Returns the changes of an issue's suggestion; null if it has none. The labels of changes aren't compared, because they are words, like messages
 * (D-140).
 */
function suggestionOf(issue: unknown): unknown {
	const suggestion = readField(issue, 'suggestion') ?? null
	if (!isList(suggestion)) return suggestion
	return suggestion.map((change) => ({ path: readField(change, 'path'), value: readField(change, 'value') }))
}

function judgeValue(expected: Expected, got: unknown, what: string): string | null {
	if (expected.value !== undefined && !isSame(expected.value, got)) return differ(what, expected.value, got)
	return expected.contains === undefined ? null : findMissing(expected.contains, got, what)
}

/** Returns true for two equal values of plain JSON. */
export function isSame(a: unknown, b: unknown): boolean {
	if (isList(a)) return isList(b) && a.length === b.length && a.every((part, index) => isSame(part, b[index]))
	if (!isRecord(a)) return a === b
	if (!isRecord(b)) return false
	const keys = Object.keys(a)
	return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}

/**
 * Returns the path of the first part of `part` that `whole` doesn't have, with the expected value; null if `whole` has all. Of an object, only the
 * keys in `part` are compared. Of a list, every element is.
 */
export function findMissing(part: unknown, whole: unknown, path: string): string | null {
	if (isRecord(part)) {
		for (const key of Object.keys(part)) {
			const missing = findMissing(part[key], readField(whole, key), path === '' ? key : `${path}.${key}`)
			if (missing !== null) return missing
		}
		return isRecord(whole) ? null : differ(path, part, whole)
	}
	if (isList(part)) {
		if (!isList(whole) || whole.length !== part.length) return differ(path, part, whole)
		for (const [index, element] of part.entries()) {
			const missing = findMissing(element, whole[index], `${path}.${index}`)
			if (missing !== null) return missing
		}
		return null
	}
	return part === whole ? null : differ(path, part, whole)
}

/** Returns a line such as `status: expected "valid", got "invalid"`. Each value is JSON, shortened to one line. */
export function differ(what: string, expected: unknown, got: unknown): string {
	return `${what}: expected ${toLine(expected)}, got ${toLine(got)}`
}

const MAX_LENGTH = 200

function toLine(value: unknown): string {
	if (value === undefined) return 'nothing'
	const text = JSON.stringify(value)
	return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
