import { readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { dayOffsetsOf } from '../../../cli/conform/zone.ts'
import { blocksOf } from '../../../lab/snippets/blocks.ts'
import { checkInDayRange, filterByDayRange, filterOrders, validateOrder } from '../../../src/entries/index.ts'
import { parseInstant } from '../../../src/rules/calendar/parse-instant.ts'
import { writeInFull } from '../../../src/rules/calendar/write-in-full.ts'
import { openZone } from '../../../src/rules/calendar/zone.ts'
import { runs, sampler } from '../../fuzz.ts'

/** Daylight saving of an hour and of half an hour, at midnight, during Ramadan, and a day that was skipped. */
const ZONES = ['America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Africa/Casablanca', 'Pacific/Apia']
const OFFSETS = Object.fromEntries(ZONES.map((zone) => [zone, dayOffsetsOf(zone, 2016)]))
const FIRST = Date.UTC(2007, 0)
const MINUTES = 19 * 365 * 1440
const RANGE = { start: '2026-07-01', end: '2026-07-01' }
const NEW_YORK = [
	['2026-03-08T07:00:00Z', -240],
	['2026-11-01T06:00:00Z', -300],
] as const

/** Every quarter of an hour near a change, in minutes. */
const STEPS = Array.from({ length: 25 }, (_, at) => 15 * at - 180)
const some = sampler()

describe('D-50: days in a zone with daylight saving', () => {
	it.each(ZONES)('are those of Intl, at many instants of %s', (timeZone) => {
		const zone = openZone({ dayOffsets: OFFSETS[timeZone] as never })
		const clock = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
		let [wrong, minute] = [0, 1]
		for (let at = 0; at < runs(20_000); at++) {
			// A step without a divisor of theirs: no minute comes twice, and all years and hours come.
			minute = (minute + 7_368_787) % MINUTES
			const instant = new Date(FIRST + minute * 60_000)
			const day = Date.parse(clock.format(instant)) / 86_400_000
			if (parseInstant(instant.toISOString(), zone)?.day !== day) wrong++
		}
		expect(wrong).toBe(0)
	})

	it.each(ZONES)(
		'begin and end as Temporal reads a time without an offset, also one that comes twice or never: %s',
		(timeZone) => {
			const dayOffsets = OFFSETS[timeZone] ?? []
			const zone = openZone({ dayOffsets })
			for (const [from] of dayOffsets)
				for (const minutes of some(STEPS)) {
					const near = Temporal.Instant.from(from)
						.add({ minutes: minutes + 5 })
						.toZonedDateTimeISO(timeZone)
					for (const local of [near.toPlainDateTime(), near.toPlainDateTime().add({ minutes: 60 })]) {
						const text = local.toString({ smallestUnit: 'second' })
						const expected = local.toZonedDateTime(timeZone).toInstant()
						expect(Temporal.Instant.from(writeInFull(text, zone) ?? '').equals(expected), `${text} ${timeZone}`).toBe(
							true,
						)
					}
				}
		},
	)

	it('begin at the very instant of a row', () => {
		const zone = openZone({
			dayOffsets: [
				['2026-01-01T00:00:00Z', 0],
				['2026-04-05T22:00:00Z', 120],
			],
		})
		const days = ['2026-04-05T21:59:59Z', '2026-04-05T22:00:00Z'].map((text) => parseInstant(text, zone)?.day)
		expect(days).toEqual([20_548, 20_549])
	})

	it('are those of the lines that docs/days.md shows', () => {
		const [block] = blocksOf('docs/days.md', readFileSync('docs/days.md', 'utf8')).filter(
			({ language }) => language === 'js',
		)
		const code = (block?.code ?? '').replace(/^import .*$/m, '').split('\nconst dayOffsets')[0]
		const make = new Function(`${code}\nreturn dayOffsetsOf`)()
		for (const zone of ZONES) expect(make(zone, 2006, 2025)).toEqual(OFFSETS[zone])
	})

	it('need a table: with a faulty one, the number counts, and there is a warning', () => {
		const rows = Array.from({ length: 401 }, (_, at) => [new Date(at * 86_400_000).toISOString(), 0])
		const holes = Object.assign(new Array(3), { 0: NEW_YORK[0], 2: NEW_YORK[1] })
		const faulty: readonly unknown[] = [
			[],
			rows,
			holes,
			'America/New_York',
			7,
			{ 0: NEW_YORK[0], length: 1 },
			[NEW_YORK[1], NEW_YORK[0]],
			[NEW_YORK[0], NEW_YORK[0]],
			...['2026-03-08', '2026-02-30T00:00:00Z', '2026-03-08T07:00:00', '2026-03-08T24:00:00Z', 7, null].map((at) => [
				[at, -240],
			]),
			...[841, -841, 0.5, '60', null, Number.NaN].map((minutes) => [['2026-03-08T07:00:00Z', minutes]]),
			new Proxy([], { get: fail }),
		]
		for (const dayOffsets of faulty) {
			const options = { dayOffset: 60, dayOffsets } as never
			const verdict = checkInDayRange('2026-06-30T23:30:00Z', RANGE, options)
			expect(verdict).toMatchObject({
				value: true,
				issues: [{ code: 'policy.value.invalid', severity: 'warning', path: ['policy', 'dayOffsets'] }],
			})
			expect(filterByDayRange([{ createdAt: '2026-06-30T23:30:00Z' }], RANGE, options)).toMatchObject({
				value: [{}],
				issues: verdict.issues,
			})
			expect(validateOrder({}, {}, options).issues).toContainEqual(verdict.issues[0])
			expect(
				filterOrders([], { dateRange: { start: '2026-07-01T00:00:00Z', end: '2026-07-01T00:00:00Z' } }, options).issues,
			).toHaveLength(1)
		}
		expect(checkInDayRange('2026-06-30T23:30:00Z', RANGE, { dayOffsets: rows.slice(0, 400) as never }).issues).toEqual(
			[],
		)
	})

	it('win over the number, in any spelling of RFC 3339, and count before the first row', () => {
		const day = (instant: string, dayOffsets: object) =>
			checkInDayRange(instant, RANGE, { dayOffset: 600, dayOffsets: dayOffsets as never })
		expect(day('2026-07-02T03:30:00Z', NEW_YORK)).toEqual({ status: 'valid', value: true, issues: [] })
		expect(day('2026-07-02T03:30:00Z', [['2026-03-08t02:00:00.000-05:00', -240]])).toMatchObject({
			value: true,
			issues: [],
		})
		expect(day('2026-07-02T03:30:00Z', [['2027-03-08T07:00:00Z', -240]])).toMatchObject({ value: true, issues: [] })
		expect(day('2026-07-02T04:30:00Z', NEW_YORK)).toMatchObject({ value: false })
	})
})

function fail(): never {
	throw new Error('hostile')
}
