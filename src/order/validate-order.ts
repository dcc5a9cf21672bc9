import { readAddress, wholeAddress } from '../address/validate-address.ts'
import type { OrderInput, ValidOrder } from '../contract/order.ts'
import type { Product } from '../contract/product.ts'
import { isList, isRecord, lengthOf, readField } from '../core/read.ts'
import { refuse, type Verdict } from '../core/verdict.ts'
import { readTaxNumber } from '../tax/check-tax-number.ts'
import { hasPlainBody, notAnOrder } from './check-order-body.ts'
import { readPlainItems } from './check-order-items.ts'
import { collectFindings, NOTHING_READ, type OrderIssueCode } from './collect-findings.ts'
import { shipsWhole } from './find-shipping.ts'
import { indexProducts, openCatalogue, type ProductIndex } from './index-products.ts'
import { openFields, openPlain, orderFields } from './open-fields.ts'
import { DEFAULT_POLICY, type Policy, type PolicyOptions, readPolicy } from './policy.ts'

export type { OrderIssueCode } from './collect-findings.ts'

/** What the caller knows of the store. Without the products of an order, its verdict stays open. */
export interface ValidationFacts {
	readonly products?: readonly Product[] | ProductIndex | undefined
}

/**
 * Judges an order as the service's validate-order operation does, before it is sent. The five checks of the interface (province,
 * shippability, phone, zip, tax number) run after the order's own shape and its country; every issue is collected, in that order
 * (D-04).
 *
 * The value is the order's address, items and tax number in normalised form. Variants whose product is not among
 * `facts.products` make the verdict `unknown` with a need each (D-32), unless something is wrong already. `policy` settles what
 * the interface leaves open; keys that it lacks have their defaults.
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
	order: OrderInput,
	facts?: ValidationFacts,
	policy?: PolicyOptions,
): Verdict<ValidOrder, OrderIssueCode> {
	return judgeOrder(order, readField(facts, 'products'), policy === undefined ? DEFAULT_POLICY : readPolicy(policy))
}

/**
 * Judges many orders against the same facts; the verdicts stand in the order of the orders. A plain list of products is indexed
 * once. A list with a hole in it ends there.
 *
 * @example
 * validateOrders([{}, {}]).length // => 2
 */
export function validateOrders(
	orders: readonly OrderInput[],
	facts?: ValidationFacts,
	policy?: PolicyOptions,
): readonly Verdict<ValidOrder, OrderIssueCode>[] {
	const products = readField(facts, 'products')
	const catalogue = isList(products) ? indexProducts(products as readonly Product[]) : products
	const settled = readPolicy(policy)
	const verdicts: Verdict<ValidOrder, OrderIssueCode>[] = []
	const count = lengthOf(orders)
	for (let at = 0; at < count && Object.hasOwn(orders, at); at++) {
		verdicts.push(judgeOrder(readField(orders, at), catalogue, settled))
	}
	return verdicts
}

/** Asks the core of each check; only where one does not answer are the checks asked what they have to say. */
export function judgeOrder(order: unknown, products: unknown, policy: Policy): Verdict<ValidOrder, OrderIssueCode> {
	const given = openPlain(order, orderFields)
	if (given === null) {
		return isRecord(order)
			? collectFindings(order, openFields(order, orderFields), NOTHING_READ, products, policy)
			: refuse(notAnOrder(order))
	}
	const isPlainBody = hasPlainBody(order as OrderInput, policy)
	const orderItems = readPlainItems(given.orderItems, policy.maxItems)
	const reading = readAddress(given.address, given.shouldValidateProvinceCode === true)
	const address = wholeAddress(reading)
	const country = reading === null || reading.country === null ? null : reading.country.code
	const ships =
		orderItems !== null &&
		country !== null &&
		shipsWhole(orderItems, openCatalogue(products, orderItems.length), country, policy)
	const taxNumber = country === null ? undefined : readTaxNumber(given.taxNumber ?? undefined, country)
	return isPlainBody && ships && address !== null && taxNumber !== undefined
		? { status: 'valid', value: { address, orderItems, taxNumber }, issues: [] }
		: collectFindings(
				order as object,
				given,
				{ isPlainBody, orderItems, address, reading, ships, taxNumber },
				products,
				policy,
			)
}
