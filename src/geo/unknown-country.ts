import { type Issue, makeIssue, type Path } from '../core/issue.ts'
import { typeName } from '../core/read.ts'

export const UNKNOWN_COUNTRY_MESSAGES = {
	'address.country.unknown': 'Enter a country code, such as US; {country} is none.',
} as const

export type UnknownCountryCode = keyof typeof UNKNOWN_COUNTRY_MESSAGES

/** The error that every rule answers with when the country it was given is none (D-10). */
export function unknownCountry(country: unknown, path: Path = ['countryCode']): Issue<UnknownCountryCode> {
	return makeIssue(UNKNOWN_COUNTRY_MESSAGES, 'address.country.unknown', {
		severity: 'error',
		path,
		rule: 'D-10',
		params: { country: typeof country === 'string' ? country : typeName(country) },
	})
}
