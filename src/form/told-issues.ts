import { formatMessage, type Issue, type Path } from '../core/issue.ts'
import { isList, lengthOf, readField } from '../core/read.ts'

/** Messages in another language, by code, with the parameters in braces as in `orderwright/messages`; a code it lacks stays English. */
export type MessageTable = Readonly<Partial<Record<string, string>>>

/** No form shows more. */
const MOST_SHOWN = 1000
/** No rule's path is longer. */
const LONGEST_PATH = 64

/** The errors of a verdict, in their order, each with its message in the words of a table. Warnings refuse nothing (D-03). */
export function errorsOf(verdict: unknown, messages: unknown): readonly Issue[] {
	const issues = readField(verdict, 'issues')
	const count = Math.min(lengthOf(issues), MOST_SHOWN)
	const errors: Issue[] = []
	for (let at = 0; at < count; at++) {
		const issue = readField(issues, at)
		if (isError(issue)) errors.push(inWords(issue, messages))
	}
	return errors
}

function inWords(issue: Issue, messages: unknown): Issue {
	const template = readField(messages, issue.code)
	return typeof template === 'string' ? { ...issue, message: formatMessage(template, issue.params) } : issue
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
