import {
	checkAttributes,
	checkFieldTypes,
	type FieldIssueCode,
	hasType,
	missingField,
	wrongType,
} from '../contract/field-types.ts'
import type { OrderInput } from '../contract/order.ts'
import { type Issue, makeIssue, prefixIssues } from '../core/issue.ts'
import { type Fields, isRecord, readField } from '../core/read.ts'
import type { Policy } from './policy.ts'

export const ORDER_BODY_MESSAGES = {
	'order.company.missing': 'Send companyId: partners must pass it.',
} as const

export type OrderBodyCode = FieldIssueCode | keyof typeof ORDER_BODY_MESSAGES

/** What the types of the bodies are in the interface's terms. */
const VALIDATE_RULE = 'validate-order.body'
const PLACE_RULE = 'place-order.body'

/** The fields of validate-order's body whose types no other rule judges. */
const VALIDATE_FIELDS = {
	companyId: 'string',
	taxNumber: 'string',
	customAttributes: 'array',
	orderNumber: 'string',
	shouldValidateProvinceCode: 'boolean',
} as const

/** The fields that place-order alone names: validate-order may well ignore them, so that a wrong type is a warning there. */
const PLACE_FIELDS = {
	user: 'object',
	isVip: 'boolean',
	note: 'string',
	personalizations: 'object',
	externalId: 'string',
	shouldSendEmail: 'boolean',
} as const

const USER_FIELDS = { firstName: 'string', lastName: 'string', email: 'string' } as const

const PERSONALIZATION_FIELDS = {
	firstName: 'string',
	lastName: 'string',
	department: 'string',
	location: 'string',
	startDate: 'string',
	birthDate: 'string',
} as const

/** The refusal of an order that is no object at all. */
export function notAnOrder(order: unknown): Issue<OrderBodyCode> {
	return wrongType(order, 'object', [], VALIDATE_RULE)
}

/**
 * Decides whether the body of an order has the interface's types, as far as its fields are given, and names the company where
 * the caller must (D-34). Items and the fields of the address have rules of their own.
 *
 * @example
 * checkOrderBody({ address: {}, orderNumber: 7 }, { partner: false })[0].message
 * // => 'Send orderNumber as a string; it is number.'
 */
export function checkOrderBody(order: unknown, policy: Pick<Policy, 'partner'>): Issue<OrderBodyCode>[] {
	const issues: Issue<OrderBodyCode>[] = [
		...checkFieldTypes(order, VALIDATE_FIELDS, VALIDATE_RULE),
		...checkFieldTypes(order, PLACE_FIELDS, PLACE_RULE, 'warning'),
		...checkNested(order, 'user', USER_FIELDS),
		...checkNested(order, 'personalizations', PERSONALIZATION_FIELDS),
		...checkAttributes(readField(order, 'customAttributes'), VALIDATE_RULE),
	]
	const address = readField(order, 'address')
	if (address === undefined || address === null) issues.push(missingField(['address'], VALIDATE_RULE))
	else if (!hasType(address, 'object')) issues.push(wrongType(address, 'object', ['address'], VALIDATE_RULE))
	// One of another type is there; that it is no text is said above (D-02).
	const companyId = readField(order, 'companyId') ?? ''
	if (policy.partner && hasType(companyId, 'string') && isBlank(companyId)) {
		const details = { severity: 'error', path: ['companyId'], rule: 'D-34' } as const
		issues.push(makeIssue(ORDER_BODY_MESSAGES, 'order.company.missing', details))
	}
	return issues
}

/** The core: whether there is nothing at all to say of a plain object. Attributes are never plain, since they are deprecated. */
export function hasPlainBody(order: Fields<OrderInput>, policy: Pick<Policy, 'partner'>): boolean {
	try {
		const { companyId, taxNumber, customAttributes, orderNumber, shouldValidateProvinceCode } = order
		const { user, isVip, note, personalizations, externalId, shouldSendEmail } = order
		return (
			(policy.partner ? !isBlank(companyId) : isTextOrAbsent(companyId)) &&
			isTextOrAbsent(taxNumber) &&
			customAttributes === undefined &&
			isTextOrAbsent(orderNumber) &&
			isFlagOrAbsent(shouldValidateProvinceCode) &&
			(user === undefined || isPlainUser(user)) &&
			isFlagOrAbsent(isVip) &&
			isTextOrAbsent(note) &&
			(personalizations === undefined || isPlainPerson(personalizations)) &&
			isTextOrAbsent(externalId) &&
			isFlagOrAbsent(shouldSendEmail)
		)
	} catch {
		return false // a getter or a proxy that throws
	}
}

/** Field by field by name, which is faster than by a list of names. */
function isPlainUser(user: unknown): boolean {
	if (!isRecord(user)) return false
	const { firstName, lastName, email }: Fields<typeof USER_FIELDS> = user
	return isTextOrAbsent(firstName) && isTextOrAbsent(lastName) && isTextOrAbsent(email)
}

function isPlainPerson(person: unknown): boolean {
	if (!isRecord(person)) return false
	const { firstName, lastName, department, location }: Fields<typeof PERSONALIZATION_FIELDS> = person
	const { startDate, birthDate }: Fields<typeof PERSONALIZATION_FIELDS> = person
	return (
		isTextOrAbsent(firstName) &&
		isTextOrAbsent(lastName) &&
		isTextOrAbsent(department) &&
		isTextOrAbsent(location) &&
		isTextOrAbsent(startDate) &&
		isTextOrAbsent(birthDate)
	)
}

function isTextOrAbsent(value: unknown): boolean {
	return value === undefined || typeof value === 'string'
}

function isFlagOrAbsent(value: unknown): boolean {
	return value === undefined || typeof value === 'boolean'
}

/** The issues inside an object of place-order's body, all of them warnings; none where it is no object. */
function checkNested(order: unknown, field: string, types: Readonly<Record<string, 'string'>>): Issue<OrderBodyCode>[] {
	const nested = readField(order, field)
	return isRecord(nested) ? prefixIssues(checkFieldTypes(nested, types, PLACE_RULE, 'warning'), [field]) : []
}

function isBlank(value: unknown): boolean {
	return typeof value !== 'string' || value.trim() === ''
}
