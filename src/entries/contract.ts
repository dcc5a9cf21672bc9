/**
 * The interface's resources and operations: each type as a value that parses, with its JSON Schema.
 *
 * @module orderwright/contract
 */

export { toErrorBody } from '../languages/translate/to-error-body.ts'
export {
	type ContractType,
	type StandardResult,
	type StandardSchema,
	toStandardSchema,
} from '../rules/contract/contract-type.ts'
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
	OrderItemInput,
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
} from '../rules/contract/generated/responses.ts'
export {
	ListOrdersBody,
	RewardBody,
} from '../rules/contract/generated/rule-bodies.ts'
export { SCHEMAS, type SchemaName } from '../rules/contract/generated/schemas.ts'
export { TYPES } from '../rules/contract/generated/type-table.ts'
export type {
	CollectionStatusName,
	CreationStatus,
	Exchanges,
	Locale,
	ProductStatus,
	RewardType,
	Theme,
	Zodiac,
} from '../rules/contract/generated/types.ts'
export type { JsonSchema } from '../rules/contract/json-schema.ts'
export type { RequestCode, ResponseCode } from '../rules/contract/messages.ts'
export type { Operation, OperationParameter } from '../rules/contract/operation.ts'
export { type Answer, type AnswerCode, parseAnswer } from '../rules/contract/parse-answer.ts'
export type { Limits } from '../rules/contract/parse-context.ts'
export type {
	Address,
	DateFields,
	NameFields,
	OrderInput,
	OrderItem,
	PersonalizationFields,
	ValidOrder,
	WorkFields,
} from '../rules/contract/resources.ts'
export { type JsonSchemaOptions, toJsonSchema } from '../rules/contract/to-json-schema.ts'
