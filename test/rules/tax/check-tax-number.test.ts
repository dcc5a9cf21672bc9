import { describe, expect, it } from 'vitest'
import { noFindings } from '../../../src/rules/core/finding.ts'
import { DEFAULT_POLICY } from '../../../src/rules/core/policy.ts'
import { checkTaxNumber, judgeTaxNumber } from '../../../src/rules/tax/check-tax-number.ts'
import { type KnownTaxCountry, TAX_COUNTRIES } from '../../../src/rules/tax/tax-countries.ts'
import { TAX_FIELDS } from '../../../src/rules/tax/tax-fields.ts'
import { taxNumberFieldOf } from '../../../src/rules/tax/tax-number-field-of.ts'

const check = (taxNumber: unknown, countryCode: string) => checkTaxNumber(taxNumber as string, countryCode)
const COUNTRIES = TAX_COUNTRIES.map(({ country }) => country)

describe('tax number rules', () => {
	const judge = (given: unknown, country: KnownTaxCountry) => judgeTaxNumber(given, country, noFindings(DEFAULT_POLICY))

	it('1: each country of the list needs one; the value is the number unchanged', () => {
		for (const country of COUNTRIES) {
			const [issue] = check(undefined, country).issues
			expect(issue).toMatchObject({ code: 'tax-number.missing', severity: 'error', rule: 'tax-number.1' })
			expect(issue?.message).toContain(String(taxNumberFieldOf(country)?.example))
			for (const value of [true, {}, ['x'], 7, NaN, Symbol('x'), () => 'x']) {
				expect(check(value, country).issues[0]).toMatchObject({ code: 'tax-number.type', severity: 'error' })
			}
			expect(check(' hello ', country)).toMatchObject(
				country === 'BR' || country === 'MX' ? { status: 'invalid' } : { status: 'valid', value: ' hello ' },
			)
		}
	})

	it('1: a country may have an optional number, which is judged only if it is given', () => {
		for (const country of TAX_COUNTRIES) {
			const field: { isOptional?: boolean; example: string } = TAX_FIELDS[country.country]
			const given = [7, 'hello', field.example]
			const judged = given.map((value) => judge(value, country))
			field.isOptional = true
			expect([undefined, null, ''].map((none) => judge(none, country))).toEqual([null, null, null])
			expect(given.map((value) => judge(value, country))).toEqual(judged)
			delete field.isOptional
		}
	})

	it('2 and 3: a refusal cites the clause, and says what the number is', () => {
		expect(check('33.000.167/0001-01', 'BR').issues[0]).toMatchObject({
			rule: 'tax-number.2',
			message: "Orders to BR need a CPF, like 529.982.247-25. The CNPJ that you entered isn't accepted.",
		})
		expect(check('12.ABC.345/01DE-35', 'BR').issues[0]?.message).toContain('alphanumeric CNPJ')
		expect(check('x', 'MX').issues[0]).toMatchObject({ rule: 'tax-number.3' })
		expect(check('IAÑL750210963', 'MX').issues[0]?.message).toContain('RFC with Ñ or &')
		expect(check('MAB9307148T4', 'MX').issues[0]?.message).toContain('company RFC')
	})
	it('takes no other character for a digit, though the check digits would fit what it counts as', () => {
		expect(check(':00.000.000-00', 'BR').issues[0]?.code).toBe('tax-number.format')
		expect(check('/00.000.000-11', 'BR').issues[0]?.code).toBe('tax-number.format')
		expect(check('529-982.247.25', 'BR').issues[0]?.code).toBe('tax-number.format')
	})

	it.each(['CN', 'IT', 'KR'] as const)('1, D-20: a blank text is no tax number for %s', (country) => {
		const missing = check('', country)
		expect(missing).toMatchObject({ status: 'invalid', issues: [{ code: 'tax-number.missing', rule: 'tax-number.1' }] })
		for (const blank of [' ', '\t', '\u3000']) expect(check(blank, country)).toEqual(missing)
		for (const given of ['-', '0', 'x']) expect(check(given, country).status).toBe('valid')
	})

	it('4, D-22: all that is said of China, Italy and South Korea is advice', () => {
		expect(check('0'.repeat(1e6), 'CN').issues[0]).toMatchObject({ severity: 'warning', rule: 'D-22' })
		expect(check('00743110158', 'IT').issues[0]).toMatchObject({
			severity: 'warning',
			rule: 'D-22',
			message: "Check the partita IVA for typos. The check digits of 00743110158 don't match.",
		})
	})

	it.each([
		['90', '18'],
		['1256', '19'],
		['3478', '20'],
	])('4: one of the digits %s says that a resident of Korea was born in %s00 or later', (digits, century) => {
		const hasLeapDay = century === '20'
		for (const digit of digits) {
			const { issues } = check(`000229-${digit}019902`, 'KR')
			expect([digit, issues.map(({ code }) => code)]).toEqual([digit, hasLeapDay ? [] : ['tax-number.date']])
			expect(check(`040229-${digit}019902`, 'KR').issues).toEqual([])
		}
	})

	it.each([
		['1234567890', '012.345.678-90'],
		['123456797', '001.234.567-97'],
		['12345601', undefined],
	])('2: a CPF may lack two zeros that a spreadsheet removed, and no more: %s', (digits, cpf) => {
		expect(check(digits, 'BR').issues[0]?.suggestion?.[0]?.value).toBe(cpf)
	})

	it.each(['US', 'DE', 'JP'])('1: nothing is asked of an order to %s, whatever it has', (country) => {
		for (const given of [undefined, '', 'x', '529.982.247-25'])
			expect(check(given, country)).toEqual({ status: 'valid', value: null, issues: [] })
	})

	it('D-10: a code in any case and with space around it names the country', () => {
		expect(check('529.982.247-25', ' br ')).toEqual({ status: 'valid', value: '529.982.247-25', issues: [] })
		expect(check('x', undefined as unknown as string).issues[0]).toMatchObject({
			code: 'address.country.unknown',
			path: ['countryCode'],
		})
	})
})
