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

/** The types of validate-order's body. */
export const VALIDATE: TypeRule = { rule: 'validate-order.body', severity: 'error' }
/** The types of the fields that place-order alone names: validate-order may ignore them, so another type is a warning. */
const PLACE: TypeRule = { rule: 'place-order.body', severity: 'warning' }

type User = NonNullable<PlaceOrderBody['user']>

/** The texts of a user and of a person, all optional. */
const USER = ['firstName', 'lastName', 'email'] as const
const PERSON = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'] as const

/**
 * Judges the types of an order's own fields, as far as they are given, and that the company is named where the caller must name it
 * (D-34). Items and the fields of the address have rules of their own.
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

/** A company of another type than text is there: that it is no text is noted, and not that it is missing (D-02). */
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
