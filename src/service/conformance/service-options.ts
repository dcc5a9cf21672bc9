import { allCountries } from '../../rules/built-in/places.ts'
import { callField } from '../../rules/contract/calls.ts'
import { OPERATIONS, type OperationId } from '../../rules/contract/generated/operations.ts'
import { type DayOffsets, isDayOffset, readDayOffsets } from '../../rules/core/day-offsets.ts'
import { openItems } from '../../rules/core/open.ts'
import type { PolicyOptions } from '../../rules/core/policy.ts'
import { isList, readField } from '../../rules/core/read.ts'
import { readCountryCode } from '../../rules/country/countries.ts'
import type { ServiceAnswer, ServiceRequest } from '../model/call.ts'
import type { StateSeed } from '../model/state.ts'
import type { Session } from './session.ts'

/** Sends one `ServiceRequest` and returns its answer, with the caller's own HTTP client, usually through `toHttpRequest`. */
export type Send = (request: ServiceRequest) => ServiceAnswer | PromiseLike<ServiceAnswer>

/** The options of `checkService`: the contents of the store as a seed, the clock, and what the run may send. */
export interface ServiceOptions {
	/** The contents of the service as a seed (`createState`): the clients with their secrets, and every collection that the clients can see. */
	readonly seed: StateSeed
	/** The current instant, as a date-time, from the caller's clock. */
	readonly now: () => string
	/** Whether to send requests that create or change something. Only for a test store. */
	readonly writes?: boolean | undefined
	/** The only operations to send. Default: all allowed operations. */
	readonly operations?: readonly OperationId[] | undefined
	/** Restores the service to the seed. If `reset` is missing, a sequence that writes is reported without shortening it. */
	readonly reset?: (() => unknown) | undefined
	/** Waits on the caller's clock, so that readiness and the age of tokens can be tested. */
	readonly wait?: ((seconds: number) => unknown) | undefined
	/** Returns a promise that ends the wait for one answer. */
	readonly timeout?: (() => PromiseLike<unknown>) | undefined
	/** Whether a service must follow this project's decisions, too. */
	readonly exact?: boolean | undefined
	/** The countries of the orders, by code. Default: all. */
	readonly countries?: readonly string[] | undefined
	/**
	 * The offset of the service's days from UTC, in minutes. Without this offset, only ranges are sent that contain the same days in every time
	 * zone (D-50).
	 */
	readonly dayOffset?: number | undefined
	/** The day offsets of a service whose zone has daylight saving, as in a policy. Stated, `dayOffset` doesn't count. */
	readonly dayOffsets?: DayOffsets | undefined
	/** The number of sequences (default: all), and of requests in total (default 5,000). */
	readonly sequences?: number | undefined
	readonly maxSends?: number | undefined
	/** The longest single call of `wait`, in seconds. Default: two days. */
	readonly longestWait?: number | undefined
	/** The number of different failures after which the run ends. Default: 5. */
	readonly maxFailures?: number | undefined
	/** Whether to send wrong secrets, and to request more tokens than a run needs. Default: only with `writes`. */
	readonly logins?: boolean | undefined
	/** Whether to send only a sample of the scenarios' orders. */
	readonly quick?: boolean | undefined
	/** The most requests to send at once, to test races. Races write. Default: 1, no races. */
	readonly concurrency?: number | undefined
	/** Whether an answer 5XX with the documented error body leaves the verdict unchanged. Default: they make it `inconclusive`. */
	readonly allow5xx?: boolean | undefined
	/** Whether a clause that can't be tested with this seed leaves the verdict unchanged. Default: they make it `inconclusive`. */
	readonly allowUntested?: boolean | undefined
	/** If it returns true, the run ends with the results so far. */
	readonly stop?: (() => boolean) | undefined
	/** Called after every sequence. */
	readonly onProgress?: ((progress: ServiceProgress) => void) | undefined
}

/** How far a run of `checkService` is: `done` of `total` sequences, the requests sent (`sends`), and the `failures` found. */
export interface ServiceProgress {
	readonly done: number
	readonly total: number
	readonly sends: number
	readonly failures: number
}

type Flag = 'writes' | 'allow5xx' | 'allowUntested' | 'quick'
type Count = 'sequences' | 'maxFailures' | 'longestWait' | 'concurrency'

/** The complete options. A missing option, and an option of a wrong type, have the default. */
export interface Settings extends Readonly<Record<Flag, boolean>>, Readonly<Record<Count, number>> {
	readonly session: Session
	readonly reset: (() => unknown) | null
	readonly operations: readonly OperationId[]
	readonly countries: readonly string[]
	/** Null if it is unknown. */
	readonly days: Pick<PolicyOptions, 'dayOffset' | 'dayOffsets'> | null
}

/** Reads the options of a check. Accepts any value. */
export function readSettings(send: unknown, options: unknown): Settings {
	const call = (name: string): ((...args: unknown[]) => unknown) | null => {
		const given = readField(options, name)
		return typeof given === 'function' ? (...args) => given(...args) : null
	}
	const count = (name: string, fallback: number): number => {
		const given = readField(options, name)
		return typeof given === 'number' && given >= 0 && given <= MAX ? Math.floor(given) : fallback
	}
	const flag = (name: Flag | 'exact'): boolean => readField(options, name) === true
	const stop = call('stop')
	const isMany = flag('writes') || readField(options, 'logins') === true
	const session: Session = {
		send: (request) => (typeof send === 'function' ? send(request) : null),
		now: call('now') ?? (() => null),
		wait: call('wait'),
		timeout: readField(options, 'timeout'),
		exact: flag('exact'),
		maxSends: count('maxSends', 5_000),
		pages: new Map(),
		tokens: isMany ? null : new Map(),
		stop: () => {
			try {
				return stop?.() === true
			} catch {
				return false
			}
		},
		ready: new Set(),
		shown: new Set(),
		shas: new Map(),
		reads: flag('writes') || call('wait') !== null ? null : new Map(),
		hasHeaders: false,
		timeouts: 0,
		isGone: false,
		sends: 0,
	}
	return {
		session,
		reset: call('reset'),
		writes: flag('writes'),
		operations: readOperations(readField(options, 'operations'), flag('writes')),
		countries: readCountries(readField(options, 'countries')),
		sequences: count('sequences', MAX),
		maxFailures: count('maxFailures', 5),
		longestWait: count('longestWait', A_DAY),
		allow5xx: flag('allow5xx'),
		allowUntested: flag('allowUntested'),
		days: readDays(options),
		quick: flag('quick'),
		concurrency: Math.max(1, Math.min(MAX_AT_ONCE, count('concurrency', 1))),
	}
}

const MAX_AT_ONCE = 64
/** The longest single wait: until a midnight, and past it. */
const A_DAY = 2 * 86_400

/** The largest number of an option, and the most names in a list. */
const MAX = 1_000_000_000
const MAX_NAMES = 1000

/** Returns the policy keys (`dayOffset`, `dayOffsets`) for the time zone in which the service counts days. */
function readDays(options: unknown): Settings['days'] {
	const dayOffsets = readDayOffsets(readField(options, 'dayOffsets'))
	if (dayOffsets !== null) return { dayOffsets }
	const offset = readField(options, 'dayOffset')
	return isDayOffset(offset) ? { dayOffset: offset, dayOffsets: null } : null
}

function readOperations(given: unknown, writes: boolean): readonly OperationId[] {
	const allowed = OPERATIONS.map(({ id }) => id).filter((id) => writes || callField(id, 'writes') !== true)
	const asked = openItems(given, MAX_NAMES)
	return isList(given) ? allowed.filter((id) => asked.includes(id)) : allowed
}

/** Returns the given codes that are countries; all countries if there are none. */
export function readCountries(given: unknown): readonly string[] {
	const codes = openItems(given, MAX_NAMES).flatMap((code) => readCountryCode(code) ?? [])
	return codes.length > 0 ? codes : allCountries().map(({ code }) => code)
}
