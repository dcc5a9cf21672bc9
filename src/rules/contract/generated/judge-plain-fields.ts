// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { Findings } from '../../core/finding.ts'
import { own } from '../../core/open.ts'
import { type Fields, isRecord } from '../../core/read.ts'
import { judgeField, type TypeRule } from '../judge-fields.ts'
import type { PlaceOrderBody, ValidateOrderBody } from './types.ts'

/** Judges the types of an order's texts, numbers and booleans, and of its objects, which only place-order has. */
export function judgePlainFields(
	order: Fields<PlaceOrderBody & ValidateOrderBody>,
	validate: TypeRule,
	place: TypeRule,
	to: Findings,
): void {
	// Reads every field before it judges the first: an engine then checks the order's layout once, not for each field.
	const {
		user,
		companyId,
		isVip,
		taxNumber,
		note,
		personalizations,
		externalId,
		shouldSendEmail,
		shouldValidateProvinceCode,
		orderNumber,
	} = order
	judgeField(user, 'user', 'object', place, to)
	if (isRecord(user)) judgeUser(own(user), place, to)
	judgeField(companyId, 'companyId', 'string', validate, to)
	judgeField(isVip, 'isVip', 'boolean', place, to)
	judgeField(taxNumber, 'taxNumber', 'string', validate, to)
	judgeField(note, 'note', 'string', place, to)
	judgeField(personalizations, 'personalizations', 'object', place, to)
	if (isRecord(personalizations)) judgePersonalizations(own(personalizations), place, to)
	judgeField(externalId, 'externalId', 'string', place, to)
	judgeField(shouldSendEmail, 'shouldSendEmail', 'boolean', place, to)
	judgeField(shouldValidateProvinceCode, 'shouldValidateProvinceCode', 'boolean', validate, to)
	judgeField(orderNumber, 'orderNumber', 'string', validate, to)
}

function judgeUser(object: Fields<NonNullable<PlaceOrderBody['user']>>, rule: TypeRule, to: Findings): void {
	const { firstName, lastName, email } = object
	const { prefix } = to
	to.prefix = ['user']
	judgeField(firstName, 'firstName', 'string', rule, to)
	judgeField(lastName, 'lastName', 'string', rule, to)
	judgeField(email, 'email', 'string', rule, to)
	to.prefix = prefix
}

function judgePersonalizations(
	object: Fields<NonNullable<PlaceOrderBody['personalizations']>>,
	rule: TypeRule,
	to: Findings,
): void {
	const { firstName, lastName, department, location, startDate, birthDate } = object
	const { prefix } = to
	to.prefix = ['personalizations']
	judgeField(firstName, 'firstName', 'string', rule, to)
	judgeField(lastName, 'lastName', 'string', rule, to)
	judgeField(department, 'department', 'string', rule, to)
	judgeField(location, 'location', 'string', rule, to)
	judgeField(startDate, 'startDate', 'string', rule, to)
	judgeField(birthDate, 'birthDate', 'string', rule, to)
	to.prefix = prefix
}
