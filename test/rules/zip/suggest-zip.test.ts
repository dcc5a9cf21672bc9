import { describe, expect, it } from 'vitest'
import { zipBeginnings, zipSamples } from '../../../scripts/build-zips.ts'
import { checkZip } from '../../../src/rules/built-in/address.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { findZip, readZip } from '../../../src/rules/zip/read-zip.ts'
import { suggestZip } from '../../../src/rules/zip/suggest-zip.ts'
import type { ZipForms } from '../../../src/rules/zip/zips.ts'
import { inCountries } from '../../rows.ts'
import CASES from './suggest-zip.json' with { type: 'json' }

/** Returns the code that the first issue of a zip suggests. */
const suggested = (zip: string, country: string, provinceCode?: string): string | undefined =>
	checkZip(zip, country, { provinceCode }).issues[0]?.suggestion?.[0]?.value

describe('a lost zero', () => {
	const LISTS = Object.entries(zipBeginnings())

	it.each(LISTS)('of %s makes only codes that begin as its list has them', (country, first) => {
		const begins = new RegExp(`^(?:${first})`)
		const length = (zipSamples()[country]?.[0] ?? '').replace(/\D/g, '').length
		const found = new Set<boolean>()
		for (let digits = 1; digits < 1_000; digits++)
			for (const short of [String(digits).padEnd(length - 1, '1'), String(digits).padEnd(length - 2, '1')]) {
				const code = suggested(short, country)?.replace('-', '')
				const padded = short.padStart(length, '0')
				found.add(code === padded)
				if (code === padded) expect(padded).toMatch(begins)
				else if (begins.test(padded)) expect(findZip(BUILT_IN_ZIPS, padded, country), padded).toBeNull()
			}
		expect(found.size).toBe(2)
	})

	it.each([
		['AU', '474', 'QLD', undefined],
		['AU', '800', 'NT', '0800'],
		['AU', '800', 'QLD', undefined],
		['MY', '3000', '08', undefined],
		['MY', '5000', '02', '05000'],
		['US', '2115', 'MA', '02115'],
		['US', '2115', 'CA', undefined],
		['PA', '801', '8', '0801'],
	])('of %s %s is put back in %s only to a code that can be there', (country, zip, province, code) => {
		expect(suggested(zip, country, province)).toBe(code)
	})
})

describe('a zip is corrected', () => {
	it.each(CASES.unsuggested)('in %s: %s to %s, also when it comes again', (country, zip, code) => {
		for (let time = 0; time < 3; time++) expect(suggested(zip, country)).toBe(code)
	})

	it.each(
		inCountries({
			US: "90|21|A501|'|90'|100100",
			DE: '1|Singapore 10115',
			CR: '101 1000',
			GB: 'W1A|Choose...|ei ole|Soho 8|EIOLE',
			IE: '()',
			IS: '1',
			TW: '1060',
		}),
	)('in %s: %s to nothing, also when it comes again', (country, zip) => {
		for (let time = 0; time < 3; time++) {
			expect(checkZip(zip, country).status).toBe('invalid')
			expect(suggested(zip, country)).toBeUndefined()
		}
	})

	it.each(CASES.labelled)('in %s: %s, with a label or a name, to %s', (country, zip, code) => {
		for (let time = 0; time < 3; time++) expect(suggested(zip, country)).toBe(code)
	})

	it.each(
		inCountries({
			GB: 'BFPO|BFPO Germany',
			SV: 'CP|CP 1101 El Salvador',
			IT: 'CAP',
			US: 'ZIP|USA|PO Box 90210|Apt 90210|Suite 20005|Zipper 90210',
			DE: 'Postfach 10115|Hausnummer 10115|10115 FR|10115 Berlin 2|10115 10117|PLZ 1011|PLZ 00115',
			FR: 'BP 75001|CS 75001',
			ES: 'Apartado 28013',
			NL: 'Postbus 1011 AB|1011 Amsterdam',
			BE: '1234 AB|1234 AB Amsterdam',
			AT: '1011 AB',
			CH: '1011 NL',
			AR: 'CPA 1425|CP A1425',
			IE: 'Dublin 2',
		}),
	)('in %s: %s to nothing, because a part of it says something else', (country, zip) => {
		expect(suggested(zip, country)).toBeUndefined()
	})

	it.each(CASES.codes)('in %s: %s is a code, although it begins like a label', (country, zip, code) => {
		expect(checkZip(zip, country)).toEqual({ status: 'valid', value: code, issues: [] })
	})

	it('never to zeros alone', () => {
		expect(checkZip('()', 'JM').issues[0]).toMatchObject({ code: 'address.zip.invalid', severity: 'warning' })
		expect(suggested('()', 'JM')).toBeUndefined()
	})

	it('D-11: suggests only one that can be in the given province', () => {
		expect(suggested('2134', 'US', 'MA')).toBe('02134')
		expect(suggested('2134', 'US', 'NY')).toBeUndefined()
		expect(suggested('9O210', 'US', 'CA')).toBe('90210')
		expect(suggested("9'0210", 'US', 'NY')).toBeUndefined()
		expect(suggested('4222E', 'US', 'KY')).toBeUndefined()
		expect(suggested('4222B', 'US', 'KY')).toBe('42228')
	})

	it('are none for an empty text', () => {
		expect(suggestZip(readZip('', BUILT_IN_ZIPS.zipForms('US') as ZipForms), null)).toBeNull()
	})
})
