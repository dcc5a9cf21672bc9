import type { PlaceOrderBody } from '../../contract/generated/types.ts'
import type { OrderItem, PersonalizationSource, ValidOrder } from '../../contract/order.ts'
import { taxNumberFromAttributes } from '../../tax/tax-number-from-attributes.ts'
import { type GivenDraft, pickTexts } from './read-draft.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * Returns the body for place-order: all its fields that the draft has, with address, items and tax number normalized (D-102).
 *
 * - Without a person in the draft, the person is the user.
 * - The attribute that became the tax number is dropped (D-23).
 * - A tax number that the country doesn't require stays as given.
 */
export function writeBody(
	draft: GivenDraft,
	value: Pick<ValidOrder, 'address' | 'taxNumber'>,
	orderItems: readonly OrderItem[],
	personalizations: PersonalizationSource | undefined,
): PlaceOrderBody {
	const body: Writable<PlaceOrderBody> = {}
	const { companyId, isVip, note, externalId, shouldSendEmail, shouldValidateProvinceCode, ofAddress } = draft
	const user = draft.user ?? draft.person
	const taxNumber = value.taxNumber ?? draft.taxNumber
	const dropped = indexOfTaxNumber(draft, value.taxNumber)
	const attributes = draft.attributes.filter((_, at) => at !== dropped)
	if (user !== null) body.user = pickTexts(user, ['firstName', 'lastName', 'email'])
	body.orderItems = orderItems
	body.address = ofAddress.length > 0 ? { ...value.address, customAttributes: ofAddress } : value.address
	if (companyId !== undefined) body.companyId = companyId
	if (isVip !== undefined) body.isVip = isVip
	if (taxNumber !== undefined) body.taxNumber = taxNumber
	if (attributes.length > 0) body.customAttributes = attributes
	if (note !== undefined) body.note = note
	if (personalizations !== undefined) body.personalizations = personalizations
	if (externalId !== undefined) body.externalId = externalId
	if (shouldSendEmail !== undefined) body.shouldSendEmail = shouldSendEmail
	if (shouldValidateProvinceCode !== undefined) body.shouldValidateProvinceCode = shouldValidateProvinceCode
	return body
}

/** Returns the index of the attribute that became the body's tax number (D-23); -1 if none did. */
function indexOfTaxNumber({ hasTaxNumber, attributes }: GivenDraft, value: string | null): number {
	if (value === null || hasTaxNumber) return -1
	return taxNumberFromAttributes(attributes)?.index ?? -1
}
