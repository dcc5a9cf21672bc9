import { describe, expect, it } from 'vitest'
import { checkPhone } from '../../../src/rules/built-in/address.ts'
import { allCountries } from '../../../src/rules/built-in/places.ts'
import { formatPhone } from '../../../src/rules/phone/phone-format.ts'
import { phonePlaceholder } from '../../../src/rules/phone/phone-placeholders.ts'
import { codesOf } from '../../codes-of.ts'

/** The numbers that a verdict has made of a text without a word: its value without a warning, and its suggestions. */
function numbersOf(text: string, country: string): string[] {
	const verdict = checkPhone(text, country)
	const value = verdict.status === 'valid' && verdict.issues.length === 0 ? [verdict.value.e164] : []
	return [...value, ...verdict.issues.flatMap(({ suggestion = [] }) => suggestion.map((change) => `${change.value}`))]
}

const e164Of = (text: string, country: string): string => numbersOf(text, country)[0] ?? ''

/** A national number of each country that has its own, and those of countries where numbers have any length. */
const NATIONAL = [
	...allCountries().map(({ code }) => [phonePlaceholder(code), code] as const),
	...([
		['030 1234567', 'DE'],
		['01 5134567', 'AT'],
		['08-123 456', 'SE'],
		['021 1234567', 'ID'],
	] as const),
].filter(([national]) => !national.startsWith('+'))

const WORDS =
	'App,App.,NSt.,Top,Haus,oder,und,Apparat,Nebenstelle,or,y,o,ou,e,bzw.,Wohnung,interno,poste,Tür,mobil'.split(',')
const SIGNS = [' | ', '|', ' & ', '&', '; ', ' + ', '\n', ' * ']

describe('D-15: a phone is never made of two, nor of words', () => {
	it.each(NATIONAL)('%s in %s, before a word or a sign', (national, country) => {
		const whole = e164Of(national, country)
		const local = national.replace(/\D/g, '').slice(-6)
		const texts = [...WORDS.map((word) => `${national} ${word} 12`), ...SIGNS.map((sign) => national + sign + local)]
		for (const text of texts) expect([[], [whole]], text).toContainEqual(numbersOf(text, country))
	})

	it('hardly ever a foreign number made of a number with digits behind it', () => {
		const tried = NATIONAL.flatMap(([national, country]) =>
			[' / ', ' - ', ' '].flatMap((sign) =>
				['12', '679', '1234', '5'].map((digits) => ({
					text: national + sign + digits,
					country,
					whole: e164Of(national, country),
				})),
			),
		)
		const isForeign = ({ text, country, whole }: (typeof tried)[number]): boolean =>
			numbersOf(text, country).some((number) => !number.startsWith(whole.slice(0, 3)))
		expect(tried.length).toBeGreaterThan(2900)
		expect(tried.filter(isForeign).length).toBeLessThan(60)
	})

	it('keeps the foreign numbers that lack their plus', () => {
		const tried = NATIONAL.map(([national, country]) => e164Of(national, country)).filter((e164) => e164.length > 11)
		const lost = tried.filter((e164) => !numbersOf(`${formatPhone(e164)?.slice(1)}`, 'FR').includes(e164))
		// What France reads otherwise, and what has fewer digits than a number needs to be taken for a foreign one.
		expect(lost.length).toBeLessThan(tried.length / 10)
	})

	it.each([
		['4420 7946 0958', 'US', '+442079460958'],
		['4420 7946 0958', 'DK', '+442079460958'],
		['0800 REWE123', 'DE', '+498007393123'],
		['+1 800 FLOWERS', 'GB', '+18003569377'],
		['+1 (800) FLOWERS', 'FR', '+18003569377'],
		['0800 FLOWERS', 'NZ', '+648003569377'],
		['800 DOMINOS', 'AE', '+9718003664667'],
		['(217) 555*0123', 'US', '+12175550123'],
		['030*901820', 'DE', '+4930901820'],
		['030\t901820', 'DE', '+4930901820'],
		['O30 9O182O', 'DE', '+4930901820'],
		['030 901820 - 12', 'DE', '+493090182012'],
		['030 1234 - 567', 'DE', '+49301234567'],
		['030 / 901820', 'DE', '+4930901820'],
		['+1\ufe0d-416-555-1234', 'CA', '+14165551234'],
		['+1 416\u3164555 1234', 'CA', '+14165551234'],
	])('keeps %s in %s', (text, country, e164) => {
		expect(numbersOf(text, country)).toEqual([e164])
	})

	it.each([
		['030 901820 / 901821', 'DE', '030 901820', '901821'],
		['030 901820 - 901821', 'DE', '030 901820', '901821'],
		['+49 30 901820 – 901821', 'DE', '+49 30 901820', '901821'],
		['089 / 123456 / 123457', 'DE', '089 / 123456', '123457'],
	])('names both numbers of %s, which reads as one', (text, country, first, second) => {
		const verdict = checkPhone(text, country)
		expect(verdict).toMatchObject({
			status: 'valid',
			issues: [{ code: 'address.phone.joined', params: { first, second } }],
		})
	})

	it('reads letters as digits only where numbers are printed so', () => {
		expect(numbersOf('0800 FLOWERS', 'FR')).toEqual([])
		expect(codesOf(checkPhone('0800 FLOWERS', 'FR'))).toEqual(['address.phone.invalid'])
	})
})
