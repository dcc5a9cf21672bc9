import { describe, expect, it } from 'vitest'
import { compactTaxNumber, describeTaxNumber } from '../../../src/rules/tax/describe-tax-number.ts'
import { formatTaxNumber } from '../../../src/rules/tax/format-tax-number.ts'
import { inCountries } from '../../rows.ts'
import table from '../../vectors/tax-numbers.json' with { type: 'json' }
import CASES from './describe-tax-number.json' with { type: 'json' }

describe('describeTaxNumber', () => {
	it('names every kind', () => {
		const kinds = table.cases.flatMap(({ expected }) => expected.contains?.kind ?? [])
		expect([...new Set(kinds)].sort()).toEqual([
			'business',
			'cnpj',
			'cnpj-alphanumeric',
			'codice-fiscale',
			'codice-fiscale-omocodia',
			'cpf',
			'partita-iva',
			'pccc',
			'resident',
			'resident-identity',
			'rfc-company',
			'rfc-generic',
			'rfc-person',
			'social-credit',
		])
	})

	it.each(
		inCountries({
			BR: '00.000.000/0001-91|33.000.167/0001-01|12.ABC.345/01DE-35',
			MX: 'IAÑL750210963|L&O950913MSA|MAB9307148T4',
		}),
	)('finds nothing to say against %s of %s, though the contract refuses it', (country, number) => {
		expect(describeTaxNumber(number, country)).toMatchObject({ value: number, problem: null })
	})

	it('knows a CPF with its name before it', () => {
		const found = { kind: 'cpf', name: 'CPF', value: '390.533.447-05', problem: null }
		expect(describeTaxNumber('CPF: 390.533.447-05', 'BR')).toEqual(found)
	})

	it.each([
		['CNPJ 00.000.000/0001-91', 'BR', 'CNPJ', '00.000.000/0001-91', null],
		['cnpj: 12abc34501de35', 'BR', 'alphanumeric CNPJ', '12.ABC.345/01DE-35', null],
		['RFC: XOJI-740919-U48', 'MX', 'RFC', 'XOJI740919U48', null],
		['R.F.C. IAÑL750210963', 'MX', 'RFC with Ñ or &', 'IAÑL750210963', null],
		['RFC MAB9307148T4', 'MX', 'company RFC', 'MAB9307148T4', null],
		['RFC XAXX010101000', 'MX', 'generic RFC', 'XAXX010101000', 'generic'],
	])('knows %s of %s with its name before it', (text, country, name, value, problem) => {
		expect(describeTaxNumber(text, country)).toMatchObject({ name, value, problem })
	})

	it('finds no kind in a number with an exponent, which a spreadsheet wrote for a CPF', () => {
		expect(describeTaxNumber('52.998.224/725E-10', 'BR')).toMatchObject({ kind: 'cnpj-alphanumeric' })
		for (const text of ['5.2998224725E10', '5,2998224725e10', '5.2998224725E+10', ' 5.2998224725E10 '])
			expect(describeTaxNumber(text, 'BR')).toBeNull()
	})

	it('names what speaks against a number that the contract refuses all the same', () => {
		expect(describeTaxNumber('33.000.167/0001-02', 'BR')).toMatchObject({ kind: 'cnpj', problem: 'check-digits' })
		expect(describeTaxNumber('00.000.000/0000-00', 'BR')).toMatchObject({ kind: 'cnpj', problem: 'repeated-digits' })
		expect(describeTaxNumber('12.ABC.345/01DE-99', 'BR')).toMatchObject({ problem: 'check-digits' })
		expect(describeTaxNumber('MAB9313148T4', 'MX')).toMatchObject({ kind: 'rfc-company', problem: 'date' })
		expect(describeTaxNumber('MAB9307148T5', 'MX')).toMatchObject({ kind: 'rfc-company', problem: 'check-digits' })
	})

	it('takes eighteen digits for the number that they check as, a person’s before an organisation’s', () => {
		// 91110000000000000 + the social credit check 7, by hand: the sum is 9 + 3 + 9 + 27 = 48, 62 - 48 = 14 is E, so the
		// eleventh character carries 1 times 25: 48 + 25 = 73, 93 - 73 = 20 is L; with 2 there 98, 124 - 98 = 26; with 5 there
		// 48 + 125 = 173, 186 - 173 = 13; with 6 there 198, 217 - 198 = 19; with 7 there 223, 248 - 223 = 25; with 8 there 248
		// = 8 times 31: the check character is 0.
		const credit = '911100000080000000'
		expect(describeTaxNumber(credit, 'CN')).toMatchObject({ kind: 'social-credit', problem: null })
		expect(describeTaxNumber('911100000080000001', 'CN')).toMatchObject({ kind: 'resident-identity', problem: 'date' })
	})

	it('is null for what it does not know', () => {
		for (const value of ['', ' ', 'hello', '1', '0'.repeat(1e6), undefined, null, 7, {}]) {
			for (const country of ['BR', 'MX', 'CN', 'IT', 'KR']) {
				expect(describeTaxNumber(value as string, country)).toBeNull()
			}
		}
		expect(describeTaxNumber('529.982.247-25', 'US')).toBeNull()
		expect(describeTaxNumber('529.982.247-25', 'ZZ')).toBeNull()
	})
})

describe('formatTaxNumber', () => {
	it.each(CASES.written)('writes %s of %s as %s', (value, country, written) => {
		expect(formatTaxNumber(value, country)).toBe(written)
		expect(formatTaxNumber(written, country)).toBe(written)
	})

	it('leaves alone what it does not know, and answers a text for anything', () => {
		for (const value of ['', 'hello', '5299822472', ' 1 ']) expect(formatTaxNumber(value, 'BR')).toBe(value)
		expect(formatTaxNumber('52998224725', 'US')).toBe('52998224725')
		for (const value of [undefined, null, 7, {}]) expect(formatTaxNumber(value as unknown as string, 'BR')).toBe('')
	})
})

describe('compactTaxNumber', () => {
	it('takes out separators and what is invisible, reads other widths, and leaves any other letter or digit', () => {
		expect(compactTaxNumber('a.b,c:d/e_f-g h\u00a0i\u200bj\u2011k\u2212l\u3000m\ufeffn\u00ado')).toBe('ABCDEFGHIJKLMNO')
		expect(compactTaxNumber('٣é&#Я')).toBe('٣É&#Я')
		expect(compactTaxNumber('ｘ１２n\u0303')).toBe('X12Ñ')
	})

	it('looks at 64 characters at most', () => {
		expect(compactTaxNumber(`${' '.repeat(50)}52998224725`)).toBe('52998224725')
		expect(compactTaxNumber(`${' '.repeat(54)}52998224725`)).toBe('')
	})
})
