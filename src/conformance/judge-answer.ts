import { isList, readField } from '../core/read.ts'
import { differ, findMissing, isSame } from './compare.ts'
import type { Expected, ExpectedIssue } from './vector.ts'

/**
 * How much of an answer is compared: `status`; `codes`, the status and the codes of all issues in order; `full`, also the
 * value, the needs, and everything that the case names of each issue. An answer without a status is compared completely at
 * each level.
 */
export type Level = 'status' | 'codes' | 'full'

/** Returns the first difference between an answer and its case, in one line; null if they agree. Both are plain JSON. */
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
 * Returns the changes of an issue's suggestion; null if it has none. Their labels are words, like messages, and are not compared
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
