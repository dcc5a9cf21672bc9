import type { ServiceState } from '../model/state.ts'
import { ask } from './ask.ts'
import { type Finding, follow } from './follow.ts'
import type { Planned } from './planned.ts'
import type { Settings } from './service-options.ts'
import { shrink } from './shrink.ts'

/** The most requests that are sent to shorten one sequence. */
const MOST_SENDS = 1_000

/** A finding with the sequence that led to it. */
export interface Shown {
	readonly finding: Finding
	readonly sequence: readonly Planned[]
}

/** The service as the seed has it. */
export async function rewind(reset: (() => unknown) | null, start: ServiceState): Promise<ServiceState> {
	if (reset !== null) await ask(reset, undefined)
	return start
}

/** The shortest sequence that was found to end in the same finding, sent anew each time; null where even the whole did not again. */
export async function shorten(
	{ line, reset, maxSends }: Settings,
	start: ServiceState,
	sequence: readonly Planned[],
	{ signature }: Finding,
): Promise<Shown | null> {
	const end = Math.min(maxSends, line.sends + MOST_SENDS)
	let shown: Shown | null = null
	const reproduces = async (candidate: readonly Planned[]): Promise<boolean | null> => {
		if (line.sends + candidate.length > end) return null
		let state = await rewind(reset, start)
		for (const [index, planned] of candidate.entries()) {
			const followed = await follow(line, state, planned)
			state = followed.state
			const { finding } = followed
			if (finding === null) continue
			const isSame = finding.signature === signature && index === candidate.length - 1
			if (isSame) shown = { finding, sequence: candidate }
			return isSame
		}
		return false
	}
	if (await reproduces(sequence)) await shrink(sequence, reproduces)
	return shown
}
