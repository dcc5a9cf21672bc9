import { type Findings, note, noteNeed, noteNeededField } from '../core/finding.ts'
import type { Change, Path, PolicySeverity, Severity } from '../core/issue.ts'
import type { Policy } from '../core/policy.ts'
import { typeName } from '../core/read.ts'

export const UNKNOWN_COUNTRY_MESSAGES = {
	'address.country.unknown': '"{country}" isn\'t a country we know. Use its name or its two-letter code, like US.',
} as const

/** The issue code for an unknown country. Every check with a country can report it. */
export type UnknownCountryIssueCode = keyof typeof UNKNOWN_COUNTRY_MESSAGES

/** Notes that a rule was given an unknown country (D-10). The verdict then needs a country, if that is no error. */
export function noteUnknownCountry(
	to: Findings,
	country: unknown,
	field: string = 'countryCode',
	suggestion?: readonly Change[],
): void {
	noteUnknownCountryAt(country, [field], countryDetails(to.policy), to, suggestion)
	noteNeededField(to, [field])
}

/** Notes that the facts of a country are not there; without its code, that the names of all countries are not. Returns null instead of it. */
export function noteNeededCountry(to: Findings, countryCode: string | null): null {
	noteNeed(to, countryCode === null ? { kind: 'countryNames' } : { kind: 'country', countryCode })
	return null
}

/** Returns the severity of a country that is missing or unknown, with its decision. */
export function countryDetails({ country }: Policy): { severity: Severity; rule: 'D-10'; policy: 'country' } {
	return { severity: country === 'error' ? 'error' : 'warning', rule: 'D-10', policy: 'country' }
}

/** Notes an unknown country at any path: that of a field, or of a fact that the caller gave (`facts.pricedFor`). */
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
