import { textField } from '../contract/field-types.ts'
import type { Order, OrderLineItem } from '../contract/generated/types.ts'
import type { PersonalizationFields } from '../contract/personalization.ts'
import { readField } from '../core/read.ts'
import { fromCents } from '../money/cents.ts'
import type { Line } from './read-lines.ts'

/** What stands for the id of an order that has none yet. */
const DRAFT_ID = 'draft'

/**
 * The order as the list operation shows it: every key of the interface, in its order. A text that the product lacks is empty; a
 * line's title is its product's (D-85) and its price that of one piece (D-102).
 */
export function writeOrder(
	draft: unknown,
	lines: readonly Line[],
	personalization: PersonalizationFields | null,
	createdAt: string | null,
	ids: unknown,
): Order {
	const person = readField(draft, 'person')
	const id = textField(ids, 'order') || DRAFT_ID
	const lineIds = readField(ids, 'lines')
	return {
		id,
		createdAt,
		orderNumber: textOrNull(draft, 'orderNumber'),
		externalId: textOrNull(draft, 'externalId'),
		user: {
			externalId: textOrNull(person, 'externalId'),
			email: textOrNull(readField(draft, 'user'), 'email') ?? textOrNull(person, 'email'),
		},
		orderLineItems: lines.map((line) => {
			const lineId = readField(lineIds, line.index)
			const known = typeof lineId === 'string' && lineId !== '' ? lineId : `${id}-${line.index + 1}`
			return writeLine(line, known, personalization)
		}),
	}
}

function writeLine(line: Line, id: string, personalization: PersonalizationFields | null): OrderLineItem {
	const { product, variant } = line.entry
	const productTitle = textField(product, 'title')
	const { price, retailPrice } = line.price
	return {
		id,
		title: productTitle,
		productTitle,
		variantTitle: textField(variant, 'title'),
		productId: textField(product, 'id'),
		variantId: line.item.variantId,
		quantity: line.item.quantity,
		price: fromCents(price.cents),
		retailPrice: retailPrice === null ? null : fromCents(retailPrice.cents),
		image: writeImage(readField(readField(variant, 'images'), 0), readField(product, 'featuredImage')),
		personalizations: line.isPersonalized ? personalization : null,
		sha: line.sha,
	}
}

/** The first image that has an address (D-85), with its width over its height where both are known. */
function writeImage(...images: readonly unknown[]): OrderLineItem['image'] {
	const image = images.find((each) => textField(each, 'url') !== '')
	if (image === undefined) return { url: null }
	const url = textField(image, 'url')
	const ratio = Number(readField(image, 'width')) / Number(readField(image, 'height'))
	return ratio > 0 && ratio < Number.POSITIVE_INFINITY ? { url, aspectRatio: ratio } : { url }
}

function textOrNull(object: unknown, field: string): string | null {
	const text = readField(object, field)
	return typeof text === 'string' ? text : null
}
