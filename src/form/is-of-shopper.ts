import type { Issue } from '../rules/core/issue.ts'

/**
 * Returns false for a warning about the call, such as an unknown key of the policy. An error stops the form, so it always shows. A form
 * asks it before its rules are loaded, so it is apart from what translates issues.
 */
export function isOfShopper({ severity, about }: Issue): boolean {
	return severity === 'error' || about !== 'call'
}
