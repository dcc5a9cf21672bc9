import { Metadata, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import max from 'libphonenumber-js/metadata.max.json'
import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../../scripts/phone/reference.ts'
import { BUILT_IN_PHONES } from '../../../src/rules/phone/built-in-phones.ts'
import { labelOf, lengthsOf, prefixLength, splitPhone } from '../../../src/rules/phone/phone.ts'
import { phoneDigits, plainDigits } from '../../../src/rules/phone/phone-digits.ts'
import { exampleFrom, phoneExample } from '../../../src/rules/phone/phone-examples.ts'
import { extensionStart } from '../../../src/rules/phone/phone-extension.ts'
import { phonePlaceholder } from '../../../src/rules/phone/phone-placeholders.ts'
import type { PhonePlan } from '../../../src/rules/phone/phone-plans.ts'

const { groupOf, planOf } = BUILT_IN_PHONES
const METADATA: MetadataJson = max
const COUNTRIES = Object.keys(METADATA.countries) as (keyof MetadataJson['countries'])[]

describe('phoneDigits', () => {
	it.each([
		['Tel. (020) 7946-0958 ext. 12', '02079460958'],
		['+\uff14\uff14 20 7946 0958', '+442079460958'],
		['\uff0b33 6 12 34 56 78', '+33612345678'],
		['12 pieces', '12'],
		['call me', ''],
		['+~~', ''],
		['12a34', ''],
		['0'.repeat(250), '0'.repeat(250)],
		['0'.repeat(251), ''],
		[`\uff10${'0'.repeat(60)}`, ''],
	])('%s: %s', (text, digits) => {
		expect(phoneDigits(text)).toBe(digits)
	})
})

describe('plainDigits', () => {
	it.each([
		['0123456789', '0123456789'],
		['+0123456789', '+0123456789'],
		['+1 (415) 555-26.7/1', '+14155552671'],
		...[' ', '(', ')', '-', '.', '/'].flatMap((sign) => [
			[`${sign}12`, '12'],
			[`1${sign}2`, '12'],
			[`+1${sign}${sign}2${sign}`, '+12'],
		]),
		['', ''],
		['  ', ''],
	])('"%s": %s', (text, digits) => {
		expect(plainDigits(text)).toBe(digits)
	})

	it.each([..."!'*+,:;@a~\u00a0\uff10"])('leaves "%s" to others', (sign) => {
		expect(plainDigits(`1${sign}2`)).toBeNull()
	})
})

describe('extensionStart', () => {
	it.each([
		['+1 415 555 2671 ext. 12', 15],
		['+1 415 555 2671', -1],
		['ext12', 0],
	])('%s: %i', (text, start) => {
		expect(extensionStart(text)).toBe(start)
	})

	it('knows a label that libphonenumber does not read before nine digits, not before ten', () => {
		expect(extensionStart('01 42 68 53 00 poste 123456789', true)).toBe(14)
		expect(extensionStart('01 42 68 53 00 poste 1234567890', true)).toBe(-1)
		expect(extensionStart('01 42 68 53 00 poste 123456789')).toBe(-1)
	})
})

describe('splitPhone', () => {
	it.each(['44', '49', '1', '800', '998'])(
		'has the limits of libphonenumber-js for what follows +%s',
		(callingCode) => {
			for (let count = 0; count < 22; count++) {
				const digits = `+${callingCode}${'7'.repeat(count)}`
				expect(splitPhone(digits, null, BUILT_IN_PHONES) === null, digits).toBe(
					parsePhoneNumberFromString(digits, METADATA) === undefined,
				)
			}
		},
	)

	it.each(['44', '447', '4477', '00', '007', '0044', '00447', '004477', '000'])('holds for %s in GB', (digits) => {
		const number = parsePhoneNumberFromString(digits, { defaultCountry: 'GB' }, METADATA)
		expect(splitPhone(digits, planOf('GB'), BUILT_IN_PHONES)?.national).toBe(number?.nationalNumber)
	})

	it.each(['+0442079460958', '+999', '+9', '+', ''])('answers null for "%s"', (digits) => {
		expect(splitPhone(digits, null, BUILT_IN_PHONES)).toBeNull()
	})
})

describe('the plans', () => {
	it("have the metadata's lengths of national numbers", () => {
		const differences = COUNTRIES.filter((country) => {
			const metadata = new Metadata(METADATA)
			metadata.selectNumberingPlan(country)
			const bits = metadata.numberingPlan?.possibleLengths().reduce((sum, length) => sum + 2 ** length, 0)
			const plan = planOf(country)
			return plan === null || lengthsOf(plan) !== bits || lengthsOf(plan) !== bits
		})
		expect(differences).toEqual([])
	})

	it('have the longest prefix that digits begin with', () => {
		const { idd, group } = planOf('GB') as PhonePlan
		const { cells, root } = group
		expect(['', '0', '00', '000', '0044', '10'].map((digits) => prefixLength(cells, idd, digits))).toEqual([
			0, 0, 2, 2, 2, 0,
		])
		expect(labelOf(cells, root, '2079460958')).toBe(1)
		expect(labelOf(cells, root, '20794609580000')).toBe(0)
		expect(labelOf(cells, root, '')).toBe(0)
	})

	it('are known by calling code', () => {
		expect([1, 44, 55, 800, 998].map((code) => groupOf(code)?.callingCode)).toEqual(['1', '44', '55', '800', '998'])
		expect([0, 2, 210, 999, 1000, 4420].map(groupOf)).toEqual([null, null, null, null, null, null])
		expect(groupOf(999)).toBeNull()
	})

	it('name the countries in the order of libphonenumber, the main one first', () => {
		for (const [callingCode, countries] of Object.entries(METADATA.country_calling_codes)) {
			const group = groupOf(Number(callingCode))
			const codes: readonly string[] = countries
			expect(group?.plans.map(({ countryCode }) => countryCode)).toEqual(
				codes.map((code) => (code === '001' ? null : code)),
			)
			expect(group?.countryCodes.slice(1)).toEqual(group?.plans.map(({ countryCode }) => countryCode))
			expect(group?.countryCodes[0]).toBeNull()
			expect(group?.sign).toBe(`+${callingCode}`)
		}
	})
})

describe('examples', () => {
	it('are valid numbers with the calling code of their country', () => {
		expect(phoneExample(null)).toBe('+12015550123')
		for (const country of COUNTRIES) {
			const example = phoneExample(planOf(country))
			expect(referenceOf(example, undefined), country).toMatch(/^max /)
			expect(example.startsWith(`+${METADATA.countries[country]?.[0]}`)).toBe(true)
			expect(phoneExample(planOf(country))).toBe(example)
		}
	})

	it('are general for a calling code whose numbers no example is known of', () => {
		expect(phoneExample(groupOf(870)?.plans[0] ?? null)).toBe('+12015550123')
	})

	it.each([
		['6', 9, '612345678'],
		['6', 2, '61'],
		['', 10, '1234567890'],
		['62', 12, '621234567890'],
		['6', 12, null],
		['6', 1, '6'],
		['62', 1, null],
	])('that begin with "%s" and have %i digits: %s', (head, length, example) => {
		expect(exampleFrom(head, (digits) => Number(digits.length === length))).toBe(example)
	})

	it('are placeholders in the national format of libphonenumber-js', () => {
		for (const country of COUNTRIES) {
			const number = parsePhoneNumberFromString(phoneExample(planOf(country)), METADATA)
			expect(phonePlaceholder(country)).toBe(number?.formatNational())
			expect(phonePlaceholder(country)).toBe(number?.formatNational())
		}
		expect(phonePlaceholder('US')).toBe('(201) 555-0123')
	})

	it.each(['AQ', 'ZZ', 'us', 'USA', 'U', '', ',A', 'AC4'])('the placeholder for "%s" is one of any country', (code) => {
		expect(phonePlaceholder(code)).toBe('+1 201 555 0123')
		expect(phonePlaceholder(code)).toBe('+1 201 555 0123')
	})
})
