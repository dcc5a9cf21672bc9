import {
	type Issue,
	type IssueDetails,
	type Messages,
	makeIssue,
	type Path,
	type RuleId,
	type Severity,
} from '../core/issue.ts'
import { typeName } from '../core/read.ts'

export const TYPE_MESSAGE = 'Send {field} as {expected}. Received: {actual}.'

/** A separate table, so that a bundle with this message doesn't contain the others. */
export const TYPE_MESSAGES: Messages<'request.type'> = { 'request.type': TYPE_MESSAGE }

export const FIELD_MESSAGES: Messages<FieldIssueCode> = {
	'request.type': TYPE_MESSAGE,
	'request.null': 'Leave {field} out instead of sending null.',
	'request.missing': 'Send {field}: it is missing.',
	'request.too-many': 'Send fewer items in {field}: {actual} is too many.',
}

export type FieldIssueCode = 'request.type' | 'request.null' | 'request.missing' | 'request.too-many'

/** The declared types of a body's fields. */
export type FieldType = 'string' | 'boolean' | 'number' | 'object' | 'array'

/** The words that a message shows for each type. */
const TYPE_WORDS: Readonly<Record<FieldType, string>> = {
	string: 'a string',
	boolean: 'true or false',
	number: 'a number',
	object: 'an object',
	array: 'an array',
}

/** Returns the details for an issue about a wrong type. */
export function typeDetails(
	value: unknown,
	type: FieldType,
	path: Path,
	rule: RuleId,
	severity: Severity = 'error',
): IssueDetails {
	const params = { field: nameOf(path), expected: TYPE_WORDS[type], actual: typeName(value) }
	return { severity, path, rule, params }
}

/** Returns the details for an issue about a missing field. */
export function missingDetails(path: Path, rule: RuleId): IssueDetails {
	return { severity: 'error', path, rule, params: { field: nameOf(path) } }
}

/** Returns an error for a field that an operation needs and that is missing. */
export function missingField(path: Path, rule: RuleId): Issue<FieldIssueCode> {
	return makeIssue(FIELD_MESSAGES, 'request.missing', missingDetails(path, rule))
}

/** Returns the name of a field in a message, from its path: `orderItems[2].quantity`, or `this` for an empty path. */
export function nameOf(path: Path): string {
	if (path.length === 0) return 'this'
	return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
}
