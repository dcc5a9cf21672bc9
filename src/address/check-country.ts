import { type Issue, makeIssue, type Path } from '../core/issue.ts'

export const COUNTRY_MESSAGES = {
	'address.country.unknown': 'Enter the two-letter code of a country, such as US; {country} is none.',
} as const

export type CountryCode = keyof typeof COUNTRY_MESSAGES

/** The error that every rule answers with when the country it was given is none. */
export function unknownCountry(country: unknown, path: Path = ['countryCode']): Issue<'address.country.unknown'> {
	return makeIssue(COUNTRY_MESSAGES, 'address.country.unknown', {
		severity: 'error',
		path,
		rule: 'D-10',
		params: { country: typeof country === 'string' ? country : typeof country },
	})
}
