// Written by scripts/build-contract.ts from scripts/contract/; change those.

import { copyAny, copyFree, copyNumbers } from '../copy-free.ts'
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<TokenPair> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'accessToken':
				if (typeof field === 'string') to.accessToken = field
				else mistyped(found, property, 'a string', field)
				break
			case 'refreshToken':
				if (typeof field === 'string') to.refreshToken = field
				else mistyped(found, property, 'a string', field)
				break
			case 'expiresIn':
				if (isNumber(field)) to.expiresIn = field
				else mistyped(found, property, 'a number', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readTokenPair(value: unknown, found: Found): TokenPair | undefined {
	return isObject(value) ? copyTokenPair(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyCollection(given: object, found: Found, at: Key): Collection {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<Collection> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'id':
				if (typeof field === 'string') to.id = field
				else mistyped(found, property, 'a string', field)
				break
			case 'status':
				if (isCollectionStatusName(field)) to.status = field
				else unlisted(found, property, COLLECTION_STATUS_NAME, field)
				break
			case 'slug':
				if (typeof field === 'string') to.slug = field
				else mistyped(found, property, 'a string', field)
				break
			case 'title':
				if (typeof field === 'string') to.title = field
				else mistyped(found, property, 'a string', field)
				break
			case 'description':
				if (typeof field === 'string') to.description = field
				else mistyped(found, property, 'a string', field)
				break
			case 'rewardType':
				if (isRewardType(field)) to.rewardType = field
				else unlisted(found, property, REWARD_TYPE, field)
				break
			case 'deletedAt':
				{
					const copy = readDateTime(field, found, property)
					if (copy !== undefined) to.deletedAt = copy
				}
				break
			case 'image':
				if (typeof field === 'string') to.image = field
				else mistyped(found, property, 'a string', field)
				break
			case 'imageMobile':
				if (typeof field === 'string') to.imageMobile = field
				else mistyped(found, property, 'a string', field)
				break
			case 'personalizationsUsed':
				if (Array.isArray(field)) {
					to.personalizationsUsed = copyListOfString(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CollectionCreated> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'companySlug':
				if (typeof field === 'string') to.companySlug = field
				else mistyped(found, property, 'a string', field)
				break
			case 'collectionId':
				if (typeof field === 'string') to.collectionId = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CompanyCreated> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'companySlug':
				if (typeof field === 'string') to.companySlug = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CollectionStatus> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'isReady':
				if (typeof field === 'boolean') to.isReady = field
				else mistyped(found, property, 'true or false', field)
				break
		}
	}
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
				else mistyped(found, property, 'a string', field)
				break
			case 'title':
				if (typeof field === 'string') to.title = field
				else mistyped(found, property, 'a string', field)
				break
			case 'model':
				if (typeof field === 'string') to.model = field
				else mistyped(found, property, 'a string', field)
				break
			case 'brand':
				if (typeof field === 'string') to.brand = field
				else mistyped(found, property, 'a string', field)
				break
			case 'slug':
				if (typeof field === 'string') to.slug = field
				else mistyped(found, property, 'a string', field)
				break
			case 'status':
				if (isProductStatus(field)) to.status = field
				else unlisted(found, property, PRODUCT_STATUS, field)
				break
			case 'description':
				if (typeof field === 'string') to.description = field
				else mistyped(found, property, 'a string', field)
				break
			case 'descriptionV2':
				if (typeof field === 'string') to.descriptionV2 = field
				else mistyped(found, property, 'a string', field)
				break
			case 'isInStock':
				if (typeof field === 'boolean') to.isInStock = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'isDiscontinued':
				if (typeof field === 'boolean') to.isDiscontinued = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'priceRange':
				if (isObject(field)) {
					to.priceRange = copyPriceRange(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'retailPriceRange':
				if (isObject(field)) {
					to.retailPriceRange = copyPriceRange(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'options':
				if (Array.isArray(field)) {
					to.options = copyListOfProductOption(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'isPersonalized':
				if (typeof field === 'boolean') to.isPersonalized = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'creationStatus':
				if (isCreationStatus(field)) to.creationStatus = field
				else unlisted(found, property, CREATION_STATUS, field)
				break
			case 'featuredImage':
				if (isObject(field)) {
					to.featuredImage = copyImage(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'tags':
				if (Array.isArray(field)) {
					to.tags = copyListOfProductTags(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'variants':
				if (Array.isArray(field)) {
					to.variants = copyListOfVariant(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'shippingRegions':
				if (Array.isArray(field)) {
					to.shippingRegions = copyListOfShippingRegion(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'hiddenAt':
				{
					const copy = readDateTime(field, found, property)
					if (copy !== undefined) to.hiddenAt = copy
				}
				break
			case 'notes':
				if (typeof field === 'string') to.notes = field
				else mistyped(found, property, 'a string', field)
				break
			case 'sizeChartTable':
				if (typeof field === 'string') to.sizeChartTable = field
				else mistyped(found, property, 'a string', field)
				break
			case 'sizeChartImages':
				if (Array.isArray(field)) {
					to.sizeChartImages = copyListOfProductSizeChartImages(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'priceDeltaByCountry':
				if (isObject(field)) {
					to.priceDeltaByCountry = copyNumbers(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'errors':
				if (isObject(field)) {
					to.errors = copyProductErrors(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'customFields':
				if (isObject(field)) {
					to.customFields = copyFree(field, found, property)
				} else mistyped(found, property, 'an object', field)
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<ProductTagsItem> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'name':
				if (typeof field === 'string') to.name = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<ProductSizeChartImagesItem> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'url':
				if (typeof field === 'string') to.url = field
				else mistyped(found, property, 'a string', field)
				break
			case 'width':
				if (isNumber(field)) to.width = field
				else mistyped(found, property, 'a number', field)
				break
			case 'height':
				if (isNumber(field)) to.height = field
				else mistyped(found, property, 'a number', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

function copyProductErrors(given: object, found: Found, at: Key): NonNullable<Product['errors']> {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<NonNullable<Product['errors']>> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'hasLowResolutionElements':
				if (typeof field === 'boolean') to.hasLowResolutionElements = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'hasNonCmykElements':
				if (typeof field === 'boolean') to.hasNonCmykElements = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'hasBaseProductIssue':
				if (typeof field === 'boolean') to.hasBaseProductIssue = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'hasNonBlackAndWhiteElements':
				if (typeof field === 'boolean') to.hasNonBlackAndWhiteElements = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'isBlank':
				if (typeof field === 'boolean') to.isBlank = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'hasOldPrintAreas':
				if (typeof field === 'boolean') to.hasOldPrintAreas = field
				else mistyped(found, property, 'true or false', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readProduct(value: unknown, found: Found): Product | undefined {
	return isObject(value) ? copyProduct(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyPriceRange(given: object, found: Found, at: Key): PriceRange {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<PriceRange> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'minVariantPrice':
				if (isNumber(field)) to.minVariantPrice = field
				else mistyped(found, property, 'a number', field)
				break
			case 'maxVariantPrice':
				if (isNumber(field)) to.maxVariantPrice = field
				else mistyped(found, property, 'a number', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readPriceRange(value: unknown, found: Found): PriceRange | undefined {
	return isObject(value) ? copyPriceRange(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyProductOption(given: object, found: Found, at: Key): ProductOption {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<ProductOption> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'name':
				if (typeof field === 'string') to.name = field
				else mistyped(found, property, 'a string', field)
				break
			case 'values':
				if (Array.isArray(field)) {
					to.values = copyListOfOptionValue(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<OptionValue> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'title':
				if (typeof field === 'string') to.title = field
				else mistyped(found, property, 'a string', field)
				break
			case 'colorCode':
				if (typeof field === 'string') to.colorCode = field
				else mistyped(found, property, 'a string', field)
				break
			case 'colorCode2':
				if (typeof field === 'string') to.colorCode2 = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readOptionValue(value: unknown, found: Found): OptionValue | undefined {
	return isObject(value) ? copyOptionValue(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyImage(given: object, found: Found, at: Key): Image {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<Image> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'url':
				if (typeof field === 'string') to.url = field
				else mistyped(found, property, 'a string', field)
				break
			case 'lowResUrl':
				if (typeof field === 'string') to.lowResUrl = field
				else mistyped(found, property, 'a string', field)
				break
			case 'width':
				if (isNumber(field)) to.width = field
				else mistyped(found, property, 'a number', field)
				break
			case 'height':
				if (isNumber(field)) to.height = field
				else mistyped(found, property, 'a number', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readImage(value: unknown, found: Found): Image | undefined {
	return isObject(value) ? copyImage(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyShippingRegion(given: object, found: Found, at: Key): ShippingRegion {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<ShippingRegion> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'countryName':
				if (typeof field === 'string') to.countryName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'countryCode':
				if (typeof field === 'string') to.countryCode = field
				else mistyped(found, property, 'a string', field)
				break
			case 'isBlacklisted':
				if (typeof field === 'boolean') to.isBlacklisted = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'denyCheckout':
				if (typeof field === 'boolean') to.denyCheckout = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'provinces':
				if (Array.isArray(field)) {
					to.provinces = copyListOfShippingRegionProvinces(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<ShippingRegionProvincesItem> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'provinceName':
				if (typeof field === 'string') to.provinceName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'provinceCode':
				if (typeof field === 'string') to.provinceCode = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<Variant> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'id':
				if (typeof field === 'string') to.id = field
				else mistyped(found, property, 'a string', field)
				break
			case 'title':
				if (typeof field === 'string') to.title = field
				else mistyped(found, property, 'a string', field)
				break
			case 'price':
				if (isNumber(field)) to.price = field
				else mistyped(found, property, 'a number', field)
				break
			case 'retailPrice':
				if (isNumber(field)) to.retailPrice = field
				else mistyped(found, property, 'a number', field)
				break
			case 'isAvailableForSale':
				if (typeof field === 'boolean') to.isAvailableForSale = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'options':
				if (Array.isArray(field)) {
					to.options = copyListOfVariantOptions(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'images':
				if (Array.isArray(field)) {
					to.images = copyListOfImage(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

type VariantOptionsItem = NonNullable<Variant['options']>[number]

function copyListOfVariantOptions(list: readonly unknown[], found: Found, key: Key): VariantOptionsItem[] {
	return copyObjects(copyVariantOptionsItem, list, found, key)
}

function copyVariantOptionsItem(given: object, found: Found, at: Key): VariantOptionsItem {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<VariantOptionsItem> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'name':
				if (typeof field === 'string') to.name = field
				else mistyped(found, property, 'a string', field)
				break
			case 'value':
				if (isObject(field)) {
					to.value = copyOptionValue(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<NameData> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'first':
				if (typeof field === 'string' || field === null) to.first = field
				else mistyped(found, property, 'a string', field)
				break
			case 'last':
				if (typeof field === 'string' || field === null) to.last = field
				else mistyped(found, property, 'a string', field)
				break
			case 'firstNameInitials':
				if (typeof field === 'string') to.firstNameInitials = field
				else mistyped(found, property, 'a string', field)
				break
			case 'lastNameInitials':
				if (typeof field === 'string') to.lastNameInitials = field
				else mistyped(found, property, 'a string', field)
				break
			case 'initials':
				if (typeof field === 'string') to.initials = field
				else mistyped(found, property, 'a string', field)
				break
			case 'firstPossessive':
				if (typeof field === 'string' || field === null) to.firstPossessive = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readNameData(value: unknown, found: Found): NameData | undefined {
	return isObject(value) ? copyNameData(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyDateData(given: object, found: Found, at: Key): DateData {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<DateData> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'month':
				if (isNumber(field)) to.month = field
				else mistyped(found, property, 'a number', field)
				break
			case 'monthPadded':
				if (typeof field === 'string') to.monthPadded = field
				else mistyped(found, property, 'a string', field)
				break
			case 'year':
				if (isNumber(field)) to.year = field
				else mistyped(found, property, 'a number', field)
				break
			case 'decade':
				if (typeof field === 'string') to.decade = field
				else mistyped(found, property, 'a string', field)
				break
			case 'years':
				if (isNumber(field)) to.years = field
				else mistyped(found, property, 'a number', field)
				break
			case 'yearsPadded':
				if (typeof field === 'string') to.yearsPadded = field
				else mistyped(found, property, 'a string', field)
				break
			case 'hundreds':
				if (typeof field === 'string') to.hundreds = field
				else mistyped(found, property, 'a string', field)
				break
			case 'zodiac':
				if (isZodiac(field)) to.zodiac = field
				else unlisted(found, property, ZODIAC, field)
				break
			case 'ordinal':
				if (typeof field === 'string') to.ordinal = field
				else mistyped(found, property, 'a string', field)
				break
			case 'elapsed':
				if (typeof field === 'string') to.elapsed = field
				else mistyped(found, property, 'a string', field)
				break
			case 'elapsedYears':
				if (typeof field === 'string') to.elapsedYears = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<WorkData> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'department':
				if (typeof field === 'string' || field === null) to.department = field
				else mistyped(found, property, 'a string', field)
				break
			case 'location':
				if (typeof field === 'string' || field === null) to.location = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<PersonalizationResult> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'sha':
				if (typeof field === 'string') to.sha = field
				else mistyped(found, property, 'a string', field)
				break
			case 'fields':
				if (isObject(field)) {
					to.fields = copyPersonalizationResultFields(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'status':
				if (typeof field === 'string') to.status = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

function copyPersonalizationResultFields(
	given: object,
	found: Found,
	at: Key,
): NonNullable<PersonalizationResult['fields']> {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<NonNullable<PersonalizationResult['fields']>> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'name':
				if (isObject(field)) {
					to.name = copyNameData(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'anniversary':
				if (field === null) to.anniversary = null
				else if (isObject(field)) {
					to.anniversary = copyDateData(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'birth':
				if (field === null) to.birth = null
				else if (isObject(field)) {
					to.birth = copyDateData(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'work':
				if (isObject(field)) {
					to.work = copyWorkData(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<NonNullable<Order['user']>> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'externalId':
				if (typeof field === 'string' || field === null) to.externalId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'email':
				if (typeof field === 'string' || field === null) to.email = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<PersonCreated> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'id':
				if (typeof field === 'string') to.id = field
				else mistyped(found, property, 'a string', field)
				break
			case 'firstName':
				if (typeof field === 'string') to.firstName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'lastName':
				if (typeof field === 'string') to.lastName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'email':
				if (typeof field === 'string') to.email = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<Person> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'id':
				if (typeof field === 'string') to.id = field
				else mistyped(found, property, 'a string', field)
				break
			case 'firstName':
				if (typeof field === 'string') to.firstName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'lastName':
				if (typeof field === 'string') to.lastName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'email':
				if (typeof field === 'string') to.email = field
				else mistyped(found, property, 'a string', field)
				break
			case 'balance':
				if (isNumber(field)) to.balance = field
				else mistyped(found, property, 'a number', field)
				break
			case 'birthDate':
				{
					const copy = readDateTime(field, found, property)
					if (copy !== undefined) to.birthDate = copy
				}
				break
			case 'startDate':
				{
					const copy = readDateTime(field, found, property)
					if (copy !== undefined) to.startDate = copy
				}
				break
			case 'externalId':
				if (typeof field === 'string') to.externalId = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readPerson(value: unknown, found: Found): Person | undefined {
	return isObject(value) ? copyPerson(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyAddressInput(given: object, found: Found, at: Key): AddressInput {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<AddressInput> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'address1':
				if (typeof field === 'string') to.address1 = field
				else mistyped(found, property, 'a string', field)
				break
			case 'address2':
				if (typeof field === 'string') to.address2 = field
				else mistyped(found, property, 'a string', field)
				break
			case 'city':
				if (typeof field === 'string') to.city = field
				else mistyped(found, property, 'a string', field)
				break
			case 'province':
				if (typeof field === 'string') to.province = field
				else mistyped(found, property, 'a string', field)
				break
			case 'provinceCode':
				if (typeof field === 'string') to.provinceCode = field
				else mistyped(found, property, 'a string', field)
				break
			case 'zip':
				if (typeof field === 'string') to.zip = field
				else mistyped(found, property, 'a string', field)
				break
			case 'country':
				if (typeof field === 'string') to.country = field
				else mistyped(found, property, 'a string', field)
				break
			case 'countryCode':
				if (typeof field === 'string') to.countryCode = field
				else mistyped(found, property, 'a string', field)
				break
			case 'phone':
				if (typeof field === 'string') to.phone = field
				else mistyped(found, property, 'a string', field)
				break
			case 'customAttributes':
				if (Array.isArray(field)) {
					to.customAttributes = copyListOfCustomAttribute(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CustomAttribute> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'key':
				if (typeof field === 'string') to.key = field
				else mistyped(found, property, 'a string', field)
				break
			case 'value':
				if (typeof field === 'string') to.value = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<OrderItemInput> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'variantId':
				if (typeof field === 'string') to.variantId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'quantity':
				if (isNumber(field)) to.quantity = field
				else mistyped(found, property, 'a number', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<PersonalizationSource> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'firstName':
				if (typeof field === 'string') to.firstName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'lastName':
				if (typeof field === 'string') to.lastName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'department':
				if (typeof field === 'string') to.department = field
				else mistyped(found, property, 'a string', field)
				break
			case 'location':
				if (typeof field === 'string') to.location = field
				else mistyped(found, property, 'a string', field)
				break
			case 'startDate':
				{
					const copy = readDateTime(field, found, property)
					if (copy !== undefined) to.startDate = copy
				}
				break
			case 'birthDate':
				{
					const copy = readDateTime(field, found, property)
					if (copy !== undefined) to.birthDate = copy
				}
				break
		}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CreateTokensBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'clientId':
				if (typeof field === 'string') to.clientId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'clientSecret':
				if (typeof field === 'string') to.clientSecret = field
				else mistyped(found, property, 'a string', field)
				break
			case 'grantType':
				if (field === 'clientCredentials') to.grantType = field
				else unlisted(found, property, ['clientCredentials'], field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CreateCollectionBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<UpdateProductBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'notes':
				if (typeof field === 'string') to.notes = field
				else mistyped(found, property, 'a string', field)
				break
			case 'status':
				if (isProductStatus(field)) to.status = field
				else unlisted(found, property, PRODUCT_STATUS, field)
				break
		}
	}
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
					to.user = copyPlaceOrderBodyUser(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'orderItems':
				if (Array.isArray(field)) {
					to.orderItems = copyListOfOrderItemInput(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'address':
				if (isObject(field)) {
					to.address = copyAddressInput(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'isVip':
				if (typeof field === 'boolean') to.isVip = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'taxNumber':
				if (typeof field === 'string') to.taxNumber = field
				else mistyped(found, property, 'a string', field)
				break
			case 'customAttributes':
				if (Array.isArray(field)) {
					to.customAttributes = copyListOfCustomAttribute(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'note':
				if (typeof field === 'string') to.note = field
				else mistyped(found, property, 'a string', field)
				break
			case 'personalizations':
				if (isObject(field)) {
					to.personalizations = copyPersonalizationSource(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'externalId':
				if (typeof field === 'string') to.externalId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'shouldSendEmail':
				if (typeof field === 'boolean') to.shouldSendEmail = field
				else mistyped(found, property, 'true or false', field)
				break
			case 'shouldValidateProvinceCode':
				if (typeof field === 'boolean') to.shouldValidateProvinceCode = field
				else mistyped(found, property, 'true or false', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

function copyPlaceOrderBodyUser(given: object, found: Found, at: Key): NonNullable<PlaceOrderBody['user']> {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<NonNullable<PlaceOrderBody['user']>> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'firstName':
				if (typeof field === 'string') to.firstName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'lastName':
				if (typeof field === 'string') to.lastName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'email':
				if (typeof field === 'string') to.email = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<ValidateOrderBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'address':
				if (isObject(field)) {
					to.address = copyAddressInput(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'orderItems':
				if (Array.isArray(field)) {
					to.orderItems = copyListOfOrderItemInput(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'taxNumber':
				if (typeof field === 'string') to.taxNumber = field
				else mistyped(found, property, 'a string', field)
				break
			case 'customAttributes':
				if (Array.isArray(field)) {
					to.customAttributes = copyListOfCustomAttribute(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'orderNumber':
				if (typeof field === 'string') to.orderNumber = field
				else mistyped(found, property, 'a string', field)
				break
			case 'shouldValidateProvinceCode':
				if (typeof field === 'boolean') to.shouldValidateProvinceCode = field
				else mistyped(found, property, 'true or false', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	refuseUnknown(from, ['userIds', 'dateRange'], found)
	const to: Writable<NonNullable<ListOrdersBody['filter']>> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'userIds':
				if (Array.isArray(field)) {
					to.userIds = copyListOfUuidFrom1(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'dateRange':
				if (isObject(field)) {
					const copy = copyListOrdersBodyFilterDateRange(field, found, property)
					if (copy !== undefined) to.dateRange = copy
				} else mistyped(found, property, 'an object', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<PersonalizeBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'sourceFields':
				if (isObject(field)) {
					to.sourceFields = copyPersonalizationSource(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CreatePeopleBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'people':
				if (Array.isArray(field)) {
					to.people = copyListOfCreatePeopleBodyPeople(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'collectionId':
				if (typeof field === 'string') to.collectionId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'amount':
				if (isNumber(field)) to.amount = field
				else mistyped(found, property, 'a number', field)
				break
			case 'shouldSendEmail':
				if (typeof field === 'boolean') to.shouldSendEmail = field
				else mistyped(found, property, 'true or false', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CreatePeopleBodyPeopleItem> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'firstName':
				if (typeof field === 'string') to.firstName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'lastName':
				if (typeof field === 'string') to.lastName = field
				else mistyped(found, property, 'a string', field)
				break
			case 'email':
				if (typeof field === 'string') to.email = field
				else mistyped(found, property, 'a string', field)
				break
			case 'birthDate':
				if (typeof field === 'string') to.birthDate = field
				else mistyped(found, property, 'a string', field)
				break
			case 'startDate':
				if (typeof field === 'string') to.startDate = field
				else mistyped(found, property, 'a string', field)
				break
			case 'externalId':
				if (typeof field === 'string') to.externalId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'location':
				if (typeof field === 'string') to.location = field
				else mistyped(found, property, 'a string', field)
				break
			case 'department':
				if (typeof field === 'string') to.department = field
				else mistyped(found, property, 'a string', field)
				break
			case 'addBalance':
				if (isNumber(field)) to.addBalance = field
				else mistyped(found, property, 'a number', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<ListPeopleBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'collectionId':
				if (typeof field === 'string') to.collectionId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'emails':
				if (Array.isArray(field)) {
					to.emails = copyListOfString(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<RewardBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'collectionId':
				if (typeof field === 'string') to.collectionId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'emails':
				if (Array.isArray(field)) {
					to.emails = copyListOfString(field, found, property)
				} else mistyped(found, property, 'an array', field)
				break
			case 'amount':
				if (isNumber(field)) to.amount = field
				else mistyped(found, property, 'a number', field)
				break
			case 'companyId':
				if (typeof field === 'string') to.companyId = field
				else mistyped(found, property, 'a string', field)
				break
			case 'shouldSendEmail':
				if (typeof field === 'boolean') to.shouldSendEmail = field
				else mistyped(found, property, 'true or false', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readRewardBody(value: unknown, found: Found): RewardBody | undefined {
	return isObject(value) ? copyRewardBody(value, found, undefined) : find(found, 'type', undefined, 'an object', value)
}

function copyCreateCompanyBody(given: object, found: Found, at: Key): CreateCompanyBody {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<CreateCompanyBody> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'name':
				if (typeof field === 'string') to.name = field
				else mistyped(found, property, 'a string', field)
				break
			case 'logoUrl':
				if (typeof field === 'string') to.logoUrl = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<NonNullable<UpdateProductResult>> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'success':
				if (typeof field === 'boolean') to.success = field
				else mistyped(found, property, 'true or false', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<PlaceOrderResult> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'order':
				if (isObject(field)) {
					to.order = copyPlaceOrderResultOrder(field, found, property)
				} else mistyped(found, property, 'an object', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

function copyPlaceOrderResultOrder(given: object, found: Found, at: Key): NonNullable<PlaceOrderResult['order']> {
	const before = found.findings.length
	const from = open<Record<string, unknown>>(given)
	const to: Writable<NonNullable<PlaceOrderResult['order']>> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'id':
				if (typeof field === 'string') to.id = field
				else mistyped(found, property, 'a string', field)
				break
			case 'orderNumber':
				if (typeof field === 'string') to.orderNumber = field
				else mistyped(found, property, 'a string', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<NonNullable<ValidateOrderResult>> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'success':
				if (typeof field === 'boolean') to.success = field
				else mistyped(found, property, 'true or false', field)
				break
		}
	}
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
	const from = open<Record<string, unknown>>(given)
	const to: Writable<RewardResult> = {}
	for (const property in from) {
		const field = from[property]
		switch (property) {
			case 'numAffectedPeople':
				if (isNumber(field)) to.numAffectedPeople = field
				else mistyped(found, property, 'a number', field)
				break
		}
	}
	moveUnder(found, before, at)
	return to
}

export function readRewardResult(value: unknown, found: Found): RewardResult | undefined {
	return isObject(value)
		? copyRewardResult(value, found, undefined)
		: find(found, 'type', undefined, 'an object', value)
}
