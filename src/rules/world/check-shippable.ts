import type { ProductInput, Variant } from '../contract/resources.ts'
import type { PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import type { UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { checkShippableBy, type Destination, type ShippableCode } from '../order/judge/check-shippable.ts'
import { WORLD_PLACES } from '../order/judge/world-places.ts'

/**
 * Returns the variant if its product's shipping regions allow the destination (validate-order.2, D-30). A variant or product that
 * may be unavailable is a warning (D-31). If the product doesn't have the variant, the verdict is `unknown`, and the product is the
 * need (D-32).
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
	return checkShippableBy(WORLD_PLACES, item, product, destination, options)
}
