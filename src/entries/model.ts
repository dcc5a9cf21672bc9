/**
 * The service itself as a pure function: from a state and a request to the next state and the answer.
 *
 * @module orderwright/model
 */

export { type AcceptCode, type AcceptOptions, accepts } from '../service/model/accepts.ts'
export type { ServiceAnswer, ServiceRequest, Step } from '../service/model/call.ts'
export { checkSeed, type SeedCode } from '../service/model/check-seed.ts'
export { createState } from '../service/model/create-state.ts'
export type {
	Expectation,
	FieldPattern,
	ItemPattern,
	LinePattern,
	Pattern,
	RefusalExpectation,
	SuccessExpectation,
} from '../service/model/expectation.ts'
export type { ModelCode } from '../service/model/messages.ts'
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
} from '../service/model/state.ts'
export { step } from '../service/model/step.ts'
