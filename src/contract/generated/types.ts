// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

export type CollectionStatusName = 'Active' | 'Pending' | 'Draft' | 'Disabled'

export type RewardType = 'Coins' | 'Gifts'

export type ProductStatus = 'Active' | 'Draft'

export type CreationStatus = 'Pending' | 'Done' | 'Error'

export type Zodiac =
	| 'Capricorn'
	| 'Aquarius'
	| 'Pisces'
	| 'Aries'
	| 'Taurus'
	| 'Gemini'
	| 'Cancer'
	| 'Leo'
	| 'Virgo'
	| 'Libra'
	| 'Scorpio'
	| 'Sagittarius'

export type Theme =
	| 'GENERAL'
	| 'BACK TO SCHOOL'
	| 'ECO'
	| 'SPORT'
	| 'SUMMER'
	| 'HATS'
	| 'WINTER_SNOW'
	| 'HOLIDAYS_SNOW'
	| 'PRIDE'
	| 'SNAPPY'

export type Locale = 'en-US' | 'fr-FR' | 'fr-CA' | 'es-ES' | 'es-MX' | 'en-AU' | 'en-GB'

export type OperationId =
	| 'create-tokens'
	| 'create-collection'
	| 'get-collection-status'
	| 'list-collections'
	| 'get-product'
	| 'update-product'
	| 'place-order'
	| 'validate-order'
	| 'list-orders'
	| 'personalize'
	| 'create-people'
	| 'list-people'
	| 'reward'
	| 'create-company'

/** The response of the token operation. The access token lives 10 minutes, the refresh token 30 days. */
export interface TokenPair {
	readonly accessToken: string
	readonly refreshToken: string
	/** The unit is not shown; we read it as seconds (D-82). */
	readonly expiresIn: number
}

/** A branded store. */
export interface Collection {
	readonly id?: string
	readonly status?: CollectionStatusName
	readonly slug?: string
	readonly title?: string
	readonly description?: string
	/** Coins: prices in credits, one for one US dollar. Gifts: a number of items, prices hidden. */
	readonly rewardType?: RewardType
	/** An ISO 8601 date-time. */
	readonly deletedAt?: string
	readonly image?: string
	readonly imageMobile?: string
	readonly personalizationsUsed?: readonly string[]
}

/** The response of creating a collection. */
export interface CollectionCreated {
	readonly companyId: string
	readonly companySlug: string
	readonly collectionId: string
}

/** The response of creating a company. */
export interface CompanyCreated {
	readonly companyId: string
	readonly companySlug: string
}

/** Whether a collection is ready for use. */
export interface CollectionStatus {
	/** True when all products and images are ready. */
	readonly isReady: boolean
}

/** A product as the service returns it. The interface does not show which fields are always present, so none is required. */
export interface Product {
	readonly id?: string
	readonly title?: string
	readonly model?: string
	readonly brand?: string
	readonly slug?: string
	readonly status?: ProductStatus
	/** HTML, with an optional size chart inside. */
	readonly description?: string
	/** The same text without tags. */
	readonly descriptionV2?: string
	readonly isInStock?: boolean
	readonly isDiscontinued?: boolean
	readonly priceRange?: PriceRange
	readonly retailPriceRange?: PriceRange
	readonly options?: readonly ProductOption[]
	readonly isPersonalized?: boolean
	readonly creationStatus?: CreationStatus
	readonly featuredImage?: Image
	readonly tags?: readonly {
		readonly name?: string
	}[]
	readonly variants?: readonly Variant[]
	readonly shippingRegions?: readonly ShippingRegion[]
	/** An ISO 8601 date-time. */
	readonly hiddenAt?: string
	readonly notes?: string
	/** The size chart as HTML. Use it or `sizeChartImages`, whichever is present. */
	readonly sizeChartTable?: string
	readonly sizeChartImages?: readonly {
		readonly url?: string
		readonly width?: number
		readonly height?: number
	}[]
	/** Maps a country code to an amount that is added to the price when shipping there. */
	readonly priceDeltaByCountry?: Readonly<Record<string, number>>
	readonly errors?: {
		readonly hasLowResolutionElements?: boolean
		readonly hasNonCmykElements?: boolean
		readonly hasBaseProductIssue?: boolean
		readonly hasNonBlackAndWhiteElements?: boolean
		readonly isBlank?: boolean
		readonly hasOldPrintAreas?: boolean
	}
	/** Free-form. */
	readonly customFields?: Readonly<Record<string, unknown>>
}

/** The lowest and highest price among a product's variants. */
export interface PriceRange {
	readonly minVariantPrice?: number
	readonly maxVariantPrice?: number
}

/** A property in which variants differ. */
export interface ProductOption {
	/** `size` is the one name that is shown. */
	readonly name?: string
	readonly values?: readonly OptionValue[]
}

/** A choice within an option. */
export interface OptionValue {
	readonly title?: string
	readonly colorCode?: string
	readonly colorCode2?: string
}

/** A picture; width and height in pixels. */
export interface Image {
	readonly url?: string
	readonly lowResUrl?: string
	readonly width?: number
	readonly height?: number
}

/** An entry of a product's shipping rules: a country, or some provinces of it, that may be closed. */
export interface ShippingRegion {
	readonly countryName?: string
	readonly countryCode?: string
	readonly isBlacklisted?: boolean
	readonly denyCheckout?: boolean
	readonly provinces?: readonly {
		readonly provinceName?: string
		readonly provinceCode?: string
	}[]
}

/** One buyable form of a product: a size, a colour. */
export interface Variant {
	readonly id?: string
	readonly title?: string
	readonly price?: number
	readonly retailPrice?: number
	readonly isAvailableForSale?: boolean
	readonly options?: readonly {
		readonly name?: string
		readonly value?: OptionValue
	}[]
	readonly images?: readonly Image[]
}

/** The forms of a person's name, as sent or received. */
export interface NameData {
	readonly first?: string | null
	readonly last?: string | null
	readonly firstNameInitials?: string
	readonly lastNameInitials?: string
	readonly initials?: string
	readonly firstPossessive?: string | null
}

/** The forms of a date and the time since, as sent or received. */
export interface DateData {
	readonly month?: number
	readonly monthPadded?: string
	readonly year?: number
	readonly decade?: string
	readonly years?: number
	readonly yearsPadded?: string
	readonly hundreds?: string
	readonly zodiac?: Zodiac
	readonly ordinal?: string
	readonly elapsed?: string
	readonly elapsedYears?: string
}

/** Where a person works, as sent or received. */
export interface WorkData {
	readonly department?: string | null
	readonly location?: string | null
}

/** The fields that a personalized line shows, as sent or received. */
export interface PersonalizationData {
	readonly name: NameData
	/** From the start date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66). */
	readonly anniversary: DateData | null
	/** From the birth date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66). */
	readonly birth: DateData | null
	readonly work: WorkData
}

/** The response of the personalize operation. */
export interface PersonalizationResult {
	/** Used for displaying images. */
	readonly sha: string
	readonly fields: {
		readonly name: NameData
		/** From the start date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66). */
		readonly anniversary: DateData | null
		/** From the birth date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66). */
		readonly birth: DateData | null
		readonly work: WorkData
	}
	/** `Pending` is the one value that is shown. */
	readonly status: string
}

/** An order in the response of list-orders. */
export interface Order {
	readonly id: string
	/** An ISO 8601 date-time. */
	readonly createdAt?: string | null
	readonly orderNumber?: string | null
	readonly externalId?: string | null
	readonly user?: {
		readonly externalId?: string | null
		readonly email?: string | null
	}
	readonly orderLineItems: readonly OrderLineItem[]
}

/** One line of an order. */
export interface OrderLineItem {
	readonly id: string
	readonly title: string
	readonly productTitle: string
	readonly variantTitle: string
	readonly productId: string
	readonly variantId: string
	readonly quantity: number
	readonly price: number
	readonly retailPrice: number | null
	readonly image: {
		readonly url: string | null
		readonly aspectRatio?: number
	}
	readonly personalizations?: PersonalizationData | null
	readonly sha?: string | null
}

/** A person in the response of create-people. */
export interface PersonCreated {
	readonly id: string
	/** Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160). */
	readonly firstName: string | null
	/** Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160). */
	readonly lastName: string | null
	/** Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160). */
	readonly email: string | null
}

/** A store user in the response of list-people. */
export interface Person {
	readonly id?: string
	readonly firstName?: string
	readonly lastName?: string
	readonly email?: string
	/** Credits, or gifts. */
	readonly balance?: number
	/** An ISO 8601 date-time. */
	readonly birthDate?: string
	/** An ISO 8601 date-time. */
	readonly startDate?: string
	readonly externalId?: string
}

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

/** A key and its value, used before `taxNumber` existed. @deprecated */
export interface CustomAttribute {
	readonly key?: string | undefined
	readonly value?: string | undefined
}

/** One line of a basket, as a caller sends it. */
export interface OrderItemInput {
	readonly variantId?: string | undefined
	/** A whole number of 1 or more (D-33). */
	readonly quantity?: number | undefined
}

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

/** The body of every 4XX and 5XX response. */
export interface ErrorBody {
	readonly message: string
	/** The code of the first error (D-01). */
	readonly errorCode: string
	readonly statusCode: number
	/** Any value; this library puts its issues there. */
	readonly error?: unknown
}

/** The body of create-tokens: Create OAuth tokens. */
export interface CreateTokensBody {
	readonly clientId?: string | undefined
	readonly clientSecret?: string | undefined
	readonly grantType?: 'clientCredentials' | undefined
}

/** The body of create-collection: Create a new collection. */
export interface CreateCollectionBody {
	/** An existing company. Without it, a new company is created. The name is not shown; this name is our reading (D-82). */
	readonly companyId?: string | undefined
}

/** The body of update-product: Update product. */
export interface UpdateProductBody {
	readonly notes?: string | undefined
	/** The operation's summary names a status; the body does not show it. */
	readonly status?: ProductStatus | undefined
}

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

/** The body of list-orders: List orders. */
export interface ListOrdersBody {
	readonly filter: {
		/** UUID. At least 1. */
		readonly userIds?: readonly string[] | undefined
		/** Compared by day, both ends included. */
		readonly dateRange?:
			| {
					/** An ISO 8601 date-time. */
					readonly start: string
					/** An ISO 8601 date-time. */
					readonly end: string
			  }
			| undefined
	}
	/** Required for partners. */
	readonly companyId?: string | undefined
}

/** The body of personalize: Personalize a collection. @deprecated */
export interface PersonalizeBody {
	/** Partners must pass it. */
	readonly companyId?: string | undefined
	readonly sourceFields?: PersonalizationSource | undefined
}

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

/** The body of list-people: List people. */
export interface ListPeopleBody {
	readonly collectionId?: string | undefined
	readonly emails?: readonly string[] | undefined
	/** Partners must pass it. */
	readonly companyId?: string | undefined
}

/** The body of reward: Reward credits/points/gifts. */
export interface RewardBody {
	readonly collectionId?: string | undefined
	readonly emails?: readonly string[] | undefined
	readonly amount?: number | undefined
	/** Partners must pass it. */
	readonly companyId?: string | undefined
	/** Whether the user gets an e-mail. */
	readonly shouldSendEmail?: boolean | undefined
}

/** The body of create-company: Create a company. @deprecated */
export interface CreateCompanyBody {
	readonly name?: string | undefined
	readonly logoUrl?: string | undefined
}

/** The response of list-collections: List collections. */
export type CollectionList = readonly Collection[]

/** The response of update-product: Update product. */
export type UpdateProductResult = {
	readonly success: boolean
} | null

/** The response of place-order: Place order. */
export interface PlaceOrderResult {
	readonly order: {
		readonly id: string
		readonly orderNumber: string
	}
}

/** The response of validate-order: Validate an order. */
export type ValidateOrderResult = {
	readonly success: boolean
} | null

/** The response of list-orders: List orders. */
export interface OrderList {
	readonly data: readonly Order[]
	readonly count: number
}

/** The response of create-people: Create people. */
export type PersonCreatedList = readonly PersonCreated[]

/** The response of list-people: List people. */
export type PersonList = readonly Person[]

/** The response of reward: Reward credits/points/gifts. */
export interface RewardResult {
	readonly numAffectedPeople: number
}

/** The parameters, the body and the response of each operation. */
export interface Exchanges {
	readonly 'create-tokens': {
		readonly parameters: object
		readonly body: CreateTokensBody
		readonly response: TokenPair
	}
	readonly 'create-collection': {
		readonly parameters: {
			readonly logoUrl?: string | undefined
			readonly rewardType?: RewardType | undefined
			readonly theme?: Theme | undefined
			readonly paymentCheckout?: boolean | undefined
		}
		readonly body: CreateCollectionBody
		readonly response: CollectionCreated
	}
	readonly 'get-collection-status': {
		readonly parameters: {
			readonly collectionId: string
			readonly firstName?: string | undefined
			readonly lastName?: string | undefined
			readonly department?: string | undefined
			readonly location?: string | undefined
			readonly startDate?: string | undefined
			readonly birthDate?: string | undefined
		}
		readonly body: undefined
		readonly response: CollectionStatus
	}
	readonly 'list-collections': {
		readonly parameters: object
		readonly body: undefined
		readonly response: CollectionList
	}
	readonly 'get-product': {
		readonly parameters: {
			readonly collectionId: string
			readonly productId: string
			readonly 'Accept-Language'?: string | undefined
			readonly countryCode?: string | undefined
			readonly firstName?: string | undefined
			readonly lastName?: string | undefined
			readonly department?: string | undefined
			readonly location?: string | undefined
			readonly startDate?: string | undefined
			readonly birthDate?: string | undefined
		}
		readonly body: undefined
		readonly response: Product
	}
	readonly 'update-product': {
		readonly parameters: { readonly collectionId: string; readonly productId: string }
		readonly body: UpdateProductBody
		readonly response: UpdateProductResult
	}
	readonly 'place-order': {
		readonly parameters: { readonly collectionId: string }
		readonly body: PlaceOrderBody
		readonly response: PlaceOrderResult
	}
	readonly 'validate-order': {
		readonly parameters: { readonly collectionId: string }
		readonly body: ValidateOrderBody
		readonly response: ValidateOrderResult
	}
	readonly 'list-orders': {
		readonly parameters: { readonly collectionId: string }
		readonly body: ListOrdersBody
		readonly response: OrderList
	}
	readonly personalize: {
		readonly parameters: { readonly collectionId: string }
		readonly body: PersonalizeBody
		readonly response: PersonalizationResult
	}
	readonly 'create-people': {
		readonly parameters: object
		readonly body: CreatePeopleBody
		readonly response: PersonCreatedList
	}
	readonly 'list-people': { readonly parameters: object; readonly body: ListPeopleBody; readonly response: PersonList }
	readonly reward: { readonly parameters: object; readonly body: RewardBody; readonly response: RewardResult }
	readonly 'create-company': {
		readonly parameters: object
		readonly body: CreateCompanyBody
		readonly response: CompanyCreated
	}
}
