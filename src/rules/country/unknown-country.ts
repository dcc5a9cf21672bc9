import { type Findings, note, noteNeededField } from '../core/finding.ts'
import { type Change, type Issue, type IssueDetails, makeIssue, type Path, type Severity } from '../core/issue.ts'
import type { Policy } from '../core/policy.ts'
import { typeName } from '../core/read.ts'

export const UNKNOWN_COUNTRY_MESSAGES = {
	'address.country.unknown': '"{country}" isn\'t a country we know. Use its name or its two-letter code, like US.',
} as const

/** The issue code for an unknown country. Every check that takes a country can report it. */
export type UnknownCountryIssueCode = keyof typeof UNKNOWN_COUNTRY_MESSAGES

/** Notes that a rule was given an unknown country (D-10). The verdict then needs a country, if that is no error. */
export function noteUnknownCountry(
	to: Findings,
	country: unknown,
	field: string = 'countryCode',
	suggestion?: readonly Change[],
): void {
	const params = { country: shown(country) }
	const { severity, rule, policy } = countryDetails(to.policy)
	const details = { severity, rule, policy, path: [field], params, suggestion }
	note(to, UNKNOWN_COUNTRY_MESSAGES, 'address.country.unknown', details)
	noteNeededField(to, [field])
}

/** Returns the severity of a country that is missing or unknown, with its decision. */
export function countryDetails({ country }: Policy): { severity: Severity; rule: 'D-10'; policy: 'country' } {
	return { severity: country === 'error' ? 'error' : 'warning', rule: 'D-10', policy: 'country' }
}

/** Returns the same finding as an issue. */
export function unknownCountry(
	country: unknown,
	path: Path,
	held: Pick<IssueDetails, 'severity' | 'policy'>,
): Issue<UnknownCountryIssueCode> {
	const details = { ...held, path, rule: 'D-10', params: { country: shown(country) } } as const
	return makeIssue(UNKNOWN_COUNTRY_MESSAGES, 'address.country.unknown', details)
}

function shown(country: unknown): string {
	return typeof country === 'string' ? country : typeName(country)
}
