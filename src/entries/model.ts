/**
 * The store's API as a pure function: for a state and a request, it returns the answer and the next state.
 *
 * @module orderwright/model
 */

export type { ServiceAnswer, ServiceRequest, StepResult } from '../service/model/call.ts'
export { checkSeed } from '../service/model/check-seed.ts'
export { createState } from '../service/model/create-state.ts'
export type { Expectation, Pattern } from '../service/model/expectation.ts'
export { findMismatches, type MismatchOptions } from '../service/model/find-mismatches.ts'
export type { ProductSeed, ServiceState, StateSeed, StoreCollection } from '../service/model/state.ts'
export { step } from '../service/model/step.ts'
