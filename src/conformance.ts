export type { Level } from './conformance/judge-answer.ts'
export {
	type Progress,
	type RunOptions,
	runVectors,
	type Subject,
	type VectorFailure,
	type VectorReport,
} from './conformance/run-vectors.ts'
export type { Expected, ExpectedIssue, Vector, VectorFile } from './conformance/vector.ts'
export { RULESET } from './core/ruleset.ts'
