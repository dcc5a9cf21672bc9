import { type Findings, note } from '../core/finding.ts'
import { type Change, type Issue, makeIssue, type Path } from '../core/issue.ts'
import { typeName } from '../core/read.ts'

export const UNKNOWN_COUNTRY_MESSAGES = {
	'address.country.unknown': '"{country}" isn\'t a country we know. Use its name or its two-letter code, like US.',
} as const

/** The issue code for an unknown country. Every check that takes a country can report it. */
export type UnknownCountryIssueCode = keyof typeof UNKNOWN_COUNTRY_MESSAGES

/** Notes that a rule was given an unknown country (D-10). */
export function noteUnknownCountry(
	to: Findings,
	country: unknown,
	field: string = 'countryCode',
	suggestion?: readonly Change[],
): void {
	const params = { country: shown(country) }
	const details = { severity: 'error', path: [field], rule: 'D-10', params, suggestion } as const
	note(to, UNKNOWN_COUNTRY_MESSAGES, 'address.country.unknown', details)
}

/** Returns the same finding as an issue. */
export function unknownCountry(country: unknown, path: Path = ['countryCode']): Issue<UnknownCountryIssueCode> {
	const details = { severity: 'error', path, rule: 'D-10', params: { country: shown(country) } } as const
	return makeIssue(UNKNOWN_COUNTRY_MESSAGES, 'address.country.unknown', details)
}

function shown(country: unknown): string {
	return typeof country === 'string' ? country : typeName(country)
}
