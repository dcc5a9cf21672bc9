import { describe, expect, it } from 'vitest'
import { answerOf } from '../../../scripts/phone/compare.ts'
import { referenceOf } from '../../../scripts/phone/reference.ts'
import { checkPhone } from '../../../src/rules/built-in/address.ts'

/** All differences between D-15 and libphonenumber-js 1.13.16: the answer of each, and why. */
const DIFFERENCES = [
	{
		text: '＋６７８ ５９１ ２３４５',
		countryCode: 'FR',
		theirs: 'invalid',
		ours: 'max +6785912345 VU 5912345',
		why: 'A full-width plus is a plus, as for libphonenumber: they drop it, and find no national number.',
	},
	{
		text: '＋33 6 12 34 56 78',
		countryCode: 'DE',
		theirs: 'max +4933612345678 DE 33612345678',
		ours: 'max +33612345678 FR 612345678',
		why: 'A number of France is silently one of Germany for them.',
	},
	{
		text: '＋44 20 7946 0958',
		countryCode: undefined,
		theirs: 'invalid',
		ours: 'max +442079460958 GB 2079460958',
		why: 'The same without a country.',
	},
]

describe('what is read otherwise than by libphonenumber-js (D-15)', () => {
	it.each(DIFFERENCES)('$text in $countryCode: $why', ({ text, countryCode, theirs, ours }) => {
		expect(referenceOf(text, countryCode)).toBe(theirs)
		expect(answerOf(text, countryCode)).toBe(ours)
	})
})

describe('letters for digits are an error with the digits as the suggestion, since a telephone of today has no letters to send (D-15)', () => {
	it.each([
		['1-800-FLOWERS', 'US', '+18003569377'],
		['1800 six-flag', 'US', '+18007493524'],
		['800 SIX-flag ext. 1234', 'US', '+18007493524'],
		['+1 (800) MICROSO', 'US', '+18006427676'],
		['0800 DDA 005', 'NZ', '+64800332005'],
		['(2O2) 456-1l11', 'US', '+12024561111'],
	])('%s in %s: %s', (text, countryCode, e164) => {
		const verdict = checkPhone(text, countryCode)
		expect(verdict.status).toBe('invalid')
		expect(verdict.issues[0]).toMatchObject({
			code: 'address.phone.invalid',
			suggestion: [{ path: ['phone'], value: e164 }],
		})
		expect(checkPhone(e164, countryCode).issues).toEqual([])
	})

	it.each(['FLOWERS', '1-800-CALL', 'ask the porter'])('%s has no suggestion', (text) => {
		expect(checkPhone(text, 'US').issues[0]?.suggestion).toBeUndefined()
	})
})
