import { describe, expect, it } from 'vitest'
import { checkCountry } from '../../../src/rules/built-in/address.ts'

describe('checkCountry', () => {
	it('suggests a code with the name for its button, and a name without', () => {
		const [code] = checkCountry({ countryCode: 'UK' }).issues
		expect(code?.suggestion).toStrictEqual([{ path: ['countryCode'], value: 'GB', label: 'United Kingdom' }])
		const [name] = checkCountry({ country: 'Germny' }).issues
		expect(name?.suggestion).toStrictEqual([{ path: ['country'], value: 'Germany' }])
	})

	it('shows the code, the country and the name that disagree', () => {
		const [issue] = checkCountry({ countryCode: 'US', country: 'Canada' }).issues
		expect(issue?.params).toStrictEqual({ code: 'US', name: 'United States', given: 'Canada' })
		expect(issue?.rule).toBe('D-10')
	})
})
