import type { BodyField, BodyFields } from '../../contract/body-fields.ts'
import { type FieldIssueCode, type FieldType, textOf } from '../../contract/field-types.ts'
import { PLACE_ORDER_FIELDS, VALIDATE_ORDER_FIELDS } from '../../contract/generated/body-fields.ts'
import { judgeAttributes, judgeField, noteMissingField, type TypeRule } from '../../contract/judge-fields.ts'
import type { OrderInput } from '../../contract/resources.ts'
import { type Findings, note } from '../../core/finding.ts'
import { own } from '../../core/open.ts'
import { type Fields, isList, isRecord } from '../../core/read.ts'

export const ORDER_BODY_MESSAGES = {
	'order.company.missing': 'Send companyId. Partners must pass it.',
} as const

export type OrderBodyCode = FieldIssueCode | keyof typeof ORDER_BODY_MESSAGES

/** The rule and severity for wrong types in validate-order's body. */
export const VALIDATE: TypeRule = { rule: 'validate-order.body', severity: 'error' }
/** The rule and severity for wrong types in fields that only place-order has: a warning, because validate-order may ignore them. */
const PLACE: TypeRule = { rule: 'place-order.body', severity: 'warning' }

/** A field of an order without a rule of its own: its type is judged, and the types of the fields of an object. */
interface TypedField {
	readonly name: string
	readonly type: FieldType
	readonly rule: TypeRule
	readonly inner: readonly Pick<TypedField, 'name' | 'type'>[]
}

/** The fields that other rules judge. */
const OWN_RULES: readonly string[] = ['address', 'orderItems', 'customAttributes']
const TYPED: readonly TypedField[] = /* @__PURE__ */ listTyped()

function listTyped(): readonly TypedField[] {
	const fields: BodyFields = { ...PLACE_ORDER_FIELDS, ...VALIDATE_ORDER_FIELDS }
	return typesIn(fields)
		.filter(({ name }) => !OWN_RULES.includes(name))
		.map(({ name, type }) => ({
			name,
			type,
			rule: Object.hasOwn(VALIDATE_ORDER_FIELDS, name) ? VALIDATE : PLACE,
			inner: type === 'object' ? typesIn(fields[name] as BodyFields) : [],
		}))
}

function typesIn(fields: BodyFields): readonly Pick<TypedField, 'name' | 'type'>[] {
	return Object.entries(fields).map(([name, field]) => ({ name, type: typeOf(field) }))
}

/** Returns the type of a field that the rules judge: a date is a text for them. */
function typeOf(field: BodyField): FieldType {
	if (typeof field === 'object') return isList(field) ? 'array' : 'object'
	return field === 'date-time' ? 'string' : field
}

/**
 * Judges the types of an order's own fields, and that the company is present if the caller must name it (authentication.4, D-34). Items and address
 * fields have their own rules.
 */
export function judgeBody(order: Fields<OrderInput>, to: Findings): void {
	const { companyId, customAttributes, address } = order
	if (to.policy.partner) judgeCompany(companyId, to)
	judgeAttributes(customAttributes, VALIDATE, to)
	for (const { name, type, rule, inner } of TYPED) {
		const value = order[name as keyof OrderInput]
		if (value === undefined) continue
		judgeField(value, name, type, rule, to)
		if (inner.length > 0 && isRecord(value)) judgeInner(own(value), inner, name, rule, to)
	}
	if ((address ?? null) === null) noteMissingField(['address'], VALIDATE, to)
	else judgeField(address, 'address', 'object', VALIDATE, to)
}

/** Notes a missing company. One of the wrong type is reported only as that (D-02). */
function judgeCompany(companyId: unknown, to: Findings): void {
	if (typeof (companyId ?? '') !== 'string' || textOf(companyId).trim() !== '') return
	const details = { severity: 'error', path: ['companyId'], rule: 'authentication.4' } as const
	note(to, ORDER_BODY_MESSAGES, 'order.company.missing', details)
}

function judgeInner(
	object: Readonly<Record<string, unknown>>,
	fields: TypedField['inner'],
	at: string,
	rule: TypeRule,
	to: Findings,
): void {
	const { prefix } = to
	to.prefix = [at]
	for (const { name, type } of fields) judgeField(object[name], name, type, rule, to)
	to.prefix = prefix
}
