import { textField, textOf } from '../contract/field-types.ts'
import type { Order, OrderLineItem } from '../contract/generated/types.ts'
import type { PersonalizationFields } from '../contract/personalization.ts'
import { type Fields, isRecord, readField } from '../core/read.ts'
import { fromCents } from '../money/cents.ts'
import type { OrderDraft } from './built-order.ts'
import { imageFields, openFields } from './open-fields.ts'
import type { Line } from './read-lines.ts'

/** What stands for the id of an order that has none yet. */
const DRAFT_ID = 'draft'

/**
 * The order as the list operation shows it: every key of the interface, in its order. A text that the product lacks is empty; a
 * line's title is its product's (D-85) and its price that of one piece (D-102). The e-mail is that of the user whom the body names.
 */
export function writeOrder(
	draft: Fields<OrderDraft>,
	lines: readonly Line[],
	personalization: PersonalizationFields | null,
	createdAt: string | null,
	ids: unknown,
): Order {
	const { person, user } = draft
	const id = textField(ids, 'order') || DRAFT_ID
	const lineIds = readField(ids, 'lines')
	return {
		id,
		createdAt,
		orderNumber: textOrNull(draft.orderNumber),
		externalId: textOrNull(draft.externalId),
		user: {
			externalId: textOrNull(readField(person, 'externalId')),
			email: textOrNull(readField(isRecord(user) ? user : person, 'email')),
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

/** An image with its width over its height where both are known (D-85); null where it has no address. */
function writeImage(image: unknown): OrderLineItem['image'] | null {
	if (image === undefined) return null
	const { url, width, height } = openFields(image, imageFields)
	if (typeof url !== 'string' || url === '') return null
	const ratio = typeof width === 'number' && typeof height === 'number' ? width / height : 0
	return ratio > 0 && ratio < Number.POSITIVE_INFINITY ? { url, aspectRatio: ratio } : { url }
}

function textOrNull(value: unknown): string | null {
	return typeof value === 'string' ? value : null
}
