import { type AddressIssueCode, judgeAddress, readAddress } from '../address/validate-address.ts'
import { textField } from '../contract/field-types.ts'
import type { OrderInput, OrderItem, ValidOrder } from '../contract/order.ts'
import type { Product } from '../contract/product.ts'
import { compareIssues, type Issue, prefixIssues } from '../core/issue.ts'
import { type Fields, isList, isPlain, isRecord, lengthOf, readField } from '../core/read.ts'
import { type Need, refuse, settle, type Verdict } from '../core/verdict.ts'
import { readTaxNumber } from '../tax/check-tax-number.ts'
import { checkOrderBody, hasPlainBody, notAnOrder, type OrderBodyCode } from './check-order-body.ts'
import { checkOrderItems, type OrderItemsCode, readPlainItem } from './check-order-items.ts'
import { checkOrderTaxNumber, type OrderTaxNumberCode } from './check-order-tax-number.ts'
import { findShippingIssues, readShippable, type ShippableCode } from './check-shippable.ts'
import { indexProducts, lookupIn, type ProductIndex, type VariantLookup } from './index-products.ts'
import { DEFAULT_POLICY, type Policy, readPolicy } from './policy.ts'
import { provinceKeys } from './shipping-rules.ts'

export type OrderIssueCode = OrderBodyCode | OrderItemsCode | AddressIssueCode | ShippableCode | OrderTaxNumberCode

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
	policy?: Partial<Policy>,
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
	policy?: Partial<Policy>,
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

function judgeOrder(order: unknown, products: unknown, policy: Policy): Verdict<ValidOrder, OrderIssueCode> {
	if (!isRecord(order)) return refuse(notAnOrder(order))
	const value = readOrder(order, products, policy)
	return value === null ? collectIssues(order, products, policy) : { status: 'valid', value, issues: [] }
}

/** The core: the normalised order when there is nothing at all to say, else null. */
function readOrder(order: object, products: unknown, policy: Policy): ValidOrder | null {
	try {
		const given: Fields<OrderInput> = order
		const { orderItems: list, address: place } = given
		if (!isPlain(order) || !hasPlainBody(order, policy)) return null
		if (typeof place !== 'object' || place === null || !isList(list) || list.length > policy.maxItems) return null
		const address = readAddress(place, given.shouldValidateProvinceCode === true)
		const lookup = lookupIn(products, list.length)
		if (address === null || lookup === null) return null
		const orderItems: OrderItem[] = []
		for (let at = 0; at < list.length; at++) {
			const item = readPlainItem(list[at])
			const found = item === null ? undefined : lookup(item.variantId)
			if (item === null || found === undefined || !readShippable(found, address.countryCode, policy)) return null
			orderItems.push(item)
		}
		const taxNumber = readTaxNumber(given.taxNumber, address.countryCode)
		return orderItems.length === 0 || taxNumber === undefined ? null : { address, orderItems, taxNumber }
	} catch {
		return null // a getter or a proxy that throws
	}
}

/** The cold path: every check, all that each has to say, in the order of D-04. */
function collectIssues(order: unknown, products: unknown, policy: Policy): Verdict<ValidOrder, OrderIssueCode> {
	const lookup = lookupIn(products, lengthOf(readField(order, 'orderItems')))
	const addressInput = readField(order, 'address')
	const body = checkOrderBody(order, policy)
	const items = checkOrderItems(readField(order, 'orderItems') as readonly OrderItem[], { maxItems: policy.maxItems })
	const address = judgeAddress(addressInput, {
		shouldValidateProvinceCode: readField(order, 'shouldValidateProvinceCode') === true,
		province: policy.province,
		phone: policy.phone,
	})
	const country = address.country.some((issue) => issue.severity === 'error') ? null : address.value.countryCode
	const keys =
		country === null
			? []
			: provinceKeys(country, textField(addressInput, 'provinceCode'), textField(addressInput, 'province'))
	const shipping = findShipping(readField(order, 'orderItems'), lookup, country, keys, policy)
	const tax = country === null ? null : checkOrderTaxNumber(order, country)
	const prefix = ['address']
	const isJudged = isRecord(addressInput)
	const ofAddress = (issues: readonly Issue<AddressIssueCode>[]) => (isJudged ? prefixIssues(issues, prefix) : [])
	const checks: readonly (readonly Issue<OrderIssueCode>[])[] = [
		[...body, ...items.issues, ...ofAddress(address.shape)],
		ofAddress(address.country),
		ofAddress(address.province),
		shipping.issues,
		ofAddress(address.phone),
		ofAddress(address.zip),
		tax?.issues ?? [],
	]
	const issues = checks.flatMap((found) => [...found].sort(compareIssues))
	const value: ValidOrder = {
		address: address.value,
		orderItems: items.status === 'valid' ? items.value : [],
		taxNumber: tax?.status === 'valid' ? tax.value : null,
	}
	return settle(value, issues, shipping.needs)
}

/** Shippability, item by item; each variant that the facts lack is needed once. Without a country, only the needs are known. */
function findShipping(
	items: unknown,
	lookup: VariantLookup | null,
	country: string | null,
	keys: readonly string[],
	policy: Policy,
): { issues: Issue<ShippableCode>[]; needs: Need[] } {
	const issues: Issue<ShippableCode>[] = []
	const missing = new Set<string>()
	const count = lengthOf(items)
	for (let at = 0; at < count && at < policy.maxItems; at++) {
		const item = readField(items, at)
		if (item === undefined) break
		const variantId = textField(item, 'variantId')
		if (variantId === '') continue
		const entry = lookup?.(variantId)
		if (entry === undefined) missing.add(variantId)
		else if (country !== null) {
			const found = findShippingIssues(entry, country, keys, policy)
			if (found.length > 0) issues.push(...prefixIssues(found, ['orderItems', at]))
		}
	}
	return { issues, needs: [...missing].map((variantId) => ({ kind: 'product', variantId })) }
}
