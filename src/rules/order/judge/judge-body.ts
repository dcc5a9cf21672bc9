import type { FieldIssueCode } from '../../contract/field-types.ts'
import { judgePlainFields } from '../../contract/generated/judge-plain-fields.ts'
import { judgeAttributes, judgeField, noteMissingField, type TypeRule } from '../../contract/judge-fields.ts'
import type { OrderInput } from '../../contract/resources.ts'
import { type Findings, note } from '../../core/finding.ts'
import { type Fields, textOf } from '../../core/read.ts'

export const ORDER_BODY_MESSAGES = {
	'order.company.missing': 'Send companyId. Partners must pass it.',
} as const

export type OrderBodyCode = FieldIssueCode | keyof typeof ORDER_BODY_MESSAGES

/** The rule and severity of a wrong type in the body of validate-order. */
export const VALIDATE: TypeRule = { rule: 'validate-order.body', severity: 'error' }
/**
 * The rule and severity of a wrong type in a field that only place-order has. A wrong type there is a warning, because validate-order may ignore
 * the field.
 */
const PLACE: TypeRule = { rule: 'place-order.body', severity: 'warning' }

/**
 * Checks the types of an order's own fields. Also checks that the order contains a company if the caller must send one (authentication.4, D-34).
 * Other rules check items, attributes and address fields.
 */
export function judgeBody(order: Fields<OrderInput>, to: Findings): void {
	const { companyId, customAttributes, address } = order
	if (to.policy.isPartner) judgeCompany(companyId, to)
	judgeAttributes(customAttributes, VALIDATE, to)
	judgePlainFields(order, VALIDATE, PLACE, to)
	if ((address ?? null) === null) noteMissingField(['address'], VALIDATE, to)
	else judgeField(address, 'address', 'object', VALIDATE, to)
}

/** Notes a missing company. If a company has a wrong type, only the type is reported (D-02). */
function judgeCompany(companyId: unknown, to: Findings): void {
	if (typeof (companyId ?? '') !== 'string' || textOf(companyId).trim() !== '') return
	const details = { severity: 'error', path: ['companyId'], rule: 'authentication.4', policy: 'isPartner' } as const
	note(to, ORDER_BODY_MESSAGES, 'order.company.missing', details)
}
