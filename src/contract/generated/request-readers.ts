// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

// biome-ignore-all lint/suspicious/noPrototypeBuiltins: engines know the answer for a key just taken from the object.

import type { Fields } from '../../core/read.ts'
import { isForeign, isList, isRecord } from '../../core/read.ts'
import { checkDate, checkDateTime } from '../formats.ts'
import type { Found, Key } from '../found.ts'
import { find, mistyped } from '../found.ts'
import { copyItems, copyObjects, isNumber, ownOf, plain, readText, unlisted } from '../read-shape.ts'
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
	ProductStatus,
	UpdateProductBody,
	ValidateOrderBody,
} from './types.ts'

const AddressInputCopy = /* @__PURE__ */ plain<AddressInput>()

function copyAddressInput(given: Fields<AddressInput>, found: Found, at?: Key): AddressInput {
	const to = new AddressInputCopy()
	{
		const field = given.address1
		if (isForeign(given)) return copyAddressInput(ownOf(given), found, at)
		if (typeof field === 'string') to.address1 = field
		else mistyped(found, 'address1', 'a string', field, at)
	}
	{
		const field = given.address2
		if (typeof field === 'string') to.address2 = field
		else {
			mistyped(found, 'address2', 'a string', field, at)
			to.address2 = ''
		}
	}
	{
		const field = given.city
		if (typeof field === 'string') to.city = field
		else mistyped(found, 'city', 'a string', field, at)
	}
	{
		const field = given.province
		if (typeof field === 'string') to.province = field
		else mistyped(found, 'province', 'a string', field, at)
	}
	{
		const field = given.provinceCode
		if (typeof field === 'string') to.provinceCode = field
		else mistyped(found, 'provinceCode', 'a string', field, at)
	}
	{
		const field = given.zip
		if (typeof field === 'string') to.zip = field
		else {
			mistyped(found, 'zip', 'a string', field, at)
			to.zip = ''
		}
	}
	{
		const field = given.country
		if (typeof field === 'string') to.country = field
		else mistyped(found, 'country', 'a string', field, at)
	}
	{
		const field = given.countryCode
		if (typeof field === 'string') to.countryCode = field
		else mistyped(found, 'countryCode', 'a string', field, at)
	}
	{
		const field = given.phone
		if (typeof field === 'string') to.phone = field
		else mistyped(found, 'phone', 'a string', field, at)
	}
	{
		const field = given.customAttributes
		if (isList(field)) to.customAttributes = copyObjects(copyCustomAttribute, field, found, 'customAttributes', at)
		else mistyped(found, 'customAttributes', 'an array', field, at)
	}
	return to
}

export function readAddressInput(value: unknown, found: Found): AddressInput | undefined {
	return isRecord(value) ? copyAddressInput(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const CustomAttributeCopy = /* @__PURE__ */ plain<CustomAttribute>()

function copyCustomAttribute(given: Fields<CustomAttribute>, found: Found, at?: Key): CustomAttribute {
	const to = new CustomAttributeCopy()
	{
		const field = given.key
		if (isForeign(given)) return copyCustomAttribute(ownOf(given), found, at)
		if (typeof field === 'string') to.key = field
		else mistyped(found, 'key', 'a string', field, at)
	}
	{
		const field = given.value
		if (typeof field === 'string') to.value = field
		else mistyped(found, 'value', 'a string', field, at)
	}
	return to
}

export function readCustomAttribute(value: unknown, found: Found): CustomAttribute | undefined {
	return isRecord(value)
		? copyCustomAttribute(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const OrderItemInputCopy = /* @__PURE__ */ plain<OrderItemInput>()

function copyOrderItemInput(given: Fields<OrderItemInput>, found: Found, at?: Key): OrderItemInput {
	const to = new OrderItemInputCopy()
	{
		const field = given.variantId
		if (isForeign(given)) return copyOrderItemInput(ownOf(given), found, at)
		if (typeof field === 'string') to.variantId = field
		else mistyped(found, 'variantId', 'a string', field, at)
	}
	{
		const field = given.quantity
		if (isNumber(field)) to.quantity = field
		else mistyped(found, 'quantity', 'a number', field, at)
	}
	return to
}

export function readOrderItemInput(value: unknown, found: Found): OrderItemInput | undefined {
	return isRecord(value) ? copyOrderItemInput(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const PersonalizationSourceCopy = /* @__PURE__ */ plain<PersonalizationSource>()

function copyPersonalizationSource(
	given: Fields<PersonalizationSource>,
	found: Found,
	at?: Key,
): PersonalizationSource {
	const to = new PersonalizationSourceCopy()
	{
		const field = given.firstName
		if (isForeign(given)) return copyPersonalizationSource(ownOf(given), found, at)
		if (typeof field === 'string') to.firstName = field
		else mistyped(found, 'firstName', 'a string', field, at)
	}
	{
		const field = given.lastName
		if (typeof field === 'string') to.lastName = field
		else mistyped(found, 'lastName', 'a string', field, at)
	}
	{
		const field = given.department
		if (typeof field === 'string') to.department = field
		else mistyped(found, 'department', 'a string', field, at)
	}
	{
		const field = given.location
		if (typeof field === 'string') to.location = field
		else mistyped(found, 'location', 'a string', field, at)
	}
	{
		const field = given.startDate
		if (typeof field === 'string') to.startDate = checkDateTime(field, found, 'startDate', at)
		else mistyped(found, 'startDate', 'a string', field, at)
	}
	{
		const field = given.birthDate
		if (typeof field === 'string') to.birthDate = checkDateTime(field, found, 'birthDate', at)
		else mistyped(found, 'birthDate', 'a string', field, at)
	}
	return to
}

export function readPersonalizationSource(value: unknown, found: Found): PersonalizationSource | undefined {
	return isRecord(value)
		? copyPersonalizationSource(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const CreateTokensBodyCopy = /* @__PURE__ */ plain<CreateTokensBody>()

function copyCreateTokensBody(given: Fields<CreateTokensBody>, found: Found): CreateTokensBody | undefined {
	let clientId: CreateTokensBody['clientId']
	let clientSecret: CreateTokensBody['clientSecret']
	let grantType: CreateTokensBody['grantType']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'clientId': {
				const field = given[property]
				if (typeof field === 'string') clientId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'clientSecret': {
				const field = given[property]
				if (typeof field === 'string') clientSecret = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'grantType': {
				const field = given[property]
				if (field === 'clientCredentials') grantType = field
				else unlisted(found, property, ['clientCredentials'], field)
				break
			}
		}
	}
	if (found.isRefused) return
	const to = new CreateTokensBodyCopy()
	if (clientId !== undefined) to.clientId = clientId
	if (clientSecret !== undefined) to.clientSecret = clientSecret
	if (grantType !== undefined) to.grantType = grantType
	return to
}

export function readCreateTokensBody(value: unknown, found: Found): CreateTokensBody | undefined {
	return isRecord(value)
		? copyCreateTokensBody(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const CreateCollectionBodyCopy = /* @__PURE__ */ plain<CreateCollectionBody>()

function copyCreateCollectionBody(given: Fields<CreateCollectionBody>, found: Found): CreateCollectionBody | undefined {
	let companyId: CreateCollectionBody['companyId']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else mistyped(found, property, 'a string', field)
				break
			}
		}
	}
	if (found.isRefused) return
	const to = new CreateCollectionBodyCopy()
	if (companyId !== undefined) to.companyId = companyId
	return to
}

export function readCreateCollectionBody(value: unknown, found: Found): CreateCollectionBody | undefined {
	return isRecord(value)
		? copyCreateCollectionBody(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const UpdateProductBodyCopy = /* @__PURE__ */ plain<UpdateProductBody>()

function copyUpdateProductBody(given: Fields<UpdateProductBody>, found: Found): UpdateProductBody | undefined {
	let notes: UpdateProductBody['notes']
	let status: UpdateProductBody['status']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'notes': {
				const field = given[property]
				if (typeof field === 'string') notes = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'status': {
				const field = given[property]
				if (isProductStatus(field)) status = field
				else unlisted(found, property, PRODUCT_STATUS, field)
				break
			}
		}
	}
	if (found.isRefused) return
	const to = new UpdateProductBodyCopy()
	if (notes !== undefined) to.notes = notes
	if (status !== undefined) to.status = status
	return to
}

const PRODUCT_STATUS: readonly string[] = ['Active', 'Draft']

function isProductStatus(value: unknown): value is ProductStatus {
	return typeof value === 'string' && PRODUCT_STATUS.includes(value)
}

export function readUpdateProductBody(value: unknown, found: Found): UpdateProductBody | undefined {
	return isRecord(value)
		? copyUpdateProductBody(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const PlaceOrderBodyCopy = /* @__PURE__ */ plain<PlaceOrderBody>()

function copyPlaceOrderBody(given: Fields<PlaceOrderBody>, found: Found): PlaceOrderBody | undefined {
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
				if (isRecord(field)) user = copyPlaceOrderBodyUser(field, found, property)
				else mistyped(found, property, 'an object', field)
				break
			}
			case 'orderItems': {
				const field = given[property]
				if (isList(field)) orderItems = copyObjects(copyOrderItemInput, field, found, property)
				else mistyped(found, property, 'an array', field)
				break
			}
			case 'address': {
				const field = given[property]
				if (isRecord(field)) address = copyAddressInput(field, found, property)
				else mistyped(found, property, 'an object', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'isVip': {
				const field = given[property]
				if (typeof field === 'boolean') isVip = field
				else mistyped(found, property, 'true or false', field)
				break
			}
			case 'taxNumber': {
				const field = given[property]
				if (typeof field === 'string') taxNumber = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'customAttributes': {
				const field = given[property]
				if (isList(field)) customAttributes = copyObjects(copyCustomAttribute, field, found, property)
				else mistyped(found, property, 'an array', field)
				break
			}
			case 'note': {
				const field = given[property]
				if (typeof field === 'string') note = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'personalizations': {
				const field = given[property]
				if (isRecord(field)) personalizations = copyPersonalizationSource(field, found, property)
				else mistyped(found, property, 'an object', field)
				break
			}
			case 'externalId': {
				const field = given[property]
				if (typeof field === 'string') externalId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'shouldSendEmail': {
				const field = given[property]
				if (typeof field === 'boolean') shouldSendEmail = field
				else mistyped(found, property, 'true or false', field)
				break
			}
			case 'shouldValidateProvinceCode': {
				const field = given[property]
				if (typeof field === 'boolean') shouldValidateProvinceCode = field
				else mistyped(found, property, 'true or false', field)
				break
			}
		}
	}
	if (found.isRefused) return
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
	found: Found,
	at?: Key,
): NonNullable<PlaceOrderBody['user']> {
	const to = new PlaceOrderBodyUserCopy()
	{
		const field = given.firstName
		if (isForeign(given)) return copyPlaceOrderBodyUser(ownOf(given), found, at)
		if (typeof field === 'string') to.firstName = field
		else mistyped(found, 'firstName', 'a string', field, at)
	}
	{
		const field = given.lastName
		if (typeof field === 'string') to.lastName = field
		else mistyped(found, 'lastName', 'a string', field, at)
	}
	{
		const field = given.email
		if (typeof field === 'string') to.email = field
		else mistyped(found, 'email', 'a string', field, at)
	}
	return to
}

export function readPlaceOrderBody(value: unknown, found: Found): PlaceOrderBody | undefined {
	return isRecord(value) ? copyPlaceOrderBody(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const ValidateOrderBodyCopy = /* @__PURE__ */ plain<ValidateOrderBody>()

function copyValidateOrderBody(given: Fields<ValidateOrderBody>, found: Found): ValidateOrderBody | undefined {
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
				if (isRecord(field)) address = copyAddressInput(field, found, property)
				else mistyped(found, property, 'an object', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'orderItems': {
				const field = given[property]
				if (isList(field)) orderItems = copyObjects(copyOrderItemInput, field, found, property)
				else mistyped(found, property, 'an array', field)
				break
			}
			case 'taxNumber': {
				const field = given[property]
				if (typeof field === 'string') taxNumber = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'customAttributes': {
				const field = given[property]
				if (isList(field)) customAttributes = copyObjects(copyCustomAttribute, field, found, property)
				else mistyped(found, property, 'an array', field)
				break
			}
			case 'orderNumber': {
				const field = given[property]
				if (typeof field === 'string') orderNumber = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'shouldValidateProvinceCode': {
				const field = given[property]
				if (typeof field === 'boolean') shouldValidateProvinceCode = field
				else mistyped(found, property, 'true or false', field)
				break
			}
		}
	}
	if (found.isRefused) return
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

export function readValidateOrderBody(value: unknown, found: Found): ValidateOrderBody | undefined {
	return isRecord(value)
		? copyValidateOrderBody(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const PersonalizeBodyCopy = /* @__PURE__ */ plain<PersonalizeBody>()

function copyPersonalizeBody(given: Fields<PersonalizeBody>, found: Found): PersonalizeBody | undefined {
	let companyId: PersonalizeBody['companyId']
	let sourceFields: PersonalizeBody['sourceFields']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'sourceFields': {
				const field = given[property]
				if (isRecord(field)) sourceFields = copyPersonalizationSource(field, found, property)
				else mistyped(found, property, 'an object', field)
				break
			}
		}
	}
	if (found.isRefused) return
	const to = new PersonalizeBodyCopy()
	if (companyId !== undefined) to.companyId = companyId
	if (sourceFields !== undefined) to.sourceFields = sourceFields
	return to
}

export function readPersonalizeBody(value: unknown, found: Found): PersonalizeBody | undefined {
	return isRecord(value)
		? copyPersonalizeBody(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const CreatePeopleBodyCopy = /* @__PURE__ */ plain<CreatePeopleBody>()

function copyCreatePeopleBody(given: Fields<CreatePeopleBody>, found: Found): CreatePeopleBody | undefined {
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
				if (isList(field)) people = copyObjects(copyCreatePeopleBodyPeopleItem, field, found, property)
				else mistyped(found, property, 'an array', field)
				break
			}
			case 'collectionId': {
				const field = given[property]
				if (typeof field === 'string') collectionId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'amount': {
				const field = given[property]
				if (isNumber(field)) amount = field
				else mistyped(found, property, 'a number', field)
				break
			}
			case 'shouldSendEmail': {
				const field = given[property]
				if (typeof field === 'boolean') shouldSendEmail = field
				else mistyped(found, property, 'true or false', field)
				break
			}
		}
	}
	if (found.isRefused) return
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
	found: Found,
	at?: Key,
): NonNullable<CreatePeopleBody['people']>[number] {
	const to = new CreatePeopleBodyPeopleItemCopy()
	{
		const field = given.firstName
		if (isForeign(given)) return copyCreatePeopleBodyPeopleItem(ownOf(given), found, at)
		if (typeof field === 'string') to.firstName = field
		else mistyped(found, 'firstName', 'a string', field, at)
	}
	{
		const field = given.lastName
		if (typeof field === 'string') to.lastName = field
		else mistyped(found, 'lastName', 'a string', field, at)
	}
	{
		const field = given.email
		if (typeof field === 'string') to.email = field
		else mistyped(found, 'email', 'a string', field, at)
	}
	{
		const field = given.birthDate
		if (typeof field === 'string') to.birthDate = checkDate(field, found, 'birthDate', at)
		else mistyped(found, 'birthDate', 'a string', field, at)
	}
	{
		const field = given.startDate
		if (typeof field === 'string') to.startDate = checkDate(field, found, 'startDate', at)
		else mistyped(found, 'startDate', 'a string', field, at)
	}
	{
		const field = given.externalId
		if (typeof field === 'string') to.externalId = field
		else mistyped(found, 'externalId', 'a string', field, at)
	}
	{
		const field = given.location
		if (typeof field === 'string') to.location = field
		else mistyped(found, 'location', 'a string', field, at)
	}
	{
		const field = given.department
		if (typeof field === 'string') to.department = field
		else mistyped(found, 'department', 'a string', field, at)
	}
	{
		const field = given.addBalance
		if (isNumber(field)) to.addBalance = field
		else mistyped(found, 'addBalance', 'a number', field, at)
	}
	return to
}

export function readCreatePeopleBody(value: unknown, found: Found): CreatePeopleBody | undefined {
	return isRecord(value)
		? copyCreatePeopleBody(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const ListPeopleBodyCopy = /* @__PURE__ */ plain<ListPeopleBody>()

function copyListPeopleBody(given: Fields<ListPeopleBody>, found: Found): ListPeopleBody | undefined {
	let collectionId: ListPeopleBody['collectionId']
	let emails: ListPeopleBody['emails']
	let companyId: ListPeopleBody['companyId']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'collectionId': {
				const field = given[property]
				if (typeof field === 'string') collectionId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'emails': {
				const field = given[property]
				if (isList(field)) emails = copyItems(readText, field, found, property)
				else if (field !== undefined) find(found, 'request.type', property, 'an array', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else mistyped(found, property, 'a string', field)
				break
			}
		}
	}
	if (found.isRefused) return
	const to = new ListPeopleBodyCopy()
	if (collectionId !== undefined) to.collectionId = collectionId
	if (emails !== undefined) to.emails = emails
	if (companyId !== undefined) to.companyId = companyId
	return to
}

export function readListPeopleBody(value: unknown, found: Found): ListPeopleBody | undefined {
	return isRecord(value) ? copyListPeopleBody(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const CreateCompanyBodyCopy = /* @__PURE__ */ plain<CreateCompanyBody>()

function copyCreateCompanyBody(given: Fields<CreateCompanyBody>, found: Found): CreateCompanyBody | undefined {
	let name: CreateCompanyBody['name']
	let logoUrl: CreateCompanyBody['logoUrl']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'name': {
				const field = given[property]
				if (typeof field === 'string') name = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'logoUrl': {
				const field = given[property]
				if (typeof field === 'string') logoUrl = field
				else mistyped(found, property, 'a string', field)
				break
			}
		}
	}
	if (found.isRefused) return
	const to = new CreateCompanyBodyCopy()
	if (name !== undefined) to.name = name
	if (logoUrl !== undefined) to.logoUrl = logoUrl
	return to
}

export function readCreateCompanyBody(value: unknown, found: Found): CreateCompanyBody | undefined {
	return isRecord(value)
		? copyCreateCompanyBody(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}
