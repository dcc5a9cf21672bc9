import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import type { CreationStatus } from '../../rules/contract/generated/types.ts'
import { readField } from '../../rules/core/read.ts'
import type { StoreCollection, StorePersonalization, StoreProduct } from './state.ts'

/**
 * The age in milliseconds at which the model's collections are ready (D-80). The API documentation has "about 30 seconds": a service may be ready
 * earlier, and must be ready after 45 seconds (D-107).
 */
const READY = 30_000
const READY_FROM = 45_000

/** The age in milliseconds at which personalized products are done: 20 seconds (D-80). The API documentation has "about 15 to 20 seconds" (D-107). */
const DONE = 20_000
const DONE_FROM = 30_000

/** The statuses of a personalized product. */
export const STATUSES: readonly CreationStatus[] = ['Pending', 'Done', 'Error']

/** Returns two things: whether a collection is ready by its age, and whether every service must report the same. */
export function readinessOf(
	{ createdAt }: Pick<StoreCollection, 'createdAt'>,
	moment: number,
): { readonly isReady: boolean; readonly isSure: boolean } {
	const age = ageOf(createdAt, moment)
	return { isReady: age >= READY, isSure: age >= READY_FROM }
}

/** Returns whether a store waits for a product: "true when all products and images are ready". A draft may not count, nor what is personalized. */
export function isAwaited(product: unknown): boolean {
	const isPending = readField(product, 'creationStatus') === 'Pending'
	return isPending && readField(product, 'isPersonalized') !== true && readField(product, 'status') !== 'Draft'
}

export function isAwaiting({ products }: Pick<StoreCollection, 'products'>): boolean {
	return products.some(({ product }) => isAwaited(product))
}

/** Returns whether products of a collection may be pending, by the seed or a personalization. The collection then may not be ready. */
export function isMaking(
	{ products, personalizations }: Pick<StoreCollection, 'products' | 'personalizations'>,
	moment: number,
): boolean {
	const isMade = ({ product }: StoreProduct): boolean => (product.creationStatus ?? 'Done') === 'Done'
	return (
		!products.every(isMade) ||
		personalizations.some((each) => creationOf(each, moment).admitted.some((status) => status !== 'Done'))
	)
}

/** Returns the status of a personalized product by its age. A failed creation stays failed. */
export function creationOf(
	{ createdAt, status }: Pick<StorePersonalization, 'createdAt' | 'status'>,
	moment: number,
): { readonly status: CreationStatus; readonly admitted: readonly CreationStatus[] } {
	const age = ageOf(createdAt, moment)
	const admitted: readonly CreationStatus[] = age < DONE_FROM ? STATUSES : ['Done', 'Error']
	if (status === 'Done' || status === 'Error') return { status, admitted: [status] }
	return { status: age >= DONE ? 'Done' : 'Pending', admitted }
}

/** Returns an age in milliseconds; infinite if the start is unknown. */
export function ageOf(createdAt: string | null, moment: number): number {
	const created = parseMoment(createdAt)
	return created === null ? Number.POSITIVE_INFINITY : moment - created
}
