import { describe, expect, it } from 'vitest'
import { checkZip } from '../../src/zip/check-zip.ts'
import { suggestZip } from '../../src/zip/suggest-zip.ts'
import { type ZipForms, zipForms } from '../../src/zip/zips.ts'

/** Returns the code that the first issue of a zip suggests. */
const suggested = (zip: string, country: string, provinceCode?: string): string | undefined =>
	checkZip(zip, country, { provinceCode }).issues[0]?.suggestion?.[0]?.value

describe('a zip is corrected', () => {
	it.each([
		['US', '501', '00501'],
		['US', '2115', '02115'],
		['NO', '10', '0010'],
		['IS', '1', '001'],
		['AM', '010', '0010'],
		['TW', '1060', '01060'],
		['US', "9'0'2'1'0", '90210'],
		['US', '9^O21o', '90210'],
		['US', '90210+1234', '90210-1234'],
		['FR', "F'75001", '75001'],
		['BB', '23O26', 'BB23026'],
		['JP', '1OO_OOO1', '100-0001'],
		['LB', '2O383054', '2038 3054'],
	])('in %s: %s to %s, also when it comes again', (country, zip, code) => {
		for (let time = 0; time < 3; time++) expect(suggested(zip, country)).toBe(code)
	})

	it.each([
		['US', '90'],
		['US', '21'],
		['DE', '1'],
		['US', 'A501'],
		['US', "'"],
		['US', "90'"],
		['CR', '101 1000'],
		['US', '100100'],
		['GB', 'W1A'],
		['IE', '-'],
	])('in %s: %s to nothing, also when it comes again', (country, zip) => {
		for (let time = 0; time < 3; time++) {
			expect(checkZip(zip, country).status).toBe('invalid')
			expect(suggested(zip, country)).toBeUndefined()
		}
	})

	it('never to zeros alone', () => {
		expect(checkZip('-', 'JM').issues[0]).toMatchObject({ code: 'address.zip.invalid', severity: 'warning' })
		expect(suggested('-', 'JM')).toBeUndefined()
	})

	it('D-11: only to one that can be in the given province', () => {
		expect(suggested('2134', 'US', 'MA')).toBe('02134')
		expect(suggested('2134', 'US', 'NY')).toBeUndefined()
		expect(suggested('9O210', 'US', 'CA')).toBe('90210')
		expect(suggested("9'0210", 'US', 'NY')).toBeUndefined()
		expect(suggested('4222E', 'US', 'KY')).toBeUndefined()
		expect(suggested('4222B', 'US', 'KY')).toBe('42228')
	})

	it('asks whether the code can be in the province, if one is given', () => {
		const asked: unknown[] = []
		const agrees = (...place: readonly string[]): boolean => {
			asked.push(place)
			return true
		}
		const forms = zipForms('US') as ZipForms
		expect(suggestZip('9O210', forms, 'CA', agrees)).toBe('90210')
		expect(suggestZip('9O210', forms, null, agrees)).toBe('90210')
		expect(suggestZip('', forms, 'CA', agrees)).toBeNull()
		expect(asked).toEqual([['90210', 'US', 'CA']])
	})
})
