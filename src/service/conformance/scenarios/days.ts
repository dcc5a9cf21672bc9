import { parseMoment } from '../../../rules/calendar/parse-moment.ts'
import { ordersOf } from '../../model/order-log.ts'
import type { Move } from '../planned.ts'
import { rangesAround } from '../zones.ts'
import { allOf, emailsOf, listOrders, NOBODY, type Setting } from './scenario-parts.ts'
import { type AnyStore, findShop } from './shops.ts'
import { askIn, type Store, signIn } from './store-places.ts'
import { create, item, list, person, personName, placer } from './tools.ts'

const DAY = 86_400_000
/** The orders at which ranges begin and end. */
const MAX_MOMENTS = 8
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Tests ranges over years, ranges at the ends of days, and ranges with offsets. */
export function rangeDays(store: Store): readonly Move[] {
	const moments = ordersOf(store.collection)
		.flatMap(({ order }) => parseMoment(order.createdAt) ?? [])
		.sort((a, b) => a - b)
	const [first = Date.parse('2026-01-10T00:00:00Z')] = moments
	const last = moments.at(-1) ?? first
	const [a, z] = [dayOf(first), dayOf(last)]
	const year = (day: string, by: number): string =>
		`${Number(day.slice(0, 4)) + by}${day.slice(4).replace('-02-29', '-02-28')}`
	const next = (moment: number, by: number): string => dayOf(moment + by * DAY)
	const ranges: readonly (readonly [string, string])[] = [
		[`${a}T00:00:00Z`, `${z}T23:59:59Z`],
		[`${a}T23:59:59Z`, `${a}T00:00:00Z`],
		[`${year(a, -1)}T00:00:00Z`, `${year(z, -1)}T23:59:59Z`],
		[`${year(a, 1)}T00:00:00Z`, `${year(z, 1)}T23:59:59Z`],
		[`${year(a, -1)}T00:00:00Z`, `${year(z, 1)}T00:00:00Z`],
		[`${year(z, -1)}T12:00:00Z`, `${a}T00:00:00Z`],
		[`${year(a, -1).slice(0, 4)}-12-31T00:00:00Z`, `${z}T00:00:00Z`],
		[`${next(first, -1)}T00:00:00Z`, `${next(first, -1)}T23:59:59Z`],
		[`${next(last, 1)}T00:00:00Z`, `${next(last, 40)}T23:59:59Z`],
		[`${next(first, -40)}T00:00:00Z`, `${next(first, -1)}T23:59:59Z`],
		[`${a}T00:00:00.000000Z`, `${z}T23:59:59.999999Z`],
		['2000-02-29T00:00:00Z', new Date(last).toISOString()],
		['1999-12-31T00:00:00Z', '2099-12-31T00:00:00Z'],
		// The same day in UTC, written with an offset.
		[`${a}T23:30:00-00:15`, `${z}T00:30:00+00:15`],
		[`${next(first, 1)}T01:00:00+02:00`, `${next(last, -1)}T23:00:00-02:00`],
	]
	const sure = [first, last, ...moments].slice(0, MAX_MOMENTS).flatMap(rangesAround)
	const users = [...new Set(ordersOf(store.collection).map(({ userId }) => userId))].slice(0, 2)
	const whole = { start: new Date(first).toISOString(), end: new Date(last).toISOString() }
	return [
		...[...sure, ...ranges].map(([start, end]) => listOrders(store, { dateRange: { start, end } }, 'list-orders.2')),
		...users.flatMap((id) => [
			listOrders(store, { userIds: [id], dateRange: whole }, 'list-orders.2'),
			listOrders(store, { userIds: [id, NOBODY] }, 'list-orders.1'),
			listOrders(store, { userIds: [id, id] }, 'list-orders.1'),
		]),
		listOrders(store, { userIds: [...users, NOBODY], dateRange: whole }, 'list-orders.2'),
	]
}

/** Tests that a token stays valid over midnight (UTC). */
export function outliveMidnight(store: AnyStore, { state, now, longestWait }: Setting): readonly Move[] {
	const moment = parseMoment(now)
	const wait = moment === null ? longestWait : Math.floor((DAY - (moment % DAY)) / 1000) - MINUTES
	const listed = askIn(store, 'list-collections', { tries: 'authentication.3' })
	if (wait <= 0 || wait >= longestWait) return []
	return [{ wait }, signIn(state, store.client), listed, { wait: 2 * MINUTES }, listed]
}

/** A few minutes in seconds: less than half of a token's lifetime. */
const MINUTES = 200

/** The seconds before and after midnight at which an order is placed. They are more than an hour, because clocks may differ by an hour (D-107). */
const BESIDE = 3_900

/** Tests orders before and after midnight (UTC): each order is on its own day. */
export function placeAtMidnight(setting: Setting): readonly Move[] {
	const { state, now, longestWait } = setting
	const moment = parseMoment(now)
	const store = findShop(setting)
	if (moment === null || store === null) return []
	const { order, sold } = store
	const [variant] = sold
	const midnight = (Math.floor(moment / DAY) + 1) * DAY
	const wait = Math.max(1, Math.floor((midnight - moment) / 1000) - BESIDE)
	if (wait > longestWait) return []
	const [before, after] = [dayOf(midnight - DAY), dayOf(midnight)]
	const buyer = person(59, { addBalance: 5_000 })
	const place = placer(store, 'midnight')
	const asked = (start: string, end: string): Move => listOrders(store, { dateRange: { start, end } }, 'list-orders.2')
	return [
		{ wait },
		signIn(state, store.client),
		create(store, [buyer]),
		place(buyer, [item(variant.variantId)], 'place-order.response', order),
		{ wait: 2 * BESIDE },
		signIn(state, store.client),
		place(buyer, [item(variant.variantId, 2)], 'place-order.response', order),
		(last) => {
			const userIds = [personName(last, store.index, buyer.email)]
			return [
				listOrders(store, { userIds }, 'list-orders.1'),
				asked(`${before}T00:00:00Z`, `${before}T23:59:59Z`),
				asked(`${after}T23:59:59Z`, `${after}T23:59:59Z`),
				asked(`${before}T23:59:59Z`, `${after}T00:00:00Z`),
				listOrders(store, { userIds, dateRange: allOf(after) }, 'list-orders.2'),
			]
		},
		list(store, [buyer.email, ...emailsOf(store.collection).slice(0, 2)]),
	]
}
