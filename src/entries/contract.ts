/**
 * The resources and operations of the API: each type is a value that parses and has a JSON Schema.
 *
 * @module orderwright/contract
 */

export { toErrorBody } from '../languages/translate/to-error-body.ts'
export { type ContractType, type StandardSchema, toStandardSchema } from '../rules/contract/contract-type.ts'
export type { IssuesErrorBody } from '../rules/contract/error-body.ts'
export { LOCALES, OPERATIONS, type OperationId } from '../rules/contract/generated/operations.ts'
export {
	AddressInput,
	CreateCollectionBody,
	CreateCompanyBody,
	CreatePeopleBody,
	CreateTokensBody,
	CustomAttribute,
	ListPeopleBody,
	PersonalizationSource,
	PersonalizeBody,
	PlaceOrderBody,
	UpdateProductBody,
	ValidateOrderBody,
} from '../rules/contract/generated/request-bodies.ts'
export {
	Collection,
	CollectionCreated,
	CollectionList,
	CollectionStatus,
	CompanyCreated,
	ErrorBody,
	Image as ProductImage,
	Order as PlacedOrder,
	OrderLineItem,
	OrderList,
	Person,
	PersonalizationResult,
	PersonCreatedList,
	PersonList,
	PlaceOrderResult,
	PriceRange,
	Product,
	RewardResult,
	ShippingRegion,
	TokenPair,
	UpdateProductResult,
	ValidateOrderResult,
	Variant,
} from '../rules/contract/generated/responses.ts'
export {
	ListOrdersBody,
	RewardBody,
} from '../rules/contract/generated/rule-bodies.ts'
export { SCHEMAS, type SchemaName } from '../rules/contract/generated/schemas.ts'
export { TYPES } from '../rules/contract/generated/type-table.ts'
export type { Exchanges, Locale, RewardType, ZodiacSign } from '../rules/contract/generated/types.ts'
export type { JsonSchema } from '../rules/contract/json-schema.ts'
export type { Operation } from '../rules/contract/operation.ts'
export { type Answer, parseAnswer } from '../rules/contract/parse-answer.ts'
export type { Limits } from '../rules/contract/parse-context.ts'
export type { Address, OrderInput, OrderItem, PersonalizationFields, ValidOrder } from '../rules/contract/resources.ts'
export { toJsonSchema } from '../rules/contract/to-json-schema.ts'
