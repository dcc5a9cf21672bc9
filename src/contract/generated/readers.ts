// Written by scripts/build-contract.ts from scripts/contract/; change those.

import { copyAny, copyFree, copyNumbers } from '../copy-tree.ts'
import { readDateTime, readUuid } from '../formats.ts'
import type { Found, Key } from '../found.ts'
import { find, lacking, mistyped, moveUnder } from '../found.ts'
import type { Writable } from '../read-shape.ts'
import {
	copyItems,
	copyObjects,
	isNumber,
	isObject,
	open,
	readNumber,
	readText,
	refuseUnknown,
	requireList,
	requireObject,
	unlisted,
} from '../read-shape.ts'
import type {
	AddressInput,
	Collection,
	CollectionCreated,
	CollectionList,
	CollectionStatus,
	CollectionStatusName,
	CompanyCreated,
	CreateCollectionBody,
	CreateCompanyBody,
	CreatePeopleBody,
	CreateTokensBody,
	CreationStatus,
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
	ProductStatus,
	RewardBody,
	RewardResult,
	RewardType,
	ShippingRegion,
	TokenPair,
	UpdateProductBody,
	UpdateProductResult,
	ValidateOrderBody,
	ValidateOrderResult,
	Variant,
	WorkData,
	Zodiac,
} from './types.ts'

function copyTokenPair(given: object, found: Found, at: Key): TokenPair {
	const before = found.findings.length
	const from = open<TokenPair>(given)
	const to: Writable<TokenPair> = {}
	const accessToken = from.accessToken
	if (typeof accessToken === 'string') to.accessToken = accessToken
	else mistyped(found, 'accessToken', 'a string', accessToken)
	const refreshToken = from.refreshToken
	if (typeof refreshToken === 'string') to.refreshToken = refreshToken
	else mistyped(found, 'refreshToken', 'a string', refreshToken)
	const expiresIn = from.expiresIn
	if (isNumber(expiresIn)) to.expiresIn = expiresIn
	else mistyped(found, 'expiresIn', 'a number', expiresIn)
	moveUnder(found, before, at)
	return to
}

export function readTokenPair(value: unknown, found: Found): TokenPair | undefined {
	return isObject(value) ? copyTokenPair(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyCollection(given: object, found: Found, at: Key): Collection {
	const before = found.findings.length
	const from = open<Collection>(given)
	const to: Writable<Collection> = {}
	const id = from.id
	if (typeof id === 'string') to.id = id
	else mistyped(found, 'id', 'a string', id)
	const status = from.status
	if (isCollectionStatusName(status)) to.status = status
	else unlisted(found, 'status', COLLECTION_STATUS_NAME, status)
	const slug = from.slug
	if (typeof slug === 'string') to.slug = slug
	else mistyped(found, 'slug', 'a string', slug)
	const title = from.title
	if (typeof title === 'string') to.title = title
	else mistyped(found, 'title', 'a string', title)
	const description = from.description
	if (typeof description === 'string') to.description = description
	else mistyped(found, 'description', 'a string', description)
	const rewardType = from.rewardType
	if (isRewardType(rewardType)) to.rewardType = rewardType
	else unlisted(found, 'rewardType', REWARD_TYPE, rewardType)
	const deletedAt = from.deletedAt
	{
		const copy = readDateTime(deletedAt, found, 'deletedAt')
		if (copy !== undefined) to.deletedAt = copy
	}
	const image = from.image
	if (typeof image === 'string') to.image = image
	else mistyped(found, 'image', 'a string', image)
	const imageMobile = from.imageMobile
	if (typeof imageMobile === 'string') to.imageMobile = imageMobile
	else mistyped(found, 'imageMobile', 'a string', imageMobile)
	const personalizationsUsed = from.personalizationsUsed
	if (Array.isArray(personalizationsUsed)) {
		to.personalizationsUsed = copyListOfString(personalizationsUsed, found, 'personalizationsUsed')
	} else mistyped(found, 'personalizationsUsed', 'an array', personalizationsUsed)
	moveUnder(found, before, at)
	return to
}

const COLLECTION_STATUS_NAME: readonly string[] = ['Active', 'Pending', 'Draft', 'Disabled']

function isCollectionStatusName(value: unknown): value is CollectionStatusName {
	return typeof value === 'string' && COLLECTION_STATUS_NAME.includes(value)
}

const REWARD_TYPE: readonly string[] = ['Coins', 'Gifts']

function isRewardType(value: unknown): value is RewardType {
	return typeof value === 'string' && REWARD_TYPE.includes(value)
}

function copyListOfString(list: readonly unknown[], found: Found, key: Key): string[] {
	return copyItems(readText, list, found, key)
}

export function readCollection(value: unknown, found: Found): Collection | undefined {
	return isObject(value) ? copyCollection(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyCollectionCreated(given: object, found: Found, at: Key): CollectionCreated {
	const before = found.findings.length
	const from = open<CollectionCreated>(given)
	const to: Writable<CollectionCreated> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const companySlug = from.companySlug
	if (typeof companySlug === 'string') to.companySlug = companySlug
	else mistyped(found, 'companySlug', 'a string', companySlug)
	const collectionId = from.collectionId
	if (typeof collectionId === 'string') to.collectionId = collectionId
	else mistyped(found, 'collectionId', 'a string', collectionId)
	moveUnder(found, before, at)
	return to
}

export function readCollectionCreated(value: unknown, found: Found): CollectionCreated | undefined {
	return isObject(value)
		? copyCollectionCreated(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyCompanyCreated(given: object, found: Found, at: Key): CompanyCreated {
	const before = found.findings.length
	const from = open<CompanyCreated>(given)
	const to: Writable<CompanyCreated> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const companySlug = from.companySlug
	if (typeof companySlug === 'string') to.companySlug = companySlug
	else mistyped(found, 'companySlug', 'a string', companySlug)
	moveUnder(found, before, at)
	return to
}

export function readCompanyCreated(value: unknown, found: Found): CompanyCreated | undefined {
	return isObject(value)
		? copyCompanyCreated(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyCollectionStatus(given: object, found: Found, at: Key): CollectionStatus {
	const before = found.findings.length
	const from = open<CollectionStatus>(given)
	const to: Writable<CollectionStatus> = {}
	const isReady = from.isReady
	if (typeof isReady === 'boolean') to.isReady = isReady
	else mistyped(found, 'isReady', 'true or false', isReady)
	moveUnder(found, before, at)
	return to
}

export function readCollectionStatus(value: unknown, found: Found): CollectionStatus | undefined {
	return isObject(value)
		? copyCollectionStatus(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyProduct(given: object, found: Found, at: Key): Product {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<Product> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'id':
				if (typeof field === 'string') to.id = field
				else mistyped(found, 'id', 'a string', field)
				break
			case 'title':
				if (typeof field === 'string') to.title = field
				else mistyped(found, 'title', 'a string', field)
				break
			case 'model':
				if (typeof field === 'string') to.model = field
				else mistyped(found, 'model', 'a string', field)
				break
			case 'brand':
				if (typeof field === 'string') to.brand = field
				else mistyped(found, 'brand', 'a string', field)
				break
			case 'slug':
				if (typeof field === 'string') to.slug = field
				else mistyped(found, 'slug', 'a string', field)
				break
			case 'status':
				if (isProductStatus(field)) to.status = field
				else unlisted(found, 'status', PRODUCT_STATUS, field)
				break
			case 'description':
				if (typeof field === 'string') to.description = field
				else mistyped(found, 'description', 'a string', field)
				break
			case 'descriptionV2':
				if (typeof field === 'string') to.descriptionV2 = field
				else mistyped(found, 'descriptionV2', 'a string', field)
				break
			case 'isInStock':
				if (typeof field === 'boolean') to.isInStock = field
				else mistyped(found, 'isInStock', 'true or false', field)
				break
			case 'isDiscontinued':
				if (typeof field === 'boolean') to.isDiscontinued = field
				else mistyped(found, 'isDiscontinued', 'true or false', field)
				break
			case 'priceRange':
				if (isObject(field)) {
					to.priceRange = copyPriceRange(field, found, 'priceRange')
				} else mistyped(found, 'priceRange', 'an object', field)
				break
			case 'retailPriceRange':
				if (isObject(field)) {
					to.retailPriceRange = copyPriceRange(field, found, 'retailPriceRange')
				} else mistyped(found, 'retailPriceRange', 'an object', field)
				break
			case 'options':
				if (Array.isArray(field)) {
					to.options = copyListOfProductOption(field, found, 'options')
				} else mistyped(found, 'options', 'an array', field)
				break
			case 'isPersonalized':
				if (typeof field === 'boolean') to.isPersonalized = field
				else mistyped(found, 'isPersonalized', 'true or false', field)
				break
			case 'creationStatus':
				if (isCreationStatus(field)) to.creationStatus = field
				else unlisted(found, 'creationStatus', CREATION_STATUS, field)
				break
			case 'featuredImage':
				if (isObject(field)) {
					to.featuredImage = copyImage(field, found, 'featuredImage')
				} else mistyped(found, 'featuredImage', 'an object', field)
				break
			case 'tags':
				if (Array.isArray(field)) {
					to.tags = copyListOfProductTags(field, found, 'tags')
				} else mistyped(found, 'tags', 'an array', field)
				break
			case 'variants':
				if (Array.isArray(field)) {
					to.variants = copyListOfVariant(field, found, 'variants')
				} else mistyped(found, 'variants', 'an array', field)
				break
			case 'shippingRegions':
				if (Array.isArray(field)) {
					to.shippingRegions = copyListOfShippingRegion(field, found, 'shippingRegions')
				} else mistyped(found, 'shippingRegions', 'an array', field)
				break
			case 'hiddenAt':
				{
					const copy = readDateTime(field, found, 'hiddenAt')
					if (copy !== undefined) to.hiddenAt = copy
				}
				break
			case 'notes':
				if (typeof field === 'string') to.notes = field
				else mistyped(found, 'notes', 'a string', field)
				break
			case 'sizeChartTable':
				if (typeof field === 'string') to.sizeChartTable = field
				else mistyped(found, 'sizeChartTable', 'a string', field)
				break
			case 'sizeChartImages':
				if (Array.isArray(field)) {
					to.sizeChartImages = copyListOfProductSizeChartImages(field, found, 'sizeChartImages')
				} else mistyped(found, 'sizeChartImages', 'an array', field)
				break
			case 'priceDeltaByCountry':
				if (isObject(field)) {
					to.priceDeltaByCountry = copyNumbers(field, found, 'priceDeltaByCountry')
				} else mistyped(found, 'priceDeltaByCountry', 'an object', field)
				break
			case 'errors':
				if (isObject(field)) {
					to.errors = copyProductErrors(field, found, 'errors')
				} else mistyped(found, 'errors', 'an object', field)
				break
			case 'customFields':
				if (isObject(field)) {
					to.customFields = copyFree(field, found, 'customFields')
				} else mistyped(found, 'customFields', 'an object', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

const PRODUCT_STATUS: readonly string[] = ['Active', 'Draft']

function isProductStatus(value: unknown): value is ProductStatus {
	return typeof value === 'string' && PRODUCT_STATUS.includes(value)
}

function copyListOfProductOption(list: readonly unknown[], found: Found, key: Key): ProductOption[] {
	return copyObjects(copyProductOption, list, found, key)
}

const CREATION_STATUS: readonly string[] = ['Pending', 'Done', 'Error']

function isCreationStatus(value: unknown): value is CreationStatus {
	return typeof value === 'string' && CREATION_STATUS.includes(value)
}

type ProductTagsItem = NonNullable<Product['tags']>[number]

function copyListOfProductTags(list: readonly unknown[], found: Found, key: Key): ProductTagsItem[] {
	return copyObjects(copyProductTagsItem, list, found, key)
}

function copyProductTagsItem(given: object, found: Found, at: Key): ProductTagsItem {
	const before = found.findings.length
	const from = open<ProductTagsItem>(given)
	const to: Writable<ProductTagsItem> = {}
	const name = from.name
	if (typeof name === 'string') to.name = name
	else mistyped(found, 'name', 'a string', name)
	moveUnder(found, before, at)
	return to
}

function copyListOfVariant(list: readonly unknown[], found: Found, key: Key): Variant[] {
	return copyObjects(copyVariant, list, found, key)
}

function copyListOfShippingRegion(list: readonly unknown[], found: Found, key: Key): ShippingRegion[] {
	return copyObjects(copyShippingRegion, list, found, key)
}

type ProductSizeChartImagesItem = NonNullable<Product['sizeChartImages']>[number]

function copyListOfProductSizeChartImages(
	list: readonly unknown[],
	found: Found,
	key: Key,
): ProductSizeChartImagesItem[] {
	return copyObjects(copyProductSizeChartImagesItem, list, found, key)
}

function copyProductSizeChartImagesItem(given: object, found: Found, at: Key): ProductSizeChartImagesItem {
	const before = found.findings.length
	const from = open<ProductSizeChartImagesItem>(given)
	const to: Writable<ProductSizeChartImagesItem> = {}
	const url = from.url
	if (typeof url === 'string') to.url = url
	else mistyped(found, 'url', 'a string', url)
	const width = from.width
	if (isNumber(width)) to.width = width
	else mistyped(found, 'width', 'a number', width)
	const height = from.height
	if (isNumber(height)) to.height = height
	else mistyped(found, 'height', 'a number', height)
	moveUnder(found, before, at)
	return to
}

function copyProductErrors(given: object, found: Found, at: Key): NonNullable<Product['errors']> {
	const before = found.findings.length
	const from = open<NonNullable<Product['errors']>>(given)
	const to: Writable<NonNullable<Product['errors']>> = {}
	const hasLowResolutionElements = from.hasLowResolutionElements
	if (typeof hasLowResolutionElements === 'boolean') to.hasLowResolutionElements = hasLowResolutionElements
	else mistyped(found, 'hasLowResolutionElements', 'true or false', hasLowResolutionElements)
	const hasNonCmykElements = from.hasNonCmykElements
	if (typeof hasNonCmykElements === 'boolean') to.hasNonCmykElements = hasNonCmykElements
	else mistyped(found, 'hasNonCmykElements', 'true or false', hasNonCmykElements)
	const hasBaseProductIssue = from.hasBaseProductIssue
	if (typeof hasBaseProductIssue === 'boolean') to.hasBaseProductIssue = hasBaseProductIssue
	else mistyped(found, 'hasBaseProductIssue', 'true or false', hasBaseProductIssue)
	const hasNonBlackAndWhiteElements = from.hasNonBlackAndWhiteElements
	if (typeof hasNonBlackAndWhiteElements === 'boolean') to.hasNonBlackAndWhiteElements = hasNonBlackAndWhiteElements
	else mistyped(found, 'hasNonBlackAndWhiteElements', 'true or false', hasNonBlackAndWhiteElements)
	const isBlank = from.isBlank
	if (typeof isBlank === 'boolean') to.isBlank = isBlank
	else mistyped(found, 'isBlank', 'true or false', isBlank)
	const hasOldPrintAreas = from.hasOldPrintAreas
	if (typeof hasOldPrintAreas === 'boolean') to.hasOldPrintAreas = hasOldPrintAreas
	else mistyped(found, 'hasOldPrintAreas', 'true or false', hasOldPrintAreas)
	moveUnder(found, before, at)
	return to
}

export function readProduct(value: unknown, found: Found): Product | undefined {
	return isObject(value) ? copyProduct(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyPriceRange(given: object, found: Found, at: Key): PriceRange {
	const before = found.findings.length
	const from = open<PriceRange>(given)
	const to: Writable<PriceRange> = {}
	const minVariantPrice = from.minVariantPrice
	if (isNumber(minVariantPrice)) to.minVariantPrice = minVariantPrice
	else mistyped(found, 'minVariantPrice', 'a number', minVariantPrice)
	const maxVariantPrice = from.maxVariantPrice
	if (isNumber(maxVariantPrice)) to.maxVariantPrice = maxVariantPrice
	else mistyped(found, 'maxVariantPrice', 'a number', maxVariantPrice)
	moveUnder(found, before, at)
	return to
}

export function readPriceRange(value: unknown, found: Found): PriceRange | undefined {
	return isObject(value) ? copyPriceRange(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyProductOption(given: object, found: Found, at: Key): ProductOption {
	const before = found.findings.length
	const from = open<ProductOption>(given)
	const to: Writable<ProductOption> = {}
	const name = from.name
	if (typeof name === 'string') to.name = name
	else mistyped(found, 'name', 'a string', name)
	const values = from.values
	if (Array.isArray(values)) {
		to.values = copyListOfOptionValue(values, found, 'values')
	} else mistyped(found, 'values', 'an array', values)
	moveUnder(found, before, at)
	return to
}

function copyListOfOptionValue(list: readonly unknown[], found: Found, key: Key): OptionValue[] {
	return copyObjects(copyOptionValue, list, found, key)
}

export function readProductOption(value: unknown, found: Found): ProductOption | undefined {
	return isObject(value)
		? copyProductOption(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyOptionValue(given: object, found: Found, at: Key): OptionValue {
	const before = found.findings.length
	const from = open<OptionValue>(given)
	const to: Writable<OptionValue> = {}
	const title = from.title
	if (typeof title === 'string') to.title = title
	else mistyped(found, 'title', 'a string', title)
	const colorCode = from.colorCode
	if (typeof colorCode === 'string') to.colorCode = colorCode
	else mistyped(found, 'colorCode', 'a string', colorCode)
	const colorCode2 = from.colorCode2
	if (typeof colorCode2 === 'string') to.colorCode2 = colorCode2
	else mistyped(found, 'colorCode2', 'a string', colorCode2)
	moveUnder(found, before, at)
	return to
}

export function readOptionValue(value: unknown, found: Found): OptionValue | undefined {
	return isObject(value) ? copyOptionValue(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyImage(given: object, found: Found, at: Key): Image {
	const before = found.findings.length
	const from = open<Image>(given)
	const to: Writable<Image> = {}
	const url = from.url
	if (typeof url === 'string') to.url = url
	else mistyped(found, 'url', 'a string', url)
	const lowResUrl = from.lowResUrl
	if (typeof lowResUrl === 'string') to.lowResUrl = lowResUrl
	else mistyped(found, 'lowResUrl', 'a string', lowResUrl)
	const width = from.width
	if (isNumber(width)) to.width = width
	else mistyped(found, 'width', 'a number', width)
	const height = from.height
	if (isNumber(height)) to.height = height
	else mistyped(found, 'height', 'a number', height)
	moveUnder(found, before, at)
	return to
}

export function readImage(value: unknown, found: Found): Image | undefined {
	return isObject(value) ? copyImage(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyShippingRegion(given: object, found: Found, at: Key): ShippingRegion {
	const before = found.findings.length
	const from = open<ShippingRegion>(given)
	const to: Writable<ShippingRegion> = {}
	const countryName = from.countryName
	if (typeof countryName === 'string') to.countryName = countryName
	else mistyped(found, 'countryName', 'a string', countryName)
	const countryCode = from.countryCode
	if (typeof countryCode === 'string') to.countryCode = countryCode
	else mistyped(found, 'countryCode', 'a string', countryCode)
	const isBlacklisted = from.isBlacklisted
	if (typeof isBlacklisted === 'boolean') to.isBlacklisted = isBlacklisted
	else mistyped(found, 'isBlacklisted', 'true or false', isBlacklisted)
	const denyCheckout = from.denyCheckout
	if (typeof denyCheckout === 'boolean') to.denyCheckout = denyCheckout
	else mistyped(found, 'denyCheckout', 'true or false', denyCheckout)
	const provinces = from.provinces
	if (Array.isArray(provinces)) {
		to.provinces = copyListOfShippingRegionProvinces(provinces, found, 'provinces')
	} else mistyped(found, 'provinces', 'an array', provinces)
	moveUnder(found, before, at)
	return to
}

type ShippingRegionProvincesItem = NonNullable<ShippingRegion['provinces']>[number]

function copyListOfShippingRegionProvinces(
	list: readonly unknown[],
	found: Found,
	key: Key,
): ShippingRegionProvincesItem[] {
	return copyObjects(copyShippingRegionProvincesItem, list, found, key)
}

function copyShippingRegionProvincesItem(given: object, found: Found, at: Key): ShippingRegionProvincesItem {
	const before = found.findings.length
	const from = open<ShippingRegionProvincesItem>(given)
	const to: Writable<ShippingRegionProvincesItem> = {}
	const provinceName = from.provinceName
	if (typeof provinceName === 'string') to.provinceName = provinceName
	else mistyped(found, 'provinceName', 'a string', provinceName)
	const provinceCode = from.provinceCode
	if (typeof provinceCode === 'string') to.provinceCode = provinceCode
	else mistyped(found, 'provinceCode', 'a string', provinceCode)
	moveUnder(found, before, at)
	return to
}

export function readShippingRegion(value: unknown, found: Found): ShippingRegion | undefined {
	return isObject(value)
		? copyShippingRegion(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyVariant(given: object, found: Found, at: Key): Variant {
	const before = found.findings.length
	const from = open<Variant>(given)
	const to: Writable<Variant> = {}
	const id = from.id
	if (typeof id === 'string') to.id = id
	else mistyped(found, 'id', 'a string', id)
	const title = from.title
	if (typeof title === 'string') to.title = title
	else mistyped(found, 'title', 'a string', title)
	const price = from.price
	if (isNumber(price)) to.price = price
	else mistyped(found, 'price', 'a number', price)
	const retailPrice = from.retailPrice
	if (isNumber(retailPrice)) to.retailPrice = retailPrice
	else mistyped(found, 'retailPrice', 'a number', retailPrice)
	const isAvailableForSale = from.isAvailableForSale
	if (typeof isAvailableForSale === 'boolean') to.isAvailableForSale = isAvailableForSale
	else mistyped(found, 'isAvailableForSale', 'true or false', isAvailableForSale)
	const options = from.options
	if (Array.isArray(options)) {
		to.options = copyListOfVariantOptions(options, found, 'options')
	} else mistyped(found, 'options', 'an array', options)
	const images = from.images
	if (Array.isArray(images)) {
		to.images = copyListOfImage(images, found, 'images')
	} else mistyped(found, 'images', 'an array', images)
	moveUnder(found, before, at)
	return to
}

type VariantOptionsItem = NonNullable<Variant['options']>[number]

function copyListOfVariantOptions(list: readonly unknown[], found: Found, key: Key): VariantOptionsItem[] {
	return copyObjects(copyVariantOptionsItem, list, found, key)
}

function copyVariantOptionsItem(given: object, found: Found, at: Key): VariantOptionsItem {
	const before = found.findings.length
	const from = open<VariantOptionsItem>(given)
	const to: Writable<VariantOptionsItem> = {}
	const name = from.name
	if (typeof name === 'string') to.name = name
	else mistyped(found, 'name', 'a string', name)
	const value = from.value
	if (isObject(value)) {
		to.value = copyOptionValue(value, found, 'value')
	} else mistyped(found, 'value', 'an object', value)
	moveUnder(found, before, at)
	return to
}

function copyListOfImage(list: readonly unknown[], found: Found, key: Key): Image[] {
	return copyObjects(copyImage, list, found, key)
}

export function readVariant(value: unknown, found: Found): Variant | undefined {
	return isObject(value) ? copyVariant(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyNameData(given: object, found: Found, at: Key): NameData {
	const before = found.findings.length
	const from = open<NameData>(given)
	const to: Writable<NameData> = {}
	const first = from.first
	if (typeof first === 'string' || first === null) to.first = first
	else mistyped(found, 'first', 'a string', first)
	const last = from.last
	if (typeof last === 'string' || last === null) to.last = last
	else mistyped(found, 'last', 'a string', last)
	const firstNameInitials = from.firstNameInitials
	if (typeof firstNameInitials === 'string') to.firstNameInitials = firstNameInitials
	else mistyped(found, 'firstNameInitials', 'a string', firstNameInitials)
	const lastNameInitials = from.lastNameInitials
	if (typeof lastNameInitials === 'string') to.lastNameInitials = lastNameInitials
	else mistyped(found, 'lastNameInitials', 'a string', lastNameInitials)
	const initials = from.initials
	if (typeof initials === 'string') to.initials = initials
	else mistyped(found, 'initials', 'a string', initials)
	const firstPossessive = from.firstPossessive
	if (typeof firstPossessive === 'string' || firstPossessive === null) to.firstPossessive = firstPossessive
	else mistyped(found, 'firstPossessive', 'a string', firstPossessive)
	moveUnder(found, before, at)
	return to
}

export function readNameData(value: unknown, found: Found): NameData | undefined {
	return isObject(value) ? copyNameData(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyDateData(given: object, found: Found, at: Key): DateData {
	const before = found.findings.length
	const from = open<DateData>(given)
	const to: Writable<DateData> = {}
	const month = from.month
	if (isNumber(month)) to.month = month
	else mistyped(found, 'month', 'a number', month)
	const monthPadded = from.monthPadded
	if (typeof monthPadded === 'string') to.monthPadded = monthPadded
	else mistyped(found, 'monthPadded', 'a string', monthPadded)
	const year = from.year
	if (isNumber(year)) to.year = year
	else mistyped(found, 'year', 'a number', year)
	const decade = from.decade
	if (typeof decade === 'string') to.decade = decade
	else mistyped(found, 'decade', 'a string', decade)
	const years = from.years
	if (isNumber(years)) to.years = years
	else mistyped(found, 'years', 'a number', years)
	const yearsPadded = from.yearsPadded
	if (typeof yearsPadded === 'string') to.yearsPadded = yearsPadded
	else mistyped(found, 'yearsPadded', 'a string', yearsPadded)
	const hundreds = from.hundreds
	if (typeof hundreds === 'string') to.hundreds = hundreds
	else mistyped(found, 'hundreds', 'a string', hundreds)
	const zodiac = from.zodiac
	if (isZodiac(zodiac)) to.zodiac = zodiac
	else unlisted(found, 'zodiac', ZODIAC, zodiac)
	const ordinal = from.ordinal
	if (typeof ordinal === 'string') to.ordinal = ordinal
	else mistyped(found, 'ordinal', 'a string', ordinal)
	const elapsed = from.elapsed
	if (typeof elapsed === 'string') to.elapsed = elapsed
	else mistyped(found, 'elapsed', 'a string', elapsed)
	const elapsedYears = from.elapsedYears
	if (typeof elapsedYears === 'string') to.elapsedYears = elapsedYears
	else mistyped(found, 'elapsedYears', 'a string', elapsedYears)
	moveUnder(found, before, at)
	return to
}

const ZODIAC: readonly string[] = [
	'Capricorn',
	'Aquarius',
	'Pisces',
	'Aries',
	'Taurus',
	'Gemini',
	'Cancer',
	'Leo',
	'Virgo',
	'Libra',
	'Scorpio',
	'Sagittarius',
]

function isZodiac(value: unknown): value is Zodiac {
	return typeof value === 'string' && ZODIAC.includes(value)
}

export function readDateData(value: unknown, found: Found): DateData | undefined {
	return isObject(value) ? copyDateData(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyWorkData(given: object, found: Found, at: Key): WorkData {
	const before = found.findings.length
	const from = open<WorkData>(given)
	const to: Writable<WorkData> = {}
	const department = from.department
	if (typeof department === 'string' || department === null) to.department = department
	else mistyped(found, 'department', 'a string', department)
	const location = from.location
	if (typeof location === 'string' || location === null) to.location = location
	else mistyped(found, 'location', 'a string', location)
	moveUnder(found, before, at)
	return to
}

export function readWorkData(value: unknown, found: Found): WorkData | undefined {
	return isObject(value) ? copyWorkData(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyPersonalizationData(given: object, found: Found, at: Key): PersonalizationData | undefined {
	const before = found.findings.length
	const from = open<PersonalizationData>(given)
	const name = requireObject(copyNameData, from.name, found, 'name')
	const anniversary =
		from.anniversary === null ? null : requireObject(copyDateData, from.anniversary, found, 'anniversary')
	const birth = from.birth === null ? null : requireObject(copyDateData, from.birth, found, 'birth')
	const work = requireObject(copyWorkData, from.work, found, 'work')
	const to: Partial<Writable<PersonalizationData>> = {}
	moveUnder(found, before, at)
	return name === undefined || anniversary === undefined || birth === undefined || work === undefined
		? undefined
		: { name, anniversary, birth, work, ...to }
}

export function readPersonalizationData(value: unknown, found: Found): PersonalizationData | undefined {
	return isObject(value)
		? copyPersonalizationData(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyPersonalizationResult(given: object, found: Found, at: Key): PersonalizationResult {
	const before = found.findings.length
	const from = open<PersonalizationResult>(given)
	const to: Writable<PersonalizationResult> = {}
	const sha = from.sha
	if (typeof sha === 'string') to.sha = sha
	else mistyped(found, 'sha', 'a string', sha)
	const fields = from.fields
	if (isObject(fields)) {
		to.fields = copyPersonalizationResultFields(fields, found, 'fields')
	} else mistyped(found, 'fields', 'an object', fields)
	const status = from.status
	if (typeof status === 'string') to.status = status
	else mistyped(found, 'status', 'a string', status)
	moveUnder(found, before, at)
	return to
}

function copyPersonalizationResultFields(
	given: object,
	found: Found,
	at: Key,
): NonNullable<PersonalizationResult['fields']> {
	const before = found.findings.length
	const from = open<NonNullable<PersonalizationResult['fields']>>(given)
	const to: Writable<NonNullable<PersonalizationResult['fields']>> = {}
	const name = from.name
	if (isObject(name)) {
		to.name = copyNameData(name, found, 'name')
	} else mistyped(found, 'name', 'an object', name)
	const anniversary = from.anniversary
	if (anniversary === null) to.anniversary = null
	else if (isObject(anniversary)) {
		to.anniversary = copyDateData(anniversary, found, 'anniversary')
	} else mistyped(found, 'anniversary', 'an object', anniversary)
	const birth = from.birth
	if (birth === null) to.birth = null
	else if (isObject(birth)) {
		to.birth = copyDateData(birth, found, 'birth')
	} else mistyped(found, 'birth', 'an object', birth)
	const work = from.work
	if (isObject(work)) {
		to.work = copyWorkData(work, found, 'work')
	} else mistyped(found, 'work', 'an object', work)
	moveUnder(found, before, at)
	return to
}

export function readPersonalizationResult(value: unknown, found: Found): PersonalizationResult | undefined {
	return isObject(value)
		? copyPersonalizationResult(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyOrder(given: object, found: Found, at: Key): Order | undefined {
	const before = found.findings.length
	const from = open<Order>(given)
	const id = readText(from.id, found, 'id')
	const orderLineItems = requireList(copyListOfOrderLineItem, from.orderLineItems, found, 'orderLineItems')
	const to: Partial<Writable<Order>> = {}
	const createdAt = from.createdAt
	if (createdAt === null) to.createdAt = null
	else {
		const copy = readDateTime(createdAt, found, 'createdAt')
		if (copy !== undefined) to.createdAt = copy
	}
	const orderNumber = from.orderNumber
	if (typeof orderNumber === 'string' || orderNumber === null) to.orderNumber = orderNumber
	else mistyped(found, 'orderNumber', 'a string', orderNumber)
	const externalId = from.externalId
	if (typeof externalId === 'string' || externalId === null) to.externalId = externalId
	else mistyped(found, 'externalId', 'a string', externalId)
	const user = from.user
	if (isObject(user)) {
		to.user = copyOrderUser(user, found, 'user')
	} else mistyped(found, 'user', 'an object', user)
	moveUnder(found, before, at)
	return id === undefined || orderLineItems === undefined ? undefined : { id, orderLineItems, ...to }
}

function copyListOfOrderLineItem(list: readonly unknown[], found: Found, key: Key): OrderLineItem[] {
	return copyObjects(copyOrderLineItem, list, found, key)
}

function copyOrderUser(given: object, found: Found, at: Key): NonNullable<Order['user']> {
	const before = found.findings.length
	const from = open<NonNullable<Order['user']>>(given)
	const to: Writable<NonNullable<Order['user']>> = {}
	const externalId = from.externalId
	if (typeof externalId === 'string' || externalId === null) to.externalId = externalId
	else mistyped(found, 'externalId', 'a string', externalId)
	const email = from.email
	if (typeof email === 'string' || email === null) to.email = email
	else mistyped(found, 'email', 'a string', email)
	moveUnder(found, before, at)
	return to
}

export function readOrder(value: unknown, found: Found): Order | undefined {
	return isObject(value) ? copyOrder(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyOrderLineItem(given: object, found: Found, at: Key): OrderLineItem | undefined {
	const before = found.findings.length
	const from = open<OrderLineItem>(given)
	const id = readText(from.id, found, 'id')
	const title = readText(from.title, found, 'title')
	const productTitle = readText(from.productTitle, found, 'productTitle')
	const variantTitle = readText(from.variantTitle, found, 'variantTitle')
	const productId = readText(from.productId, found, 'productId')
	const variantId = readText(from.variantId, found, 'variantId')
	const quantity = readNumber(from.quantity, found, 'quantity')
	const price = readNumber(from.price, found, 'price')
	const retailPrice = from.retailPrice === null ? null : readNumber(from.retailPrice, found, 'retailPrice')
	const image = requireObject(copyOrderLineItemImage, from.image, found, 'image')
	const to: Partial<Writable<OrderLineItem>> = {}
	const personalizations = from.personalizations
	if (personalizations === null) to.personalizations = null
	else if (isObject(personalizations)) {
		const copy = copyPersonalizationData(personalizations, found, 'personalizations')
		if (copy !== undefined) to.personalizations = copy
	} else mistyped(found, 'personalizations', 'an object', personalizations)
	const sha = from.sha
	if (typeof sha === 'string' || sha === null) to.sha = sha
	else mistyped(found, 'sha', 'a string', sha)
	moveUnder(found, before, at)
	return id === undefined ||
		title === undefined ||
		productTitle === undefined ||
		variantTitle === undefined ||
		productId === undefined ||
		variantId === undefined ||
		quantity === undefined ||
		price === undefined ||
		retailPrice === undefined ||
		image === undefined
		? undefined
		: { id, title, productTitle, variantTitle, productId, variantId, quantity, price, retailPrice, image, ...to }
}

function copyOrderLineItemImage(given: object, found: Found, at: Key): NonNullable<OrderLineItem['image']> | undefined {
	const before = found.findings.length
	const from = open<NonNullable<OrderLineItem['image']>>(given)
	const url = from.url === null ? null : readText(from.url, found, 'url')
	const to: Partial<Writable<NonNullable<OrderLineItem['image']>>> = {}
	const aspectRatio = from.aspectRatio
	if (isNumber(aspectRatio)) to.aspectRatio = aspectRatio
	else mistyped(found, 'aspectRatio', 'a number', aspectRatio)
	moveUnder(found, before, at)
	return url === undefined ? undefined : { url, ...to }
}

export function readOrderLineItem(value: unknown, found: Found): OrderLineItem | undefined {
	return isObject(value)
		? copyOrderLineItem(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyPersonCreated(given: object, found: Found, at: Key): PersonCreated {
	const before = found.findings.length
	const from = open<PersonCreated>(given)
	const to: Writable<PersonCreated> = {}
	const id = from.id
	if (typeof id === 'string') to.id = id
	else mistyped(found, 'id', 'a string', id)
	const firstName = from.firstName
	if (typeof firstName === 'string') to.firstName = firstName
	else mistyped(found, 'firstName', 'a string', firstName)
	const lastName = from.lastName
	if (typeof lastName === 'string') to.lastName = lastName
	else mistyped(found, 'lastName', 'a string', lastName)
	const email = from.email
	if (typeof email === 'string') to.email = email
	else mistyped(found, 'email', 'a string', email)
	moveUnder(found, before, at)
	return to
}

export function readPersonCreated(value: unknown, found: Found): PersonCreated | undefined {
	return isObject(value)
		? copyPersonCreated(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyPerson(given: object, found: Found, at: Key): Person {
	const before = found.findings.length
	const from = open<Person>(given)
	const to: Writable<Person> = {}
	const id = from.id
	if (typeof id === 'string') to.id = id
	else mistyped(found, 'id', 'a string', id)
	const firstName = from.firstName
	if (typeof firstName === 'string') to.firstName = firstName
	else mistyped(found, 'firstName', 'a string', firstName)
	const lastName = from.lastName
	if (typeof lastName === 'string') to.lastName = lastName
	else mistyped(found, 'lastName', 'a string', lastName)
	const email = from.email
	if (typeof email === 'string') to.email = email
	else mistyped(found, 'email', 'a string', email)
	const balance = from.balance
	if (isNumber(balance)) to.balance = balance
	else mistyped(found, 'balance', 'a number', balance)
	const birthDate = from.birthDate
	{
		const copy = readDateTime(birthDate, found, 'birthDate')
		if (copy !== undefined) to.birthDate = copy
	}
	const startDate = from.startDate
	{
		const copy = readDateTime(startDate, found, 'startDate')
		if (copy !== undefined) to.startDate = copy
	}
	const externalId = from.externalId
	if (typeof externalId === 'string') to.externalId = externalId
	else mistyped(found, 'externalId', 'a string', externalId)
	moveUnder(found, before, at)
	return to
}

export function readPerson(value: unknown, found: Found): Person | undefined {
	return isObject(value) ? copyPerson(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyAddressInput(given: object, found: Found, at: Key): AddressInput {
	const before = found.findings.length
	const from = open<AddressInput>(given)
	const to: Writable<AddressInput> = {}
	const address1 = from.address1
	if (typeof address1 === 'string') to.address1 = address1
	else mistyped(found, 'address1', 'a string', address1)
	const address2 = from.address2
	if (typeof address2 === 'string') to.address2 = address2
	else mistyped(found, 'address2', 'a string', address2)
	const city = from.city
	if (typeof city === 'string') to.city = city
	else mistyped(found, 'city', 'a string', city)
	const province = from.province
	if (typeof province === 'string') to.province = province
	else mistyped(found, 'province', 'a string', province)
	const provinceCode = from.provinceCode
	if (typeof provinceCode === 'string') to.provinceCode = provinceCode
	else mistyped(found, 'provinceCode', 'a string', provinceCode)
	const zip = from.zip
	if (typeof zip === 'string') to.zip = zip
	else mistyped(found, 'zip', 'a string', zip)
	const country = from.country
	if (typeof country === 'string') to.country = country
	else mistyped(found, 'country', 'a string', country)
	const countryCode = from.countryCode
	if (typeof countryCode === 'string') to.countryCode = countryCode
	else mistyped(found, 'countryCode', 'a string', countryCode)
	const phone = from.phone
	if (typeof phone === 'string') to.phone = phone
	else mistyped(found, 'phone', 'a string', phone)
	const customAttributes = from.customAttributes
	if (Array.isArray(customAttributes)) {
		to.customAttributes = copyListOfCustomAttribute(customAttributes, found, 'customAttributes')
	} else mistyped(found, 'customAttributes', 'an array', customAttributes)
	moveUnder(found, before, at)
	return to
}

function copyListOfCustomAttribute(list: readonly unknown[], found: Found, key: Key): CustomAttribute[] {
	return copyObjects(copyCustomAttribute, list, found, key)
}

export function readAddressInput(value: unknown, found: Found): AddressInput | undefined {
	return isObject(value)
		? copyAddressInput(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyCustomAttribute(given: object, found: Found, at: Key): CustomAttribute {
	const before = found.findings.length
	const from = open<CustomAttribute>(given)
	const to: Writable<CustomAttribute> = {}
	const key = from.key
	if (typeof key === 'string') to.key = key
	else mistyped(found, 'key', 'a string', key)
	const value = from.value
	if (typeof value === 'string') to.value = value
	else mistyped(found, 'value', 'a string', value)
	moveUnder(found, before, at)
	return to
}

export function readCustomAttribute(value: unknown, found: Found): CustomAttribute | undefined {
	return isObject(value)
		? copyCustomAttribute(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyOrderItemInput(given: object, found: Found, at: Key): OrderItemInput {
	const before = found.findings.length
	const from = open<OrderItemInput>(given)
	const to: Writable<OrderItemInput> = {}
	const variantId = from.variantId
	if (typeof variantId === 'string') to.variantId = variantId
	else mistyped(found, 'variantId', 'a string', variantId)
	const quantity = from.quantity
	if (isNumber(quantity)) to.quantity = quantity
	else mistyped(found, 'quantity', 'a number', quantity)
	moveUnder(found, before, at)
	return to
}

export function readOrderItemInput(value: unknown, found: Found): OrderItemInput | undefined {
	return isObject(value)
		? copyOrderItemInput(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyPersonalizationSource(given: object, found: Found, at: Key): PersonalizationSource {
	const before = found.findings.length
	const from = open<PersonalizationSource>(given)
	const to: Writable<PersonalizationSource> = {}
	const firstName = from.firstName
	if (typeof firstName === 'string') to.firstName = firstName
	else mistyped(found, 'firstName', 'a string', firstName)
	const lastName = from.lastName
	if (typeof lastName === 'string') to.lastName = lastName
	else mistyped(found, 'lastName', 'a string', lastName)
	const department = from.department
	if (typeof department === 'string') to.department = department
	else mistyped(found, 'department', 'a string', department)
	const location = from.location
	if (typeof location === 'string') to.location = location
	else mistyped(found, 'location', 'a string', location)
	const startDate = from.startDate
	{
		const copy = readDateTime(startDate, found, 'startDate')
		if (copy !== undefined) to.startDate = copy
	}
	const birthDate = from.birthDate
	{
		const copy = readDateTime(birthDate, found, 'birthDate')
		if (copy !== undefined) to.birthDate = copy
	}
	moveUnder(found, before, at)
	return to
}

export function readPersonalizationSource(value: unknown, found: Found): PersonalizationSource | undefined {
	return isObject(value)
		? copyPersonalizationSource(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyErrorBody(given: object, found: Found, at: Key): ErrorBody | undefined {
	const before = found.findings.length
	const from = open<ErrorBody>(given)
	const message = readText(from.message, found, 'message')
	const errorCode = readText(from.errorCode, found, 'errorCode')
	const statusCode = readNumber(from.statusCode, found, 'statusCode')
	const to: Partial<Writable<ErrorBody>> = {}
	const error = from.error
	if (error !== undefined) to.error = copyAny(error, found, 'error')
	moveUnder(found, before, at)
	return message === undefined || errorCode === undefined || statusCode === undefined
		? undefined
		: { message, errorCode, statusCode, ...to }
}

export function readErrorBody(value: unknown, found: Found): ErrorBody | undefined {
	return isObject(value) ? copyErrorBody(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyCreateTokensBody(given: object, found: Found, at: Key): CreateTokensBody {
	const before = found.findings.length
	const from = open<CreateTokensBody>(given)
	const to: Writable<CreateTokensBody> = {}
	const clientId = from.clientId
	if (typeof clientId === 'string') to.clientId = clientId
	else mistyped(found, 'clientId', 'a string', clientId)
	const clientSecret = from.clientSecret
	if (typeof clientSecret === 'string') to.clientSecret = clientSecret
	else mistyped(found, 'clientSecret', 'a string', clientSecret)
	const grantType = from.grantType
	if (grantType === 'clientCredentials') to.grantType = grantType
	else unlisted(found, 'grantType', ['clientCredentials'], grantType)
	moveUnder(found, before, at)
	return to
}

export function readCreateTokensBody(value: unknown, found: Found): CreateTokensBody | undefined {
	return isObject(value)
		? copyCreateTokensBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyCreateCollectionBody(given: object, found: Found, at: Key): CreateCollectionBody {
	const before = found.findings.length
	const from = open<CreateCollectionBody>(given)
	const to: Writable<CreateCollectionBody> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	moveUnder(found, before, at)
	return to
}

export function readCreateCollectionBody(value: unknown, found: Found): CreateCollectionBody | undefined {
	return isObject(value)
		? copyCreateCollectionBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyUpdateProductBody(given: object, found: Found, at: Key): UpdateProductBody {
	const before = found.findings.length
	const from = open<UpdateProductBody>(given)
	const to: Writable<UpdateProductBody> = {}
	const notes = from.notes
	if (typeof notes === 'string') to.notes = notes
	else mistyped(found, 'notes', 'a string', notes)
	const status = from.status
	if (isProductStatus(status)) to.status = status
	else unlisted(found, 'status', PRODUCT_STATUS, status)
	moveUnder(found, before, at)
	return to
}

export function readUpdateProductBody(value: unknown, found: Found): UpdateProductBody | undefined {
	return isObject(value)
		? copyUpdateProductBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyPlaceOrderBody(given: object, found: Found, at: Key): PlaceOrderBody {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<PlaceOrderBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'user':
				if (isObject(field)) {
					to.user = copyPlaceOrderBodyUser(field, found, 'user')
				} else mistyped(found, 'user', 'an object', field)
				break
			case 'orderItems':
				if (Array.isArray(field)) {
					to.orderItems = copyListOfOrderItemInput(field, found, 'orderItems')
				} else mistyped(found, 'orderItems', 'an array', field)
				break
			case 'address':
				if (isObject(field)) {
					to.address = copyAddressInput(field, found, 'address')
				} else mistyped(found, 'address', 'an object', field)
				break
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, 'companyId', 'a string', field)
				break
			case 'isVip':
				if (typeof field === 'boolean') to.isVip = field
				else mistyped(found, 'isVip', 'true or false', field)
				break
			case 'taxNumber':
				if (typeof field === 'string') to.taxNumber = field
				else mistyped(found, 'taxNumber', 'a string', field)
				break
			case 'customAttributes':
				if (Array.isArray(field)) {
					to.customAttributes = copyListOfCustomAttribute(field, found, 'customAttributes')
				} else mistyped(found, 'customAttributes', 'an array', field)
				break
			case 'note':
				if (typeof field === 'string') to.note = field
				else mistyped(found, 'note', 'a string', field)
				break
			case 'personalizations':
				if (isObject(field)) {
					to.personalizations = copyPersonalizationSource(field, found, 'personalizations')
				} else mistyped(found, 'personalizations', 'an object', field)
				break
			case 'externalId':
				if (typeof field === 'string') to.externalId = field
				else mistyped(found, 'externalId', 'a string', field)
				break
			case 'shouldSendEmail':
				if (typeof field === 'boolean') to.shouldSendEmail = field
				else mistyped(found, 'shouldSendEmail', 'true or false', field)
				break
			case 'shouldValidateProvinceCode':
				if (typeof field === 'boolean') to.shouldValidateProvinceCode = field
				else mistyped(found, 'shouldValidateProvinceCode', 'true or false', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

function copyPlaceOrderBodyUser(given: object, found: Found, at: Key): NonNullable<PlaceOrderBody['user']> {
	const before = found.findings.length
	const from = open<NonNullable<PlaceOrderBody['user']>>(given)
	const to: Writable<NonNullable<PlaceOrderBody['user']>> = {}
	const firstName = from.firstName
	if (typeof firstName === 'string') to.firstName = firstName
	else mistyped(found, 'firstName', 'a string', firstName)
	const lastName = from.lastName
	if (typeof lastName === 'string') to.lastName = lastName
	else mistyped(found, 'lastName', 'a string', lastName)
	const email = from.email
	if (typeof email === 'string') to.email = email
	else mistyped(found, 'email', 'a string', email)
	moveUnder(found, before, at)
	return to
}

function copyListOfOrderItemInput(list: readonly unknown[], found: Found, key: Key): OrderItemInput[] {
	return copyObjects(copyOrderItemInput, list, found, key)
}

export function readPlaceOrderBody(value: unknown, found: Found): PlaceOrderBody | undefined {
	return isObject(value)
		? copyPlaceOrderBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyValidateOrderBody(given: object, found: Found, at: Key): ValidateOrderBody {
	const before = found.findings.length
	const from = open<ValidateOrderBody>(given)
	const to: Writable<ValidateOrderBody> = {}
	const address = from.address
	if (isObject(address)) {
		to.address = copyAddressInput(address, found, 'address')
	} else mistyped(found, 'address', 'an object', address)
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const orderItems = from.orderItems
	if (Array.isArray(orderItems)) {
		to.orderItems = copyListOfOrderItemInput(orderItems, found, 'orderItems')
	} else mistyped(found, 'orderItems', 'an array', orderItems)
	const taxNumber = from.taxNumber
	if (typeof taxNumber === 'string') to.taxNumber = taxNumber
	else mistyped(found, 'taxNumber', 'a string', taxNumber)
	const customAttributes = from.customAttributes
	if (Array.isArray(customAttributes)) {
		to.customAttributes = copyListOfCustomAttribute(customAttributes, found, 'customAttributes')
	} else mistyped(found, 'customAttributes', 'an array', customAttributes)
	const orderNumber = from.orderNumber
	if (typeof orderNumber === 'string') to.orderNumber = orderNumber
	else mistyped(found, 'orderNumber', 'a string', orderNumber)
	const shouldValidateProvinceCode = from.shouldValidateProvinceCode
	if (typeof shouldValidateProvinceCode === 'boolean') to.shouldValidateProvinceCode = shouldValidateProvinceCode
	else mistyped(found, 'shouldValidateProvinceCode', 'true or false', shouldValidateProvinceCode)
	moveUnder(found, before, at)
	return to
}

export function readValidateOrderBody(value: unknown, found: Found): ValidateOrderBody | undefined {
	return isObject(value)
		? copyValidateOrderBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyListOrdersBody(given: object, found: Found, at: Key): ListOrdersBody | undefined {
	const before = found.findings.length
	const from = open<ListOrdersBody>(given)
	refuseUnknown(from, ['filter', 'companyId'], found)
	const filter = requireObject(copyListOrdersBodyFilter, from.filter, found, 'filter')
	const to: Partial<Writable<ListOrdersBody>> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	moveUnder(found, before, at)
	return filter === undefined ? undefined : { filter, ...to }
}

function copyListOrdersBodyFilter(given: object, found: Found, at: Key): NonNullable<ListOrdersBody['filter']> {
	const before = found.findings.length
	const from = open<NonNullable<ListOrdersBody['filter']>>(given)
	refuseUnknown(from, ['userIds', 'dateRange'], found)
	const to: Writable<NonNullable<ListOrdersBody['filter']>> = {}
	const userIds = from.userIds
	if (Array.isArray(userIds)) {
		to.userIds = copyListOfUuidFrom1(userIds, found, 'userIds')
	} else mistyped(found, 'userIds', 'an array', userIds)
	const dateRange = from.dateRange
	if (isObject(dateRange)) {
		const copy = copyListOrdersBodyFilterDateRange(dateRange, found, 'dateRange')
		if (copy !== undefined) to.dateRange = copy
	} else mistyped(found, 'dateRange', 'an object', dateRange)
	moveUnder(found, before, at)
	return to
}

function copyListOfUuidFrom1(list: readonly unknown[], found: Found, key: Key): string[] {
	if (list.length < 1) find(found, 'too-few', key, '1', list.length)
	return copyItems(readUuid, list, found, key)
}

function copyListOrdersBodyFilterDateRange(
	given: object,
	found: Found,
	at: Key,
): NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']> | undefined {
	const before = found.findings.length
	const from = open<NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']>>(given)
	refuseUnknown(from, ['start', 'end'], found)
	const start = readDateTime(from.start, found, 'start', lacking)
	const end = readDateTime(from.end, found, 'end', lacking)
	const to: Partial<Writable<NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']>>> = {}
	moveUnder(found, before, at)
	return start === undefined || end === undefined ? undefined : { start, end, ...to }
}

export function readListOrdersBody(value: unknown, found: Found): ListOrdersBody | undefined {
	return isObject(value)
		? copyListOrdersBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyPersonalizeBody(given: object, found: Found, at: Key): PersonalizeBody {
	const before = found.findings.length
	const from = open<PersonalizeBody>(given)
	const to: Writable<PersonalizeBody> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const sourceFields = from.sourceFields
	if (isObject(sourceFields)) {
		to.sourceFields = copyPersonalizationSource(sourceFields, found, 'sourceFields')
	} else mistyped(found, 'sourceFields', 'an object', sourceFields)
	moveUnder(found, before, at)
	return to
}

export function readPersonalizeBody(value: unknown, found: Found): PersonalizeBody | undefined {
	return isObject(value)
		? copyPersonalizeBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyCreatePeopleBody(given: object, found: Found, at: Key): CreatePeopleBody {
	const before = found.findings.length
	const from = open<CreatePeopleBody>(given)
	const to: Writable<CreatePeopleBody> = {}
	const people = from.people
	if (Array.isArray(people)) {
		to.people = copyListOfCreatePeopleBodyPeople(people, found, 'people')
	} else mistyped(found, 'people', 'an array', people)
	const collectionId = from.collectionId
	if (typeof collectionId === 'string') to.collectionId = collectionId
	else mistyped(found, 'collectionId', 'a string', collectionId)
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const amount = from.amount
	if (isNumber(amount)) to.amount = amount
	else mistyped(found, 'amount', 'a number', amount)
	const shouldSendEmail = from.shouldSendEmail
	if (typeof shouldSendEmail === 'boolean') to.shouldSendEmail = shouldSendEmail
	else mistyped(found, 'shouldSendEmail', 'true or false', shouldSendEmail)
	moveUnder(found, before, at)
	return to
}

type CreatePeopleBodyPeopleItem = NonNullable<CreatePeopleBody['people']>[number]

function copyListOfCreatePeopleBodyPeople(
	list: readonly unknown[],
	found: Found,
	key: Key,
): CreatePeopleBodyPeopleItem[] {
	return copyObjects(copyCreatePeopleBodyPeopleItem, list, found, key)
}

function copyCreatePeopleBodyPeopleItem(given: object, found: Found, at: Key): CreatePeopleBodyPeopleItem {
	const before = found.findings.length
	const from = open<CreatePeopleBodyPeopleItem>(given)
	const to: Writable<CreatePeopleBodyPeopleItem> = {}
	const firstName = from.firstName
	if (typeof firstName === 'string') to.firstName = firstName
	else mistyped(found, 'firstName', 'a string', firstName)
	const lastName = from.lastName
	if (typeof lastName === 'string') to.lastName = lastName
	else mistyped(found, 'lastName', 'a string', lastName)
	const email = from.email
	if (typeof email === 'string') to.email = email
	else mistyped(found, 'email', 'a string', email)
	const birthDate = from.birthDate
	if (typeof birthDate === 'string') to.birthDate = birthDate
	else mistyped(found, 'birthDate', 'a string', birthDate)
	const startDate = from.startDate
	if (typeof startDate === 'string') to.startDate = startDate
	else mistyped(found, 'startDate', 'a string', startDate)
	const externalId = from.externalId
	if (typeof externalId === 'string') to.externalId = externalId
	else mistyped(found, 'externalId', 'a string', externalId)
	const location = from.location
	if (typeof location === 'string') to.location = location
	else mistyped(found, 'location', 'a string', location)
	const department = from.department
	if (typeof department === 'string') to.department = department
	else mistyped(found, 'department', 'a string', department)
	const addBalance = from.addBalance
	if (isNumber(addBalance)) to.addBalance = addBalance
	else mistyped(found, 'addBalance', 'a number', addBalance)
	moveUnder(found, before, at)
	return to
}

export function readCreatePeopleBody(value: unknown, found: Found): CreatePeopleBody | undefined {
	return isObject(value)
		? copyCreatePeopleBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyListPeopleBody(given: object, found: Found, at: Key): ListPeopleBody {
	const before = found.findings.length
	const from = open<ListPeopleBody>(given)
	const to: Writable<ListPeopleBody> = {}
	const collectionId = from.collectionId
	if (typeof collectionId === 'string') to.collectionId = collectionId
	else mistyped(found, 'collectionId', 'a string', collectionId)
	const emails = from.emails
	if (Array.isArray(emails)) {
		to.emails = copyListOfString(emails, found, 'emails')
	} else mistyped(found, 'emails', 'an array', emails)
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	moveUnder(found, before, at)
	return to
}

export function readListPeopleBody(value: unknown, found: Found): ListPeopleBody | undefined {
	return isObject(value)
		? copyListPeopleBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyRewardBody(given: object, found: Found, at: Key): RewardBody {
	const before = found.findings.length
	const from = open<RewardBody>(given)
	const to: Writable<RewardBody> = {}
	const collectionId = from.collectionId
	if (typeof collectionId === 'string') to.collectionId = collectionId
	else mistyped(found, 'collectionId', 'a string', collectionId)
	const emails = from.emails
	if (Array.isArray(emails)) {
		to.emails = copyListOfString(emails, found, 'emails')
	} else mistyped(found, 'emails', 'an array', emails)
	const amount = from.amount
	if (isNumber(amount)) to.amount = amount
	else mistyped(found, 'amount', 'a number', amount)
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const shouldSendEmail = from.shouldSendEmail
	if (typeof shouldSendEmail === 'boolean') to.shouldSendEmail = shouldSendEmail
	else mistyped(found, 'shouldSendEmail', 'true or false', shouldSendEmail)
	moveUnder(found, before, at)
	return to
}

export function readRewardBody(value: unknown, found: Found): RewardBody | undefined {
	return isObject(value) ? copyRewardBody(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyCreateCompanyBody(given: object, found: Found, at: Key): CreateCompanyBody {
	const before = found.findings.length
	const from = open<CreateCompanyBody>(given)
	const to: Writable<CreateCompanyBody> = {}
	const name = from.name
	if (typeof name === 'string') to.name = name
	else mistyped(found, 'name', 'a string', name)
	const logoUrl = from.logoUrl
	if (typeof logoUrl === 'string') to.logoUrl = logoUrl
	else mistyped(found, 'logoUrl', 'a string', logoUrl)
	moveUnder(found, before, at)
	return to
}

export function readCreateCompanyBody(value: unknown, found: Found): CreateCompanyBody | undefined {
	return isObject(value)
		? copyCreateCompanyBody(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyListOfCollection(list: readonly unknown[], found: Found, key: Key): Collection[] {
	return copyObjects(copyCollection, list, found, key)
}

export function readCollectionList(value: unknown, found: Found): CollectionList | undefined {
	return Array.isArray(value)
		? copyListOfCollection(value, found, undefined)
		: find(found, 'type', undefined, 'an array', value)
}

function copyUpdateProductResult(given: object, found: Found, at: Key): NonNullable<UpdateProductResult> {
	const before = found.findings.length
	const from = open<NonNullable<UpdateProductResult>>(given)
	const to: Writable<NonNullable<UpdateProductResult>> = {}
	const success = from.success
	if (typeof success === 'boolean') to.success = success
	else mistyped(found, 'success', 'true or false', success)
	moveUnder(found, before, at)
	return to
}

export function readUpdateProductResult(value: unknown, found: Found): UpdateProductResult | undefined {
	if (value === null) return null

	return isObject(value)
		? copyUpdateProductResult(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyPlaceOrderResult(given: object, found: Found, at: Key): PlaceOrderResult {
	const before = found.findings.length
	const from = open<PlaceOrderResult>(given)
	const to: Writable<PlaceOrderResult> = {}
	const order = from.order
	if (isObject(order)) {
		to.order = copyPlaceOrderResultOrder(order, found, 'order')
	} else mistyped(found, 'order', 'an object', order)
	moveUnder(found, before, at)
	return to
}

function copyPlaceOrderResultOrder(given: object, found: Found, at: Key): NonNullable<PlaceOrderResult['order']> {
	const before = found.findings.length
	const from = open<NonNullable<PlaceOrderResult['order']>>(given)
	const to: Writable<NonNullable<PlaceOrderResult['order']>> = {}
	const id = from.id
	if (typeof id === 'string') to.id = id
	else mistyped(found, 'id', 'a string', id)
	const orderNumber = from.orderNumber
	if (typeof orderNumber === 'string') to.orderNumber = orderNumber
	else mistyped(found, 'orderNumber', 'a string', orderNumber)
	moveUnder(found, before, at)
	return to
}

export function readPlaceOrderResult(value: unknown, found: Found): PlaceOrderResult | undefined {
	return isObject(value)
		? copyPlaceOrderResult(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyValidateOrderResult(given: object, found: Found, at: Key): NonNullable<ValidateOrderResult> {
	const before = found.findings.length
	const from = open<NonNullable<ValidateOrderResult>>(given)
	const to: Writable<NonNullable<ValidateOrderResult>> = {}
	const success = from.success
	if (typeof success === 'boolean') to.success = success
	else mistyped(found, 'success', 'true or false', success)
	moveUnder(found, before, at)
	return to
}

export function readValidateOrderResult(value: unknown, found: Found): ValidateOrderResult | undefined {
	if (value === null) return null

	return isObject(value)
		? copyValidateOrderResult(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}

function copyOrderList(given: object, found: Found, at: Key): OrderList | undefined {
	const before = found.findings.length
	const from = open<OrderList>(given)
	const data = requireList(copyListOfOrder, from.data, found, 'data')
	const count = readNumber(from.count, found, 'count')
	const to: Partial<Writable<OrderList>> = {}
	moveUnder(found, before, at)
	return data === undefined || count === undefined ? undefined : { data, count, ...to }
}

function copyListOfOrder(list: readonly unknown[], found: Found, key: Key): Order[] {
	return copyObjects(copyOrder, list, found, key)
}

export function readOrderList(value: unknown, found: Found): OrderList | undefined {
	return isObject(value) ? copyOrderList(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyListOfPersonCreated(list: readonly unknown[], found: Found, key: Key): PersonCreated[] {
	return copyObjects(copyPersonCreated, list, found, key)
}

export function readPersonCreatedList(value: unknown, found: Found): PersonCreatedList | undefined {
	return Array.isArray(value)
		? copyListOfPersonCreated(value, found, undefined)
		: find(found, 'type', undefined, 'an array', value)
}

function copyListOfPerson(list: readonly unknown[], found: Found, key: Key): Person[] {
	return copyObjects(copyPerson, list, found, key)
}

export function readPersonList(value: unknown, found: Found): PersonList | undefined {
	return Array.isArray(value)
		? copyListOfPerson(value, found, undefined)
		: find(found, 'type', undefined, 'an array', value)
}

function copyRewardResult(given: object, found: Found, at: Key): RewardResult {
	const before = found.findings.length
	const from = open<RewardResult>(given)
	const to: Writable<RewardResult> = {}
	const numAffectedPeople = from.numAffectedPeople
	if (isNumber(numAffectedPeople)) to.numAffectedPeople = numAffectedPeople
	else mistyped(found, 'numAffectedPeople', 'a number', numAffectedPeople)
	moveUnder(found, before, at)
	return to
}

export function readRewardResult(value: unknown, found: Found): RewardResult | undefined {
	return isObject(value)
		? copyRewardResult(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}
