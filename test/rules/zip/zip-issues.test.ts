import { describe, expect, it } from 'vitest'
import { checkZip, checkZipFormat } from '../../../src/rules/built-in/address.ts'
import { noFindings } from '../../../src/rules/core/finding.ts'
import { DEFAULT_POLICY } from '../../../src/rules/core/policy.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { judgeZip } from '../../../src/rules/zip/judge-zip.ts'
import { findZip, readZip } from '../../../src/rules/zip/read-zip.ts'
import type { ZipForms } from '../../../src/rules/zip/zips.ts'
import CASES from './zip-issues.json' with { type: 'json' }

/** Returns the issues without their messages, what they are about and their keys. */
const told = (zip: unknown, country: string) =>
	checkZipFormat(zip as string, country).issues.map(({ message: _, about: __, policy: ___, ...issue }) => issue)

const UNUSED = {
	code: 'address.zip.unused',
	severity: 'warning',
	path: ['zip'],
	rule: 'D-13',
	params: { country: 'HK' },
	suggestion: [{ path: ['zip'], value: '' }],
}

describe('an issue of a zip in full', () => {
	it.each([
		['US', 'error', '95014'],
		['MC', 'warning', '98000'],
	])('D-13: a missing zip of %s is an %s', (country, severity, example) => {
		for (const zip of ['', '  ', null, undefined]) {
			expect(told(zip, country)).toEqual([
				{ code: 'address.zip.missing', severity, path: ['zip'], rule: 'D-13', params: { country, example } },
			])
		}
	})

	it('D-13: any zip where there are none is a warning, and goes on the suggestion', () => {
		expect(told('9', 'HK')).toEqual([UNUSED])
		expect(checkZipFormat(7 as never, 'HK')).toMatchObject({ status: 'valid', value: '', issues: [UNUSED] })
	})

	it('validate-order.4: a zip that no code is like is an error', () => {
		const issue = { code: 'address.zip.invalid', severity: 'error', path: ['zip'], rule: 'validate-order.4' }
		expect(told('9210', 'US')).toEqual([
			{
				...issue,
				params: { zip: '9210', country: 'US', example: '95014' },
				suggestion: [{ path: ['zip'], value: '09210' }],
			},
		])
		expect(told(' abc ', 'US')).toEqual([{ ...issue, params: { zip: 'abc', country: 'US', example: '95014' } }])
		expect(told(true, 'GH')).toEqual([{ ...issue, params: { zip: 'boolean', country: 'GH', example: 'GA-120-9182' } }])
	})

	it.each(CASES.issues)('D-13: %s in %s is %s', (zip, country, what) => {
		const [issue] = checkZip(zip, country).issues
		expect(issue).toMatchObject({ code: `address.zip.${what}`, severity: 'error', params: { zip: zip.trim() } })
		expect(issue?.message.includes(what === 'district' ? 'leave it empty' : '2015')).toBe(what !== 'invalid')
	})

	it('leaves no value if it is an error, and the zip as given if it is a warning', () => {
		const judged = (zip: unknown, country: string) =>
			judgeZip(readZip(zip, BUILT_IN_ZIPS.zipForms(country) as ZipForms), null, noFindings(DEFAULT_POLICY))
		for (const [zip, country] of [
			['', 'US'],
			['abc', 'US'],
			[7, 'US'],
		] as const)
			expect(judged(zip, country), `${country} ${zip}`).toBeUndefined()
		expect(judged('', 'MC')).toBe('')
		expect(judged(' 99 ', 'GH')).toBe('99')
		expect(judged(' 9 ', 'HK')).toBe('9')
	})

	it('makes findZip find nothing, even if it is a warning', () => {
		for (const [zip, country] of [
			['', 'MC'],
			['99', 'GH'],
			['9', 'HK'],
			['', 'US'],
		] as const)
			expect(findZip(BUILT_IN_ZIPS, zip, country), `${country} ${zip}`).toBeNull()
		expect(findZip(BUILT_IN_ZIPS, '', 'HK')).toBe('')
	})

	it('D-104: a zip that no code is like is a warning where codes are hardly used', () => {
		expect(told('99', 'GH')).toEqual([
			{
				code: 'address.zip.invalid',
				severity: 'warning',
				path: ['zip'],
				rule: 'D-13',
				params: { zip: '99', country: 'GH', example: 'GA-120-9182' },
			},
		])
	})

	it('a number is read for a suggestion, other types are not', () => {
		expect(told(2134, 'US')[0]).toMatchObject({
			params: { zip: 'number' },
			suggestion: [{ path: ['zip'], value: '02134' }],
		})
		expect(told(['02134'], 'US')[0]).not.toHaveProperty('suggestion')
	})

	it('D-14: a zip of another province is a warning', () => {
		const { issues } = checkZip('90210', 'US', { provinceCode: 'us-ny' })
		expect(issues).toEqual([
			{
				code: 'address.zip.province-mismatch',
				severity: 'warning',
				about: 'refusal',
				path: ['provinceCode'],
				rule: 'D-14',
				message: '90210 is in CA, not in NY. Check the postal code or the province.',
				params: { zip: '90210', country: 'US', expected: 'CA', province: 'NY' },
				suggestion: [{ path: ['provinceCode'], value: 'CA' }],
			},
		])
	})
})
