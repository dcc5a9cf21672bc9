import type { CustomAttribute, PlaceOrderBody } from '../contract/generated/types.ts'
import type { OrderItem, PersonalizationSource, ValidOrder } from '../contract/order.ts'
import { isRecord, lengthOf, readField } from '../core/read.ts'
import { taxNumberFromAttributes } from '../tax/tax-number-from-attributes.ts'

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
	const user = readField(draft, 'user')
	const texts = (field: 'companyId' | 'note' | 'externalId') => pickTexts(draft, [field])
	const flags = (field: 'isVip' | 'shouldSendEmail' | 'shouldValidateProvinceCode') => {
		const flag = readField(draft, field)
		return typeof flag === 'boolean' ? { [field]: flag } : {}
	}
	const person = isRecord(user) ? user : readField(draft, 'person')
	const customAttributes = pickAttributes(draft)
	return {
		...(isRecord(person) ? { user: pickTexts(person, USER_TEXTS) } : {}),
		orderItems: [...orderItems],
		address: value.address,
		...texts('companyId'),
		...flags('isVip'),
		...(value.taxNumber === null ? {} : { taxNumber: value.taxNumber }),
		...(customAttributes.length === 0 ? {} : { customAttributes }),
		...texts('note'),
		...(personalizations === undefined ? {} : { personalizations }),
		...texts('externalId'),
		...flags('shouldSendEmail'),
		...flags('shouldValidateProvinceCode'),
	}
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
