import type { FieldIssueCode } from '../../contract/field-types.ts'
import { judgePlainFields } from '../../contract/generated/judge-plain-fields.ts'
import { judgeAttributes, judgeField, noteMissingField, type TypeRule } from '../../contract/judge-fields.ts'
import type { OrderInput } from '../../contract/resources.ts'
import { type Findings, note } from '../../core/finding.ts'
import type { Fields } from '../../core/read.ts'
import { textOf } from '../../core/read.ts'

export const ORDER_BODY_MESSAGES = {
	'order.company.missing': 'Send companyId. Partners must pass it.',
} as const

export type OrderBodyCode = FieldIssueCode | keyof typeof ORDER_BODY_MESSAGES

/** The rule and severity for wrong types in validate-order's body. */
export const VALIDATE: TypeRule = { rule: 'validate-order.body', severity: 'error' }
/** The rule and severity for wrong types in fields that only place-order has: a warning, because validate-order may ignore them. */
const PLACE: TypeRule = { rule: 'place-order.body', severity: 'warning' }

/**
 * Checks the types of an order's own fields, and that the company is present if the caller must name it (authentication.4, D-34). Items,
 * attributes and address fields have their own rules.
 */
export function judgeBody(order: Fields<OrderInput>, to: Findings): void {
	const { companyId, customAttributes, address } = order
	if (to.policy.isPartner) judgeCompany(companyId, to)
	judgeAttributes(customAttributes, VALIDATE, to)
	judgePlainFields(order, VALIDATE, PLACE, to)
	if ((address ?? null) === null) noteMissingField(['address'], VALIDATE, to)
	else judgeField(address, 'address', 'object', VALIDATE, to)
}

/** Notes a missing company. One of the wrong type is reported only as that (D-02). */
function judgeCompany(companyId: unknown, to: Findings): void {
	if (typeof (companyId ?? '') !== 'string' || textOf(companyId).trim() !== '') return
	const details = { severity: 'error', path: ['companyId'], rule: 'authentication.4', policy: 'isPartner' } as const
	note(to, ORDER_BODY_MESSAGES, 'order.company.missing', details)
}
