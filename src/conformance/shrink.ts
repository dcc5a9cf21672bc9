import { isList, isRecord } from '../core/read.ts'
import { type Planned, WAITS } from './planned.ts'

/** Returns whether the last request of a sequence still shows the finding; null if no more requests may be sent. */
export type Reproduces = (sequence: readonly Planned[]) => Promise<boolean | null>

/** Returns the shortest and simplest sequence that shows the same finding. */
export async function shrink(sequence: readonly Planned[], reproduces: Reproduces): Promise<readonly Planned[]> {
	let best = sequence
	for (;;) {
		const simpler = await simplify(await dropRequests(best, reproduces), reproduces)
		if (simpler === best) return best
		best = simpler
	}
}

/** Drops as many requests before the last as possible: first all of them, then smaller and smaller parts. */
async function dropRequests(sequence: readonly Planned[], reproduces: Reproduces): Promise<readonly Planned[]> {
	let best = sequence
	for (let size = best.length - 1; size >= 1; size = Math.floor(size / 2)) {
		for (let start = best.length - 1 - size; start >= 0; start -= size) {
			const candidate = [...best.slice(0, start), ...best.slice(start + size)]
			const found = await reproduces(candidate)
			if (found === null) return best
			if (found) best = candidate
		}
	}
	return best
}

/** The most simplifications tried for one sequence. More would cost more requests than they explain. */
const MOST_SIMPLER = 30

/** Drops everything unnecessary from the requests, the last request first. */
async function simplify(sequence: readonly Planned[], reproduces: Reproduces): Promise<readonly Planned[]> {
	let best = sequence
	let tried = 0
	for (let index = sequence.length - 1; index >= 0; index--) {
		for (let at = 0; ; ) {
			const simpler = simplerOf(best[index]).at(at)
			if (simpler === undefined) break
			if (tried++ === MOST_SIMPLER) return best
			const candidate = best.map((planned, place) => (place === index ? simpler : planned))
			const found = await reproduces(candidate)
			if (found === null) return best
			if (found) best = candidate
			else at++
		}
	}
	return best
}

/** Returns the same step in simpler forms: each with one part less, the largest parts first. */
function simplerOf(planned: Planned | undefined): readonly Planned[] {
	if (planned === undefined) return []
	if ('wait' in planned) return WAITS.filter((wait) => wait < planned.wait).map((wait) => ({ wait }))
	// A request for tokens stays whole: without its grantType, another service would refuse it.
	if (planned.operation === 'create-tokens') return []
	const { body, parameters, ...rest } = planned
	const keep = { ...rest, ...(parameters && { parameters }), ...(body !== undefined && { body }) }
	return [
		...lessOf(body).map((less) => ({ ...keep, body: less })),
		...lessOf(parameters).map((less) => ({ ...keep, parameters: less as Readonly<Record<string, string>> })),
	]
}

/** Returns every copy of the value that lacks one key or one element, at any depth. */
function lessOf(value: unknown): unknown[] {
	if (isList(value)) {
		const without = value.map((_, index) => value.filter((__, place) => place !== index))
		const within = value.flatMap((part, index) =>
			lessOf(part).map((less) => value.map((old, place) => (place === index ? less : old))),
		)
		return [...without, ...within]
	}
	if (!isRecord(value)) return []
	const keys = Object.keys(value)
	const without = keys.map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)))
	const within = keys.flatMap((key) => lessOf(value[key]).map((less) => ({ ...value, [key]: less })))
	return [...without, ...within]
}
