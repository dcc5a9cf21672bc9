import fc from 'fast-check'
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { createPhones } from '../../../scripts/phone/generate.ts'
import { fractionsFrom } from '../../../scripts/phone/words.ts'
import { formatPhone, formatPhoneAsYouType, type PhoneStyle } from '../../../src/entries/phone-format.ts'
import { checkPhone } from '../../../src/rules/built-in/address.ts'
import { runs, seedOf } from '../../fuzz.ts'
import { silent } from '../../silent.ts'

const signs = (text: string): string => text.replace(/[^\d+]/g, '')

describe('formatPhone', () => {
	it('shows every valid number as libphonenumber-js does, and checkPhone reads it back', () => {
		const next = createPhones(fractionsFrom(seedOf(12)))
		let valid = 0
		while (valid < runs(1000)) {
			const { text, countryCode } = next()
			const phone = silent(checkPhone(text, countryCode))
			if (phone === null) continue
			const number = parsePhoneNumberFromString(phone.e164)
			// libphonenumber drops a leading 8 of a BY number, which is a prefix there, when it reads the number's E.164 again.
			if (number?.number !== phone.e164) continue
			valid++
			expect(formatPhone(phone.e164)).toBe(number.formatInternational())
			expect(formatPhone(phone.e164, 'national')).toBe(number.formatNational())
			expect(formatPhone(phone.e164, 'uri')).toBe(`tel:${phone.e164}`)
			expect(silent(checkPhone(formatPhone(phone.e164) ?? '', undefined))).toEqual(phone)
		}
	})

	it('answers null for anything else', () => {
		fc.assert(
			fc.property(fc.anything(), fc.anything(), (value, style) => {
				if (typeof value !== 'string') expect(formatPhone(value as string, style as PhoneStyle)).toBeNull()
			}),
		)
		for (const text of ['', '+', '+0', '+999999', '020 7946 0958', `+${'1'.repeat(300)}`])
			expect(formatPhone(text)).toBeNull()
	})
})

describe('formatPhone, by example', () => {
	it.each([
		['+442079460958', undefined, '+44 20 7946 0958'],
		['+442079460958', 'international', '+44 20 7946 0958'],
		['+442079460958', 'national', '020 7946 0958'],
		['+442079460958', 'uri', 'tel:+442079460958'],
		['+44 20 7946 0958', undefined, null],
		['+442079460958 x', undefined, null],
		['x+442079460958', undefined, null],
		[' +442079460958', undefined, null],
		['442079460958', undefined, null],
		[['+442079460958'], undefined, null],
	])('%j in style %s: %s', (e164, style, formatted) => {
		expect(formatPhone(e164 as string, style as PhoneStyle)).toBe(formatted)
	})
})

describe('formatPhoneAsYouType', () => {
	it.each([
		['02079460', 8, 'GB', '020 7946 0', 10],
		['02079460', 8, 'gb', '020 7946 0', 10],
		['+3361', 3, undefined, '+33 6 1', 3],
		['+3361', 3, 'AQ', '+33 6 1', 3],
		['02079460', 8, undefined, '02079460', 8],
		['02079460', 3, 'GB', '020 7946 0', 3],
		['02079460', 4, 'GB', '020 7946 0', 5],
		['02079460', 0, 'GB', '020 7946 0', 0],
		['02079460', -1, 'GB', '020 7946 0', 0],
		['02079460', 99, 'GB', '020 7946 0', 10],
		['02079460', 1.5, 'GB', '020 7946 0', 10],
		[`${' '.repeat(30)}0207946000`, 40, 'GB', '020 7946 000', 12],
		[`${' '.repeat(31)}0207946000`, 41, 'GB', `${' '.repeat(31)}0207946000`, 41],
		[`0207946000${' '.repeat(30)}`, 40, 'GB', '020 7946 000', 12],
		[5, 1, 'GB', '', 0],
	])('%j with the caret at %d in %s', (typed, caret, country, value, after) => {
		expect(formatPhoneAsYouType(typed as string, caret, country)).toEqual({ value, caret: after })
	})

	const typed = fc
		.tuple(fc.constantFrom('', '+'), fc.stringMatching(/^[\d ()./-]{0,20}$/))
		.map((parts) => parts.join(''))

	it('keeps a text at which libphonenumber-js throws', () => {
		expect(() => new AsYouType('CV').input('02')).toThrow()
		for (const country of ['CV', 'WS'])
			expect(formatPhoneAsYouType('05', 1, country)).toEqual({ value: '05', caret: 1 })
	})

	it('formats as libphonenumber-js does, keeps every digit, and the caret behind the same one', () => {
		fc.assert(
			fc.property(
				typed,
				fc.nat(22),
				fc.constantFrom('US', 'GB', 'DE', 'AR', 'AQ', undefined),
				(text, caret, country) => {
					const at = Math.min(caret, text.length)
					const result = formatPhoneAsYouType(text, at, country)
					expect(signs(result.value)).toBe(signs(text))
					expect(signs(result.value.slice(0, result.caret))).toBe(signs(text.slice(0, at)))
					if (country !== 'AQ') expect(result.value).toBe(new AsYouType(country as 'US' | undefined).input(text))
				},
			),
			{ numRuns: runs(1000) },
		)
	})

	it('leaves anything else alone', () => {
		fc.assert(
			fc.property(fc.anything(), fc.anything(), fc.anything(), (value, caret, country) => {
				const result = formatPhoneAsYouType(value as string, caret as number, country as string)
				expect(result.caret).toBeGreaterThanOrEqual(0)
				expect(result.caret).toBeLessThanOrEqual(result.value.length)
			}),
			{ numRuns: runs(1000) },
		)
		expect(formatPhoneAsYouType('1-800-FLOWERS', 3, 'US')).toEqual({ value: '1-800-FLOWERS', caret: 3 })
		expect(formatPhoneAsYouType('1'.repeat(1000), 2000, 'US').caret).toBe(1000)
	})
})
