import { translateIssue } from '../languages/translate/translate-issue.ts'
import type { PartialTranslation } from '../languages/translate/translation.ts'
import type { Issue, Path, Severity } from '../rules/core/issue.ts'
import { MAX_ISSUE_PATH_LENGTH, MAX_SHOWN_ISSUES } from '../rules/core/limits.ts'
import { openFields, openList } from '../rules/core/open.ts'
import { isList, lengthOf, readField } from '../rules/core/read.ts'
import { isOfShopper } from './is-of-shopper.ts'

/** Returns the errors of a verdict in their order, with translated messages. */
export function errorsOf(verdict: unknown, language: PartialTranslation | null | undefined): readonly Issue[] {
	return issuesOf(verdict, 'error', language)
}

/**
 * Returns the warnings of a verdict that a shopper can react to, in their order, with translated messages. Warnings that only the page's code can
 * fix are left out.
 */
export function warningsOf(verdict: unknown, language: PartialTranslation | null | undefined): readonly Issue[] {
	return issuesOf(verdict, 'warning', language).filter(isOfShopper)
}

function issuesOf(
	verdict: unknown,
	severity: Severity,
	language: PartialTranslation | null | undefined,
): readonly Issue[] {
	const issues = openList(readField(verdict, 'issues'), MAX_SHOWN_ISSUES)
	return issues.filter((issue) => isIssue(issue, severity)).map((issue) => translateIssue(issue as Issue, language))
}

/** Returns true for an issue of this severity that has all properties of an issue. */
function isIssue(issue: unknown, severity: Severity): issue is Issue {
	try {
		const { code, message, path, severity: given } = openFields<Issue>(issue, ['code', 'message', 'path', 'severity'])
		return given === severity && isPath(path) && typeof code === 'string' && typeof message === 'string'
	} catch {
		return false // the path's items throw
	}
}

function isPath(path: unknown): path is Path {
	if (!isList(path) || lengthOf(path) > MAX_ISSUE_PATH_LENGTH) return false
	return path.every((step) => typeof step === 'string' || typeof step === 'number')
}

/** Pairs of address fields with the same meaning. Most forms have only one field of a pair. An issue may concern the other field (D-121). */
const SIBLINGS = ['province', 'provinceCode', 'country', 'countryCode']

/** Returns the other field of a pair; null for any other field. */
export function siblingOf(field: unknown): string | null {
	const at = SIBLINGS.indexOf(typeof field === 'string' ? field : '')
	return SIBLINGS[at < 0 ? at : at ^ 1] ?? null
}

/**
 * Returns the path at which a form shows an issue (D-121): the issue's own path, or its sibling's path if the form has only the sibling. If the
 * form has both fields or neither, an issue about an empty field is shown at `provinceCode` or `countryCode`, because most forms have these.
 *
 * The values show which fields a form has. Reading the values may throw.
 */
export function pathInForm(path: Path, values: unknown): Path {
	const sibling = siblingOf(path[path.length - 1])
	if (sibling === null) return path
	const there = [...path.slice(0, -1), sibling]
	const [isHere, isThere] = [valueAt(values, path) !== undefined, valueAt(values, there) !== undefined]
	if (isHere !== isThere) return isHere ? path : there
	const isCode = sibling.endsWith('Code')
	return isCode && (valueAt(values, path) ?? '') === '' ? there : path
}

/** Returns the value at a path. Only own fields count. */
export function valueAt(values: unknown, path: Path): unknown {
	let value = values
	for (const step of path) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
		value = (value as Readonly<Record<string | number, unknown>>)[step]
	}
	return value
}
