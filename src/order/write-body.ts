import type { CustomAttribute, PlaceOrderBody } from '../contract/generated/types.ts'
import type { OrderItem, PersonalizationSource, ValidOrder } from '../contract/order.ts'
import { type Fields, isRecord, lengthOf, readField } from '../core/read.ts'
import { taxNumberFromAttributes } from '../tax/tax-number-from-attributes.ts'
import type { OrderDraft } from './built-order.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

const USER_TEXTS = ['firstName', 'lastName', 'email'] as const

/** The most custom attributes that are passed on. */
const MOST_ATTRIBUTES = 1000

/**
 * The body to send to place-order: the draft's own fields, its address, items and tax number in normalised form, and the person
 * as user where the draft names none. The attribute that the tax number was taken from is left out (D-23).
 */
export function writeBody(
	draft: Fields<OrderDraft>,
	value: Pick<ValidOrder, 'address' | 'taxNumber'>,
	orderItems: readonly OrderItem[],
	personalizations: PersonalizationSource | undefined,
): PlaceOrderBody {
	const body: Writable<PlaceOrderBody> = {}
	const { user, companyId, isVip, note, externalId, shouldSendEmail, shouldValidateProvinceCode } = draft
	const person = isRecord(user) ? user : draft.person
	const attributes = pickAttributes(draft)
	if (isRecord(person)) body.user = pickTexts(person, USER_TEXTS)
	body.orderItems = orderItems
	body.address = value.address
	if (typeof companyId === 'string') body.companyId = companyId
	if (typeof isVip === 'boolean') body.isVip = isVip
	if (value.taxNumber !== null) body.taxNumber = value.taxNumber
	if (attributes.length > 0) body.customAttributes = attributes
	if (typeof note === 'string') body.note = note
	if (personalizations !== undefined) body.personalizations = personalizations
	if (typeof externalId === 'string') body.externalId = externalId
	if (typeof shouldSendEmail === 'boolean') body.shouldSendEmail = shouldSendEmail
	if (typeof shouldValidateProvinceCode === 'boolean') body.shouldValidateProvinceCode = shouldValidateProvinceCode
	return body
}

/** The fields that are texts. */
function pickTexts(object: unknown, fields: readonly string[]): Readonly<Record<string, string>> {
	const texts: Record<string, string> = {}
	for (const field of fields) {
		const text = readField(object, field)
		if (typeof text === 'string') texts[field] = text
	}
	return texts
}

function pickAttributes({ customAttributes, taxNumber }: Fields<OrderDraft>): CustomAttribute[] {
	const hasTaxNumber = (taxNumber ?? null) !== null
	const taken = hasTaxNumber ? -1 : (taxNumberFromAttributes(customAttributes)?.index ?? -1)
	const attributes: CustomAttribute[] = []
	const count = Math.min(lengthOf(customAttributes), MOST_ATTRIBUTES)
	for (let at = 0; at < count; at++) {
		if (at !== taken) attributes.push(pickTexts(readField(customAttributes, at), ['key', 'value']))
	}
	return attributes
}
