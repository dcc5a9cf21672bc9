import { type AddressIssueCode, judgeAddress, openAddress } from '../../address/validate-address.ts'
import { addressWords } from '../../address/words.ts'
import { CHECK, noteWrongType } from '../../contract/judge-fields.ts'
import type { Address, OrderInput, OrderItem, ProductInput, ValidOrder } from '../../contract/resources.ts'
import { type Findings, noFindings, noteNeed, noteNeededField, toVerdict } from '../../core/finding.ts'
import { MOST_JUDGED_ORDERS } from '../../core/limits.ts'
import { notePolicy } from '../../core/note-policy.ts'
import { judgeOrCopy, openItems, own } from '../../core/open.ts'
import { type Policy, type PolicyOptions, readPolicy } from '../../core/policy.ts'
import { type Fields, isList, isRecord, readField } from '../../core/read.ts'
import type { Verdict } from '../../core/verdict.ts'
import { judgeItems, type OrderItemsCode } from './check-order-items.ts'
import { judgeShipping, type ShippableCode } from './check-shippable.ts'
import { findVariant, indexProducts, openCatalogue, type ProductIndex, shippingOf } from './index-products.ts'
import { judgeBody, type OrderBodyCode, VALIDATE } from './judge-body.ts'
import { judgeOrderTaxNumber, type OrderTaxNumberCode } from './judge-order-tax-number.ts'
import type { ShippingRules } from './shipping-rules.ts'

/** The issue codes of `validateOrder`. */
export type OrderIssueCode = OrderBodyCode | OrderItemsCode | AddressIssueCode | ShippableCode | OrderTaxNumberCode

/** The caller's facts about the store. Without the products of an order, its verdict stays `unknown`. */
export interface ValidationFacts {
	readonly products?: readonly ProductInput[] | ProductIndex | undefined
}

/**
 * Judges an order as the service's validate-order operation does, before it is sent. The order's own shape and its country come
 * first, then the five checks of the interface: province, shippability, phone, zip, tax number. The issues are in that order
 * (D-04).
 *
 * - The order may be any value, such as a parsed request: a value that isn't an order gives an issue. `OrderInput` is the type of
 *   an order that conforms to the interface.
 * - The value is the order's address, items and tax number in normalized form. `toPlaceOrderBody` makes the body of place-order of it.
 * - If `facts.products` lacks the product of a variant, the verdict is `unknown` with a need for it (D-32), unless there is an
 *   error.
 * - `policy` decides what the interface leaves open. A missing key has its default.
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
	policy?: PolicyOptions,
): Verdict<ValidOrder, OrderIssueCode> {
	return validateOpened(order, readField(facts, 'products'), readPolicy(policy))
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
	policy?: PolicyOptions,
): readonly Verdict<ValidOrder, OrderIssueCode>[] {
	const products = readField(facts, 'products')
	const catalogue = isList(products) ? indexProducts(products as readonly ProductInput[]) : products
	const settled = readPolicy(policy)
	return openItems(orders, MOST_JUDGED_ORDERS).map((order) => validateOpened(order, catalogue, settled))
}

function validateOpened(order: unknown, products: unknown, policy: Policy): Verdict<ValidOrder, OrderIssueCode> {
	return judgeOrCopy(order, validateOwn, products, policy)
}

function validateOwn(order: unknown, products: unknown, policy: Policy): Verdict<ValidOrder, OrderIssueCode> {
	const findings = noFindings(policy, addressWords)
	return toVerdict<ValidOrder, OrderIssueCode>(judgeOrder(order, products, findings), findings)
}

const ADDRESS = ['address'] as const
const ORDER = [] as const
const NO_ADDRESS: Address = /* @__PURE__ */ openAddress({}, /* @__PURE__ */ noFindings())

/** Judges an order by every check, each once. Returns the order in normalized form, as far as possible. */
export function judgeOrder(input: unknown, products: unknown, to: Findings): ValidOrder {
	notePolicy(to)
	if (!isRecord(input)) {
		noteWrongType(input, 'object', [], VALIDATE, to)
		noteNeededField(to, [])
		return { address: NO_ADDRESS, orderItems: [] }
	}
	const order: Fields<OrderInput> = own(input)
	to.check = CHECK.shape
	judgeBody(order, to)
	const orderItems = judgeItems(order.orderItems, to)
	let given = NO_ADDRESS
	let address = NO_ADDRESS
	if (isRecord(order.address)) {
		to.prefix = ADDRESS
		given = openAddress(order.address, to)
		address = judgeAddress(given, order.shouldValidateProvinceCode === true, to)
		to.prefix = ORDER
	} else noteNeededField(to, ['address'])
	judgeItemsShip(orderItems, openCatalogue(products, orderItems.length), given, to)
	to.check = CHECK.taxNumber
	const taxNumber = to.country === null ? null : (judgeOrderTaxNumber(order, to.country, to) ?? null)
	return taxNumber === null ? { address, orderItems } : { address, orderItems, taxNumber }
}

/**
 * Judges the shippability of each item (validate-order.2). Each variant without a product is a need, once (D-32). Without a
 * country, only the needs are noted.
 */
function judgeItemsShip(items: readonly OrderItem[], catalogue: unknown, given: Address, to: Findings): void {
	to.check = CHECK.shipping
	const { country } = to
	let missing: Set<string> | null = null
	/** The rules of products that are not indexed and have closed provinces: these are read once. */
	let read: Map<unknown, ShippingRules> | null = null
	for (let at = 0; at < items.length; at++) {
		const { variantId } = items[at] as OrderItem
		if (variantId === '') continue
		const entry = findVariant(catalogue, variantId)
		if (entry === undefined) {
			missing ??= new Set()
			if (!missing.has(variantId)) noteNeed(to, { kind: 'product', variantId })
			missing.add(variantId)
		} else if (country !== null) {
			const rules = read?.get(entry.product) ?? shippingOf(entry, country)
			judgeShipping(entry, rules, country, given, at, to)
			if (entry.shipping === undefined && rules?.byCountry.get(country)?.closedProvinces) {
				read = (read ?? new Map<unknown, ShippingRules>()).set(entry.product, rules)
			}
		}
	}
}
