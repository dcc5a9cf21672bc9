import { describe, expect, it } from 'vitest'
import { dayNumber, daysInMonth } from '../../../src/rules/calendar/day.ts'
import { elapsedSince, elapsedYears } from '../../../src/rules/calendar/elapsed-years.ts'

const dayOf = ([year, month, day]: readonly [number, number, number]) => ({ year, month, day })

describe('D-62: the time between two days', () => {
	it.each([
		[[2020, 2, 29], [2020, 2, 29], { years: 0, months: 0, days: 0 }],
		[[2020, 2, 29], [2020, 3, 1], { years: 0, months: 0, days: 1 }],
		[[2020, 1, 31], [2020, 2, 29], { years: 0, months: 0, days: 29 }],
		[[2020, 1, 31], [2020, 3, 1], { years: 0, months: 1, days: 30 }],
		[[2020, 1, 31], [2020, 3, 31], { years: 0, months: 2, days: 60 }],
		[[2019, 12, 15], [2020, 1, 14], { years: 0, months: 0, days: 30 }],
		[[2019, 12, 15], [2020, 12, 14], { years: 0, months: 11, days: 365 }],
		[[2019, 12, 15], [2020, 12, 15], { years: 1, months: 12, days: 366 }],
		[[1900, 1, 1], [2000, 1, 1], { years: 100, months: 1200, days: 36_524 }],
		[[2020, 3, 1], [2020, 2, 29], null],
		[[2021, 1, 1], [2020, 12, 31], null],
	] as const)('from %j to %j', (from, to, elapsed) => {
		expect(elapsedSince(dayOf(from), dayOf(to))).toEqual(elapsed)
	})

	it('counts no years between texts that are no bare days, or before the first', () => {
		expect(elapsedYears('2000-06-15', '2026-06-15')).toBe(26)
		expect(elapsedYears('2000-06-15', '2026-06-14')).toBe(25)
		expect(elapsedYears('2000-06-15', '2000-06-15')).toBe(0)
		expect(elapsedYears('0001-01-01', '9999-12-31')).toBe(9998)
		const none = '0000-01-01 2000-00-10 2000-13-10 2000-01-00 2000-01-32 2001-02-29 2000/01-10 2000-01/10'.split(' ')
		for (const text of [
			...none,
			'x000-01-10',
			'x026-01-10',
			'2x26-01-10',
			'2x00-01-10',
			'20x0-01-10',
			'2000-x1-10',
			'2000-0x-10',
			'2000-01-x0',
			'2000-01-1x',
		]) {
			expect(elapsedYears(text, '2026-01-01'), text).toBeNull()
			expect(elapsedYears('1990-01-01', text), text).toBeNull()
		}
	})
})

describe('the days of a month', () => {
	it('are 31, 30, and 28 or 29', () => {
		const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
		expect(days.map((_, at) => daysInMonth(2026, at + 1))).toEqual(days)
		expect([1900, 2000, 2024, 2025, 2100, 2400, 4, 100].map((year) => daysInMonth(year, 2))).toEqual([
			28, 29, 29, 28, 28, 29, 29, 28,
		])
	})

	it('number the days in sequence from 1970', () => {
		expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0)
		expect(dayNumber({ year: 1969, month: 12, day: 31 })).toBe(-1)
		expect(dayNumber({ year: 2000, month: 3, day: 1 })).toBe(11_017)
		expect(dayNumber({ year: 1, month: 1, day: 1 })).toBe(-719_162)
	})
})
