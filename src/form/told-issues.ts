import type { Issue, Path } from '../core/issue.ts'
import { isList, lengthOf, readField } from '../core/read.ts'
import { translateIssue } from '../translate/translate-issue.ts'
import type { PartialTranslation } from '../translate/translation.ts'

/** No form shows more. */
const MOST_SHOWN = 1000
/** No rule's path is longer. */
const LONGEST_PATH = 64

/** The errors of a verdict, in their order, each in the words of a translation. Warnings refuse nothing (D-03). */
export function errorsOf(verdict: unknown, translation: PartialTranslation | null | undefined): readonly Issue[] {
	const issues = readField(verdict, 'issues')
	const count = Math.min(lengthOf(issues), MOST_SHOWN)
	const errors: Issue[] = []
	for (let at = 0; at < count; at++) {
		const issue = readField(issues, at)
		if (isError(issue)) errors.push(translateIssue(issue, translation))
	}
	return errors
}

/** True for an error as the rules make it: what is read of it later is there. */
function isError(issue: unknown): issue is Issue {
	try {
		if (readField(issue, 'severity') !== 'error' || !isPath(readField(issue, 'path'))) return false
		return typeof readField(issue, 'code') === 'string' && typeof readField(issue, 'message') === 'string'
	} catch {
		return false // a path whose items throw
	}
}

function isPath(path: unknown): path is Path {
	if (!isList(path) || lengthOf(path) > LONGEST_PATH) return false
	return path.every((step) => typeof step === 'string' || typeof step === 'number')
}
