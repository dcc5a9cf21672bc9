import type { Findings } from '../core/finding.ts'
import type { Held } from '../core/issue.ts'
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
export function heldBy({ policy }: Findings, isDisputed: boolean, key?: PolicyKey): Held {
	return isDisputed ? { severity: policy.disputed, policy: 'disputed' } : { severity: 'error', policy: key }
}
