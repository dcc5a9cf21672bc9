import { type Findings, note, noteMissing, noteNeededField, toVerdict } from '../core/finding.ts'
import { NO_WORDS } from '../core/issue.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { openFields, textOrType } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { isBlankText } from '../text/fold.ts'
import { isPlaceholder } from '../text/placeholder.ts'
import { type Country, readCountryCode } from './countries.ts'
import { type CountryNameFacts, mayMean, suggestCountry } from './country-names.ts'
import { countriesOfCode } from './other-codes.ts'
import {
	countryDetails,
	noteNeededCountry,
	noteUnknownCountry,
	UNKNOWN_COUNTRY_MESSAGES,
	type UnknownCountryIssueCode,
} from './unknown-country.ts'

export const COUNTRY_MESSAGES = {
	'address.country.missing': 'Enter the country: its name or its two-letter code, like US.',
	'address.country.conflict': '{code} is the code of {name}, not of {given}. Check the country. The code is used.',
} as const

export type CountryIssueCode = keyof typeof COUNTRY_MESSAGES | UnknownCountryIssueCode

/** The fields of an address that name its country: `country` and `countryCode`. */
export interface CountryInput {
	readonly country?: string | null | undefined
	readonly countryCode?: string | null | undefined
}

/** `checkCountry` with the caller's facts. */
export function checkCountryBy(
	countries: CountryNameFacts,
	input: CountryInput | undefined,
	options?: PolicyOptions,
): Verdict<Country, CountryIssueCode | PolicyCode> {
	const { countryCode, country } = openFields<CountryInput>(input, ['countryCode', 'country'])
	const findings = openFindings(options)
	const read = readCountry(textOrType(countryCode), textOrType(country), countries)
	const found = judgeCountry(read, countries, findings)
	return toVerdict(found ? { ...found } : undefined, findings)
}

/** The meaning of the two fields of a country. A field with a text such as `N/A` counts as empty. */
export interface CountryReading {
	readonly code: string
	readonly name: string
	/** The country of the code; without a code, the country of the name. */
	readonly country: Country | null
	readonly named: Country | null
}

export function readCountry(countryCode: string, country: string, facts: CountryNameFacts): CountryReading {
	const coded = facts.countryByCode(countryCode) ?? facts.countryByCode(readCountryCode(countryCode) ?? '')
	const named = country === '' ? null : facts.resolveCountryName(country)
	const code = coded === null && isNotGiven(countryCode) ? '' : countryCode
	const name = named === null && isNotGiven(country) ? '' : country
	return { code, name, country: code === '' ? named : coded, named }
}

/** Returns the country that was read. Returns undefined after an error, and null if facts are missing. */
export function judgeCountry(
	read: CountryReading,
	countries: CountryNameFacts,
	to: Findings,
): Country | null | undefined {
	const { code, name, country, named } = read
	if (country === null) return noteNoCountry(read, countries, to)
	if (code !== '' && name !== '' && named !== country) noteOtherName(country, name, named, countries, to)
	return country
}

/** Adds a finding that the fields don't contain a known country. */
function noteNoCountry(
	{ code, name, named }: CountryReading,
	countries: CountryNameFacts,
	to: Findings,
): null | undefined {
	if (code === '' && name === '') {
		const path = ['countryCode']
		noteMissing(to, COUNTRY_MESSAGES, 'address.country.missing', { ...countryDetails(to.policy), path })
		noteNeededField(to, path)
		return undefined
	}
	const [text, field] = code === '' ? [name, 'country'] : [code, 'countryCode']
	const known = readCountryCode(text)
	if (code === '' ? !countries.isWhole : known !== null) return noteNeededCountry(to, known)
	const meant =
		countries.resolveCountryName(text) ??
		(countries.isWhole ? named : null) ??
		findOfOtherCode(text, countries) ??
		suggestCountry(text, countries)
	if (meant === null) noteUnknownCountry(to, text, field)
	else if (code === '') noteUnknownCountry(to, text, field, [{ path: [field], value: meant.name }])
	else noteUnknownCountry(to, text, field, [{ path: [field], value: meant.code, label: meant.name }])
	return undefined
}

/** Adds a finding that the name next to a valid code is unknown, or is the name of another country. The code is used. */
function noteOtherName(
	country: Country,
	name: string,
	named: Country | null,
	countries: CountryNameFacts,
	to: Findings,
): void {
	const meant = named ?? suggestCountry(name, countries)
	if (meant === country || (meant === null && mayMean(name, country, countries))) return
	const suggestion = [{ path: ['country'], value: country.name }]
	const details = { severity: 'warning', about: 'change', path: ['country'], rule: 'D-10' } as const
	if (meant === null) {
		// If the names of all countries aren't loaded, the text may be the name of another country, so nothing is suggested.
		const known = countries.isWhole ? suggestion : undefined
		const all = { ...details, params: { country: name }, suggestion: known }
		note(to, UNKNOWN_COUNTRY_MESSAGES, 'address.country.unknown', all, NO_WORDS)
	} else {
		const params = { code: country.code, name: country.name, given: name }
		note(to, COUNTRY_MESSAGES, 'address.country.conflict', { ...details, params, suggestion })
	}
}

/** Returns the country that a withdrawn or foreign code stands for; null if it stands for several countries. */
function findOfOtherCode(text: string, { countryByCode }: CountryNameFacts): Country | null {
	const [only = '', ...others] = countriesOfCode(text)
	return others.length > 0 ? null : countryByCode(only)
}

/** Returns whether a field of the country is empty or has a text such as `N/A`. */
function isNotGiven(text: string): boolean {
	return isBlankText(text) || isPlaceholder(text)
}
