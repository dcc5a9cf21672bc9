import { differenceInDays, differenceInMonths, differenceInYears } from 'date-fns'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { derivePersonalization, toPossessive, toZodiacSign } from '../../src/entries/index.ts'
import { runs, sampler } from '../fuzz.ts'
import { hostileText } from './hostile.ts'

const dayOf = (days: number): Temporal.PlainDate => Temporal.PlainDate.from('2000-01-01').add({ days })
/** Days of the years 1 to 9999, half of them near one another and near ends of months. */
const date = fc.oneof(
	fc.integer({ min: -730_119, max: 2_921_939 }).map(dayOf),
	fc.integer({ min: -4000, max: 4000 }).map(dayOf),
	fc
		.record({
			year: fc.integer({ min: 1896, max: 2104 }),
			month: fc.integer({ min: 1, max: 12 }),
			day: fc.integer({ min: 28, max: 31 }),
		})
		.map((fields) => Temporal.PlainDate.from(fields, { overflow: 'constrain' })),
)
const birthOf = (birthDate: string, asOf: string) => {
	const verdict = derivePersonalization({ birthDate }, { asOf })
	return verdict.status === 'valid' ? { fields: verdict.value.birth, issues: verdict.issues } : undefined
}

describe('elapsed time (D-62)', () => {
	it('equals that of Temporal and of date-fns, on thousands of pairs of days', () => {
		fc.assert(
			fc.property(date, date, (from, to) => {
				const birth = birthOf(from.toString(), to.toString())
				if (Temporal.PlainDate.compare(from, to) > 0) {
					expect(birth?.fields?.elapsed).toBe('0 days')
					expect(birth?.issues.map((issue) => issue.code)).toEqual(['personalization.date.future'])
					return
				}
				expect(birth?.issues).toEqual([])
				const years = from.until(to, { largestUnit: 'years' }).years
				const months = from.until(to, { largestUnit: 'months' }).months
				const days = from.until(to, { largestUnit: 'days' }).days
				const [count, unit] = years > 0 ? [years, 'year'] : months > 0 ? [months, 'month'] : [days, 'day']
				expect(birth?.fields?.elapsedYears).toBe(String(years))
				expect(birth?.fields?.elapsed).toBe(`${count} ${unit}${count === 1 ? '' : 's'}`)

				const start = new Date(`${from.toString()}T00:00:00Z`)
				const end = new Date(`${to.toString()}T00:00:00Z`)
				// date-fns counts a month as elapsed on the last day of a shorter month, and uses days of the local time zone.
				if (from.day > 28 || process.env['TZ'] !== 'UTC') return
				expect(years).toBe(differenceInYears(end, start))
				expect(months).toBe(differenceInMonths(end, start))
				expect(days).toBe(differenceInDays(end, start))
			}),
			{ numRuns: runs(10_000) },
		)
	})
})

describe('the year split (D-61)', () => {
	it('makes the four digits of every year', () => {
		for (const year of sampler()(Array.from({ length: 9999 }, (_, at) => at + 1))) {
			const written = String(year).padStart(4, '0')
			const fields = birthOf(`${written}-06-15`, '9999-12-31')?.fields
			if (!fields) throw new Error(written)
			const { hundreds, yearsPadded, years, ...birth } = fields
			const made = [`${hundreds}${yearsPadded}`, birth.year, Number(hundreds) * 100 + Number(years)]
			const decade = Number.parseInt(birth.decade ?? '', 10)
			if (`${made} ${decade}` !== `${written},${year},${year} ${year - (year % 10)}`)
				expect.fail(`${year}: ${made} ${decade}`)
		}
	})
})

describe('the zodiac (D-63)', () => {
	it('changes its sign on twelve days of the year, each sign once', () => {
		const signs: unknown[] = []
		for (let day = Temporal.PlainDate.from('2024-01-01'); day.year === 2024; day = day.add({ days: 1 })) {
			const sign = toZodiacSign(day.month, day.day)
			if (sign !== signs.at(-1)) signs.push(sign)
		}
		expect(signs).toHaveLength(13)
		expect(new Set(signs).size).toBe(12)
		expect(signs[12]).toBe(signs[0])
	})
})

describe('the possessive (D-65)', () => {
	it('is null only for blank names, and otherwise extends the name', () => {
		fc.assert(
			fc.property(hostileText, fc.constantFrom<'chicago' | 'ap'>('chicago', 'ap'), (name, style) => {
				const found = toPossessive(name, style)
				const isPossessive = /[sS]['’]$/.test(name.trim())
				if (name.trim() === '') expect(found).toBeNull()
				else expect(found).toMatch(isPossessive || style === 'ap' ? /['’][sS]?$/ : /['’][sS]$/)
				expect(isPossessive ? found : (found?.replace(/['’][sS]?$/, '') ?? '')).toBe(name.trim())
			}),
			{ numRuns: runs(1500) },
		)
	})
})

describe('any person', () => {
	it('has each field read once, even if a getter changes its value', () => {
		let reads = 0
		const shifty = {
			get firstName() {
				return reads++ === 0 ? 'Ada' : {}
			},
		}
		expect(derivePersonalization(shifty as never, { asOf: '2026-11-20' })).toMatchObject({ status: 'valid' })
		expect(reads).toBe(1)
	})
})
