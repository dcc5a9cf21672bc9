import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOrdinal } from '../../src/entries/index.ts'
import { runs } from '../fuzz.ts'

/** The oracle: the plural categories of the engine's CLDR, and their endings. */
const ENDINGS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
	['en-US', { one: 'st', two: 'nd', few: 'rd', other: 'th' }],
	['en-AU', { one: 'st', two: 'nd', few: 'rd', other: 'th' }],
	['en-GB', { one: 'st', two: 'nd', few: 'rd', other: 'th' }],
	['fr-FR', { one: 'er', other: 'e' }],
	['fr-CA', { one: 'er', other: 'e' }],
	['es-ES', { other: '.º' }],
	['es-MX', { other: '.º' }],
]

describe('ordinals, compared with Intl.PluralRules (D-62)', () => {
	it.each(ENDINGS)('in %s, for 0 to 3,000 and as many beyond', (locale, endings) => {
		const rules = new Intl.PluralRules(locale, { type: 'ordinal' })
		const expected = (n: number): string => `${n}${endings[rules.select(n)]}`
		for (let n = 0; n <= 3000; n++)
			if (toOrdinal(n, locale) !== expected(n)) expect(toOrdinal(n, locale)).toBe(expected(n))
		for (let i = 0; i <= 3000; i++) {
			const n = Math.floor((i / 3000) ** 3 * Number.MAX_SAFE_INTEGER) - (i % 200)
			if (n >= 0 && toOrdinal(n, locale) !== expected(n)) expect(toOrdinal(n, locale)).toBe(expected(n))
		}
	})

	it('is English without a locale', () => {
		for (let n = 0; n < 200; n++) expect(toOrdinal(n)).toBe(toOrdinal(n, 'en-US'))
		expect(toOrdinal(3)).toBe('3rd')
	})

	it('is null outside its domain', () => {
		const outside = fc.oneof(
			fc.integer({ max: -1 }),
			fc.double().filter((n) => !Number.isInteger(n) || n < 0),
			fc.constantFrom(2 ** 53, Number.NaN, Number.POSITIVE_INFINITY),
			fc.anything().filter((value) => typeof value !== 'number'),
		)
		fc.assert(
			fc.property(outside, (n) => (toOrdinal as (n: unknown) => unknown)(n) === null),
			{ numRuns: runs(1500) },
		)
		const otherLocale = fc
			.anything()
			.filter(
				(locale) => locale !== undefined && !/^(?:en|fr|es)(?:[-_]|$)/i.test(typeof locale === 'string' ? locale : ''),
			)
		fc.assert(fc.property(otherLocale, (locale) => (toOrdinal as (...args: unknown[]) => unknown)(1, locale) === null))
	})
})
