import { describe, expect, it } from 'vitest'
import { derivePersonalization, toOrdinal, toPossessive, toZodiacSign } from '../../../src/entries/index.ts'
import { deriveDateFields } from '../../../src/rules/personalization/date-fields.ts'
import { languageOf } from '../../../src/rules/personalization/language.ts'

const BIRTH = { year: 1984, month: 10, day: 9 }
const elapsed = (years: number, months: number, days: number, language: 'en' | 'fr' | 'es'): string =>
	deriveDateFields(BIRTH, { years, months, days }, language).elapsed

describe('D-65 possessive', () => {
	it.each([
		['Ann', undefined, "Ann's"],
		[' James ', undefined, "James's"],
		['James', 'ap', "James'"],
		['CHRIS', 'ap', "CHRIS'"],
		['O’Hares', 'ap', 'O’Hares’'],
		['O’Hare', 'ap', 'O’Hare’s'],
		["O'Hares", 'ap', "O'Hares'"],
		['ANN', undefined, "ANN'S"],
		['AJ', undefined, "AJ's"],
		['ANN.', undefined, "ANN.'S"],
		['ANN a', undefined, "ANN a's"],
		['ANNz', undefined, "ANNz's"],
		['ÉVA', undefined, "ÉVA'S"],
		['ANNÉ', undefined, "ANNÉ'S"],
		['O’Neil', undefined, 'O’Neil’s'],
		["James'", undefined, "James'"],
		["James'", 'ap', "James'"],
		['James’ ', undefined, 'James’'],
		["CHRIS'", undefined, "CHRIS'"],
		["James's", 'ap', "James's"],
	] as const)('of %s (%s) is %s', (name, style, expected) => expect(toPossessive(name, style)).toBe(expected))

	it.each([[''], ['  '], [5], [null]])('is null for %j', (name) => expect(toPossessive(name as never)).toBeNull())

	it('D-96: reads a name of more than 1,000 units to its end', () => {
		expect(toPossessive(`${'a'.repeat(1000)}b`)).toBe(`${'a'.repeat(1000)}b's`)
	})
})

describe('D-62 ordinals', () => {
	it.each([
		[0, '0th'],
		[1, '1st'],
		[2, '2nd'],
		[3, '3rd'],
		[4, '4th'],
		[10, '10th'],
		[11, '11th'],
		[13, '13th'],
		[14, '14th'],
		[21, '21st'],
		[110, '110th'],
		[113, '113th'],
		[127, '127th'],
		[128, '128th'],
		[1001, '1001st'],
	])('%d is %s', (n, expected) => {
		expect(toOrdinal(n)).toBe(expected)
		// From the cache.
		expect(toOrdinal(n)).toBe(expected)
	})
})

describe('D-62 elapsed time', () => {
	it.each([
		[1, 14, 430, 'en', '1 year'],
		[2, 24, 731, 'en', '2 years'],
		[0, 1, 31, 'en', '1 month'],
		[0, 0, 1, 'en', '1 day'],
		[0, 0, 0, 'en', '0 days'],
		[127, 1524, 46386, 'en', '127 years'],
		[128, 1536, 46751, 'en', '128 years'],
		[1, 14, 430, 'fr', '1 an'],
		[0, 1, 31, 'fr', '1 mois'],
		[0, 2, 61, 'fr', '2 mois'],
		[0, 0, 2, 'fr', '2 jours'],
		[0, 0, 1, 'es', '1 día'],
		[0, 1, 31, 'es', '1 mes'],
	] as const)('of %d years, %d months and %d days (%s) is %s', (years, months, days, language, expected) => {
		expect(elapsed(years, months, days, language)).toBe(expected)
		expect(elapsed(years, months, days, language)).toBe(expected)
	})

	it('pads numbers to two digits', () => {
		expect(deriveDateFields({ year: 1009, month: 9, day: 9 }, null, 'en')).toMatchObject({
			monthPadded: '09',
			yearsPadded: '09',
			hundreds: '10',
			decade: '1000s',
		})
		expect(deriveDateFields(BIRTH, null, 'en')).toMatchObject({ monthPadded: '10', yearsPadded: '84', hundreds: '19' })
	})
})

describe('D-63 zodiac', () => {
	it.each([
		[0, 1],
		[13, 1],
		[-1, 1],
		[1.5, 1],
		[1, 0],
		[1, 32],
		[2, 30],
	])('of month %d, day %d is null', (month, day) => expect(toZodiacSign(month, day)).toBeNull())
	it('is Pisces for 29 February', () => expect(toZodiacSign(2, 29)).toBe('Pisces'))
})

describe('the language of a locale', () => {
	it.each([
		['FR', 'fr'],
		['fr_CA', 'fr'],
		['fr-CA\n', 'fr'],
		['fra', ''],
		['xfr', ''],
		['f', ''],
		['', ''],
		[null, ''],
		[5, ''],
		[['fr'], ''],
	])('%j: "%s"', (locale, language) => expect(languageOf(locale)).toBe(language))
})

describe('issues of personalization', () => {
	const issuesOf = (person: unknown, asOf: unknown = '2026-11-20') =>
		derivePersonalization(person as object, { asOf: asOf as string }).issues

	it('name the rule and the field', () => {
		expect(issuesOf(5)).toMatchObject([
			{
				code: 'request.type',
				path: [],
				rule: 'place-order.personalizations',
				params: { field: 'this', expected: 'an object', actual: 'number' },
			},
		])
		expect(issuesOf({ firstName: 5 })).toMatchObject([
			{
				path: ['firstName'],
				rule: 'place-order.personalizations',
				params: { field: 'firstName', expected: 'a string' },
			},
		])
		expect(issuesOf({ birthDate: '1984-02-30' })).toMatchObject([
			{ code: 'personalization.date.invalid', severity: 'error', path: ['birthDate'], rule: 'D-60' },
		])
		expect(issuesOf({ startDate: '2030-01-01' })).toMatchObject([
			{ code: 'personalization.date.future', severity: 'warning', path: ['startDate'], rule: 'D-62' },
		])
	})

	it('ask for the reference day if there is a date to count from', () => {
		const needsOf = (person: object): unknown => {
			const verdict = derivePersonalization(person, {} as { asOf: string })
			return verdict.status === 'unknown' ? verdict.needs : []
		}
		expect(needsOf({ birthDate: '1984-05-29' })).toEqual([{ kind: 'asOf' }])
		expect(needsOf({ startDate: '1984-05-29' })).toEqual([{ kind: 'asOf' }])
		expect(needsOf({ firstName: 'Ann' })).toEqual([])
	})

	it('write the possessive in Chicago style unless the options ask for another', () => {
		const nameOf = (possessive: unknown): unknown => {
			const options = { asOf: '2026-11-20', possessive } as { asOf: string }
			const verdict = derivePersonalization({ firstName: 'James' }, options)
			return verdict.status === 'valid' && verdict.value.name.firstPossessive
		}
		expect([undefined, 'ap', 'chicago', 'x'].map(nameOf)).toEqual(["James's", "James'", "James's", "James's"])
	})
})
