import { type Issue, makeIssue } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { type Country, countryByCode, readCountryCode, resolveCountryName } from '../geo/countries.ts'
import { type UnknownCountryCode, unknownCountry } from '../geo/unknown-country.ts'

export const COUNTRY_MESSAGES = {
	'address.country.missing': 'Enter the two-letter code of the country, such as US.',
	'address.country.conflict': 'Make the country and its code agree: {code} is {name}, not {country}. The code decides.',
} as const

export type CountryCode = keyof typeof COUNTRY_MESSAGES | UnknownCountryCode

/** The part of an address that names its country. */
export interface CountryInput {
	readonly country?: string | undefined
	readonly countryCode?: string | undefined
}

/**
 * Decides which country an address is in (D-10): `countryCode` alone when it is given; else `country`, a name in English,
 * French, Spanish or the country's own language, or an alpha-2 or alpha-3 code.
 *
 * @example
 * checkCountry({ country: 'Allemagne' })
 * // => { status: 'valid', value: { code: 'DE', alpha3: 'DEU', name: 'Germany' }, issues: [] }
 */
export function checkCountry(input: CountryInput): Verdict<Country, CountryCode> {
	const code = readField(input, 'countryCode') ?? ''
	const name = readField(input, 'country') ?? ''
	if (isBlank(code)) {
		if (isBlank(name)) {
			return refuse(
				makeIssue(COUNTRY_MESSAGES, 'address.country.missing', {
					severity: 'error',
					path: ['countryCode'],
					rule: 'D-10',
				}),
			)
		}
		const named = typeof name === 'string' ? resolveCountryName(name) : null
		return named === null ? refuse(unknownCountry(name, ['country'])) : settle(named, [])
	}
	const known = readCountryCode(code)
	const country = known === null ? null : countryByCode(known)
	if (country === null) return refuse(unknownCountry(code))
	const issues: Issue<CountryCode>[] = []
	if (!isBlank(name) && (typeof name !== 'string' || resolveCountryName(name)?.code !== country.code)) {
		issues.push(
			makeIssue(COUNTRY_MESSAGES, 'address.country.conflict', {
				severity: 'warning',
				path: ['country'],
				rule: 'D-10',
				params: { code: country.code, name: country.name, country: typeof name === 'string' ? name : typeof name },
				suggestion: [{ path: ['country'], value: country.name }],
			}),
		)
	}
	return settle<Country, CountryCode>(country, issues)
}

/** The core of {@link checkCountry}: the country when there is nothing at all to say, else null. */
export function readCountry(input: unknown): Country | null {
	const given = readField(input, 'countryCode') ?? ''
	const name = readField(input, 'country') ?? ''
	const code = isBlank(given) ? null : readCountryCode(given)
	if (code === null && !isBlank(given)) return null
	if (isBlank(name)) return code === null ? null : countryByCode(code)
	const named = typeof name === 'string' ? resolveCountryName(name) : null
	return code === null || named?.code === code ? named : null
}

function isBlank(value: unknown): boolean {
	return typeof value === 'string' && value.trim() === ''
}
