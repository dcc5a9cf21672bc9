import { readMoment } from '../calendar/read-moment.ts'
import type { CreationStatus } from '../contract/generated/types.ts'
import type { StoreCollection, StorePersonalization } from './state.ts'

/**
 * When the model calls a collection ready, in milliseconds (D-80). The interface says about 30 seconds, so that from half of that to
 * half as much again a service may say either (D-107).
 */
const READY = 30_000
const NOT_READY_BEFORE = 15_000
const READY_FROM = 45_000

/** The same of personalized products: 20 seconds (D-80), of about 15 to 20 seconds (D-107). */
const DONE = 20_000
const NOT_DONE_BEFORE = 10_000
const DONE_FROM = 30_000

/** What the clock says of a collection, and whether every service has to say so. */
export function readinessOf(
	{ createdAt }: Pick<StoreCollection, 'createdAt'>,
	moment: number,
): { readonly isReady: boolean; readonly isSure: boolean } {
	const age = ageOf(createdAt, moment)
	return { isReady: age >= READY, isSure: age < NOT_READY_BEFORE || age >= READY_FROM }
}

/** The same of a personalized product. One whose making failed says so whatever the clock says. */
export function creationOf(
	{ createdAt, status }: Pick<StorePersonalization, 'createdAt' | 'status'>,
	moment: number,
): { readonly status: CreationStatus; readonly admitted: readonly CreationStatus[] } {
	const age = ageOf(createdAt, moment)
	const admitted: readonly CreationStatus[] =
		age < NOT_DONE_BEFORE ? ['Pending', 'Error'] : age < DONE_FROM ? ['Pending', 'Done', 'Error'] : ['Done', 'Error']
	if (status === 'Done' || status === 'Error') return { status, admitted: [status] }
	return { status: age >= DONE ? 'Done' : 'Pending', admitted }
}

/** How long something has been there, in milliseconds; for ever, where its beginning is not known. */
function ageOf(createdAt: string | null, moment: number): number {
	const created = readMoment(createdAt)
	return created === null ? Number.POSITIVE_INFINITY : moment - created
}
