import { type Change, type Issue, makeIssue } from '../core/issue.ts'
import { readField, typeName } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { type Country, countryByCode, readCountryCode, resolveCountryName, suggestCountry } from '../geo/countries.ts'
import { type UnknownCountryIssueCode, unknownCountry } from '../geo/unknown-country.ts'
import { isBlankText } from '../text/trim.ts'

export const COUNTRY_MESSAGES = {
	'address.country.missing': 'Enter the two-letter code of the country, such as US.',
	'address.country.conflict': 'Make the country and its code agree: {code} is {name}, not {country}. The code decides.',
} as const

export type CountryIssueCode = keyof typeof COUNTRY_MESSAGES | UnknownCountryIssueCode

/** The part of an address that names its country. */
export interface CountryInput {
	readonly country?: string | undefined
	readonly countryCode?: string | undefined
}

/**
 * Decides which country an address is in (D-10): `countryCode` alone where it is given, alpha-2 in any case; else `country`, a
 * name in English, French, Spanish or the country's own language, or an alpha-2 or alpha-3 code. A `country` that says
 * otherwise than the code is a warning. Names by ISO 3166-1 and CLDR. Anything that is no text is no country.
 *
 * @example
 * checkCountry({ country: 'Allemagne' })
 * // => { status: 'valid', value: { code: 'DE', alpha3: 'DEU', name: 'Germany' }, issues: [] }
 * checkCountry({ countryCode: 'us', country: 'Canada' }).issues[0].code // => 'address.country.conflict'
 * checkCountry({ country: 'Germny' }).issues[0].suggestion // => [{ path: ['country'], value: 'Germany' }]
 */
export function checkCountry(input: CountryInput): Verdict<Country, CountryIssueCode> {
	const code = readField(input, 'countryCode')
	const name = readField(input, 'country')
	if (isBlank(code)) return isBlank(name) ? refuse(missingCountry()) : checkName(name)
	const known = readCountryCode(code)
	const country = known === null ? null : countryByCode(known)
	if (country === null) {
		const meant = resolve(code) ?? resolve(name) ?? suggest(code)
		return refuse({ ...unknownCountry(code), ...change('countryCode', meant?.code) })
	}
	if (isBlank(name) || resolve(name) === country) return settle(country, [])
	return settle<Country, CountryIssueCode>(country, [
		makeIssue(COUNTRY_MESSAGES, 'address.country.conflict', {
			severity: 'warning',
			path: ['country'],
			rule: 'D-10',
			params: { code: country.code, name: country.name, country: typeof name === 'string' ? name : typeName(name) },
			...change('country', country.name),
		}),
	])
}

/** The core of {@link checkCountry}: the country when there is nothing at all to say, else null. */
export function readCountry(countryCode: string, country: string): Country | null {
	if (isBlankText(countryCode)) return resolveCountryName(country)
	const code = readCountryCode(countryCode)
	const known = code === null ? null : countryByCode(code)
	return isBlankText(country) || resolveCountryName(country) === known ? known : null
}

function checkName(name: unknown): Verdict<Country, CountryIssueCode> {
	const country = resolve(name)
	if (country !== null) return settle(country, [])
	return refuse({ ...unknownCountry(name, ['country']), ...change('country', suggest(name)?.name) })
}

function missingCountry(): Issue<CountryIssueCode> {
	return makeIssue(COUNTRY_MESSAGES, 'address.country.missing', {
		severity: 'error',
		path: ['countryCode'],
		rule: 'D-10',
	})
}

function resolve(text: unknown): Country | null {
	return typeof text === 'string' ? resolveCountryName(text) : null
}

function suggest(text: unknown): Country | null {
	return typeof text === 'string' ? suggestCountry(text) : null
}

function change(field: string, value: string | undefined): { suggestion?: readonly Change[] } {
	return value === undefined ? {} : { suggestion: [{ path: [field], value }] }
}

/** True for what says nothing: an absent field, null, and white space. */
function isBlank(value: unknown): boolean {
	return value === undefined || value === null || (typeof value === 'string' && isBlankText(value))
}
