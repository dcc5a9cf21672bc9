import { findCollection } from './collections.ts'
import { checkItems, findBuyer, linesOf } from './order-items.ts'
import { comparedCost, costOf, pay } from './payment.ts'
import { type Call, type Change, DAY, HOUR, type State } from './state.ts'
import { keepText } from './texts.ts'
import { type Json, refuse, round, text } from './types.ts'

export function placeOrder(state: State, call: Call): Change {
	const { is, rules } = state
	const { parameters, body } = call
	const collection = findCollection(state, call, parameters.collectionId, 'place-order')
	const isUntaxed =
		(body.isVip === true && is('a VIP needs no tax number')) ||
		(text(body.taxNumber) !== '' && is('place-order: tax numbers have no pattern')) ||
		is('place-order: tax numbers are not looked at')
	if (!isUntaxed) rules.checkTaxNumber(body, collection.rewardType === 'Gifts')
	if (!is('open: place-order checks tax numbers alone')) {
		rules.checkAddress(body)
		checkItems(state, collection, body, 'place-order')
	}
	if ((body.orderItems ?? []).length === 0) refuse(422, 'ITEMS_MISSING')
	const person = findBuyer(state, collection, body)
	const ordered = (body.orderItems ?? []).map(({ variantId }: Json) => variantId)
	if (new Set(ordered).size < ordered.length && is('twin lines are refused')) refuse(422, 'ITEMS_TWICE')
	if (collection.orders.at(-1)?.userId === person.id && is('who ordered last may not order')) refuse(409, 'ORDER_KNOWN')
	if (body.isVip === true && is('orders of VIPs are refused')) refuse(422, 'VIP')
	const source = body.personalizations ?? person
	const isKnown = collection.orders.some(({ order }: Json) => body.externalId && order.externalId === body.externalId)
	if (isKnown && is('open: an external id is taken once')) refuse(409, 'ORDER_KNOWN')
	const lines = linesOf(state, collection, body, source)
	const cost = costOf(state, collection, lines, rules.countryOf(body.address), body.isVip === true)
	const before = person.balance
	let settle: () => void
	try {
		settle = pay(state, collection, person, cost, comparedCost(state, collection, lines, cost))
	} catch (error) {
		if (is('a refused order is paid')) person.balance = round(Math.max(0, (before ?? 0) - cost))
		if (is('a refused order is kept')) keepOrder(state, collection, person, body, lines)
		throw error
	}
	const count = collection.orders.length
	return () => {
		settle()
		if (collection.orders.length > count && is('two orders at once lose the first')) collection.orders.splice(count)
		return keepOrder(state, collection, person, body, lines)
	}
}

export function validateOrder(state: State, call: Call): Json {
	const { is, rules } = state
	const { parameters, body } = call
	const collection = findCollection(state, call, parameters.collectionId, 'validate-order')
	rules.checkAddress(body)
	checkItems(state, collection, body, 'validate-order')
	rules.checkTaxNumber(body, collection.rewardType === 'Gifts')
	const [person] = collection.people
	if (person !== undefined && is('validating an order costs its price'))
		person.balance = round((person.balance ?? 0) - 1)
	if (person !== undefined && body.orderItems?.length > 0 && is('validating an order places it'))
		keepOrder(state, collection, person, body, linesOf(state, collection, body, person))
	if (is('open: validating says nothing')) return null
	return { success: true }
}

function keepOrder(state: State, collection: Json, person: Json, body: Json, lines: Json[]): Json {
	const { is, clock, collections, makeId } = state
	const known = collections.flatMap((each) => each.orders)
	const last = known.at(-1)?.order
	const isTwin = last !== undefined && state.made > 0
	const id = isTwin && is('every order has one id') ? last.id : makeId()
	const orderNumber = is('open: order numbers have letters') ? `OW-${state.made}` : String(1000 + state.made)
	let kept = lines.map(({ delta, ...line }) =>
		is('open: lines show prices without deltas') ? { ...line, price: round(line.price - delta) } : line,
	)
	if (kept.length > 1 && is('the last line is not kept')) kept = kept.slice(0, -1)
	if (kept.length > 5 && is('lines behind the fifth are not kept')) kept = kept.slice(0, 5)
	const ids = kept.map(({ variantId }) => variantId)
	if (new Set(ids).size < ids.length) {
		if (is('twin lines lose one')) kept = kept.filter(({ variantId }, at) => ids.indexOf(variantId) === at)
		if (is('open: twin lines are merged')) {
			kept = kept.flatMap((line, at) => {
				const quantity = kept
					.filter(({ variantId }) => variantId === line.variantId)
					.reduce((sum, each) => sum + each.quantity, 0)
				return ids.indexOf(line.variantId) === at ? [{ ...line, quantity }] : []
			})
		}
	}
	if (is('open: lines come in another order')) kept = [...kept].reverse()
	const late = is('an order is of yesterday')
		? -DAY
		: is('an order is of the server’s local time')
			? 9 * HOUR
			: is('open: an order is 20 minutes late')
				? HOUR / 3
				: is('an order is an hour late, as in summer')
					? HOUR
					: is('an order is half an hour late, as in another zone')
						? HOUR / 2
						: 0
	const order = {
		id,
		createdAt: new Date(clock() + late).toISOString(),
		orderNumber,
		externalId: is('the external id of an order is lost') ? null : keepText(is, body.externalId ?? null),
		user: {
			externalId: is('an order shows the external id of the first person')
				? (collection.people[0].externalId ?? null)
				: (person.externalId ?? null),
			email: is('an order shows the e-mail of the first person') ? collection.people[0].email : person.email,
		},
		orderLineItems: kept,
	}
	if (collection.orders.at(-1)?.userId === person.id && is('a new order replaces that before')) collection.orders.pop()
	if (is('an order is not kept')) return { order: { id, orderNumber } }
	const other = collections.find((each) => each !== collection)
	const home = other !== undefined && is('an order is kept in another store') ? other : collection
	const [first] = collection.people
	const userId = first !== person && is('an order is that of the first person') ? first.id : person.id
	home.orders.push({ userId, order })
	if (is('an order is kept twice')) home.orders.push({ userId, order })
	if (is('place-order answers without order')) return { id, orderNumber }
	if (is('an order is listed under another number')) return { order: { id, orderNumber: `${orderNumber}-1` } }
	return { order: { id: is('an order is listed under another id') ? makeId() : id, orderNumber } }
}
