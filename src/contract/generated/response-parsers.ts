// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { Verdict } from '../../core/verdict.ts'
import type { Limits } from '../limits.ts'
import { parse } from '../parse.ts'
import { asResponse, type ResponseCode, responseMessage } from '../response-messages.ts'
import {
	readCollection,
	readCollectionCreated,
	readCollectionList,
	readCollectionStatus,
	readCompanyCreated,
	readDateData,
	readErrorBody,
	readImage,
	readNameData,
	readOptionValue,
	readOrder,
	readOrderLineItem,
	readOrderList,
	readPerson,
	readPersonalizationData,
	readPersonalizationResult,
	readPersonCreated,
	readPersonCreatedList,
	readPersonList,
	readPlaceOrderResult,
	readPriceRange,
	readProduct,
	readProductOption,
	readRewardResult,
	readShippingRegion,
	readTokenPair,
	readUpdateProductResult,
	readValidateOrderResult,
	readVariant,
	readWorkData,
} from './response-readers.ts'
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
	return asResponse(parse('the response', responseMessage, 'create-tokens.response', readTokenPair, input, limits))
}

/**
 * Parses Collection: returns a copy, or all issues of the input (resource.Collection).
 *
 * @example
 * parseCollection({ id: 7 }).status // => 'invalid'
 */
export function parseCollection(input: unknown, limits?: Partial<Limits>): Verdict<Collection, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.Collection', readCollection, input, limits))
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
	return asResponse(
		parse('the response', responseMessage, 'create-collection.response', readCollectionCreated, input, limits),
	)
}

/**
 * Parses CompanyCreated: returns a copy, or all issues of the input (create-company.response).
 *
 * @example
 * parseCompanyCreated({ companyId: 7 }).status // => 'invalid'
 */
export function parseCompanyCreated(input: unknown, limits?: Partial<Limits>): Verdict<CompanyCreated, ResponseCode> {
	return asResponse(
		parse('the response', responseMessage, 'create-company.response', readCompanyCreated, input, limits),
	)
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
	return asResponse(
		parse('the response', responseMessage, 'get-collection-status.response', readCollectionStatus, input, limits),
	)
}

/**
 * Parses Product: returns a copy, or all issues of the input (get-product.response).
 *
 * @example
 * parseProduct({ id: 7 }).status // => 'invalid'
 */
export function parseProduct(input: unknown, limits?: Partial<Limits>): Verdict<Product, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'get-product.response', readProduct, input, limits))
}

/**
 * Parses PriceRange: returns a copy, or all issues of the input (resource.PriceRange).
 *
 * @example
 * parsePriceRange({ minVariantPrice: '7' }).status // => 'invalid'
 */
export function parsePriceRange(input: unknown, limits?: Partial<Limits>): Verdict<PriceRange, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.PriceRange', readPriceRange, input, limits))
}

/**
 * Parses ProductOption: returns a copy, or all issues of the input (resource.ProductOption).
 *
 * @example
 * parseProductOption({ name: 7 }).status // => 'invalid'
 */
export function parseProductOption(input: unknown, limits?: Partial<Limits>): Verdict<ProductOption, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.ProductOption', readProductOption, input, limits))
}

/**
 * Parses OptionValue: returns a copy, or all issues of the input (resource.OptionValue).
 *
 * @example
 * parseOptionValue({ title: 7 }).status // => 'invalid'
 */
export function parseOptionValue(input: unknown, limits?: Partial<Limits>): Verdict<OptionValue, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.OptionValue', readOptionValue, input, limits))
}

/**
 * Parses Image: returns a copy, or all issues of the input (resource.Image).
 *
 * @example
 * parseImage({ url: 7 }).status // => 'invalid'
 */
export function parseImage(input: unknown, limits?: Partial<Limits>): Verdict<Image, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.Image', readImage, input, limits))
}

/**
 * Parses ShippingRegion: returns a copy, or all issues of the input (resource.ShippingRegion).
 *
 * @example
 * parseShippingRegion({ countryName: 7 }).status // => 'invalid'
 */
export function parseShippingRegion(input: unknown, limits?: Partial<Limits>): Verdict<ShippingRegion, ResponseCode> {
	return asResponse(
		parse('the response', responseMessage, 'resource.ShippingRegion', readShippingRegion, input, limits),
	)
}

/**
 * Parses Variant: returns a copy, or all issues of the input (resource.Variant).
 *
 * @example
 * parseVariant({ id: 7 }).status // => 'invalid'
 */
export function parseVariant(input: unknown, limits?: Partial<Limits>): Verdict<Variant, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.Variant', readVariant, input, limits))
}

/**
 * Parses NameData: returns a copy, or all issues of the input (resource.NameData).
 *
 * @example
 * parseNameData({ first: 7 }).status // => 'invalid'
 */
export function parseNameData(input: unknown, limits?: Partial<Limits>): Verdict<NameData, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.NameData', readNameData, input, limits))
}

/**
 * Parses DateData: returns a copy, or all issues of the input (resource.DateData).
 *
 * @example
 * parseDateData({ month: '7' }).status // => 'invalid'
 */
export function parseDateData(input: unknown, limits?: Partial<Limits>): Verdict<DateData, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.DateData', readDateData, input, limits))
}

/**
 * Parses WorkData: returns a copy, or all issues of the input (resource.WorkData).
 *
 * @example
 * parseWorkData({ department: 7 }).status // => 'invalid'
 */
export function parseWorkData(input: unknown, limits?: Partial<Limits>): Verdict<WorkData, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.WorkData', readWorkData, input, limits))
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
	return asResponse(
		parse('the response', responseMessage, 'resource.PersonalizationData', readPersonalizationData, input, limits),
	)
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
	return asResponse(
		parse('the response', responseMessage, 'personalize.response', readPersonalizationResult, input, limits),
	)
}

/**
 * Parses Order: returns a copy, or all issues of the input (resource.Order).
 *
 * @example
 * parseOrder({ id: 7 }).status // => 'invalid'
 */
export function parseOrder(input: unknown, limits?: Partial<Limits>): Verdict<Order, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.Order', readOrder, input, limits))
}

/**
 * Parses OrderLineItem: returns a copy, or all issues of the input (resource.OrderLineItem).
 *
 * @example
 * parseOrderLineItem({ id: 7 }).status // => 'invalid'
 */
export function parseOrderLineItem(input: unknown, limits?: Partial<Limits>): Verdict<OrderLineItem, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.OrderLineItem', readOrderLineItem, input, limits))
}

/**
 * Parses PersonCreated: returns a copy, or all issues of the input (resource.PersonCreated).
 *
 * @example
 * parsePersonCreated({ id: 7 }).status // => 'invalid'
 */
export function parsePersonCreated(input: unknown, limits?: Partial<Limits>): Verdict<PersonCreated, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.PersonCreated', readPersonCreated, input, limits))
}

/**
 * Parses Person: returns a copy, or all issues of the input (resource.Person).
 *
 * @example
 * parsePerson({ id: 7 }).status // => 'invalid'
 */
export function parsePerson(input: unknown, limits?: Partial<Limits>): Verdict<Person, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.Person', readPerson, input, limits))
}

/**
 * Parses ErrorBody: returns a copy, or all issues of the input (resource.ErrorBody).
 *
 * @example
 * parseErrorBody({ message: 7 }).status // => 'invalid'
 */
export function parseErrorBody(input: unknown, limits?: Partial<Limits>): Verdict<ErrorBody, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'resource.ErrorBody', readErrorBody, input, limits))
}

/**
 * Parses CollectionList: returns a copy, or all issues of the input (list-collections.response).
 *
 * @example
 * parseCollectionList(7).status // => 'invalid'
 */
export function parseCollectionList(input: unknown, limits?: Partial<Limits>): Verdict<CollectionList, ResponseCode> {
	return asResponse(
		parse('the response', responseMessage, 'list-collections.response', readCollectionList, input, limits),
	)
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
	return asResponse(
		parse('the response', responseMessage, 'update-product.response', readUpdateProductResult, input, limits),
	)
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
	return asResponse(parse('the response', responseMessage, 'place-order.response', readPlaceOrderResult, input, limits))
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
	return asResponse(
		parse('the response', responseMessage, 'validate-order.response', readValidateOrderResult, input, limits),
	)
}

/**
 * Parses OrderList: returns a copy, or all issues of the input (list-orders.response).
 *
 * @example
 * parseOrderList({ data: 7 }).status // => 'invalid'
 */
export function parseOrderList(input: unknown, limits?: Partial<Limits>): Verdict<OrderList, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'list-orders.response', readOrderList, input, limits))
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
	return asResponse(
		parse('the response', responseMessage, 'create-people.response', readPersonCreatedList, input, limits),
	)
}

/**
 * Parses PersonList: returns a copy, or all issues of the input (list-people.response).
 *
 * @example
 * parsePersonList(7).status // => 'invalid'
 */
export function parsePersonList(input: unknown, limits?: Partial<Limits>): Verdict<PersonList, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'list-people.response', readPersonList, input, limits))
}

/**
 * Parses RewardResult: returns a copy, or all issues of the input (reward.response).
 *
 * @example
 * parseRewardResult({ numAffectedPeople: '7' }).status // => 'invalid'
 */
export function parseRewardResult(input: unknown, limits?: Partial<Limits>): Verdict<RewardResult, ResponseCode> {
	return asResponse(parse('the response', responseMessage, 'reward.response', readRewardResult, input, limits))
}
