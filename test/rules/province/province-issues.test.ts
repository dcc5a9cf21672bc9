import { describe, expect, it } from 'vitest'
import { checkProvince } from '../../../src/rules/built-in/address.ts'
import type { ProvinceInput, ProvinceOptions } from '../../../src/rules/province/check-province.ts'

/*
 * What the vectors of provinces.json leave open: the rule and the parameters of each code, the value beside a warning, and
 * combinations of options.
 */

const CALIFORNIA = { code: 'CA', name: 'California', isoCode: 'US-CA' }
const STRICT = { shouldValidateProvinceCode: true }

/** Returns severity and code of each issue, and the value. */
function told(input: ProvinceInput, country: string, options?: ProvinceOptions): unknown[] {
	const verdict = checkProvince(input, country, options)
	const issues = verdict.issues.map(({ severity, code }) => `${severity} ${code.replace('address.province.', '')}`)
	return [...issues, ...(verdict.status === 'valid' ? [verdict.value] : [])]
}

describe('the issues of a province', () => {
	it.each<[string, ProvinceInput, string, ProvinceOptions, string, string, object]>([
		['missing', {}, 'US', {}, 'provinceCode', 'validate-order.1', { country: 'US', hint: '' }],
		['code-missing', {}, 'US', STRICT, 'provinceCode', 'D-11', { country: 'US', code: '', hint: '' }],
		['code-unknown', { provinceCode: ' X ' }, 'US', {}, 'provinceCode', 'D-11', { country: 'US', code: 'X', hint: '' }],
		['code-level', { provinceCode: '25' }, 'IT', {}, 'provinceCode', 'D-11', { country: 'IT', code: '25', hint: '' }],
		[
			...(['unknown', { province: ' Californa ' }, 'US', {}, 'province', 'validate-order.1'] as const),
			{ country: 'US', province: 'Californa', hint: ' Did you mean California?' },
		],
		[
			...(['conflict', { province: 'Oregon', provinceCode: 'CA' }, 'US', {}, 'province', 'D-11'] as const),
			{ country: 'US', code: 'CA', name: 'California', province: 'Oregon' },
		],
		[
			...(['mismatch', { province: 'La Rioja' }, 'JP', {}, 'province', 'validate-order.1'] as const),
			{ country: 'JP', province: 'La Rioja', other: 'AR, ES' },
		],
		[
			...(['mismatch', { provinceCode: 'US-CA' }, 'JP', STRICT, 'provinceCode', 'validate-order.1'] as const),
			{ country: 'JP', province: 'US-CA', other: 'US' },
		],
		['is-country', { province: '澳门' }, 'CN', {}, 'province', 'D-12', { country: 'MO', name: 'Macau' }],
	])(
		'%s: %j of %s has its field, its rule and its parameters',
		(code, input, country, options, field, rule, params) => {
			const [issue] = checkProvince(input, country, options).issues
			expect(issue).toMatchObject({ code: `address.province.${code}`, path: [field], rule })
			expect(issue?.params).toEqual(params)
		},
	)
})

describe('D-11: a province that is missing or unknown', () => {
	it.each([
		['US', undefined, ['error missing']],
		['US', { province: 'warning' }, ['warning missing', null]],
		['IE', STRICT, ['warning missing', null]],
		['KR', undefined, ['warning missing', null]],
		...['DE', 'GB', 'FR', 'SG', 'NZ', 'EE', 'KZ'].map((country) => [country, STRICT, [null]] as const),
	] as const)('of %s with %j is told once: %j', (country, options, expected) => {
		expect(told({}, country, options)).toEqual(expected)
		expect(told({ province: ' ', provinceCode: '\t' }, country, options)).toEqual(expected)
	})

	it.each<[ProvinceInput, string, object, unknown[]]>([
		[{}, 'US', { ...STRICT, province: 'warning' }, ['error code-missing']],
		[{ province: 'California' }, 'US', { shouldValidateProvinceCode: 1 }, [CALIFORNIA]],
		[{ provinceCode: 'XX', province: 'California' }, 'US', {}, ['warning code-unknown', CALIFORNIA]],
		[{ provinceCode: 'XX', province: 'California' }, 'US', STRICT, ['error code-unknown']],
		[{ provinceCode: 'XX', province: 'Xanadu' }, 'US', {}, ['error unknown']],
		[{ provinceCode: 'XX', province: 'Xanadu' }, 'US', STRICT, ['warning unknown', 'error code-unknown']],
		[{ provinceCode: 'CA', province: 'Xanadu' }, 'US', {}, ['warning unknown', CALIFORNIA]],
		[{ provinceCode: 'US-' }, 'US', {}, ['error code-unknown']],
		[{ provinceCode: 'XX' }, 'NZ', { ...STRICT, province: 'warning' }, ['error code-unknown']],
	])('%j of %s with %j: %j', (input, country, options, expected) => {
		expect(told(input, country, options)).toEqual(expected)
	})

	it('is kept as given if that is only a warning', () => {
		const value = { code: 'XX', name: 'XX', isoCode: null }
		expect(told({ provinceCode: ' XX ' }, 'US', { province: 'warning' })).toEqual(['warning code-unknown', value])
		expect(told({ provinceCode: ' XX ' }, 'NZ')).toEqual(['warning code-unknown', value])
		const both = { provinceCode: 'XX', province: 'Xanadu' }
		expect(told(both, 'US', { province: 'warning' })).toEqual(['warning unknown', { ...value, name: 'Xanadu' }])
	})

	it('is none where ISO 3166-2 does not divide the country, nor where addresses name no province', () => {
		const value = { code: 'XX', name: 'XX', isoCode: null }
		expect(told({ provinceCode: 'XX' }, 'GI', STRICT)).toEqual([value])
		expect(told({ provinceCode: 'GI-' }, 'GI')).toMatchObject([{ code: 'GI-' }])
		for (const country of ['GI', 'DE', 'FR', 'GB']) expect(told({ provinceCode: 'XX' }, country)).toEqual([value])
		for (const [country, province] of [
			['DE', 'Bayern'],
			['FR', 'Gironde'],
			['GB', 'Englnd'],
			['AT', 'Wien'],
		] as const)
			expect(told({ province }, country, STRICT)).toMatchObject([{ name: province }])
	})

	it('is any subdivision of ISO 3166-2 where addresses name none', () => {
		for (const input of [{ provinceCode: 'by' }, { provinceCode: 'DE-BY' }, { province: 'BY' }])
			expect(told(input, 'DE', STRICT)).toMatchObject([{ code: 'BY', isoCode: 'DE-BY' }])
		const bavaria = { code: 'BY', name: 'Bayern', isoCode: 'DE-BY' }
		expect(told({ provinceCode: 'BY', province: 'Bayern' }, 'DE')).toEqual([bavaria])
	})

	it('may be of a level that addresses do not use', () => {
		for (const options of [{}, STRICT]) {
			const region = { code: '25', name: '25', isoCode: 'IT-25' }
			expect(told({ provinceCode: '25' }, 'IT', options)).toEqual(['warning code-level', region])
			const milano = { code: 'MI', name: 'Milano', isoCode: 'IT-MI' }
			expect(told({ provinceCode: '25', province: 'Milano' }, 'IT', options)).toEqual(['warning code-level', milano])
		}
		const nowhere = { code: '25', name: 'Nowhere', isoCode: 'IT-25' }
		const both = told({ provinceCode: '25', province: 'Nowhere' }, 'IT')
		expect(both).toEqual(['warning unknown', 'warning code-level', nowhere])
		const catalunya = { code: 'CT', name: 'Catalunya', isoCode: 'ES-CT' }
		expect(told({ province: 'Catalunya' }, 'ES')).toEqual(['warning code-level', catalunya])
	})

	it('suggests for both fields at once', () => {
		const [issue] = checkProvince({ province: 'Californa', provinceCode: 'XX' }, 'US').issues
		expect(issue?.suggestion).toEqual([
			{ path: ['province'], value: 'California' },
			{ path: ['provinceCode'], value: 'CA', label: 'California' },
		])
	})
})

describe('D-11: a province of another country', () => {
	const named = { code: '', name: 'California', isoCode: null }
	it.each<[ProvinceInput, string, object, unknown[]]>([
		[{ province: 'California' }, 'JP', {}, ['error mismatch']],
		[{ province: 'California' }, 'JP', STRICT, ['error mismatch']],
		[{ province: 'Rajasthan', provinceCode: 'US-CA' }, 'JP', {}, ['error mismatch']],
		[{ province: 'California' }, 'AR', {}, ['warning mismatch', named]],
		[{ province: 'California' }, 'JP', { province: 'warning' }, ['warning mismatch', named]],
		[{ province: 'California' }, 'JP', { provinceMismatch: 'warning' }, ['warning mismatch', named]],
		[{ provinceCode: 'US-CA' }, 'AR', {}, ['error mismatch']],
		[
			...([{ provinceCode: 'US-CA' }, 'AR', { provinceMismatch: 'warning' }] as const),
			['warning mismatch', { code: 'US-CA', name: 'US-CA', isoCode: null }],
		],
		[
			...([{ provinceCode: 'US-CA' }, 'AR', { provinceMismatch: 'warning', ...STRICT }] as const),
			['error code-unknown', 'warning mismatch'],
		],
		...['GB', 'DE', 'FR'].flatMap((country): [ProvinceInput, string, object, unknown[]][] => [
			[{ province: 'California' }, country, {}, ['warning mismatch', named]],
			[{ province: 'California' }, country, { provinceMismatch: 'everywhere' }, ['error mismatch']],
			[{ provinceCode: 'US-CA' }, country, {}, ['error mismatch']],
			[{ province: 'us-ca' }, country, { provinceMismatch: 'warning' }, ['warning mismatch', expect.anything()]],
		]),
	])(
		'%j of %s with %j is told, and kept as given if that is only a warning: %j',
		(input, country, options, expected) => {
			expect(told(input, country, options)).toEqual(expected)
		},
	)
})

describe('D-12: a province that the post treats as a country', () => {
	it.each([
		[{ provinceCode: 'HK' }, 'provinceCode', 'HK', 'Hong Kong', []],
		[{ province: 'Hong Kong' }, 'province', 'HK', 'Hong Kong', []],
		[{ province: '澳门' }, 'province', 'MO', 'Macau', ['province']],
		[{ provinceCode: 'CN-MO', province: 'Taiwan' }, 'provinceCode', 'MO', 'Macau', ['provinceCode', 'province']],
	])('%j is a warning, whose suggestion clears what is no province there', (input, field, country, name, cleared) => {
		expect(told(input, 'CN')).toEqual(['warning is-country', { code: country, name, isoCode: `CN-${country}` }])
		const [issue] = checkProvince(input, 'CN').issues
		expect(issue?.path).toEqual([field])
		expect(issue?.suggestion).toEqual([
			{ path: ['countryCode'], value: country, label: name },
			...cleared.map((path) => ({ path: [path], value: '' })),
		])
	})

	it('is not suggested where addresses name a province and none would be left', () => {
		for (const input of [{ province: 'Taiwan' }, { provinceCode: 'TW' }, { provinceCode: 'CN-TW', province: '台湾' }])
			expect(checkProvince(input, 'CN').issues[0]).not.toHaveProperty('suggestion')
		const issue = checkProvince({ provinceCode: 'TW', province: 'Taipei City' }, 'CN').issues.at(-1)
		expect(issue?.suggestion).toEqual([
			{ path: ['countryCode'], value: 'TW', label: 'Taiwan' },
			{ path: ['provinceCode'], value: '' },
		])
	})
})
