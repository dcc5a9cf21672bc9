import { openAddress } from '../../address/validate-address.ts'
import { PLACE_ORDER_FIELDS } from '../../contract/generated/body-fields.ts'
import type { Image, Order, OrderItemInput, OrderLineItem, PlaceOrderBody } from '../../contract/generated/types.ts'
import type { PersonalizationFields, PersonalizationSource, ValidOrder } from '../../contract/resources.ts'
import { noFindings } from '../../core/finding.ts'
import { judgeOrCopy, openFields, openItems, own } from '../../core/open.ts'
import { DEFAULT_POLICY } from '../../core/policy.ts'
import { isList, isRecord, readField, textOf } from '../../core/read.ts'
import { fromCents } from '../../money/cents.ts'
import { taxNumberFromAttributes } from '../../tax/tax-number-from-attributes.ts'
import type { Line } from './judge-lines.ts'
import { DATES, writeSource } from './judge-person.ts'
import {
	fieldNames,
	type GivenDraft,
	type GivenFacts,
	type GivenPerson,
	type OrderDraft,
	pickTexts,
	readDraft,
} from './read-draft.ts'

/** The default id of an order. */
const DRAFT_ID = 'draft'

/**
 * Returns the order as list-orders returns it: all documented keys, in the documented order. A text that the product doesn't have is empty. A line
 * has the title of its product (D-85) and the price of one piece (D-102). The e-mail is the e-mail of the user in the body.
 */
export function writeOrder(
	draft: GivenDraft,
	lines: readonly Line[],
	personalization: PersonalizationFields | null,
	createdAt: string | null,
	{ orderId, lineIds }: GivenFacts,
): Order {
	const { person, user } = draft
	const id = textOf(orderId) || DRAFT_ID
	return {
		id,
		createdAt,
		orderNumber: draft.plain.orderNumber ?? null,
		externalId: draft.plain.externalId ?? null,
		user: {
			externalId: textOrNull(person?.externalId),
			email: textOrNull((user ?? person)?.email),
		},
		orderLineItems: lines.map((line) => {
			const lineId = textOf(readField(lineIds, line.index)) || `${id}-${line.index + 1}`
			return writeLine(line, lineId, personalization)
		}),
	}
}

function writeLine(line: Line, id: string, personalization: PersonalizationFields | null): OrderLineItem {
	const { product, variant, item } = line
	const productTitle = textOf(product.title)
	const { price, retailPrice } = line.price
	return {
		id,
		title: productTitle,
		productTitle,
		variantTitle: textOf(variant.title),
		productId: textOf(product.id),
		variantId: item.variantId,
		quantity: item.quantity,
		price: fromCents(price.cents),
		retailPrice: retailPrice === null ? null : fromCents(retailPrice.cents),
		image: writeImage(readField(variant.images, 0)) ?? writeImage(product.featuredImage) ?? { url: null },
		personalizations: line.isPersonalized ? personalization : null,
		sha: line.sha,
	}
}

/** Returns an image. If both sizes are known, the image has an aspect ratio (D-85). Returns null for an image without a URL. */
function writeImage(image: unknown): OrderLineItem['image'] | null {
	if (image === undefined) return null
	const { url, width, height } = openFields<Image>(image, ['url', 'width', 'height'])
	if (typeof url !== 'string' || url === '') return null
	const ratio = typeof width === 'number' && typeof height === 'number' ? width / height : 0
	return ratio > 0 && ratio < Number.POSITIVE_INFINITY ? { url, aspectRatio: ratio } : { url }
}

function textOrNull(value: unknown): string | null {
	return typeof value === 'string' ? value : null
}

/** The normalized parts of an order. */
type Normalized = Pick<PlaceOrderBody, 'address' | 'taxNumber'>

/**
 * Returns the body of place-order: all fields of the draft that place-order accepts, with normalized address, items and tax number (D-102).
 *
 * - If the draft has no `person`, the person is the `user`.
 * - `personalizations` contains the person's data, and not the `fields` that the operation `personalize` returns (D-68).
 * - If an attribute was used as the tax number, the attribute is left out (D-23).
 * - A tax number that the country doesn't require stays as given.
 */
export function writeBody(
	draft: GivenDraft,
	value: Normalized,
	orderItems: readonly OrderItemInput[] | undefined,
	personalizations: PersonalizationSource | undefined,
): PlaceOrderBody {
	const { plain, ofAddress } = draft
	const user = draft.user ?? draft.person
	// Reads only an own field: a value without a tax number may inherit one.
	const normalized = readField(value, 'taxNumber')
	const taxNumber = typeof normalized === 'string' ? normalized : plain.taxNumber
	const dropped = typeof normalized === 'string' ? indexOfTaxNumber(draft) : -1
	const attributes = draft.attributes.filter((_, at) => at !== dropped)
	const address =
		ofAddress.length > 0 && value.address ? { ...value.address, customAttributes: ofAddress } : value.address
	const parts: PlaceOrderBody = {
		...plain,
		user: user === null ? undefined : pickTexts(user, fieldNames(PLACE_ORDER_FIELDS.user)),
		orderItems,
		address,
		taxNumber,
		customAttributes: attributes.length > 0 ? attributes : undefined,
		personalizations,
	}
	const body: Record<string, unknown> = {}
	for (const name of fieldNames(PLACE_ORDER_FIELDS)) {
		const part = readField(parts, name)
		if (part !== undefined) body[name] = part
	}
	return body
}

/** Returns the index of the attribute that was used as the tax number (D-23); -1 if no attribute was used. */
function indexOfTaxNumber({ hasTaxNumber, attributes }: GivenDraft): number {
	if (hasTaxNumber) return -1
	return taxNumberFromAttributes(attributes)?.index ?? -1
}

/** The most items in one list of a body. */
const MAX_ITEMS = 1_000_000

/**
 * Returns the body of place-order. It is made from the value of a valid verdict, and from everything else of the order that place-order accepts
 * (D-164). The parser of the body accepts it without a warning. There is one exception: if a date of `personalizations` isn't a date, it stays as
 * given, and the service decides.
 *
 * - The parts from the value are normalized. All other parts are as given, but without nulls, wrong types and blank dates (D-112).
 * - If a custom attribute was used as the tax number, the attribute is left out (D-23). A tax number that the country doesn't require stays as given.
 * - For a value that isn't an order, the body has no address and items.
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

/** Returns the dates as given. Blank dates are left out. */
function odd(person: GivenPerson): Readonly<Record<string, string>> {
	return Object.fromEntries(Object.entries(pickTexts(person, DATES)).filter(([, text]) => text.trim() !== ''))
}
