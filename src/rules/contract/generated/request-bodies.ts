// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

// biome-ignore-all lint/suspicious/noPrototypeBuiltins: engines know the answer for a key just taken from the object.

import { type Fields, isForeign, isList, isRecord } from '../../core/read.ts'
import { type ContractType, contractType } from '../contract-type.ts'
import { checkDate, checkDateTime } from '../formats.ts'
import { type RequestCode, requestMessage } from '../messages.ts'
import { parse } from '../parse.ts'
import { addIssue, addWrongType, type Key, type ParseContext } from '../parse-context.ts'
import { addUnlisted, copyItems, copyObjects, isNumber, ownOf, plain, readText } from '../read-shape.ts'
import type { ProductStatus } from './enums.ts'

/** An address as a caller sends it. The country decides which fields are needed, not the schema. */
export interface AddressInput {
	readonly address1?: string | undefined
	/** Defaults to ''. */
	readonly address2?: string | undefined
	readonly city?: string | undefined
	readonly province?: string | undefined
	readonly provinceCode?: string | undefined
	/** Defaults to ''. */
	readonly zip?: string | undefined
	readonly country?: string | undefined
	/** ISO 3166-1 alpha-2. */
	readonly countryCode?: string | undefined
	readonly phone?: string | undefined
	/** Use the order's `taxNumber`. @deprecated */
	readonly customAttributes?: readonly CustomAttribute[] | undefined
}

const AddressInputCopy = /* @__PURE__ */ plain<AddressInput>()

function copyAddressInput(given: Fields<AddressInput>, context: ParseContext, at?: Key): AddressInput {
	const to = new AddressInputCopy()
	{
		const field = given.address1
		if (isForeign(given)) return copyAddressInput(ownOf(given), context, at)
		if (typeof field === 'string') to.address1 = field
		else addWrongType(context, 'address1', 'a string', field, at)
	}
	{
		const field = given.address2
		if (typeof field === 'string') to.address2 = field
		else {
			addWrongType(context, 'address2', 'a string', field, at)
			to.address2 = ''
		}
	}
	{
		const field = given.city
		if (typeof field === 'string') to.city = field
		else addWrongType(context, 'city', 'a string', field, at)
	}
	{
		const field = given.province
		if (typeof field === 'string') to.province = field
		else addWrongType(context, 'province', 'a string', field, at)
	}
	{
		const field = given.provinceCode
		if (typeof field === 'string') to.provinceCode = field
		else addWrongType(context, 'provinceCode', 'a string', field, at)
	}
	{
		const field = given.zip
		if (typeof field === 'string') to.zip = field
		else {
			addWrongType(context, 'zip', 'a string', field, at)
			to.zip = ''
		}
	}
	{
		const field = given.country
		if (typeof field === 'string') to.country = field
		else addWrongType(context, 'country', 'a string', field, at)
	}
	{
		const field = given.countryCode
		if (typeof field === 'string') to.countryCode = field
		else addWrongType(context, 'countryCode', 'a string', field, at)
	}
	{
		const field = given.phone
		if (typeof field === 'string') to.phone = field
		else addWrongType(context, 'phone', 'a string', field, at)
	}
	{
		const field = given.customAttributes
		if (isList(field)) to.customAttributes = copyObjects(copyCustomAttribute, field, context, 'customAttributes', at)
		else addWrongType(context, 'customAttributes', 'an array', field, at)
	}
	return to
}

function readAddressInput(value: unknown, context: ParseContext): AddressInput | undefined {
	return isRecord(value)
		? copyAddressInput(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * An address as a caller sends it. The country decides which fields are needed, not the schema. `parse` returns a copy, or all issues of the input (resource.AddressInput).
 *
 * @example
 * AddressInput.parse({ address1: 7 }).status // => 'invalid'
 */
export const AddressInput: ContractType<AddressInput, RequestCode> = /* @__PURE__ */ contractType(
	'AddressInput',
	(input, limits) => parse('the request', requestMessage, 'resource.AddressInput', readAddressInput, input, limits),
)

/** A key and its value, used before `taxNumber` existed. @deprecated */
export interface CustomAttribute {
	readonly key?: string | undefined
	readonly value?: string | undefined
}

const CustomAttributeCopy = /* @__PURE__ */ plain<CustomAttribute>()

function copyCustomAttribute(given: Fields<CustomAttribute>, context: ParseContext, at?: Key): CustomAttribute {
	const to = new CustomAttributeCopy()
	{
		const field = given.key
		if (isForeign(given)) return copyCustomAttribute(ownOf(given), context, at)
		if (typeof field === 'string') to.key = field
		else addWrongType(context, 'key', 'a string', field, at)
	}
	{
		const field = given.value
		if (typeof field === 'string') to.value = field
		else addWrongType(context, 'value', 'a string', field, at)
	}
	return to
}

function readCustomAttribute(value: unknown, context: ParseContext): CustomAttribute | undefined {
	return isRecord(value)
		? copyCustomAttribute(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * A key and its value, used before `taxNumber` existed. `parse` returns a copy, or all issues of the input (resource.CustomAttribute).
 *
 * @example
 * CustomAttribute.parse({ key: 7 }).status // => 'invalid'
 */
export const CustomAttribute: ContractType<CustomAttribute, RequestCode> = /* @__PURE__ */ contractType(
	'CustomAttribute',
	(input, limits) =>
		parse('the request', requestMessage, 'resource.CustomAttribute', readCustomAttribute, input, limits),
)

/** One line of a basket, as a caller sends it. */
export interface OrderItemInput {
	readonly variantId?: string | undefined
	/** A whole number of 1 or more (D-33). */
	readonly quantity?: number | undefined
}

const OrderItemInputCopy = /* @__PURE__ */ plain<OrderItemInput>()

function copyOrderItemInput(given: Fields<OrderItemInput>, context: ParseContext, at?: Key): OrderItemInput {
	const to = new OrderItemInputCopy()
	{
		const field = given.variantId
		if (isForeign(given)) return copyOrderItemInput(ownOf(given), context, at)
		if (typeof field === 'string') to.variantId = field
		else addWrongType(context, 'variantId', 'a string', field, at)
	}
	{
		const field = given.quantity
		if (isNumber(field)) to.quantity = field
		else addWrongType(context, 'quantity', 'a number', field, at)
	}
	return to
}

function readOrderItemInput(value: unknown, context: ParseContext): OrderItemInput | undefined {
	return isRecord(value)
		? copyOrderItemInput(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * One line of a basket, as a caller sends it. `parse` returns a copy, or all issues of the input (resource.OrderItemInput).
 *
 * @example
 * OrderItemInput.parse({ variantId: 7 }).status // => 'invalid'
 */
export const OrderItemInput: ContractType<OrderItemInput, RequestCode> = /* @__PURE__ */ contractType(
	'OrderItemInput',
	(input, limits) => parse('the request', requestMessage, 'resource.OrderItemInput', readOrderItemInput, input, limits),
)

/** The person's data from which personalized items are made. */
export interface PersonalizationSource {
	readonly firstName?: string | undefined
	readonly lastName?: string | undefined
	readonly department?: string | undefined
	readonly location?: string | undefined
	/** An ISO 8601 date-time. */
	readonly startDate?: string | undefined
	/** An ISO 8601 date-time. */
	readonly birthDate?: string | undefined
}

const PersonalizationSourceCopy = /* @__PURE__ */ plain<PersonalizationSource>()

function copyPersonalizationSource(
	given: Fields<PersonalizationSource>,
	context: ParseContext,
	at?: Key,
): PersonalizationSource {
	const to = new PersonalizationSourceCopy()
	{
		const field = given.firstName
		if (isForeign(given)) return copyPersonalizationSource(ownOf(given), context, at)
		if (typeof field === 'string') to.firstName = field
		else addWrongType(context, 'firstName', 'a string', field, at)
	}
	{
		const field = given.lastName
		if (typeof field === 'string') to.lastName = field
		else addWrongType(context, 'lastName', 'a string', field, at)
	}
	{
		const field = given.department
		if (typeof field === 'string') to.department = field
		else addWrongType(context, 'department', 'a string', field, at)
	}
	{
		const field = given.location
		if (typeof field === 'string') to.location = field
		else addWrongType(context, 'location', 'a string', field, at)
	}
	{
		const field = given.startDate
		if (typeof field === 'string') to.startDate = checkDateTime(field, context, 'startDate', at)
		else addWrongType(context, 'startDate', 'a string', field, at)
	}
	{
		const field = given.birthDate
		if (typeof field === 'string') to.birthDate = checkDateTime(field, context, 'birthDate', at)
		else addWrongType(context, 'birthDate', 'a string', field, at)
	}
	return to
}

function readPersonalizationSource(value: unknown, context: ParseContext): PersonalizationSource | undefined {
	return isRecord(value)
		? copyPersonalizationSource(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The person's data from which personalized items are made. `parse` returns a copy, or all issues of the input (resource.PersonalizationSource).
 *
 * @example
 * PersonalizationSource.parse({ firstName: 7 }).status // => 'invalid'
 */
export const PersonalizationSource: ContractType<PersonalizationSource, RequestCode> = /* @__PURE__ */ contractType(
	'PersonalizationSource',
	(input, limits) =>
		parse('the request', requestMessage, 'resource.PersonalizationSource', readPersonalizationSource, input, limits),
)

/** The body of create-tokens: Create OAuth tokens. */
export interface CreateTokensBody {
	readonly clientId?: string | undefined
	readonly clientSecret?: string | undefined
	readonly grantType?: 'clientCredentials' | undefined
}

const CreateTokensBodyCopy = /* @__PURE__ */ plain<CreateTokensBody>()

function copyCreateTokensBody(given: Fields<CreateTokensBody>, context: ParseContext): CreateTokensBody | undefined {
	let clientId: CreateTokensBody['clientId']
	let clientSecret: CreateTokensBody['clientSecret']
	let grantType: CreateTokensBody['grantType']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'clientId': {
				const field = given[property]
				if (typeof field === 'string') clientId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'clientSecret': {
				const field = given[property]
				if (typeof field === 'string') clientSecret = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'grantType': {
				const field = given[property]
				if (field === 'clientCredentials') grantType = field
				else addUnlisted(context, property, ['clientCredentials'], field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new CreateTokensBodyCopy()
	if (clientId !== undefined) to.clientId = clientId
	if (clientSecret !== undefined) to.clientSecret = clientSecret
	if (grantType !== undefined) to.grantType = grantType
	return to
}

function readCreateTokensBody(value: unknown, context: ParseContext): CreateTokensBody | undefined {
	return isRecord(value)
		? copyCreateTokensBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of create-tokens: Create OAuth tokens. `parse` returns a copy, or all issues of the input (create-tokens.body).
 *
 * @example
 * CreateTokensBody.parse({ clientId: 7 }).status // => 'invalid'
 */
export const CreateTokensBody: ContractType<CreateTokensBody, RequestCode> = /* @__PURE__ */ contractType(
	'CreateTokensBody',
	(input, limits) => parse('the request', requestMessage, 'create-tokens.body', readCreateTokensBody, input, limits),
)

/** The body of create-collection: Create a new collection. */
export interface CreateCollectionBody {
	/** An existing company. Without it, a new company is created. The name is not shown; this name is our reading (D-82). */
	readonly companyId?: string | undefined
}

const CreateCollectionBodyCopy = /* @__PURE__ */ plain<CreateCollectionBody>()

function copyCreateCollectionBody(
	given: Fields<CreateCollectionBody>,
	context: ParseContext,
): CreateCollectionBody | undefined {
	let companyId: CreateCollectionBody['companyId']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new CreateCollectionBodyCopy()
	if (companyId !== undefined) to.companyId = companyId
	return to
}

function readCreateCollectionBody(value: unknown, context: ParseContext): CreateCollectionBody | undefined {
	return isRecord(value)
		? copyCreateCollectionBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of create-collection: Create a new collection. `parse` returns a copy, or all issues of the input (create-collection.body).
 *
 * @example
 * CreateCollectionBody.parse({ companyId: 7 }).status // => 'invalid'
 */
export const CreateCollectionBody: ContractType<CreateCollectionBody, RequestCode> = /* @__PURE__ */ contractType(
	'CreateCollectionBody',
	(input, limits) =>
		parse('the request', requestMessage, 'create-collection.body', readCreateCollectionBody, input, limits),
)

/** The body of update-product: Update product. */
export interface UpdateProductBody {
	readonly notes?: string | undefined
	/** The operation's summary names a status; the body does not show it. */
	readonly status?: ProductStatus | undefined
}

const UpdateProductBodyCopy = /* @__PURE__ */ plain<UpdateProductBody>()

function copyUpdateProductBody(given: Fields<UpdateProductBody>, context: ParseContext): UpdateProductBody | undefined {
	let notes: UpdateProductBody['notes']
	let status: UpdateProductBody['status']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'notes': {
				const field = given[property]
				if (typeof field === 'string') notes = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'status': {
				const field = given[property]
				if (isProductStatus(field)) status = field
				else addUnlisted(context, property, PRODUCT_STATUS, field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new UpdateProductBodyCopy()
	if (notes !== undefined) to.notes = notes
	if (status !== undefined) to.status = status
	return to
}

const PRODUCT_STATUS: readonly string[] = ['Active', 'Draft']

function isProductStatus(value: unknown): value is ProductStatus {
	return typeof value === 'string' && PRODUCT_STATUS.includes(value)
}

function readUpdateProductBody(value: unknown, context: ParseContext): UpdateProductBody | undefined {
	return isRecord(value)
		? copyUpdateProductBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of update-product: Update product. `parse` returns a copy, or all issues of the input (update-product.body).
 *
 * @example
 * UpdateProductBody.parse({ notes: 7 }).status // => 'invalid'
 */
export const UpdateProductBody: ContractType<UpdateProductBody, RequestCode> = /* @__PURE__ */ contractType(
	'UpdateProductBody',
	(input, limits) => parse('the request', requestMessage, 'update-product.body', readUpdateProductBody, input, limits),
)

/** The body of place-order: Place order. */
export interface PlaceOrderBody {
	readonly user?:
		| {
				readonly firstName?: string | undefined
				readonly lastName?: string | undefined
				readonly email?: string | undefined
		  }
		| undefined
	readonly orderItems?: readonly OrderItemInput[] | undefined
	readonly address?: AddressInput | undefined
	/** Partners must pass it. */
	readonly companyId?: string | undefined
	readonly isVip?: boolean | undefined
	/** Required for BR, MX, CN, IT and KR (tax number rules). */
	readonly taxNumber?: string | undefined
	/** Use `taxNumber`. @deprecated */
	readonly customAttributes?: readonly CustomAttribute[] | undefined
	readonly note?: string | undefined
	/** The details of the user, for personalized items. */
	readonly personalizations?: PersonalizationSource | undefined
	readonly externalId?: string | undefined
	/** Whether the user gets an e-mail. */
	readonly shouldSendEmail?: boolean | undefined
	/** Absent means false (D-11). */
	readonly shouldValidateProvinceCode?: boolean | undefined
}

const PlaceOrderBodyCopy = /* @__PURE__ */ plain<PlaceOrderBody>()

function copyPlaceOrderBody(given: Fields<PlaceOrderBody>, context: ParseContext): PlaceOrderBody | undefined {
	let user: PlaceOrderBody['user']
	let orderItems: PlaceOrderBody['orderItems']
	let address: PlaceOrderBody['address']
	let companyId: PlaceOrderBody['companyId']
	let isVip: PlaceOrderBody['isVip']
	let taxNumber: PlaceOrderBody['taxNumber']
	let customAttributes: PlaceOrderBody['customAttributes']
	let note: PlaceOrderBody['note']
	let personalizations: PlaceOrderBody['personalizations']
	let externalId: PlaceOrderBody['externalId']
	let shouldSendEmail: PlaceOrderBody['shouldSendEmail']
	let shouldValidateProvinceCode: PlaceOrderBody['shouldValidateProvinceCode']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'user': {
				const field = given[property]
				if (isRecord(field)) user = copyPlaceOrderBodyUser(field, context, property)
				else addWrongType(context, property, 'an object', field)
				break
			}
			case 'orderItems': {
				const field = given[property]
				if (isList(field)) orderItems = copyObjects(copyOrderItemInput, field, context, property)
				else addWrongType(context, property, 'an array', field)
				break
			}
			case 'address': {
				const field = given[property]
				if (isRecord(field)) address = copyAddressInput(field, context, property)
				else addWrongType(context, property, 'an object', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'isVip': {
				const field = given[property]
				if (typeof field === 'boolean') isVip = field
				else addWrongType(context, property, 'true or false', field)
				break
			}
			case 'taxNumber': {
				const field = given[property]
				if (typeof field === 'string') taxNumber = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'customAttributes': {
				const field = given[property]
				if (isList(field)) customAttributes = copyObjects(copyCustomAttribute, field, context, property)
				else addWrongType(context, property, 'an array', field)
				break
			}
			case 'note': {
				const field = given[property]
				if (typeof field === 'string') note = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'personalizations': {
				const field = given[property]
				if (isRecord(field)) personalizations = copyPersonalizationSource(field, context, property)
				else addWrongType(context, property, 'an object', field)
				break
			}
			case 'externalId': {
				const field = given[property]
				if (typeof field === 'string') externalId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'shouldSendEmail': {
				const field = given[property]
				if (typeof field === 'boolean') shouldSendEmail = field
				else addWrongType(context, property, 'true or false', field)
				break
			}
			case 'shouldValidateProvinceCode': {
				const field = given[property]
				if (typeof field === 'boolean') shouldValidateProvinceCode = field
				else addWrongType(context, property, 'true or false', field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new PlaceOrderBodyCopy()
	if (user !== undefined) to.user = user
	if (orderItems !== undefined) to.orderItems = orderItems
	if (address !== undefined) to.address = address
	if (shouldSendEmail !== undefined) to.shouldSendEmail = shouldSendEmail
	if (shouldValidateProvinceCode !== undefined) to.shouldValidateProvinceCode = shouldValidateProvinceCode
	if (companyId !== undefined) to.companyId = companyId
	if (isVip !== undefined) to.isVip = isVip
	if (taxNumber !== undefined) to.taxNumber = taxNumber
	if (customAttributes !== undefined) to.customAttributes = customAttributes
	if (note !== undefined) to.note = note
	if (personalizations !== undefined) to.personalizations = personalizations
	if (externalId !== undefined) to.externalId = externalId
	return to
}

const PlaceOrderBodyUserCopy = /* @__PURE__ */ plain<NonNullable<PlaceOrderBody['user']>>()

function copyPlaceOrderBodyUser(
	given: Fields<NonNullable<PlaceOrderBody['user']>>,
	context: ParseContext,
	at?: Key,
): NonNullable<PlaceOrderBody['user']> {
	const to = new PlaceOrderBodyUserCopy()
	{
		const field = given.firstName
		if (isForeign(given)) return copyPlaceOrderBodyUser(ownOf(given), context, at)
		if (typeof field === 'string') to.firstName = field
		else addWrongType(context, 'firstName', 'a string', field, at)
	}
	{
		const field = given.lastName
		if (typeof field === 'string') to.lastName = field
		else addWrongType(context, 'lastName', 'a string', field, at)
	}
	{
		const field = given.email
		if (typeof field === 'string') to.email = field
		else addWrongType(context, 'email', 'a string', field, at)
	}
	return to
}

function readPlaceOrderBody(value: unknown, context: ParseContext): PlaceOrderBody | undefined {
	return isRecord(value)
		? copyPlaceOrderBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of place-order: Place order. `parse` returns a copy, or all issues of the input (place-order.body).
 *
 * @example
 * PlaceOrderBody.parse({ user: 7 }).status // => 'invalid'
 */
export const PlaceOrderBody: ContractType<PlaceOrderBody, RequestCode> = /* @__PURE__ */ contractType(
	'PlaceOrderBody',
	(input, limits) => parse('the request', requestMessage, 'place-order.body', readPlaceOrderBody, input, limits),
)

/** The body of validate-order: Validate an order. */
export interface ValidateOrderBody {
	readonly address?: AddressInput | undefined
	/** Partners must pass it. */
	readonly companyId?: string | undefined
	readonly orderItems?: readonly OrderItemInput[] | undefined
	/** Required for BR, MX, CN, IT and KR (tax number rules). */
	readonly taxNumber?: string | undefined
	/** Use `taxNumber`. @deprecated */
	readonly customAttributes?: readonly CustomAttribute[] | undefined
	readonly orderNumber?: string | undefined
	/** Absent means false (D-11). */
	readonly shouldValidateProvinceCode?: boolean | undefined
}

const ValidateOrderBodyCopy = /* @__PURE__ */ plain<ValidateOrderBody>()

function copyValidateOrderBody(given: Fields<ValidateOrderBody>, context: ParseContext): ValidateOrderBody | undefined {
	let address: ValidateOrderBody['address']
	let companyId: ValidateOrderBody['companyId']
	let orderItems: ValidateOrderBody['orderItems']
	let taxNumber: ValidateOrderBody['taxNumber']
	let customAttributes: ValidateOrderBody['customAttributes']
	let orderNumber: ValidateOrderBody['orderNumber']
	let shouldValidateProvinceCode: ValidateOrderBody['shouldValidateProvinceCode']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'address': {
				const field = given[property]
				if (isRecord(field)) address = copyAddressInput(field, context, property)
				else addWrongType(context, property, 'an object', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'orderItems': {
				const field = given[property]
				if (isList(field)) orderItems = copyObjects(copyOrderItemInput, field, context, property)
				else addWrongType(context, property, 'an array', field)
				break
			}
			case 'taxNumber': {
				const field = given[property]
				if (typeof field === 'string') taxNumber = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'customAttributes': {
				const field = given[property]
				if (isList(field)) customAttributes = copyObjects(copyCustomAttribute, field, context, property)
				else addWrongType(context, property, 'an array', field)
				break
			}
			case 'orderNumber': {
				const field = given[property]
				if (typeof field === 'string') orderNumber = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'shouldValidateProvinceCode': {
				const field = given[property]
				if (typeof field === 'boolean') shouldValidateProvinceCode = field
				else addWrongType(context, property, 'true or false', field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new ValidateOrderBodyCopy()
	if (address !== undefined) to.address = address
	if (orderItems !== undefined) to.orderItems = orderItems
	if (shouldValidateProvinceCode !== undefined) to.shouldValidateProvinceCode = shouldValidateProvinceCode
	if (companyId !== undefined) to.companyId = companyId
	if (taxNumber !== undefined) to.taxNumber = taxNumber
	if (customAttributes !== undefined) to.customAttributes = customAttributes
	if (orderNumber !== undefined) to.orderNumber = orderNumber
	return to
}

function readValidateOrderBody(value: unknown, context: ParseContext): ValidateOrderBody | undefined {
	return isRecord(value)
		? copyValidateOrderBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of validate-order: Validate an order. `parse` returns a copy, or all issues of the input (validate-order.body).
 *
 * @example
 * ValidateOrderBody.parse({ address: 7 }).status // => 'invalid'
 */
export const ValidateOrderBody: ContractType<ValidateOrderBody, RequestCode> = /* @__PURE__ */ contractType(
	'ValidateOrderBody',
	(input, limits) => parse('the request', requestMessage, 'validate-order.body', readValidateOrderBody, input, limits),
)

/** The body of personalize: Personalize a collection. @deprecated */
export interface PersonalizeBody {
	/** Partners must pass it. */
	readonly companyId?: string | undefined
	readonly sourceFields?: PersonalizationSource | undefined
}

const PersonalizeBodyCopy = /* @__PURE__ */ plain<PersonalizeBody>()

function copyPersonalizeBody(given: Fields<PersonalizeBody>, context: ParseContext): PersonalizeBody | undefined {
	let companyId: PersonalizeBody['companyId']
	let sourceFields: PersonalizeBody['sourceFields']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'sourceFields': {
				const field = given[property]
				if (isRecord(field)) sourceFields = copyPersonalizationSource(field, context, property)
				else addWrongType(context, property, 'an object', field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new PersonalizeBodyCopy()
	if (companyId !== undefined) to.companyId = companyId
	if (sourceFields !== undefined) to.sourceFields = sourceFields
	return to
}

function readPersonalizeBody(value: unknown, context: ParseContext): PersonalizeBody | undefined {
	return isRecord(value)
		? copyPersonalizeBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of personalize: Personalize a collection. `parse` returns a copy, or all issues of the input (personalize.body).
 *
 * @example
 * PersonalizeBody.parse({ companyId: 7 }).status // => 'invalid'
 */
export const PersonalizeBody: ContractType<PersonalizeBody, RequestCode> = /* @__PURE__ */ contractType(
	'PersonalizeBody',
	(input, limits) => parse('the request', requestMessage, 'personalize.body', readPersonalizeBody, input, limits),
)

/** The body of create-people: Create people. */
export interface CreatePeopleBody {
	readonly people?:
		| readonly {
				readonly firstName?: string | undefined
				readonly lastName?: string | undefined
				readonly email?: string | undefined
				readonly birthDate?: string | undefined
				readonly startDate?: string | undefined
				readonly externalId?: string | undefined
				readonly location?: string | undefined
				readonly department?: string | undefined
				/** Credits or gifts for this person, instead of `amount` (D-84). */
				readonly addBalance?: number | undefined
		  }[]
		| undefined
	readonly collectionId?: string | undefined
	/** Partners must pass it. */
	readonly companyId?: string | undefined
	/** Credits or gifts for each person. */
	readonly amount?: number | undefined
	/** Whether the user gets an e-mail. */
	readonly shouldSendEmail?: boolean | undefined
}

const CreatePeopleBodyCopy = /* @__PURE__ */ plain<CreatePeopleBody>()

function copyCreatePeopleBody(given: Fields<CreatePeopleBody>, context: ParseContext): CreatePeopleBody | undefined {
	let people: CreatePeopleBody['people']
	let collectionId: CreatePeopleBody['collectionId']
	let companyId: CreatePeopleBody['companyId']
	let amount: CreatePeopleBody['amount']
	let shouldSendEmail: CreatePeopleBody['shouldSendEmail']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'people': {
				const field = given[property]
				if (isList(field)) people = copyObjects(copyCreatePeopleBodyPeopleItem, field, context, property)
				else addWrongType(context, property, 'an array', field)
				break
			}
			case 'collectionId': {
				const field = given[property]
				if (typeof field === 'string') collectionId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'amount': {
				const field = given[property]
				if (isNumber(field)) amount = field
				else addWrongType(context, property, 'a number', field)
				break
			}
			case 'shouldSendEmail': {
				const field = given[property]
				if (typeof field === 'boolean') shouldSendEmail = field
				else addWrongType(context, property, 'true or false', field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new CreatePeopleBodyCopy()
	if (shouldSendEmail !== undefined) to.shouldSendEmail = shouldSendEmail
	if (people !== undefined) to.people = people
	if (collectionId !== undefined) to.collectionId = collectionId
	if (companyId !== undefined) to.companyId = companyId
	if (amount !== undefined) to.amount = amount
	return to
}

const CreatePeopleBodyPeopleItemCopy = /* @__PURE__ */ plain<NonNullable<CreatePeopleBody['people']>[number]>()

function copyCreatePeopleBodyPeopleItem(
	given: Fields<NonNullable<CreatePeopleBody['people']>[number]>,
	context: ParseContext,
	at?: Key,
): NonNullable<CreatePeopleBody['people']>[number] {
	const to = new CreatePeopleBodyPeopleItemCopy()
	{
		const field = given.firstName
		if (isForeign(given)) return copyCreatePeopleBodyPeopleItem(ownOf(given), context, at)
		if (typeof field === 'string') to.firstName = field
		else addWrongType(context, 'firstName', 'a string', field, at)
	}
	{
		const field = given.lastName
		if (typeof field === 'string') to.lastName = field
		else addWrongType(context, 'lastName', 'a string', field, at)
	}
	{
		const field = given.email
		if (typeof field === 'string') to.email = field
		else addWrongType(context, 'email', 'a string', field, at)
	}
	{
		const field = given.birthDate
		if (typeof field === 'string') to.birthDate = checkDate(field, context, 'birthDate', at)
		else addWrongType(context, 'birthDate', 'a string', field, at)
	}
	{
		const field = given.startDate
		if (typeof field === 'string') to.startDate = checkDate(field, context, 'startDate', at)
		else addWrongType(context, 'startDate', 'a string', field, at)
	}
	{
		const field = given.externalId
		if (typeof field === 'string') to.externalId = field
		else addWrongType(context, 'externalId', 'a string', field, at)
	}
	{
		const field = given.location
		if (typeof field === 'string') to.location = field
		else addWrongType(context, 'location', 'a string', field, at)
	}
	{
		const field = given.department
		if (typeof field === 'string') to.department = field
		else addWrongType(context, 'department', 'a string', field, at)
	}
	{
		const field = given.addBalance
		if (isNumber(field)) to.addBalance = field
		else addWrongType(context, 'addBalance', 'a number', field, at)
	}
	return to
}

function readCreatePeopleBody(value: unknown, context: ParseContext): CreatePeopleBody | undefined {
	return isRecord(value)
		? copyCreatePeopleBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of create-people: Create people. `parse` returns a copy, or all issues of the input (create-people.body).
 *
 * @example
 * CreatePeopleBody.parse({ people: 7 }).status // => 'invalid'
 */
export const CreatePeopleBody: ContractType<CreatePeopleBody, RequestCode> = /* @__PURE__ */ contractType(
	'CreatePeopleBody',
	(input, limits) => parse('the request', requestMessage, 'create-people.body', readCreatePeopleBody, input, limits),
)

/** The body of list-people: List people. */
export interface ListPeopleBody {
	readonly collectionId?: string | undefined
	readonly emails?: readonly string[] | undefined
	/** Partners must pass it. */
	readonly companyId?: string | undefined
}

const ListPeopleBodyCopy = /* @__PURE__ */ plain<ListPeopleBody>()

function copyListPeopleBody(given: Fields<ListPeopleBody>, context: ParseContext): ListPeopleBody | undefined {
	let collectionId: ListPeopleBody['collectionId']
	let emails: ListPeopleBody['emails']
	let companyId: ListPeopleBody['companyId']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'collectionId': {
				const field = given[property]
				if (typeof field === 'string') collectionId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'emails': {
				const field = given[property]
				if (isList(field)) emails = copyItems(readText, field, context, property)
				else if (field !== undefined) addIssue(context, 'request.type', property, 'an array', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new ListPeopleBodyCopy()
	if (collectionId !== undefined) to.collectionId = collectionId
	if (emails !== undefined) to.emails = emails
	if (companyId !== undefined) to.companyId = companyId
	return to
}

function readListPeopleBody(value: unknown, context: ParseContext): ListPeopleBody | undefined {
	return isRecord(value)
		? copyListPeopleBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of list-people: List people. `parse` returns a copy, or all issues of the input (list-people.body).
 *
 * @example
 * ListPeopleBody.parse({ collectionId: 7 }).status // => 'invalid'
 */
export const ListPeopleBody: ContractType<ListPeopleBody, RequestCode> = /* @__PURE__ */ contractType(
	'ListPeopleBody',
	(input, limits) => parse('the request', requestMessage, 'list-people.body', readListPeopleBody, input, limits),
)

/** The body of create-company: Create a company. @deprecated */
export interface CreateCompanyBody {
	readonly name?: string | undefined
	readonly logoUrl?: string | undefined
}

const CreateCompanyBodyCopy = /* @__PURE__ */ plain<CreateCompanyBody>()

function copyCreateCompanyBody(given: Fields<CreateCompanyBody>, context: ParseContext): CreateCompanyBody | undefined {
	let name: CreateCompanyBody['name']
	let logoUrl: CreateCompanyBody['logoUrl']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'name': {
				const field = given[property]
				if (typeof field === 'string') name = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'logoUrl': {
				const field = given[property]
				if (typeof field === 'string') logoUrl = field
				else addWrongType(context, property, 'a string', field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new CreateCompanyBodyCopy()
	if (name !== undefined) to.name = name
	if (logoUrl !== undefined) to.logoUrl = logoUrl
	return to
}

function readCreateCompanyBody(value: unknown, context: ParseContext): CreateCompanyBody | undefined {
	return isRecord(value)
		? copyCreateCompanyBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of create-company: Create a company. `parse` returns a copy, or all issues of the input (create-company.body).
 *
 * @example
 * CreateCompanyBody.parse({ name: 7 }).status // => 'invalid'
 */
export const CreateCompanyBody: ContractType<CreateCompanyBody, RequestCode> = /* @__PURE__ */ contractType(
	'CreateCompanyBody',
	(input, limits) => parse('the request', requestMessage, 'create-company.body', readCreateCompanyBody, input, limits),
)
