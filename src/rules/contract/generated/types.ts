// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { RewardType, Theme } from './enums.ts'
import type {
	CreateCollectionBody,
	CreateCompanyBody,
	CreatePeopleBody,
	CreateTokensBody,
	ListPeopleBody,
	PersonalizeBody,
	PlaceOrderBody,
	UpdateProductBody,
	ValidateOrderBody,
} from './request-bodies.ts'
import type {
	CollectionCreated,
	CollectionList,
	CollectionStatus,
	CompanyCreated,
	OrderList,
	PersonalizationResult,
	PersonCreatedList,
	PersonList,
	PlaceOrderResult,
	Product,
	RewardResult,
	TokenPair,
	UpdateProductResult,
	ValidateOrderResult,
} from './responses.ts'
import type { ListOrdersBody, RewardBody } from './rule-bodies.ts'

export type {
	CollectionStatusName,
	CreationStatus,
	Locale,
	OperationId,
	ProductStatus,
	RewardType,
	Theme,
	ZodiacSign,
} from './enums.ts'
export type {
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
} from './request-bodies.ts'
export type {
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
} from './responses.ts'
export type { ListOrdersBody, RewardBody } from './rule-bodies.ts'

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
