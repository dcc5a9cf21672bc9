import { isDeepStrictEqual } from 'node:util'
import { differenceInCalendarDays, differenceInYears, endOfDay, isWithinInterval, parseISO, startOfDay } from 'date-fns'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { checkInDayRange } from '../../src/rules/calendar/check-day-range.ts'
import { dayNumber, daysInMonth } from '../../src/rules/calendar/day.ts'
import { elapsedSince, elapsedYears } from '../../src/rules/calendar/elapsed-years.ts'
import { parseDay, parseInstant } from '../../src/rules/calendar/parse-instant.ts'
import { writeInFull } from '../../src/rules/calendar/write-in-full.ts'
import { leastOf, runs, sampler } from '../fuzz.ts'

const two = (n: number): string => String(n).padStart(2, '0')
const four = (n: number): string => String(n).padStart(4, '0')

/** A day that exists: uniform over 400 years, more frequent at the ends of months and around the leap day. */
const plainDate = fc
	.tuple(
		fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1896, max: 2104 })),
		fc.integer({ min: 1, max: 12 }),
		fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(1, 28, 29, 30, 31)),
	)
	.map(([year, month, day]) => Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' }))
const leapDay = fc
	.integer({ min: 1, max: 2499 })
	.map((n) => Temporal.PlainDate.from({ year: n * 4, month: 2, day: 28 }).add({ days: 1 }))
const date = fc.oneof({ weight: 4, arbitrary: plainDate }, leapDay)
/** Pairs that are often close, so that the days just before and after a birthday occur. */
const pair = fc.oneof(
	fc.tuple(date, date),
	fc
		.tuple(date, fc.integer({ min: 0, max: 120 }), fc.integer({ min: -2, max: 2 }))
		.filter(([from, years]) => from.year + years < 9999)
		.map(([from, years, days]) => [from, from.add({ years }).add({ days })] as const)
		.filter(([, to]) => to.year > 0),
	fc
		.tuple(date, fc.integer({ min: 0, max: 30 }), fc.integer({ min: -2, max: 2 }))
		.filter(([from]) => from.year < 9990)
		.map(([from, months, days]) => [from, from.add({ months }).add({ days })] as const)
		.filter(([, to]) => to.year > 0),
)

/** A full RFC 3339 date-time, most within some days of 1 January 2024, so that ranges are often hit at their ends. */
const offsetText = fc.oneof(
	fc.constantFrom('Z', 'z', '+00:00', '-00:00', '+05:30', '-08:00', '+14:00', '-12:00', '+23:59', '-23:59'),
	fc
		.tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
		.map(([sign, hours, minutes]) => `${sign}${two(hours)}:${two(minutes)}`),
)
const instantText = fc
	.tuple(
		fc.oneof(
			fc.integer({ min: -3, max: 3 }).map((days) => Temporal.PlainDate.from('2024-01-01').add({ days })),
			fc.integer({ min: -3, max: 3 }).map((days) => Temporal.PlainDate.from('2023-03-12').add({ days })),
			plainDate.filter((day) => day.year > 100 && day.year < 9900),
		),
		fc.integer({ min: 0, max: 86_399 }),
		fc.constantFrom('T', 't', ' '),
		fc.constantFrom('', '.0', '.999', '.123456789'),
		offsetText,
	)
	.map(([day, seconds, between, decimals, offset]) => {
		const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
		return `${four(day.year)}-${two(day.month)}-${two(day.day)}${between}${time}${decimals}${offset}`
	})
const modernText = instantText.filter((text) => text > '1950')
const dayOffset = fc.oneof(
	fc.constant(0),
	fc.constantFrom(330, -480, 840, -720, 840, -840),
	fc.integer({ min: -840, max: 840 }),
)

const zoneOf = (minutes: number): string =>
	`${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
const dayOf = (text: string, minutes: number): Temporal.PlainDate =>
	Temporal.Instant.from(text).toZonedDateTimeISO(zoneOf(minutes)).toPlainDate()
const partsOf = (day: Temporal.PlainDate) => ({ year: day.year, month: day.month, day: day.day })

describe('D-62 elapsed time, against Temporal', () => {
	it('counts whole years, months and days as Temporal does', () => {
		fc.assert(
			fc.property(pair, ([from, to]) => {
				const elapsed = elapsedSince(partsOf(from), partsOf(to))
				if (Temporal.PlainDate.compare(from, to) > 0) return elapsed === null
				const { years } = from.until(to, { largestUnit: 'years' })
				const { months } = from.until(to, { largestUnit: 'months' })
				const { days } = from.until(to)
				return elapsed?.years === years && elapsed.months === months && elapsed.days === days
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('gives the same years from text, and 0 for a day after the reference day', () => {
		fc.assert(
			fc.property(pair, ([from, to]) => {
				const expected = Math.max(0, from.until(to, { largestUnit: 'years' }).years) + 0
				return elapsedYears(from.toString(), to.toString()) === expected
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('agrees with date-fns on years and days, read at noon of the local zone', () => {
		let compared = 0
		fc.assert(
			fc.property(pair, ([from, to]) => {
				// date-fns knows only local dates. Noon avoids the hours that a time zone skips, but Apia skipped a whole day.
				const [start, end] = [localNoon(from), localNoon(to)]
				if (end < start || start.getDate() !== from.day || end.getDate() !== to.day) return true
				compared++
				const days = dayNumber(partsOf(to)) - dayNumber(partsOf(from))
				const years = elapsedYears(from.toString(), to.toString())
				return years === differenceInYears(end, start) && days === differenceInCalendarDays(end, start)
			}),
			{ numRuns: runs(10_000) },
		)
		// 0.82 of the pairs are in order, and have both days in every zone of the tests.
		expect(compared).toBeGreaterThanOrEqual(leastOf(runs(10_000), 0.8))
	})
})

function localNoon(day: Temporal.PlainDate): Date {
	const noon = new Date(2000, 0, 1, 12)
	noon.setFullYear(day.year, day.month - 1, day.day)
	return noon
}

describe('D-50 days, against Temporal and date-fns', () => {
	it('numbers every day of the years 0 to 9999 in sequence', () => {
		const first = Temporal.PlainDate.from('0000-01-01').until('1970-01-01').days
		let next = -first
		for (let year = 0; year < 10_000; year++) {
			for (let month = 1; month <= 12; month++) {
				const length = daysInMonth(year, month)
				for (let day = 1; day <= length; day++) {
					if (dayNumber({ year, month, day }) !== next++) throw new Error(`${year}-${month}-${day}`)
				}
			}
		}
		expect(next).toBe(Temporal.PlainDate.from('1970-01-01').until('9999-12-31').days + 1)
	})

	it('finds the day of any instant at any offset', () => {
		fc.assert(
			fc.property(instantText, dayOffset, (text, minutes) => {
				const expected = Temporal.PlainDate.from('1970-01-01').until(dayOf(text, minutes)).days
				return isDeepStrictEqual(parseInstant(text, minutes), { day: expected, isLoose: text.includes(' ') })
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('reads every day by its month, its week and its place in the year, extended and basic, as Temporal counts them (D-94)', () => {
		const times = ['', 'T12:00:00Z', 'T1200Z', ' 12Z', 'T12:00:00,25+00', 'T12.5+0000', 't12:00']
		fc.assert(
			fc.property(date, fc.constantFrom(...times), fc.boolean(), (day, time, isBasic) => {
				const { yearOfWeek = 0, weekOfYear = 0, dayOfWeek, dayOfYear, year, month } = day
				if (yearOfWeek < 1 || yearOfWeek > 9999) return
				const expected = Temporal.PlainDate.from('1970-01-01').until(day).days
				const forms = [
					`${four(year)}-${two(month)}-${two(day.day)}`,
					`${four(yearOfWeek)}-W${two(weekOfYear)}-${dayOfWeek}`,
					`${four(year)}-${String(dayOfYear).padStart(3, '0')}`,
				]
				for (const form of forms) {
					const text = (isBasic ? form.replaceAll('-', '') : form) + time
					expect(parseInstant(text, 0)?.day, text).toBe(expected)
					if (text !== `${forms[0]}T12:00:00Z`) expect(parseInstant(text, 0)?.isLoose, text).toBe(true)
					expect(parseInstant(writeInFull(text, 0), 0), text).toEqual({ day: expected, isLoose: false })
				}
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('matches ranges as Temporal does', () => {
		const dayAt = (text: string, minutes: number): number =>
			Math.floor(Temporal.Instant.from(text).add({ minutes }).epochMilliseconds / 86_400_000)
		fc.assert(
			fc.property(instantText, instantText, instantText, dayOffset, (text, start, end, minutes) => {
				const day = dayAt(text, minutes)
				const expected = dayAt(start, minutes) <= day && day <= dayAt(end, minutes)
				const verdict = checkInDayRange(text, { start, end }, { dayOffset: minutes })
				return verdict.status === 'valid' && verdict.value === expected
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('judges instants as engines write them the same way with and without parsing', () => {
		const written = fc
			.tuple(
				fc.integer({ min: -3, max: 3 }),
				fc.constantFrom('2024-01-01', '2023-02-28', '2024-02-28', '2025-12-31', '0000-01-01', '9999-12-30'),
				fc.integer({ min: 0, max: 86_399 }),
				fc.constantFrom('Z', '.000Z', '.999Z', '.5Z', 'z', '+00:00'),
			)
			.map(([days, near, seconds, end]) => {
				const day = Temporal.PlainDate.from(near).add({ days })
				const time = new Date(seconds * 1000).toISOString().slice(11, 19)
				return `${four(day.year)}-${two(day.month)}-${two(day.day)}T${time}${end}`.slice(-24)
			})
		const broken = fc
			.tuple(written, fc.nat({ max: 25 }), fc.constantFrom('', '0', '1', '2', '3', '6', '9', ':', 'Z', 'T', '.', '٣'))
			.map(([text, at, mark]) => text.slice(0, at) + mark + text.slice(at + 1))
		const text = fc.oneof({ weight: 5, arbitrary: written }, broken)
		fc.assert(
			fc.property(text, text, text, (at, start, end) => {
				const range = { start, end }
				expect(checkInDayRange(at, range)).toEqual(checkInDayRange(at, range, { dayOffset: 0 }))
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('matches ranges as date-fns does, which sees UTC days through local dates', () => {
		const local = (text: string): Date => {
			const instant = parseISO(text.replace(/[t ]/, 'T').replace('z', 'Z'))
			return new Date(instant.getTime() + instant.getTimezoneOffset() * 60_000)
		}
		let compared = 0
		fc.assert(
			fc.property(modernText, modernText, modernText, (text, start, end) => {
				const [at, from, to] = [local(text), local(start), local(end)]
				// A local date can't show a UTC time that its time zone skips.
				if (!(shows(at, text) && shows(from, start) && shows(to, end))) return true
				compared++
				const interval = { start: startOfDay(from), end: endOfDay(to) }
				const expected = interval.start <= interval.end && isWithinInterval(at, interval)
				const verdict = checkInDayRange(text, { start, end })
				return verdict.status === 'valid' && verdict.value === expected
			}),
			{ numRuns: runs(10_000) },
		)
		// Between 0.96 and 1, by zone.
		expect(compared).toBeGreaterThanOrEqual(leastOf(runs(10_000), 0.95))
	})

	const shows = (local: Date, text: string): boolean => {
		const utc = new Date(text.replace(/[t ]/, 'T').replace('z', 'Z'))
		return local.getDate() === utc.getUTCDate() && local.getHours() === utc.getUTCHours()
	}

	it('accepts no text that Temporal rejects, and gives the same day if both accept', () => {
		const near = fc
			.tuple(
				instantText,
				fc.nat({ max: 25 }),
				fc.constantFrom('', '0', '9', '-', ':', 'Z', 'x', ' ', '.', '３', '6', '2'),
			)
			.map(([text, at, mark]) => text.slice(0, at) + mark + text.slice(at + 1))
		let read = 0
		fc.assert(
			fc.property(near, (text) => {
				const reading = parseInstant(text, 0)
				if (reading === null) return true
				read++
				const full = writeInFull(text, 0) as string
				return reading.day === Temporal.PlainDate.from('1970-01-01').until(dayOf(full, 0)).days
			}),
			{ numRuns: runs(10_000) },
		)
		// 0.235 of the texts can still be read.
		expect(read).toBeGreaterThanOrEqual(leastOf(runs(10_000), 0.22))
	})

	it('rejects every day that no calendar has', () => {
		for (const year of sampler()(Array.from({ length: 209 }, (_, at) => 1896 + at))) {
			for (let month = 0; month <= 13; month++) {
				for (let day = 0; day <= 32; day++) {
					const text = `${year}-${two(month)}-${two(day)}`
					let exists = true
					try {
						Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
					} catch {
						exists = false
					}
					if ((parseDay(text) !== null) !== exists) throw new Error(text)
				}
			}
		}
	})
})
