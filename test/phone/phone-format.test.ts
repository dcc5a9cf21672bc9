import fc from 'fast-check'
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { createPhones } from '../../scripts/phone/generate.ts'
import { fractionsFrom } from '../../scripts/phone/words.ts'
import { checkPhone } from '../../src/phone/check-phone.ts'
import { formatPhone, formatPhoneAsYouType, type PhoneStyle } from '../../src/phone-format.ts'
import { runs, seedOf } from '../fuzz.ts'
import { silent } from '../silent.ts'

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

describe('formatPhoneAsYouType', () => {
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
