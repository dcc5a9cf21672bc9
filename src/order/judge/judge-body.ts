import type { FieldIssueCode } from '../../contract/field-types.ts'
import type { PlaceOrderBody } from '../../contract/generated/types.ts'
import {
	judgeAttributes,
	judgeFlag,
	judgeObject,
	judgeText,
	noteMissingField,
	type TypeRule,
} from '../../contract/judge-fields.ts'
import type { OrderInput, PersonalizationSource } from '../../contract/order.ts'
import { type Findings, note } from '../../core/finding.ts'
import { own } from '../../core/open.ts'
import type { Fields } from '../../core/read.ts'
import type { Policy } from '../policy.ts'

export const ORDER_BODY_MESSAGES = {
	'order.company.missing': 'Send companyId. Partners must pass it.',
} as const

export type OrderBodyCode = FieldIssueCode | keyof typeof ORDER_BODY_MESSAGES

/** The rule and severity for wrong types in validate-order's body. */
export const VALIDATE: TypeRule = { rule: 'validate-order.body', severity: 'error' }
/** The rule and severity for wrong types in fields that only place-order has: a warning, because validate-order may ignore them. */
const PLACE: TypeRule = { rule: 'place-order.body', severity: 'warning' }

type User = NonNullable<PlaceOrderBody['user']>

/** The string fields of a user and of a person. All are optional. */
const USER = ['firstName', 'lastName', 'email'] as const
const PERSON = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'] as const

/**
 * Judges the types of an order's own fields, and that the company is present if the caller must name it (D-34). Items and address
 * fields have their own rules.
 */
export function judgeBody(order: Fields<OrderInput>, policy: Pick<Policy, 'partner'>, to: Findings): void {
	judgeCompany(order.companyId, policy.partner, to)
	judgeText(order.taxNumber, 'taxNumber', VALIDATE, to)
	judgeAttributes(order.customAttributes, VALIDATE, to)
	judgeText(order.orderNumber, 'orderNumber', VALIDATE, to)
	judgeFlag(order.shouldValidateProvinceCode, 'shouldValidateProvinceCode', VALIDATE, to)
	judgeFlag(order.isVip, 'isVip', PLACE, to)
	judgeText(order.note, 'note', PLACE, to)
	judgeText(order.externalId, 'externalId', PLACE, to)
	judgeFlag(order.shouldSendEmail, 'shouldSendEmail', PLACE, to)
	const user = judgeObject(order.user, 'user', PLACE, to)
	if (user !== undefined) judgeTexts(own(user), USER, 'user', to)
	const person = judgeObject(order.personalizations, 'personalizations', PLACE, to)
	if (person !== undefined) judgeTexts(own(person), PERSON, 'personalizations', to)
	if ((order.address ?? null) === null) noteMissingField(['address'], VALIDATE, to)
	else judgeObject(order.address, 'address', VALIDATE, to)
}

/** Judges the company's id. One of the wrong type is reported only as that, and not also as missing (D-02). */
function judgeCompany(given: unknown, isPartner: boolean, to: Findings): void {
	const companyId = judgeText(given, 'companyId', VALIDATE, to) ?? ''
	const isText = (given ?? '') === '' || typeof given === 'string'
	if (isPartner && isText && companyId.trim() === '') {
		note(to, ORDER_BODY_MESSAGES, 'order.company.missing', { severity: 'error', path: ['companyId'], rule: 'D-34' })
	}
}

function judgeTexts(
	object: Fields<User & PersonalizationSource>,
	names: typeof USER | typeof PERSON,
	field: string,
	to: Findings,
): void {
	const { prefix } = to
	for (const name of names) {
		const value = object[name]
		if (value === undefined || typeof value === 'string') continue
		to.prefix = [field]
		judgeText(value, name, PLACE, to)
		to.prefix = prefix
	}
}
