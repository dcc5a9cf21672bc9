import type { Image } from '../contract/generated/types.ts'
import type { OrderInput } from '../contract/order.ts'
import type { Product, Variant } from '../contract/product.ts'
import { type Fields, isPlain, readField } from '../core/read.ts'
import type { OrderDraft, OrderFacts } from './built-order.ts'

/** Names the fields that are read of an object, by copying them. */
type Copy<T> = (fields: Fields<T>) => Fields<T>

/** The core: the fields of a plain object that `copy` names, each read once; null for anything else. */
export function openPlain<T>(object: unknown, copy: Copy<T>): Fields<T> | null {
	if (typeof object !== 'object' || object === null) return null
	try {
		const fields = copy(object)
		return isPlain(object) ? fields : null
	} catch {
		return null // a getter or a proxy that throws
	}
}

/** The same of whatever an object is. What is made so needs no care any more. Of no object, no field is there. */
export function openFields<T>(object: unknown, copy: Copy<T>): Fields<T> {
	return openPlain(object, copy) ?? readEach(object, copy({}))
}

/** The long way: so `openFields` is short enough for an engine to make it part of its callers. */
function readEach<T>(object: unknown, fields: Fields<T>): Fields<T> {
	const read: Record<string, unknown> = fields
	for (const name in read) read[name] = readField(object, name)
	return fields
}

/** What the checks of an order begin with. */
export const orderFields: Copy<OrderInput> = (order) => ({
	address: order.address,
	orderItems: order.orderItems,
	taxNumber: order.taxNumber,
	shouldValidateProvinceCode: order.shouldValidateProvinceCode,
})

export const draftFields: Copy<OrderDraft> = (draft) => ({
	address: draft.address,
	orderItems: draft.orderItems,
	taxNumber: draft.taxNumber,
	customAttributes: draft.customAttributes,
	companyId: draft.companyId,
	orderNumber: draft.orderNumber,
	externalId: draft.externalId,
	shouldValidateProvinceCode: draft.shouldValidateProvinceCode,
	user: draft.user,
	person: draft.person,
	personalizations: draft.personalizations,
	isVip: draft.isVip,
	note: draft.note,
	shouldSendEmail: draft.shouldSendEmail,
})

export const factsFields: Copy<OrderFacts> = (facts) => ({
	products: facts.products,
	collection: facts.collection,
	balance: facts.balance,
	asOf: facts.asOf,
	now: facts.now,
	pricedFor: facts.pricedFor,
	creations: facts.creations,
	ids: facts.ids,
})

export const productFields: Copy<Product> = (product) => ({
	id: product.id,
	title: product.title,
	isPersonalized: product.isPersonalized,
	priceDeltaByCountry: product.priceDeltaByCountry,
	featuredImage: product.featuredImage,
})

export const variantFields: Copy<Variant> = (variant) => ({
	title: variant.title,
	price: variant.price,
	retailPrice: variant.retailPrice,
	images: variant.images,
})

export const imageFields: Copy<Image> = (image) => ({ url: image.url, width: image.width, height: image.height })

/** What says whether a product can be ordered just now, and whether one of its variants can. */
export const stockFields: Copy<Product> = (product) => ({
	status: product.status,
	isDiscontinued: product.isDiscontinued,
	isInStock: product.isInStock,
})

export const saleFields: Copy<Variant> = (variant) => ({ isAvailableForSale: variant.isAvailableForSale })
