import type { Severity } from '../../core/issue.ts'
import type { Policy } from '../../core/policy.ts'

/** Returns the severity of a fact with which no order can be built, with the key of the policy: an error, or as if it were missing (D-93). */
export function factDetails({ facts }: Policy): { severity: Severity; policy: 'facts' } {
	return { severity: facts === 'error' ? 'error' : 'warning', policy: 'facts' }
}
