import type { IncomingHttpHeaders } from 'node:http'
import { createState, type ServiceAnswer, type ServiceState } from 'orderwright/model'
import { UsageError } from '../command.ts'
import { problem } from '../http/read-body.ts'

/** The parts of the mock that the control paths change. */
export interface Store {
	readonly seed: ServiceState
	state: ServiceState
	readonly clock: Clock
}

interface ControlPath {
	readonly method: 'GET' | 'POST'
	readonly path: string
	readonly run: (store: Store, body: unknown) => ServiceAnswer
}

/** Paths for tests that the API doesn't have: the time, the whole state, and a reset to the seed. */
const CONTROL_PATHS: readonly ControlPath[] = [
	{ method: 'GET', path: '/__clock', run: ({ clock }) => ok({ now: clock.now() }) },
	{ method: 'POST', path: '/__clock', run: moveClock },
	{ method: 'GET', path: '/__state', run: ({ state }) => ok(state) },
	{
		method: 'POST',
		path: '/__reset',
		run: (store) => {
			store.state = createState(store.seed)
			return ok({ success: true })
		},
	},
]

/** Returns the methods of a control path; an empty list for any other path. */
export function controlMethods(path: string): readonly string[] {
	return CONTROL_PATHS.filter((control) => control.path === path).map(({ method }) => method)
}

/** Returns the answer to a control request; null if the path doesn't have the method. */
export function control(store: Store, method: string, path: string, body: unknown): ServiceAnswer | null {
	const found = CONTROL_PATHS.find((each) => each.path === path && each.method === method)
	return found === undefined ? null : found.run(store, body)
}

/** `{ "advance": 30 }` moves the clock by seconds, and `{ "now": "2026-01-31T09:30:00Z" }` sets it. */
function moveClock({ clock }: Store, body: unknown): ServiceAnswer {
	const { advance, now } = (body ?? {}) as { readonly advance?: unknown; readonly now?: unknown }
	const instant = typeof now === 'string' ? Date.parse(now) : Number.NaN
	if (typeof advance === 'number' && isShown(Date.parse(clock.now()) + advance * 1000)) clock.advance(advance)
	else if (isShown(instant)) clock.set(instant)
	else {
		const message = 'Send {"advance": 30} to move the clock by seconds, or {"now": "2026-01-31T09:30:00Z"} to set it.'
		return problem(400, 'request.clock', message)
	}
	return ok({ now: clock.now() })
}

function ok(body: unknown): ServiceAnswer {
	return { statusCode: 200, body }
}

/** The mock's clock. It runs like the machine's clock, and can be changed. */
export interface Clock {
	/** The instant, as a date-time. */
	readonly now: () => string
	readonly advance: (seconds: number) => void
	readonly set: (instant: number) => void
}

/** The limits of the clock, in milliseconds from 1970: date-times have the years 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59Z')

/** Returns whether the clock can show this instant (in milliseconds from 1970). */
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

/** Rejects a request that may come from a page of another origin, because the paths for tests show every secret of the store. */
export function refuseForeign({ host, origin }: IncomingHttpHeaders, isControl: boolean): ServiceAnswer | null {
	if (isControl && origin !== undefined && origin !== `http://${host}`)
		return problem(403, 'request.origin', 'The paths for tests show secrets. Ask them from no page of another origin.')
	return null
}
