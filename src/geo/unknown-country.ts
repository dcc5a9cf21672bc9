import { clipParam, type Issue, type Path } from '../core/issue.ts'
import { typeName } from '../core/read.ts'

export const UNKNOWN_COUNTRY_MESSAGES = {
	'address.country.unknown': 'Enter a country code, such as US; {country} is none.',
} as const

export type UnknownCountryIssueCode = keyof typeof UNKNOWN_COUNTRY_MESSAGES

/** The error that every rule answers with when the country it was given is none (D-10). */
export function unknownCountry(country: unknown, path: Path = ['countryCode']): Issue<UnknownCountryIssueCode> {
	// As the template says, without what fills templates: a test compares the two.
	const shown = clipParam(typeof country === 'string' ? country : typeName(country))
	const message = `Enter a country code, such as US; ${shown} is none.`
	return { code: 'address.country.unknown', severity: 'error', path, message, params: { country: shown }, rule: 'D-10' }
}
