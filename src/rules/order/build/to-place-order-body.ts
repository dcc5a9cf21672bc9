import { openAddress } from '../../address/validate-address.ts'
import type { OrderItemInput, PlaceOrderBody } from '../../contract/generated/types.ts'
import type { ValidOrder } from '../../contract/resources.ts'
import { noFindings } from '../../core/finding.ts'
import { judgeOrCopy, openFields, openItems, own } from '../../core/open.ts'
import { DEFAULT_POLICY } from '../../core/policy.ts'
import { isList, isRecord } from '../../core/read.ts'
import type { OrderDraft } from './built-order.ts'
import { DATES, writeSource } from './judge-person.ts'
import { type GivenPerson, pickTexts, readDraft } from './read-draft.ts'
import { writeBody } from './write-order.ts'

/** The most items of one list of a body. */
const MAX_ITEMS = 1_000_000

/**
 * Returns the body of place-order for an order that `validateOrder` or `settleOrder` found valid: the value of the verdict, with
 * everything else that place-order takes from the order (D-164). The parser of the body takes it without a warning, unless a date of
 * `personalizations` is no date: it stays as given, and the service decides.
 *
 * - The value is normalized; the rest is as given, without nulls, wrong types and blank dates (D-112).
 * - The custom attribute that became the tax number is dropped (D-23). A tax number that the country doesn't require stays.
 * - A value that is no order gives a body without address and items.
 *
 * @example
 * const address = { countryCode: 'DE', address1: 'Platz 1', city: 'Berlin', zip: ' 10557', phone: '030 901820' }
 * const order = { address, orderItems: [{ variantId: 'mug-s', quantity: 2 }], externalId: 'basket-7', note: null }
 * const { value } = validateOrder(order, { products: [{ id: 'mug', variants: [{ id: 'mug-s' }] }] })
 * const body = toPlaceOrderBody(value, order)
 * Object.keys(body) // => ['orderItems', 'address', 'externalId']
 * body.address.zip // => '10557'
 * PlaceOrderBody.parse(body).issues // => []
 */
export function toPlaceOrderBody(value: ValidOrder, order?: OrderDraft): PlaceOrderBody {
	const { address, orderItems, taxNumber } = openFields<ValidOrder>(value, ['address', 'orderItems', 'taxNumber'])
	const draft = readDraft(order)
	const { personalizations } = draft
	const source = personalizations === null ? undefined : { ...odd(personalizations), ...writeSource(personalizations) }
	const normalized = {
		...(isRecord(address) && {
			address: judgeOrCopy(address, (given) => openAddress(own(given as object), noFindings(DEFAULT_POLICY))),
		}),
		...(typeof taxNumber === 'string' && { taxNumber }),
	}
	return writeBody(
		draft,
		normalized,
		isList(orderItems) ? openItems(orderItems, MAX_ITEMS).map(copyItem) : undefined,
		source,
	)
}

function copyItem(item: unknown): OrderItemInput {
	const { variantId, quantity } = openFields<OrderItemInput>(item, ['variantId', 'quantity'])
	return {
		...(typeof variantId === 'string' && { variantId }),
		...(typeof quantity === 'number' && { quantity }),
	}
}

/** Returns the dates as given, without blank ones. */
function odd(person: GivenPerson): Readonly<Record<string, string>> {
	return Object.fromEntries(Object.entries(pickTexts(person, DATES)).filter(([, text]) => text.trim() !== ''))
}
