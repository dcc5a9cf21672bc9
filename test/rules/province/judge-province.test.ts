import { describe, expect, it } from 'vitest'
import { noFindings, noteMissing } from '../../../src/rules/core/finding.ts'
import { judgeProvince } from '../../../src/rules/province/check-province.ts'
import { type Evidence, type GivenPlace, NO_EVIDENCE } from '../../../src/rules/province/province-evidence.ts'
import { PROVINCE_MESSAGES } from '../../../src/rules/province/province-findings.ts'

const PLACE: GivenPlace = { provinceCode: '', province: '', city: '', zip: '12345', country: '', phone: '' }

/** Judges the province of an address; `inside` says whether its zip can be in any province. */
function judge(
	given: { provinceCode?: string; province?: string },
	country: string,
	mustBeCode = false,
	inside = true,
) {
	const findings = noFindings()
	const asked: string[] = []
	const agrees = (zip: string, of: string, code: string): boolean => {
		asked.push(`${zip} ${of} ${code}`)
		return inside
	}
	const value = judgeProvince({ ...PLACE, ...given }, country, mustBeCode, { ...NO_EVIDENCE, agrees }, findings)
	const notes = findings.list?.map(({ code, suggestion }) => [
		code.replace('address.province.', ''),
		suggestion ?? null,
	])
	return { value, notes: notes ?? [], meant: findings.province, asked }
}

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
		expect(near.asked).toEqual(['12345 US CA'])
		expect(near.notes).toEqual([['unknown', [{ path: ['province'], value: 'California' }]]])
		const far = judge({ province: 'Californa' }, 'US', false, false)
		expect(far.notes).toEqual([['unknown', null]])
		expect(far.meant).toBe('CA')
	})

	it('suggests a known province for the other field only if the zip can be in it', () => {
		const toCode = [{ path: ['provinceCode'], value: 'CA', label: 'California' }]
		const given = { provinceCode: 'XX', province: 'California' }
		expect(judge(given, 'US').notes).toEqual([['code-unknown', toCode]])
		expect(judge(given, 'US', false, false).notes).toEqual([['code-unknown', null]])
		expect(judge({ province: 'California' }, 'US', true).notes).toEqual([['code-missing', toCode]])
		expect(judge({ province: 'California' }, 'US', true, false).notes).toEqual([['code-missing', null]])
		const pair = { provinceCode: 'NY', province: 'California' }
		expect(judge(pair, 'US').notes).toEqual([['conflict', [{ path: ['province'], value: 'New York' }]]])
		expect(judge(pair, 'US', false, false).notes).toEqual([['conflict', null]])
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
		const findings = noFindings()
		const details = { severity: 'error', path: ['provinceCode'], rule: 'D-11', params: {} } as const
		noteMissing(findings, PROVINCE_MESSAGES, 'address.province.conflict', details)
		judgeProvince(PLACE, 'US', true, NO_EVIDENCE, findings)
		expect(findings.list).toHaveLength(1)
		judgeProvince({ ...PLACE, provinceCode: 'XX' }, 'US', true, NO_EVIDENCE, findings)
		expect(findings.list?.map(({ code }) => code)).toEqual([
			'address.province.conflict',
			'address.province.code-unknown',
		])
	})
})

describe('D-11: the witnesses of a province', () => {
	const TO_UTAH = [{ path: ['province'], value: 'Utah' }]
	const inUtah: Evidence = { agrees: (_, __, code) => code === 'UT', provinceOfZip: () => 'UT', speaksFor: () => false }
	const forUs: Evidence = { ...NO_EVIDENCE, speaksFor: (_, __, other) => other === 'US' }
	const notesOf = (given: Partial<GivenPlace>, country: string, evidence: Evidence) => {
		const findings = noFindings()
		judgeProvince({ ...PLACE, ...given }, country, false, evidence, findings)
		return findings.list?.map(({ code, severity, suggestion }) => [
			`${severity} ${code.replace('address.province.', '')}`,
			suggestion ?? null,
		])
	}

	it('the zip alone names the province to suggest, unless the name is near to another one', () => {
		expect(notesOf({ province: 'SLC' }, 'US', inUtah)).toEqual([['error unknown', TO_UTAH]])
		expect(notesOf({ province: 'Salt Lake' }, 'US', inUtah)).toEqual([['error unknown', TO_UTAH]])
		expect(notesOf({ province: 'Californa' }, 'US', inUtah)).toEqual([['error unknown', null]])
		expect(notesOf({ province: 'SLC' }, 'US', NO_EVIDENCE)).toEqual([['error unknown', null]])
	})

	it('a name that is the city is neither a misspelling nor a place abroad', () => {
		for (const city of ['Californa', ' CALIFORNA ', 'Califórna'])
			expect(notesOf({ province: 'Californa', city }, 'US', NO_EVIDENCE)).toEqual([['error unknown', null]])
		expect(notesOf({ province: 'Californa', city: 'Los Angeles' }, 'US', NO_EVIDENCE)?.[0]?.[1]).not.toBeNull()
		expect(notesOf({ province: 'Tokyo', city: 'Tōkyō' }, 'US', NO_EVIDENCE)).toEqual([['error unknown', null]])
		expect(notesOf({ province: 'Tokyo', city: 'Tokyo-to' }, 'US', NO_EVIDENCE)).toEqual([['error unknown', null]])
		expect(notesOf({ province: 'Provincia de Jujuy', city: 'Jujuy' }, 'US', NO_EVIDENCE)).toEqual([
			['error unknown', null],
		])
		expect(notesOf({ province: 'Tokyo', city: 'Rome' }, 'US', NO_EVIDENCE)).toEqual([['error mismatch', null]])
		expect(notesOf({ province: '東京'.repeat(70), city: '東京'.repeat(70) }, 'US', NO_EVIDENCE)).toHaveLength(1)
	})

	it('treats a city in the field of the code alike', () => {
		expect(notesOf({ provinceCode: 'Californa', city: 'Californa' }, 'US', NO_EVIDENCE)).toEqual([
			['error code-unknown', null],
		])
		expect(notesOf({ provinceCode: 'Californa' }, 'US', NO_EVIDENCE)?.[0]?.[1]).not.toBeNull()
		expect(notesOf({ provinceCode: 'Tokyo', city: 'Tokyo' }, 'US', NO_EVIDENCE)).toEqual([['error code-unknown', null]])
		expect(notesOf({ provinceCode: 'Tokyo', city: 'Rome' }, 'US', NO_EVIDENCE)).toEqual([['error mismatch', null]])
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
			expect(notesOf(given, country, NO_EVIDENCE)).toEqual([[`${alone} mismatch`, null]])
			expect(notesOf(given, country, forUs)).toEqual([[`${both} mismatch`, toUs]])
			expect(notesOf({ province: 'US-WY' }, country, NO_EVIDENCE)).toEqual([[`${both} mismatch`, toUs]])
			const pair = { province: 'Wyoming', provinceCode: 'US-WY' }
			expect(notesOf(pair, country, NO_EVIDENCE)).toEqual([[`${both} mismatch`, toUs]])
			const strangers = { province: 'Wyoming', provinceCode: 'IN-GJ' }
			expect(notesOf(strangers, country, NO_EVIDENCE)).toEqual([[`${alone} mismatch`, null]])
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
			expect(notesOf({ province }, country, forUs)?.join() ?? '', `${province} in ${country}`).not.toContain('mismatch')
	})
})
