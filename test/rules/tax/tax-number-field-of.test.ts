import { describe, expect, it } from 'vitest'
import { checkTaxNumber } from '../../../src/rules/tax/check-tax-number.ts'
import { describeTaxNumber } from '../../../src/rules/tax/describe-tax-number.ts'
import { taxNumberFieldOf } from '../../../src/rules/tax/tax-number-field-of.ts'

describe('taxNumberFieldOf', () => {
	it.each(['BR', 'MX', 'CN', 'IT', 'KR'])('gives for %s an example that passes and is recognised', (country) => {
		const { example = '', pattern, maxLength } = taxNumberFieldOf(country) ?? {}
		expect(checkTaxNumber(example, country)).toEqual({ status: 'valid', value: example, issues: [] })
		expect(describeTaxNumber(example, country)).toMatchObject({ value: example, problem: null })
		if (pattern != null) {
			expect(new RegExp(pattern, 'v').test(example)).toBe(true)
			expect(maxLength).toBe(example.length)
		}
	})

	it('has the interface’s patterns, to the letter', () => {
		expect(taxNumberFieldOf('BR')?.pattern).toBe('^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$')
		expect(taxNumberFieldOf('mx')?.pattern).toBe('^[A-Za-z]{4}\\d{6}[A-Za-z0-9]{3}$')
		expect(taxNumberFieldOf('MX')?.maxLength).toBe(13)
		for (const country of ['CN', 'IT', 'KR']) {
			expect(taxNumberFieldOf(country)).toMatchObject({ pattern: null, maxLength: null })
		}
	})

	it('is null for every other country', () => {
		for (const country of ['US', 'ZZ', '', 'constructor', undefined, null, 7]) {
			expect(taxNumberFieldOf(country as string)).toBeNull()
		}
	})
})
