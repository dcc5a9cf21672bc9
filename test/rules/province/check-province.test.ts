import { describe, expect, it } from 'vitest'
import { checkProvince } from '../../../src/rules/built-in/address.ts'

describe('a message', () => {
	it('says what to do, and what is meant', () => {
		expect(checkProvince({ province: 'Californa' }, 'US').issues[0]?.message).toBe(
			'"Californa" isn\'t a known province in US. Did you mean California?',
		)
	})
	it('has one wording for a code', () => {
		expect(checkProvince({ province: 'Berlin' }, 'NZ').issues[0]?.message).toBe(
			'"Berlin" isn\'t a known province in NZ.',
		)
	})
})
