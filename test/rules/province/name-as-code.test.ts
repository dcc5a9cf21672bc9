import { describe, expect, it } from 'vitest'
import { checkProvince, validateAddress } from '../../../src/rules/built-in/address.ts'
import { provincesOf } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { ALTERNATIVE_CODES } from '../../../src/rules/province/data/alternative-codes.ts'
import { isNamedIn, provinceUse } from '../../../src/rules/province/province-use.ts'

const NAMED = BUILT_IN_PROVINCES.countries().filter(isNamedIn)
const STRICT = NAMED.filter((country) => provinceUse(country) === 'required')
const US = { address1: '1 Main St', city: 'Springfield', countryCode: 'US', phone: '+12125550123' }

describe('D-11: a name in the field of the code', () => {
	it('is that province, with a warning, in every country whose addresses name one; by code, an error', () => {
		for (const country of NAMED)
			for (const { code, name } of provincesOf(country)) {
				const verdict = checkProvince({ provinceCode: name }, country)
				expect(verdict, `${country} ${name}`).toMatchObject({ status: 'valid', value: { code } })
				const known = verdict.issues.length === 0 || (country === 'CN' && verdict.issues.length === 2)
				if (!known)
					expect(verdict.issues).toMatchObject([{ code: 'address.province.code-unknown', severity: 'warning' }])
				if (known || provinceUse(country) !== 'required') continue
				const byCode = checkProvince({ provinceCode: name }, country, { shouldValidateProvinceCode: true })
				expect(byCode.issues, name).toMatchObject([{ severity: 'error', suggestion: [{ value: code }] }])
			}
	})

	it('makes no nonsense valid, and FR, GB and DE keep a text as given', () => {
		for (const country of STRICT)
			for (const { code } of provincesOf(country))
				expect(checkProvince({ provinceCode: `ZZ${code}Q` }, country).status, code).toBe('invalid')
		for (const country of ['FR', 'GB', 'DE'])
			expect(checkProvince({ provinceCode: 'Occitanie' }, country).value?.code).toBe('Occitanie')
	})

	it.each([
		['California', 'Texas', '90210', 'CA'],
		['California', 'Texas', '75001', 'TX'],
		['California', 'California', '90210', 'CA'],
		['California', '', '90210', 'CA'],
		['California', 'Elsewhere', '90210', 'CA'],
	])('%s beside "%s" with %s is %s, with a warning', (provinceCode, province, zip, code) => {
		const { value, issues } = validateAddress({ ...US, provinceCode, province, zip })
		expect(value?.provinceCode).toBe(code)
		expect(issues.map(({ severity }) => severity)).toContain('warning')
	})
})

it('D-11: a name beats the code of another province that only a list has', () => {
	const lost: string[] = []
	let asked = 0
	for (const country of NAMED) {
		const listed = (ALTERNATIVE_CODES[country] ?? '')
			.split(' ')
			.flatMap((pair) => (pair.includes('=') ? [pair.split('=')] : []))
		for (const { code, name } of provincesOf(country)) {
			const [own = ''] = listed.find(([key = '', to = '']) => to !== code && !/^[A-Z]{2}-|_/.test(key + to)) ?? []
			if (own === '' || checkProvince({ provinceCode: own }, country).issues.length > 0) continue
			asked++
			const { value, issues } = checkProvince({ provinceCode: own, province: name }, country)
			if (value?.code !== code || issues[0]?.severity !== 'warning') lost.push(`${country} ${own} ${name}`)
		}
	}
	expect(lost.filter((text) => !/^HK KOWLOON|^KZ AL Almaty Region$/.test(text))).toEqual([])
	expect(asked).toBeGreaterThan(900)
})
