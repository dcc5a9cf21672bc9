import {
	type AddressFindings,
	type AddressIssueCode,
	type AddressReading,
	judgeAddress,
} from '../address/validate-address.ts'
import type { Address } from '../contract/address.ts'
import type { OrderInput, OrderItem, ValidOrder } from '../contract/order.ts'
import { type Issue, prefixIssue, sortIssues } from '../core/issue.ts'
import { type Fields, isRecord, lengthOf } from '../core/read.ts'
import { settleOpen, type Verdict } from '../core/verdict.ts'
import { checkOrderBody, type OrderBodyCode } from './check-order-body.ts'
import { checkOrderItems, type OrderItemsCode } from './check-order-items.ts'
import { checkOrderTaxNumber, type OrderTaxNumberCode } from './check-order-tax-number.ts'
import type { ShippableCode } from './check-shippable.ts'
import { findShipping, type ShippingFindings, shipsWhole } from './find-shipping.ts'
import { openCatalogue } from './index-products.ts'
import type { Policy } from './policy.ts'

export type OrderIssueCode = OrderBodyCode | OrderItemsCode | AddressIssueCode | ShippableCode | OrderTaxNumberCode

/** What the cores of the checks made of an order; the parts of which there is something to say are null, false or undefined. */
export interface OrderReading {
	readonly isPlainBody: boolean
	readonly orderItems: OrderItem[] | null
	readonly address: Address | null
	/** What is known of the parts of an address that is not whole. */
	readonly reading: AddressReading | null
	readonly ships: boolean
	readonly taxNumber: string | null | undefined
}

/** The reading of an order that its cores leave alone. */
export const NOTHING_READ: OrderReading = {
	isPlainBody: false,
	orderItems: null,
	address: null,
	reading: null,
	ships: false,
	taxNumber: undefined,
}

const NONE: readonly never[] = []
const SHIPS: ShippingFindings = { issues: NONE, needs: NONE }
const PREFIX = ['address']

/** The verdict on an order of which a core had something to say: all that its checks say, in the order of D-04. */
export function collectFindings(
	order: object,
	given: Fields<OrderInput>,
	{ isPlainBody, orderItems, address, reading, ships, taxNumber }: OrderReading,
	products: unknown,
	policy: Policy,
): Verdict<ValidOrder, OrderIssueCode> {
	const list = given.orderItems as readonly OrderItem[]
	const items = orderItems === null ? checkOrderItems(list, policy) : null
	const requireCode = given.shouldValidateProvinceCode === true
	const found = address === null ? judgeAddress(given.address, reading, requireCode, policy) : null
	const country = address?.countryCode ?? countryOf(found)
	const catalogue = ships ? null : openCatalogue(products, lengthOf(list))
	// With a country, the cores have asked already.
	const isOpen = reading === null || reading.country === null
	const isWhole =
		ships || (isOpen && orderItems !== null && country !== null && shipsWhole(orderItems, catalogue, country, policy))
	const shipping = isWhole ? SHIPS : findShipping(given, catalogue, country, policy)
	const tax = taxNumber !== undefined || country === null ? null : checkOrderTaxNumber(order, country)
	const issues: Issue<OrderIssueCode>[] = []
	const isJudged = found !== null && isRecord(given.address)
	if (!isPlainBody || !isRecord(given.address)) append(issues, checkOrderBody(order, policy))
	if (items !== null) append(issues, items.issues)
	if (isJudged) appendOfAddress(issues, found.shape)
	sortIssues(issues)
	if (isJudged) {
		appendOfAddress(issues, found.country)
		appendOfAddress(issues, found.province)
	}
	append(issues, shipping.issues)
	if (isJudged) {
		appendOfAddress(issues, found.phone)
		appendOfAddress(issues, found.zip)
	}
	if (tax !== null) append(issues, sortIssues([...tax.issues]))
	const value: ValidOrder = {
		address: address ?? (found as AddressFindings).value,
		orderItems: orderItems ?? (items?.status === 'valid' ? items.value : []),
		taxNumber: taxNumber ?? (tax?.status === 'valid' ? tax.value : null),
	}
	// A copy, since a list that has grown keeps room to grow on.
	return settleOpen(value, issues.slice(), shipping.needs)
}

/** The country of an address; null where an error says that it is none. */
function countryOf(found: AddressFindings | null): string | null {
	if (found === null) return null
	for (const { severity } of found.country) if (severity === 'error') return null
	return found.value.countryCode
}

function append(issues: Issue<OrderIssueCode>[], found: readonly Issue<OrderIssueCode>[]): void {
	for (const issue of found) issues.push(issue)
}

/** Adds what was found in the address, seen from the order. */
function appendOfAddress(issues: Issue<OrderIssueCode>[], found: readonly Issue<OrderIssueCode>[]): void {
	for (const issue of found) issues.push(prefixIssue(issue, PREFIX))
}
