import { type AddressIssueCode, judgeAddress, readAddress } from '../address/validate-address.ts'
import { textField } from '../contract/field-types.ts'
import type { OrderInput, OrderItem, ValidOrder } from '../contract/order.ts'
import type { Product } from '../contract/product.ts'
import { type Issue, type Path, prefixIssue, sortIssues } from '../core/issue.ts'
import { type Fields, isList, isPlain, isRecord, lengthOf, readField } from '../core/read.ts'
import { type Need, pass, refuse, settle, type Verdict } from '../core/verdict.ts'
import { readTaxNumber } from '../tax/check-tax-number.ts'
import { checkOrderBody, hasPlainBody, notAnOrder, type OrderBodyCode } from './check-order-body.ts'
import { checkOrderItems, type OrderItemsCode, readPlainItems } from './check-order-items.ts'
import { checkOrderTaxNumber, type OrderTaxNumberCode } from './check-order-tax-number.ts'
import { findShippingIssues, readShippable, type ShippableCode } from './check-shippable.ts'
import { indexProducts, lookupIn, type ProductIndex, type VariantLookup } from './index-products.ts'
import { DEFAULT_POLICY, type Policy, readPolicy } from './policy.ts'
import { provinceKeys } from './shipping-rules.ts'

export type OrderIssueCode = OrderBodyCode | OrderItemsCode | AddressIssueCode | ShippableCode | OrderTaxNumberCode

/** Shared by all that has nothing to say; only ever copied from. */
const NONE: readonly never[] = []
const NOTHING = { issues: NONE, needs: NONE } as const

const ADDRESS: Path = ['address']

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
	return value === null ? explainOrder(order, products, policy) : { status: 'valid', value, issues: [] }
}

/** The core: the normalised order when there is nothing at all to say, else null. */
function readOrder(order: Fields<OrderInput>, products: unknown, policy: Policy): ValidOrder | null {
	try {
		const { address: place, orderItems: list } = order
		if (!isPlain(order) || !hasPlainBody(order, policy) || typeof place !== 'object' || place === null) return null
		const orderItems = readPlainItems(list, policy.maxItems)
		const address = readAddress(place, order.shouldValidateProvinceCode === true)
		if (orderItems === undefined || address === null) return null
		const lookup = lookupIn(products, orderItems.length)
		if (lookup === null) return null
		for (const { variantId } of orderItems) {
			if (!readShippable(lookup(variantId), address.countryCode, policy)) return null
		}
		const taxNumber = readTaxNumber(order.taxNumber ?? undefined, address.countryCode)
		return taxNumber === undefined ? null : { address, orderItems, taxNumber }
	} catch {
		return null // a getter or a proxy that throws
	}
}

/** Where the core does not answer: each check says all that it has to say, in the order of D-04. */
function explainOrder(order: object, products: unknown, policy: Policy): Verdict<ValidOrder, OrderIssueCode> {
	const given = openOrder(order)
	const { address: place, orderItems: list } = given
	const body = isRecord(place) && hasPlainBody(order, policy) ? NONE : checkOrderBody(order, policy)
	const items = pass(readPlainItems(list, policy.maxItems)) ?? checkOrderItems(list as readonly OrderItem[], policy)
	const address = judgeAddress(place, given.shouldValidateProvinceCode === true, policy)
	const country = address.country.some(isError) ? null : address.value.countryCode
	const shipping = judgeShipping(given, items, lookupIn(products, lengthOf(list)), country, policy)
	const tax = country === null ? null : judgeTaxNumber(order, given.taxNumber, country)
	const issues: Issue<OrderIssueCode>[] = []
	append(issues, body)
	append(issues, items.issues)
	if (isRecord(place)) append(issues, address.shape, ADDRESS)
	sortIssues(issues)
	if (isRecord(place)) {
		append(issues, address.country, ADDRESS)
		append(issues, address.province, ADDRESS)
		append(issues, shipping.issues)
		append(issues, address.phone, ADDRESS)
		append(issues, address.zip, ADDRESS)
	}
	if (tax !== null) append(issues, sortIssues([...tax.issues]))
	const value: ValidOrder = {
		address: address.value,
		orderItems: items.status === 'valid' ? items.value : [],
		taxNumber: tax?.status === 'valid' ? tax.value : null,
	}
	return settle(value, issues, shipping.needs)
}

/** The fields that the checks begin with. */
function openOrder(order: object): Fields<OrderInput> {
	try {
		const { address, orderItems, taxNumber, shouldValidateProvinceCode }: Fields<OrderInput> = order
		if (isPlain(order)) return { address, orderItems, taxNumber, shouldValidateProvinceCode }
	} catch {
		// A getter or a proxy that throws.
	}
	return {
		address: readField(order, 'address'),
		orderItems: readField(order, 'orderItems'),
		taxNumber: readField(order, 'taxNumber'),
		shouldValidateProvinceCode: readField(order, 'shouldValidateProvinceCode'),
	}
}

function judgeTaxNumber(order: object, taxNumber: unknown, country: string) {
	return pass(readTaxNumber(taxNumber ?? undefined, country)) ?? checkOrderTaxNumber(order, country)
}

/** What the products say of all items. Without a country, only what is needed is known. */
function judgeShipping(
	{ address, orderItems }: Fields<OrderInput>,
	items: Verdict<readonly OrderItem[], OrderItemsCode>,
	lookup: VariantLookup | null,
	country: string | null,
	policy: Policy,
): { readonly issues: readonly Issue<ShippableCode>[]; readonly needs: readonly Need[] } {
	const isWhole = items.status === 'valid' && lookup !== null && country !== null
	if (isWhole && items.value.every(({ variantId }) => readShippable(lookup(variantId), country, policy))) return NOTHING
	const keys =
		country === null ? NONE : provinceKeys(country, textField(address, 'provinceCode'), textField(address, 'province'))
	return findShipping(orderItems, lookup, country, keys, policy)
}

/** Shippability, item by item; each variant that the facts lack is needed once. */
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
		else if (country !== null && !readShippable(entry, country, policy))
			append(issues, findShippingIssues(entry, country, keys, policy), ['orderItems', at])
	}
	return { issues: sortIssues(issues), needs: [...missing].map((variantId) => ({ kind: 'product', variantId })) }
}

/** Adds what was found, seen from the order. */
function append(issues: Issue<OrderIssueCode>[], found: readonly Issue<OrderIssueCode>[], prefix: Path = NONE): void {
	for (const issue of found) issues.push(prefix.length === 0 ? issue : prefixIssue(issue, prefix))
}

function isError({ severity }: Issue): boolean {
	return severity === 'error'
}
