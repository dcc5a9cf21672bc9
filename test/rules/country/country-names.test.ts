import { describe, expect, it } from 'vitest'
import { noFindings, toIssues } from '../../../src/rules/core/finding.ts'
import { DEFAULT_POLICY } from '../../../src/rules/core/policy.ts'
import { BUILT_IN_COUNTRY_NAMES } from '../../../src/rules/country/built-in-country-names.ts'
import { countryKey, plainKeys } from '../../../src/rules/country/country-names.ts'
import { noteUnknownCountry } from '../../../src/rules/country/unknown-country.ts'
import { MAX_NAME_LENGTH } from '../../../src/rules/text/longest-name.ts'

describe('countryKey', () => {
	it.each([
		['St. Kitts & Nevis', 'kitts nevis saint'],
		['Republic of Korea', 'korea republic'],
		['the', 'the'],
		['De la', 'de la'],
	])('of %s is %s', (name, key) => expect(countryKey(name)).toBe(key))
})

describe('plainKeys', () => {
	it.each([
		['arab republic syrian', ['arab syrian']],
		['republic usa', []],
		['peru republica', ['peru']],
		['al dhaiti republique', ['al dhaiti']],
	])('of %s are %j', (key, keys) => expect(plainKeys(key)).toEqual(keys))
})

describe('resolveCountryName', () => {
	it('reads a name of the greatest length and no longer one', () => {
		expect(BUILT_IN_COUNTRY_NAMES.resolveCountryName('Germany'.padEnd(MAX_NAME_LENGTH))?.code).toBe('DE')
		expect(BUILT_IN_COUNTRY_NAMES.resolveCountryName('Germany'.padEnd(MAX_NAME_LENGTH + 1))).toBeNull()
	})
})

describe('an unknown country', () => {
	it.each([
		['QQ', 'QQ'],
		[null, 'null'],
		[7, 'number'],
	])('shows %j as %s', (country, shown) => {
		const findings = noFindings(DEFAULT_POLICY)
		noteUnknownCountry(findings, country)
		const rest = { code: 'address.country.unknown', severity: 'error', rule: 'D-10' }
		expect(toIssues(findings)).toMatchObject([{ ...rest, params: { country: shown } }])
	})

	it('is at the country code, if no other field is named', () => {
		const findings = noFindings(DEFAULT_POLICY)
		noteUnknownCountry(findings, 'QQ')
		noteUnknownCountry(findings, 'Narnia', 'country')
		expect(findings.list?.map(({ path }) => path)).toEqual([['countryCode'], ['country']])
	})
})
