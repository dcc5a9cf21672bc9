import { expect, it } from 'vitest'
import { allCountries } from '../../../src/rules/built-in/places.ts'
import { needsTaxNumber } from '../../../src/rules/country/tax-country-codes.ts'
import { checkTaxNumber } from '../../../src/rules/tax/check-tax-number.ts'
import { formatTypedTaxNumber } from '../../../src/rules/tax/format-tax-number.ts'
import { TAX_COUNTRIES } from '../../../src/rules/tax/tax-countries.ts'
import { TAX_FIELDS } from '../../../src/rules/tax/tax-fields.ts'

it('the list of rules has exactly the countries that need a tax number', () => {
	const needing = allCountries().filter(({ code }) => needsTaxNumber(code))
	expect(needing.map(({ code }) => code).sort()).toEqual(TAX_COUNTRIES.map(({ country }) => country).sort())
	for (const { code } of allCountries())
		expect(checkTaxNumber(undefined, code).status === 'invalid').toBe(needsTaxNumber(code))
})

it.each(TAX_COUNTRIES.map((each) => [each.country, each] as const))(
	'%s: a missing number is told by its name, under the rule that asks for it',
	(country, { name, rule }) => {
		const { example, label } = TAX_FIELDS[country]
		expect(checkTaxNumber('', country)).toMatchObject({
			status: 'invalid',
			issues: [{ code: 'tax-number.missing', rule: 'tax-number.1', params: { country, name, example } }],
		})
		expect(name).toMatch(/\S/)
		expect(label).toMatch(/\S/)
		expect(rule).toMatch(/^tax-number\.[2-4]$/)
	},
)

it.each([
	['529', 'BR', '529'],
	['5299', 'BR', '529.9'],
	['52998224725', 'BR', '529.982.247-25'],
	['11222333000181', 'BR', '11.222.333/0001-81'],
	['', 'BR', ''],
	['529', 'US', '529'],
])('a number as it is typed: %s in %s is shown as %s', (text, country, shown) => {
	expect(formatTypedTaxNumber(text, country)).toBe(shown)
})
