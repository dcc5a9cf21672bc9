import type { Findings } from '../core/finding.ts'
import type { PolicySeverity } from '../core/issue.ts'
import type { PolicyKey } from '../core/policy.ts'

/** Countries that aren't in ISO 3166-1. A service may not know them (D-106). */
const UNLISTED: readonly string[] = ['AC', 'TA', 'XK']

/** Returns whether a service may not know a country, or may not know which addresses in this country are right (D-106). */
export function isDisputedCountry(countryCode: string | null): boolean {
	return countryCode !== null && UNLISTED.includes(countryCode)
}

/**
 * Returns the severity of a finding for which a documented check rejects an order. It is an error, or the policy's severity for a disputed case
 * (D-106). `key` is the policy key for a case that isn't disputed.
 */
export function severityBy({ policy }: Findings, isDisputed: boolean, key?: PolicyKey): PolicySeverity {
	return isDisputed
		? { severity: policy.disputedAddress, policy: 'disputedAddress' }
		: { severity: 'error', policy: key }
}
