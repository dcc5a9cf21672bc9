import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import { readField } from '../../rules/core/read.ts'
import { ordersOf } from '../model/order-log.ts'
import type { ServiceState } from '../model/state.ts'
import { type PlannedRequest, resolve } from './planned.ts'

const DAY = 86_400_000
/** All time zones differ from UTC by whole quarters of an hour. So a quarter of an hour is within one day in every zone. */
const QUARTER = 900_000

/**
 * Returns whether a request for orders has the same answer in every time zone, because the API documentation states none (D-50). The answer is the
 * same if each order is between the ends of the range, in the same quarter of an hour as an end, or at least a day away from it.
 */
export function isOfEveryZone(planned: PlannedRequest, state: ServiceState): boolean {
	const { operation, parameters, body } = resolve(planned, state)
	const range = operation === 'list-orders' ? readField(readField(body, 'filter'), 'dateRange') : undefined
	const [start, end] = ['start', 'end'].map((name) => parseMoment(readField(range, name)))
	if (start == null || end == null) return true
	const collection = state.collections.find(({ id }) => id === parameters?.['collectionId'])
	if (collection === undefined) return true
	// What an offset means to a service that reads days as written is not shown.
	if (!['start', 'end'].every((name) => String(readField(range, name)).toUpperCase().endsWith('Z'))) return false
	const isTogether = (a: number, b: number): boolean => Math.floor(a / QUARTER) === Math.floor(b / QUARTER)
	return ordersOf(collection).every(({ order }) => {
		const at = parseMoment(order.createdAt)
		if (at === null) return true
		const isIn = (at >= start || isTogether(at, start)) && (at <= end || isTogether(at, end))
		return isIn || at <= start - DAY || at >= end + DAY
	})
}

/** Returns ranges that contain a moment in every time zone, or in no time zone. The ranges end shortly before or after the moment, or a day away. */
export function rangesAround(moment: number): readonly (readonly [string, string])[] {
	const quarter = Math.floor(moment / QUARTER) * QUARTER
	const write = (at: number): string => new Date(at).toISOString()
	return [
		[quarter + 840_000, quarter + 899_000],
		[quarter, quarter + 1_000],
		[moment, moment],
		[quarter + 840_000, moment + 30 * DAY],
		[moment - 30 * DAY, quarter],
		[moment + DAY, moment + 2 * DAY],
		[moment - 2 * DAY, moment - DAY],
	].map(([start = 0, end = 0]) => [write(start), write(end)])
}
