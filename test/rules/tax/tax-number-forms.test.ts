import { describe, expect, it } from 'vitest'
import { checkTaxNumber } from '../../../src/rules/tax/check-tax-number.ts'
import { describeTaxNumber } from '../../../src/rules/tax/describe-tax-number.ts'
import { formatTypedTaxNumber } from '../../../src/rules/tax/format-tax-number.ts'
import { inCountries } from '../../rows.ts'

const codes = (number: string, country: string) => checkTaxNumber(number, country).issues.map((issue) => issue.code)

describe('the border of each form', () => {
	it.each(
		inCountries({
			BR: '330001670001011|12ABC34501DE355|12A?C34501DE35',
			MX: ['XAXX0101010001|XO?I740919U48|XO@I740919U48|XO[I740919U48|XOJI7409A9U48|XOJI74+919U48', 'XOJI740919U4#'],
			CN: 'X11010519491231002X|11010519491231002X1',
			IT: 'XRSSMRA85T10A562S|RSSMRA85T10A562SX|X00743110157|007431101577',
			KR: 'XP123456789012|P1234567890123|X116-82-00276|X971013-9019902|971013-90199021',
		}),
	)('%s: %s has a character too many or one that the form lacks', (country, number) => {
		expect(describeTaxNumber(number, country)).toBeNull()
		const isRefused = country === 'BR' || country === 'MX'
		expect(codes(number, country)).toEqual([isRefused ? 'tax-number.format' : 'tax-number.unrecognized'])
	})

	it('tax-number.3: takes a colon for no character of an RFC, and suggests nothing', () => {
		expect(checkTaxNumber('XOJI740919:48', 'MX')).toMatchObject({
			status: 'invalid',
			issues: [{ code: 'tax-number.format', severity: 'error' }],
		})
		expect(checkTaxNumber('XOJI740919:48', 'MX').issues[0]?.suggestion).toBeUndefined()
	})
})

describe('the check digits and dates of each form', () => {
	it.each([
		// The last digit fits the one before it, which is wrong: 2 is right for both.
		['BR', '529.982.247-33', 'check-digits'],
		['BR', '33.000.167/0001-10', 'check-digits'],
		['MX', 'XOJI740919U80', null],
		// B counts as 11, so the sum fits, but a check digit is a digit or an A.
		['MX', 'XOJI740919U8B', 'check-digits'],
		['MX', 'XOJI740019U48', 'date'],
		['MX', 'XOJI740900U48', 'date'],
		['IT', 'RSSMRA85A10A562F', null],
		['IT', 'RSSMRA84B29A562Y', null],
		['IT', 'RSSMRA85B29A562Y', 'date'],
		['IT', 'RSSMRA85T31A562T', null],
		['IT', 'RSSMRA85T71A562X', null],
		['IT', 'RSSMRA85T40A562X', 'date'],
		['IT', 'RSSMRA85T72A562X', 'date'],
	])('%s: %s has the problem %s', (country, number, problem) => {
		expect(describeTaxNumber(number, country)).toMatchObject({ problem })
	})

	it('D-22: a number is right if it is right in one of two forms, whichever comes first', () => {
		expect(codes('911100000080000000', 'CN')).toEqual([])
	})
})

describe('what a number is called', () => {
	it.each([
		['CN', '11010519491231002X', 'resident identity number'],
		['CN', '91110108551385082Q', 'unified social credit code'],
		['IT', 'RSSMRA85T10A562S', 'codice fiscale'],
		['IT', 'RSSMRA85T10A56NH', 'codice fiscale (omocodia)'],
		['IT', '00743110157', 'partita IVA'],
		['KR', 'P123456789012', 'personal customs clearance code'],
		['KR', '116-82-00276', 'business registration number'],
		['KR', '971013-9019902', 'resident registration number'],
	])('%s: %s is a %s', (country, number, name) => {
		expect(describeTaxNumber(number, country)).toMatchObject({ name })
	})

	it('tells a warning about a number in small letters by its capitals', () => {
		expect(checkTaxNumber('vace460910sx6', 'MX').issues[0]).toMatchObject({
			message: "Check the RFC for typos. The check digits of VACE460910SX6 don't match.",
			params: { kind: 'RFC', value: 'VACE460910SX6' },
		})
	})

	it('has no kind and no value where it finds no number', () => {
		const { params } = checkTaxNumber('hello', 'BR').issues[0] ?? {}
		expect(params).toEqual({ country: 'BR', name: 'CPF', example: '529.982.247-25', kind: '', value: '' })
	})

	it('takes the letters RFC for a part of the number where they are one', () => {
		expect(describeTaxNumber('RFCX740919U42', 'MX')).toMatchObject({ value: 'RFCX740919U42', problem: null })
	})

	it('reads a text of 64 characters, and none of 65', () => {
		expect(describeTaxNumber(`${' '.repeat(53)}52998224725`, 'BR')?.value).toBe('529.982.247-25')
		expect(describeTaxNumber(`${' '.repeat(54)}52998224725`, 'BR')).toBeNull()
	})
})

describe('a number as it is typed', () => {
	it.each([
		['BR', '5299822472', '529.982.247-2'],
		['BR', '112223330001', '11.222.333/0001'],
		['BR', '1'.repeat(15), '1'.repeat(15)],
		['BR', 'a529', 'A529'],
		['BR', '529a', '529A'],
		['BR', '12abc34501de35', '12.ABC.345/01DE-35'],
		['BR', ' - ', ' - '],
		['CN', '1-2', '12'],
	])('%s: %s is shown as %s', (country, text, shown) => {
		expect(formatTypedTaxNumber(text, country)).toBe(shown)
	})
})
