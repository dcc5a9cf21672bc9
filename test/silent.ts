import type { Verdict } from '../src/rules/core/verdict.ts'

/** Returns the value of a verdict without any issue; null for every other verdict. */
export function silent<T>(verdict: Verdict<T>): T | null {
	return verdict.status === 'valid' && verdict.issues.length === 0 ? verdict.value : null
}
