export type { Issue, Params, Path, RuleId, Severity } from './core/issue.ts'
export type { Need, Verdict } from './core/verdict.ts'
