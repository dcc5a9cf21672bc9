import { type Findings, note, noteMissing } from '../core/finding.ts'
import type { Path, RuleId, Severity } from '../core/issue.ts'
import { own } from '../core/open.ts'
import { type Fields, isList, isRecord } from '../core/read.ts'
import { FIELD_MESSAGES, type FieldType, missingDetails, typeDetails } from './field-types.ts'
import type { CustomAttribute } from './generated/types.ts'

/** The clause about the types of an object's fields, and the severity of a wrong type. The policy may make it a warning (D-171). */
export interface TypeRule {
	readonly rule: RuleId
	readonly severity: Severity
}

/** Checks the type of an optional field. Null counts as missing, with a warning (D-92). */
export function judgeField(value: unknown, field: string, type: FieldType, rule: TypeRule, to: Findings): void {
	if (value === null) {
		const details = { severity: 'warning', about: 'usage', path: [field], rule: 'D-92', params: { field } } as const
		note(to, FIELD_MESSAGES, 'request.null', details)
	} else if (value !== undefined && !hasType(value, type)) noteWrongType(value, type, [field], rule, to)
}

/** Returns an optional text; undefined if it is missing or has a wrong type. A wrong type adds an issue. */
export function judgeText(value: unknown, field: string, rule: TypeRule, to: Findings): string | undefined {
	if (typeof value === 'string') return value
	judgeField(value, field, 'string', rule, to)
	return undefined
}

function hasType(value: unknown, type: FieldType): boolean {
	if (type === 'object') return isRecord(value)
	return type === 'array' ? isList(value) : typeof value === type
}

/** The most custom attributes of one list that are read. */
export const MAX_ATTRIBUTES = 100_000

/**
 * Checks the types of custom attributes. Custom attributes are deprecated, but still part of the API. A list that is too long is rejected without
 * reading it (D-91).
 */
export function judgeAttributes(attributes: unknown, rule: TypeRule, to: Findings): void {
	if (attributes === undefined) return
	if (!isList(attributes)) {
		judgeField(attributes, 'customAttributes', 'array', rule, to)
		return
	}
	const { prefix } = to
	const count = attributes.length
	if (count > to.policy.maxItems) {
		const params = { field: 'customAttributes', actual: count }
		const details = { severity: 'error', path: ['customAttributes'], rule: 'D-91', policy: 'maxItems', params } as const
		note(to, FIELD_MESSAGES, 'request.too-many', details)
		return
	}
	for (let at = 0; at < count; at++) {
		const attribute = attributes[at]
		if (isRecord(attribute)) {
			const { key, value }: Fields<CustomAttribute> = own(attribute)
			to.prefix = [...prefix, 'customAttributes', at]
			judgeField(key, 'key', 'string', rule, to)
			judgeField(value, 'value', 'string', rule, to)
			to.prefix = prefix
		} else noteWrongType(attribute, 'object', ['customAttributes', at], rule, to)
	}
}

export function noteWrongType(
	value: unknown,
	type: FieldType,
	path: Path,
	{ rule, severity }: TypeRule,
	to: Findings,
): void {
	const decided = severity === 'error' ? to.policy.wrongType : severity
	note(to, FIELD_MESSAGES, 'request.type', { ...typeDetails(value, type, path, rule, decided), policy: 'wrongType' })
}

/** Notes a required field that is missing. The caller adds the field to the verdict's needs (D-170). */
export function noteMissingField(path: Path, { rule }: TypeRule, to: Findings): void {
	const severity = to.policy.missingField === 'error' ? 'error' : 'warning'
	noteMissing(to, FIELD_MESSAGES, 'request.missing', {
		...missingDetails(path, rule),
		severity,
		policy: 'missingField',
	})
}

/** The numbers by which the issues of a request and its address are sorted, one for each check (D-04). */
export const CHECK = {
	shape: 0,
	country: 1,
	province: 2,
	shipping: 3,
	phone: 4,
	zip: 5,
	taxNumber: 6,
	delivery: 7,
} as const
