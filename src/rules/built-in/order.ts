import { BUILT_IN_ADDRESSES } from '../address/built-in-addresses.ts'
import type { ProductInput, ValidOrder, Variant } from '../contract/resources.ts'
import type { PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import type { UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { type BuildCode, buildOrderBy } from '../order/build/build-order.ts'
import type { BuiltOrder, OrderDraft, OrderFacts } from '../order/build/read-draft.ts'
import { BUILT_IN_PLACES } from '../order/judge/built-in-places.ts'
import { checkShippableBy, type Destination, type ShippableCode } from '../order/judge/check-shippable.ts'
import { indexProductsBy, type ProductIndex } from '../order/judge/index-products.ts'
import {
	type OrderIssueCode,
	type ValidationFacts,
	validateOrderBy,
	validateOrdersBy,
} from '../order/judge/validate-order.ts'
import { type FetchProduct, validateOrderFetchingProductsBy } from '../order/judge/validate-order-fetching-products.ts'

/**
 * Checks whether an item of a product can be shipped to a destination, and returns a verdict whose value is the variant (validate-order.2, D-30). The
 * arguments are the item, its product and the destination. The issue is a warning if the variant or its product may be unavailable (D-31). If the
 * product doesn't have the variant, the verdict is `unknown`, and `needs` lists the product (D-32).
 *
 * @example
 * const mug = { title: 'Mug', variants: [{ id: 'm1' }], shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }] }
 * checkShippable({ variantId: 'm1' }, mug, { countryCode: 'FR' }).value // => { id: 'm1' }
 * checkShippable({ variantId: 'm1' }, mug, { countryCode: 'RU' }).issues[0].message
 * // => "Mug can't be shipped to RU. Remove it from the order."
 * checkShippable({ variantId: 'm2' }, mug, { countryCode: 'FR' }).needs // => [{ kind: 'product', variantId: 'm2' }]
 */
export function checkShippable(
	item: { readonly variantId: string },
	product: ProductInput,
	destination: Destination,
	options?: PolicyOptions,
): Verdict<Variant, ShippableCode | UnknownCountryIssueCode | PolicyCode> {
	return checkShippableBy(BUILT_IN_PLACES, item, product, destination, options)
}

/**
 * Indexes a list of products by variant. Keep the index, and pass it as `facts.products` of many calls.
 *
 * - The index doesn't change: if a product changes, create a new index.
 * - If two products have the same variant, the first one counts.
 * - A value that isn't a product is skipped. The list ends at its first hole.
 *
 * @example
 * indexProducts([{ id: 'mug', variants: [{ id: 'mug-s' }, { id: 'mug-l' }] }]).entries.size // => 2
 */
export function indexProducts(products: readonly ProductInput[]): ProductIndex {
	return indexProductsBy(BUILT_IN_PLACES, products)
}

/**
 * Checks an order before you send it, as the store's validate-order operation does, and returns a verdict. The checks and the issues have this order
 * (D-04): first the types of the order's fields, then the country, then the five checks of the API documentation (province, shippability, phone, zip,
 * tax number).
 *
 * - The order may be any value, such as a parsed request. A value that isn't an order is an error. `OrderInput` is the type of an order as
 *   documented.
 * - The value is the order's address, items and tax number in normalized form. `toPlaceOrderBody` makes the body of place-order from the value.
 * - If the product of a variant isn't in `facts.products`, and the order has no error, the verdict is `unknown` and `needs` lists the product (D-32).
 * - `options` is a policy. It decides cases that the API documentation leaves open. A missing key has its default.
 *
 * @example
 * const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
 * const order = { address, orderItems: [{ variantId: 'mug-s', quantity: 2 }] }
 * const products = [{ id: 'mug', variants: [{ id: 'mug-s' }] }]
 * validateOrder(order, { products }).status // => 'valid'
 * validateOrder(order).needs // => [{ kind: 'product', variantId: 'mug-s' }]
 * validateOrder({ ...order, address: { ...address, zip: '1055' } }).issues[0].code // => 'address.zip.invalid'
 */
export function validateOrder(
	order: unknown,
	facts?: ValidationFacts,
	options?: PolicyOptions,
): Verdict<ValidOrder, OrderIssueCode> {
	return validateOrderBy(BUILT_IN_ADDRESSES, order, facts, options)
}

/**
 * Judges many orders with the same facts. Returns the verdicts in the same order. A plain list of products is indexed once. The
 * list of orders ends at its first hole.
 *
 * @example
 * validateOrders([{}, {}]).length // => 2
 */
export function validateOrders(
	orders: readonly unknown[],
	facts?: ValidationFacts,
	options?: PolicyOptions,
): readonly Verdict<ValidOrder, OrderIssueCode>[] {
	return validateOrdersBy(BUILT_IN_ADDRESSES, orders, facts, options)
}

/**
 * Returns a promise of the verdict of `validateOrder`, and fetches missing products with your function `fetchProduct`. The order may be any value,
 * and the options are a policy. Each variant that the verdict needs is fetched once (D-32). Then the order is checked again. Only `fetchProduct` does
 * input or output.
 *
 * - If an order is invalid even without its products, `fetchProduct` isn't called.
 * - If a product isn't found, the verdict stays `unknown`, and the `reason` of the need is `not-found`.
 * - If `fetchProduct` throws or rejects, the verdict stays `unknown`. The `reason` of the need is `failed`, and `error` has the error.
 * - If `fetchProduct` isn't a function, no product is found, and needs have no `reason`.
 * - The promise never rejects.
 *
 * @example
 * validateOrderFetchingProducts({ orderItems: 1 }, () => null) instanceof Promise // => true
 */
export function validateOrderFetchingProducts(
	order: unknown,
	fetchProduct: FetchProduct,
	options?: PolicyOptions,
): Promise<Verdict<ValidOrder, OrderIssueCode>> {
	return validateOrderFetchingProductsBy(BUILT_IN_ADDRESSES, order, fetchProduct, options)
}

/**
 * Returns a verdict whose value is the order as the store would show it: with prices, personalized items, totals, the payment, an explanation of
 * each amount, and the body for place-order.
 *
 * - It reports everything that `validateOrder` reports. Some warnings of validate-order are errors here: an order without items, unavailable items,
 *   and wrong types in fields of place-order (D-31, D-33, D-92).
 * - If facts are missing, the verdict is `unknown`, and `needs` lists all of them.
 * - A failed line rejects the order. With `errorPolicy: 'reject-failed-lines'`, an error in a line rejects only that line (D-100).
 *
 * @example
 * const address = { countryCode: 'DE', address1: 'Spreebogen 1', city: 'Berlin', zip: '10557', phone: '030 901820' }
 * const draft = { address, orderItems: [{ variantId: 'mug-s', quantity: 2 }] }
 * const products = [{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 14.5 }], priceDeltaByCountry: { DE: 1 } }]
 * const facts = { products, collection: { rewardType: 'Coins' }, balance: 40 }
 * buildOrder(draft, facts).value.totals
 * // => { items: 2, price: 31, retailPrice: null, creditsUsed: 31, giftsUsed: 0, dueByCard: 0 }
 * buildOrder(draft, facts).value.explanation.text.split('\n')
 * // => ['2 × Mug: 14.50 + 1.00 (DE) = 15.50 each, 31.00', '2 items: 31.00', 'Credits: 40.00 - 31.00 = 9.00']
 * buildOrder(draft, { ...facts, balance: 20 }).issues[0].code // => 'order.balance.insufficient'
 * buildOrder(draft, { products }).needs // => [{ kind: 'collection' }, { kind: 'balance' }]
 */
export function buildOrder(
	draft: OrderDraft,
	facts?: OrderFacts,
	options?: PolicyOptions,
): Verdict<BuiltOrder<BuildCode>, BuildCode> {
	return buildOrderBy(BUILT_IN_ADDRESSES, draft, facts, options)
}
