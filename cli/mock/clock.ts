import { UsageError } from '../usage-error.ts'

/** The mock's clock: it runs like the machine's, and can be moved. */
export interface Clock {
	/** The instant, as a date-time. */
	readonly now: () => string
	/** Moves the clock by seconds. */
	readonly advance: (seconds: number) => void
	/** Sets the clock to an instant. */
	readonly set: (instant: number) => void
}

/** The limits of a clock, in milliseconds from 1970: date-times have the years 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59Z')

/** Returns whether a clock can show this instant, in milliseconds from 1970. */
export function isShown(instant: number): boolean {
	return instant >= FIRST && instant <= LAST
}

/** Starts a clock at an instant (`2026-01-31T09:30:00Z`), some seconds ahead (`+3600`), or now. */
export function startClock(start: string | undefined): Clock {
	let ahead = start === undefined ? 0 : readStart(start)
	return {
		now: () => new Date(Date.now() + ahead).toISOString(),
		advance: (seconds) => {
			ahead += seconds * 1000
		},
		set: (instant) => {
			ahead = instant - Date.now()
		},
	}
}

function readStart(text: string): number {
	const seconds = /^[+-]\d{1,10}$/.test(text) ? Number(text) * 1000 : null
	const ahead = seconds ?? Date.parse(text) - Date.now()
	if (isShown(Date.now() + ahead)) return ahead
	throw new UsageError(
		`--clock takes a date-time such as 2026-01-31T09:30:00Z or seconds such as +3600, not "${text}".`,
	)
}
