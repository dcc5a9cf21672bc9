import { describe, expect, it } from 'vitest'
import { zipSamples } from '../../../scripts/build-zips.ts'
import { allCountries, checkZip, checkZipFormat, validateAddress } from '../../../src/entries/index.ts'

describe('D-13: zeros alone', () => {
	it('are said in every country that uses a zip', () => {
		let tried = 0
		for (const { code } of allCountries())
			for (const zip of zipSamples()[code] ?? []) {
				const zeros = zip.replace(/\d/g, '0')
				if (/[A-Z]/.test(zeros.replace(/^[A-Z]{2,3}[- ]?/, ''))) continue
				tried++
				for (const { issues } of [checkZip(zeros, code), checkZipFormat(zeros, code)])
					expect(
						issues.map(({ path }) => path[0]),
						`${code} ${zeros}`,
					).toEqual(['zip'])
			}
		expect(tried).toBeGreaterThan(150)
	})
	it('are never suggested', () => {
		for (const { code } of allCountries())
			for (const zip of ['0', '00', '000', '0000', '00000', '000000', '0000000', '0.0', 'O000', '000 Wien'])
				expect(checkZip(zip, code).issues[0]?.suggestion?.[0]?.value || '1', `${code} ${zip}`).toMatch(/[1-9]/)
	})
	it('are no code with a digit more', () => {
		for (const [code, samples] of Object.entries(zipSamples()))
			for (const zip of samples) expect(checkZip(zip, code).status, `${code} ${zip}`).toBe('valid')
		for (const [zip, code] of [
			['00100', 'KE'],
			['0800', 'AU'],
			['00-001', 'PL'],
			['1000', 'BG'],
			['00120', 'VA'],
			['10000', 'HR'],
		] as const)
			expect(checkZip(zip, code).issues, zip).toEqual([])
	})
	it('are kept as they are in an address', () => {
		const { status } = validateAddress({
			address1: 'x',
			city: 'Wien',
			zip: '0000',
			countryCode: 'AT',
			phone: '+4315134567',
		})
		expect(status).toBe('valid')
	})
})
