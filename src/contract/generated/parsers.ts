// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import { type StandardSchema, toStandardSchema } from '../standard-schema.ts'
import {
	parseAddressInput,
	parseCreateCollectionBody,
	parseCreateCompanyBody,
	parseCreatePeopleBody,
	parseCreateTokensBody,
	parseCustomAttribute,
	parseListPeopleBody,
	parseOrderItemInput,
	parsePersonalizationSource,
	parsePersonalizeBody,
	parsePlaceOrderBody,
	parseUpdateProductBody,
	parseValidateOrderBody,
} from './request-parsers.ts'
import {
	parseCollection,
	parseCollectionCreated,
	parseCollectionList,
	parseCollectionStatus,
	parseCompanyCreated,
	parseDateData,
	parseErrorBody,
	parseImage,
	parseNameData,
	parseOptionValue,
	parseOrder,
	parseOrderLineItem,
	parseOrderList,
	parsePerson,
	parsePersonalizationData,
	parsePersonalizationResult,
	parsePersonCreated,
	parsePersonCreatedList,
	parsePersonList,
	parsePlaceOrderResult,
	parsePriceRange,
	parseProduct,
	parseProductOption,
	parseRewardResult,
	parseShippingRegion,
	parseTokenPair,
	parseUpdateProductResult,
	parseValidateOrderResult,
	parseVariant,
	parseWorkData,
} from './response-parsers.ts'
import { parseListOrdersBody, parseRewardBody } from './rule-parsers.ts'
import type {
	AddressInput,
	Collection,
	CollectionCreated,
	CollectionList,
	CollectionStatus,
	CompanyCreated,
	CreateCollectionBody,
	CreateCompanyBody,
	CreatePeopleBody,
	CreateTokensBody,
	CustomAttribute,
	DateData,
	ErrorBody,
	Image,
	ListOrdersBody,
	ListPeopleBody,
	NameData,
	OptionValue,
	Order,
	OrderItemInput,
	OrderLineItem,
	OrderList,
	Person,
	PersonalizationData,
	PersonalizationResult,
	PersonalizationSource,
	PersonalizeBody,
	PersonCreated,
	PersonCreatedList,
	PersonList,
	PlaceOrderBody,
	PlaceOrderResult,
	PriceRange,
	Product,
	ProductOption,
	RewardBody,
	RewardResult,
	ShippingRegion,
	TokenPair,
	UpdateProductBody,
	UpdateProductResult,
	ValidateOrderBody,
	ValidateOrderResult,
	Variant,
	WorkData,
} from './types.ts'

/** Every parser by the name of its type, for programs that go by the table of operations. */
export const PARSERS: {
	readonly TokenPair: typeof parseTokenPair
	readonly Collection: typeof parseCollection
	readonly CollectionCreated: typeof parseCollectionCreated
	readonly CompanyCreated: typeof parseCompanyCreated
	readonly CollectionStatus: typeof parseCollectionStatus
	readonly Product: typeof parseProduct
	readonly PriceRange: typeof parsePriceRange
	readonly ProductOption: typeof parseProductOption
	readonly OptionValue: typeof parseOptionValue
	readonly Image: typeof parseImage
	readonly ShippingRegion: typeof parseShippingRegion
	readonly Variant: typeof parseVariant
	readonly NameData: typeof parseNameData
	readonly DateData: typeof parseDateData
	readonly WorkData: typeof parseWorkData
	readonly PersonalizationData: typeof parsePersonalizationData
	readonly PersonalizationResult: typeof parsePersonalizationResult
	readonly Order: typeof parseOrder
	readonly OrderLineItem: typeof parseOrderLineItem
	readonly PersonCreated: typeof parsePersonCreated
	readonly Person: typeof parsePerson
	readonly AddressInput: typeof parseAddressInput
	readonly CustomAttribute: typeof parseCustomAttribute
	readonly OrderItemInput: typeof parseOrderItemInput
	readonly PersonalizationSource: typeof parsePersonalizationSource
	readonly ErrorBody: typeof parseErrorBody
	readonly CreateTokensBody: typeof parseCreateTokensBody
	readonly CreateCollectionBody: typeof parseCreateCollectionBody
	readonly UpdateProductBody: typeof parseUpdateProductBody
	readonly PlaceOrderBody: typeof parsePlaceOrderBody
	readonly ValidateOrderBody: typeof parseValidateOrderBody
	readonly ListOrdersBody: typeof parseListOrdersBody
	readonly PersonalizeBody: typeof parsePersonalizeBody
	readonly CreatePeopleBody: typeof parseCreatePeopleBody
	readonly ListPeopleBody: typeof parseListPeopleBody
	readonly RewardBody: typeof parseRewardBody
	readonly CreateCompanyBody: typeof parseCreateCompanyBody
	readonly CollectionList: typeof parseCollectionList
	readonly UpdateProductResult: typeof parseUpdateProductResult
	readonly PlaceOrderResult: typeof parsePlaceOrderResult
	readonly ValidateOrderResult: typeof parseValidateOrderResult
	readonly OrderList: typeof parseOrderList
	readonly PersonCreatedList: typeof parsePersonCreatedList
	readonly PersonList: typeof parsePersonList
	readonly RewardResult: typeof parseRewardResult
} = /* @__PURE__ */ Object.freeze({
	TokenPair: parseTokenPair,
	Collection: parseCollection,
	CollectionCreated: parseCollectionCreated,
	CompanyCreated: parseCompanyCreated,
	CollectionStatus: parseCollectionStatus,
	Product: parseProduct,
	PriceRange: parsePriceRange,
	ProductOption: parseProductOption,
	OptionValue: parseOptionValue,
	Image: parseImage,
	ShippingRegion: parseShippingRegion,
	Variant: parseVariant,
	NameData: parseNameData,
	DateData: parseDateData,
	WorkData: parseWorkData,
	PersonalizationData: parsePersonalizationData,
	PersonalizationResult: parsePersonalizationResult,
	Order: parseOrder,
	OrderLineItem: parseOrderLineItem,
	PersonCreated: parsePersonCreated,
	Person: parsePerson,
	AddressInput: parseAddressInput,
	CustomAttribute: parseCustomAttribute,
	OrderItemInput: parseOrderItemInput,
	PersonalizationSource: parsePersonalizationSource,
	ErrorBody: parseErrorBody,
	CreateTokensBody: parseCreateTokensBody,
	CreateCollectionBody: parseCreateCollectionBody,
	UpdateProductBody: parseUpdateProductBody,
	PlaceOrderBody: parsePlaceOrderBody,
	ValidateOrderBody: parseValidateOrderBody,
	ListOrdersBody: parseListOrdersBody,
	PersonalizeBody: parsePersonalizeBody,
	CreatePeopleBody: parseCreatePeopleBody,
	ListPeopleBody: parseListPeopleBody,
	RewardBody: parseRewardBody,
	CreateCompanyBody: parseCreateCompanyBody,
	CollectionList: parseCollectionList,
	UpdateProductResult: parseUpdateProductResult,
	PlaceOrderResult: parsePlaceOrderResult,
	ValidateOrderResult: parseValidateOrderResult,
	OrderList: parseOrderList,
	PersonCreatedList: parsePersonCreatedList,
	PersonList: parsePersonList,
	RewardResult: parseRewardResult,
})

/** TokenPair as a Standard Schema. */
export const tokenPairSchema: StandardSchema<TokenPair> = /* @__PURE__ */ toStandardSchema(parseTokenPair)

/** Collection as a Standard Schema. */
export const collectionSchema: StandardSchema<Collection> = /* @__PURE__ */ toStandardSchema(parseCollection)

/** CollectionCreated as a Standard Schema. */
export const collectionCreatedSchema: StandardSchema<CollectionCreated> =
	/* @__PURE__ */ toStandardSchema(parseCollectionCreated)

/** CompanyCreated as a Standard Schema. */
export const companyCreatedSchema: StandardSchema<CompanyCreated> =
	/* @__PURE__ */ toStandardSchema(parseCompanyCreated)

/** CollectionStatus as a Standard Schema. */
export const collectionStatusSchema: StandardSchema<CollectionStatus> =
	/* @__PURE__ */ toStandardSchema(parseCollectionStatus)

/** Product as a Standard Schema. */
export const productSchema: StandardSchema<Product> = /* @__PURE__ */ toStandardSchema(parseProduct)

/** PriceRange as a Standard Schema. */
export const priceRangeSchema: StandardSchema<PriceRange> = /* @__PURE__ */ toStandardSchema(parsePriceRange)

/** ProductOption as a Standard Schema. */
export const productOptionSchema: StandardSchema<ProductOption> = /* @__PURE__ */ toStandardSchema(parseProductOption)

/** OptionValue as a Standard Schema. */
export const optionValueSchema: StandardSchema<OptionValue> = /* @__PURE__ */ toStandardSchema(parseOptionValue)

/** Image as a Standard Schema. */
export const imageSchema: StandardSchema<Image> = /* @__PURE__ */ toStandardSchema(parseImage)

/** ShippingRegion as a Standard Schema. */
export const shippingRegionSchema: StandardSchema<ShippingRegion> =
	/* @__PURE__ */ toStandardSchema(parseShippingRegion)

/** Variant as a Standard Schema. */
export const variantSchema: StandardSchema<Variant> = /* @__PURE__ */ toStandardSchema(parseVariant)

/** NameData as a Standard Schema. */
export const nameDataSchema: StandardSchema<NameData> = /* @__PURE__ */ toStandardSchema(parseNameData)

/** DateData as a Standard Schema. */
export const dateDataSchema: StandardSchema<DateData> = /* @__PURE__ */ toStandardSchema(parseDateData)

/** WorkData as a Standard Schema. */
export const workDataSchema: StandardSchema<WorkData> = /* @__PURE__ */ toStandardSchema(parseWorkData)

/** PersonalizationData as a Standard Schema. */
export const personalizationDataSchema: StandardSchema<PersonalizationData> =
	/* @__PURE__ */ toStandardSchema(parsePersonalizationData)

/** PersonalizationResult as a Standard Schema. */
export const personalizationResultSchema: StandardSchema<PersonalizationResult> =
	/* @__PURE__ */ toStandardSchema(parsePersonalizationResult)

/** Order as a Standard Schema. */
export const orderSchema: StandardSchema<Order> = /* @__PURE__ */ toStandardSchema(parseOrder)

/** OrderLineItem as a Standard Schema. */
export const orderLineItemSchema: StandardSchema<OrderLineItem> = /* @__PURE__ */ toStandardSchema(parseOrderLineItem)

/** PersonCreated as a Standard Schema. */
export const personCreatedSchema: StandardSchema<PersonCreated> = /* @__PURE__ */ toStandardSchema(parsePersonCreated)

/** Person as a Standard Schema. */
export const personSchema: StandardSchema<Person> = /* @__PURE__ */ toStandardSchema(parsePerson)

/** AddressInput as a Standard Schema. */
export const addressInputSchema: StandardSchema<AddressInput> = /* @__PURE__ */ toStandardSchema(parseAddressInput)

/** CustomAttribute as a Standard Schema. */
export const customAttributeSchema: StandardSchema<CustomAttribute> =
	/* @__PURE__ */ toStandardSchema(parseCustomAttribute)

/** OrderItemInput as a Standard Schema. */
export const orderItemInputSchema: StandardSchema<OrderItemInput> =
	/* @__PURE__ */ toStandardSchema(parseOrderItemInput)

/** PersonalizationSource as a Standard Schema. */
export const personalizationSourceSchema: StandardSchema<PersonalizationSource> =
	/* @__PURE__ */ toStandardSchema(parsePersonalizationSource)

/** ErrorBody as a Standard Schema. */
export const errorBodySchema: StandardSchema<ErrorBody> = /* @__PURE__ */ toStandardSchema(parseErrorBody)

/** CreateTokensBody as a Standard Schema. */
export const createTokensBodySchema: StandardSchema<CreateTokensBody> =
	/* @__PURE__ */ toStandardSchema(parseCreateTokensBody)

/** CreateCollectionBody as a Standard Schema. */
export const createCollectionBodySchema: StandardSchema<CreateCollectionBody> =
	/* @__PURE__ */ toStandardSchema(parseCreateCollectionBody)

/** UpdateProductBody as a Standard Schema. */
export const updateProductBodySchema: StandardSchema<UpdateProductBody> =
	/* @__PURE__ */ toStandardSchema(parseUpdateProductBody)

/** PlaceOrderBody as a Standard Schema. */
export const placeOrderBodySchema: StandardSchema<PlaceOrderBody> =
	/* @__PURE__ */ toStandardSchema(parsePlaceOrderBody)

/** ValidateOrderBody as a Standard Schema. */
export const validateOrderBodySchema: StandardSchema<ValidateOrderBody> =
	/* @__PURE__ */ toStandardSchema(parseValidateOrderBody)

/** ListOrdersBody as a Standard Schema. */
export const listOrdersBodySchema: StandardSchema<ListOrdersBody> =
	/* @__PURE__ */ toStandardSchema(parseListOrdersBody)

/** PersonalizeBody as a Standard Schema. */
export const personalizeBodySchema: StandardSchema<PersonalizeBody> =
	/* @__PURE__ */ toStandardSchema(parsePersonalizeBody)

/** CreatePeopleBody as a Standard Schema. */
export const createPeopleBodySchema: StandardSchema<CreatePeopleBody> =
	/* @__PURE__ */ toStandardSchema(parseCreatePeopleBody)

/** ListPeopleBody as a Standard Schema. */
export const listPeopleBodySchema: StandardSchema<ListPeopleBody> =
	/* @__PURE__ */ toStandardSchema(parseListPeopleBody)

/** RewardBody as a Standard Schema. */
export const rewardBodySchema: StandardSchema<RewardBody> = /* @__PURE__ */ toStandardSchema(parseRewardBody)

/** CreateCompanyBody as a Standard Schema. */
export const createCompanyBodySchema: StandardSchema<CreateCompanyBody> =
	/* @__PURE__ */ toStandardSchema(parseCreateCompanyBody)

/** CollectionList as a Standard Schema. */
export const collectionListSchema: StandardSchema<CollectionList> =
	/* @__PURE__ */ toStandardSchema(parseCollectionList)

/** UpdateProductResult as a Standard Schema. */
export const updateProductResultSchema: StandardSchema<UpdateProductResult> =
	/* @__PURE__ */ toStandardSchema(parseUpdateProductResult)

/** PlaceOrderResult as a Standard Schema. */
export const placeOrderResultSchema: StandardSchema<PlaceOrderResult> =
	/* @__PURE__ */ toStandardSchema(parsePlaceOrderResult)

/** ValidateOrderResult as a Standard Schema. */
export const validateOrderResultSchema: StandardSchema<ValidateOrderResult> =
	/* @__PURE__ */ toStandardSchema(parseValidateOrderResult)

/** OrderList as a Standard Schema. */
export const orderListSchema: StandardSchema<OrderList> = /* @__PURE__ */ toStandardSchema(parseOrderList)

/** PersonCreatedList as a Standard Schema. */
export const personCreatedListSchema: StandardSchema<PersonCreatedList> =
	/* @__PURE__ */ toStandardSchema(parsePersonCreatedList)

/** PersonList as a Standard Schema. */
export const personListSchema: StandardSchema<PersonList> = /* @__PURE__ */ toStandardSchema(parsePersonList)

/** RewardResult as a Standard Schema. */
export const rewardResultSchema: StandardSchema<RewardResult> = /* @__PURE__ */ toStandardSchema(parseRewardResult)
