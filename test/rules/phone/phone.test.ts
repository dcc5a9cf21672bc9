import { describe, expect, it } from 'vitest'
import { createPhones } from '../../../scripts/phone/generate.ts'
import { fractionsFrom } from '../../../scripts/phone/words.ts'
import { BUILT_IN_PHONES } from '../../../src/rules/phone/built-in-phones.ts'
import { classifyDigits, classifyPhone, findValidPhone, readPlain } from '../../../src/rules/phone/phone.ts'
import { phoneDigits } from '../../../src/rules/phone/phone-digits.ts'
import { runs, seedOf } from '../../fuzz.ts'

const { planOf } = BUILT_IN_PHONES

/** A number as the rules return it. */
const is = (e164: string, countryCode: string | null, nationalNumber: string) => ({ e164, countryCode, nationalNumber })
const LONDON = is('+442079460958', 'GB', '2079460958')
const NEW_DELHI = is('+911123456789', 'IN', '1123456789')

describe('the short way', () => {
	it.each([
		['E.164', '+442079460958', undefined, LONDON],
		['with digits 0 to 9, a code of one digit', '+12125550189', undefined, is('+12125550189', 'US', '2125550189')],
		['with a 9 where a prefix would stand', '+19165550189', undefined, is('+19165550189', 'US', '9165550189')],
		['with a calling code of three digits', '+353862345679', undefined, is('+353862345679', 'IE', '862345679')],
		['of a country without a prefix', '+390612345678', undefined, is('+390612345678', 'IT', '0612345678')],
		['of no country', '+80012345678', undefined, is('+80012345678', null, '12345678')],
		['national, with its prefix', '020 7946 0958', 'GB', LONDON],
		['national, without it', '2079460958', 'GB', LONDON],
		['national, of a country with a calling code of its own', '011 2345 6789', 'IN', NEW_DELHI],
		['the same without a prefix', '1123456789', 'IN', NEW_DELHI],
		['national, though its code starts it', '9112345678', 'IN', is('+919112345678', 'IN', '9112345678')],
		['national, though its calling code ends it', '2079460944', 'GB', is('+442079460944', 'GB', '2079460944')],
		['with punctuation in its calling code', '+4-42079460958', undefined, LONDON],
		['with punctuation after it', '+44 2079460958', undefined, LONDON],
		['with punctuation further on', '+44 (20) 7946-09/58', undefined, LONDON],
		['with a space at the end', '+442079460958 ', undefined, LONDON],
	])('reads a number: %s', (_, text, country, phone) => {
		const home = country === undefined ? null : planOf(country)
		expect(readPlain(text, home, BUILT_IN_PHONES)).toEqual(phone)
		expect(findValidPhone(text, home, BUILT_IN_PHONES)).toEqual(phone)
		expect(classifyPhone(text, home, BUILT_IN_PHONES)).toEqual({ phone, accepted: 'max' })
	})

	it.each(['+442079460', '+4420794609581234', '+44', '+12', '+1', '+390000000000', '+35312', '+10125550189'])(
		'leaves %s, which is not valid, to the long one',
		(text) => {
			expect(readPlain(text, null, BUILT_IN_PHONES)).toBeNull()
			expect(findValidPhone(text, null, BUILT_IN_PHONES)).toBeNull()
		},
	)

	it.each([
		['a sign that is no punctuation', '+44207946:0958', undefined],
		['the same right after the calling code', '+44:2079460958', undefined],
		['and in it', '+:442079460958', undefined],
		['further on in it', '+4:422345678', undefined],
		['where a prefix is no longer possible', '+3906:69812345', undefined],
		['a second plus', '+44+2079460958', undefined],
		['a prefix after the calling code', '+4402079460958', undefined],
		['a calling code that begins with 0', '+0442079460958', undefined],
		['one that nobody has', '+999123456', undefined],
		['one that is not whole', '+4', undefined],
		['none', '+', undefined],
		['no country', '020 7946 0958', undefined],
		['a prefix for calls abroad', '00442079460958', 'GB'],
		['a calling code without its plus, in a plan of many', '442079460958', 'GB'],
		['a prefix that may be the first digit', '8005553535', 'RU'],
		['an extension', '020 7946 0958 x5', 'GB'],
		['a number that is not valid', '020 7946', 'GB'],
		['more than 250 characters', `${' '.repeat(238)}020 7946 0958`, 'GB'],
		['more than 250 characters behind a plus', `+${' '.repeat(238)}442079460958`, undefined],
	])('leaves the rest to the long one: %s', (_, text, country) => {
		expect(readPlain(text, country === undefined ? null : planOf(country), BUILT_IN_PHONES)).toBeNull()
	})

	it('reads 250 characters', () => {
		expect(readPlain(`${' '.repeat(237)}020 7946 0958`, planOf('GB'), BUILT_IN_PHONES)).toEqual(LONDON)
	})

	const COUNT = runs(20_000)
	it(`reads ${COUNT} generated numbers as the long one does`, () => {
		const next = createPhones(fractionsFrom(seedOf(20261126)))
		let read = 0
		for (let i = 0; i < COUNT; i++) {
			const { text, countryCode } = next()
			const home = countryCode === undefined ? null : planOf(countryCode)
			const phone = readPlain(text, home, BUILT_IN_PHONES)
			if (phone === null) continue
			read++
			expect({ phone, accepted: 'max' }, text).toEqual(classifyDigits(phoneDigits(text), home, BUILT_IN_PHONES))
		}
		expect(read).toBeGreaterThan(COUNT / 20)
	})
})

describe('classifyPhone', () => {
	it('says which metadata accepts a number (D-15)', () => {
		expect(classifyPhone('+33 7 00 12 34 56', null, BUILT_IN_PHONES)).toEqual({
			phone: is('+33700123456', 'FR', '700123456'),
			accepted: 'min',
		})
		expect(findValidPhone('+33 7 00 12 34 56', null, BUILT_IN_PHONES)).toBeNull()
		expect(classifyPhone('555-2671', planOf('US'), BUILT_IN_PHONES)).toBeNull()
	})
})

describe('planOf', () => {
	it.each(['', 'us', 'USA', 'U', 'AA', 'AQ', '44', '--'])('has none for "%s"', (text) => {
		expect(planOf(text)).toBeNull()
		expect(planOf(text)).toBeNull()
	})

	it('has that of a country', () => {
		expect(planOf('IM')).toMatchObject({ countryCode: 'IM', group: { callingCode: '44', sign: '+44' } })
	})
})
