import type { Issue } from '../rules/core/issue.ts'

/**
 * Returns false for a warning about the call, such as an unknown key of the policy. An error stops the form, so it always shows. A form
 * calls this before its rules are loaded, so it is in a file without the translation of issues.
 */
export function isOfShopper({ severity, about }: Issue): boolean {
	return severity === 'error' || about !== 'usage'
}
