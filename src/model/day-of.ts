import type { Call } from './call.ts'

/** Returns the service's day at a call (D-50): the reference day of personalized dates. */
export function dayOf({ moment, state }: Pick<Call, 'moment' | 'state'>): string {
	return new Date(moment + state.policy.dayOffset * 60_000).toISOString().slice(0, 10)
}
