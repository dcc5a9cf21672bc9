// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { Shape } from '../shape.ts'

export const TOKEN_PAIR_SHAPE: Shape = ['accessToken! refreshToken! expiresIn!:number']

export const COLLECTION_SHAPE: Shape = [
	'id status=Active|Pending|Draft|Disabled slug title description rewardType=Coins|Gifts deletedAt:time image imageMobile personalizationsUsed:strings',
]

export const COLLECTION_CREATED_SHAPE: Shape = ['companyId! companySlug! collectionId!']

export const COMPANY_CREATED_SHAPE: Shape = ['companyId! companySlug!']

export const COLLECTION_STATUS_SHAPE: Shape = ['isReady!:boolean']

export const PRICE_RANGE_SHAPE: Shape = ['minVariantPrice:number maxVariantPrice:number']

export const OPTION_VALUE_SHAPE: Shape = ['title colorCode colorCode2']

export const PRODUCT_OPTION_SHAPE: Shape = ['name values:inner', [OPTION_VALUE_SHAPE]]

export const IMAGE_SHAPE: Shape = ['url lowResUrl width:number height:number']

export const VARIANT_SHAPE: Shape = [
	'id title price:number retailPrice:number isAvailableForSale:boolean options:inner images:inner',
	[['name value:inner', OPTION_VALUE_SHAPE]],
	[IMAGE_SHAPE],
]

export const SHIPPING_REGION_SHAPE: Shape = [
	'countryName countryCode isBlacklisted:boolean denyCheckout:boolean provinces:inner',
	[['provinceName provinceCode']],
]

export const PRODUCT_SHAPE: Shape = [
	'id title model brand slug status=Active|Draft description descriptionV2 isInStock:boolean isDiscontinued:boolean priceRange:inner retailPriceRange:inner options:inner isPersonalized:boolean creationStatus=Pending|Done|Error featuredImage:inner tags:inner variants:inner shippingRegions:inner hiddenAt:time notes sizeChartTable sizeChartImages:inner priceDeltaByCountry:map errors:inner customFields:free',
	PRICE_RANGE_SHAPE,
	PRICE_RANGE_SHAPE,
	[PRODUCT_OPTION_SHAPE],
	IMAGE_SHAPE,
	[['name']],
	[VARIANT_SHAPE],
	[SHIPPING_REGION_SHAPE],
	[['url width:number height:number']],
	[
		'hasLowResolutionElements:boolean hasNonCmykElements:boolean hasBaseProductIssue:boolean hasNonBlackAndWhiteElements:boolean isBlank:boolean hasOldPrintAreas:boolean',
	],
]

export const NAME_DATA_SHAPE: Shape = ['first? last? firstNameInitials lastNameInitials initials firstPossessive?']

export const DATE_DATA_SHAPE: Shape = [
	'month:number monthPadded year:number decade years:number yearsPadded hundreds zodiac=Capricorn|Aquarius|Pisces|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius ordinal elapsed elapsedYears',
]

export const WORK_DATA_SHAPE: Shape = ['department? location?']

export const PERSONALIZATION_DATA_SHAPE: Shape = [
	'name!:inner anniversary!?:inner birth!?:inner work!:inner',
	NAME_DATA_SHAPE,
	DATE_DATA_SHAPE,
	DATE_DATA_SHAPE,
	WORK_DATA_SHAPE,
]

export const PERSONALIZATION_RESULT_SHAPE: Shape = [
	'sha! fields!:inner status!',
	[
		'name!:inner anniversary!?:inner birth!?:inner work!:inner',
		NAME_DATA_SHAPE,
		DATE_DATA_SHAPE,
		DATE_DATA_SHAPE,
		WORK_DATA_SHAPE,
	],
]

export const ORDER_LINE_ITEM_SHAPE: Shape = [
	'id! title! productTitle! variantTitle! productId! variantId! quantity!:number price!:number retailPrice!?:number image!:inner personalizations?:inner sha?',
	['url!? aspectRatio:number'],
	PERSONALIZATION_DATA_SHAPE,
]

export const ORDER_SHAPE: Shape = [
	'id! createdAt?:time orderNumber? externalId? user:inner orderLineItems!:inner',
	['externalId? email?'],
	[ORDER_LINE_ITEM_SHAPE],
]

export const PERSON_CREATED_SHAPE: Shape = ['id! firstName!? lastName!? email!?']

export const PERSON_SHAPE: Shape = [
	'id firstName lastName email balance:number birthDate:time startDate:time externalId',
]

export const ERROR_BODY_SHAPE: Shape = ['message! errorCode! statusCode!:number error:any']

export const COLLECTION_LIST_SHAPE: readonly [Shape] = [COLLECTION_SHAPE]

export const UPDATE_PRODUCT_RESULT_SHAPE: Shape = ['success!:boolean']

export const PLACE_ORDER_RESULT_SHAPE: Shape = ['order!:inner', ['id! orderNumber!']]

export const VALIDATE_ORDER_RESULT_SHAPE: Shape = ['success!:boolean']

export const ORDER_LIST_SHAPE: Shape = ['data!:inner count!:number', [ORDER_SHAPE]]

export const PERSON_CREATED_LIST_SHAPE: readonly [Shape] = [PERSON_CREATED_SHAPE]

export const PERSON_LIST_SHAPE: readonly [Shape] = [PERSON_SHAPE]

export const REWARD_RESULT_SHAPE: Shape = ['numAffectedPeople!:number']
