import { describe, expect, it } from 'vitest'
import type { ProvinceInput, ProvinceOptions } from '../../../src/rules/province/check-province.ts'
import { checkProvince } from '../../../src/rules/world/check-province.ts'

const TO_CODE = { path: ['provinceCode'], value: 'CA', label: 'California' }
const TO_NAME = { path: ['province'], value: 'California' }
const HINT = ' Did you mean California?'

/** Returns the issues without their messages, what they are about and their keys, and the value. */
function told(input: ProvinceInput, country: string, options?: ProvinceOptions) {
	const verdict = checkProvince(input, country, options)
	const issues = verdict.issues.map(({ message: _, about: __, policy: ___, ...issue }) => issue)
	return { issues, value: verdict.status === 'valid' ? verdict.value : undefined }
}

/** An issue that `told` returns. */
const issue = (code: string, severity: string, field: string, rule: string, params: object, suggestion?: object[]) => ({
	code: `address.province.${code}`,
	severity,
	path: [field],
	rule,
	params,
	...(suggestion === undefined ? {} : { suggestion }),
})

const CALIFORNIA = { code: 'CA', name: 'California', isoCode: 'US-CA' }
const unknownName = (severity: string, country: string, province: string) =>
	issue('unknown', severity, 'province', 'validate-order.1', { country, province, hint: '' })
const unknownCode = (severity: string, country: string, code: string) =>
	issue('code-unknown', severity, 'provinceCode', 'D-11', { country, code, hint: '' })

describe('validate-order.1: no province', () => {
	it.each([
		['US', undefined, 'error', undefined],
		['US', { province: 'warning' }, 'warning', null],
		['IE', undefined, 'warning', null],
		['IE', { shouldValidateProvinceCode: true }, 'warning', null],
		['KR', undefined, 'warning', null],
	] as const)('of %s with %j is an %s', (country, options, severity, value) => {
		const missing = issue('missing', severity, 'province', 'validate-order.1', { country, hint: '' })
		expect(told({}, country, options)).toEqual({ issues: [missing], value })
		expect(told({ province: ' ', provinceCode: '\t' }, country, options).issues).toEqual([missing])
	})

	it.each(['DE', 'GB', 'FR', 'SG', 'NZ', 'EE', 'KZ'])('is fine in %s', (country) => {
		expect(told({}, country, { shouldValidateProvinceCode: true })).toEqual({ issues: [], value: null })
	})
})

describe('D-11: the code', () => {
	const missing = (hint: string, suggestion?: object[]) =>
		issue('code-missing', 'error', 'provinceCode', 'D-11', { country: 'US', code: '', hint }, suggestion)

	it('is missing where it is required', () => {
		expect(told({}, 'US', { shouldValidateProvinceCode: true, province: 'warning' }).issues).toEqual([missing('')])
		expect(told({ province: 'California' }, 'US', { shouldValidateProvinceCode: true }).issues).toEqual([
			missing(HINT, [TO_CODE]),
		])
		expect(told({ province: 'California' }, 'US', { shouldValidateProvinceCode: 1 as never }).issues).toEqual([])
	})

	it('is unknown: an error if it is required or nothing else names the province', () => {
		const hinted = (severity: string, code = 'XX') =>
			issue('code-unknown', severity, 'provinceCode', 'D-11', { country: 'US', code, hint: HINT }, [TO_CODE])
		expect(told({ provinceCode: 'XX' }, 'US').issues).toEqual([unknownCode('error', 'US', 'XX')])
		expect(told({ provinceCode: 'Californa' }, 'US').issues).toEqual([hinted('error', 'Californa')])
		expect(told({ provinceCode: 'XX', province: 'California' }, 'US')).toEqual({
			issues: [hinted('warning')],
			value: CALIFORNIA,
		})
		expect(told({ provinceCode: 'XX', province: 'California' }, 'US', { shouldValidateProvinceCode: true })).toEqual({
			issues: [hinted('error')],
			value: undefined,
		})
	})

	it('is unknown: kept as given if that is only a warning', () => {
		const value = { code: 'XX', name: 'XX', isoCode: null }
		for (const [country, options] of [
			['US', { province: 'warning' }],
			['NZ', undefined],
		] as const)
			expect(told({ provinceCode: ' XX ' }, country, options)).toEqual({
				issues: [unknownCode('warning', country, 'XX')],
				value,
			})
		for (const country of ['DE', 'NZ', 'FR'])
			expect(told({ provinceCode: 'XX' }, country, { shouldValidateProvinceCode: true, province: 'warning' })).toEqual({
				issues: [unknownCode('error', country, 'XX')],
				value: undefined,
			})
	})

	it('need not be known where ISO 3166-2 does not divide the country, nor where addresses name no province', () => {
		const verdict = { issues: [], value: { code: 'XX', name: 'XX', isoCode: null } }
		expect(told({ provinceCode: 'XX' }, 'GI', { shouldValidateProvinceCode: true })).toEqual(verdict)
		for (const country of ['GI', 'DE', 'FR', 'GB']) expect(told({ provinceCode: 'XX' }, country)).toEqual(verdict)
	})

	it('is unknown if it is only the country and a sign', () => {
		expect(told({ provinceCode: 'US-' }, 'US').issues).toEqual([unknownCode('error', 'US', 'US-')])
		expect(told({ provinceCode: 'GI-' }, 'GI').issues).toEqual([])
	})

	it('is of a level that addresses do not use', () => {
		const level = (hint: string, suggestion?: object[]) =>
			issue('code-level', 'warning', 'provinceCode', 'D-11', { country: 'IT', code: '25', hint }, suggestion)
		for (const shouldValidateProvinceCode of [false, true]) {
			expect(told({ provinceCode: '25' }, 'IT', { shouldValidateProvinceCode })).toEqual({
				issues: [level('')],
				value: { code: '25', name: '25', isoCode: 'IT-25' },
			})
			const toMilano = [{ path: ['provinceCode'], value: 'MI', label: 'Milano' }]
			expect(told({ provinceCode: '25', province: 'Milano' }, 'IT', { shouldValidateProvinceCode })).toEqual({
				issues: [level(' Did you mean Milano?', toMilano)],
				value: { code: 'MI', name: 'Milano', isoCode: 'IT-MI' },
			})
		}
		expect(told({ provinceCode: '25', province: 'Nowhere' }, 'IT')).toEqual({
			issues: [unknownName('warning', 'IT', 'Nowhere'), level('')],
			value: { code: '25', name: 'Nowhere', isoCode: 'IT-25' },
		})
	})

	it('is any subdivision of ISO 3166-2 where addresses name none', () => {
		for (const input of [{ provinceCode: 'by' }, { provinceCode: 'DE-BY' }, { province: 'BY' }])
			expect(told(input, 'DE', { shouldValidateProvinceCode: true })).toMatchObject({
				issues: [],
				value: { code: 'BY', isoCode: 'DE-BY' },
			})
		expect(told({ provinceCode: 'BY', province: 'Bayern' }, 'DE')).toEqual({
			issues: [],
			value: { code: 'BY', name: 'Bayern', isoCode: 'DE-BY' },
		})
	})
})

describe('validate-order.1: the name', () => {
	const unknown = (severity: string, province: string, suggestion: object[]) =>
		issue('unknown', severity, 'province', 'validate-order.1', { country: 'US', province, hint: HINT }, suggestion)

	it('is unknown: an error if nothing else names the province', () => {
		expect(told({ province: ' Californa ' }, 'US').issues).toEqual([unknown('error', 'Californa', [TO_NAME])])
		expect(told({ province: 'Californa', provinceCode: 'XX' }, 'US').issues).toEqual([
			unknown('error', 'Californa', [TO_NAME, TO_CODE]),
		])
		expect(told({ province: 'Xanadu', provinceCode: 'XX' }, 'US', { province: 'warning' })).toEqual({
			issues: [unknownName('warning', 'US', 'Xanadu')],
			value: { code: 'XX', name: 'Xanadu', isoCode: null },
		})
		expect(told({ province: 'Xanadu', provinceCode: 'XX' }, 'US', { shouldValidateProvinceCode: true }).issues).toEqual(
			[unknownName('warning', 'US', 'Xanadu'), unknownCode('error', 'US', 'XX')],
		)
	})

	it('is unknown beside a code that is known: the code names the province to suggest', () => {
		expect(told({ province: 'Kalifornien', provinceCode: 'CA' }, 'US')).toEqual({
			issues: [unknown('warning', 'Kalifornien', [TO_NAME])],
			value: CALIFORNIA,
		})
	})

	it.each([
		['DE', 'Bayern'],
		['DE', 'Irgendwo'],
		['FR', 'Gironde'],
		['GB', 'Merthyr Tydfil'],
		['GB', 'Englnd'],
		['AT', 'Wien'],
	])('is never wrong where addresses name no province: %s, %s', (country, province) => {
		expect(told({ province }, country, { shouldValidateProvinceCode: true })).toMatchObject({
			issues: [],
			value: { name: province },
		})
	})

	it('is of a level that addresses do not use', () => {
		const level = { country: 'ES', code: 'Catalunya', hint: '' }
		expect(told({ province: 'Catalunya' }, 'ES')).toEqual({
			issues: [issue('code-level', 'warning', 'province', 'D-11', level)],
			value: { code: 'CT', name: 'Catalunya', isoCode: 'ES-CT' },
		})
	})

	it('is of another province than the code', () => {
		const params = { country: 'US', code: 'CA', name: 'California', province: 'Oregon' }
		expect(told({ province: 'Oregon', provinceCode: 'CA' }, 'US')).toEqual({
			issues: [issue('conflict', 'warning', 'province', 'D-11', params, [TO_NAME])],
			value: CALIFORNIA,
		})
		expect(told({ province: 'CALIFORNIA', provinceCode: 'CA' }, 'US')).toEqual({ issues: [], value: CALIFORNIA })
	})
})

describe('D-11: a province of another country', () => {
	const mismatch = (severity: string, country: string, field: string, province: string, other: string) =>
		issue(
			'mismatch',
			severity,
			field,
			'validate-order.1',
			{ country, province, other },
			province.includes('-') ? [{ path: ['countryCode'], value: other }] : undefined,
		)

	it('is an error where an unknown province is, by name or by code', () => {
		for (const shouldValidateProvinceCode of [false, true]) {
			expect(told({ province: 'California' }, 'JP', { shouldValidateProvinceCode })).toEqual({
				issues: [mismatch('error', 'JP', 'province', 'California', 'US')],
				value: undefined,
			})
			expect(told({ provinceCode: 'US-CA' }, 'JP', { shouldValidateProvinceCode }).issues).toEqual([
				mismatch('error', 'JP', 'provinceCode', 'US-CA', 'US'),
			])
		}
		expect(told({ province: 'Rajasthan', provinceCode: 'US-CA' }, 'JP').issues).toEqual([
			mismatch('error', 'JP', 'province', 'Rajasthan', 'IN'),
		])
	})

	it('is a warning where an unknown province is, and kept as given; a whole code is its own witness', () => {
		const value = { code: '', name: 'California', isoCode: null }
		expect(told({ province: 'California' }, 'AR')).toEqual({
			issues: [mismatch('warning', 'AR', 'province', 'California', 'US')],
			value,
		})
		expect(told({ province: 'California' }, 'JP', { province: 'warning' })).toEqual({
			issues: [mismatch('warning', 'JP', 'province', 'California', 'US')],
			value,
		})
		expect(told({ provinceCode: 'US-CA' }, 'AR').issues).toEqual([
			mismatch('error', 'AR', 'provinceCode', 'US-CA', 'US'),
		])
	})

	it('is a warning by the policy, and kept as given', () => {
		expect(told({ provinceCode: 'US-CA' }, 'AR', { provinceMismatch: 'warning' })).toEqual({
			issues: [mismatch('warning', 'AR', 'provinceCode', 'US-CA', 'US')],
			value: { code: 'US-CA', name: 'US-CA', isoCode: null },
		})
		expect(told({ province: 'California' }, 'JP', { provinceMismatch: 'warning' })).toEqual({
			issues: [mismatch('warning', 'JP', 'province', 'California', 'US')],
			value: { code: '', name: 'California', isoCode: null },
		})
		expect(
			told({ provinceCode: 'US-CA' }, 'AR', { provinceMismatch: 'warning', shouldValidateProvinceCode: true }).issues,
		).toEqual([unknownCode('error', 'AR', 'US-CA'), mismatch('warning', 'AR', 'provinceCode', 'US-CA', 'US')])
	})

	it('names all countries that have it', () => {
		expect(told({ province: 'La Rioja' }, 'JP').issues).toEqual([
			mismatch('error', 'JP', 'province', 'La Rioja', 'AR, ES'),
		])
	})

	it('is a warning where addresses name no province', () => {
		for (const country of ['GB', 'DE', 'FR']) {
			expect(told({ province: 'California' }, country).issues).toEqual([
				mismatch('warning', country, 'province', 'California', 'US'),
			])
			expect(told({ provinceCode: 'US-CA' }, country).issues).toEqual([
				mismatch('warning', country, 'provinceCode', 'US-CA', 'US'),
			])
		}
	})
})

describe('D-12: a province that the post treats as a country', () => {
	it.each([
		[{ provinceCode: 'HK' }, 'provinceCode', 'HK', 'Hong Kong', []],
		[{ province: 'Hong Kong' }, 'province', 'HK', 'Hong Kong', []],
		[{ province: '澳门' }, 'province', 'MO', 'Macau', ['province']],
		[{ provinceCode: 'CN-MO', province: 'Taiwan' }, 'provinceCode', 'MO', 'Macau', ['provinceCode', 'province']],
	])('%j is a warning, whose suggestion clears what is no province there', (input, field, country, name, cleared) => {
		expect(told(input, 'CN')).toEqual({
			issues: [
				issue('is-country', 'warning', field, 'D-12', { country, name }, [
					{ path: ['countryCode'], value: country, label: name },
					...cleared.map((path) => ({ path: [path], value: '' })),
				]),
			],
			value: { code: country, name, isoCode: `CN-${country}` },
		})
	})

	it('is not suggested where addresses name a province and none would be left', () => {
		for (const input of [{ province: 'Taiwan' }, { provinceCode: 'TW' }, { provinceCode: 'CN-TW', province: '台湾' }])
			expect(told(input, 'CN').issues[0]).not.toHaveProperty('suggestion')
		const [issue] = told({ provinceCode: 'TW', province: 'Taipei City' }, 'CN').issues.slice(-1)
		expect(issue?.suggestion).toEqual([
			{ path: ['countryCode'], value: 'TW', label: 'Taiwan' },
			{ path: ['provinceCode'], value: '' },
		])
	})

	it('is not suggested for a misspelled name', () => {
		expect(told({ province: 'Hong Kongg' }, 'CN').issues).toEqual([unknownName('error', 'CN', 'Hong Kongg')])
	})
})

describe('D-10: the country', () => {
	it('is the one finding if nobody knows it', () => {
		expect(told({ province: 'California' }, 'QQ')).toEqual({
			issues: [
				{
					code: 'address.country.unknown',
					severity: 'error',
					path: ['countryCode'],
					rule: 'D-10',
					params: { country: 'QQ' },
				},
			],
			value: undefined,
		})
	})
})
