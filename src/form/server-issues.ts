import { MAX_SERVED_ISSUES, MAX_SERVED_PATH_LENGTH } from '../rules/core/limits.ts'
import { openList } from '../rules/core/open.ts'
import { readField } from '../rules/core/read.ts'
import { fieldNameOf, hasField, valueIn } from './enter-text.ts'
import { type Draft, shownLocale } from './form-draft.ts'
import type { KnownTools } from './form-event.ts'
import type { FieldName } from './form-field.ts'
import type { ServerIssue } from './form-state.ts'
import { wordsIn } from './form-words.ts'

/**
 * Reads what a server reported: a list of issues, a verdict, or an error body with issues in `error.issues`. Warnings are left out. Without an
 * issue, the form shows the message of the body, otherwise that the order was not accepted.
 */
export function readServed(report: unknown, draft: Draft, tools: KnownTools): readonly ServerIssue[] {
	const lists = [report, readField(report, 'issues'), readField(readField(report, 'error'), 'issues')]
	const reported = lists.flatMap((list) =>
		openList(list, MAX_SERVED_ISSUES).flatMap((issue): ServerIssue[] => {
			if (typeof readField(issue, 'message') !== 'string' || readField(issue, 'severity') === 'warning') return []
			const name = nameIn(readField(issue, 'path'), draft)
			return [{ name, value: textIn(draft, name), issue: issue as ServerIssue['issue'] }]
		}),
	)
	const isAny = lists.some((list) => openList(list, MAX_SERVED_ISSUES).length > 0)
	if (isAny || report === null || typeof report !== 'object' || Array.isArray(report)) return reported
	const message = readField(report, 'message')
	const { refused } = wordsIn(shownLocale(draft.settings, tools))
	const issue = { message: typeof message === 'string' && message !== '' ? message : refused }
	return [{ name: null, value: textIn(draft, null), issue }]
}

/** Returns the issues of fields that still have the value that the server rejected. */
export function stillServed(draft: Draft): readonly ServerIssue[] {
	return draft.serverIssues.filter(({ name, value }) => value === textIn(draft, name))
}

/** Returns the last part of a path if a field of the form has this name, otherwise null. */
function nameIn(path: unknown, draft: Draft): FieldName | null {
	const names = openList(path, MAX_SERVED_PATH_LENGTH).map(fieldNameOf)
	return names.reverse().find((name) => name !== null && hasField(draft, name)) ?? null
}

/** Returns the value of a field. An issue without a field concerns the whole address. */
function textIn(draft: Draft, name: FieldName | null): string {
	return name === null ? JSON.stringify([draft.countryCode, draft.values]) : valueIn(draft, name)
}
