// Written by scripts/build-contract.ts from scripts/contract/; change those.

import type { Verdict } from '../../core/verdict.ts'
import type { Limits } from '../limits.ts'
import { parse } from '../parse.ts'
import { REQUEST_MESSAGES, type RequestCode } from '../request-messages.ts'
import { RESPONSE_MESSAGES, type ResponseCode } from '../response-messages.ts'
import { type StandardSchema, toStandardSchema } from '../standard-schema.ts'
import {
	readAddressInput,
	readCollection,
	readCollectionCreated,
	readCollectionList,
	readCollectionStatus,
	readCompanyCreated,
	readCreateCollectionBody,
	readCreateCompanyBody,
	readCreatePeopleBody,
	readCreateTokensBody,
	readCustomAttribute,
	readDateData,
	readErrorBody,
	readImage,
	readListOrdersBody,
	readListPeopleBody,
	readNameData,
	readOptionValue,
	readOrder,
	readOrderItemInput,
	readOrderLineItem,
	readOrderList,
	readPerson,
	readPersonalizationData,
	readPersonalizationResult,
	readPersonalizationSource,
	readPersonalizeBody,
	readPersonCreated,
	readPersonCreatedList,
	readPersonList,
	readPlaceOrderBody,
	readPlaceOrderResult,
	readPriceRange,
	readProduct,
	readProductOption,
	readRewardBody,
	readRewardResult,
	readShippingRegion,
	readTokenPair,
	readUpdateProductBody,
	readUpdateProductResult,
	readValidateOrderBody,
	readValidateOrderResult,
	readVariant,
	readWorkData,
} from './readers.ts'
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

/** Reads TokenPair: a copy, or all that is wrong with the input (create-tokens.response). */
export function parseTokenPair(input: unknown, limits?: Partial<Limits>): Verdict<TokenPair, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'create-tokens.response', readTokenPair, input, limits)
}

/** Reads Collection: a copy, or all that is wrong with the input (resource.Collection). */
export function parseCollection(input: unknown, limits?: Partial<Limits>): Verdict<Collection, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.Collection', readCollection, input, limits)
}

/** Reads CollectionCreated: a copy, or all that is wrong with the input (create-collection.response). */
export function parseCollectionCreated(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CollectionCreated, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'create-collection.response', readCollectionCreated, input, limits)
}

/** Reads CompanyCreated: a copy, or all that is wrong with the input (create-company.response). */
export function parseCompanyCreated(input: unknown, limits?: Partial<Limits>): Verdict<CompanyCreated, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'create-company.response', readCompanyCreated, input, limits)
}

/** Reads CollectionStatus: a copy, or all that is wrong with the input (get-collection-status.response). */
export function parseCollectionStatus(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CollectionStatus, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'get-collection-status.response', readCollectionStatus, input, limits)
}

/** Reads Product: a copy, or all that is wrong with the input (get-product.response). */
export function parseProduct(input: unknown, limits?: Partial<Limits>): Verdict<Product, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'get-product.response', readProduct, input, limits)
}

/** Reads PriceRange: a copy, or all that is wrong with the input (resource.PriceRange). */
export function parsePriceRange(input: unknown, limits?: Partial<Limits>): Verdict<PriceRange, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.PriceRange', readPriceRange, input, limits)
}

/** Reads ProductOption: a copy, or all that is wrong with the input (resource.ProductOption). */
export function parseProductOption(input: unknown, limits?: Partial<Limits>): Verdict<ProductOption, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.ProductOption', readProductOption, input, limits)
}

/** Reads OptionValue: a copy, or all that is wrong with the input (resource.OptionValue). */
export function parseOptionValue(input: unknown, limits?: Partial<Limits>): Verdict<OptionValue, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.OptionValue', readOptionValue, input, limits)
}

/** Reads Image: a copy, or all that is wrong with the input (resource.Image). */
export function parseImage(input: unknown, limits?: Partial<Limits>): Verdict<Image, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.Image', readImage, input, limits)
}

/** Reads ShippingRegion: a copy, or all that is wrong with the input (resource.ShippingRegion). */
export function parseShippingRegion(input: unknown, limits?: Partial<Limits>): Verdict<ShippingRegion, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.ShippingRegion', readShippingRegion, input, limits)
}

/** Reads Variant: a copy, or all that is wrong with the input (resource.Variant). */
export function parseVariant(input: unknown, limits?: Partial<Limits>): Verdict<Variant, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.Variant', readVariant, input, limits)
}

/** Reads NameData: a copy, or all that is wrong with the input (resource.NameData). */
export function parseNameData(input: unknown, limits?: Partial<Limits>): Verdict<NameData, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.NameData', readNameData, input, limits)
}

/** Reads DateData: a copy, or all that is wrong with the input (resource.DateData). */
export function parseDateData(input: unknown, limits?: Partial<Limits>): Verdict<DateData, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.DateData', readDateData, input, limits)
}

/** Reads WorkData: a copy, or all that is wrong with the input (resource.WorkData). */
export function parseWorkData(input: unknown, limits?: Partial<Limits>): Verdict<WorkData, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.WorkData', readWorkData, input, limits)
}

/** Reads PersonalizationData: a copy, or all that is wrong with the input (resource.PersonalizationData). */
export function parsePersonalizationData(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PersonalizationData, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.PersonalizationData', readPersonalizationData, input, limits)
}

/** Reads PersonalizationResult: a copy, or all that is wrong with the input (personalize.response). */
export function parsePersonalizationResult(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PersonalizationResult, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'personalize.response', readPersonalizationResult, input, limits)
}

/** Reads Order: a copy, or all that is wrong with the input (resource.Order). */
export function parseOrder(input: unknown, limits?: Partial<Limits>): Verdict<Order, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.Order', readOrder, input, limits)
}

/** Reads OrderLineItem: a copy, or all that is wrong with the input (resource.OrderLineItem). */
export function parseOrderLineItem(input: unknown, limits?: Partial<Limits>): Verdict<OrderLineItem, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.OrderLineItem', readOrderLineItem, input, limits)
}

/** Reads PersonCreated: a copy, or all that is wrong with the input (resource.PersonCreated). */
export function parsePersonCreated(input: unknown, limits?: Partial<Limits>): Verdict<PersonCreated, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.PersonCreated', readPersonCreated, input, limits)
}

/** Reads Person: a copy, or all that is wrong with the input (resource.Person). */
export function parsePerson(input: unknown, limits?: Partial<Limits>): Verdict<Person, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.Person', readPerson, input, limits)
}

/** Reads AddressInput: a copy, or all that is wrong with the input (resource.AddressInput). */
export function parseAddressInput(input: unknown, limits?: Partial<Limits>): Verdict<AddressInput, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'resource.AddressInput', readAddressInput, input, limits)
}

/** Reads CustomAttribute: a copy, or all that is wrong with the input (resource.CustomAttribute). */
export function parseCustomAttribute(input: unknown, limits?: Partial<Limits>): Verdict<CustomAttribute, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'resource.CustomAttribute', readCustomAttribute, input, limits)
}

/** Reads OrderItemInput: a copy, or all that is wrong with the input (resource.OrderItemInput). */
export function parseOrderItemInput(input: unknown, limits?: Partial<Limits>): Verdict<OrderItemInput, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'resource.OrderItemInput', readOrderItemInput, input, limits)
}

/** Reads PersonalizationSource: a copy, or all that is wrong with the input (resource.PersonalizationSource). */
export function parsePersonalizationSource(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PersonalizationSource, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'resource.PersonalizationSource', readPersonalizationSource, input, limits)
}

/** Reads ErrorBody: a copy, or all that is wrong with the input (resource.ErrorBody). */
export function parseErrorBody(input: unknown, limits?: Partial<Limits>): Verdict<ErrorBody, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'resource.ErrorBody', readErrorBody, input, limits)
}

/** Reads CreateTokensBody: a copy, or all that is wrong with the input (create-tokens.body). */
export function parseCreateTokensBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CreateTokensBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'create-tokens.body', readCreateTokensBody, input, limits)
}

/** Reads CreateCollectionBody: a copy, or all that is wrong with the input (create-collection.body). */
export function parseCreateCollectionBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CreateCollectionBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'create-collection.body', readCreateCollectionBody, input, limits)
}

/** Reads UpdateProductBody: a copy, or all that is wrong with the input (update-product.body). */
export function parseUpdateProductBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<UpdateProductBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'update-product.body', readUpdateProductBody, input, limits)
}

/** Reads PlaceOrderBody: a copy, or all that is wrong with the input (place-order.body). */
export function parsePlaceOrderBody(input: unknown, limits?: Partial<Limits>): Verdict<PlaceOrderBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'place-order.body', readPlaceOrderBody, input, limits)
}

/** Reads ValidateOrderBody: a copy, or all that is wrong with the input (validate-order.body). */
export function parseValidateOrderBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<ValidateOrderBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'validate-order.body', readValidateOrderBody, input, limits)
}

/** Reads ListOrdersBody: a copy, or all that is wrong with the input (list-orders.body). */
export function parseListOrdersBody(input: unknown, limits?: Partial<Limits>): Verdict<ListOrdersBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'list-orders.body', readListOrdersBody, input, limits)
}

/** Reads PersonalizeBody: a copy, or all that is wrong with the input (personalize.body). */
export function parsePersonalizeBody(input: unknown, limits?: Partial<Limits>): Verdict<PersonalizeBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'personalize.body', readPersonalizeBody, input, limits)
}

/** Reads CreatePeopleBody: a copy, or all that is wrong with the input (create-people.body). */
export function parseCreatePeopleBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CreatePeopleBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'create-people.body', readCreatePeopleBody, input, limits)
}

/** Reads ListPeopleBody: a copy, or all that is wrong with the input (list-people.body). */
export function parseListPeopleBody(input: unknown, limits?: Partial<Limits>): Verdict<ListPeopleBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'list-people.body', readListPeopleBody, input, limits)
}

/** Reads RewardBody: a copy, or all that is wrong with the input (reward.body). */
export function parseRewardBody(input: unknown, limits?: Partial<Limits>): Verdict<RewardBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'reward.body', readRewardBody, input, limits)
}

/** Reads CreateCompanyBody: a copy, or all that is wrong with the input (create-company.body). */
export function parseCreateCompanyBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CreateCompanyBody, RequestCode> {
	return parse('request', REQUEST_MESSAGES, 'create-company.body', readCreateCompanyBody, input, limits)
}

/** Reads CollectionList: a copy, or all that is wrong with the input (list-collections.response). */
export function parseCollectionList(input: unknown, limits?: Partial<Limits>): Verdict<CollectionList, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'list-collections.response', readCollectionList, input, limits)
}

/** Reads UpdateProductResult: a copy, or all that is wrong with the input (update-product.response). */
export function parseUpdateProductResult(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<UpdateProductResult, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'update-product.response', readUpdateProductResult, input, limits)
}

/** Reads PlaceOrderResult: a copy, or all that is wrong with the input (place-order.response). */
export function parsePlaceOrderResult(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PlaceOrderResult, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'place-order.response', readPlaceOrderResult, input, limits)
}

/** Reads ValidateOrderResult: a copy, or all that is wrong with the input (validate-order.response). */
export function parseValidateOrderResult(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<ValidateOrderResult, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'validate-order.response', readValidateOrderResult, input, limits)
}

/** Reads OrderList: a copy, or all that is wrong with the input (list-orders.response). */
export function parseOrderList(input: unknown, limits?: Partial<Limits>): Verdict<OrderList, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'list-orders.response', readOrderList, input, limits)
}

/** Reads PersonCreatedList: a copy, or all that is wrong with the input (create-people.response). */
export function parsePersonCreatedList(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PersonCreatedList, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'create-people.response', readPersonCreatedList, input, limits)
}

/** Reads PersonList: a copy, or all that is wrong with the input (list-people.response). */
export function parsePersonList(input: unknown, limits?: Partial<Limits>): Verdict<PersonList, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'list-people.response', readPersonList, input, limits)
}

/** Reads RewardResult: a copy, or all that is wrong with the input (reward.response). */
export function parseRewardResult(input: unknown, limits?: Partial<Limits>): Verdict<RewardResult, ResponseCode> {
	return parse('response', RESPONSE_MESSAGES, 'reward.response', readRewardResult, input, limits)
}

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
} = {
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
}

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
