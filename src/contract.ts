export type { Address, AddressInput, CustomAttribute } from './contract/address.ts'
export type { ErrorBody, IssuesErrorBody } from './contract/error-body.ts'
export { toErrorBody } from './contract/error-body.ts'
export type { OrderInput, OrderItem, PersonalizationSource, ValidOrder } from './contract/order.ts'
export type {
	Image,
	OptionValue,
	PriceRange,
	Product,
	ProductOption,
	ShippingRegion,
	Variant,
} from './contract/product.ts'
