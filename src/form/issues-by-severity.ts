import type { Issue, Path, Severity } from '../core/issue.ts'
import { type Copy, openFields, openList } from '../core/open.ts'
import { isList, lengthOf, readField } from '../core/read.ts'
import { translateIssue } from '../translate/translate-issue.ts'
import type { PartialTranslation } from '../translate/translation.ts'

/** The most errors that are read, more than a form shows. */
const MOST_SHOWN = 1000
/** The longest path that is read, longer than that of any rule. */
const LONGEST_PATH = 64

/** Returns the errors of a verdict in their order, with translated messages, without warnings (D-03). */
export function errorsOf(verdict: unknown, translation: PartialTranslation | null | undefined): readonly Issue[] {
	return issuesOf(verdict, 'error', translation)
}

/** Returns the warnings of a verdict in their order, with translated messages. */
export function warningsOf(verdict: unknown, translation: PartialTranslation | null | undefined): readonly Issue[] {
	return issuesOf(verdict, 'warning', translation)
}

function issuesOf(
	verdict: unknown,
	severity: Severity,
	translation: PartialTranslation | null | undefined,
): readonly Issue[] {
	const issues = openList(readField(verdict, 'issues'), MOST_SHOWN)
	return issues.filter((issue) => isIssue(issue, severity)).map((issue) => translateIssue(issue as Issue, translation))
}

/** Returns true for an issue of this severity with all properties of an issue. */
function isIssue(issue: unknown, severity: Severity): issue is Issue {
	try {
		const { code, message, path, severity: given } = openFields(issue, issueFields)
		return given === severity && isPath(path) && typeof code === 'string' && typeof message === 'string'
	} catch {
		return false // the path's items throw
	}
}

const issueFields: Copy<Issue> = ({ code, message, path, severity }) => ({ code, message, path, severity })

function isPath(path: unknown): path is Path {
	if (!isList(path) || lengthOf(path) > LONGEST_PATH) return false
	return path.every((step) => typeof step === 'string' || typeof step === 'number')
}
