import { describe, expect, it } from 'vitest'
import { checkZipFormat } from '../../../src/rules/built-in/address.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { findZip, readZip, readZipCharacters, zipCharacters } from '../../../src/rules/zip/read-zip.ts'
import type { ZipForms } from '../../../src/rules/zip/zips.ts'
import { byAnswer, byCountry } from '../../rows.ts'
import CASES from './zip-text.json' with { type: 'json' }

const formsOf = (country: string): ZipForms => BUILT_IN_ZIPS.zipForms(country) as ZipForms

describe('zipCharacters', () => {
	it.each(
		byAnswer({
			K1A0B1: 'K1A0B1|K1A 0B1|k1a 0b1',
			'123': '-1-2 3 ',
			'K1A~': 'ｋ１ａ～',
			'!9': '！９',
			'90210': '9/0.2(1)0|9·0−2・1ー0|9･0ｰ2〒1（0）／|9\t0\u00a02\u200b1\u20140',
			"9'0": "9'0",
			'@[': '@[',
			'': '',
		}),
	)('of %j are %j', (text, characters) => {
		expect(zipCharacters(text)).toBe(characters)
	})

	it('read up to 64 characters, as trimming does', () => {
		expect(zipCharacters(`90210${' '.repeat(59)}`)).toBe('90210')
		expect(zipCharacters(`90210${' '.repeat(60)}`)).toBe('')
		expect(readZip(`${' '.repeat(59)}90210`, formsOf('US')).text).toBe('90210')
		expect(readZip(`${' '.repeat(60)}90210`, formsOf('US')).text).toHaveLength(65)
		expect(findZip(BUILT_IN_ZIPS, `${'.'.repeat(59)}90210`, 'US')).toBe('90210')
		expect(findZip(BUILT_IN_ZIPS, `${'.'.repeat(60)}90210`, 'US')).toBeNull()
	})
})

describe('D-104: the letters before a zip from abroad', () => {
	it.each(CASES.times)('in %s: %s is %s, time after time', (country, zip, code) => {
		for (let time = 0; time < 3; time++)
			expect(checkZipFormat(zip, country)).toEqual({ status: 'valid', value: code, issues: [] })
	})

	it.each([
		['CH', 'C-3000'],
		['DE', 'DEU-10115'],
		['FR', 'E-75001'],
		['FI', 'SFI-00100'],
		['US', 'U90210'],
		['DE', 'D-D-10115'],
	])('in %s: %s is no code', (country, zip) => {
		for (let time = 0; time < 3; time++) expect(findZip(BUILT_IN_ZIPS, zip, country)).toBeNull()
	})
})

describe('readZipCharacters', () => {
	it.each(
		byCountry({
			CA: { 'K1A 0B1': 'K1A0B1' },
			BB: { BB23026: '23026' },
			SV: { 'CP 1101': '1101' },
			US: { '90210': '90210', none: '9O210|9021|' },
			HK: { '': '' },
		}),
	)('reads the code of %s %j as %j', (country, characters, code) => {
		expect(readZipCharacters(characters, formsOf(country))).toBe(code)
	})

	it.each(
		byCountry({
			US: { '90210': '9O21O', '10001': 'USI0OO1', none: '9C210|9O2' },
			GB: { 'SW1A 1AA': '5W1A1AA', 'M1 8AA': 'M18AA', 'EC7S 6SU': 'EC7S65U' },
			CA: { 'K1A 0B1': 'KIAOBI' },
			BB: { BB23026: '23O26' },
		}),
	)('reads lookalikes, too, if asked: %s %s as %s', (country, characters, code) => {
		expect(readZipCharacters(characters, formsOf(country), true)).toBe(code)
	})
})
