// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { ContractType } from '../contract-type.ts'
import type { ResponseCode } from '../messages.ts'
import { responseType } from '../response-type.ts'
import type { CollectionStatusName, CreationStatus, ProductStatus, RewardType, ZodiacSign } from './enums.ts'
import {
	COLLECTION_CREATED_SHAPE,
	COLLECTION_LIST_SHAPE,
	COLLECTION_SHAPE,
	COLLECTION_STATUS_SHAPE,
	COMPANY_CREATED_SHAPE,
	DATE_DATA_SHAPE,
	ERROR_BODY_SHAPE,
	IMAGE_SHAPE,
	NAME_DATA_SHAPE,
	OPTION_VALUE_SHAPE,
	ORDER_LINE_ITEM_SHAPE,
	ORDER_LIST_SHAPE,
	ORDER_SHAPE,
	PERSON_CREATED_LIST_SHAPE,
	PERSON_CREATED_SHAPE,
	PERSON_LIST_SHAPE,
	PERSON_SHAPE,
	PERSONALIZATION_DATA_SHAPE,
	PERSONALIZATION_RESULT_SHAPE,
	PLACE_ORDER_RESULT_SHAPE,
	PRICE_RANGE_SHAPE,
	PRODUCT_OPTION_SHAPE,
	PRODUCT_SHAPE,
	REWARD_RESULT_SHAPE,
	SHIPPING_REGION_SHAPE,
	TOKEN_PAIR_SHAPE,
	UPDATE_PRODUCT_RESULT_SHAPE,
	VALIDATE_ORDER_RESULT_SHAPE,
	VARIANT_SHAPE,
	WORK_DATA_SHAPE,
} from './response-shapes.ts'

/** The response of the token operation. The access token lives 10 minutes, the refresh token 30 days. */
export interface TokenPair {
	readonly accessToken: string
	readonly refreshToken: string
	/** The unit is not shown; we read it as seconds (D-82). */
	readonly expiresIn: number
}

/**
 * The response of the token operation. The access token lives 10 minutes, the refresh token 30 days. `parse` returns a copy, or all issues of the input (create-tokens.response).
 *
 * @example
 * TokenPair.parse({ accessToken: 7 }).status // => 'invalid'
 */
export const TokenPair: ContractType<TokenPair, ResponseCode> = /* @__PURE__ */ responseType(
	'TokenPair',
	'create-tokens.response',
	TOKEN_PAIR_SHAPE,
)

/** A branded store. */
export interface Collection {
	readonly id?: string
	readonly status?: CollectionStatusName
	readonly slug?: string
	readonly title?: string
	readonly description?: string
	/** Coins: prices in credits, one for one US dollar. Gifts: a number of items, prices hidden. */
	readonly rewardType?: RewardType
	/** An ISO 8601 date-time. */
	readonly deletedAt?: string
	readonly image?: string
	readonly imageMobile?: string
	readonly personalizationsUsed?: readonly string[]
}

/**
 * A branded store. `parse` returns a copy, or all issues of the input (resource.Collection).
 *
 * @example
 * Collection.parse({ id: 7 }).status // => 'invalid'
 */
export const Collection: ContractType<Collection, ResponseCode> = /* @__PURE__ */ responseType(
	'Collection',
	'resource.Collection',
	COLLECTION_SHAPE,
)

/** The response of creating a collection. */
export interface CollectionCreated {
	readonly companyId: string
	readonly companySlug: string
	readonly collectionId: string
}

/**
 * The response of creating a collection. `parse` returns a copy, or all issues of the input (create-collection.response).
 *
 * @example
 * CollectionCreated.parse({ companyId: 7 }).status // => 'invalid'
 */
export const CollectionCreated: ContractType<CollectionCreated, ResponseCode> = /* @__PURE__ */ responseType(
	'CollectionCreated',
	'create-collection.response',
	COLLECTION_CREATED_SHAPE,
)

/** The response of creating a company. */
export interface CompanyCreated {
	readonly companyId: string
	readonly companySlug: string
}

/**
 * The response of creating a company. `parse` returns a copy, or all issues of the input (create-company.response).
 *
 * @example
 * CompanyCreated.parse({ companyId: 7 }).status // => 'invalid'
 */
export const CompanyCreated: ContractType<CompanyCreated, ResponseCode> = /* @__PURE__ */ responseType(
	'CompanyCreated',
	'create-company.response',
	COMPANY_CREATED_SHAPE,
)

/** Whether a collection is ready for use. */
export interface CollectionStatus {
	/** True when all products and images are ready. */
	readonly isReady: boolean
}

/**
 * Whether a collection is ready for use. `parse` returns a copy, or all issues of the input (get-collection-status.response).
 *
 * @example
 * CollectionStatus.parse({ isReady: 7 }).status // => 'invalid'
 */
export const CollectionStatus: ContractType<CollectionStatus, ResponseCode> = /* @__PURE__ */ responseType(
	'CollectionStatus',
	'get-collection-status.response',
	COLLECTION_STATUS_SHAPE,
)

/** A product as the service returns it. The interface does not show which fields are always present, so none is required. */
export interface Product {
	readonly id?: string
	readonly title?: string
	readonly model?: string
	readonly brand?: string
	readonly slug?: string
	readonly status?: ProductStatus
	/** HTML, with an optional size chart inside. */
	readonly description?: string
	/** The same text without tags. */
	readonly descriptionV2?: string
	readonly isInStock?: boolean
	readonly isDiscontinued?: boolean
	readonly priceRange?: PriceRange
	readonly retailPriceRange?: PriceRange
	readonly options?: readonly ProductOption[]
	readonly isPersonalized?: boolean
	readonly creationStatus?: CreationStatus
	readonly featuredImage?: Image
	readonly tags?: readonly {
		readonly name?: string
	}[]
	readonly variants?: readonly Variant[]
	readonly shippingRegions?: readonly ShippingRegion[]
	/** An ISO 8601 date-time. */
	readonly hiddenAt?: string
	readonly notes?: string
	/** The size chart as HTML. Use it or `sizeChartImages`, whichever is present. */
	readonly sizeChartTable?: string
	readonly sizeChartImages?: readonly {
		readonly url?: string
		readonly width?: number
		readonly height?: number
	}[]
	/** Maps a country code to an amount that is added to the price when shipping there. */
	readonly priceDeltaByCountry?: Readonly<Record<string, number>>
	readonly errors?: {
		readonly hasLowResolutionElements?: boolean
		readonly hasNonCmykElements?: boolean
		readonly hasBaseProductIssue?: boolean
		readonly hasNonBlackAndWhiteElements?: boolean
		readonly isBlank?: boolean
		readonly hasOldPrintAreas?: boolean
	}
	/** Free-form. */
	readonly customFields?: Readonly<Record<string, unknown>>
}

/**
 * A product as the service returns it. The interface does not show which fields are always present, so none is required. `parse` returns a copy, or all issues of the input (get-product.response).
 *
 * @example
 * Product.parse({ id: 7 }).status // => 'invalid'
 */
export const Product: ContractType<Product, ResponseCode> = /* @__PURE__ */ responseType(
	'Product',
	'get-product.response',
	PRODUCT_SHAPE,
)

/** The lowest and highest price among a product's variants. */
export interface PriceRange {
	readonly minVariantPrice?: number
	readonly maxVariantPrice?: number
}

/**
 * The lowest and highest price among a product's variants. `parse` returns a copy, or all issues of the input (resource.PriceRange).
 *
 * @example
 * PriceRange.parse({ minVariantPrice: '7' }).status // => 'invalid'
 */
export const PriceRange: ContractType<PriceRange, ResponseCode> = /* @__PURE__ */ responseType(
	'PriceRange',
	'resource.PriceRange',
	PRICE_RANGE_SHAPE,
)

/** What variants differ by. */
export interface ProductOption {
	/** `size` is the one name that is shown. */
	readonly name?: string
	readonly values?: readonly OptionValue[]
}

/**
 * What variants differ by. `parse` returns a copy, or all issues of the input (resource.ProductOption).
 *
 * @example
 * ProductOption.parse({ name: 7 }).status // => 'invalid'
 */
export const ProductOption: ContractType<ProductOption, ResponseCode> = /* @__PURE__ */ responseType(
	'ProductOption',
	'resource.ProductOption',
	PRODUCT_OPTION_SHAPE,
)

/** A choice within an option. */
export interface OptionValue {
	readonly title?: string
	readonly colorCode?: string
	readonly colorCode2?: string
}

/**
 * A choice within an option. `parse` returns a copy, or all issues of the input (resource.OptionValue).
 *
 * @example
 * OptionValue.parse({ title: 7 }).status // => 'invalid'
 */
export const OptionValue: ContractType<OptionValue, ResponseCode> = /* @__PURE__ */ responseType(
	'OptionValue',
	'resource.OptionValue',
	OPTION_VALUE_SHAPE,
)

/** A picture; width and height in pixels. */
export interface Image {
	readonly url?: string
	readonly lowResUrl?: string
	readonly width?: number
	readonly height?: number
}

/**
 * A picture; width and height in pixels. `parse` returns a copy, or all issues of the input (resource.Image).
 *
 * @example
 * Image.parse({ url: 7 }).status // => 'invalid'
 */
export const Image: ContractType<Image, ResponseCode> = /* @__PURE__ */ responseType(
	'Image',
	'resource.Image',
	IMAGE_SHAPE,
)

/** An entry of a product's shipping rules: a country, or some provinces of it, that may be closed. */
export interface ShippingRegion {
	readonly countryName?: string
	readonly countryCode?: string
	readonly isBlacklisted?: boolean
	readonly denyCheckout?: boolean
	readonly provinces?: readonly {
		readonly provinceName?: string
		readonly provinceCode?: string
	}[]
}

/**
 * An entry of a product's shipping rules: a country, or some provinces of it, that may be closed. `parse` returns a copy, or all issues of the input (resource.ShippingRegion).
 *
 * @example
 * ShippingRegion.parse({ countryName: 7 }).status // => 'invalid'
 */
export const ShippingRegion: ContractType<ShippingRegion, ResponseCode> = /* @__PURE__ */ responseType(
	'ShippingRegion',
	'resource.ShippingRegion',
	SHIPPING_REGION_SHAPE,
)

/** One buyable form of a product: a size, a colour. */
export interface Variant {
	readonly id?: string
	readonly title?: string
	readonly price?: number
	readonly retailPrice?: number
	readonly isAvailableForSale?: boolean
	readonly options?: readonly {
		readonly name?: string
		readonly value?: OptionValue
	}[]
	readonly images?: readonly Image[]
}

/**
 * One buyable form of a product: a size, a colour. `parse` returns a copy, or all issues of the input (resource.Variant).
 *
 * @example
 * Variant.parse({ id: 7 }).status // => 'invalid'
 */
export const Variant: ContractType<Variant, ResponseCode> = /* @__PURE__ */ responseType(
	'Variant',
	'resource.Variant',
	VARIANT_SHAPE,
)

/** The forms of a person's name, as sent or received. */
export interface NameData {
	readonly first?: string | null
	readonly last?: string | null
	readonly firstNameInitials?: string
	readonly lastNameInitials?: string
	readonly initials?: string
	readonly firstPossessive?: string | null
}

/**
 * The forms of a person's name, as sent or received. `parse` returns a copy, or all issues of the input (resource.NameData).
 *
 * @example
 * NameData.parse({ first: 7 }).status // => 'invalid'
 */
export const NameData: ContractType<NameData, ResponseCode> = /* @__PURE__ */ responseType(
	'NameData',
	'resource.NameData',
	NAME_DATA_SHAPE,
)

/** The forms of a date and the time since, as sent or received. */
export interface DateData {
	readonly month?: number
	readonly monthPadded?: string
	readonly year?: number
	readonly decade?: string
	readonly years?: number
	readonly yearsPadded?: string
	readonly hundreds?: string
	readonly zodiac?: ZodiacSign
	readonly ordinal?: string
	readonly elapsed?: string
	readonly elapsedYears?: string
}

/**
 * The forms of a date and the time since, as sent or received. `parse` returns a copy, or all issues of the input (resource.DateData).
 *
 * @example
 * DateData.parse({ month: '7' }).status // => 'invalid'
 */
export const DateData: ContractType<DateData, ResponseCode> = /* @__PURE__ */ responseType(
	'DateData',
	'resource.DateData',
	DATE_DATA_SHAPE,
)

/** Where a person works, as sent or received. */
export interface WorkData {
	readonly department?: string | null
	readonly location?: string | null
}

/**
 * Where a person works, as sent or received. `parse` returns a copy, or all issues of the input (resource.WorkData).
 *
 * @example
 * WorkData.parse({ department: 7 }).status // => 'invalid'
 */
export const WorkData: ContractType<WorkData, ResponseCode> = /* @__PURE__ */ responseType(
	'WorkData',
	'resource.WorkData',
	WORK_DATA_SHAPE,
)

/** The fields that a personalized line shows, as sent or received. */
export interface PersonalizationData {
	readonly name: NameData
	/** From the start date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66). */
	readonly anniversary: DateData | null
	/** From the birth date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66). */
	readonly birth: DateData | null
	readonly work: WorkData
}

/**
 * The fields that a personalized line shows, as sent or received. `parse` returns a copy, or all issues of the input (resource.PersonalizationData).
 *
 * @example
 * PersonalizationData.parse({ name: 7 }).status // => 'invalid'
 */
export const PersonalizationData: ContractType<PersonalizationData, ResponseCode> = /* @__PURE__ */ responseType(
	'PersonalizationData',
	'resource.PersonalizationData',
	PERSONALIZATION_DATA_SHAPE,
)

/** The response of the personalize operation. */
export interface PersonalizationResult {
	/** Used for displaying images. */
	readonly sha: string
	readonly fields: {
		readonly name: NameData
		/** From the start date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66). */
		readonly anniversary: DateData | null
		/** From the birth date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66). */
		readonly birth: DateData | null
		readonly work: WorkData
	}
	/** `Pending` is the one value that is shown. */
	readonly status: string
}

/**
 * The response of the personalize operation. `parse` returns a copy, or all issues of the input (personalize.response).
 *
 * @example
 * PersonalizationResult.parse({ sha: 7 }).status // => 'invalid'
 */
export const PersonalizationResult: ContractType<PersonalizationResult, ResponseCode> = /* @__PURE__ */ responseType(
	'PersonalizationResult',
	'personalize.response',
	PERSONALIZATION_RESULT_SHAPE,
)

/** An order in the response of list-orders. */
export interface Order {
	readonly id: string
	/** An ISO 8601 date-time. */
	readonly createdAt?: string | null
	readonly orderNumber?: string | null
	readonly externalId?: string | null
	readonly user?: {
		readonly externalId?: string | null
		readonly email?: string | null
	}
	readonly orderLineItems: readonly OrderLineItem[]
}

/**
 * An order in the response of list-orders. `parse` returns a copy, or all issues of the input (resource.Order).
 *
 * @example
 * Order.parse({ id: 7 }).status // => 'invalid'
 */
export const Order: ContractType<Order, ResponseCode> = /* @__PURE__ */ responseType(
	'Order',
	'resource.Order',
	ORDER_SHAPE,
)

/** One line of an order. */
export interface OrderLineItem {
	readonly id: string
	readonly title: string
	readonly productTitle: string
	readonly variantTitle: string
	readonly productId: string
	readonly variantId: string
	readonly quantity: number
	readonly price: number
	readonly retailPrice: number | null
	readonly image: {
		readonly url: string | null
		readonly aspectRatio?: number
	}
	readonly personalizations?: PersonalizationData | null
	readonly sha?: string | null
}

/**
 * One line of an order. `parse` returns a copy, or all issues of the input (resource.OrderLineItem).
 *
 * @example
 * OrderLineItem.parse({ id: 7 }).status // => 'invalid'
 */
export const OrderLineItem: ContractType<OrderLineItem, ResponseCode> = /* @__PURE__ */ responseType(
	'OrderLineItem',
	'resource.OrderLineItem',
	ORDER_LINE_ITEM_SHAPE,
)

/** A person in the response of create-people. */
export interface PersonCreated {
	readonly id: string
	/** Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160). */
	readonly firstName: string | null
	/** Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160). */
	readonly lastName: string | null
	/** Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160). */
	readonly email: string | null
}

/**
 * A person in the response of create-people. `parse` returns a copy, or all issues of the input (resource.PersonCreated).
 *
 * @example
 * PersonCreated.parse({ id: 7 }).status // => 'invalid'
 */
export const PersonCreated: ContractType<PersonCreated, ResponseCode> = /* @__PURE__ */ responseType(
	'PersonCreated',
	'resource.PersonCreated',
	PERSON_CREATED_SHAPE,
)

/** A store user in the response of list-people. */
export interface Person {
	readonly id?: string
	readonly firstName?: string
	readonly lastName?: string
	readonly email?: string
	/** Credits, or gifts. */
	readonly balance?: number
	/** An ISO 8601 date-time. */
	readonly birthDate?: string
	/** An ISO 8601 date-time. */
	readonly startDate?: string
	readonly externalId?: string
}

/**
 * A store user in the response of list-people. `parse` returns a copy, or all issues of the input (resource.Person).
 *
 * @example
 * Person.parse({ id: 7 }).status // => 'invalid'
 */
export const Person: ContractType<Person, ResponseCode> = /* @__PURE__ */ responseType(
	'Person',
	'resource.Person',
	PERSON_SHAPE,
)

/** The body of every 4XX and 5XX response. */
export interface ErrorBody {
	readonly message: string
	/** The code of the first error (D-01). */
	readonly errorCode: string
	readonly statusCode: number
	/** Any value; this library puts its issues there. */
	readonly error?: unknown
}

/**
 * The body of every 4XX and 5XX response. `parse` returns a copy, or all issues of the input (resource.ErrorBody).
 *
 * @example
 * ErrorBody.parse({ message: 7 }).status // => 'invalid'
 */
export const ErrorBody: ContractType<ErrorBody, ResponseCode> = /* @__PURE__ */ responseType(
	'ErrorBody',
	'resource.ErrorBody',
	ERROR_BODY_SHAPE,
)

/** The response of list-collections: List collections. */
export type CollectionList = readonly Collection[]

/**
 * The response of list-collections: List collections. `parse` returns a copy, or all issues of the input (list-collections.response).
 *
 * @example
 * CollectionList.parse(7).status // => 'invalid'
 */
export const CollectionList: ContractType<CollectionList, ResponseCode> = /* @__PURE__ */ responseType(
	'CollectionList',
	'list-collections.response',
	COLLECTION_LIST_SHAPE,
)

/** The response of update-product: Update product. */
export type UpdateProductResult = {
	readonly success: boolean
} | null

/**
 * The response of update-product: Update product. `parse` returns a copy, or all issues of the input (update-product.response).
 *
 * @example
 * UpdateProductResult.parse({ success: 7 }).status // => 'invalid'
 */
export const UpdateProductResult: ContractType<UpdateProductResult, ResponseCode> = /* @__PURE__ */ responseType(
	'UpdateProductResult',
	'update-product.response',
	UPDATE_PRODUCT_RESULT_SHAPE,
	true,
)

/** The response of place-order: Place order. */
export interface PlaceOrderResult {
	readonly order: {
		readonly id: string
		readonly orderNumber: string
	}
}

/**
 * The response of place-order: Place order. `parse` returns a copy, or all issues of the input (place-order.response).
 *
 * @example
 * PlaceOrderResult.parse({ order: 7 }).status // => 'invalid'
 */
export const PlaceOrderResult: ContractType<PlaceOrderResult, ResponseCode> = /* @__PURE__ */ responseType(
	'PlaceOrderResult',
	'place-order.response',
	PLACE_ORDER_RESULT_SHAPE,
)

/** The response of validate-order: Validate an order. */
export type ValidateOrderResult = {
	readonly success: boolean
} | null

/**
 * The response of validate-order: Validate an order. `parse` returns a copy, or all issues of the input (validate-order.response).
 *
 * @example
 * ValidateOrderResult.parse({ success: 7 }).status // => 'invalid'
 */
export const ValidateOrderResult: ContractType<ValidateOrderResult, ResponseCode> = /* @__PURE__ */ responseType(
	'ValidateOrderResult',
	'validate-order.response',
	VALIDATE_ORDER_RESULT_SHAPE,
	true,
)

/** The response of list-orders: List orders. */
export interface OrderList {
	readonly data: readonly Order[]
	readonly count: number
}

/**
 * The response of list-orders: List orders. `parse` returns a copy, or all issues of the input (list-orders.response).
 *
 * @example
 * OrderList.parse({ data: 7 }).status // => 'invalid'
 */
export const OrderList: ContractType<OrderList, ResponseCode> = /* @__PURE__ */ responseType(
	'OrderList',
	'list-orders.response',
	ORDER_LIST_SHAPE,
)

/** The response of create-people: Create people. */
export type PersonCreatedList = readonly PersonCreated[]

/**
 * The response of create-people: Create people. `parse` returns a copy, or all issues of the input (create-people.response).
 *
 * @example
 * PersonCreatedList.parse(7).status // => 'invalid'
 */
export const PersonCreatedList: ContractType<PersonCreatedList, ResponseCode> = /* @__PURE__ */ responseType(
	'PersonCreatedList',
	'create-people.response',
	PERSON_CREATED_LIST_SHAPE,
)

/** The response of list-people: List people. */
export type PersonList = readonly Person[]

/**
 * The response of list-people: List people. `parse` returns a copy, or all issues of the input (list-people.response).
 *
 * @example
 * PersonList.parse(7).status // => 'invalid'
 */
export const PersonList: ContractType<PersonList, ResponseCode> = /* @__PURE__ */ responseType(
	'PersonList',
	'list-people.response',
	PERSON_LIST_SHAPE,
)

/** The response of reward: Reward credits/points/gifts. */
export interface RewardResult {
	readonly numAffectedPeople: number
}

/**
 * The response of reward: Reward credits/points/gifts. `parse` returns a copy, or all issues of the input (reward.response).
 *
 * @example
 * RewardResult.parse({ numAffectedPeople: '7' }).status // => 'invalid'
 */
export const RewardResult: ContractType<RewardResult, ResponseCode> = /* @__PURE__ */ responseType(
	'RewardResult',
	'reward.response',
	REWARD_RESULT_SHAPE,
)
