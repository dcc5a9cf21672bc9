import type { Issue } from '../rules/core/issue.ts'

/** Returns false for a warning about the call, such as an unknown key of the policy. An error stops the form, so it always shows. */
export function isOfShopper({ severity, about }: Issue): boolean {
	return severity === 'error' || about !== 'call'
}
