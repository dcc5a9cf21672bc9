import { describe, expect, it } from 'vitest'
import { noFindings, noteMissing } from '../../src/core/finding.ts'
import { judgeProvince, type ProvincePolicy } from '../../src/province/check-province.ts'
import { PROVINCE_MESSAGES } from '../../src/province/province-findings.ts'

const STRICT: ProvincePolicy = { province: 'error', provinceMismatch: 'error' }

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
	const whole = { provinceCode: '', province: '', zip: '12345', ...given }
	const value = judgeProvince(whole, country, mustBeCode, STRICT, agrees, findings)
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
		[{ province: 'California' }, 'AR', false],
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

	it('suggests a known province for the other field, wherever the zip is', () => {
		const toCode = [{ path: ['provinceCode'], value: 'CA', label: 'California' }]
		const { notes, asked } = judge({ provinceCode: 'XX', province: 'California' }, 'US', false, false)
		expect(notes).toEqual([['code-unknown', toCode]])
		expect(asked).toEqual([])
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
		const given = { provinceCode: '', province: '', zip: '' }
		judgeProvince(given, 'US', true, STRICT, () => true, findings)
		expect(findings.list).toHaveLength(1)
		judgeProvince({ ...given, provinceCode: 'XX' }, 'US', true, STRICT, () => true, findings)
		expect(findings.list?.map(({ code }) => code)).toEqual([
			'address.province.conflict',
			'address.province.code-unknown',
		])
	})
})
