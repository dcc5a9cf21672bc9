import { type Issue, makeIssue, type Path, prefixIssues, type RuleId, type Severity } from '../core/issue.ts'
import { isList, isRecord, lengthOf, readField, typeName } from '../core/read.ts'

export const FIELD_MESSAGES = {
	'request.type': 'Send {field} as {expected}; it is {actual}.',
	'request.null': 'Leave {field} out; it is null.',
	'request.missing': 'Send {field}; it is missing.',
} as const

export type FieldIssueCode = keyof typeof FIELD_MESSAGES

/** What a field of a body can be declared as. */
export type FieldType = 'string' | 'boolean' | 'number' | 'object' | 'array'

/** A sentence's word for each type. */
const TYPE_WORDS: Readonly<Record<FieldType, string>> = {
	string: 'a string',
	boolean: 'true or false',
	number: 'a number',
	object: 'an object',
	array: 'an array',
}

/** True when the value is of the type that the interface gives the field. */
export function hasType(value: unknown, type: FieldType): boolean {
	if (type === 'array') return isList(value)
	if (type === 'object') return isRecord(value)
	return typeof value === type
}

/** The error of a value that is not of its field's type. */
export function wrongType(
	value: unknown,
	type: FieldType,
	path: Path,
	rule: RuleId,
	severity: Severity = 'error',
): Issue<FieldIssueCode> {
	const params = { field: nameOf(path), expected: TYPE_WORDS[type], actual: typeName(value) }
	return makeIssue(FIELD_MESSAGES, 'request.type', { severity, path, rule, params })
}

/** The error of a field that a rule cannot do without. */
export function missingField(path: Path, rule: RuleId): Issue<FieldIssueCode> {
	return makeIssue(FIELD_MESSAGES, 'request.missing', {
		severity: 'error',
		path,
		rule,
		params: { field: nameOf(path) },
	})
}

/**
 * What is wrong with the types of an object's fields, as far as they are given. None of them is required: the interface does not
 * show which are. Null stands for a field that was left out, with a warning (D-92).
 */
export function checkFieldTypes(
	object: unknown,
	types: Readonly<Record<string, FieldType>>,
	rule: RuleId,
	severity: Severity = 'error',
): Issue<FieldIssueCode>[] {
	const issues: Issue<FieldIssueCode>[] = []
	for (const field of Object.keys(types)) {
		const type = types[field] as FieldType
		const value = readField(object, field)
		if (value === undefined || hasType(value, type)) continue
		if (value === null) {
			const params = { field }
			issues.push(
				makeIssue(FIELD_MESSAGES, 'request.null', { severity: 'warning', path: [field], rule: 'D-92', params }),
			)
		} else {
			issues.push(wrongType(value, type, [field], rule, severity))
		}
	}
	return issues
}

const ATTRIBUTE_FIELDS = { key: 'string', value: 'string' } as const

/** The most custom attributes whose shape is looked at. */
const MOST_ATTRIBUTES = 1000

/** What is wrong with the shape of custom attributes, which are deprecated and still the interface's; nothing where they are no list. */
export function checkAttributes(attributes: unknown, rule: RuleId): Issue<FieldIssueCode>[] {
	const issues: Issue<FieldIssueCode>[] = []
	const count = Math.min(lengthOf(attributes), MOST_ATTRIBUTES)
	for (let at = 0; at < count; at++) {
		const attribute = readField(attributes, at)
		const path = ['customAttributes', at]
		if (!isRecord(attribute)) issues.push(wrongType(attribute, 'object', path, rule))
		else issues.push(...prefixIssues(checkFieldTypes(attribute, ATTRIBUTE_FIELDS, rule), path))
	}
	return issues
}

/** A field's text; the empty string where it is missing or no string. */
export function textField(object: unknown, field: string): string {
	return textOf(readField(object, field))
}

/** A text as it is; the empty string for anything else. */
export function textOf(value: unknown): string {
	return typeof value === 'string' ? value : ''
}

/** How a message names the field at a path: `orderItems[2].quantity`; `this` where it names none. */
export function nameOf(path: Path): string {
	if (path.length === 0) return 'this'
	return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
}
