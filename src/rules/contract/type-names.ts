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
/** A branded store. Its parser is `Collection` of `orderwright/contract`. */
export type Collection = CollectionType
/** A key and its value on an order or an address, used before `taxNumber` existed. Its parser is `CustomAttribute` of `orderwright/contract`. */
export type CustomAttribute = CustomAttributeType
/** The body of every 4XX and 5XX response. Its parser is `ErrorBody` of `orderwright/contract`. */
export type ErrorBody = ErrorBodyType
/** A picture, with its width and height in pixels. Its parser is `ProductImage` of `orderwright/contract`. */
export type Image = ImageType
/** An order in the response of list-orders. Its parser is `PlacedOrder` of `orderwright/contract`. */
export type Order = OrderType
/** One line of an order. Its parser is `OrderLineItem` of `orderwright/contract`. */
export type OrderLineItem = OrderLineItemType
/** A store user in the response of list-people. Its parser is `Person` of `orderwright/contract`. */
export type Person = PersonType
/** The data of a person from which personalized items are made. Its parser is `PersonalizationSource` of `orderwright/contract`. */
export type PersonalizationSource = PersonalizationSourceType
/** The body of place-order. Its parser is `PlaceOrderBody` of `orderwright/contract`. */
export type PlaceOrderBody = PlaceOrderBodyType
/** The lowest and highest price among a product's variants. Its parser is `PriceRange` of `orderwright/contract`. */
export type PriceRange = PriceRangeType
/** A product as get-product returns it. Any field may be missing. Its parser is `Product` of `orderwright/contract`. */
export type Product = ProductType
/**
 * An entry of a product's shipping rules: a country, or some provinces of it, that may be closed. Its parser is `ShippingRegion` of
 * `orderwright/contract`.
 */
export type ShippingRegion = ShippingRegionType
/** One form of a product that people can buy: a size, a color. Its parser is `Variant` of `orderwright/contract`. */
export type Variant = VariantType
