import type { Issue } from '../rules/core/issue.ts'

/**
 * Returns false for a warning about the calling code, such as an unknown key of the policy. An error is always shown, because it stops the form. A
 * form calls this function before its rules are loaded. So this file doesn't import the translation of issues.
 */
export function isOfShopper({ severity, about }: Issue): boolean {
	return severity === 'error' || about !== 'usage'
}
