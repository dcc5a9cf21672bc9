import { textField } from '../contract/field-types.ts'
import type { OrderInput, OrderItem } from '../contract/order.ts'
import { type Issue, sortIssues } from '../core/issue.ts'
import { type Fields, lengthOf, readField } from '../core/read.ts'
import type { Need } from '../core/verdict.ts'
import { noteShipping, readShippable, type ShippableCode } from './check-shippable.ts'
import { findVariant } from './index-products.ts'
import type { Policy } from './policy.ts'
import { provinceKeys } from './shipping-rules.ts'

/** What the products say of the items of an order, and the products that are missing. */
export interface ShippingFindings {
	readonly issues: readonly Issue<ShippableCode>[]
	readonly needs: readonly Need[]
}

/** The core: whether every item is known, and there is nothing at all to say of its way to the country. */
export function shipsWhole(items: readonly OrderItem[], products: unknown, country: string, policy: Policy): boolean {
	for (const { variantId } of items) if (!readShippable(findVariant(products, variantId), country, policy)) return false
	return true
}

/**
 * Shippability, item by item (validate-order.2); each variant that the facts lack is needed once (D-32). Without a country, only
 * the needs are known.
 */
export function findShipping(
	{ address, orderItems }: Fields<OrderInput>,
	products: unknown,
	country: string | null,
	policy: Policy,
): ShippingFindings {
	const issues: Issue<ShippableCode>[] = []
	let missing: Set<string> | null = null
	let keys: readonly string[] | null = null
	const count = lengthOf(orderItems)
	for (let at = 0; at < count && at < policy.maxItems; at++) {
		const item = readField(orderItems, at)
		if (item === undefined) break
		const variantId = textField(item, 'variantId')
		if (variantId === '') continue
		const entry = findVariant(products, variantId)
		if (entry === undefined) {
			missing ??= new Set()
			missing.add(variantId)
		} else if (country !== null && !readShippable(entry, country, policy)) {
			keys ??= provinceKeys(country, textField(address, 'provinceCode'), textField(address, 'province'))
			noteShipping(issues, entry, country, keys, policy, ['orderItems', at, 'variantId'])
		}
	}
	return {
		issues: sortIssues(issues),
		needs: missing === null ? [] : Array.from(missing, (variantId) => ({ kind: 'product', variantId })),
	}
}
