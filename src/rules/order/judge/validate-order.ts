import type { AddressFacts } from '../../address/address-facts.ts'
import { judgeCarrierName } from '../../address/judge-carrier.ts'
import { type AddressIssueCode, judgeAddress, openAddress } from '../../address/validate-address.ts'
import { CHECK, noteWrongType } from '../../contract/judge-fields.ts'
import type { Address, OrderInput, OrderItem, ProductInput, ValidOrder } from '../../contract/resources.ts'
import { type Findings, noFindings, noteNeed, noteNeededField, toVerdict } from '../../core/finding.ts'
import { MAX_JUDGED_ORDERS } from '../../core/limits.ts'
import { notePolicy } from '../../core/note-policy.ts'
import { judgeOrCopy, openItems, own } from '../../core/open.ts'
import { DEFAULT_POLICY, type Policy, type PolicyOptions, resolvePolicy } from '../../core/policy.ts'
import { type Fields, isList, isRecord, readField } from '../../core/read.ts'
import type { Verdict } from '../../core/verdict.ts'
import { reportWhereGiven } from '../../province/judge-province.ts'
import { territoryOf } from '../../province/province-use.ts'
import { taxCountryOf } from '../../tax/tax-countries.ts'
import { isBlankText } from '../../text/fold.ts'
import { judgeItems, type OrderItemsCode } from './check-order-items.ts'
import { type GivenProvince, judgeShipping, noteFaults, noteNotOffered, type ShippableCode } from './check-shippable.ts'
import { findVariant, indexProductsBy, openCatalogue, type ProductIndex, shippingOf } from './index-products.ts'
import { judgeBody, type OrderBodyCode, VALIDATE } from './judge-body.ts'
import { judgeOrderTaxNumber, type OrderTaxNumberCode } from './judge-order-tax-number.ts'
import { type FactsCode, noteFacts } from './note-facts.ts'
import { judgeOwnAddress, type OwnFacts, type OwnFactsCode, type OwnRows, openOwnFacts } from './own-facts.ts'
import type { PlaceFacts, ShippingRules } from './shipping-rules.ts'

/** The issue codes of `validateOrder`. */
export type OrderIssueCode =
	| OrderBodyCode
	| OrderItemsCode
	| AddressIssueCode
	| ShippableCode
	| OrderTaxNumberCode
	| FactsCode
	| OwnFactsCode

/**
 * The facts about the store that `validateOrder` uses: the `products`, and the shop's own zips and provinces. The policy is a separate argument; a
 * key `policy` in the facts is ignored. Without the products of an order, its verdict stays `unknown`.
 */
export interface ValidationFacts extends OwnFacts {
	readonly products?: readonly ProductInput[] | ProductIndex | undefined
}

/** `validateOrder` with the caller's facts. */
export function validateOrderBy(
	addresses: AddressFacts,
	order: unknown,
	facts?: ValidationFacts,
	policy?: PolicyOptions,
): Verdict<ValidOrder, OrderIssueCode> {
	const own = openOwnFacts(facts)
	return validateOne(order, addresses, readField(facts, 'products'), own, resolvePolicy(policy), facts)
}

/** `validateOrders` with the caller's facts. */
export function validateOrdersBy(
	addresses: AddressFacts,
	orders: readonly unknown[],
	facts?: ValidationFacts,
	policy?: PolicyOptions,
): readonly Verdict<ValidOrder, OrderIssueCode>[] {
	const products = readField(facts, 'products')
	const catalogue = isList(products) ? indexProductsBy(addresses, products as readonly ProductInput[]) : products
	const own = openOwnFacts(facts)
	const choices = resolvePolicy(policy)
	return openItems(orders, MAX_JUDGED_ORDERS).map((order) =>
		validateOne(order, addresses, catalogue, own, choices, facts),
	)
}

function validateOne(
	order: unknown,
	addresses: AddressFacts,
	products: unknown,
	own: OwnRows | null,
	policy: Policy,
	facts: unknown,
): Verdict<ValidOrder, OrderIssueCode> {
	return judgeOrCopy(order, (given) => {
		const findings = noFindings(policy, addresses.formats.wordsOf)
		if (products === undefined) noteFacts(facts, findings)
		return toVerdict<ValidOrder, OrderIssueCode>(judgeOrder(given, products, own, addresses, findings), findings)
	})
}

const ADDRESS = ['address'] as const
const ORDER = [] as const
const NO_ADDRESS: Address = /* @__PURE__ */ openAddress({}, /* @__PURE__ */ noFindings(DEFAULT_POLICY))

/** Runs every check of an order once. Returns the normalized order, as far as possible. */
export function judgeOrder(
	input: unknown,
	products: unknown,
	ownFacts: OwnRows | null,
	addresses: AddressFacts,
	to: Findings,
): ValidOrder {
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
		const requireCode = order.shouldValidateProvinceCode === true
		if (ownFacts === null) address = judgeAddress(given, requireCode, addresses, to)
		else [given, address] = judgeOwnAddress(given, requireCode, ownFacts, addresses, to)
		reportWhereGiven(order.address, to)
		to.prefix = ORDER
	} else noteNeededField(to, ['address'])
	judgeCarrierName(order.user, to)
	const territory = to.country === null ? null : territoryOf(to.country, address.provinceCode)
	const { provinceCode, province } = given
	const destination = { provinceCode, province, territory }
	to.check = CHECK.shipping
	if (to.policy.countries !== null) {
		const country = to.country ?? unreadCountry(to)
		const field = isBlankText(given.countryCode) ? 'country' : 'countryCode'
		if (country !== null) noteNotOffered(country, ['address', field], to)
	}
	judgeItemsShip(orderItems, openCatalogue(products, orderItems.length, addresses), destination, addresses, to)
	to.check = CHECK.taxNumber
	const taxCountry = to.country === null ? null : taxCountryOf(to.country)
	const taxNumber = taxCountry === null ? null : (judgeOrderTaxNumber(order, taxCountry, to) ?? null)
	return taxNumber === null ? { address, orderItems } : { address, orderItems, taxNumber }
}

/** Returns the code of the order's country if its facts aren't loaded, otherwise null. */
function unreadCountry({ needs }: Findings): string | null {
	const need = needs?.find((each) => each.kind === 'country')
	return need?.kind === 'country' ? need.countryCode : null
}

/**
 * Checks the shippability of each item (validate-order.2). Adds each variant without a product to the needs once (D-32). Without a country, adds no
 * findings.
 */
function judgeItemsShip(
	items: readonly OrderItem[],
	catalogue: unknown,
	given: GivenProvince,
	places: PlaceFacts,
	to: Findings,
): void {
	const { country } = to
	let missing: Set<string> | null = null
	/** The shipping rules of products that aren't indexed, if they close provinces. They are read once for each product. */
	let read: Map<unknown, ShippingRules> | null = null
	/** The products whose fields were already checked. */
	let seen: Set<unknown> | null = null
	for (let at = 0; at < items.length; at++) {
		const { variantId } = items[at] as OrderItem
		if (variantId === '') continue
		const entry = findVariant(catalogue, variantId)
		if (entry === undefined) {
			missing ??= new Set()
			if (!missing.has(variantId)) noteNeed(to, { kind: 'product', variantId })
			missing.add(variantId)
			continue
		}
		if (entry.faults?.length !== 0 && !seen?.has(entry.product)) {
			seen = (seen ?? new Set()).add(entry.product)
			noteFaults(entry, to)
		}
		if (country !== null) {
			const rules = read?.get(entry.product) ?? shippingOf(entry, country, places)
			judgeShipping(entry, rules, country, given, at, places, to)
			if (entry.shipping === undefined && rules?.byCountry.get(country)?.closedProvinces) {
				read = (read ?? new Map<unknown, ShippingRules>()).set(entry.product, rules)
			}
		}
	}
}
