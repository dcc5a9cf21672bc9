// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { Verdict } from '../../core/verdict.ts'
import type { Limits } from '../limits.ts'
import { parse } from '../parse.ts'
import { type RequestCode, requestMessage, strictRequestMessage } from '../request-messages.ts'
import {
	readAddressInput,
	readCreateCollectionBody,
	readCreateCompanyBody,
	readCreatePeopleBody,
	readCreateTokensBody,
	readCustomAttribute,
	readListPeopleBody,
	readOrderItemInput,
	readPersonalizationSource,
	readPersonalizeBody,
	readPlaceOrderBody,
	readUpdateProductBody,
	readValidateOrderBody,
} from './request-readers.ts'
import type {
	AddressInput,
	CreateCollectionBody,
	CreateCompanyBody,
	CreatePeopleBody,
	CreateTokensBody,
	CustomAttribute,
	ListPeopleBody,
	OrderItemInput,
	PersonalizationSource,
	PersonalizeBody,
	PlaceOrderBody,
	UpdateProductBody,
	ValidateOrderBody,
} from './types.ts'

/**
 * Parses AddressInput: returns a copy, or all issues of the input (resource.AddressInput).
 *
 * @example
 * parseAddressInput({ address1: 7 }).status // => 'invalid'
 */
export function parseAddressInput(input: unknown, limits?: Partial<Limits>): Verdict<AddressInput, RequestCode> {
	return parse('the request', requestMessage, 'resource.AddressInput', readAddressInput, input, limits)
}

/**
 * Parses CustomAttribute: returns a copy, or all issues of the input (resource.CustomAttribute).
 *
 * @example
 * parseCustomAttribute({ key: 7 }).status // => 'invalid'
 */
export function parseCustomAttribute(input: unknown, limits?: Partial<Limits>): Verdict<CustomAttribute, RequestCode> {
	return parse('the request', requestMessage, 'resource.CustomAttribute', readCustomAttribute, input, limits)
}

/**
 * Parses OrderItemInput: returns a copy, or all issues of the input (resource.OrderItemInput).
 *
 * @example
 * parseOrderItemInput({ variantId: 7 }).status // => 'invalid'
 */
export function parseOrderItemInput(input: unknown, limits?: Partial<Limits>): Verdict<OrderItemInput, RequestCode> {
	return parse('the request', requestMessage, 'resource.OrderItemInput', readOrderItemInput, input, limits)
}

/**
 * Parses PersonalizationSource: returns a copy, or all issues of the input (resource.PersonalizationSource).
 *
 * @example
 * parsePersonalizationSource({ firstName: 7 }).status // => 'invalid'
 */
export function parsePersonalizationSource(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<PersonalizationSource, RequestCode> {
	return parse(
		'the request',
		requestMessage,
		'resource.PersonalizationSource',
		readPersonalizationSource,
		input,
		limits,
	)
}

/**
 * Parses CreateTokensBody: returns a copy, or all issues of the input (create-tokens.body).
 *
 * @example
 * parseCreateTokensBody({ clientId: 7 }).status // => 'invalid'
 */
export function parseCreateTokensBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CreateTokensBody, RequestCode> {
	return parse('the request', strictRequestMessage, 'create-tokens.body', readCreateTokensBody, input, limits)
}

/**
 * Parses CreateCollectionBody: returns a copy, or all issues of the input (create-collection.body).
 *
 * @example
 * parseCreateCollectionBody({ companyId: 7 }).status // => 'invalid'
 */
export function parseCreateCollectionBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CreateCollectionBody, RequestCode> {
	return parse('the request', requestMessage, 'create-collection.body', readCreateCollectionBody, input, limits)
}

/**
 * Parses UpdateProductBody: returns a copy, or all issues of the input (update-product.body).
 *
 * @example
 * parseUpdateProductBody({ notes: 7 }).status // => 'invalid'
 */
export function parseUpdateProductBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<UpdateProductBody, RequestCode> {
	return parse('the request', strictRequestMessage, 'update-product.body', readUpdateProductBody, input, limits)
}

/**
 * Parses PlaceOrderBody: returns a copy, or all issues of the input (place-order.body).
 *
 * @example
 * parsePlaceOrderBody({ user: 7 }).status // => 'invalid'
 */
export function parsePlaceOrderBody(input: unknown, limits?: Partial<Limits>): Verdict<PlaceOrderBody, RequestCode> {
	return parse('the request', requestMessage, 'place-order.body', readPlaceOrderBody, input, limits)
}

/**
 * Parses ValidateOrderBody: returns a copy, or all issues of the input (validate-order.body).
 *
 * @example
 * parseValidateOrderBody({ address: 7 }).status // => 'invalid'
 */
export function parseValidateOrderBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<ValidateOrderBody, RequestCode> {
	return parse('the request', requestMessage, 'validate-order.body', readValidateOrderBody, input, limits)
}

/**
 * Parses PersonalizeBody: returns a copy, or all issues of the input (personalize.body).
 *
 * @example
 * parsePersonalizeBody({ companyId: 7 }).status // => 'invalid'
 */
export function parsePersonalizeBody(input: unknown, limits?: Partial<Limits>): Verdict<PersonalizeBody, RequestCode> {
	return parse('the request', requestMessage, 'personalize.body', readPersonalizeBody, input, limits)
}

/**
 * Parses CreatePeopleBody: returns a copy, or all issues of the input (create-people.body).
 *
 * @example
 * parseCreatePeopleBody({ people: 7 }).status // => 'invalid'
 */
export function parseCreatePeopleBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CreatePeopleBody, RequestCode> {
	return parse('the request', requestMessage, 'create-people.body', readCreatePeopleBody, input, limits)
}

/**
 * Parses ListPeopleBody: returns a copy, or all issues of the input (list-people.body).
 *
 * @example
 * parseListPeopleBody({ collectionId: 7 }).status // => 'invalid'
 */
export function parseListPeopleBody(input: unknown, limits?: Partial<Limits>): Verdict<ListPeopleBody, RequestCode> {
	return parse('the request', requestMessage, 'list-people.body', readListPeopleBody, input, limits)
}

/**
 * Parses CreateCompanyBody: returns a copy, or all issues of the input (create-company.body).
 *
 * @example
 * parseCreateCompanyBody({ name: 7 }).status // => 'invalid'
 */
export function parseCreateCompanyBody(
	input: unknown,
	limits?: Partial<Limits>,
): Verdict<CreateCompanyBody, RequestCode> {
	return parse('the request', requestMessage, 'create-company.body', readCreateCompanyBody, input, limits)
}
