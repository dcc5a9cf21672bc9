import { describe, expect, it } from 'vitest'
import { provincesOf } from '../../../src/rules/built-in/places.ts'
import { noFindings, noteMissing } from '../../../src/rules/core/finding.ts'
import { DEFAULT_POLICY } from '../../../src/rules/core/policy.ts'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { judgeProvince, PROVINCE_MESSAGES } from '../../../src/rules/province/judge-province.ts'
import { type GivenPlace, readProvince } from '../../../src/rules/province/read-province.ts'
import { NO_PLACE, type ZipPlace } from '../../../src/rules/province/zip-place.ts'

const NOTHING: GivenPlace = { provinceCode: '', province: '', city: '' }

/** The place of a zip that is in one province of a country. */
function placeIn(country: string, code: string): ZipPlace {
	return { provinces: [code], listed: new Set(provincesOf(country).map((each) => each.code)), isExclusive: false }
}

/** Judges the province of an address. `witnesses` are countries that its other fields speak for. */
function judge(
	given: Partial<GivenPlace>,
	country: string,
	mustBeCode = false,
	zip: ZipPlace = NO_PLACE,
	witnesses: readonly string[] = [],
) {
	const findings = noFindings(DEFAULT_POLICY)
	const read = readProvince({ ...NOTHING, ...given }, country, BUILT_IN_PROVINCES, zip)
	const { countries = [], named = [] } = read.abroad ?? {}
	const supported = countries.filter((other) => named.includes(other) || witnesses.includes(other))
	const value = judgeProvince(read, supported, mustBeCode, findings)
	const notes = findings.list ?? []
	return {
		value,
		notes: notes.map(({ code, suggestion }) => [code.replace('address.province.', ''), suggestion ?? null]),
		held: notes.map(({ code, severity, suggestion }) => [
			`${severity} ${code.replace('address.province.', '')}`,
			suggestion ?? null,
		]),
		meant: read.near?.code ?? null,
	}
}

const IN_UTAH = placeIn('US', 'UT')

describe('the judgement of a province', () => {
	it.each([
		[{}, 'US', false],
		[{}, 'US', true],
		[{ provinceCode: 'XX' }, 'US', false],
		[{ province: 'Xanadu' }, 'US', false],
		[{ provinceCode: 'XX', province: 'California' }, 'US', true],
		[{ provinceCode: 'XX', province: 'Xanadu' }, 'DE', true],
		[{ province: 'California' }, 'JP', false],
	])('%j of %s is undefined after an error', (given, country, mustBeCode) => {
		expect(judge(given, country, mustBeCode).value).toBeUndefined()
	})

	it.each([
		[{ provinceCode: 'us-ca' }, 'CA'],
		[{ province: 'california' }, 'CA'],
		[{ province: 'Californa' }, 'CA'],
		[{ provinceCode: 'CA', province: 'Xanadu' }, 'CA'],
		[{ provinceCode: 'XX', province: 'California' }, 'CA'],
		[{ province: 'Xanadu' }, null],
		[{}, null],
	])('%j tells the rule of zips that %s is meant', (given, code) => {
		expect(judge(given, 'US').meant).toBe(code)
	})

	it('suggests a near province only if the zip can be in it', () => {
		const near = judge({ province: 'Californa' }, 'US')
		expect(near.notes).toEqual([['unknown', [{ path: ['province'], value: 'California' }]]])
		const far = judge({ province: 'Californa' }, 'US', false, IN_UTAH)
		expect(far.notes).toEqual([['unknown', null]])
		expect(far.meant).toBe('CA')
	})

	it('suggests a known province for the other field only if the zip can be in it', () => {
		const toCode = [{ path: ['provinceCode'], value: 'CA', label: 'California' }]
		const given = { provinceCode: 'XX', province: 'California' }
		expect(judge(given, 'US').notes).toEqual([['code-unknown', toCode]])
		expect(judge(given, 'US', false, IN_UTAH).notes).toEqual([['code-unknown', null]])
		expect(judge({ province: 'California' }, 'US', true).notes).toEqual([['code-missing', toCode]])
		expect(judge({ province: 'California' }, 'US', true, IN_UTAH).notes).toEqual([['code-missing', null]])
		const pair = { provinceCode: 'NY', province: 'California' }
		expect(judge(pair, 'US').notes).toEqual([['conflict', [{ path: ['province'], value: 'New York' }]]])
		expect(judge(pair, 'US', false, IN_UTAH).notes).toEqual([['conflict', null]])
	})

	it('D-12: suggests no province of CN that is a country, but its namesakes elsewhere', () => {
		expect(judge({ province: 'Hong Kongg' }, 'CN').notes).toEqual([['unknown', null]])
		expect(judge({ province: 'Guangdongg' }, 'CN').notes).toEqual([
			['unknown', [{ path: ['province'], value: 'Guangdong' }]],
		])
		expect(judge({ province: 'Misouri' }, 'US').notes).toEqual([
			['unknown', [{ path: ['province'], value: 'Missouri' }]],
		])
	})

	it('D-11: a code of another level is known, so no other country is meant', () => {
		const { notes, value } = judge({ provinceCode: '25', province: 'California' }, 'IT')
		expect(notes.map(([code]) => code).sort()).toEqual(['code-level', 'unknown'])
		expect(value).toEqual({ code: '25', name: 'California', isoCode: 'IT-25' })
	})

	it('D-11: a region does not stand for the code that is required', () => {
		const { notes, value } = judge({ province: 'Lombardia' }, 'IT', true)
		expect(notes.map(([code]) => code).sort()).toEqual(['code-level', 'code-missing'])
		expect(value).toBeUndefined()
	})

	it('does not call a code missing that has the wrong type, but says so of an unknown one', () => {
		const findings = noFindings(DEFAULT_POLICY)
		const details = { severity: 'error', path: ['provinceCode'], rule: 'D-11', params: {} } as const
		noteMissing(findings, PROVINCE_MESSAGES, 'address.province.conflict', details)
		judgeProvince(readProvince(NOTHING, 'US', BUILT_IN_PROVINCES, NO_PLACE), [], true, findings)
		expect(findings.list).toHaveLength(1)
		judgeProvince(
			readProvince({ ...NOTHING, provinceCode: 'XX' }, 'US', BUILT_IN_PROVINCES, NO_PLACE),
			[],
			true,
			findings,
		)
		expect(findings.list?.map(({ code }) => code)).toEqual([
			'address.province.conflict',
			'address.province.code-unknown',
		])
	})
})

describe('D-11: the witnesses of a province', () => {
	const TO_UTAH = [{ path: ['province'], value: 'Utah' }]
	it('the zip alone names the province to suggest, unless the name is near to another one', () => {
		expect(judge({ province: 'SLC' }, 'US', false, IN_UTAH).held).toEqual([['error unknown', TO_UTAH]])
		expect(judge({ province: 'Salt Lake' }, 'US', false, IN_UTAH).held).toEqual([['error unknown', TO_UTAH]])
		expect(judge({ province: 'Californa' }, 'US', false, IN_UTAH).held).toEqual([['error unknown', null]])
		expect(judge({ province: 'SLC' }, 'US').held).toEqual([['error unknown', null]])
	})

	it('a name that is the city is neither a misspelling nor a place abroad', () => {
		for (const city of ['Californa', ' CALIFORNA ', 'Califórna'])
			expect(judge({ province: 'Californa', city }, 'US').held).toEqual([['error unknown', null]])
		expect(judge({ province: 'Californa', city: 'Los Angeles' }, 'US').held[0]?.[1]).not.toBeNull()
		expect(judge({ province: 'Tokyo', city: 'Tōkyō' }, 'US').held).toEqual([['error unknown', null]])
		expect(judge({ province: 'Tokyo', city: 'Tokyo-to' }, 'US').held).toEqual([['error unknown', null]])
		expect(judge({ province: 'Provincia de Jujuy', city: 'Jujuy' }, 'US').held).toEqual([['error unknown', null]])
		expect(judge({ province: 'Tokyo', city: 'Rome' }, 'US').held).toEqual([['error mismatch', null]])
		expect(judge({ province: '東京'.repeat(70), city: '東京'.repeat(70) }, 'US').held).toHaveLength(1)
	})

	it('treats a city in the field of the code alike', () => {
		expect(judge({ provinceCode: 'Californa', city: 'Californa' }, 'US').held).toEqual([['error code-unknown', null]])
		expect(judge({ provinceCode: 'Californa' }, 'US').held[0]?.[1]).not.toBeNull()
		expect(judge({ provinceCode: 'Tokyo', city: 'Tokyo' }, 'US').held).toEqual([['error code-unknown', null]])
		expect(judge({ provinceCode: 'Tokyo', city: 'Rome' }, 'US').held).toEqual([['error mismatch', null]])
	})

	it.each([
		['JP', 'error', 'error'],
		['NZ', 'warning', 'error'],
		['DE', 'warning', 'warning'],
		['FR', 'warning', 'warning'],
	])(
		'a province abroad is, in %s, a %s alone and a %s with a second witness, which suggests the country',
		(country, alone, both) => {
			const given = { province: 'Wyoming' }
			const toUs = [{ path: ['countryCode'], value: 'US' }]
			expect(judge(given, country).held).toEqual([[`${alone} mismatch`, null]])
			expect(judge(given, country, false, NO_PLACE, ['US']).held).toEqual([[`${both} mismatch`, toUs]])
			expect(judge({ province: 'Córdoba' }, country, false, NO_PLACE, ['CO', 'ES']).held).toEqual([
				[`${both} mismatch`, null],
			])
			expect(judge({ province: 'US-WY' }, country).held).toEqual([['error mismatch', toUs]])
			const pair = { province: 'Wyoming', provinceCode: 'US-WY' }
			expect(judge(pair, country).held).toEqual([['error mismatch', toUs]])
			const strangers = { province: 'Wyoming', provinceCode: 'IN-GJ' }
			expect(judge(strangers, country).held).toEqual([[`${alone} mismatch`, null]])
		},
	)

	it('a place of this country is none abroad, whatever else speaks for it', () => {
		for (const [province, country] of [
			['Jaén', 'PE'],
			['Concepción', 'CL'],
			['Christchurch', 'NZ'],
			['Paraná', 'AR'],
			['San Juan', 'PH'],
			['Portland', 'US'],
			['California', 'MX'],
			['California', 'CO'],
			['Ontario', 'US'],
			['Limburg', 'DE'],
			['Luxembourg', 'LU'],
			['Georgia', 'GE'],
		] as const)
			expect(
				judge({ province }, country, false, NO_PLACE, ['US']).held.join(),
				`${province} in ${country}`,
			).not.toContain('mismatch')
	})
})
