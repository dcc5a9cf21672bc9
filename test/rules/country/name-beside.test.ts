import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../scripts/languages/entries.ts'
import { allCountries, checkCountry, countryName } from '../../../src/entries/index.ts'

const COUNTRIES = allCountries()
const codesOf = (countryCode: string, country: string): readonly string[] =>
	checkCountry({ countryCode, country }).issues.map(({ code }) => code)

describe('D-10: a name beside the code of its country', () => {
	it.each(LANGUAGE_CODES)('is no conflict in %s', async (language) => {
		const { [language]: named } = await import(`../../../src/entries/${language}.ts`)
		for (const { code } of COUNTRIES) {
			const name = countryName(code, named) ?? ''
			expect(codesOf(code, name), `${code} ${name}`).toEqual([])
		}
	})
	it('is one beside the code of any other country', () => {
		for (const [at, { code }] of COUNTRIES.entries()) {
			const { name } = COUNTRIES[(at + 1) % COUNTRIES.length] as { readonly name: string }
			expect(codesOf(code, name), `${code} ${name}`).toEqual(['address.country.conflict'])
		}
	})
	it('is unknown, and no other country, if the tables lack it', () => {
		for (const { code } of COUNTRIES)
			for (const name of ['Narnia', 'Xyzzy', '123'])
				expect(['address.country.unknown', undefined], `${code} ${name}`).toContain(codesOf(code, name)[0])
		expect(codesOf('US', 'Narnia')).toEqual(['address.country.unknown'])
	})
})
