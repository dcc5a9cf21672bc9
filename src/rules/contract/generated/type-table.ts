// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import {
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
import {
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
import { ListOrdersBody, RewardBody } from './rule-bodies.ts'

/**
 * An object with every type of the contract by its name: `TYPES.Product.parse(body)`. Two types are exported with longer names: `PlacedOrder` is
 * `Order` here, and `ProductImage` is `Image`.
 */
export const TYPES: {
	readonly TokenPair: typeof TokenPair
	readonly Collection: typeof Collection
	readonly CollectionCreated: typeof CollectionCreated
	readonly CompanyCreated: typeof CompanyCreated
	readonly CollectionStatus: typeof CollectionStatus
	readonly Product: typeof Product
	readonly PriceRange: typeof PriceRange
	readonly ProductOption: typeof ProductOption
	readonly OptionValue: typeof OptionValue
	readonly Image: typeof Image
	readonly ShippingRegion: typeof ShippingRegion
	readonly Variant: typeof Variant
	readonly NameData: typeof NameData
	readonly DateData: typeof DateData
	readonly WorkData: typeof WorkData
	readonly PersonalizationData: typeof PersonalizationData
	readonly PersonalizationResult: typeof PersonalizationResult
	readonly Order: typeof Order
	readonly OrderLineItem: typeof OrderLineItem
	readonly PersonCreated: typeof PersonCreated
	readonly Person: typeof Person
	readonly AddressInput: typeof AddressInput
	readonly CustomAttribute: typeof CustomAttribute
	readonly OrderItemInput: typeof OrderItemInput
	readonly PersonalizationSource: typeof PersonalizationSource
	readonly ErrorBody: typeof ErrorBody
	readonly CreateTokensBody: typeof CreateTokensBody
	readonly CreateCollectionBody: typeof CreateCollectionBody
	readonly UpdateProductBody: typeof UpdateProductBody
	readonly PlaceOrderBody: typeof PlaceOrderBody
	readonly ValidateOrderBody: typeof ValidateOrderBody
	readonly ListOrdersBody: typeof ListOrdersBody
	readonly PersonalizeBody: typeof PersonalizeBody
	readonly CreatePeopleBody: typeof CreatePeopleBody
	readonly ListPeopleBody: typeof ListPeopleBody
	readonly RewardBody: typeof RewardBody
	readonly CreateCompanyBody: typeof CreateCompanyBody
	readonly CollectionList: typeof CollectionList
	readonly UpdateProductResult: typeof UpdateProductResult
	readonly PlaceOrderResult: typeof PlaceOrderResult
	readonly ValidateOrderResult: typeof ValidateOrderResult
	readonly OrderList: typeof OrderList
	readonly PersonCreatedList: typeof PersonCreatedList
	readonly PersonList: typeof PersonList
	readonly RewardResult: typeof RewardResult
} = /* @__PURE__ */ Object.freeze({
	TokenPair,
	Collection,
	CollectionCreated,
	CompanyCreated,
	CollectionStatus,
	Product,
	PriceRange,
	ProductOption,
	OptionValue,
	Image,
	ShippingRegion,
	Variant,
	NameData,
	DateData,
	WorkData,
	PersonalizationData,
	PersonalizationResult,
	Order,
	OrderLineItem,
	PersonCreated,
	Person,
	AddressInput,
	CustomAttribute,
	OrderItemInput,
	PersonalizationSource,
	ErrorBody,
	CreateTokensBody,
	CreateCollectionBody,
	UpdateProductBody,
	PlaceOrderBody,
	ValidateOrderBody,
	ListOrdersBody,
	PersonalizeBody,
	CreatePeopleBody,
	ListPeopleBody,
	RewardBody,
	CreateCompanyBody,
	CollectionList,
	UpdateProductResult,
	PlaceOrderResult,
	ValidateOrderResult,
	OrderList,
	PersonCreatedList,
	PersonList,
	RewardResult,
})
