import type { OperationId } from '../contract/generated/operations.ts'
import { isList, isRecord, lengthOf, readField } from '../core/read.ts'

/** Fields by name, each with the nested fields of its object, or of each object in its list. */
interface Fields {
	readonly [name: string]: Fields | null
}

const ADDRESS: Fields = { address1: null, city: null, country: null, countryCode: null, phone: null }

/**
 * The fields that a service may require, because the interface does not show which are required ("Which body fields are required or
 * optional … not shown"). These are not listed: fields that it calls optional (`amount`, `addBalance`), with a default (`address2`,
 * `zip`), required only from some callers (`companyId`, `taxNumber`), or deprecated; and the number of an order before it is
 * placed.
 */
const FIELDS: Readonly<{ [Id in OperationId]?: Fields }> = {
	'place-order': {
		user: { firstName: null, lastName: null, email: null },
		orderItems: { variantId: null, quantity: null },
		address: ADDRESS,
		isVip: null,
		note: null,
		personalizations: {
			firstName: null,
			lastName: null,
			department: null,
			location: null,
			startDate: null,
			birthDate: null,
		},
		externalId: null,
		shouldSendEmail: null,
		shouldValidateProvinceCode: null,
	},
	'validate-order': {
		orderItems: { variantId: null, quantity: null },
		address: ADDRESS,
		shouldValidateProvinceCode: null,
	},
	'create-people': {
		people: {
			firstName: null,
			lastName: null,
			email: null,
			birthDate: null,
			startDate: null,
			externalId: null,
			location: null,
			department: null,
		},
		collectionId: null,
		shouldSendEmail: null,
	},
	'list-people': { collectionId: null, emails: null },
	reward: { collectionId: null, emails: null, amount: null, shouldSendEmail: null },
	personalize: {
		sourceFields: {
			firstName: null,
			lastName: null,
			department: null,
			location: null,
			startDate: null,
			birthDate: null,
		},
	},
	'create-company': { name: null, logoUrl: null },
	'update-product': { notes: null },
}

/** "Maximum size of the arrays (orderItems, people, emails, userIds): not shown." */
const MOST_ITEMS = 10
const LISTS = ['orderItems', 'people', 'emails'] as const

/** Returns whether a service may reject a body because it lacks a field, or because one of its lists is too long. */
export function isBodyOpen(operation: OperationId, body: unknown): boolean {
	const fields = FIELDS[operation]
	if (fields === undefined) return false
	const isLong =
		LISTS.some((name) => lengthOf(readField(body, name)) > MOST_ITEMS) || isMany(readField(body, 'orderItems'))
	return isLong || lacks(body, fields) || isUnusual(body)
}

/** The most pieces of an item that every service takes: the interface shows no limit. */
const MOST_PIECES = 50

function isMany(items: unknown): boolean {
	return isList(items) && items.some((item) => Number(readField(item, 'quantity')) > MOST_PIECES)
}

/** The texts of people and notes. An address has its own rules. */
const TEXTS: readonly string[] = [
	'firstName',
	'lastName',
	'department',
	'location',
	'externalId',
	'note',
	'notes',
	'name',
	'title',
]
const NESTED: readonly string[] = ['people', 'personalizations', 'sourceFields']
/** The texts that every service takes: short, in letters, digits and punctuation of ASCII, without markup. */
const USUAL = /^[\w .,:;!?'’@#&()/+-]{0,100}$/

/** An e-mail that every service takes. */
const EMAIL = /^[\w.-]{1,60}@[\w.-]{1,60}$/

/** Returns whether a body has a text that a service may refuse: a long one, or one in other characters (D-142). */
function isUnusual(value: unknown): boolean {
	if (isList(value)) return value.some(isUnusual)
	if (!isRecord(value)) return false
	return Object.entries(value).some(
		([key, part]) =>
			(TEXTS.includes(key) && isUnusualText(part)) ||
			(key === 'email' && typeof part === 'string' && !EMAIL.test(part)) ||
			(NESTED.includes(key) && isUnusual(part)),
	)
}

/** Returns whether a service may refuse a text of a person or a note. */
export function isUnusualText(text: unknown): boolean {
	return typeof text === 'string' && !USUAL.test(text)
}

function lacks(value: unknown, fields: Fields): boolean {
	if (isList(value)) return value.some((item) => lacks(item, fields))
	if (!isRecord(value)) return true
	return Object.entries(fields).some(([name, inner]) => {
		const part = readField(value, name) ?? null
		return part === null || (inner !== null && lacks(part, inner))
	})
}
