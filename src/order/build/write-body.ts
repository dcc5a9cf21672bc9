import type { OrderItemInput, PlaceOrderBody } from '../../contract/generated/types.ts'
import type { PersonalizationSource } from '../../contract/resources.ts'
import { readField } from '../../core/read.ts'
import { taxNumberFromAttributes } from '../../tax/tax-number-from-attributes.ts'
import { type GivenDraft, pickTexts } from './read-draft.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The normalized parts of an order. */
type Normalized = Pick<PlaceOrderBody, 'address' | 'taxNumber'>

/**
 * Returns the body for place-order: all its fields that the draft has, with address, items and tax number normalized (D-102).
 *
 * - Without a person in the draft, the person is the user.
 * - The attribute that became the tax number is dropped (D-23).
 * - A tax number that the country doesn't require stays as given.
 */
export function writeBody(
	draft: GivenDraft,
	value: Normalized,
	orderItems: readonly OrderItemInput[] | undefined,
	personalizations: PersonalizationSource | undefined,
): PlaceOrderBody {
	const body: Writable<PlaceOrderBody> = {}
	const { companyId, isVip, note, externalId, shouldSendEmail, shouldValidateProvinceCode, ofAddress } = draft
	const user = draft.user ?? draft.person
	// Its own field: without a tax number, the value has none.
	const normalized = readField(value, 'taxNumber')
	const taxNumber = typeof normalized === 'string' ? normalized : draft.taxNumber
	const dropped = typeof normalized === 'string' ? indexOfTaxNumber(draft) : -1
	const attributes = draft.attributes.filter((_, at) => at !== dropped)
	if (user !== null) body.user = pickTexts(user, ['firstName', 'lastName', 'email'])
	if (orderItems !== undefined) body.orderItems = orderItems
	if (value.address !== undefined) {
		body.address = ofAddress.length > 0 ? { ...value.address, customAttributes: ofAddress } : value.address
	}
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
function indexOfTaxNumber({ hasTaxNumber, attributes }: GivenDraft): number {
	if (hasTaxNumber) return -1
	return taxNumberFromAttributes(attributes)?.index ?? -1
}
