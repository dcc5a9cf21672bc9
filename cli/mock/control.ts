import { createState, type ServiceAnswer, type ServiceState } from 'orderwright/model'
import { problem } from '../http/problem.ts'
import { type Clock, isShown } from './clock.ts'

/** The parts of the mock that the control paths change. */
export interface Store {
	/** The initial state. */
	readonly seed: ServiceState
	/** The current state. */
	state: ServiceState
	readonly clock: Clock
}

interface ControlPath {
	readonly method: 'GET' | 'POST'
	readonly path: string
	readonly run: (store: Store, body: unknown) => ServiceAnswer
}

/** Paths outside the interface, for tests: the time, the whole state, and a reset to the seed. */
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

/** Returns the methods of a control path; an empty list if it isn't one. */
export function controlMethods(path: string): readonly string[] {
	return CONTROL_PATHS.filter((control) => control.path === path).map(({ method }) => method)
}

/** Answers a control request; null if the path has no such method. */
export function control(store: Store, method: string, path: string, body: unknown): ServiceAnswer | null {
	const found = CONTROL_PATHS.find((each) => each.path === path && each.method === method)
	return found === undefined ? null : found.run(store, body)
}

/** `{ "advance": 30 }` moves the clock by seconds, `{ "now": "2026-01-31T09:30:00Z" }` sets it. */
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
