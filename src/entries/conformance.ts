/**
 * Tests of a running service against the model, and of a port against the published cases.
 *
 * @module orderwright/conformance
 */

export { RULESET } from '../rules/core/ruleset.ts'
export {
	checkService,
	findLacks,
	type ServiceFailure,
	type ServiceReport,
} from '../service/conformance/check-service.ts'
export {
	checkValidateOrder,
	type OrderDifference,
	type RuleTally,
	type ValidateOrderOptions,
	type ValidateOrderReport,
} from '../service/conformance/check-validate-order.ts'
export type { Departure } from '../service/conformance/clause-of.ts'
export { type Clause, UNCHECKED, type Unchecked } from '../service/conformance/clauses.ts'
export { type Judgement, type JudgeOptions, judgeCoverage } from '../service/conformance/judge.ts'
export type { Level } from '../service/conformance/judge-answer.ts'
export type { Planned, PlannedRequest, PlannedWait } from '../service/conformance/planned.ts'
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
} from '../service/conformance/report.ts'
export {
	type Progress,
	type RunOptions,
	runVectors,
	type Subject,
	type VectorFailure,
	type VectorReport,
} from '../service/conformance/run-vectors.ts'
export type { Send, ServiceOptions, ServiceProgress } from '../service/conformance/service-options.ts'
export { type HttpRequest, toHttp } from '../service/conformance/to-http.ts'
export type { Expected, ExpectedIssue, Vector, VectorFile } from '../service/conformance/vector.ts'
