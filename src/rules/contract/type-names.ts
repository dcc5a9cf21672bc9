import type {
	AddressInput as AddressInputType,
	Collection as CollectionType,
	CustomAttribute as CustomAttributeType,
	ErrorBody as ErrorBodyType,
	Image as ImageType,
	OrderLineItem as OrderLineItemType,
	Order as OrderType,
	PersonalizationSource as PersonalizationSourceType,
	Person as PersonType,
	PlaceOrderBody as PlaceOrderBodyType,
	PriceRange as PriceRangeType,
	Product as ProductType,
	ShippingRegion as ShippingRegionType,
	Variant as VariantType,
} from './generated/types.ts'

/*
 * The types of the contract without their values, for the main entry: its declarations would name the parsers otherwise, which only
 * `orderwright/contract` has.
 */

/** An address from a form, a database or parsed JSON: any field may be missing or null. */
export type AddressInput = { readonly [Name in keyof AddressInputType]?: AddressInputType[Name] | null | undefined }
export type Collection = CollectionType
export type CustomAttribute = CustomAttributeType
export type ErrorBody = ErrorBodyType
export type Image = ImageType
export type Order = OrderType
export type OrderLineItem = OrderLineItemType
export type Person = PersonType
export type PersonalizationSource = PersonalizationSourceType
export type PlaceOrderBody = PlaceOrderBodyType
export type PriceRange = PriceRangeType
export type Product = ProductType
export type ShippingRegion = ShippingRegionType
export type Variant = VariantType
