import { describe, expect, it } from 'vitest'
import { checkZip, compareZipWithProvince, provincesOfZip } from '../../../src/rules/built-in/address.ts'
import { canBeIn, relatePlace } from '../../../src/rules/province/zip-place.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { readZip } from '../../../src/rules/zip/read-zip.ts'
import { suggestZip } from '../../../src/rules/zip/suggest-zip.ts'
import { placeOfZip, type ZipForms } from '../../../src/rules/zip/zips.ts'

const placeIn = (code: string | null, country: string) => placeOfZip(code, BUILT_IN_ZIPS.zipForms(country) as ZipForms)

describe('the provinces of a zip', () => {
	it.each([
		['90210', 'US', ['CA']],
		['90210-1234', 'US', ['CA']],
		['42223', 'US', ['KY', 'TN']],
		['42810', 'US', []],
		['', 'US', []],
		['1010', 'AT', []],
		['FL 07', 'BM', []],
		['H100', 'SZ', []],
		['K1A 0C9', 'CA', ['QC']],
		['4620-007', 'PT', ['13']],
		['57111', 'ID', ['JT']],
		['77111', 'ID', ['KI', 'KU']],
		['99611', 'ID', ['PA', 'PS']],
		['98511', 'ID', []],
	])('%j of %j are %j', (zip, country, codes) => {
		for (let time = 0; time < 2; time++) expect(placeIn(zip, country).provinces).toEqual(codes)
	})

	it.each([
		['0010', 'AM', 'ER'],
		['11511', 'EG', 'C'],
		['43000', 'NI', 'GR'],
	])('%s of %s has one, and longer codes have a numbering of their own', (zip, country, code) => {
		expect(placeIn(zip, country).provinces).toEqual([code])
		for (const rest of ['1', '01', '-1']) expect(placeIn(zip + rest, country).provinces).toEqual([])
	})

	it('have codes, names and whole codes', () => {
		expect(provincesOfZip(' 90210 ', 'us')).toEqual([{ code: 'CA', name: 'California', isoCode: 'US-CA' }])
		for (const country of ['QQ', '', 'AT', null]) expect(provincesOfZip('90210', country as string)).toEqual([])
	})
})

describe('D-14: a zip beside a province', () => {
	it.each([
		['90210', 'US', 'NY', 'mismatch'],
		['42223', 'US', 'XX', 'unknown'],
		['42810', 'US', 'CA', 'unknown'],
		['57111', 'ID', 'JT', 'match'],
		['57111', 'ID', 'JK', 'mismatch'],
		['99611', 'ID', 'PA', 'shared'],
		['99611', 'ID', 'JK', 'shared'],
		['5500', 'AR', 'X', 'shared'],
		['5500', 'AR', 'C', 'mismatch'],
	] as const)('%s of %s and %s: %s', (zip, country, province, relation) => {
		expect(relatePlace(placeIn(zip, country), province)).toBe(relation)
	})

	it.each([7, null, undefined, {}])('is unknown if the province is %s', (province) => {
		expect(compareZipWithProvince('90210', province as never, 'US')).toBe('unknown')
	})

	it('agrees unless the tables place it in another province', () => {
		expect(canBeIn(placeIn(null, 'US'), 'NY')).toBe(true)
		expect(canBeIn(placeIn('90210', 'US'), 'CA')).toBe(true)
		expect(canBeIn(placeIn('90210', 'US'), 'NY')).toBe(false)
		const wrong = readZip('9O21O', BUILT_IN_ZIPS.zipForms('US') as ZipForms)
		expect(suggestZip(wrong, null)).toBe('90210')
		expect(suggestZip(wrong, 'CA')).toBe('90210')
		expect(suggestZip(wrong, 'NY')).toBeNull()
	})

	it('has a code of an island or an enclave in its own province alone, and the codes around it in the other', () => {
		for (const [zip, country, own, other, next] of [
			['06390', 'US', 'NY', 'CT', '06389'],
			['83414', 'US', 'WY', 'ID', '83415'],
			['05501', 'US', 'MA', 'VT', '05401'],
			['20598', 'US', 'VA', 'DC', '20599'],
			['73301', 'US', 'TX', 'OK', '73401'],
			['682555', 'IN', 'LD', 'KL', '681001'],
			['744101', 'IN', 'AN', 'WB', '743101'],
			['403001', 'IN', 'GA', 'MH', '402001'],
			['362520', 'IN', 'DH', 'GJ', '361001'],
			['817-0001', 'JP', '42', '40', '810-0001'],
			['811-5101', 'JP', '42', '40', '812-0001'],
			['685-0001', 'JP', '32', '31', '680-0001'],
		] as const) {
			expect([compareZipWithProvince(zip, own, country), compareZipWithProvince(zip, other, country)], zip).toEqual([
				'match',
				'mismatch',
			])
			expect(compareZipWithProvince(next, other, country), next).toBe('match')
		}
	})

	it('shares a code that one source alone has in another province', () => {
		for (const [zip, country, provinces] of [
			['202450', 'CN', ['SH', 'ZJ']],
			['253800', 'CN', ['HE', 'SD']],
			['300481', 'CN', ['BJ', 'TJ']],
			['63673', 'US', ['IL', 'MO']],
			['53100', 'MY', ['10', '14']],
		] as const)
			for (const province of provinces)
				expect(compareZipWithProvince(zip, province, country), `${zip} ${province}`).toBe('shared')
	})

	const codes = (country: string, provinceCode?: string): readonly string[] =>
		checkZip('90210', country, { provinceCode }).issues.map(({ code }) => code)

	it('warns for a province code of up to 16 characters', () => {
		expect(codes('US', `US-NY${' '.repeat(11)}`)).toEqual(['address.zip.province-mismatch'])
		expect(codes('US', `US-NY${' '.repeat(12)}`)).toEqual([])
		expect(codes('US')).toEqual([])
	})
})
