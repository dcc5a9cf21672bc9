/**
 * Tests of a running service against the model, and of a port against the published cases.
 *
 * @module orderwright/conformance
 */

export { checkService, findLacks, type ServiceFailure, type ServiceReport } from './conformance/check-service.ts'
export {
	checkValidateOrder,
	type OrderDifference,
	type RuleTally,
	type ValidateOrderOptions,
	type ValidateOrderReport,
} from './conformance/check-validate-order.ts'
export type { Departure } from './conformance/clause-of.ts'
export type { Clause } from './conformance/clauses.ts'
export { type Judgement, type JudgeOptions, judgeCoverage } from './conformance/judge.ts'
export type { Level } from './conformance/judge-answer.ts'
export type { Planned, PlannedRequest, PlannedWait } from './conformance/planned.ts'
export type {
	Choice,
	ClauseTally,
	Coverage,
	Lack,
	NotAsked,
	NotAskedReason,
	OperationTally,
	Reason,
	ReportVerdict,
	ServerError,
} from './conformance/report.ts'
export {
	type Progress,
	type RunOptions,
	runVectors,
	type Subject,
	type VectorFailure,
	type VectorReport,
} from './conformance/run-vectors.ts'
export type { Send, ServiceOptions, ServiceProgress } from './conformance/service-options.ts'
export { type HttpRequest, toHttp } from './conformance/to-http.ts'
export type { Expected, ExpectedIssue, Vector, VectorFile } from './conformance/vector.ts'
export { RULESET } from './core/ruleset.ts'
