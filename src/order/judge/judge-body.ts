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
import type { OrderInput, PersonalizationSource } from '../../contract/resources.ts'
import { type Findings, note } from '../../core/finding.ts'
import { own } from '../../core/open.ts'
import type { Fields } from '../../core/read.ts'

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
 * Judges the types of an order's own fields, and that the company is present if the caller must name it (authentication.4, D-34). Items and address
 * fields have their own rules.
 */
export function judgeBody(order: Fields<OrderInput>, to: Findings): void {
	// Reads every field before it judges the first: an engine then checks the order's layout once, not for each field.
	const { companyId, taxNumber, customAttributes, orderNumber, shouldValidateProvinceCode, address } = order
	const { isVip, note, externalId, shouldSendEmail, user, personalizations } = order
	judgeCompany(companyId, to)
	judgeText(taxNumber, 'taxNumber', VALIDATE, to)
	judgeAttributes(customAttributes, VALIDATE, to)
	judgeText(orderNumber, 'orderNumber', VALIDATE, to)
	judgeFlag(shouldValidateProvinceCode, 'shouldValidateProvinceCode', VALIDATE, to)
	judgeFlag(isVip, 'isVip', PLACE, to)
	judgeText(note, 'note', PLACE, to)
	judgeText(externalId, 'externalId', PLACE, to)
	judgeFlag(shouldSendEmail, 'shouldSendEmail', PLACE, to)
	const givenUser = judgeObject(user, 'user', PLACE, to)
	if (givenUser !== undefined) judgeTexts(own(givenUser), USER, 'user', to)
	const person = judgeObject(personalizations, 'personalizations', PLACE, to)
	if (person !== undefined) judgeTexts(own(person), PERSON, 'personalizations', to)
	if ((address ?? null) === null) noteMissingField(['address'], VALIDATE, to)
	else judgeObject(address, 'address', VALIDATE, to)
}

/** Judges the company's id. One of the wrong type is reported only as that, and not also as missing (D-02). */
function judgeCompany(given: unknown, to: Findings): void {
	const companyId = judgeText(given, 'companyId', VALIDATE, to) ?? ''
	const isText = (given ?? '') === '' || typeof given === 'string'
	if (to.policy.partner && isText && companyId.trim() === '') {
		const details = { severity: 'error', path: ['companyId'], rule: 'authentication.4' } as const
		note(to, ORDER_BODY_MESSAGES, 'order.company.missing', details)
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
