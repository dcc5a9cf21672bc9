// Written by scripts/build-contract.ts from scripts/contract/; change those.

import { copyFree, copyNumbers, copyTree } from '../copy-tree.ts'
import { readDateTime, readUuid } from '../formats.ts'
import type { Found } from '../found.ts'
import { find, lacking, mistyped } from '../found.ts'
import type { Writable } from '../read-shape.ts'
import {
	copyItems,
	copyObjects,
	inside,
	isNumber,
	isObject,
	open,
	readList,
	readNumber,
	readObject,
	readText,
	refuseUnknown,
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

function copyTokenPair(given: object, found: Found): TokenPair {
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
	return to
}

export function readTokenPair(value: unknown, found: Found): TokenPair | undefined {
	return isObject(value) ? copyTokenPair(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCollection(given: object, found: Found): Collection {
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
	const deletedAt = readDateTime(from.deletedAt, found, 'deletedAt')
	if (deletedAt !== undefined) to.deletedAt = deletedAt
	const image = from.image
	if (typeof image === 'string') to.image = image
	else mistyped(found, 'image', 'a string', image)
	const imageMobile = from.imageMobile
	if (typeof imageMobile === 'string') to.imageMobile = imageMobile
	else mistyped(found, 'imageMobile', 'a string', imageMobile)
	const personalizationsUsed = readList(copyListOfString, from.personalizationsUsed, found, 'personalizationsUsed')
	if (personalizationsUsed !== undefined) to.personalizationsUsed = personalizationsUsed
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

function copyListOfString(list: readonly unknown[], found: Found): string[] {
	return copyItems(readText, list, found)
}

export function readCollection(value: unknown, found: Found): Collection | undefined {
	return isObject(value) ? copyCollection(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCollectionCreated(given: object, found: Found): CollectionCreated {
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
	return to
}

export function readCollectionCreated(value: unknown, found: Found): CollectionCreated | undefined {
	return isObject(value) ? copyCollectionCreated(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCompanyCreated(given: object, found: Found): CompanyCreated {
	const from = open<CompanyCreated>(given)
	const to: Writable<CompanyCreated> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const companySlug = from.companySlug
	if (typeof companySlug === 'string') to.companySlug = companySlug
	else mistyped(found, 'companySlug', 'a string', companySlug)
	return to
}

export function readCompanyCreated(value: unknown, found: Found): CompanyCreated | undefined {
	return isObject(value) ? copyCompanyCreated(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCollectionStatus(given: object, found: Found): CollectionStatus {
	const from = open<CollectionStatus>(given)
	const to: Writable<CollectionStatus> = {}
	const isReady = from.isReady
	if (typeof isReady === 'boolean') to.isReady = isReady
	else mistyped(found, 'isReady', 'true or false', isReady)
	return to
}

export function readCollectionStatus(value: unknown, found: Found): CollectionStatus | undefined {
	return isObject(value) ? copyCollectionStatus(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyProduct(given: object, found: Found): Product {
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
			case 'priceRange': {
				const priceRangeCopy = readObject(copyPriceRange, field, found, 'priceRange')
				if (priceRangeCopy !== undefined) to.priceRange = priceRangeCopy
				break
			}
			case 'retailPriceRange': {
				const retailPriceRangeCopy = readObject(copyPriceRange, field, found, 'retailPriceRange')
				if (retailPriceRangeCopy !== undefined) to.retailPriceRange = retailPriceRangeCopy
				break
			}
			case 'options': {
				const optionsCopy = readList(copyListOfProductOption, field, found, 'options')
				if (optionsCopy !== undefined) to.options = optionsCopy
				break
			}
			case 'isPersonalized':
				if (typeof field === 'boolean') to.isPersonalized = field
				else mistyped(found, 'isPersonalized', 'true or false', field)
				break
			case 'creationStatus':
				if (isCreationStatus(field)) to.creationStatus = field
				else unlisted(found, 'creationStatus', CREATION_STATUS, field)
				break
			case 'featuredImage': {
				const featuredImageCopy = readObject(copyImage, field, found, 'featuredImage')
				if (featuredImageCopy !== undefined) to.featuredImage = featuredImageCopy
				break
			}
			case 'tags': {
				const tagsCopy = readList(copyListOfProductTags, field, found, 'tags')
				if (tagsCopy !== undefined) to.tags = tagsCopy
				break
			}
			case 'variants': {
				const variantsCopy = readList(copyListOfVariant, field, found, 'variants')
				if (variantsCopy !== undefined) to.variants = variantsCopy
				break
			}
			case 'shippingRegions': {
				const shippingRegionsCopy = readList(copyListOfShippingRegion, field, found, 'shippingRegions')
				if (shippingRegionsCopy !== undefined) to.shippingRegions = shippingRegionsCopy
				break
			}
			case 'hiddenAt': {
				const hiddenAtCopy = readDateTime(field, found, 'hiddenAt')
				if (hiddenAtCopy !== undefined) to.hiddenAt = hiddenAtCopy
				break
			}
			case 'notes':
				if (typeof field === 'string') to.notes = field
				else mistyped(found, 'notes', 'a string', field)
				break
			case 'sizeChartTable':
				if (typeof field === 'string') to.sizeChartTable = field
				else mistyped(found, 'sizeChartTable', 'a string', field)
				break
			case 'sizeChartImages': {
				const sizeChartImagesCopy = readList(copyListOfProductSizeChartImages, field, found, 'sizeChartImages')
				if (sizeChartImagesCopy !== undefined) to.sizeChartImages = sizeChartImagesCopy
				break
			}
			case 'priceDeltaByCountry': {
				const priceDeltaByCountryCopy = readObject(copyNumbers, field, found, 'priceDeltaByCountry')
				if (priceDeltaByCountryCopy !== undefined) to.priceDeltaByCountry = priceDeltaByCountryCopy
				break
			}
			case 'errors': {
				const errorsCopy = readObject(copyProductErrors, field, found, 'errors')
				if (errorsCopy !== undefined) to.errors = errorsCopy
				break
			}
			case 'customFields': {
				const customFieldsCopy = readObject(copyFree, field, found, 'customFields')
				if (customFieldsCopy !== undefined) to.customFields = customFieldsCopy
				break
			}
		}
	}
	return to
}

const PRODUCT_STATUS: readonly string[] = ['Active', 'Draft']

function isProductStatus(value: unknown): value is ProductStatus {
	return typeof value === 'string' && PRODUCT_STATUS.includes(value)
}

function copyListOfProductOption(list: readonly unknown[], found: Found): ProductOption[] {
	return copyObjects(copyProductOption, list, found)
}

const CREATION_STATUS: readonly string[] = ['Pending', 'Done', 'Error']

function isCreationStatus(value: unknown): value is CreationStatus {
	return typeof value === 'string' && CREATION_STATUS.includes(value)
}

type ProductTagsItem = NonNullable<Product['tags']>[number]

function copyListOfProductTags(list: readonly unknown[], found: Found): ProductTagsItem[] {
	return copyObjects(copyProductTagsItem, list, found)
}

function copyProductTagsItem(given: object, found: Found): ProductTagsItem {
	const from = open<ProductTagsItem>(given)
	const to: Writable<ProductTagsItem> = {}
	const name = from.name
	if (typeof name === 'string') to.name = name
	else mistyped(found, 'name', 'a string', name)
	return to
}

function copyListOfVariant(list: readonly unknown[], found: Found): Variant[] {
	return copyObjects(copyVariant, list, found)
}

function copyListOfShippingRegion(list: readonly unknown[], found: Found): ShippingRegion[] {
	return copyObjects(copyShippingRegion, list, found)
}

type ProductSizeChartImagesItem = NonNullable<Product['sizeChartImages']>[number]

function copyListOfProductSizeChartImages(list: readonly unknown[], found: Found): ProductSizeChartImagesItem[] {
	return copyObjects(copyProductSizeChartImagesItem, list, found)
}

function copyProductSizeChartImagesItem(given: object, found: Found): ProductSizeChartImagesItem {
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
	return to
}

function copyProductErrors(given: object, found: Found): NonNullable<Product['errors']> {
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
	return to
}

export function readProduct(value: unknown, found: Found): Product | undefined {
	return isObject(value) ? copyProduct(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPriceRange(given: object, found: Found): PriceRange {
	const from = open<PriceRange>(given)
	const to: Writable<PriceRange> = {}
	const minVariantPrice = from.minVariantPrice
	if (isNumber(minVariantPrice)) to.minVariantPrice = minVariantPrice
	else mistyped(found, 'minVariantPrice', 'a number', minVariantPrice)
	const maxVariantPrice = from.maxVariantPrice
	if (isNumber(maxVariantPrice)) to.maxVariantPrice = maxVariantPrice
	else mistyped(found, 'maxVariantPrice', 'a number', maxVariantPrice)
	return to
}

export function readPriceRange(value: unknown, found: Found): PriceRange | undefined {
	return isObject(value) ? copyPriceRange(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyProductOption(given: object, found: Found): ProductOption {
	const from = open<ProductOption>(given)
	const to: Writable<ProductOption> = {}
	const name = from.name
	if (typeof name === 'string') to.name = name
	else mistyped(found, 'name', 'a string', name)
	const values = readList(copyListOfOptionValue, from.values, found, 'values')
	if (values !== undefined) to.values = values
	return to
}

function copyListOfOptionValue(list: readonly unknown[], found: Found): OptionValue[] {
	return copyObjects(copyOptionValue, list, found)
}

export function readProductOption(value: unknown, found: Found): ProductOption | undefined {
	return isObject(value) ? copyProductOption(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyOptionValue(given: object, found: Found): OptionValue {
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
	return to
}

export function readOptionValue(value: unknown, found: Found): OptionValue | undefined {
	return isObject(value) ? copyOptionValue(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyImage(given: object, found: Found): Image {
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
	return to
}

export function readImage(value: unknown, found: Found): Image | undefined {
	return isObject(value) ? copyImage(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyShippingRegion(given: object, found: Found): ShippingRegion {
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
	const provinces = readList(copyListOfShippingRegionProvinces, from.provinces, found, 'provinces')
	if (provinces !== undefined) to.provinces = provinces
	return to
}

type ShippingRegionProvincesItem = NonNullable<ShippingRegion['provinces']>[number]

function copyListOfShippingRegionProvinces(list: readonly unknown[], found: Found): ShippingRegionProvincesItem[] {
	return copyObjects(copyShippingRegionProvincesItem, list, found)
}

function copyShippingRegionProvincesItem(given: object, found: Found): ShippingRegionProvincesItem {
	const from = open<ShippingRegionProvincesItem>(given)
	const to: Writable<ShippingRegionProvincesItem> = {}
	const provinceName = from.provinceName
	if (typeof provinceName === 'string') to.provinceName = provinceName
	else mistyped(found, 'provinceName', 'a string', provinceName)
	const provinceCode = from.provinceCode
	if (typeof provinceCode === 'string') to.provinceCode = provinceCode
	else mistyped(found, 'provinceCode', 'a string', provinceCode)
	return to
}

export function readShippingRegion(value: unknown, found: Found): ShippingRegion | undefined {
	return isObject(value) ? copyShippingRegion(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyVariant(given: object, found: Found): Variant {
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
	const options = readList(copyListOfVariantOptions, from.options, found, 'options')
	if (options !== undefined) to.options = options
	const images = readList(copyListOfImage, from.images, found, 'images')
	if (images !== undefined) to.images = images
	return to
}

type VariantOptionsItem = NonNullable<Variant['options']>[number]

function copyListOfVariantOptions(list: readonly unknown[], found: Found): VariantOptionsItem[] {
	return copyObjects(copyVariantOptionsItem, list, found)
}

function copyVariantOptionsItem(given: object, found: Found): VariantOptionsItem {
	const from = open<VariantOptionsItem>(given)
	const to: Writable<VariantOptionsItem> = {}
	const name = from.name
	if (typeof name === 'string') to.name = name
	else mistyped(found, 'name', 'a string', name)
	const value = readObject(copyOptionValue, from.value, found, 'value')
	if (value !== undefined) to.value = value
	return to
}

function copyListOfImage(list: readonly unknown[], found: Found): Image[] {
	return copyObjects(copyImage, list, found)
}

export function readVariant(value: unknown, found: Found): Variant | undefined {
	return isObject(value) ? copyVariant(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyNameData(given: object, found: Found): NameData {
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
	return to
}

export function readNameData(value: unknown, found: Found): NameData | undefined {
	return isObject(value) ? copyNameData(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyDateData(given: object, found: Found): DateData {
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
	return isObject(value) ? copyDateData(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyWorkData(given: object, found: Found): WorkData {
	const from = open<WorkData>(given)
	const to: Writable<WorkData> = {}
	const department = from.department
	if (typeof department === 'string' || department === null) to.department = department
	else mistyped(found, 'department', 'a string', department)
	const location = from.location
	if (typeof location === 'string' || location === null) to.location = location
	else mistyped(found, 'location', 'a string', location)
	return to
}

export function readWorkData(value: unknown, found: Found): WorkData | undefined {
	return isObject(value) ? copyWorkData(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPersonalizationData(given: object, found: Found): PersonalizationData | undefined {
	const from = open<PersonalizationData>(given)
	const name = readObject(copyNameData, from.name, found, 'name', lacking)
	const anniversary =
		from.anniversary === null ? null : readObject(copyDateData, from.anniversary, found, 'anniversary', lacking)
	const birth = from.birth === null ? null : readObject(copyDateData, from.birth, found, 'birth', lacking)
	const work = readObject(copyWorkData, from.work, found, 'work', lacking)
	const to: Partial<Writable<PersonalizationData>> = {}
	return name === undefined || anniversary === undefined || birth === undefined || work === undefined
		? undefined
		: { name, anniversary, birth, work, ...to }
}

export function readPersonalizationData(value: unknown, found: Found): PersonalizationData | undefined {
	return isObject(value) ? copyPersonalizationData(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPersonalizationResult(given: object, found: Found): PersonalizationResult {
	const from = open<PersonalizationResult>(given)
	const to: Writable<PersonalizationResult> = {}
	const sha = from.sha
	if (typeof sha === 'string') to.sha = sha
	else mistyped(found, 'sha', 'a string', sha)
	const fields = readObject(copyPersonalizationResultFields, from.fields, found, 'fields')
	if (fields !== undefined) to.fields = fields
	const status = from.status
	if (typeof status === 'string') to.status = status
	else mistyped(found, 'status', 'a string', status)
	return to
}

function copyPersonalizationResultFields(given: object, found: Found): NonNullable<PersonalizationResult['fields']> {
	const from = open<NonNullable<PersonalizationResult['fields']>>(given)
	const to: Writable<NonNullable<PersonalizationResult['fields']>> = {}
	const name = readObject(copyNameData, from.name, found, 'name')
	if (name !== undefined) to.name = name
	const anniversary =
		from.anniversary === null ? null : readObject(copyDateData, from.anniversary, found, 'anniversary')
	if (anniversary !== undefined) to.anniversary = anniversary
	const birth = from.birth === null ? null : readObject(copyDateData, from.birth, found, 'birth')
	if (birth !== undefined) to.birth = birth
	const work = readObject(copyWorkData, from.work, found, 'work')
	if (work !== undefined) to.work = work
	return to
}

export function readPersonalizationResult(value: unknown, found: Found): PersonalizationResult | undefined {
	return isObject(value) ? copyPersonalizationResult(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyOrder(given: object, found: Found): Order | undefined {
	const from = open<Order>(given)
	const id = readText(from.id, found, 'id')
	const orderLineItems = readList(copyListOfOrderLineItem, from.orderLineItems, found, 'orderLineItems', lacking)
	const to: Partial<Writable<Order>> = {}
	const createdAt = from.createdAt === null ? null : readDateTime(from.createdAt, found, 'createdAt')
	if (createdAt !== undefined) to.createdAt = createdAt
	const orderNumber = from.orderNumber
	if (typeof orderNumber === 'string' || orderNumber === null) to.orderNumber = orderNumber
	else mistyped(found, 'orderNumber', 'a string', orderNumber)
	const externalId = from.externalId
	if (typeof externalId === 'string' || externalId === null) to.externalId = externalId
	else mistyped(found, 'externalId', 'a string', externalId)
	const user = readObject(copyOrderUser, from.user, found, 'user')
	if (user !== undefined) to.user = user
	return id === undefined || orderLineItems === undefined ? undefined : { id, orderLineItems, ...to }
}

function copyListOfOrderLineItem(list: readonly unknown[], found: Found): OrderLineItem[] {
	return copyObjects(copyOrderLineItem, list, found)
}

function copyOrderUser(given: object, found: Found): NonNullable<Order['user']> {
	const from = open<NonNullable<Order['user']>>(given)
	const to: Writable<NonNullable<Order['user']>> = {}
	const externalId = from.externalId
	if (typeof externalId === 'string' || externalId === null) to.externalId = externalId
	else mistyped(found, 'externalId', 'a string', externalId)
	const email = from.email
	if (typeof email === 'string' || email === null) to.email = email
	else mistyped(found, 'email', 'a string', email)
	return to
}

export function readOrder(value: unknown, found: Found): Order | undefined {
	return isObject(value) ? copyOrder(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyOrderLineItem(given: object, found: Found): OrderLineItem | undefined {
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
	const image = readObject(copyOrderLineItemImage, from.image, found, 'image', lacking)
	const to: Partial<Writable<OrderLineItem>> = {}
	const personalizations =
		from.personalizations === null
			? null
			: readObject(copyPersonalizationData, from.personalizations, found, 'personalizations')
	if (personalizations !== undefined) to.personalizations = personalizations
	const sha = from.sha
	if (typeof sha === 'string' || sha === null) to.sha = sha
	else mistyped(found, 'sha', 'a string', sha)
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

function copyOrderLineItemImage(given: object, found: Found): NonNullable<OrderLineItem['image']> | undefined {
	const from = open<NonNullable<OrderLineItem['image']>>(given)
	const url = from.url === null ? null : readText(from.url, found, 'url')
	const to: Partial<Writable<NonNullable<OrderLineItem['image']>>> = {}
	const aspectRatio = from.aspectRatio
	if (isNumber(aspectRatio)) to.aspectRatio = aspectRatio
	else mistyped(found, 'aspectRatio', 'a number', aspectRatio)
	return url === undefined ? undefined : { url, ...to }
}

export function readOrderLineItem(value: unknown, found: Found): OrderLineItem | undefined {
	return isObject(value) ? copyOrderLineItem(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPersonCreated(given: object, found: Found): PersonCreated {
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
	return to
}

export function readPersonCreated(value: unknown, found: Found): PersonCreated | undefined {
	return isObject(value) ? copyPersonCreated(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPerson(given: object, found: Found): Person {
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
	const birthDate = readDateTime(from.birthDate, found, 'birthDate')
	if (birthDate !== undefined) to.birthDate = birthDate
	const startDate = readDateTime(from.startDate, found, 'startDate')
	if (startDate !== undefined) to.startDate = startDate
	const externalId = from.externalId
	if (typeof externalId === 'string') to.externalId = externalId
	else mistyped(found, 'externalId', 'a string', externalId)
	return to
}

export function readPerson(value: unknown, found: Found): Person | undefined {
	return isObject(value) ? copyPerson(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyAddressInput(given: object, found: Found): AddressInput {
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
	const customAttributes = readList(copyListOfCustomAttribute, from.customAttributes, found, 'customAttributes')
	if (customAttributes !== undefined) to.customAttributes = customAttributes
	return to
}

function copyListOfCustomAttribute(list: readonly unknown[], found: Found): CustomAttribute[] {
	return copyObjects(copyCustomAttribute, list, found)
}

export function readAddressInput(value: unknown, found: Found): AddressInput | undefined {
	return isObject(value) ? copyAddressInput(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCustomAttribute(given: object, found: Found): CustomAttribute {
	const from = open<CustomAttribute>(given)
	const to: Writable<CustomAttribute> = {}
	const key = from.key
	if (typeof key === 'string') to.key = key
	else mistyped(found, 'key', 'a string', key)
	const value = from.value
	if (typeof value === 'string') to.value = value
	else mistyped(found, 'value', 'a string', value)
	return to
}

export function readCustomAttribute(value: unknown, found: Found): CustomAttribute | undefined {
	return isObject(value) ? copyCustomAttribute(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyOrderItemInput(given: object, found: Found): OrderItemInput {
	const from = open<OrderItemInput>(given)
	const to: Writable<OrderItemInput> = {}
	const variantId = from.variantId
	if (typeof variantId === 'string') to.variantId = variantId
	else mistyped(found, 'variantId', 'a string', variantId)
	const quantity = from.quantity
	if (isNumber(quantity)) to.quantity = quantity
	else mistyped(found, 'quantity', 'a number', quantity)
	return to
}

export function readOrderItemInput(value: unknown, found: Found): OrderItemInput | undefined {
	return isObject(value) ? copyOrderItemInput(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPersonalizationSource(given: object, found: Found): PersonalizationSource {
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
	const startDate = readDateTime(from.startDate, found, 'startDate')
	if (startDate !== undefined) to.startDate = startDate
	const birthDate = readDateTime(from.birthDate, found, 'birthDate')
	if (birthDate !== undefined) to.birthDate = birthDate
	return to
}

export function readPersonalizationSource(value: unknown, found: Found): PersonalizationSource | undefined {
	return isObject(value) ? copyPersonalizationSource(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyErrorBody(given: object, found: Found): ErrorBody | undefined {
	const from = open<ErrorBody>(given)
	const message = readText(from.message, found, 'message')
	const errorCode = readText(from.errorCode, found, 'errorCode')
	const statusCode = readNumber(from.statusCode, found, 'statusCode')
	const to: Partial<Writable<ErrorBody>> = {}
	const error = inside(copyTree, from.error, found, 'error')
	if (error !== undefined) to.error = error
	return message === undefined || errorCode === undefined || statusCode === undefined
		? undefined
		: { message, errorCode, statusCode, ...to }
}

export function readErrorBody(value: unknown, found: Found): ErrorBody | undefined {
	return isObject(value) ? copyErrorBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCreateTokensBody(given: object, found: Found): CreateTokensBody {
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
	return to
}

export function readCreateTokensBody(value: unknown, found: Found): CreateTokensBody | undefined {
	return isObject(value) ? copyCreateTokensBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCreateCollectionBody(given: object, found: Found): CreateCollectionBody {
	const from = open<CreateCollectionBody>(given)
	const to: Writable<CreateCollectionBody> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	return to
}

export function readCreateCollectionBody(value: unknown, found: Found): CreateCollectionBody | undefined {
	return isObject(value) ? copyCreateCollectionBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyUpdateProductBody(given: object, found: Found): UpdateProductBody {
	const from = open<UpdateProductBody>(given)
	const to: Writable<UpdateProductBody> = {}
	const notes = from.notes
	if (typeof notes === 'string') to.notes = notes
	else mistyped(found, 'notes', 'a string', notes)
	const status = from.status
	if (isProductStatus(status)) to.status = status
	else unlisted(found, 'status', PRODUCT_STATUS, status)
	return to
}

export function readUpdateProductBody(value: unknown, found: Found): UpdateProductBody | undefined {
	return isObject(value) ? copyUpdateProductBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPlaceOrderBody(given: object, found: Found): PlaceOrderBody {
	const from = open<Record<string, unknown>>(given)
	const to: Writable<PlaceOrderBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'user': {
				const userCopy = readObject(copyPlaceOrderBodyUser, field, found, 'user')
				if (userCopy !== undefined) to.user = userCopy
				break
			}
			case 'orderItems': {
				const orderItemsCopy = readList(copyListOfOrderItemInput, field, found, 'orderItems')
				if (orderItemsCopy !== undefined) to.orderItems = orderItemsCopy
				break
			}
			case 'address': {
				const addressCopy = readObject(copyAddressInput, field, found, 'address')
				if (addressCopy !== undefined) to.address = addressCopy
				break
			}
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
			case 'customAttributes': {
				const customAttributesCopy = readList(copyListOfCustomAttribute, field, found, 'customAttributes')
				if (customAttributesCopy !== undefined) to.customAttributes = customAttributesCopy
				break
			}
			case 'note':
				if (typeof field === 'string') to.note = field
				else mistyped(found, 'note', 'a string', field)
				break
			case 'personalizations': {
				const personalizationsCopy = readObject(copyPersonalizationSource, field, found, 'personalizations')
				if (personalizationsCopy !== undefined) to.personalizations = personalizationsCopy
				break
			}
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
	return to
}

function copyPlaceOrderBodyUser(given: object, found: Found): NonNullable<PlaceOrderBody['user']> {
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
	return to
}

function copyListOfOrderItemInput(list: readonly unknown[], found: Found): OrderItemInput[] {
	return copyObjects(copyOrderItemInput, list, found)
}

export function readPlaceOrderBody(value: unknown, found: Found): PlaceOrderBody | undefined {
	return isObject(value) ? copyPlaceOrderBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyValidateOrderBody(given: object, found: Found): ValidateOrderBody {
	const from = open<ValidateOrderBody>(given)
	const to: Writable<ValidateOrderBody> = {}
	const address = readObject(copyAddressInput, from.address, found, 'address')
	if (address !== undefined) to.address = address
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const orderItems = readList(copyListOfOrderItemInput, from.orderItems, found, 'orderItems')
	if (orderItems !== undefined) to.orderItems = orderItems
	const taxNumber = from.taxNumber
	if (typeof taxNumber === 'string') to.taxNumber = taxNumber
	else mistyped(found, 'taxNumber', 'a string', taxNumber)
	const customAttributes = readList(copyListOfCustomAttribute, from.customAttributes, found, 'customAttributes')
	if (customAttributes !== undefined) to.customAttributes = customAttributes
	const orderNumber = from.orderNumber
	if (typeof orderNumber === 'string') to.orderNumber = orderNumber
	else mistyped(found, 'orderNumber', 'a string', orderNumber)
	const shouldValidateProvinceCode = from.shouldValidateProvinceCode
	if (typeof shouldValidateProvinceCode === 'boolean') to.shouldValidateProvinceCode = shouldValidateProvinceCode
	else mistyped(found, 'shouldValidateProvinceCode', 'true or false', shouldValidateProvinceCode)
	return to
}

export function readValidateOrderBody(value: unknown, found: Found): ValidateOrderBody | undefined {
	return isObject(value) ? copyValidateOrderBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyListOrdersBody(given: object, found: Found): ListOrdersBody | undefined {
	const from = open<ListOrdersBody>(given)
	refuseUnknown(from, ['filter', 'companyId'], found)
	const filter = readObject(copyListOrdersBodyFilter, from.filter, found, 'filter', lacking)
	const to: Partial<Writable<ListOrdersBody>> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	return filter === undefined ? undefined : { filter, ...to }
}

function copyListOrdersBodyFilter(given: object, found: Found): NonNullable<ListOrdersBody['filter']> {
	const from = open<NonNullable<ListOrdersBody['filter']>>(given)
	refuseUnknown(from, ['userIds', 'dateRange'], found)
	const to: Writable<NonNullable<ListOrdersBody['filter']>> = {}
	const userIds = readList(copyListOfUuidFrom1, from.userIds, found, 'userIds')
	if (userIds !== undefined) to.userIds = userIds
	const dateRange = readObject(copyListOrdersBodyFilterDateRange, from.dateRange, found, 'dateRange')
	if (dateRange !== undefined) to.dateRange = dateRange
	return to
}

function copyListOfUuidFrom1(list: readonly unknown[], found: Found): string[] {
	if (list.length < 1) find(found, 'too-few', undefined, '1', list.length)
	return copyItems(readUuid, list, found)
}

function copyListOrdersBodyFilterDateRange(
	given: object,
	found: Found,
): NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']> | undefined {
	const from = open<NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']>>(given)
	refuseUnknown(from, ['start', 'end'], found)
	const start = readDateTime(from.start, found, 'start', lacking)
	const end = readDateTime(from.end, found, 'end', lacking)
	const to: Partial<Writable<NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']>>> = {}
	return start === undefined || end === undefined ? undefined : { start, end, ...to }
}

export function readListOrdersBody(value: unknown, found: Found): ListOrdersBody | undefined {
	return isObject(value) ? copyListOrdersBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPersonalizeBody(given: object, found: Found): PersonalizeBody {
	const from = open<PersonalizeBody>(given)
	const to: Writable<PersonalizeBody> = {}
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const sourceFields = readObject(copyPersonalizationSource, from.sourceFields, found, 'sourceFields')
	if (sourceFields !== undefined) to.sourceFields = sourceFields
	return to
}

export function readPersonalizeBody(value: unknown, found: Found): PersonalizeBody | undefined {
	return isObject(value) ? copyPersonalizeBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCreatePeopleBody(given: object, found: Found): CreatePeopleBody {
	const from = open<CreatePeopleBody>(given)
	const to: Writable<CreatePeopleBody> = {}
	const people = readList(copyListOfCreatePeopleBodyPeople, from.people, found, 'people')
	if (people !== undefined) to.people = people
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
	return to
}

type CreatePeopleBodyPeopleItem = NonNullable<CreatePeopleBody['people']>[number]

function copyListOfCreatePeopleBodyPeople(list: readonly unknown[], found: Found): CreatePeopleBodyPeopleItem[] {
	return copyObjects(copyCreatePeopleBodyPeopleItem, list, found)
}

function copyCreatePeopleBodyPeopleItem(given: object, found: Found): CreatePeopleBodyPeopleItem {
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
	return to
}

export function readCreatePeopleBody(value: unknown, found: Found): CreatePeopleBody | undefined {
	return isObject(value) ? copyCreatePeopleBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyListPeopleBody(given: object, found: Found): ListPeopleBody {
	const from = open<ListPeopleBody>(given)
	const to: Writable<ListPeopleBody> = {}
	const collectionId = from.collectionId
	if (typeof collectionId === 'string') to.collectionId = collectionId
	else mistyped(found, 'collectionId', 'a string', collectionId)
	const emails = readList(copyListOfString, from.emails, found, 'emails')
	if (emails !== undefined) to.emails = emails
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	return to
}

export function readListPeopleBody(value: unknown, found: Found): ListPeopleBody | undefined {
	return isObject(value) ? copyListPeopleBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyRewardBody(given: object, found: Found): RewardBody {
	const from = open<RewardBody>(given)
	const to: Writable<RewardBody> = {}
	const collectionId = from.collectionId
	if (typeof collectionId === 'string') to.collectionId = collectionId
	else mistyped(found, 'collectionId', 'a string', collectionId)
	const emails = readList(copyListOfString, from.emails, found, 'emails')
	if (emails !== undefined) to.emails = emails
	const amount = from.amount
	if (isNumber(amount)) to.amount = amount
	else mistyped(found, 'amount', 'a number', amount)
	const companyId = from.companyId
	if (typeof companyId === 'string') to.companyId = companyId
	else mistyped(found, 'companyId', 'a string', companyId)
	const shouldSendEmail = from.shouldSendEmail
	if (typeof shouldSendEmail === 'boolean') to.shouldSendEmail = shouldSendEmail
	else mistyped(found, 'shouldSendEmail', 'true or false', shouldSendEmail)
	return to
}

export function readRewardBody(value: unknown, found: Found): RewardBody | undefined {
	return isObject(value) ? copyRewardBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyCreateCompanyBody(given: object, found: Found): CreateCompanyBody {
	const from = open<CreateCompanyBody>(given)
	const to: Writable<CreateCompanyBody> = {}
	const name = from.name
	if (typeof name === 'string') to.name = name
	else mistyped(found, 'name', 'a string', name)
	const logoUrl = from.logoUrl
	if (typeof logoUrl === 'string') to.logoUrl = logoUrl
	else mistyped(found, 'logoUrl', 'a string', logoUrl)
	return to
}

export function readCreateCompanyBody(value: unknown, found: Found): CreateCompanyBody | undefined {
	return isObject(value) ? copyCreateCompanyBody(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyListOfCollection(list: readonly unknown[], found: Found): Collection[] {
	return copyObjects(copyCollection, list, found)
}

export function readCollectionList(value: unknown, found: Found): CollectionList | undefined {
	return Array.isArray(value) ? copyListOfCollection(value, found) : find(found, 'type', undefined, 'an array', value)
}

function copyUpdateProductResult(given: object, found: Found): NonNullable<UpdateProductResult> {
	const from = open<NonNullable<UpdateProductResult>>(given)
	const to: Writable<NonNullable<UpdateProductResult>> = {}
	const success = from.success
	if (typeof success === 'boolean') to.success = success
	else mistyped(found, 'success', 'true or false', success)
	return to
}

export function readUpdateProductResult(value: unknown, found: Found): UpdateProductResult | undefined {
	if (value === null) return null

	return isObject(value) ? copyUpdateProductResult(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyPlaceOrderResult(given: object, found: Found): PlaceOrderResult {
	const from = open<PlaceOrderResult>(given)
	const to: Writable<PlaceOrderResult> = {}
	const order = readObject(copyPlaceOrderResultOrder, from.order, found, 'order')
	if (order !== undefined) to.order = order
	return to
}

function copyPlaceOrderResultOrder(given: object, found: Found): NonNullable<PlaceOrderResult['order']> {
	const from = open<NonNullable<PlaceOrderResult['order']>>(given)
	const to: Writable<NonNullable<PlaceOrderResult['order']>> = {}
	const id = from.id
	if (typeof id === 'string') to.id = id
	else mistyped(found, 'id', 'a string', id)
	const orderNumber = from.orderNumber
	if (typeof orderNumber === 'string') to.orderNumber = orderNumber
	else mistyped(found, 'orderNumber', 'a string', orderNumber)
	return to
}

export function readPlaceOrderResult(value: unknown, found: Found): PlaceOrderResult | undefined {
	return isObject(value) ? copyPlaceOrderResult(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyValidateOrderResult(given: object, found: Found): NonNullable<ValidateOrderResult> {
	const from = open<NonNullable<ValidateOrderResult>>(given)
	const to: Writable<NonNullable<ValidateOrderResult>> = {}
	const success = from.success
	if (typeof success === 'boolean') to.success = success
	else mistyped(found, 'success', 'true or false', success)
	return to
}

export function readValidateOrderResult(value: unknown, found: Found): ValidateOrderResult | undefined {
	if (value === null) return null

	return isObject(value) ? copyValidateOrderResult(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyOrderList(given: object, found: Found): OrderList | undefined {
	const from = open<OrderList>(given)
	const data = readList(copyListOfOrder, from.data, found, 'data', lacking)
	const count = readNumber(from.count, found, 'count')
	const to: Partial<Writable<OrderList>> = {}
	return data === undefined || count === undefined ? undefined : { data, count, ...to }
}

function copyListOfOrder(list: readonly unknown[], found: Found): Order[] {
	return copyObjects(copyOrder, list, found)
}

export function readOrderList(value: unknown, found: Found): OrderList | undefined {
	return isObject(value) ? copyOrderList(value, found) : find(found, 'type', undefined, 'an object', value)
}

function copyListOfPersonCreated(list: readonly unknown[], found: Found): PersonCreated[] {
	return copyObjects(copyPersonCreated, list, found)
}

export function readPersonCreatedList(value: unknown, found: Found): PersonCreatedList | undefined {
	return Array.isArray(value)
		? copyListOfPersonCreated(value, found)
		: find(found, 'type', undefined, 'an array', value)
}

function copyListOfPerson(list: readonly unknown[], found: Found): Person[] {
	return copyObjects(copyPerson, list, found)
}

export function readPersonList(value: unknown, found: Found): PersonList | undefined {
	return Array.isArray(value) ? copyListOfPerson(value, found) : find(found, 'type', undefined, 'an array', value)
}

function copyRewardResult(given: object, found: Found): RewardResult {
	const from = open<RewardResult>(given)
	const to: Writable<RewardResult> = {}
	const numAffectedPeople = from.numAffectedPeople
	if (isNumber(numAffectedPeople)) to.numAffectedPeople = numAffectedPeople
	else mistyped(found, 'numAffectedPeople', 'a number', numAffectedPeople)
	return to
}

export function readRewardResult(value: unknown, found: Found): RewardResult | undefined {
	return isObject(value) ? copyRewardResult(value, found) : find(found, 'type', undefined, 'an object', value)
}
