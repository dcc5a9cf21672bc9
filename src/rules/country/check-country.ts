import { type Findings, note, noteMissing, noteNeededField, toVerdict } from '../core/finding.ts'
import { type Change, NO_WORDS } from '../core/issue.ts'
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

/** The issue codes of `checkCountry`. */
export type CountryIssueCode = keyof typeof COUNTRY_MESSAGES | UnknownCountryIssueCode

/** The fields of an address that name its country. */
export interface CountryInput {
	readonly country?: string | null | undefined
	readonly countryCode?: string | null | undefined
}

/** `checkCountry` by the facts of the caller. */
export function checkCountryBy(
	countries: CountryNameFacts,
	input: CountryInput | undefined,
	options?: PolicyOptions,
): Verdict<Country, CountryIssueCode | PolicyCode> {
	const { countryCode, country } = openFields<CountryInput>(input, ['countryCode', 'country'])
	const findings = openFindings(options)
	const found = judgeCountry(textOrType(countryCode), textOrType(country), countries, findings)
	return toVerdict(found ? { ...found } : undefined, findings)
}

/**
 * Returns the country that a code and a name mean. Either may be blank. Returns undefined after noting an error, and null if facts are
 * needed to tell.
 */
export function judgeCountry(
	code: string,
	name: string,
	countries: CountryNameFacts,
	to: Findings,
): Country | null | undefined {
	const { countryByCode, resolveCountryName, isWhole } = countries
	const country = countryByCode(code) ?? countryByCode(readCountryCode(code) ?? '')
	if (country === null) {
		if (isNotGiven(code)) return judgeCountryName(name, countries, to)
		const known = readCountryCode(code)
		if (known !== null) return noteNeededCountry(to, known)
		const meant =
			resolveCountryName(code) ??
			(isWhole ? resolveCountryName(name) : null) ??
			findOfOtherCode(code, countries) ??
			suggestCountry(code, countries)
		noteUnknownCountry(
			to,
			code,
			'countryCode',
			meant === null ? undefined : change('countryCode', meant.code, meant.name),
		)
		return undefined
	}
	if (!isNotGiven(name)) judgeNameBeside(country, name, countries, to)
	return country
}

/** Judges a name beside a valid code: it means another country, or nothing that is known. The code is used. */
function judgeNameBeside(country: Country, name: string, countries: CountryNameFacts, to: Findings): void {
	const meant = countries.resolveCountryName(name) ?? suggestCountry(name, countries)
	if (meant === country || (meant === null && mayMean(name, country, countries))) return
	const details = { severity: 'warning', about: 'change', path: ['country'], rule: 'D-10' } as const
	const suggestion = change('country', country.name)
	if (meant === null) {
		// Among some countries, the name may be another one's: the main entry suggests nothing else then.
		const known = countries.isWhole ? suggestion : undefined
		const params = { country: name }
		const all = { ...details, params, suggestion: known }
		note(to, UNKNOWN_COUNTRY_MESSAGES, 'address.country.unknown', all, NO_WORDS)
	} else {
		const params = { code: country.code, name: country.name, given: name }
		note(to, COUNTRY_MESSAGES, 'address.country.conflict', { ...details, params, suggestion })
	}
}

function judgeCountryName(name: string, countries: CountryNameFacts, to: Findings): Country | null | undefined {
	if (isNotGiven(name)) {
		const path = ['countryCode']
		noteMissing(to, COUNTRY_MESSAGES, 'address.country.missing', { ...countryDetails(to.policy), path })
		noteNeededField(to, path)
		return undefined
	}
	const country = countries.resolveCountryName(name)
	if (country !== null) return country
	if (!countries.isWhole) return noteNeededCountry(to, readCountryCode(name))
	const meant = findOfOtherCode(name, countries) ?? suggestCountry(name, countries)
	noteUnknownCountry(to, name, 'country', meant === null ? undefined : change('country', meant.name))
	return undefined
}

/** Returns the country that a withdrawn or foreign code means; null if there are several. */
function findOfOtherCode(text: string, { countryByCode }: CountryNameFacts): Country | null {
	const [only = '', ...others] = countriesOfCode(text)
	return others.length > 0 ? null : countryByCode(only)
}

/** Returns whether a field of the country is empty, or has a text such as `N/A`. */
function isNotGiven(text: string): boolean {
	return isBlankText(text) || isPlaceholder(text)
}

function change(field: string, value: string, label?: string): readonly Change[] {
	return [label === undefined ? { path: [field], value } : { path: [field], value, label }]
}
