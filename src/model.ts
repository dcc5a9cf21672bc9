/**
 * The service itself as a pure function: from a state and a request to the next state and the answer.
 *
 * @module orderwright/model
 */

export { type AcceptCode, type AcceptOptions, accepts } from './model/accepts.ts'
export type { ServiceAnswer, ServiceRequest, Step } from './model/call.ts'
export { checkSeed, type SeedCode } from './model/check-seed.ts'
export { createState } from './model/create-state.ts'
export type {
	Expectation,
	FieldPattern,
	ItemPattern,
	LinePattern,
	Pattern,
	RefusalExpectation,
	SuccessExpectation,
} from './model/expectation.ts'
export type { ModelCode } from './model/messages.ts'
export type {
	CollectionSeed,
	ProductSeed,
	ServiceState,
	StateSeed,
	StoreClient,
	StoreCollection,
	StoreCompany,
	StoreOrder,
	StorePerson,
	StorePersonalization,
	StoreProduct,
	StoreToken,
	Translation,
} from './model/state.ts'
export { step } from './model/step.ts'
