import metadata from 'libphonenumber-js/max/metadata'
import { expect, it } from 'vitest'
import { allCountries, callingCodes, checkPhone } from '../../../src/entries/index.ts'

it('callingCodes has each calling code of a country once, by number, with the countries of libphonenumber in its order', () => {
	const expected = Object.entries(metadata.country_calling_codes).map(([code, countries]) => ({ code, countries }))
	expect(callingCodes()).toEqual(expected.sort((a, b) => Number(a.code) - Number(b.code)))
})

it('callingCodes has the calling code of the example of every country that has numbers', () => {
	const codes = new Map(callingCodes().flatMap(({ code, countries }) => countries.map((each) => [each, code])))
	for (const { code } of allCountries().filter(({ code }) => codes.has(code)))
		expect(String(checkPhone('', code).issues[0]?.params['example'])).toContain(`+${codes.get(code)}`)
})
