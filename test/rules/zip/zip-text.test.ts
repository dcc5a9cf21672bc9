import { describe, expect, it } from 'vitest'
import { checkZipFormat } from '../../../src/rules/world/check-zip-format.ts'
import { findZip } from '../../../src/rules/zip/read-zip.ts'
import { WORLD_ZIPS } from '../../../src/rules/zip/world-zips.ts'
import { readZipCharacters, trimShort, zipCharacters } from '../../../src/rules/zip/zip-text.ts'
import type { ZipForms } from '../../../src/rules/zip/zips.ts'

const formsOf = (country: string): ZipForms => WORLD_ZIPS.zipForms(country) as ZipForms

describe('zipCharacters', () => {
	it.each([
		['K1A0B1', 'K1A0B1'],
		['K1A 0B1', 'K1A0B1'],
		['-1-2 3 ', '123'],
		['k1a 0b1', 'K1A0B1'],
		['ｋ１ａ～', 'K1A~'],
		['！９', '!9'],
		['9/0.2(1)0', '90210'],
		['9·0−2・1ー0', '90210'],
		['9･0ｰ2〒1（0）／', '90210'],
		['9\t0\u00a02\u200b1\u20140', '90210'],
		["9'0", "9'0"],
		['@[', '@['],
		['', ''],
	])('of %j are %j', (text, characters) => {
		expect(zipCharacters(text)).toBe(characters)
	})

	it('read up to 64 characters, as trimming does', () => {
		expect(zipCharacters(`90210${' '.repeat(59)}`)).toBe('90210')
		expect(zipCharacters(`90210${' '.repeat(60)}`)).toBe('-')
		expect(trimShort(`${' '.repeat(59)}90210`)).toBe('90210')
		expect(trimShort(`${' '.repeat(60)}90210`)).toHaveLength(65)
		expect(findZip(WORLD_ZIPS, `${'.'.repeat(59)}90210`, 'US')).toBe('90210')
		expect(findZip(WORLD_ZIPS, `${'.'.repeat(60)}90210`, 'US')).toBeNull()
	})
})

describe('D-104: the letters before a zip from abroad', () => {
	it.each([
		['AT', 'A-1010', '1010'],
		['BE', 'B-1000', '1000'],
		['DE', 'D-10115', '10115'],
		['ES', 'E-28001', '28001'],
		['HU', 'H-1011', '1011'],
		['IT', 'I-00118', '00118'],
		['LU', 'L-1010', '1010'],
		['NO', 'N-0010', '0010'],
		['PT', 'P-1049-001', '1049-001'],
		['SE', 'S-114 55', '114 55'],
		['CH', 'CH-3000', '3000'],
		['BB', 'BB-BB23026', 'BB23026'],
		['SG', '(S) 522489', '522489'],
		['FR', '(FR) 75001', '75001'],
	])('in %s: %s is %s, time after time', (country, zip, code) => {
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
		for (let time = 0; time < 3; time++) expect(findZip(WORLD_ZIPS, zip, country)).toBeNull()
	})
})

describe('readZipCharacters', () => {
	it.each([
		['CA', 'K1A0B1', 'K1A 0B1'],
		['BB', '23026', 'BB23026'],
		['SV', '1101', 'CP 1101'],
		['US', '90210', '90210'],
		['US', '9O210', null],
		['US', '9021', null],
		['US', '', null],
		['HK', '', ''],
	])('reads the code of %s %j as %j', (country, characters, code) => {
		expect(readZipCharacters(characters, formsOf(country))).toBe(code)
	})

	it.each([
		['US', '9O21O', '90210'],
		['US', 'USI0OO1', '10001'],
		['GB', '5W1A1AA', 'SW1A 1AA'],
		['GB', 'M18AA', 'M1 8AA'],
		['CA', 'KIAOBI', 'K1A 0B1'],
		['BB', '23O26', 'BB23026'],
		['US', '9C210', null],
		['US', '9O2', null],
	])('reads lookalikes, too, if asked: %s %s as %s', (country, characters, code) => {
		expect(readZipCharacters(characters, formsOf(country), true)).toBe(code)
	})
})
