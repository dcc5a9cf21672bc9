import { WORLD_ADDRESSES } from '../address/world-addresses.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { type BuildCode, buildOrderBy } from '../order/build/build-order.ts'
import type { BuiltOrder, OrderDraft, OrderFacts } from '../order/build/built-order.ts'

/**
 * Builds the order that the service would show: priced, shippable, personalized, paid for and explained, with the body to
 * place it.
 *
 * - It reports everything that `validateOrder` reports. Some warnings of validate-order are errors here: no items, unavailable
 *   items, wrong types in place-order's fields (D-31, D-33, D-92).
 * - If facts are missing, the verdict is `unknown`, with all needs at once.
 * - A failed line rejects the order. With `errorPolicy: 'reject-failed-lines'`, only the line is rejected (D-100).
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
	policy?: PolicyOptions,
): Verdict<BuiltOrder<BuildCode>, BuildCode> {
	return buildOrderBy(WORLD_ADDRESSES, draft, facts, policy)
}
