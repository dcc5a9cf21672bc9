// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { Verdict } from '../../core/verdict.ts'
import type { Limits } from '../limits.ts'
import { parseResponse } from '../parse-response.ts'
import type { ResponseCode } from '../response-messages.ts'
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
import type {
	Collection,
	CollectionCreated,
	CollectionList,
	CollectionStatus,
	CompanyCreated,
	DateData,
	ErrorBody,
	Image,
	NameData,
	OptionValue,
	Order,
	OrderLineItem,
	OrderList,
	Person,
	PersonalizationData,
	PersonalizationResult,
	PersonCreated,
	PersonCreatedList,
	PersonList,
	PlaceOrderResult,
	PriceRange,
	Product,
	ProductOption,
	RewardResult,
	ShippingRegion,
	TokenPair,
	UpdateProductResult,
	ValidateOrderResult,
	Variant,
	WorkData,
} from './types.ts'

/**
 * Parses TokenPair: returns a copy, or all issues of the input (create-tokens.response).
 *
 * @example
 * parseTokenPair({ accessToken: 7 }).status // => 'invalid'
 */
export function parseTokenPair(input: unknown, limits?: Partial<Limits>): Verdict<TokenPair, ResponseCode> {
	return parseResponse('create-tokens.response', TOKEN_PAIR_SHAPE, input, limits)
}

/**
 * Parses Collection: returns a copy, or all issues of the input (resource.Collection).
 *
 * @example
 * parseCollection({ id: 7 }).status // => 'invalid'
 */
export function parseCollection(input: unknown, limits?: Partial<Limits>): Verdict<Collection, ResponseCode> {
	return parseResponse('resource.Collection', COLLECTION_SHAPE, input, limits)
}

/**
 * Parses CollectionCreated: returns a copy, or all issues of the input (create-collection.response).
 *
 * @example
 * parseCollectionCreated({ companyId: 7 }).status // => 'invalid'
 */
export function parseCollectionCreated(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CollectionCreated, ResponseCode> {
	return parseResponse('create-collection.response', COLLECTION_CREATED_SHAPE, input, limits)
}

/**
 * Parses CompanyCreated: returns a copy, or all issues of the input (create-company.response).
 *
 * @example
 * parseCompanyCreated({ companyId: 7 }).status // => 'invalid'
 */
export function parseCompanyCreated(input: unknown, limits?: Partial<Limits>): Verdict<CompanyCreated, ResponseCode> {
	return parseResponse('create-company.response', COMPANY_CREATED_SHAPE, input, limits)
}

/**
 * Parses CollectionStatus: returns a copy, or all issues of the input (get-collection-status.response).
 *
 * @example
 * parseCollectionStatus({ isReady: 7 }).status // => 'invalid'
 */
export function parseCollectionStatus(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CollectionStatus, ResponseCode> {
	return parseResponse('get-collection-status.response', COLLECTION_STATUS_SHAPE, input, limits)
}

/**
 * Parses Product: returns a copy, or all issues of the input (get-product.response).
 *
 * @example
 * parseProduct({ id: 7 }).status // => 'invalid'
 */
export function parseProduct(input: unknown, limits?: Partial<Limits>): Verdict<Product, ResponseCode> {
	return parseResponse('get-product.response', PRODUCT_SHAPE, input, limits)
}

/**
 * Parses PriceRange: returns a copy, or all issues of the input (resource.PriceRange).
 *
 * @example
 * parsePriceRange({ minVariantPrice: '7' }).status // => 'invalid'
 */
export function parsePriceRange(input: unknown, limits?: Partial<Limits>): Verdict<PriceRange, ResponseCode> {
	return parseResponse('resource.PriceRange', PRICE_RANGE_SHAPE, input, limits)
}

/**
 * Parses ProductOption: returns a copy, or all issues of the input (resource.ProductOption).
 *
 * @example
 * parseProductOption({ name: 7 }).status // => 'invalid'
 */
export function parseProductOption(input: unknown, limits?: Partial<Limits>): Verdict<ProductOption, ResponseCode> {
	return parseResponse('resource.ProductOption', PRODUCT_OPTION_SHAPE, input, limits)
}

/**
 * Parses OptionValue: returns a copy, or all issues of the input (resource.OptionValue).
 *
 * @example
 * parseOptionValue({ title: 7 }).status // => 'invalid'
 */
export function parseOptionValue(input: unknown, limits?: Partial<Limits>): Verdict<OptionValue, ResponseCode> {
	return parseResponse('resource.OptionValue', OPTION_VALUE_SHAPE, input, limits)
}

/**
 * Parses Image: returns a copy, or all issues of the input (resource.Image).
 *
 * @example
 * parseImage({ url: 7 }).status // => 'invalid'
 */
export function parseImage(input: unknown, limits?: Partial<Limits>): Verdict<Image, ResponseCode> {
	return parseResponse('resource.Image', IMAGE_SHAPE, input, limits)
}

/**
 * Parses ShippingRegion: returns a copy, or all issues of the input (resource.ShippingRegion).
 *
 * @example
 * parseShippingRegion({ countryName: 7 }).status // => 'invalid'
 */
export function parseShippingRegion(input: unknown, limits?: Partial<Limits>): Verdict<ShippingRegion, ResponseCode> {
	return parseResponse('resource.ShippingRegion', SHIPPING_REGION_SHAPE, input, limits)
}

/**
 * Parses Variant: returns a copy, or all issues of the input (resource.Variant).
 *
 * @example
 * parseVariant({ id: 7 }).status // => 'invalid'
 */
export function parseVariant(input: unknown, limits?: Partial<Limits>): Verdict<Variant, ResponseCode> {
	return parseResponse('resource.Variant', VARIANT_SHAPE, input, limits)
}

/**
 * Parses NameData: returns a copy, or all issues of the input (resource.NameData).
 *
 * @example
 * parseNameData({ first: 7 }).status // => 'invalid'
 */
export function parseNameData(input: unknown, limits?: Partial<Limits>): Verdict<NameData, ResponseCode> {
	return parseResponse('resource.NameData', NAME_DATA_SHAPE, input, limits)
}

/**
 * Parses DateData: returns a copy, or all issues of the input (resource.DateData).
 *
 * @example
 * parseDateData({ month: '7' }).status // => 'invalid'
 */
export function parseDateData(input: unknown, limits?: Partial<Limits>): Verdict<DateData, ResponseCode> {
	return parseResponse('resource.DateData', DATE_DATA_SHAPE, input, limits)
}

/**
 * Parses WorkData: returns a copy, or all issues of the input (resource.WorkData).
 *
 * @example
 * parseWorkData({ department: 7 }).status // => 'invalid'
 */
export function parseWorkData(input: unknown, limits?: Partial<Limits>): Verdict<WorkData, ResponseCode> {
	return parseResponse('resource.WorkData', WORK_DATA_SHAPE, input, limits)
}

/**
 * Parses PersonalizationData: returns a copy, or all issues of the input (resource.PersonalizationData).
 *
 * @example
 * parsePersonalizationData({ name: 7 }).status // => 'invalid'
 */
export function parsePersonalizationData(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PersonalizationData, ResponseCode> {
	return parseResponse('resource.PersonalizationData', PERSONALIZATION_DATA_SHAPE, input, limits)
}

/**
 * Parses PersonalizationResult: returns a copy, or all issues of the input (personalize.response).
 *
 * @example
 * parsePersonalizationResult({ sha: 7 }).status // => 'invalid'
 */
export function parsePersonalizationResult(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PersonalizationResult, ResponseCode> {
	return parseResponse('personalize.response', PERSONALIZATION_RESULT_SHAPE, input, limits)
}

/**
 * Parses Order: returns a copy, or all issues of the input (resource.Order).
 *
 * @example
 * parseOrder({ id: 7 }).status // => 'invalid'
 */
export function parseOrder(input: unknown, limits?: Partial<Limits>): Verdict<Order, ResponseCode> {
	return parseResponse('resource.Order', ORDER_SHAPE, input, limits)
}

/**
 * Parses OrderLineItem: returns a copy, or all issues of the input (resource.OrderLineItem).
 *
 * @example
 * parseOrderLineItem({ id: 7 }).status // => 'invalid'
 */
export function parseOrderLineItem(input: unknown, limits?: Partial<Limits>): Verdict<OrderLineItem, ResponseCode> {
	return parseResponse('resource.OrderLineItem', ORDER_LINE_ITEM_SHAPE, input, limits)
}

/**
 * Parses PersonCreated: returns a copy, or all issues of the input (resource.PersonCreated).
 *
 * @example
 * parsePersonCreated({ id: 7 }).status // => 'invalid'
 */
export function parsePersonCreated(input: unknown, limits?: Partial<Limits>): Verdict<PersonCreated, ResponseCode> {
	return parseResponse('resource.PersonCreated', PERSON_CREATED_SHAPE, input, limits)
}

/**
 * Parses Person: returns a copy, or all issues of the input (resource.Person).
 *
 * @example
 * parsePerson({ id: 7 }).status // => 'invalid'
 */
export function parsePerson(input: unknown, limits?: Partial<Limits>): Verdict<Person, ResponseCode> {
	return parseResponse('resource.Person', PERSON_SHAPE, input, limits)
}

/**
 * Parses ErrorBody: returns a copy, or all issues of the input (resource.ErrorBody).
 *
 * @example
 * parseErrorBody({ message: 7 }).status // => 'invalid'
 */
export function parseErrorBody(input: unknown, limits?: Partial<Limits>): Verdict<ErrorBody, ResponseCode> {
	return parseResponse('resource.ErrorBody', ERROR_BODY_SHAPE, input, limits)
}

/**
 * Parses CollectionList: returns a copy, or all issues of the input (list-collections.response).
 *
 * @example
 * parseCollectionList(7).status // => 'invalid'
 */
export function parseCollectionList(input: unknown, limits?: Partial<Limits>): Verdict<CollectionList, ResponseCode> {
	return parseResponse('list-collections.response', COLLECTION_LIST_SHAPE, input, limits)
}

/**
 * Parses UpdateProductResult: returns a copy, or all issues of the input (update-product.response).
 *
 * @example
 * parseUpdateProductResult({ success: 7 }).status // => 'invalid'
 */
export function parseUpdateProductResult(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<UpdateProductResult, ResponseCode> {
	return parseResponse('update-product.response', UPDATE_PRODUCT_RESULT_SHAPE, input, limits, true)
}

/**
 * Parses PlaceOrderResult: returns a copy, or all issues of the input (place-order.response).
 *
 * @example
 * parsePlaceOrderResult({ order: 7 }).status // => 'invalid'
 */
export function parsePlaceOrderResult(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PlaceOrderResult, ResponseCode> {
	return parseResponse('place-order.response', PLACE_ORDER_RESULT_SHAPE, input, limits)
}

/**
 * Parses ValidateOrderResult: returns a copy, or all issues of the input (validate-order.response).
 *
 * @example
 * parseValidateOrderResult({ success: 7 }).status // => 'invalid'
 */
export function parseValidateOrderResult(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<ValidateOrderResult, ResponseCode> {
	return parseResponse('validate-order.response', VALIDATE_ORDER_RESULT_SHAPE, input, limits, true)
}

/**
 * Parses OrderList: returns a copy, or all issues of the input (list-orders.response).
 *
 * @example
 * parseOrderList({ data: 7 }).status // => 'invalid'
 */
export function parseOrderList(input: unknown, limits?: Partial<Limits>): Verdict<OrderList, ResponseCode> {
	return parseResponse('list-orders.response', ORDER_LIST_SHAPE, input, limits)
}

/**
 * Parses PersonCreatedList: returns a copy, or all issues of the input (create-people.response).
 *
 * @example
 * parsePersonCreatedList(7).status // => 'invalid'
 */
export function parsePersonCreatedList(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PersonCreatedList, ResponseCode> {
	return parseResponse('create-people.response', PERSON_CREATED_LIST_SHAPE, input, limits)
}

/**
 * Parses PersonList: returns a copy, or all issues of the input (list-people.response).
 *
 * @example
 * parsePersonList(7).status // => 'invalid'
 */
export function parsePersonList(input: unknown, limits?: Partial<Limits>): Verdict<PersonList, ResponseCode> {
	return parseResponse('list-people.response', PERSON_LIST_SHAPE, input, limits)
}

/**
 * Parses RewardResult: returns a copy, or all issues of the input (reward.response).
 *
 * @example
 * parseRewardResult({ numAffectedPeople: '7' }).status // => 'invalid'
 */
export function parseRewardResult(input: unknown, limits?: Partial<Limits>): Verdict<RewardResult, ResponseCode> {
	return parseResponse('reward.response', REWARD_RESULT_SHAPE, input, limits)
}
