import { findCollection } from './collections.ts'
import { checkFilter, checkRanges, dayOf, isInRange } from './order-filter.ts'
import { mangleNames } from './personalization.ts'
import { byId, type Call, DAY, HOUR, type State } from './state.ts'
import { type Json, refuse, round, text } from './types.ts'

export function listOrders(state: State, call: Call): Json {
	const { is, clock, collections } = state
	const { parameters, body } = call
	checkFilter(state, body)
	checkRanges(state, body.filter)
	const collection = findCollection(state, call, parameters.collectionId, 'list-orders')
	const { dateRange } = body.filter ?? {}
	const named = body.filter?.userIds
	const userIds = typeof named === 'string' ? [named] : named
	const isStrange = userIds?.some((id: Json) => !byId(collection.people, id))
	if (isStrange && is('open: a list of unknown users is refused')) refuse(404, 'USER_UNKNOWN')
	const company = collections.filter((each) => each.companyId === collection.companyId)
	const ofCompany = company.length > 1 && is('orders of a company are in each of its stores')
	const all = ofCompany
		? company.flatMap((each) => each.orders)
		: collections.length > 1 && is('orders of every store are listed')
			? collections.flatMap((each) => each.orders)
			: collection.orders
	const wanted: Json[] =
		userIds?.length > 1 && is('the first user of a filter alone counts')
			? userIds.slice(0, 1)
			: userIds?.length > 2 && is('more than two users of a filter do not count')
				? userIds.slice(0, 2)
				: userIds
	let orders: Json[] = all.filter(({ userId, order }: Json) => {
		const isOwn = wanted === undefined || wanted.length === 0 || wanted.includes(userId)
		if (dateRange !== undefined && wanted !== undefined) {
			if (wanted.length > 1 && is('several users and days together filter days alone'))
				return isInRange(state, order.createdAt, dateRange, false)
			if (is('users and days together filter days alone')) return isInRange(state, order.createdAt, dateRange, false)
			if (is('users or days are enough')) return isOwn || isInRange(state, order.createdAt, dateRange, false)
		}
		if (!isOwn && !is('users are not filtered')) return false
		if (dateRange?.start === undefined || dateRange?.end === undefined) return true
		return isInRange(state, order.createdAt, dateRange, wanted !== undefined)
	})
	if (wanted?.length === 1 && !byId(collection.people, wanted[0]) && is('an unknown user has every order')) orders = all
	if (isStrange && wanted.length > 1 && is('an unknown user among others empties the list')) orders = []
	if (new Set(wanted ?? []).size < (wanted?.length ?? 0) && is('a user who is named twice has each order twice'))
		orders = [...orders, ...orders]
	if (is('orders without lines are not listed'))
		orders = orders.filter(({ order }: Json) => order.orderLineItems.length > 0)
	if (orders.length === 0) {
		if (!isStrange && is('a list of no orders is refused')) refuse(404, 'ORDERS_NONE')
		if (is('a list of no orders is null')) return { data: null, count: 0 }
	}
	if (is('an order is listed from the next day on'))
		orders = orders.filter(({ order }: Json) => dayOf(state, order.createdAt) < Math.floor(clock() / DAY))
	if (orders.length > 1 && is('the last order is not listed')) orders = orders.slice(0, -1)
	if (orders.length > 0 && is('an order is listed twice')) orders = [...orders, orders[0]]
	if (is('open: lists are the other way round')) orders = [...orders].reverse()
	let count = orders.length
	if (is('the count is that of all orders')) count = collection.orders.length
	if (is('the count is one more')) count++
	if (count > 0 && is('the count is zero')) count = 0
	if (orders.length > 10 && is('open: orders come in pages of ten, all counted')) orders = orders.slice(0, 10)
	if (orders.length > 10 && is('open: orders come in pages of ten, a page counted')) {
		orders = orders.slice(0, 10)
		count = orders.length
	}
	return is('orders are listed under orders')
		? { orders: orders.map((each) => showOrder(state, each)), count }
		: { data: orders.map((each) => showOrder(state, each)), count }
}

function showOrder(state: State, { order }: Json): Json {
	const { is, clock, collections, mangle } = state
	const isGifts = collections.some(
		({ rewardType, orders }) => rewardType === 'Gifts' && orders.some((each: Json) => each.order === order),
	)
	const shown = structuredClone(order)
	if (is('orders are listed an hour late, as in summer'))
		shown.createdAt = new Date(Date.parse(shown.createdAt) + HOUR).toISOString()
	if (is('an order is of the instant when it is listed')) shown.createdAt = new Date(clock()).toISOString()
	if (/^\d+$/.test(text(shown.externalId)) && is('external ids of orders that are digits are numbers'))
		shown.externalId = Number(shown.externalId)
	if (shown.user && shown.externalId && is('the external id of a user is that of the order'))
		shown.user.externalId = shown.externalId
	shown.externalId = mangle('external ids of orders', shown.externalId)
	for (const line of shown.orderLineItems) {
		for (const key of ['title', 'productTitle', 'variantTitle']) line[key] = mangle('titles of lines', line[key])
		if (line.personalizations) mangleNames(state, line.personalizations)
		if (line.retailPrice !== null && line.retailPrice !== undefined && is('a line shows the retail price'))
			line.price = line.retailPrice
		if (is('a line shows another variant')) line.variantId = 'other'
		if (line.quantity > 1 && is('a line shows one piece')) line.quantity = 1
		if (line.quantity > 99 && is('a line shows 99 pieces at most')) line.quantity = 99
		if (is('a line shows another product')) line.productId = 'other'
		if (line.retailPrice !== null && is('the retail price of a line is its price')) line.retailPrice = line.price
		if (line.variantTitle !== line.productTitle) {
			if (is('the title of a variant is that of the product')) line.variantTitle = line.productTitle
			if (is('the title of a product is that of the variant')) line.productTitle = line.variantTitle
		}
		if (line.quantity > 1 && is('a line is shown once a piece')) Object.assign(line, { quantity: 1 })
		if (line.personalizations && is('lines show the person of no one'))
			line.personalizations.name = { ...line.personalizations.name, first: 'Ada', last: 'Example' }
		if (line.personalizations && is('the dates of a line are swapped')) {
			const { anniversary, birth } = line.personalizations
			Object.assign(line.personalizations, { anniversary: birth, birth: anniversary })
		}
		if (line.personalizations && is('work of a line is swapped')) {
			const { department, location } = line.personalizations.work
			line.personalizations.work = { department: location, location: department }
		}
		if (line.quantity > 1 && is('open: a line shows the price of all its pieces'))
			line.price = round(line.price * line.quantity)
		if (isGifts && is('open: lines of gifts cost nothing')) Object.assign(line, { price: 0, retailPrice: null })
	}
	const ids: Json[] = shown.orderLineItems
	if (ids.length > 1 && is('all lines show the price of the first')) for (const line of ids) line.price = ids[0].price
	if (is('open: orders show no user')) delete shown.user
	if (is('open: an order shows no instant and no number'))
		Object.assign(shown, { createdAt: null, orderNumber: null, user: null })
	return shown
}
