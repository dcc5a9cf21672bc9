import { describe, expect, it } from 'vitest'
import required from '../../../scripts/facts/zip-required.json' with { type: 'json' }
import { checkZip, checkZipFormat, provincesOfZip } from '../../../src/rules/built-in/address.ts'
import { formatMessage } from '../../../src/rules/core/issue.ts'
import { UNKNOWN_COUNTRY_MESSAGES } from '../../../src/rules/country/unknown-country.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { ZIP_MESSAGES } from '../../../src/rules/zip/judge-zip.ts'
import { findZip } from '../../../src/rules/zip/read-zip.ts'
import { expectCost } from '../../bounded.ts'
import { codesOf } from '../../codes-of.ts'
import { inCountries } from '../../rows.ts'
import CASES from './check-zip.json' with { type: 'json' }

describe('validate-order.4: the zip code is valid', () => {
	it.each(
		inCountries({
			GB: 'QQ1 1AA|SW1A 1AC|BFPO|BFPO 12345|BFPO 5A|BFP 57',
			CR: '1000100',
			NI: '0500084',
			IE: 'A11 F4E2|D19 AF30',
			ES: '53001|00100',
			IN: '101001',
			US: '00100|42800',
			CA: 'X2A 1A1',
			KR: '0305A',
			VI: '00601',
			FM: '96960',
			FO: '099',
			JE: 'BFPO 57',
		}),
	)('refuses %s %s', (country, zip) => {
		expect(codesOf(checkZip(zip, country))).toEqual(['address.zip.invalid'])
		expect(checkZip(zip, country).status).toBe('invalid')
	})

	it.each(CASES.read)('reads %s %s as %s', (country, zip, canonical) => {
		expect(checkZip(zip, country)).toEqual({ status: 'valid', value: canonical, issues: [] })
		expect(checkZip(canonical, country)).toEqual({ status: 'valid', value: canonical, issues: [] })
	})

	it.each([
		['US', '9O2I0', '90210'],
		['ES', '8004', '08004'],
		['CA', 'K1A OBI', 'K1A 0B1'],
		['GB', '0X14 4PG', 'OX14 4PG'],
		['GB', 'SWIA 1AA', 'SW1A 1AA'],
		['GB', 'BFP0 57', 'BFPO 57'],
		['DE', 'DE-1O115', '10115'],
	])('suggests for %s %s, which it does not repair in silence, %s', (country, zip, meant) => {
		const verdict = checkZip(zip, country)
		expect(verdict.status).toBe('invalid')
		expect(verdict.issues[0]?.suggestion).toEqual([{ path: ['zip'], value: meant }])
		expect(checkZip(meant, country)).toEqual({ status: 'valid', value: meant, issues: [] })
	})

	it('suggests nothing where nothing near is a code', () => {
		for (const zip of ['ABCDE', '12', '1234567', '-', '?'])
			expect(checkZip(zip, 'US').issues[0]).not.toHaveProperty('suggestion')
	})

	it('drops no digit for a suggestion', () => {
		expect(checkZip('MO2 7BQ', 'GB').issues[0]).not.toHaveProperty('suggestion') // not M0 7BQ
	})

	it('says what the templates say', () => {
		const templates: Readonly<Record<string, string>> = { ...ZIP_MESSAGES, ...UNKNOWN_COUNTRY_MESSAGES }
		const told = [
			['', 'SE'],
			['9', 'SE'],
			['9', 'HK'],
			['9', 'GH'],
			['9', 'ZZ'],
			['9', 'Z'.repeat(99)],
			['9'.repeat(99), 'SE'],
		].flatMap(([zip = '', country = '']) => checkZip(zip, country).issues)
		expect(told).toHaveLength(7)
		for (const { code, message, params } of told) expect(message).toBe(formatMessage(templates[code] ?? '', params))
	})

	it('judges a long text by its length', () => {
		for (const zip of ['9'.repeat(1e7), ' '.repeat(1e7), `90210${' '.repeat(1e7)}`, '\u200b'.repeat(1e7)]) {
			expectCost(() => expect(checkZip(zip, 'US').status).toBe('invalid'), 2)
		}
	})
})

describe('D-10: the country', () => {
	it.each(['', 'ZZ', 'USA', 'u', '__proto__', ' '.repeat(70), null, undefined, 7, {}])('%s is unknown', (country) => {
		const verdict = checkZip('90210', country as string)
		expect(verdict.status).toBe('invalid')
		expect(codesOf(verdict)).toEqual(['address.country.unknown'])
		expect(findZip(BUILT_IN_ZIPS, '90210', country as string)).toBeNull()
		expect(provincesOfZip('90210', country as string)).toEqual([])
	})
})

describe('D-13: missing and unused zips', () => {
	it('a missing zip is an error where every source asks for one', () => {
		for (const country of required.both) {
			for (const zip of ['', '  ', undefined, null]) {
				const verdict = checkZipFormat(zip as string, country)
				expect(verdict.status, country).toBe('invalid')
				expect(codesOf(verdict), country).toEqual(['address.zip.missing'])
			}
		}
	})

	it('a missing zip is a warning where one source asks', () => {
		for (const country of required.one) {
			const verdict = checkZipFormat('', country)
			expect(verdict.status, country).toBe('valid')
			expect(codesOf(verdict), country).toEqual(['address.zip.missing'])
		}
	})

	it('a missing zip is fine elsewhere', () => {
		for (const country of ['CO', 'KE', 'HK', 'AE', 'QA', 'BF'])
			expect(checkZipFormat(' ', country)).toEqual({ status: 'valid', value: '', issues: [] })
	})

	it('the five digits that circulate in BF pass, other codes are a warning', () => {
		expect(checkZip('10010', 'BF')).toEqual({ status: 'valid', value: '10010', issues: [] })
		const verdict = checkZip('001', 'BF')
		expect(verdict.status).toBe('valid')
		expect(codesOf(verdict)).toEqual(['address.zip.invalid'])
	})
})

describe('a zip of 10,000 characters', () => {
	it.each(['9', 'A', ' ', '９', '\u200b', '😀'])('costs less than to read it twice, one by one: %j', (sign) => {
		const zip = sign.repeat(10_000).slice(0, 10_000)
		expect(checkZip(zip, 'GB').status).toBe('invalid')
		expectCost(() => {
			for (let call = 0; call < 100; call++) checkZip(zip, 'GB')
		}, 2)
	})
})
