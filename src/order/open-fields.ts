import type { Product, Variant } from '../contract/product.ts'
import { type Fields, isPlain, readField } from '../core/read.ts'
import type { OrderDraft, OrderFacts } from './built-order.ts'

/** Names the fields that are read of an object, by copying them. */
type Copy<T> = (fields: Fields<T>) => Fields<T>

/**
 * The fields that `copy` names, each read once, of whatever an object is: directly where it is plain, else by `readField`. What
 * is made so needs no care any more. Of no object, no field is there.
 */
export function openFields<T>(object: unknown, copy: Copy<T>): Fields<T> {
	if (typeof object !== 'object' || object === null) return copy({})
	try {
		const fields = copy(object)
		if (isPlain(object)) return fields
	} catch {
		// A getter or a proxy that throws.
	}
	const fields: Record<string, unknown> = copy({})
	for (const name in fields) fields[name] = readField(object, name)
	return fields as Fields<T>
}

/** A field's text; the empty string where it is missing or no string. */
export function textOf(value: unknown): string {
	return typeof value === 'string' ? value : ''
}

export const draftFields: Copy<OrderDraft> = ({
	address,
	orderItems,
	taxNumber,
	customAttributes,
	companyId,
	orderNumber,
	externalId,
	shouldValidateProvinceCode,
	user,
	person,
	personalizations,
	isVip,
	note,
	shouldSendEmail,
}) => ({
	address,
	orderItems,
	taxNumber,
	customAttributes,
	companyId,
	orderNumber,
	externalId,
	shouldValidateProvinceCode,
	user,
	person,
	personalizations,
	isVip,
	note,
	shouldSendEmail,
})

export const factsFields: Copy<OrderFacts> = ({
	products,
	collection,
	balance,
	asOf,
	now,
	pricedFor,
	creations,
	ids,
}) => ({ products, collection, balance, asOf, now, pricedFor, creations, ids })

export const productFields: Copy<Product> = ({ id, title, isPersonalized, priceDeltaByCountry, featuredImage }) => ({
	id,
	title,
	isPersonalized,
	priceDeltaByCountry,
	featuredImage,
})

export const variantFields: Copy<Variant> = ({ title, price, retailPrice, images }) => ({
	title,
	price,
	retailPrice,
	images,
})
