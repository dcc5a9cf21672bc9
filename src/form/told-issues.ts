import type { Issue, Path, Severity } from '../core/issue.ts'
import { isList, lengthOf, readField } from '../core/read.ts'
import { translateIssue } from '../translate/translate-issue.ts'
import type { PartialTranslation } from '../translate/translation.ts'

/** More errors than a form shows. */
const MOST_SHOWN = 1000
/** Longer than the path of any rule. */
const LONGEST_PATH = 64

/** The errors of a verdict in their order, with translated messages. Warnings are excluded (D-03). */
export function errorsOf(verdict: unknown, translation: PartialTranslation | null | undefined): readonly Issue[] {
	return issuesOf(verdict, 'error', translation)
}

/** The warnings of a verdict in their order, with translated messages. */
export function warningsOf(verdict: unknown, translation: PartialTranslation | null | undefined): readonly Issue[] {
	return issuesOf(verdict, 'warning', translation)
}

function issuesOf(
	verdict: unknown,
	severity: Severity,
	translation: PartialTranslation | null | undefined,
): readonly Issue[] {
	const issues = readField(verdict, 'issues')
	const count = Math.min(lengthOf(issues), MOST_SHOWN)
	const told: Issue[] = []
	for (let at = 0; at < count; at++) {
		const issue = readField(issues, at)
		if (isIssue(issue, severity)) told.push(translateIssue(issue, translation))
	}
	return told
}

/** True for an issue of a severity as the rules make it, with all its properties. */
function isIssue(issue: unknown, severity: Severity): issue is Issue {
	try {
		if (readField(issue, 'severity') !== severity || !isPath(readField(issue, 'path'))) return false
		return typeof readField(issue, 'code') === 'string' && typeof readField(issue, 'message') === 'string'
	} catch {
		return false // a path whose items throw
	}
}

function isPath(path: unknown): path is Path {
	if (!isList(path) || lengthOf(path) > LONGEST_PATH) return false
	return path.every((step) => typeof step === 'string' || typeof step === 'number')
}
