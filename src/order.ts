/**
 * The rules of a whole order: judging, building and listing orders, and rewarding people.
 *
 * @module orderwright/order
 */

export type {
	Collection,
	Order,
	OrderLineItem,
	Person,
	PlaceOrderBody,
	RewardType,
} from './contract/generated/types.ts'
export type { OrderInput, OrderItem, ValidOrder } from './contract/order.ts'
export { type BuildCode, buildOrder } from './order/build/build-order.ts'
export type {
	BuiltOrder,
	Creation,
	Explanation,
	OrderDraft,
	OrderFacts,
	OrderTotals,
	RejectedLine,
	Step,
} from './order/build/built-order.ts'
export { type PersonQuery, personQuery } from './order/build/person-query.ts'
export { toPlaceOrderBody } from './order/build/to-place-order-body.ts'
export { checkOrderItems, type OrderItemsCode } from './order/judge/check-order-items.ts'
export { checkShippable, type Destination, type ShippableCode } from './order/judge/check-shippable.ts'
export {
	type CatalogueEntry,
	indexProducts,
	type ProductIndex,
	type Unavailability,
} from './order/judge/index-products.ts'
export { type FindProduct, settleOrder } from './order/judge/settle-order.ts'
export type { ShippingRule, ShippingRules } from './order/judge/shipping-rules.ts'
export {
	type OrderIssueCode,
	type ValidationFacts,
	validateOrder,
	validateOrders,
} from './order/judge/validate-order.ts'
export { type ListedOrders, type ListOrdersCode, listOrders, type OrderRecord } from './order/list/list-orders.ts'
export {
	DEFAULT_POLICY,
	POLICY,
	type Policy,
	type PolicyEntry,
	type PolicyOptions,
	readPolicy,
} from './order/policy.ts'
export { type RewardCode, type Rewarded, reward } from './order/reward.ts'
