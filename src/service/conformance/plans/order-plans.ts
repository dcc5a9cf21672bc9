import { taxCountryOf } from '../../../rules/tax/tax-countries.ts'
import { ordersOf } from '../../model/order-log.ts'
import type { PlannedRequest } from '../planned.ts'
import { once, pick, type Random } from '../random.ts'
import { orderToPlace } from './full-orders.ts'
import { ALTERNATIVES, DEFECTS } from './order-changes.ts'
import { type SampleOrder, sampleOrder } from './sample-order.ts'
import { choosePlace, NOBODY, type Place, planRequest, type Scene } from './scene.ts'

/**
 * Plans an order to one of the countries, often to a country that products mention, with one to three variants. Every second order
 * has a defect.
 */
export function planValidateOrder(scene: Scene): PlannedRequest {
	const place = choosePlace(scene)
	return planRequest(scene, place, 'validate-order', planOrder(scene, place))
}

/** Plans the same order, usually for a person of the collection. */
export function planPlaceOrder(scene: Scene): PlannedRequest {
	const { random } = scene
	const place = choosePlace(scene)
	const person = pick(random, place.collection?.people ?? [], null)
	const email = person === null || once(random, 15) ? 'nobody@mail.test' : vary(random, person.email ?? '')
	const user = { firstName: person?.firstName ?? 'Ada', lastName: person?.lastName ?? 'Smith', email }
	const order = planOrder(scene, place)
	return planRequest(scene, place, 'place-order', {
		...orderToPlace(order, order.orderItems, user),
		externalId: `order-${random(1_000_000)}`,
	})
}

function planOrder(
	{ random, countries }: Scene,
	{ collection }: Place,
): SampleOrder & { readonly orderItems: readonly { readonly variantId: string; readonly quantity: number }[] } {
	const taxed = countries.filter((code) => taxCountryOf(code) !== null)
	const regions = (collection?.products ?? []).flatMap(({ product }) => product.shippingRegions ?? [])
	const listed = regions.flatMap(({ countryCode = '' }) => (countries.includes(countryCode) ? [countryCode] : []))
	const any = once(random, 3) ? pick(random, taxed, 'US') : pick(random, countries, 'US')
	const country = once(random, 5) ? pick(random, listed, any) : any
	const good = sampleOrder(country)
	const order = once(random, 2) ? pick(random, change(good, country, once(random, 2)), good) : good
	const variants = (collection?.products ?? []).flatMap(({ product }) => product.variants ?? [])
	const orderItems = Array.from({ length: 1 + random(3) }, () => ({
		variantId: once(random, 30) ? 'no-such-variant' : (pick(random, variants, null)?.id ?? 'no-such-variant'),
		quantity: once(random, 30) ? pick(random, [0, -1, 1.5], 0) : 1 + random(3),
	}))
	return { shouldValidateProvinceCode: false, ...order, orderItems: once(random, 40) ? [] : orderItems }
}

/**
 * Returns the order in other spellings, and with each defect of the country. With `isTax`, only with the defects of the tax number,
 * if the order has one.
 */
function change(order: SampleOrder, country: string, isTax: boolean): readonly SampleOrder[] {
	const changes = [...ALTERNATIVES, ...DEFECTS].filter(
		({ rule }) => !isTax || order.taxNumber === undefined || rule.startsWith('tax-number.'),
	)
	return changes.flatMap(({ make }) => make(order, country) ?? [])
}

/** Returns another spelling of an e-mail (D-84). */
function vary(random: Random, email: string): string {
	return once(random, 3) ? email.toUpperCase() : email
}

/** Plans a filter of orders by user, by days or by both, with ranges that begin and end on days of orders. Some filters are invalid. */
export function planListOrders(scene: Scene): PlannedRequest {
	const { random } = scene
	const place = choosePlace(scene)
	if (once(random, 6)) return planRequest(scene, place, 'list-orders', pick(random, NO_FILTERS, {}))
	const orders = place.collection === null ? [] : ordersOf(place.collection)
	const users = [...orders.map(({ userId }) => userId), ...(place.collection?.people ?? []).map(({ id }) => id)]
	const userIds = Array.from({ length: 1 + random(2) }, () => nameUser(scene, place, pick(random, users, NOBODY)))
	const instants = orders.map(({ order }) => order.createdAt)
	const filter = {
		...(once(random, 2) && { userIds }),
		...(once(random, 2) && { dateRange: planRange(scene, instants) }),
	}
	return planRequest(scene, place, 'list-orders', { filter })
}

/** Returns the user's id; for a person whom the service created, the person's name in planned requests. */
function nameUser({ start }: Scene, { index, collection }: Place, id: string): string {
	if (start.collections[index]?.people.some((person) => person.id === id)) return id
	const made = (collection?.people ?? []).findIndex((person) => person.id === id)
	return made < 0 ? id : `<person ${index} ${made}>`
}

const DAY = 86_400_000

/** Plans a range between two days near an order's, at any times of day. */
function planRange({ random }: Scene, instants: readonly (string | null | undefined)[]): object {
	const dated = instants.flatMap((instant) => (typeof instant === 'string' ? [instant.slice(0, 10)] : []))
	const near = (): number => Date.parse(`${pick(random, dated, '2026-01-15')}T00:00:00Z`) + (random(3) - 1) * DAY
	const days = [near(), near()].sort((a, b) => a - b)
	if (once(random, 12)) days.reverse()
	const [start = 0, end = 0] = days
	const write = (day: number): string => new Date(day + random(24) * 3_600_000).toISOString()
	return { start: write(start), end: write(end) }
}

const RANGE = { start: '2001-01-01T00:00:00Z', end: '2001-01-31T00:00:00Z' }
/**
 * Bodies without a good filter. "A list orders body lacking filter, with an empty userIds, with a dateRange lacking start or end, or with
 * unknown properties is invalid." A service may take a wrong type.
 */
export const NO_FILTERS: readonly object[] = [
	{},
	{ filter: null },
	{ filter: {}, page: 1 },
	{ filter: { dateRange: {} } },
	{ filter: { userIds: [], dateRange: RANGE } },
	{ filter: { userIds: [NOBODY], page: 1 } },
	{ filter: { userIds: NOBODY } },
	{ filter: { userIds: [] } },
	{ filter: { dateRange: { start: RANGE.start } } },
	{ filter: { dateRange: { end: RANGE.end } } },
	{ filter: { dateRange: { ...RANGE, zone: 'UTC' } } },
	{ filter: { dateRange: RANGE, status: 'all' } },
	{ filter: { dateRange: RANGE }, page: 1 },
	{ filter: { userIds: [7] } },
	{ filter: { dateRange: { ...RANGE, start: 'yesterday' } } },
]
