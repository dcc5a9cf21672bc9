import { describe, expect, it } from 'vitest'
import { derivePersonalization, toInitials } from '../../../src/entries/index.ts'

const elapsedIn = (language: string | undefined, birthDate: string): unknown => {
	const verdict = derivePersonalization({ birthDate }, { asOf: '2026-11-20', language })
	return verdict.status === 'valid' && [verdict.value.birth?.ordinal, verdict.value.birth?.elapsed]
}

describe('words in the language of the locale (D-62)', () => {
	it.each([
		['fr-FR', '1984-05-29', '42e', '42 ans'],
		['fr-CA', '2025-11-20', '1er', '1 an'],
		['fr-CA', '2026-08-20', '0e', '3 mois'],
		['fr-FR', '2026-11-19', '0e', '1 jour'],
		['fr-FR', '2026-11-20', '0e', '0 jour'],
		['es-ES', '1984-05-29', '42.º', '42 años'],
		['es-MX', '2025-11-20', '1.º', '1 año'],
		['es-MX', '2026-10-20', '0.º', '1 mes'],
		['es-MX', '2026-08-20', '0.º', '3 meses'],
		['es-ES', '2026-11-20', '0.º', '0 días'],
		['en-GB', '2026-11-19', '0th', '1 day'],
		['tr-TR', '2026-09-20', '0th', '2 months'],
		[undefined, '2024-11-20', '2nd', '2 years'],
	])('%s, born %s: %s, %s', (locale, birthDate, ordinal, elapsed) => {
		expect(elapsedIn(locale, birthDate)).toEqual([ordinal, elapsed])
	})
})

describe('messages of personalization', () => {
	it('say what is wrong and what to do, with the value', () => {
		const messagesOf = (person: object, options: object) =>
			derivePersonalization(person, options as { asOf: string }).issues.map((issue) => issue.message)
		expect(messagesOf({ birthDate: '29/05/1984' }, { asOf: '2026-11-20' })).toEqual([
			'"29/05/1984" isn\'t a valid date of birth. Use a date like 1984-05-29.',
		])
		expect(messagesOf({ startDate: '2030-01-01' }, { asOf: '2026-11-20' })).toEqual([
			'The start date is in the future. Check the date.',
		])
		expect(messagesOf({}, { asOf: '2026-02-30' })).toEqual([
			'"2026-02-30" isn\'t a valid reference date. Use a date like 1984-05-29.',
		])
		expect(messagesOf({ firstName: 5 }, { asOf: '2026-11-20' })).toEqual([
			'Send firstName as a string. Received: number.',
		])
	})
})

describe('half a surrogate pair (D-64, D-65)', () => {
	it('is not a letter, and stays in the name', () => {
		const verdict = derivePersonalization({ firstName: '\ud800', lastName: '\udc00x' }, { asOf: '2026-11-20' })
		expect(verdict).toMatchObject({
			value: { name: { first: '\ud800', firstNameInitials: '', lastNameInitials: 'X', firstPossessive: "\ud800's" } },
		})
	})
})

describe('words without a letter (D-64)', () => {
	it.each([
		['Ana 🎉', 'A'],
		['🎉 Ana', 'A'],
		['Ana & Bob', 'AB'],
		['Smith Jr. 🎉', 'S'],
		['- — -', ''],
	])('%s: %s', (name, expected) => {
		expect(toInitials(name)).toBe(expected)
	})
})

describe('an engine without Intl', () => {
	it('derives the same', () => {
		const person = { firstName: 'अनिल', lastName: 'Çelik', birthDate: '1984-02-29' }
		const derive = () => derivePersonalization(person, { asOf: '2026-11-20', language: 'tr' })
		const expected = derive()
		const kept = Intl
		Reflect.deleteProperty(globalThis, 'Intl')
		try {
			expect(derive()).toEqual(expected)
		} finally {
			Object.defineProperty(globalThis, 'Intl', { value: kept, configurable: true, writable: true })
		}
		expect(expected.status === 'valid' && expected.value.name.initials).toBe('अÇ')
	})
})
