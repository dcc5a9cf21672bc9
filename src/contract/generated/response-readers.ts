// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { Fields } from '../../core/read.ts'
import { isForeign, isList } from '../../core/read.ts'
import { copyAny, copyFree, copyNumbers } from '../copy-free.ts'
import { checkDateTime } from '../formats.ts'
import type { Found, Key } from '../found.ts'
import { find, lacking, mistyped, moveUnder } from '../found.ts'
import { copyItems, copyObjects, isNumber, isObject, ownOf, plain, readText, unlisted } from '../read-shape.ts'
import type {
	Collection,
	CollectionCreated,
	CollectionList,
	CollectionStatus,
	CollectionStatusName,
	CompanyCreated,
	CreationStatus,
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
	ProductStatus,
	RewardResult,
	RewardType,
	ShippingRegion,
	TokenPair,
	UpdateProductResult,
	ValidateOrderResult,
	Variant,
	WorkData,
	Zodiac,
} from './types.ts'

const TokenPairCopy = /* @__PURE__ */ plain<TokenPair>()

function copyTokenPair(given: Fields<TokenPair>, found: Found, at?: Key): TokenPair {
	const to = new TokenPairCopy()
	{
		const field = given.accessToken
		if (isForeign(given)) return copyTokenPair(ownOf(given), found, at)
		if (typeof field === 'string') to.accessToken = field
		else mistyped(found, 'accessToken', 'a string', field, at)
	}
	{
		const field = given.refreshToken
		if (typeof field === 'string') to.refreshToken = field
		else mistyped(found, 'refreshToken', 'a string', field, at)
	}
	{
		const field = given.expiresIn
		if (isNumber(field)) to.expiresIn = field
		else mistyped(found, 'expiresIn', 'a number', field, at)
	}
	return to
}

export function readTokenPair(value: unknown, found: Found): TokenPair | undefined {
	return isObject(value) ? copyTokenPair(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const CollectionCopy = /* @__PURE__ */ plain<Collection>()

function copyCollection(given: Fields<Collection>, found: Found, at?: Key): Collection {
	const before = found.issues.length
	const to = new CollectionCopy()
	{
		const field = given.id
		if (isForeign(given)) return copyCollection(ownOf(given), found, at)
		if (typeof field === 'string') to.id = field
		else mistyped(found, 'id', 'a string', field)
	}
	{
		const field = given.status
		if (isCollectionStatusName(field)) to.status = field
		else unlisted(found, 'status', COLLECTION_STATUS_NAME, field)
	}
	{
		const field = given.slug
		if (typeof field === 'string') to.slug = field
		else mistyped(found, 'slug', 'a string', field)
	}
	{
		const field = given.title
		if (typeof field === 'string') to.title = field
		else mistyped(found, 'title', 'a string', field)
	}
	{
		const field = given.description
		if (typeof field === 'string') to.description = field
		else mistyped(found, 'description', 'a string', field)
	}
	{
		const field = given.rewardType
		if (isRewardType(field)) to.rewardType = field
		else unlisted(found, 'rewardType', REWARD_TYPE, field)
	}
	{
		const field = given.deletedAt
		if (typeof field === 'string') to.deletedAt = checkDateTime(field, found, 'deletedAt')
		else mistyped(found, 'deletedAt', 'a string', field)
	}
	{
		const field = given.image
		if (typeof field === 'string') to.image = field
		else mistyped(found, 'image', 'a string', field)
	}
	{
		const field = given.imageMobile
		if (typeof field === 'string') to.imageMobile = field
		else mistyped(found, 'imageMobile', 'a string', field)
	}
	{
		const field = given.personalizationsUsed
		if (isList(field)) to.personalizationsUsed = copyItems(readText, field, found, 'personalizationsUsed')
		else mistyped(found, 'personalizationsUsed', 'an array', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
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

export function readCollection(value: unknown, found: Found): Collection | undefined {
	return isObject(value) ? copyCollection(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const CollectionCreatedCopy = /* @__PURE__ */ plain<CollectionCreated>()

function copyCollectionCreated(given: Fields<CollectionCreated>, found: Found, at?: Key): CollectionCreated {
	const to = new CollectionCreatedCopy()
	{
		const field = given.companyId
		if (isForeign(given)) return copyCollectionCreated(ownOf(given), found, at)
		if (typeof field === 'string') to.companyId = field
		else mistyped(found, 'companyId', 'a string', field, at)
	}
	{
		const field = given.companySlug
		if (typeof field === 'string') to.companySlug = field
		else mistyped(found, 'companySlug', 'a string', field, at)
	}
	{
		const field = given.collectionId
		if (typeof field === 'string') to.collectionId = field
		else mistyped(found, 'collectionId', 'a string', field, at)
	}
	return to
}

export function readCollectionCreated(value: unknown, found: Found): CollectionCreated | undefined {
	return isObject(value)
		? copyCollectionCreated(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const CompanyCreatedCopy = /* @__PURE__ */ plain<CompanyCreated>()

function copyCompanyCreated(given: Fields<CompanyCreated>, found: Found, at?: Key): CompanyCreated {
	const to = new CompanyCreatedCopy()
	{
		const field = given.companyId
		if (isForeign(given)) return copyCompanyCreated(ownOf(given), found, at)
		if (typeof field === 'string') to.companyId = field
		else mistyped(found, 'companyId', 'a string', field, at)
	}
	{
		const field = given.companySlug
		if (typeof field === 'string') to.companySlug = field
		else mistyped(found, 'companySlug', 'a string', field, at)
	}
	return to
}

export function readCompanyCreated(value: unknown, found: Found): CompanyCreated | undefined {
	return isObject(value) ? copyCompanyCreated(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const CollectionStatusCopy = /* @__PURE__ */ plain<CollectionStatus>()

function copyCollectionStatus(given: Fields<CollectionStatus>, found: Found, at?: Key): CollectionStatus {
	const to = new CollectionStatusCopy()
	{
		const field = given.isReady
		if (isForeign(given)) return copyCollectionStatus(ownOf(given), found, at)
		if (typeof field === 'boolean') to.isReady = field
		else mistyped(found, 'isReady', 'true or false', field, at)
	}
	return to
}

export function readCollectionStatus(value: unknown, found: Found): CollectionStatus | undefined {
	return isObject(value)
		? copyCollectionStatus(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const ProductCopy = /* @__PURE__ */ plain<Product>()

function copyProduct(given: Fields<Product>, found: Found, at?: Key): Product {
	const before = found.issues.length
	const to = new ProductCopy()
	{
		const field = given.id
		if (isForeign(given)) return copyProduct(ownOf(given), found, at)
		if (typeof field === 'string') to.id = field
		else mistyped(found, 'id', 'a string', field)
	}
	{
		const field = given.title
		if (typeof field === 'string') to.title = field
		else mistyped(found, 'title', 'a string', field)
	}
	{
		const field = given.model
		if (typeof field === 'string') to.model = field
		else mistyped(found, 'model', 'a string', field)
	}
	{
		const field = given.brand
		if (typeof field === 'string') to.brand = field
		else mistyped(found, 'brand', 'a string', field)
	}
	{
		const field = given.slug
		if (typeof field === 'string') to.slug = field
		else mistyped(found, 'slug', 'a string', field)
	}
	{
		const field = given.status
		if (isProductStatus(field)) to.status = field
		else unlisted(found, 'status', PRODUCT_STATUS, field)
	}
	{
		const field = given.description
		if (typeof field === 'string') to.description = field
		else mistyped(found, 'description', 'a string', field)
	}
	{
		const field = given.descriptionV2
		if (typeof field === 'string') to.descriptionV2 = field
		else mistyped(found, 'descriptionV2', 'a string', field)
	}
	{
		const field = given.isInStock
		if (typeof field === 'boolean') to.isInStock = field
		else mistyped(found, 'isInStock', 'true or false', field)
	}
	{
		const field = given.isDiscontinued
		if (typeof field === 'boolean') to.isDiscontinued = field
		else mistyped(found, 'isDiscontinued', 'true or false', field)
	}
	{
		const field = given.priceRange
		if (isObject(field)) to.priceRange = copyPriceRange(field, found, 'priceRange')
		else mistyped(found, 'priceRange', 'an object', field)
	}
	{
		const field = given.retailPriceRange
		if (isObject(field)) to.retailPriceRange = copyPriceRange(field, found, 'retailPriceRange')
		else mistyped(found, 'retailPriceRange', 'an object', field)
	}
	{
		const field = given.options
		if (isList(field)) to.options = copyObjects(copyProductOption, field, found, 'options')
		else mistyped(found, 'options', 'an array', field)
	}
	{
		const field = given.isPersonalized
		if (typeof field === 'boolean') to.isPersonalized = field
		else mistyped(found, 'isPersonalized', 'true or false', field)
	}
	{
		const field = given.creationStatus
		if (isCreationStatus(field)) to.creationStatus = field
		else unlisted(found, 'creationStatus', CREATION_STATUS, field)
	}
	{
		const field = given.featuredImage
		if (isObject(field)) to.featuredImage = copyImage(field, found, 'featuredImage')
		else mistyped(found, 'featuredImage', 'an object', field)
	}
	{
		const field = given.tags
		if (isList(field)) to.tags = copyObjects(copyProductTagsItem, field, found, 'tags')
		else mistyped(found, 'tags', 'an array', field)
	}
	{
		const field = given.variants
		if (isList(field)) to.variants = copyObjects(copyVariant, field, found, 'variants')
		else mistyped(found, 'variants', 'an array', field)
	}
	{
		const field = given.shippingRegions
		if (isList(field)) to.shippingRegions = copyObjects(copyShippingRegion, field, found, 'shippingRegions')
		else mistyped(found, 'shippingRegions', 'an array', field)
	}
	{
		const field = given.hiddenAt
		if (typeof field === 'string') to.hiddenAt = checkDateTime(field, found, 'hiddenAt')
		else mistyped(found, 'hiddenAt', 'a string', field)
	}
	{
		const field = given.notes
		if (typeof field === 'string') to.notes = field
		else mistyped(found, 'notes', 'a string', field)
	}
	{
		const field = given.sizeChartTable
		if (typeof field === 'string') to.sizeChartTable = field
		else mistyped(found, 'sizeChartTable', 'a string', field)
	}
	{
		const field = given.sizeChartImages
		if (isList(field)) to.sizeChartImages = copyObjects(copyProductSizeChartImagesItem, field, found, 'sizeChartImages')
		else mistyped(found, 'sizeChartImages', 'an array', field)
	}
	{
		const field = given.priceDeltaByCountry
		if (isObject(field)) to.priceDeltaByCountry = copyNumbers(field, found, 'priceDeltaByCountry')
		else mistyped(found, 'priceDeltaByCountry', 'an object', field)
	}
	{
		const field = given.errors
		if (isObject(field)) to.errors = copyProductErrors(field, found, 'errors')
		else mistyped(found, 'errors', 'an object', field)
	}
	{
		const field = given.customFields
		if (isObject(field)) to.customFields = copyFree(field, found, 'customFields')
		else mistyped(found, 'customFields', 'an object', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

const PRODUCT_STATUS: readonly string[] = ['Active', 'Draft']

function isProductStatus(value: unknown): value is ProductStatus {
	return typeof value === 'string' && PRODUCT_STATUS.includes(value)
}

const CREATION_STATUS: readonly string[] = ['Pending', 'Done', 'Error']

function isCreationStatus(value: unknown): value is CreationStatus {
	return typeof value === 'string' && CREATION_STATUS.includes(value)
}

const ProductTagsItemCopy = /* @__PURE__ */ plain<NonNullable<Product['tags']>[number]>()

function copyProductTagsItem(
	given: Fields<NonNullable<Product['tags']>[number]>,
	found: Found,
	at?: Key,
): NonNullable<Product['tags']>[number] {
	const to = new ProductTagsItemCopy()
	{
		const field = given.name
		if (isForeign(given)) return copyProductTagsItem(ownOf(given), found, at)
		if (typeof field === 'string') to.name = field
		else mistyped(found, 'name', 'a string', field, at)
	}
	return to
}

const ProductSizeChartImagesItemCopy = /* @__PURE__ */ plain<NonNullable<Product['sizeChartImages']>[number]>()

function copyProductSizeChartImagesItem(
	given: Fields<NonNullable<Product['sizeChartImages']>[number]>,
	found: Found,
	at?: Key,
): NonNullable<Product['sizeChartImages']>[number] {
	const to = new ProductSizeChartImagesItemCopy()
	{
		const field = given.url
		if (isForeign(given)) return copyProductSizeChartImagesItem(ownOf(given), found, at)
		if (typeof field === 'string') to.url = field
		else mistyped(found, 'url', 'a string', field, at)
	}
	{
		const field = given.width
		if (isNumber(field)) to.width = field
		else mistyped(found, 'width', 'a number', field, at)
	}
	{
		const field = given.height
		if (isNumber(field)) to.height = field
		else mistyped(found, 'height', 'a number', field, at)
	}
	return to
}

const ProductErrorsCopy = /* @__PURE__ */ plain<NonNullable<Product['errors']>>()

function copyProductErrors(
	given: Fields<NonNullable<Product['errors']>>,
	found: Found,
	at?: Key,
): NonNullable<Product['errors']> {
	const to = new ProductErrorsCopy()
	{
		const field = given.hasLowResolutionElements
		if (isForeign(given)) return copyProductErrors(ownOf(given), found, at)
		if (typeof field === 'boolean') to.hasLowResolutionElements = field
		else mistyped(found, 'hasLowResolutionElements', 'true or false', field, at)
	}
	{
		const field = given.hasNonCmykElements
		if (typeof field === 'boolean') to.hasNonCmykElements = field
		else mistyped(found, 'hasNonCmykElements', 'true or false', field, at)
	}
	{
		const field = given.hasBaseProductIssue
		if (typeof field === 'boolean') to.hasBaseProductIssue = field
		else mistyped(found, 'hasBaseProductIssue', 'true or false', field, at)
	}
	{
		const field = given.hasNonBlackAndWhiteElements
		if (typeof field === 'boolean') to.hasNonBlackAndWhiteElements = field
		else mistyped(found, 'hasNonBlackAndWhiteElements', 'true or false', field, at)
	}
	{
		const field = given.isBlank
		if (typeof field === 'boolean') to.isBlank = field
		else mistyped(found, 'isBlank', 'true or false', field, at)
	}
	{
		const field = given.hasOldPrintAreas
		if (typeof field === 'boolean') to.hasOldPrintAreas = field
		else mistyped(found, 'hasOldPrintAreas', 'true or false', field, at)
	}
	return to
}

export function readProduct(value: unknown, found: Found): Product | undefined {
	return isObject(value) ? copyProduct(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const PriceRangeCopy = /* @__PURE__ */ plain<PriceRange>()

function copyPriceRange(given: Fields<PriceRange>, found: Found, at?: Key): PriceRange {
	const to = new PriceRangeCopy()
	{
		const field = given.minVariantPrice
		if (isForeign(given)) return copyPriceRange(ownOf(given), found, at)
		if (isNumber(field)) to.minVariantPrice = field
		else mistyped(found, 'minVariantPrice', 'a number', field, at)
	}
	{
		const field = given.maxVariantPrice
		if (isNumber(field)) to.maxVariantPrice = field
		else mistyped(found, 'maxVariantPrice', 'a number', field, at)
	}
	return to
}

export function readPriceRange(value: unknown, found: Found): PriceRange | undefined {
	return isObject(value) ? copyPriceRange(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const ProductOptionCopy = /* @__PURE__ */ plain<ProductOption>()

function copyProductOption(given: Fields<ProductOption>, found: Found, at?: Key): ProductOption {
	const to = new ProductOptionCopy()
	{
		const field = given.name
		if (isForeign(given)) return copyProductOption(ownOf(given), found, at)
		if (typeof field === 'string') to.name = field
		else mistyped(found, 'name', 'a string', field, at)
	}
	{
		const field = given.values
		if (isList(field)) to.values = copyObjects(copyOptionValue, field, found, 'values', at)
		else mistyped(found, 'values', 'an array', field, at)
	}
	return to
}

export function readProductOption(value: unknown, found: Found): ProductOption | undefined {
	return isObject(value) ? copyProductOption(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const OptionValueCopy = /* @__PURE__ */ plain<OptionValue>()

function copyOptionValue(given: Fields<OptionValue>, found: Found, at?: Key): OptionValue {
	const to = new OptionValueCopy()
	{
		const field = given.title
		if (isForeign(given)) return copyOptionValue(ownOf(given), found, at)
		if (typeof field === 'string') to.title = field
		else mistyped(found, 'title', 'a string', field, at)
	}
	{
		const field = given.colorCode
		if (typeof field === 'string') to.colorCode = field
		else mistyped(found, 'colorCode', 'a string', field, at)
	}
	{
		const field = given.colorCode2
		if (typeof field === 'string') to.colorCode2 = field
		else mistyped(found, 'colorCode2', 'a string', field, at)
	}
	return to
}

export function readOptionValue(value: unknown, found: Found): OptionValue | undefined {
	return isObject(value) ? copyOptionValue(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const ImageCopy = /* @__PURE__ */ plain<Image>()

function copyImage(given: Fields<Image>, found: Found, at?: Key): Image {
	const to = new ImageCopy()
	{
		const field = given.url
		if (isForeign(given)) return copyImage(ownOf(given), found, at)
		if (typeof field === 'string') to.url = field
		else mistyped(found, 'url', 'a string', field, at)
	}
	{
		const field = given.lowResUrl
		if (typeof field === 'string') to.lowResUrl = field
		else mistyped(found, 'lowResUrl', 'a string', field, at)
	}
	{
		const field = given.width
		if (isNumber(field)) to.width = field
		else mistyped(found, 'width', 'a number', field, at)
	}
	{
		const field = given.height
		if (isNumber(field)) to.height = field
		else mistyped(found, 'height', 'a number', field, at)
	}
	return to
}

export function readImage(value: unknown, found: Found): Image | undefined {
	return isObject(value) ? copyImage(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const ShippingRegionCopy = /* @__PURE__ */ plain<ShippingRegion>()

function copyShippingRegion(given: Fields<ShippingRegion>, found: Found, at?: Key): ShippingRegion {
	const to = new ShippingRegionCopy()
	{
		const field = given.countryName
		if (isForeign(given)) return copyShippingRegion(ownOf(given), found, at)
		if (typeof field === 'string') to.countryName = field
		else mistyped(found, 'countryName', 'a string', field, at)
	}
	{
		const field = given.countryCode
		if (typeof field === 'string') to.countryCode = field
		else mistyped(found, 'countryCode', 'a string', field, at)
	}
	{
		const field = given.isBlacklisted
		if (typeof field === 'boolean') to.isBlacklisted = field
		else mistyped(found, 'isBlacklisted', 'true or false', field, at)
	}
	{
		const field = given.denyCheckout
		if (typeof field === 'boolean') to.denyCheckout = field
		else mistyped(found, 'denyCheckout', 'true or false', field, at)
	}
	{
		const field = given.provinces
		if (isList(field)) to.provinces = copyObjects(copyShippingRegionProvincesItem, field, found, 'provinces', at)
		else mistyped(found, 'provinces', 'an array', field, at)
	}
	return to
}

const ShippingRegionProvincesItemCopy = /* @__PURE__ */ plain<NonNullable<ShippingRegion['provinces']>[number]>()

function copyShippingRegionProvincesItem(
	given: Fields<NonNullable<ShippingRegion['provinces']>[number]>,
	found: Found,
	at?: Key,
): NonNullable<ShippingRegion['provinces']>[number] {
	const to = new ShippingRegionProvincesItemCopy()
	{
		const field = given.provinceName
		if (isForeign(given)) return copyShippingRegionProvincesItem(ownOf(given), found, at)
		if (typeof field === 'string') to.provinceName = field
		else mistyped(found, 'provinceName', 'a string', field, at)
	}
	{
		const field = given.provinceCode
		if (typeof field === 'string') to.provinceCode = field
		else mistyped(found, 'provinceCode', 'a string', field, at)
	}
	return to
}

export function readShippingRegion(value: unknown, found: Found): ShippingRegion | undefined {
	return isObject(value) ? copyShippingRegion(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const VariantCopy = /* @__PURE__ */ plain<Variant>()

function copyVariant(given: Fields<Variant>, found: Found, at?: Key): Variant {
	const to = new VariantCopy()
	{
		const field = given.id
		if (isForeign(given)) return copyVariant(ownOf(given), found, at)
		if (typeof field === 'string') to.id = field
		else mistyped(found, 'id', 'a string', field, at)
	}
	{
		const field = given.title
		if (typeof field === 'string') to.title = field
		else mistyped(found, 'title', 'a string', field, at)
	}
	{
		const field = given.price
		if (isNumber(field)) to.price = field
		else mistyped(found, 'price', 'a number', field, at)
	}
	{
		const field = given.retailPrice
		if (isNumber(field)) to.retailPrice = field
		else mistyped(found, 'retailPrice', 'a number', field, at)
	}
	{
		const field = given.isAvailableForSale
		if (typeof field === 'boolean') to.isAvailableForSale = field
		else mistyped(found, 'isAvailableForSale', 'true or false', field, at)
	}
	{
		const field = given.options
		if (isList(field)) to.options = copyObjects(copyVariantOptionsItem, field, found, 'options', at)
		else mistyped(found, 'options', 'an array', field, at)
	}
	{
		const field = given.images
		if (isList(field)) to.images = copyObjects(copyImage, field, found, 'images', at)
		else mistyped(found, 'images', 'an array', field, at)
	}
	return to
}

const VariantOptionsItemCopy = /* @__PURE__ */ plain<NonNullable<Variant['options']>[number]>()

function copyVariantOptionsItem(
	given: Fields<NonNullable<Variant['options']>[number]>,
	found: Found,
	at?: Key,
): NonNullable<Variant['options']>[number] {
	const before = found.issues.length
	const to = new VariantOptionsItemCopy()
	{
		const field = given.name
		if (isForeign(given)) return copyVariantOptionsItem(ownOf(given), found, at)
		if (typeof field === 'string') to.name = field
		else mistyped(found, 'name', 'a string', field)
	}
	{
		const field = given.value
		if (isObject(field)) to.value = copyOptionValue(field, found, 'value')
		else mistyped(found, 'value', 'an object', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

export function readVariant(value: unknown, found: Found): Variant | undefined {
	return isObject(value) ? copyVariant(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const NameDataCopy = /* @__PURE__ */ plain<NameData>()

function copyNameData(given: Fields<NameData>, found: Found, at?: Key): NameData {
	const to = new NameDataCopy()
	{
		const field = given.first
		if (isForeign(given)) return copyNameData(ownOf(given), found, at)
		if (typeof field === 'string') to.first = field
		else if (field === null) to.first = null
		else mistyped(found, 'first', 'a string', field, at)
	}
	{
		const field = given.last
		if (typeof field === 'string') to.last = field
		else if (field === null) to.last = null
		else mistyped(found, 'last', 'a string', field, at)
	}
	{
		const field = given.firstNameInitials
		if (typeof field === 'string') to.firstNameInitials = field
		else mistyped(found, 'firstNameInitials', 'a string', field, at)
	}
	{
		const field = given.lastNameInitials
		if (typeof field === 'string') to.lastNameInitials = field
		else mistyped(found, 'lastNameInitials', 'a string', field, at)
	}
	{
		const field = given.initials
		if (typeof field === 'string') to.initials = field
		else mistyped(found, 'initials', 'a string', field, at)
	}
	{
		const field = given.firstPossessive
		if (typeof field === 'string') to.firstPossessive = field
		else if (field === null) to.firstPossessive = null
		else mistyped(found, 'firstPossessive', 'a string', field, at)
	}
	return to
}

export function readNameData(value: unknown, found: Found): NameData | undefined {
	return isObject(value) ? copyNameData(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const DateDataCopy = /* @__PURE__ */ plain<DateData>()

function copyDateData(given: Fields<DateData>, found: Found, at?: Key): DateData {
	const to = new DateDataCopy()
	{
		const field = given.month
		if (isForeign(given)) return copyDateData(ownOf(given), found, at)
		if (isNumber(field)) to.month = field
		else mistyped(found, 'month', 'a number', field, at)
	}
	{
		const field = given.monthPadded
		if (typeof field === 'string') to.monthPadded = field
		else mistyped(found, 'monthPadded', 'a string', field, at)
	}
	{
		const field = given.year
		if (isNumber(field)) to.year = field
		else mistyped(found, 'year', 'a number', field, at)
	}
	{
		const field = given.decade
		if (typeof field === 'string') to.decade = field
		else mistyped(found, 'decade', 'a string', field, at)
	}
	{
		const field = given.years
		if (isNumber(field)) to.years = field
		else mistyped(found, 'years', 'a number', field, at)
	}
	{
		const field = given.yearsPadded
		if (typeof field === 'string') to.yearsPadded = field
		else mistyped(found, 'yearsPadded', 'a string', field, at)
	}
	{
		const field = given.hundreds
		if (typeof field === 'string') to.hundreds = field
		else mistyped(found, 'hundreds', 'a string', field, at)
	}
	{
		const field = given.zodiac
		if (isZodiac(field)) to.zodiac = field
		else unlisted(found, 'zodiac', ZODIAC, field, at)
	}
	{
		const field = given.ordinal
		if (typeof field === 'string') to.ordinal = field
		else mistyped(found, 'ordinal', 'a string', field, at)
	}
	{
		const field = given.elapsed
		if (typeof field === 'string') to.elapsed = field
		else mistyped(found, 'elapsed', 'a string', field, at)
	}
	{
		const field = given.elapsedYears
		if (typeof field === 'string') to.elapsedYears = field
		else mistyped(found, 'elapsedYears', 'a string', field, at)
	}
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
	return isObject(value) ? copyDateData(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const WorkDataCopy = /* @__PURE__ */ plain<WorkData>()

function copyWorkData(given: Fields<WorkData>, found: Found, at?: Key): WorkData {
	const to = new WorkDataCopy()
	{
		const field = given.department
		if (isForeign(given)) return copyWorkData(ownOf(given), found, at)
		if (typeof field === 'string') to.department = field
		else if (field === null) to.department = null
		else mistyped(found, 'department', 'a string', field, at)
	}
	{
		const field = given.location
		if (typeof field === 'string') to.location = field
		else if (field === null) to.location = null
		else mistyped(found, 'location', 'a string', field, at)
	}
	return to
}

export function readWorkData(value: unknown, found: Found): WorkData | undefined {
	return isObject(value) ? copyWorkData(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const PersonalizationDataCopy = /* @__PURE__ */ plain<PersonalizationData>()

function copyPersonalizationData(given: Fields<PersonalizationData>, found: Found, at?: Key): PersonalizationData {
	const before = found.issues.length
	const to = new PersonalizationDataCopy()
	{
		const field = given.name
		if (isForeign(given)) return copyPersonalizationData(ownOf(given), found, at)
		if (isObject(field)) to.name = copyNameData(field, found, 'name')
		else lacking(found, 'name', 'an object', field)
	}
	{
		const field = given.anniversary
		if (isObject(field)) to.anniversary = copyDateData(field, found, 'anniversary')
		else if (field === null) to.anniversary = null
		else lacking(found, 'anniversary', 'an object', field)
	}
	{
		const field = given.birth
		if (isObject(field)) to.birth = copyDateData(field, found, 'birth')
		else if (field === null) to.birth = null
		else lacking(found, 'birth', 'an object', field)
	}
	{
		const field = given.work
		if (isObject(field)) to.work = copyWorkData(field, found, 'work')
		else lacking(found, 'work', 'an object', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

export function readPersonalizationData(value: unknown, found: Found): PersonalizationData | undefined {
	return isObject(value)
		? copyPersonalizationData(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const PersonalizationResultCopy = /* @__PURE__ */ plain<PersonalizationResult>()

function copyPersonalizationResult(
	given: Fields<PersonalizationResult>,
	found: Found,
	at?: Key,
): PersonalizationResult {
	const before = found.issues.length
	const to = new PersonalizationResultCopy()
	{
		const field = given.sha
		if (isForeign(given)) return copyPersonalizationResult(ownOf(given), found, at)
		if (typeof field === 'string') to.sha = field
		else mistyped(found, 'sha', 'a string', field)
	}
	{
		const field = given.fields
		if (isObject(field)) to.fields = copyPersonalizationResultFields(field, found, 'fields')
		else mistyped(found, 'fields', 'an object', field)
	}
	{
		const field = given.status
		if (typeof field === 'string') to.status = field
		else mistyped(found, 'status', 'a string', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

const PersonalizationResultFieldsCopy = /* @__PURE__ */ plain<NonNullable<PersonalizationResult['fields']>>()

function copyPersonalizationResultFields(
	given: Fields<NonNullable<PersonalizationResult['fields']>>,
	found: Found,
	at?: Key,
): NonNullable<PersonalizationResult['fields']> {
	const before = found.issues.length
	const to = new PersonalizationResultFieldsCopy()
	{
		const field = given.name
		if (isForeign(given)) return copyPersonalizationResultFields(ownOf(given), found, at)
		if (isObject(field)) to.name = copyNameData(field, found, 'name')
		else mistyped(found, 'name', 'an object', field)
	}
	{
		const field = given.anniversary
		if (isObject(field)) to.anniversary = copyDateData(field, found, 'anniversary')
		else if (field === null) to.anniversary = null
		else mistyped(found, 'anniversary', 'an object', field)
	}
	{
		const field = given.birth
		if (isObject(field)) to.birth = copyDateData(field, found, 'birth')
		else if (field === null) to.birth = null
		else mistyped(found, 'birth', 'an object', field)
	}
	{
		const field = given.work
		if (isObject(field)) to.work = copyWorkData(field, found, 'work')
		else mistyped(found, 'work', 'an object', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

export function readPersonalizationResult(value: unknown, found: Found): PersonalizationResult | undefined {
	return isObject(value)
		? copyPersonalizationResult(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const OrderCopy = /* @__PURE__ */ plain<Order>()

function copyOrder(given: Fields<Order>, found: Found, at?: Key): Order {
	const before = found.issues.length
	const to = new OrderCopy()
	{
		const field = given.id
		if (isForeign(given)) return copyOrder(ownOf(given), found, at)
		if (typeof field === 'string') to.id = field
		else lacking(found, 'id', 'a string', field)
	}
	{
		const field = given.createdAt
		if (typeof field === 'string') to.createdAt = checkDateTime(field, found, 'createdAt')
		else if (field === null) to.createdAt = null
		else mistyped(found, 'createdAt', 'a string', field)
	}
	{
		const field = given.orderNumber
		if (typeof field === 'string') to.orderNumber = field
		else if (field === null) to.orderNumber = null
		else mistyped(found, 'orderNumber', 'a string', field)
	}
	{
		const field = given.externalId
		if (typeof field === 'string') to.externalId = field
		else if (field === null) to.externalId = null
		else mistyped(found, 'externalId', 'a string', field)
	}
	{
		const field = given.user
		if (isObject(field)) to.user = copyOrderUser(field, found, 'user')
		else mistyped(found, 'user', 'an object', field)
	}
	{
		const field = given.orderLineItems
		if (isList(field)) to.orderLineItems = copyObjects(copyOrderLineItem, field, found, 'orderLineItems')
		else lacking(found, 'orderLineItems', 'an array', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

const OrderUserCopy = /* @__PURE__ */ plain<NonNullable<Order['user']>>()

function copyOrderUser(given: Fields<NonNullable<Order['user']>>, found: Found, at?: Key): NonNullable<Order['user']> {
	const to = new OrderUserCopy()
	{
		const field = given.externalId
		if (isForeign(given)) return copyOrderUser(ownOf(given), found, at)
		if (typeof field === 'string') to.externalId = field
		else if (field === null) to.externalId = null
		else mistyped(found, 'externalId', 'a string', field, at)
	}
	{
		const field = given.email
		if (typeof field === 'string') to.email = field
		else if (field === null) to.email = null
		else mistyped(found, 'email', 'a string', field, at)
	}
	return to
}

export function readOrder(value: unknown, found: Found): Order | undefined {
	return isObject(value) ? copyOrder(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const OrderLineItemCopy = /* @__PURE__ */ plain<OrderLineItem>()

function copyOrderLineItem(given: Fields<OrderLineItem>, found: Found, at?: Key): OrderLineItem {
	const before = found.issues.length
	const to = new OrderLineItemCopy()
	{
		const field = given.id
		if (isForeign(given)) return copyOrderLineItem(ownOf(given), found, at)
		if (typeof field === 'string') to.id = field
		else lacking(found, 'id', 'a string', field)
	}
	{
		const field = given.title
		if (typeof field === 'string') to.title = field
		else lacking(found, 'title', 'a string', field)
	}
	{
		const field = given.productTitle
		if (typeof field === 'string') to.productTitle = field
		else lacking(found, 'productTitle', 'a string', field)
	}
	{
		const field = given.variantTitle
		if (typeof field === 'string') to.variantTitle = field
		else lacking(found, 'variantTitle', 'a string', field)
	}
	{
		const field = given.productId
		if (typeof field === 'string') to.productId = field
		else lacking(found, 'productId', 'a string', field)
	}
	{
		const field = given.variantId
		if (typeof field === 'string') to.variantId = field
		else lacking(found, 'variantId', 'a string', field)
	}
	{
		const field = given.quantity
		if (isNumber(field)) to.quantity = field
		else lacking(found, 'quantity', 'a number', field)
	}
	{
		const field = given.price
		if (isNumber(field)) to.price = field
		else lacking(found, 'price', 'a number', field)
	}
	{
		const field = given.retailPrice
		if (isNumber(field)) to.retailPrice = field
		else if (field === null) to.retailPrice = null
		else lacking(found, 'retailPrice', 'a number', field)
	}
	{
		const field = given.image
		if (isObject(field)) to.image = copyOrderLineItemImage(field, found, 'image')
		else lacking(found, 'image', 'an object', field)
	}
	{
		const field = given.personalizations
		if (isObject(field)) to.personalizations = copyPersonalizationData(field, found, 'personalizations')
		else if (field === null) to.personalizations = null
		else mistyped(found, 'personalizations', 'an object', field)
	}
	{
		const field = given.sha
		if (typeof field === 'string') to.sha = field
		else if (field === null) to.sha = null
		else mistyped(found, 'sha', 'a string', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

const OrderLineItemImageCopy = /* @__PURE__ */ plain<NonNullable<OrderLineItem['image']>>()

function copyOrderLineItemImage(
	given: Fields<NonNullable<OrderLineItem['image']>>,
	found: Found,
	at?: Key,
): NonNullable<OrderLineItem['image']> {
	const to = new OrderLineItemImageCopy()
	{
		const field = given.url
		if (isForeign(given)) return copyOrderLineItemImage(ownOf(given), found, at)
		if (typeof field === 'string') to.url = field
		else if (field === null) to.url = null
		else lacking(found, 'url', 'a string', field, at)
	}
	{
		const field = given.aspectRatio
		if (isNumber(field)) to.aspectRatio = field
		else mistyped(found, 'aspectRatio', 'a number', field, at)
	}
	return to
}

export function readOrderLineItem(value: unknown, found: Found): OrderLineItem | undefined {
	return isObject(value) ? copyOrderLineItem(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const PersonCreatedCopy = /* @__PURE__ */ plain<PersonCreated>()

function copyPersonCreated(given: Fields<PersonCreated>, found: Found, at?: Key): PersonCreated {
	const to = new PersonCreatedCopy()
	{
		const field = given.id
		if (isForeign(given)) return copyPersonCreated(ownOf(given), found, at)
		if (typeof field === 'string') to.id = field
		else mistyped(found, 'id', 'a string', field, at)
	}
	{
		const field = given.firstName
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

export function readPersonCreated(value: unknown, found: Found): PersonCreated | undefined {
	return isObject(value) ? copyPersonCreated(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const PersonCopy = /* @__PURE__ */ plain<Person>()

function copyPerson(given: Fields<Person>, found: Found, at?: Key): Person {
	const to = new PersonCopy()
	{
		const field = given.id
		if (isForeign(given)) return copyPerson(ownOf(given), found, at)
		if (typeof field === 'string') to.id = field
		else mistyped(found, 'id', 'a string', field, at)
	}
	{
		const field = given.firstName
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
		const field = given.balance
		if (isNumber(field)) to.balance = field
		else mistyped(found, 'balance', 'a number', field, at)
	}
	{
		const field = given.birthDate
		if (typeof field === 'string') to.birthDate = checkDateTime(field, found, 'birthDate', at)
		else mistyped(found, 'birthDate', 'a string', field, at)
	}
	{
		const field = given.startDate
		if (typeof field === 'string') to.startDate = checkDateTime(field, found, 'startDate', at)
		else mistyped(found, 'startDate', 'a string', field, at)
	}
	{
		const field = given.externalId
		if (typeof field === 'string') to.externalId = field
		else mistyped(found, 'externalId', 'a string', field, at)
	}
	return to
}

export function readPerson(value: unknown, found: Found): Person | undefined {
	return isObject(value) ? copyPerson(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const ErrorBodyCopy = /* @__PURE__ */ plain<ErrorBody>()

function copyErrorBody(given: Fields<ErrorBody>, found: Found, at?: Key): ErrorBody {
	const before = found.issues.length
	const to = new ErrorBodyCopy()
	{
		const field = given.message
		if (isForeign(given)) return copyErrorBody(ownOf(given), found, at)
		if (typeof field === 'string') to.message = field
		else lacking(found, 'message', 'a string', field)
	}
	{
		const field = given.errorCode
		if (typeof field === 'string') to.errorCode = field
		else lacking(found, 'errorCode', 'a string', field)
	}
	{
		const field = given.statusCode
		if (isNumber(field)) to.statusCode = field
		else lacking(found, 'statusCode', 'a number', field)
	}
	{
		const field = given.error
		if (field !== undefined) to.error = copyAny(field, found, 'error')
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

export function readErrorBody(value: unknown, found: Found): ErrorBody | undefined {
	return isObject(value) ? copyErrorBody(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

export function readCollectionList(value: unknown, found: Found): CollectionList | undefined {
	return isList(value)
		? copyObjects(copyCollection, value, found, undefined)
		: find(found, 'request.type', undefined, 'an array', value)
}

const UpdateProductResultCopy = /* @__PURE__ */ plain<NonNullable<UpdateProductResult>>()

function copyUpdateProductResult(
	given: Fields<NonNullable<UpdateProductResult>>,
	found: Found,
	at?: Key,
): NonNullable<UpdateProductResult> {
	const to = new UpdateProductResultCopy()
	{
		const field = given.success
		if (isForeign(given)) return copyUpdateProductResult(ownOf(given), found, at)
		if (typeof field === 'boolean') to.success = field
		else mistyped(found, 'success', 'true or false', field, at)
	}
	return to
}

export function readUpdateProductResult(value: unknown, found: Found): UpdateProductResult | undefined {
	if (value === null) return null

	return isObject(value)
		? copyUpdateProductResult(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const PlaceOrderResultCopy = /* @__PURE__ */ plain<PlaceOrderResult>()

function copyPlaceOrderResult(given: Fields<PlaceOrderResult>, found: Found, at?: Key): PlaceOrderResult {
	const before = found.issues.length
	const to = new PlaceOrderResultCopy()
	{
		const field = given.order
		if (isForeign(given)) return copyPlaceOrderResult(ownOf(given), found, at)
		if (isObject(field)) to.order = copyPlaceOrderResultOrder(field, found, 'order')
		else mistyped(found, 'order', 'an object', field)
	}
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

const PlaceOrderResultOrderCopy = /* @__PURE__ */ plain<NonNullable<PlaceOrderResult['order']>>()

function copyPlaceOrderResultOrder(
	given: Fields<NonNullable<PlaceOrderResult['order']>>,
	found: Found,
	at?: Key,
): NonNullable<PlaceOrderResult['order']> {
	const to = new PlaceOrderResultOrderCopy()
	{
		const field = given.id
		if (isForeign(given)) return copyPlaceOrderResultOrder(ownOf(given), found, at)
		if (typeof field === 'string') to.id = field
		else mistyped(found, 'id', 'a string', field, at)
	}
	{
		const field = given.orderNumber
		if (typeof field === 'string') to.orderNumber = field
		else mistyped(found, 'orderNumber', 'a string', field, at)
	}
	return to
}

export function readPlaceOrderResult(value: unknown, found: Found): PlaceOrderResult | undefined {
	return isObject(value)
		? copyPlaceOrderResult(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const ValidateOrderResultCopy = /* @__PURE__ */ plain<NonNullable<ValidateOrderResult>>()

function copyValidateOrderResult(
	given: Fields<NonNullable<ValidateOrderResult>>,
	found: Found,
	at?: Key,
): NonNullable<ValidateOrderResult> {
	const to = new ValidateOrderResultCopy()
	{
		const field = given.success
		if (isForeign(given)) return copyValidateOrderResult(ownOf(given), found, at)
		if (typeof field === 'boolean') to.success = field
		else mistyped(found, 'success', 'true or false', field, at)
	}
	return to
}

export function readValidateOrderResult(value: unknown, found: Found): ValidateOrderResult | undefined {
	if (value === null) return null

	return isObject(value)
		? copyValidateOrderResult(value, found)
		: find(found, 'request.type', undefined, 'an object', value)
}

const OrderListCopy = /* @__PURE__ */ plain<OrderList>()

function copyOrderList(given: Fields<OrderList>, found: Found, at?: Key): OrderList {
	const to = new OrderListCopy()
	{
		const field = given.data
		if (isForeign(given)) return copyOrderList(ownOf(given), found, at)
		if (isList(field)) to.data = copyObjects(copyOrder, field, found, 'data', at)
		else lacking(found, 'data', 'an array', field, at)
	}
	{
		const field = given.count
		if (isNumber(field)) to.count = field
		else lacking(found, 'count', 'a number', field, at)
	}
	return to
}

export function readOrderList(value: unknown, found: Found): OrderList | undefined {
	return isObject(value) ? copyOrderList(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

export function readPersonCreatedList(value: unknown, found: Found): PersonCreatedList | undefined {
	return isList(value)
		? copyObjects(copyPersonCreated, value, found, undefined)
		: find(found, 'request.type', undefined, 'an array', value)
}

export function readPersonList(value: unknown, found: Found): PersonList | undefined {
	return isList(value)
		? copyObjects(copyPerson, value, found, undefined)
		: find(found, 'request.type', undefined, 'an array', value)
}

const RewardResultCopy = /* @__PURE__ */ plain<RewardResult>()

function copyRewardResult(given: Fields<RewardResult>, found: Found, at?: Key): RewardResult {
	const to = new RewardResultCopy()
	{
		const field = given.numAffectedPeople
		if (isForeign(given)) return copyRewardResult(ownOf(given), found, at)
		if (isNumber(field)) to.numAffectedPeople = field
		else mistyped(found, 'numAffectedPeople', 'a number', field, at)
	}
	return to
}

export function readRewardResult(value: unknown, found: Found): RewardResult | undefined {
	return isObject(value) ? copyRewardResult(value, found) : find(found, 'request.type', undefined, 'an object', value)
}
