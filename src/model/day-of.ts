import type { Call } from './call.ts'

/** The day of a call, as the service counts days (D-50): what personalized dates are seen from. */
export function dayOf({ moment, state }: Pick<Call, 'moment' | 'state'>): string {
	return new Date(moment + state.policy.dayOffset * 60_000).toISOString().slice(0, 10)
}
