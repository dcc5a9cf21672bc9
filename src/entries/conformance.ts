/**
 * Tests of a running service against the model, and tests of a port against the published cases.
 *
 * @module orderwright/conformance
 */

export { RULESET } from '../rules/core/ruleset.ts'
export {
	checkService,
	findSeedGaps,
	type ServiceFailure,
	type ServiceReport,
} from '../service/conformance/check-service.ts'
export {
	checkValidateOrder,
	type ValidateOrderOptions,
	type ValidateOrderReport,
} from '../service/conformance/check-validate-order.ts'
export { type Clause, UNCHECKED, type Unchecked } from '../service/conformance/clauses.ts'
export { evaluateCoverage, type RunVerdict } from '../service/conformance/evaluate-coverage.ts'
export type { Planned, PlannedRequest } from '../service/conformance/planned.ts'
export type { Coverage, Reason, ReportVerdict, SeedGap } from '../service/conformance/report.ts'
export {
	type RunOptions,
	runVectors,
	type Subject,
	type VectorFailure,
	type VectorReport,
} from '../service/conformance/run-vectors.ts'
export type { Send, ServiceOptions, ServiceProgress } from '../service/conformance/service-options.ts'
export { type HttpRequest, toHttpRequest } from '../service/conformance/to-http-request.ts'
export type { Vector, VectorFile } from '../service/conformance/vector.ts'
