import { OPERATIONS, type OperationId } from '../contract/generated/operations.ts'
import { isList, readField } from '../core/read.ts'
import { allCountries, readCountryCode } from '../geo/countries.ts'
import type { ServiceAnswer, ServiceRequest } from '../model/exchange.ts'
import type { StateSeed } from '../model/state.ts'
import type { Line } from './follow.ts'
import { PLANS } from './plans/plans.ts'

/** Sends one request and answers with what came: the caller's own HTTP. */
export type Send = (request: ServiceRequest) => ServiceAnswer | PromiseLike<ServiceAnswer>

export interface ServiceOptions {
	/** What the service holds: clients with their secrets, and all of the collections that they see (`createState`). */
	readonly seed: StateSeed
	/** The instant, as a date-time: the caller's clock. */
	readonly now: () => string
	/** Also requests that make or change something; only in a store for tests. */
	readonly writes?: boolean | undefined
	/** The only operations to send. All that are allowed by default. */
	readonly operations?: readonly OperationId[] | undefined
	/** Puts the service back to what the seed says. Without it, sequences that write are reported as they are. */
	readonly reset?: (() => unknown) | undefined
	/** Lets time pass on the caller's clock, so that readiness and the age of tokens are tried, too. */
	readonly wait?: ((seconds: number) => unknown) | undefined
	/** A promise of the end of the caller's patience with one answer. */
	readonly timeout?: (() => PromiseLike<unknown>) | undefined
	/** Whether the decisions of this project bind as the interface does. */
	readonly exact?: boolean | undefined
	/** The countries that orders go to, by code. All by default. */
	readonly countries?: readonly string[] | undefined
	/** The number that the requests are made from: 1 by default. */
	readonly randomSeed?: number | undefined
	/** How many sequences, 50 by default; each of how many requests, 20 by default; the most requests in all, 5,000 by default. */
	readonly sequences?: number | undefined
	readonly length?: number | undefined
	readonly maxSends?: number | undefined
	/** After how many different failures to stop, 5 by default. */
	readonly maxFailures?: number | undefined
	/** Called after every sequence. */
	readonly onProgress?: ((progress: ServiceProgress) => void) | undefined
}

export interface ServiceProgress {
	readonly done: number
	readonly total: number
	readonly sends: number
	readonly failures: number
}

/** The options as they are followed, each with its default where it is missing or of another type. */
export interface Settings {
	readonly line: Line
	readonly reset: (() => unknown) | null
	readonly writes: boolean
	readonly operations: readonly OperationId[]
	readonly countries: readonly string[]
	readonly randomSeed: number
	readonly sequences: number
	readonly length: number
	readonly maxSends: number
	readonly maxFailures: number
}

/** The options of a check, whatever was passed. */
export function readSettings(send: unknown, options: unknown): Settings {
	const call = (name: string): ((...args: unknown[]) => unknown) | null => {
		const given = readField(options, name)
		return typeof given === 'function' ? (...args) => given(...args) : null
	}
	const count = (name: string, fallback: number): number => {
		const given = readField(options, name)
		return typeof given === 'number' && given >= 0 && given <= MOST ? Math.floor(given) : fallback
	}
	const writes = readField(options, 'writes') === true
	const line: Line = {
		send: (request) => (typeof send === 'function' ? send(request) : null),
		now: call('now') ?? (() => null),
		wait: call('wait'),
		timeout: readField(options, 'timeout'),
		exact: readField(options, 'exact') === true,
		sends: 0,
	}
	return {
		line,
		reset: call('reset'),
		writes,
		operations: readOperations(readField(options, 'operations'), writes),
		countries: readCountries(readField(options, 'countries')),
		randomSeed: count('randomSeed', 1),
		sequences: count('sequences', 50),
		length: count('length', 20),
		maxSends: count('maxSends', 5_000),
		maxFailures: count('maxFailures', 5),
	}
}

/** The most of anything that a check is asked for. */
const MOST = 1_000_000_000

function readOperations(given: unknown, writes: boolean): readonly OperationId[] {
	const allowed = OPERATIONS.map(({ id }) => id).filter((id) => writes || !PLANS[id].writes)
	return isList(given) ? allowed.filter((id) => given.includes(id)) : allowed
}

/** The codes of countries that there are; all of them where none is given. */
export function readCountries(given: unknown): readonly string[] {
	const codes = isList(given) ? given.flatMap((code) => readCountryCode(code) ?? []) : []
	return codes.length > 0 ? codes : allCountries().map(({ code }) => code)
}
