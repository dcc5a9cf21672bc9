/**
 * The interface's resources and operations: each type as a value that parses, with its JSON Schema.
 *
 * @module orderwright/contract
 */

export {
	type ContractType,
	type StandardResult,
	type StandardSchema,
	toStandardSchema,
} from './contract/contract-type.ts'
export type { IssuesErrorBody } from './contract/error-body.ts'
export { LOCALES, OPERATIONS, type OperationId } from './contract/generated/operations.ts'
export {
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
} from './contract/generated/request-bodies.ts'
export {
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
} from './contract/generated/responses.ts'
export {
	ListOrdersBody,
	RewardBody,
} from './contract/generated/rule-bodies.ts'
export { SCHEMAS, type SchemaName } from './contract/generated/schemas.ts'
export { TYPES } from './contract/generated/type-table.ts'
export type {
	CollectionStatusName,
	CreationStatus,
	Exchanges,
	Locale,
	ProductStatus,
	RewardType,
	Theme,
	Zodiac,
} from './contract/generated/types.ts'
export type { JsonSchema } from './contract/json-schema.ts'
export type { RequestCode, ResponseCode } from './contract/messages.ts'
export type { Operation, OperationParameter } from './contract/operation.ts'
export { type Answer, type AnswerCode, parseAnswer } from './contract/parse-answer.ts'
export type { Limits } from './contract/parse-context.ts'
export type {
	Address,
	DateFields,
	NameFields,
	OrderInput,
	OrderItem,
	PersonalizationFields,
	ValidOrder,
	WorkFields,
} from './contract/resources.ts'
export { type JsonSchemaOptions, toJsonSchema } from './contract/to-json-schema.ts'
export { toErrorBody } from './translate/to-error-body.ts'
