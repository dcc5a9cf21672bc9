import { describe, expect, it } from 'vitest'
import { checkDayRange, checkInDayRange } from '../../../src/rules/calendar/check-day-range.ts'
import { filterByDayRange } from '../../../src/rules/calendar/filter-by-day-range.ts'
import { parseDay, parseInstant } from '../../../src/rules/calendar/parse-instant.ts'
import { writeInFull } from '../../../src/rules/calendar/write-in-full.ts'

const range = { start: '2026-01-10T00:00:00Z', end: '2026-01-20T00:00:00Z' }

describe('D-50 completed date-times', () => {
	it.each([
		['2026-01-20', 0, '2026-01-20T00:00:00Z'],
		['2026-01-20', -480, '2026-01-20T00:00:00-08:00'],
		['2026-01-20T23:30', 330, '2026-01-20T23:30:00+05:30'],
		['2026-01-20T23:30:15.5', -1, '2026-01-20T23:30:15.5-00:01'],
		['2026-01-20t23:30-08:00', 0, '2026-01-20T23:30:00-08:00'],
		['2026-01-20 23:30z', 60, '2026-01-20T23:30:00Z'],
		['2026-01-20T23:30:59.25+14:00', 60, '2026-01-20T23:30:59.25+14:00'],
		['2026-01-20t23:30:00z', 60, '2026-01-20t23:30:00z'],
		['20260120 2330+01', 60, '2026-01-20T23:30:00+01:00'],
	])('%s at %i', (instant, dayOffset, full) => {
		expect(writeInFull(instant, dayOffset)).toBe(full)
		expect(checkInDayRange(full, range, { dayOffset }).issues).toEqual([])
		expect(parseInstant(full, dayOffset)?.day).toBe(parseInstant(instant, dayOffset)?.day)
	})

	it('reads only a readable text', () => {
		for (const text of ['2026-02-30', '2026-01-20T24:01', '', 20260120, null]) expect(writeInFull(text, 0)).toBeNull()
	})
})

describe('D-50: what is no date-time is none in any place, not even in all three', () => {
	/** A date-time with another text from a place on. */
	const withText = (at: number, text: string) => {
		const instant = '2026-01-10T12:30:15.250Z'
		return instant.slice(0, at) + text + instant.slice(at + text.length)
	}
	const places = [0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 22]
	it.each([
		...['0000', '26-0'].map((year) => withText(0, year)),
		...['00', '13', '14', '17', '18', '19', '20', '90'].map((month) => withText(5, month)),
		...['00', '32', '39', '40', '90'].map((day) => withText(8, day)),
		...['02-29', '02-30', '02-31', '04-31', '06-31', '09-31', '11-31'].map((day) => withText(5, day)),
		...['25', '27', '28', '29', '30', '90'].map((hour) => withText(11, hour)),
		...['60', '90'].map((minute) => withText(14, minute)),
		...['60', '61', '90'].map((second) => withText(17, second)),
		...places.map((at) => withText(at, 'x')),
		...[4, 7, 10, 13, 16, 19, 23].map((at) => withText(at, '#')),
		'2026-01-10T12:30:15.25x250Z',
		'2026-01-10T12:30:15Zx',
		'x2026-01-10T12:30:15Z',
	])('%s', (text) => {
		expect(checkInDayRange(text, { start: text, end: text }).issues.map((issue) => issue.code)).toEqual([
			'days.instant.invalid',
			'days.instant.invalid',
			'days.instant.invalid',
		])
		expect(parseInstant(text, 0)).toBeNull()
	})

	it('reads 24:00 as a loose form of the next midnight', () => {
		const midnight = '2026-01-10T24:00:00Z'
		const verdict = checkInDayRange(midnight, { start: midnight, end: midnight })
		expect(verdict).toMatchObject({ status: 'valid', value: true })
		expect(verdict.issues.map((issue) => issue.code)).toEqual(new Array(3).fill('days.instant.loose'))
	})

	it('takes a list of one text for no text', () => {
		const list = ['2026-01-10T12:30:15Z'] as never
		expect(checkInDayRange(list, { start: list, end: list })).toMatchObject({ status: 'invalid' })
		expect(checkInDayRange(list, range)).toMatchObject({ status: 'invalid' })
		expect(parseDay(['2026-01-10'])).toBeNull()
	})
})

describe('list-orders.2 day ranges', () => {
	it('filters a list of 1,000,000 orders, and none that is longer', () => {
		expect(filterByDayRange(new Array(1_000_000), range)).toEqual({ status: 'valid', value: [], issues: [] })
		expect(filterByDayRange(new Array(1_000_001), range)).toMatchObject({ status: 'invalid' })
	})

	it('prefixes the paths of a range on request', () => {
		const verdict = checkDayRange({ start: 'x', end: range.end }, {}, ['filter', 'dateRange'])
		expect(verdict.issues.map((issue) => issue.path)).toEqual([['filter', 'dateRange', 'start']])
	})

	it('returns the same order objects, in order', () => {
		const orders = ['20', '15', '21', '10'].map((day) => ({ createdAt: `2026-01-${day}T12:00:00Z` }))
		const verdict = filterByDayRange(orders, range)
		if (verdict.status !== 'valid') throw new Error(verdict.status)
		expect(verdict.value).toHaveLength(3)
		expect(verdict.value[1]).toBe(orders[1])
	})

	it.each([
		['a list that only claims to be long', () => new Array(2 ** 32 - 1)],
		['a list that throws', () => new Proxy([1], { get: (_, key) => (key === 'length' ? 1 : fail()) })],
		['an object', () => ({ length: 1, 0: { createdAt: range.start } })],
	])('rejects %s', (_name, make) => {
		expect(filterByDayRange(make() as never, range)).toMatchObject({
			status: 'invalid',
			issues: [{ code: 'days.orders.invalid', path: ['orders'] }],
		})
	})

	it('skips orders of any other shape', () => {
		const orders = [null, 5, [], new Proxy({}, { getOwnPropertyDescriptor: () => fail() }), Object.create(range)]
		expect(filterByDayRange(orders as never, range)).toEqual({ status: 'valid', value: [], issues: [] })
	})

	it.each([
		[{ start: range.start }, { end: range.end }],
		[{ end: range.end }, { start: range.start }],
		[{ start: range.start, end: range.start }, {}],
	])("reads only the range's own bounds, even if every object inherits %j", (inherited, own) => {
		const instant = '2026-01-10T00:00:00Z'
		try {
			Object.assign(Object.prototype, inherited)
			expect(checkInDayRange(instant, own as never)).toMatchObject({ status: 'invalid' })
			expect(checkInDayRange(instant, range)).toMatchObject({ status: 'valid', value: true })
		} finally {
			for (const field in inherited) Reflect.deleteProperty(Object.prototype, field)
		}
		expect(checkInDayRange(instant, Object.create(range) as never)).toMatchObject({ status: 'invalid' })
	})

	it('moves an instant by up to two days, from one side of the world to the other', () => {
		expect(parseInstant('1970-01-03T00:00:00+23:59', -1439)?.day).toBe(0)
		expect(parseInstant('1970-01-03T23:59:00-23:59', 1439)?.day).toBe(4)
	})

	it('counts an offset that no zone has as 0, with a warning', () => {
		for (const dayOffset of [841, -841, 1440, 0.5, Number.NaN, '60']) {
			const verdict = checkInDayRange('2026-01-20T23:59:59Z', range, { dayOffset } as never)
			expect(verdict).toMatchObject({ status: 'valid', value: true, issues: [{ code: 'policy.value.invalid' }] })
			expect(checkDayRange(range, { dayOffset } as never).value).toEqual(checkDayRange(range).value)
		}
		expect(checkDayRange(range, { dayOffset: null } as never)).toEqual(checkDayRange(range))
	})

	it('compares whole years: 1026 is not 2026', () => {
		const years = { start: '1000-01-01T00:00:00Z', end: '1026-01-15T00:00:00Z' }
		expect(checkInDayRange('2026-01-15T12:00:00Z', years)).toEqual({ status: 'valid', value: false, issues: [] })
		const reversed = { start: '2026-01-15T18:00:00Z', end: '2026-01-15T06:00:00Z' }
		expect(checkInDayRange('1026-01-15T12:00:00Z', reversed)).toEqual({ status: 'valid', value: false, issues: [] })
	})

	it('returns a new result each time', () => {
		const verdict = checkInDayRange('2026-01-15T00:00:00Z', range)
		Object.assign(verdict, { value: false })
		expect(checkInDayRange('2026-01-15T00:00:00Z', range)).toEqual({ status: 'valid', value: true, issues: [] })
	})

	it('accepts 44 decimals and not 45', () => {
		const text = (decimals: number): string => `2026-01-15T12:00:00.${'1'.repeat(decimals)}Z`
		expect(parseInstant(text(44), 0)).not.toBeNull()
		expect(parseInstant(text(45), 0)).toBeNull()
	})

	it('accepts days of the years 0001 to 9999', () => {
		expect(parseDay('0001-01-01')).toEqual({ year: 1, month: 1, day: 1 })
		expect(parseDay('9999-12-31')).toEqual({ year: 9999, month: 12, day: 31 })
		for (const text of ['0000-12-31', '0000-W52-1', '0000-12-31T12:00:00Z']) expect(parseInstant(text, 0)).toBeNull()
		for (const text of ['0000-12-31', '10000-01-01', '+010000-01-01', '-0001-01-01', '2026-01', '', 20260101]) {
			expect(parseDay(text)).toBeNull()
		}
	})

	it('ignores the time behind a valid day: only instants check leap seconds', () => {
		expect(parseDay('1984-05-29T12:00:60Z')).toEqual({ year: 1984, month: 5, day: 29 })
		expect(parseInstant('1984-05-29T12:00:60Z', 0)).toBeNull()
		for (const text of ['1984-05-29T12:00:61Z', '1984-05-29T24:00:00Z', '1984-02-30T12:00:00Z'])
			expect(parseDay(text)).toBeNull()
	})
})

function fail(): never {
	throw new Error('hostile')
}
