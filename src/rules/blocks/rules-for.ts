import { indexProductsBy } from '../order/judge/index-products.ts'
import { settleOrderBy } from '../order/judge/settle-order.ts'
import { validateOrdersBy } from '../order/judge/validate-order.ts'
import { listProvinces } from '../province/province-table.ts'
import type { checkCountry } from '../world/check-country.ts'
import type { checkPhone } from '../world/check-phone.ts'
import type { checkProvince } from '../world/check-province.ts'
import type { checkShippable } from '../world/check-shippable.ts'
import type { checkZip } from '../world/check-zip.ts'
import type { checkZipFormat } from '../world/check-zip-format.ts'
import type { indexProducts } from '../world/index-products.ts'
import type { provincesOf } from '../world/provinces-of.ts'
import type { settleOrder } from '../world/settle-order.ts'
import type { validateAddress } from '../world/validate-address.ts'
import type { validateOrder } from '../world/validate-order.ts'
import type { validateOrders } from '../world/validate-orders.ts'
import { type Block, explain, openBlocks } from './block.ts'
import { joinAddresses, joinZips } from './block-facts.ts'
import { bindCountry } from './check-country-for.ts'
import { bindPhone } from './check-phone-for.ts'
import { bindProvince } from './check-province-for.ts'
import { bindShippable } from './check-shippable-for.ts'
import { bindZip } from './check-zip-for.ts'
import { bindZipFormat } from './check-zip-format-for.ts'
import { bindAddress } from './validate-address-for.ts'
import { bindOrder } from './validate-order-for.ts'

/** The rules of the main entry that need facts about countries, with the same signatures. */
export interface Rules {
	readonly validateOrder: typeof validateOrder
	readonly validateOrders: typeof validateOrders
	readonly settleOrder: typeof settleOrder
	readonly validateAddress: typeof validateAddress
	readonly checkCountry: typeof checkCountry
	readonly checkProvince: typeof checkProvince
	readonly checkPhone: typeof checkPhone
	readonly checkZip: typeof checkZip
	readonly checkZipFormat: typeof checkZipFormat
	readonly checkShippable: typeof checkShippable
	/** An index is for these rules alone: it knows the provinces of their countries. */
	readonly indexProducts: typeof indexProducts
	readonly provincesOf: typeof provincesOf
}

/**
 * Returns the rules for the countries of these blocks. What no block has is a need, and the verdict `unknown`: never a verdict.
 *
 * @example
 * const { checkZip, validateAddress } = rulesFor([])
 * checkZip('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 * validateAddress({ country: 'France' }).needs // => [{ kind: 'countryNames' }]
 */
export function rulesFor(blocks: readonly Block[]): Rules {
	const set = openBlocks(blocks)
	const facts = joinAddresses(set)
	const { countries, provinces, phones } = facts
	const zips = joinZips(set)
	return {
		validateOrder: bindOrder(set, facts),
		validateOrders: (orders, products, policy) =>
			validateOrdersBy(facts, orders, products, policy).map((verdict) => explain(set, verdict)),
		settleOrder: async (order, findProduct, policy) =>
			explain(set, await settleOrderBy(facts, order, findProduct, policy)),
		validateAddress: bindAddress(set, facts),
		checkCountry: bindCountry(set, countries),
		checkProvince: bindProvince(set, provinces),
		checkPhone: bindPhone(set, phones),
		checkZip: bindZip(set, zips),
		checkZipFormat: bindZipFormat(set, zips),
		checkShippable: bindShippable(set, facts),
		indexProducts: (products) => indexProductsBy(facts, products),
		provincesOf: (countryCode) => listProvinces(provinces, countryCode),
	}
}
