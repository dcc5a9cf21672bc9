export type {
	Collection,
	Order,
	OrderLineItem,
	Person,
	PlaceOrderBody,
	RewardType,
} from './contract/generated/types.ts'
export type { OrderInput, OrderItem, ValidOrder } from './contract/order.ts'
export { type BuildCode, buildOrder } from './order/build-order.ts'
export type {
	BuiltOrder,
	Creation,
	Explanation,
	OrderDraft,
	OrderFacts,
	OrderTotals,
	RejectedLine,
	Step,
} from './order/built-order.ts'
export { checkOrderItems, type OrderItemsCode } from './order/check-order-items.ts'
export { checkShippable, type Destination, type ShippableCode } from './order/check-shippable.ts'
export { type CatalogueEntry, indexProducts, type ProductIndex } from './order/index-products.ts'
export { type ListedOrders, type ListOrdersCode, listOrders, type OrderRecord } from './order/list-orders.ts'
export {
	DEFAULT_POLICY,
	POLICY,
	type Policy,
	type PolicyEntry,
	type PolicyOptions,
	readPolicy,
} from './order/policy.ts'
export { type RewardCode, type Rewarded, reward } from './order/reward.ts'
export { type OrderIssueCode, type ValidationFacts, validateOrder, validateOrders } from './order/validate-order.ts'
