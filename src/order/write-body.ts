import type { CustomAttribute, PlaceOrderBody } from '../contract/generated/types.ts'
import type { OrderItem, PersonalizationSource, ValidOrder } from '../contract/order.ts'
import { isRecord, lengthOf, readField } from '../core/read.ts'
import { taxNumberFromAttributes } from '../tax/tax-number-from-attributes.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

const USER_TEXTS = ['firstName', 'lastName', 'email'] as const

/** The most custom attributes that are passed on. */
const MOST_ATTRIBUTES = 1000

/**
 * The body to send to place-order: the draft's own fields, its address, items and tax number in normalised form, and the person
 * as user where the draft names none. The attribute that the tax number was taken from is left out (D-23).
 */
export function writeBody(
	draft: unknown,
	value: Pick<ValidOrder, 'address' | 'taxNumber'>,
	orderItems: readonly OrderItem[],
	personalizations: PersonalizationSource | undefined,
): PlaceOrderBody {
	const body: Writable<PlaceOrderBody> = {}
	const user = readField(draft, 'user')
	const person = isRecord(user) ? user : readField(draft, 'person')
	const attributes = pickAttributes(draft)
	if (isRecord(person)) body.user = pickTexts(person, USER_TEXTS)
	body.orderItems = orderItems
	body.address = value.address
	copyText(draft, 'companyId', body)
	copyFlag(draft, 'isVip', body)
	if (value.taxNumber !== null) body.taxNumber = value.taxNumber
	if (attributes.length > 0) body.customAttributes = attributes
	copyText(draft, 'note', body)
	if (personalizations !== undefined) body.personalizations = personalizations
	copyText(draft, 'externalId', body)
	copyFlag(draft, 'shouldSendEmail', body)
	copyFlag(draft, 'shouldValidateProvinceCode', body)
	return body
}

function copyText<Field extends string>(
	draft: unknown,
	field: Field,
	body: { [Key in Field]?: string | undefined },
): void {
	const text = readField(draft, field)
	if (typeof text === 'string') body[field] = text
}

function copyFlag<Field extends string>(
	draft: unknown,
	field: Field,
	body: { [Key in Field]?: boolean | undefined },
): void {
	const flag = readField(draft, field)
	if (typeof flag === 'boolean') body[field] = flag
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

function pickAttributes(draft: unknown): CustomAttribute[] {
	const given = readField(draft, 'customAttributes')
	const hasTaxNumber = (readField(draft, 'taxNumber') ?? null) !== null
	const taken = hasTaxNumber ? -1 : (taxNumberFromAttributes(given)?.index ?? -1)
	const attributes: CustomAttribute[] = []
	const count = Math.min(lengthOf(given), MOST_ATTRIBUTES)
	for (let at = 0; at < count; at++) {
		if (at !== taken) attributes.push(pickTexts(readField(given, at), ['key', 'value']))
	}
	return attributes
}
