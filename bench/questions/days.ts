import { differenceInYears, endOfDay, isWithinInterval, parseISO, startOfDay } from 'date-fns'
import { Temporal } from 'temporal-polyfill'
import { checkInDayRange } from '../../src/rules/calendar/check-day-range.ts'
import { elapsedYears } from '../../src/rules/calendar/elapsed-years.ts'
import { filterByDayRange } from '../../src/rules/calendar/filter-by-day-range.ts'
import { defineQuestion, many, type Random } from '../harness.ts'

function day(random: Random, firstYear: number, years: number): string {
	const pad = (n: number): string => String(n).padStart(2, '0')
	return `${firstYear + random.integer(years)}-${pad(1 + random.integer(12))}-${pad(1 + random.integer(28))}`
}

function instant(random: Random, firstYear: number, years: number): string {
	const pad = (n: number): string => String(n).padStart(2, '0')
	const time = `${pad(random.integer(24))}:${pad(random.integer(60))}:${pad(random.integer(60))}`
	return `${day(random, firstYear, years)}T${time}${random.pick(['Z', '.000Z', '.123Z', '+05:30', '-08:00'])}`
}

/** Returns a date-time in UTC as JavaScript and most services write it. */
function isoInstant(random: Random): string {
	return new Date(Date.UTC(2020, 0, 1) + random.integer(6 * 365 * 86_400_000)).toISOString()
}

type Range = Readonly<Record<'start' | 'end', string>>

const elapsed = defineQuestion<Readonly<Record<'from' | 'asOf', string>>>({
	name: 'days-elapsed-years',
	title: 'Whole years between two days in ISO strings',
	inputs: many(5000, (random) => ({ from: day(random, 1940, 70), asOf: day(random, 2010, 20) })),
	contestants: [
		{ name: 'orderwright', run: ({ from, asOf }) => elapsedYears(from, asOf) },
		{ name: 'date-fns', run: ({ from, asOf }) => differenceInYears(parseISO(asOf), parseISO(from)) },
		{
			name: 'temporal-polyfill',
			run: ({ from, asOf }) =>
				Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(asOf), { largestUnit: 'years' }).years,
		},
	],
	targets: { 'date-fns': 15 },
	notes: () => ['Only bare days, all valid; in UTC, where date-fns and orderwright agree.'],
})

const askRanges = (name: string, title: string, write: (random: Random) => string, target: number, note: string) =>
	defineQuestion<{ readonly at: string; readonly range: Range }>({
		name,
		title,
		inputs: many(5000, (random) => {
			const [start, end] = [write(random), write(random)].sort() as [string, string]
			return { at: write(random), range: { start, end } }
		}),
		contestants: [
			{ name: 'orderwright', run: ({ at, range }) => checkInDayRange(at, range) },
			{
				name: 'date-fns',
				run: ({ at, range }) =>
					isWithinInterval(parseISO(at), {
						start: startOfDay(parseISO(range.start)),
						end: endOfDay(parseISO(range.end)),
					}),
			},
			{
				name: 'temporal-polyfill',
				run: ({ at, range }) => {
					const dayOf = (text: string) => Temporal.Instant.from(text).toZonedDateTimeISO('UTC').toPlainDate()
					const instant = dayOf(at)
					return (
						Temporal.PlainDate.compare(dayOf(range.start), instant) <= 0 &&
						Temporal.PlainDate.compare(instant, dayOf(range.end)) <= 0
					)
				},
			},
		],
		targets: { 'date-fns': target },
		notes: () => [note, 'orderwright returns a verdict, the peers a boolean; date-fns uses the local zone.'],
	})

const ranges = askRanges(
	'days-range',
	'Whether a date-time falls on a day of a range, from ISO strings',
	isoInstant,
	60,
	'All valid, in UTC, as JavaScript writes it.',
)
const mixedRanges = askRanges(
	'days-range-mixed',
	'Whether a date-time falls on a day of a range, from date-times of several forms',
	(random) => instant(random, 2020, 6),
	15,
	'All valid; two in five have an offset, so that two clock times are parsed.',
)

const lists = defineQuestion<{ readonly orders: readonly { readonly createdAt: string }[]; readonly range: Range }>({
	name: 'days-filter',
	title: 'The orders of a list of 100 that were created on a day of a range',
	inputs: many(2000, (random) => {
		const [start, end] = [instant(random, 2020, 6), instant(random, 2020, 6)].sort() as [string, string]
		const orders = Array.from({ length: 100 }, () => ({ id: 'o', createdAt: instant(random, 2020, 6) }))
		return { orders, range: { start, end } }
	}),
	contestants: [
		{ name: 'orderwright', run: ({ orders, range }) => filterByDayRange(orders, range) },
		{
			name: 'date-fns',
			run: ({ orders, range }) => {
				const interval = { start: startOfDay(parseISO(range.start)), end: endOfDay(parseISO(range.end)) }
				return orders.filter((order) => isWithinInterval(parseISO(order.createdAt), interval))
			},
		},
	],
	targets: { 'date-fns': 15 },
})

export const questions = [elapsed, ranges, mixedRanges, lists]
