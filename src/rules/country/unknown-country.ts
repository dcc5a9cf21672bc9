import { type Findings, note, noteNeed, noteNeededField } from '../core/finding.ts'
import type { Change, Path, PolicySeverity, Severity } from '../core/issue.ts'
import type { Policy } from '../core/policy.ts'
import { typeName } from '../core/read.ts'

export const UNKNOWN_COUNTRY_MESSAGES = {
	'address.country.unknown': '"{country}" isn\'t a country we know. Use its name or its two-letter code, like US.',
} as const

/** The issue code for an unknown country. Every check that depends on a country can report this code. */
export type UnknownCountryIssueCode = keyof typeof UNKNOWN_COUNTRY_MESSAGES

/** Adds a finding that the country is unknown (D-10). If the policy doesn't make it an error, the verdict needs the country. */
export function noteUnknownCountry(
	to: Findings,
	country: unknown,
	field: string = 'countryCode',
	suggestion?: readonly Change[],
): void {
	noteUnknownCountryAt(country, [field], countryDetails(to.policy), to, suggestion)
	noteNeededField(to, [field])
}

/** Adds the facts of a country to the needs; without a code, adds the names of all countries. Returns null. */
export function noteNeededCountry(to: Findings, countryCode: string | null): null {
	noteNeed(to, countryCode === null ? { kind: 'countryNames' } : { kind: 'country', countryCode })
	return null
}

/** Returns the severity of a missing or unknown country, with its decision. */
export function countryDetails({ country }: Policy): { severity: Severity; rule: 'D-10'; policy: 'country' } {
	return { severity: country === 'error' ? 'error' : 'warning', rule: 'D-10', policy: 'country' }
}

/** Adds a finding that the country is unknown. The path may be the path of a field, or of a fact from the caller (`facts.pricedFor`). */
export function noteUnknownCountryAt(
	country: unknown,
	path: Path,
	{ severity, policy }: PolicySeverity,
	to: Findings,
	suggestion?: readonly Change[],
): void {
	const params = { country: typeof country === 'string' ? country : typeName(country) }
	const details = { severity, rule: 'D-10', policy, path, params, suggestion } as const
	note(to, UNKNOWN_COUNTRY_MESSAGES, 'address.country.unknown', details)
}
