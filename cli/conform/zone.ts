import { UsageError } from '../command.ts'

const DAY = 86_400_000
const QUARTER = 900_000
/** The orders of a test store may be at most this many years before or after the current year. */
const YEARS = 10

/** Returns the offsets of a zone's days around a year (`America/New_York`, for example), for `dayOffsets`. Throws a `UsageError` for another name. */
export function dayOffsetsOf(timeZone: string, year: number): readonly (readonly [string, number])[] {
	const clock = openClock(timeZone)
	const minutesAt = (at: number): number => {
		const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(clock.format(at)) ?? []
		return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
	}
	const first = Date.UTC(year - YEARS, 0)
	const rows: [string, number][] = [[new Date(first).toISOString(), minutesAt(first)]]
	for (let day = first; day < Date.UTC(year + YEARS, 0); day += DAY) {
		if (minutesAt(day) === minutesAt(day + DAY)) continue
		let at = day
		while (minutesAt(at) === minutesAt(day)) at += QUARTER
		rows.push([new Date(at).toISOString(), minutesAt(at)])
	}
	return rows
}

function openClock(timeZone: string): Intl.DateTimeFormat {
	try {
		return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
	} catch {
		throw new UsageError(`"${timeZone}" isn't a time zone. Write it like America/New_York.`)
	}
}
