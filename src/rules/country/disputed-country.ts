import type { Findings } from '../core/finding.ts'
import type { PolicySeverity } from '../core/issue.ts'
import type { PolicyKey } from '../core/policy.ts'

/** Countries that are not in ISO 3166-1: a service need not know them (D-106). */
const UNLISTED: readonly string[] = ['AC', 'TA', 'XK']

/** Returns whether a service need not know a country, nor what is right in its addresses (D-106). */
export function isDisputedCountry(countryCode: string | null): boolean {
	return countryCode !== null && UNLISTED.includes(countryCode)
}

/**
 * Returns the severity of what a documented check rejects: an error, or the policy's severity for a disputed case (D-106). `key` is the
 * policy's key if the case isn't disputed.
 */
export function severityBy({ policy }: Findings, isDisputed: boolean, key?: PolicyKey): PolicySeverity {
	return isDisputed
		? { severity: policy.disputedAddress, policy: 'disputedAddress' }
		: { severity: 'error', policy: key }
}
