/**
 * A small service, written from the interface alone: it shares no code with the library. It keeps its data in memory and takes its time
 * from outside. What it does wrong, or in a way of its own, it does by name (`catalogue.ts`).
 */
import type { Choice } from './catalogue.ts'
import { createCollection, findCollection, getCollectionStatus, listCollections } from './collections.ts'
import { createCompany } from './companies.ts'
import { listOrders } from './list-orders.ts'
import type { Operation } from './operations.ts'
import { createPeople, listPeople } from './people.ts'
import { findCreation, personalize } from './personalization.ts'
import { getProduct, updateProduct } from './products.ts'
import { reward } from './rewards.ts'
import { createShape } from './shapes.ts'
import { type Call, type Change, createState, DAY, HOUR, PERSON_FIELDS, productOf, variantsOf } from './state.ts'
import { keepText } from './texts.ts'
import { authenticate, createTokens } from './tokens.ts'
import { type Answer, fold, type Json, Refusal, type Request, refuse, round, text, type World } from './types.ts'

/** The faults that show when requests are under way at once, with their operations. */
const RACES: readonly (readonly [Choice, Operation])[] = [
	['two orders at once spend the same balance', 'place-order'],
	['two orders at once lose the first', 'place-order'],
	['two rewards at once count once', 'reward'],
	['two batches at once lose the first', 'create-people'],
	['the same e-mail twice at once makes two people', 'create-people'],
	['a product is gone while it is updated', 'update-product'],
]

/** What some services need, of the fields that the interface may leave out. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
	'place-order': [
		'user.firstName',
		'user.lastName',
		'user.email',
		'orderItems.variantId',
		'orderItems.quantity',
		'address.address1',
		'address.city',
		'address.phone',
		'isVip',
		'note',
		'personalizations',
		'externalId',
		'shouldSendEmail',
		'shouldValidateProvinceCode',
	],
	'validate-order': [
		'orderItems.variantId',
		'orderItems.quantity',
		'address.address1',
		'address.city',
		'address.phone',
		'shouldValidateProvinceCode',
	],
	'create-people': [
		'people.firstName',
		'people.lastName',
		'people.email',
		'people.birthDate',
		'people.startDate',
		'people.externalId',
		'people.location',
		'people.department',
	],
	'list-people': ['emails'],
	personalize: PERSON_FIELDS.map((name) => `sourceFields.${name}`),
	'create-company': ['name', 'logoUrl'],
}
const ORDER_FIELDS = [
	'address',
	'companyId',
	'orderItems',
	'taxNumber',
	'customAttributes',
	'shouldValidateProvinceCode',
]
/** The fields of the bodies that the interface shows. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
	'place-order': [...ORDER_FIELDS, 'user', 'isVip', 'note', 'personalizations', 'externalId', 'shouldSendEmail'],
	'validate-order': [...ORDER_FIELDS, 'orderNumber'],
	'create-people': ['people', 'collectionId', 'companyId', 'amount', 'shouldSendEmail'],
	'list-people': ['collectionId', 'emails', 'companyId'],
	reward: ['collectionId', 'emails', 'amount', 'companyId', 'shouldSendEmail'],
	personalize: ['companyId', 'sourceFields'],
}

export interface Server {
	readonly handle: (request: Request) => Answer
	/** Handles a request in two steps. A service with a fault of races does something else between them. */
	readonly begin: (request: Request) => () => Answer
	/** Which of the chosen names made a difference, and how often. */
	readonly reached: ReadonlyMap<Choice, number>
}

export function createServer(
	seed: Json,
	clock: () => number,
	world: World,
	chosen: ReadonlySet<Choice> = new Set(),
): Server {
	const state = createState(seed, clock, world, chosen)
	const { is, reached, collections, makeId, rules, derive } = state
	const { countryOf, checkTaxNumber, checkShipping, checkAddress } = rules
	const shape = createShape(is, chosen)
	const wasAt = (): string => new Date(clock()).toISOString()

	function findVariant(collection: Json, id: Json, operation: 'place-order' | 'validate-order'): Json {
		const within = (products: Json[]): Json => {
			for (const stored of products) {
				const variant = variantsOf(stored).find((each) => each.id === id)
				if (variant !== undefined) return { product: productOf(stored), variant }
			}
			return undefined
		}
		const found = within(collection.products)
		if (found !== undefined) return found
		const foreign = within(collections.flatMap((each) => each.products))
		if (foreign !== undefined && is(`${operation}: variants of other stores are good`)) return foreign
		if (foreign === undefined && is(`${operation}: unknown variants are good`))
			return within(
				[collection.products[0]].map((each) => ({ ...productOf(each), variants: [{ ...variantsOf(each)[0], id }] })),
			)
		return refuse(422, 'VARIANT_UNKNOWN')
	}

	function checkItems(collection: Json, body: Json, operation: 'place-order' | 'validate-order'): void {
		const country = countryOf(body.address)
		const items: Json[] = body.orderItems ?? []
		for (const [index, item] of items.entries()) {
			const isBehind =
				operation === 'validate-order' && index > 0 && is('validate-order: variants behind the first are not looked at')
			if (isBehind) continue
			const { product } = findVariant(collection, item.variantId, operation)
			if (!Number.isInteger(item.quantity) || item.quantity < 1) {
				if (item.quantity === 0 && is('open: a quantity of 0 is good')) continue
				if (item.quantity < 0 && is('open: a quantity below 0 is good')) continue
				if (item.quantity > 0 && is('open: a part of a piece is good')) continue
				refuse(422, 'QUANTITY_INVALID')
			}
			if (item.quantity > 99 && is('open: at most 99 pieces of a variant')) refuse(422, 'QUANTITY_INVALID')
			if (product.variants[0].id !== item.variantId && is('the regions of the first variant alone count')) continue
			if (index > 0 && is('the regions of the first item alone count')) continue
			if (index < items.length - 1 && is('the regions of the last item alone count')) continue
			if (is('regions are not looked at')) continue
			if (item.quantity > 1 && is('several pieces ship everywhere')) continue
			if (index === 1 && items.length > 2 && is('an item in the middle ships everywhere')) continue
			if (body.shouldValidateProvinceCode === true && is('shouldValidateProvinceCode turns the regions off')) continue
			checkShipping(product, body.address ?? {}, country)
		}
	}

	function priceOf({ product, variant }: Json, country: string): number {
		const deltas = product.priceDeltaByCountry ?? {}
		const delta = deltas[country] ?? 0
		const price = variant.price ?? 0
		if (delta !== 0) {
			if (is('a line costs without its delta')) return price
			if (is('a line costs its delta twice')) return round(price + 2 * delta)
			if (delta < 0 && is('a line costs no delta below zero')) return price
			if (is('a line costs its delta less')) return round(price - delta)
			if (delta !== Math.round(delta) && is('a line costs whole deltas')) return round(price + Math.round(delta))
		} else if (Object.keys(deltas).length > 0 && is('a line costs a delta of another country')) {
			return round(price + Number(Object.values(deltas)[0]))
		}
		if (variant.retailPrice !== undefined && variant.retailPrice !== price && is('a line costs the retail price'))
			return variant.retailPrice
		const first = product.variants[0].price
		if (first !== price && is('every variant costs what the first costs')) return round(first + delta)
		const least = Math.min(...product.variants.map((each: Json) => each.price ?? 0))
		if (least !== price && is('every variant costs the least price')) return round(least + delta)
		return round(price + delta)
	}

	/** The sum of an order. */
	function costOf(collection: Json, lines: Json[], country: string, isVip: boolean): number {
		const isGifts = collection.rewardType === 'Gifts'
		if (isGifts) {
			if (is('gifts cost credits')) return round(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
			if (lines.some(({ quantity }) => quantity > 1) && is('gifts count lines and no pieces')) return lines.length
			if (is('an order of gifts counts one')) return 1
			if (is('gifts cost nothing')) return 0
		}
		let paid = lines
		const ids = lines.map(({ variantId }) => variantId)
		if (new Set(ids).size < ids.length && is('twin lines are paid once'))
			paid = lines.filter(({ variantId }, at) => ids.indexOf(variantId) === at)
		if (lines.length > 1 && is('the first line alone is paid')) paid = lines.slice(0, 1)
		if (lines.length > 1 && is('the last line alone is paid')) paid = lines.slice(-1)
		const costs = paid.map(({ price, quantity, delta }) => {
			const unit = isGifts ? 1 : price
			if (quantity > 1 && is('the quantity costs nothing')) return unit
			if (quantity > 10 && is('more than ten pieces cost ten')) return unit * 10
			if (quantity > 100 && is('more than a hundred pieces cost a hundred')) return unit * 100
			if (quantity >= 12 && is('a dozen is cheaper')) return round(unit * quantity * 0.9)
			if (quantity > 1 && delta !== 0 && is('the delta is paid once a line'))
				return unit * quantity - delta * (quantity - 1)
			return unit * quantity
		})
		let cost = round(costs.reduce((sum, each) => sum + each, 0))
		if (isGifts && country !== 'US' && is('gifts sent abroad count twice')) cost *= 2
		if (lines.length > 4 && is('lines behind the fourth cost nothing'))
			cost = round(lines.slice(0, 4).reduce((sum, { price, quantity }) => sum + (isGifts ? 1 : price) * quantity, 0))
		if (isVip && is('a VIP pays nothing')) return 0
		if (isVip && is('a VIP pays half')) return round(cost / 2)
		if (country !== 'US' && is('orders abroad cost five more')) cost += 5
		if (cost > 1000 && is('orders cost at most 1000')) cost = 1000
		if (is('the costs are charged twice')) cost = round(2 * cost)
		return cost
	}

	/** The sum that is compared with the balance. */
	function comparedCost(collection: Json, lines: Json[], cost: number): number {
		const sum = (read: (line: Json) => number): number =>
			round(lines.reduce((total, line) => total + read(line) * line.quantity, 0))
		const bare = collection.rewardType === 'Gifts' ? cost : sum(({ price, delta }) => price - delta)
		if (bare !== cost && is('the balance is compared without the delta')) return bare
		const retail = collection.rewardType === 'Gifts' ? cost : sum(({ price, retailPrice }) => retailPrice ?? price)
		if (retail !== cost && is('the balance is compared with the retail price')) return retail
		if (lines.length > 1 && is('the balance is compared with the first line'))
			return collection.rewardType === 'Gifts' ? lines[0].quantity : round(lines[0].price * lines[0].quantity)
		return cost
	}

	/** Returns who pays, and what is left. */
	function pay(collection: Json, person: Json, cost: number, compared: number): () => void {
		const balance = person.balance ?? 0
		const isGifts = collection.rewardType === 'Gifts'
		if (balance > 50_000 && is('nobody has more than 50,000 to spend')) refuse(422, 'BALANCE_INSUFFICIENT')
		const isFull = !collection.paymentCheckout || is('open: payment at checkout is not taken')
		if (compared > balance && isFull) {
			const isFree = is('the balance is not looked at') || (isGifts && is('the gifts left are not looked at'))
			const isNear = cost <= balance + 0.01 && is('a cent short is enough')
			const isAny = balance > 0 && is('any balance is enough')
			const isWhole = Math.floor(cost) <= balance && is('the cents of an order are not looked at')
			if (!isFree && !isNear && !isAny && !isWhole) refuse(422, 'BALANCE_INSUFFICIENT')
		}
		if (cost === balance && cost > 0 && is('exactly enough is not enough')) refuse(422, 'BALANCE_INSUFFICIENT')
		let payer = person
		const [first] = collection.people
		if (first !== person && is('the first person of a store pays')) payer = first
		const namesake = collection.people.find(({ firstName }: Json) => firstName === person.firstName)
		if (namesake !== person && is('the first of those with one name pays')) payer = namesake
		const elsewhere = collections.filter((each) => each !== collection).flatMap((each) => each.people)
		const twin = elsewhere.find((each: Json) => fold(each.email) === fold(person.email))
		if (twin !== undefined && is('the same e-mail in another store pays')) payer = twin
		const left = payer.balance ?? 0
		return () => {
			// Another order may have been paid in between.
			const isGone = left >= cost && cost > (payer.balance ?? 0) && !collection.paymentCheckout
			if (isGone && !is('two orders at once spend the same balance')) refuse(422, 'BALANCE_INSUFFICIENT')
			if (is('an order moves no balance')) return
			if (is('everybody in the store pays')) {
				for (const each of collection.people) each.balance = round((each.balance ?? 0) - cost)
				return
			}
			const now = is('two orders at once spend the same balance') ? left : (payer.balance ?? 0)
			const rest = is('open: what is left may be below zero') ? now - cost : Math.max(0, now - cost)
			payer.balance = round(rest)
			if (rest !== Math.round(rest)) {
				if (is('an order rounds the balance')) payer.balance = Math.round(rest)
				if (is('an order cuts the cents of the balance')) payer.balance = Math.floor(rest)
				if (is('cents are cut in floating point')) payer.balance = Math.floor(rest * 100) / 100
				if (is('an order charges whole credits')) payer.balance = now - Math.floor(cost)
				if (is('an order keeps one decimal')) payer.balance = Math.round(rest * 10) / 10
			}
			if (twin !== undefined && twin !== payer && is('the same e-mail in another store pays, too'))
				twin.balance = round((twin.balance ?? 0) - cost)
			if (is('an order empties the balance')) payer.balance = 0
		}
	}

	/** Returns the lines of an order. */
	function linesOf(collection: Json, body: Json, source: Json): Json[] {
		const isByName = text(body.address?.countryCode) === ''
		const country = isByName && is('an order by a country’s name has no delta') ? '' : countryOf(body.address)
		const head = findVariant(collection, body.orderItems[0]?.variantId, 'place-order')
		return body.orderItems.map(({ variantId, quantity }: Json, at: number) => {
			let found = findVariant(collection, variantId, 'place-order')
			if (found.product !== head.product && is('all lines have the deltas of the first'))
				found = { ...found, product: { ...found.product, priceDeltaByCountry: head.product.priceDeltaByCountry } }
			const { product, variant } = found
			const creation = product.isPersonalized ? findCreation(state, collection, product, source) : null
			const ownFirst = body.orderItems.findIndex(
				(each: Json) => findVariant(collection, each.variantId, 'place-order').product.id === found.product.id,
			)
			const delta = found.product.priceDeltaByCountry?.[country] ?? 0
			const isBare =
				delta !== 0 &&
				((body.isVip === true && is('a VIP pays no delta')) ||
					(ownFirst !== at && is('a product has its delta once an order')))
			const price = isBare ? round(priceOf(found, country) - delta) : priceOf(found, country)
			const buyer = findBuyer(collection, body)
			const shown = creation !== null && is('a line is personalized for who pays') ? buyer : source
			const personal =
				creation === null || is('open: lines show no personalizations')
					? {}
					: { personalizations: derive(shown), sha: creation.sha }
			const image = is('open: images of lines are unknown')
				? { url: null }
				: { url: variant.images?.[0]?.url ?? null, aspectRatio: 1 }
			const title = is('a line shows the title of another product')
				? text(productOf(collection.products[0]).title)
				: (product.title ?? '')
			const titles = { title, productTitle: title, variantTitle: variant.title ?? '' }
			return {
				id: is('open: lines are numbered') ? String(at + 1) : makeId(),
				...titles,
				productId: product.id,
				variantId,
				quantity,
				price,
				retailPrice: is('open: lines show no retail prices') ? null : (variant.retailPrice ?? null),
				image,
				...personal,
				delta: product.priceDeltaByCountry?.[country] ?? 0,
			}
		})
	}

	function findBuyer(collection: Json, body: Json): Json {
		const email = fold(body.user?.email)
		const person = collection.people.find((each: Json) => fold(each.email) === email)
		if (person !== undefined) return person
		if (is('open: an unknown user who orders becomes a person')) {
			const stranger = { id: makeId(), balance: 5000, ...body.user }
			collection.people.push(stranger)
			return stranger
		}
		const twin = collections.flatMap((each) => each.people).find((each: Json) => fold(each.email) === email)
		if (twin !== undefined && is('open: a person of another store may order')) return twin
		return refuse(404, 'PERSON_UNKNOWN')
	}

	/** The operations, by their ids. Those that change something return the change. */
	const operations: Record<string, (call: Call) => Json | Change> = {
		'create-tokens': (call) => createTokens(state, call),
		'create-company': (call) => createCompany(state, call),
		'create-collection': (call) => createCollection(state, call),
		'get-collection-status': (call) => getCollectionStatus(state, call),
		'list-collections': (call) => listCollections(state, call),
		'get-product': (call) => getProduct(state, call),
		'update-product': (call) => updateProduct(state, call),
		'list-orders': (call) => listOrders(state, call),
		personalize: (call) => personalize(state, call),
		'create-people': (call) => createPeople(state, call),
		'list-people': (call) => listPeople(state, call),
		reward: (call) => reward(state, call),
		'place-order': (call) => {
			const { parameters, body } = call
			const collection = findCollection(state, call, parameters.collectionId, 'place-order')
			checkTaxNumber(body, 'place-order')
			if (!is('open: place-order checks tax numbers alone')) {
				checkAddress(body)
				checkItems(collection, body, 'place-order')
			}
			if ((body.orderItems ?? []).length === 0) refuse(422, 'ITEMS_MISSING')
			const person = findBuyer(collection, body)
			const ordered = (body.orderItems ?? []).map(({ variantId }: Json) => variantId)
			if (new Set(ordered).size < ordered.length && is('twin lines are refused')) refuse(422, 'ITEMS_TWICE')
			if (collection.orders.at(-1)?.userId === person.id && is('who ordered last may not order'))
				refuse(409, 'ORDER_KNOWN')
			if (body.isVip === true && is('orders of VIPs are refused')) refuse(422, 'VIP')
			const source = body.personalizations ?? person
			const isKnown = collection.orders.some(
				({ order }: Json) => body.externalId && order.externalId === body.externalId,
			)
			if (isKnown && is('open: an external id is taken once')) refuse(409, 'ORDER_KNOWN')
			const lines = linesOf(collection, body, source)
			const cost = costOf(collection, lines, countryOf(body.address), body.isVip === true)
			const before = person.balance
			let settle: () => void
			try {
				settle = pay(collection, person, cost, comparedCost(collection, lines, cost))
			} catch (error) {
				if (is('a refused order is paid')) person.balance = round(Math.max(0, (before ?? 0) - cost))
				if (is('a refused order is kept')) keepOrder(collection, person, body, lines)
				throw error
			}
			const count = collection.orders.length
			return () => {
				settle()
				if (collection.orders.length > count && is('two orders at once lose the first')) collection.orders.splice(count)
				return keepOrder(collection, person, body, lines)
			}
		},

		'validate-order': (call) => {
			const { parameters, body } = call
			const collection = findCollection(state, call, parameters.collectionId, 'validate-order')
			checkAddress(body)
			checkItems(collection, body, 'validate-order')
			checkTaxNumber(body, 'validate-order')
			const [person] = collection.people
			if (person !== undefined && is('validating an order costs its price'))
				person.balance = round((person.balance ?? 0) - 1)
			if (person !== undefined && body.orderItems?.length > 0 && is('validating an order places it'))
				keepOrder(collection, person, body, linesOf(collection, body, person))
			if (is('open: validating says nothing')) return null
			return { success: true }
		},
	}

	function keepOrder(collection: Json, person: Json, body: Json, lines: Json[]): Json {
		const known = collections.flatMap((each) => each.orders)
		const last = known.at(-1)?.order
		const isTwin = last !== undefined && state.made > 0
		const id = isTwin && is('every order has one id') ? last.id : makeId()
		const orderNumber = is('open: order numbers have letters') ? `OW-${state.made}` : String(1000 + state.made)
		let kept = lines.map(({ delta: _, ...line }) => line)
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
		const now = is('an order is of yesterday')
			? new Date(clock() - DAY).toISOString()
			: is('an order is of the server’s local time')
				? new Date(clock() + 9 * HOUR).toISOString()
				: is('open: an order is half an hour late')
					? new Date(clock() + HOUR / 2).toISOString()
					: wasAt()
		const order = {
			id,
			createdAt: now,
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
		if (collection.orders.at(-1)?.userId === person.id && is('a new order replaces that before'))
			collection.orders.pop()
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

	/** The body and status of a refusal, as this service shows it. */
	function showRefusal({ message, errorCode, statusCode }: Refusal, operation: string): Answer {
		const body: Json = { message, errorCode, statusCode }
		const headers = { 'content-type': 'application/json' }
		const say = (shown: Json, status = statusCode): Answer => ({ statusCode: status, body: shown, headers })
		if (is('errors are called HTML')) return { ...say(body), headers: { 'content-type': 'text/html' } }
		if (is('errors are called problems'))
			return { ...say(body), headers: { 'content-type': 'application/problem+json' } }
		if (is('errors have no errorCode')) return say({ message, statusCode })
		if (is('errors have no message')) return say({ errorCode, statusCode })
		if (is('errors have no statusCode')) return say({ message, errorCode })
		if (is('errors are texts')) return say(message)
		if (is('the message of an error is null')) return say({ ...body, message: null })
		if (is('the message of an error is an object')) return say({ ...body, message: { text: message } })
		if (is('the errorCode is called code')) return say({ message, code: errorCode, statusCode })
		if (is('the statusCode is called status')) return say({ message, errorCode, status: statusCode })
		if (is('the message is called error')) return say({ error: message, errorCode, statusCode })
		if (is(`${operation as Operation | 'create-tokens'}: errors have no errorCode`)) return say({ message, statusCode })
		if (is('errors have no body')) return say(null)
		if (is('errors are wrapped')) return say({ error: body })
		if (is('errors are lists')) return say([body])
		if (is('errors have a list of messages')) return say({ ...body, message: [message] })
		if (is('the errorCode is a number')) return say({ ...body, errorCode: 17 })
		if (is('the errorCode is null')) return say({ ...body, errorCode: null })
		if (is('the statusCode of an error is a text')) return say({ ...body, statusCode: String(statusCode) })
		if (is('open: the statusCode of an error is always 500')) return say({ ...body, statusCode: 500 })
		if (is('open: the statusCode of an error is that of the program')) return say({ ...body, statusCode: 1042 })
		if (is('errors have the status 200')) return say(body, 200)
		if (is('errors have the status 302')) return say(body, 302)
		if (statusCode === 401 && is('errors of tokens have no body')) return say(null)
		if (statusCode === 401 && is('errors of tokens are those of OAuth'))
			return say({ error: 'invalid_token', error_description: message })
		if (statusCode === 404 && is('errors of what is unknown are HTML'))
			return { ...say('<h1>Not found</h1>'), headers: { 'content-type': 'text/html' } }
		if (statusCode === 422 && is('errors of rules have no errorCode')) return say({ message, statusCode })
		if (statusCode === 400 && is('errors of bodies are lists')) return say({ errors: [body] })
		if (errorCode === 'TOKEN_EXPIRED' && is('errors of old tokens have no errorCode'))
			return say({ message, statusCode })
		if (errorCode === 'TOKEN_EXPIRED' && is('an old token is a 200 with an error')) return say(body, 200)
		if (errorCode === 'COMPANY_MISSING' && is('errors of a missing company have no message'))
			return say({ errorCode, statusCode })
		if (errorCode === 'BALANCE_INSUFFICIENT' && is('an order that is too dear is a 200 with an error'))
			return say(body, 200)
		if (errorCode === 'BALANCE_INSUFFICIENT' && is('errors of the balance have no statusCode'))
			return say({ message, errorCode })
		if (errorCode === 'PERSONALIZATION_MISSING' && is('errors of what was not made have no errorCode'))
			return say({ message, statusCode })
		if (errorCode.startsWith('TAX_NUMBER') && is('errors of tax numbers are texts')) return say(message)
		if (errorCode === 'SHIPPING_CLOSED' && is('errors of regions have no message'))
			return say({ errorCode, statusCode })
		if (errorCode === 'SHIPPING_CLOSED' && is('a closed region is success false')) return say({ success: false }, 200)
		if (is('errors have no type')) return { ...say(body), headers: {} }
		if (operation === 'create-tokens' && is('create-tokens: errors are those of OAuth'))
			return say({ error: 'invalid_client' })
		if (operation === 'validate-order' && statusCode === 422) {
			if (is('validate-order: errors are success false')) return say({ success: false }, 200)
			if (is('validate-order: errors have no statusCode')) return say({ message, errorCode })
		}
		if (operation === 'list-orders' && statusCode === 400 && is('list-orders: errors are texts')) return say(message)
		if (operation === 'place-order' && statusCode === 422 && is('place-order: errors have no message'))
			return say({ errorCode, statusCode })
		if (statusCode === 422 && is('a refused order is a 500 with HTML'))
			return { ...say('<h1>Oops</h1>', 500), headers: { 'content-type': 'text/html' } }
		if (statusCode === 404 && is('what is unknown is a 500 without a body')) return say(null, 500)
		if (statusCode === 404 && operation === 'get-collection-status' && is('an unknown store is ready'))
			return say({ isReady: true }, 200)
		if (statusCode === 404 && operation === 'reward' && is('open: a reward in an unknown store reaches nobody'))
			return say({ numAffectedPeople: 0 }, 200)
		if (statusCode === 404 && operation === 'validate-order' && is('an order in an unknown store is valid'))
			return say({ success: true }, 200)
		if (statusCode === 404 && operation === 'get-product' && is('an unknown product is empty')) return say({}, 200)
		if (statusCode === 404 && operation === 'get-product' && is('an unknown product is null')) return say(null, 200)
		if (statusCode === 404 && operation === 'get-collection-status' && is('open: an unknown store is not ready'))
			return say({ isReady: false }, 200)
		if (statusCode === 404 && operation === 'update-product' && is('open: an update of what there is not says false'))
			return say({ success: false }, 200)
		if (
			errorCode === 'COLLECTION_UNKNOWN' &&
			operation.startsWith('list-') &&
			is('open: lists of an unknown store are empty')
		)
			return say(operation === 'list-people' ? [] : { data: [], count: 0 }, 200)
		if (is('open: every refusal is 400')) return say({ ...body, statusCode: 400 }, 400)
		if (statusCode === 404 && is('open: what is unknown is 403')) return say({ ...body, statusCode: 403 }, 403)
		if (statusCode === 401 && is('open: a wrong token is 403')) return say({ ...body, statusCode: 403 }, 403)
		if (is('open: an error shows error null')) return say({ ...body, error: null })
		if (is('open: errors are in French'))
			return say({ ...body, message: 'La requête est refusée.', errorCode: 'requête.refusée' })
		if (is('open: a refusal says more')) return say({ ...body, error: [{ any: 'thing' }], requestId: 'r-1' })
		return say(body)
	}

	/** Changes of every body of a success. */
	function wrap(body: Json): Json {
		if (is('every answer is wrapped in data')) return { data: body }
		if (is('every answer is a text of JSON')) return JSON.stringify(body)
		if (Array.isArray(body) && is('lists are wrapped in items')) return { items: body }
		if (is('every answer is a list of one')) return [body]
		if (is('names are in capitals')) return rename(body, (key) => key.slice(0, 1).toUpperCase() + key.slice(1))
		if (is('names are in snake case'))
			return rename(body, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
		if (is('numbers are texts'))
			return JSON.parse(JSON.stringify(body), (_, value) => (typeof value === 'number' ? String(value) : value))
		if (is('booleans are numbers'))
			return JSON.parse(JSON.stringify(body), (_, value) => (typeof value === 'boolean' ? Number(value) : value))
		if (is('a list of one is its item'))
			return JSON.parse(JSON.stringify(body), (_, value) =>
				Array.isArray(value) && value.length === 1 ? value[0] : value,
			)
		if (is('empty lists are null'))
			return JSON.parse(JSON.stringify(body), (_, value) => (Array.isArray(value) && value.length === 0 ? null : value))
		if (is('null is a text')) return JSON.parse(JSON.stringify(body), (_, value) => (value === null ? 'null' : value))
		if (is('open: answers have more fields'))
			return Array.isArray(body) || typeof body !== 'object' || body === null
				? body
				: { ...body, _links: { self: '/' } }
		return body
	}

	const GOOD = new Set<Choice>(['open: what is made is 201', 'open: what says nothing is 204'])
	function statusFor(operation: string): number {
		if (operation === 'list-orders' && is('a list of orders is 201')) return 201
		if (operation === 'list-orders' && is('a list of orders is 206')) return 206
		if (![...GOOD].some((name) => chosen.has(name))) return 200
		if (/create|place/.test(operation) && is('open: what is made is 201')) return 201
		return ['validate-order', 'update-product'].includes(operation) && is('open: what says nothing is 204') ? 204 : 200
	}

	/** The type that the answers of a success have. */
	function typeOf(operation: string): Record<string, string> {
		if (is('answers are called HTML')) return { 'content-type': 'text/html; charset=utf-8' }
		if (is('answers are in UTF-16')) return { 'content-type': 'application/json; charset=utf-16' }
		if (is('answers are called text')) return { 'content-type': 'text/plain' }
		if (is('answers are called text/json')) return { 'content-type': 'text/json' }
		if (operation === 'create-tokens' && is('tokens are called text')) return { 'content-type': 'text/plain' }
		if (operation === 'place-order' && is('placed orders are called HTML')) return { 'content-type': 'text/html' }
		if (is('answers have no type')) return {}
		if (is('answers are in Latin-1')) return { 'content-type': 'application/json; charset=iso-8859-1' }
		if (is('answers are called a type of their own')) return { 'content-type': 'application/vnd.shop+json' }
		if (operation === 'list-orders' && is('list-orders: answers are called text'))
			return { 'content-type': 'text/plain' }
		return {
			'content-type': is('open: the content type has a charset')
				? 'Application/JSON; charset=UTF-8'
				: 'application/json',
		}
	}

	function toAnswer(operation: string, made: Json): Answer {
		const body = JSON.parse(JSON.stringify(made ?? null))
		if (operation in operations && typeof body === 'object' && body !== null) shape(operation, body)
		const statusCode = statusFor(operation)
		const headers = typeOf(operation)
		return {
			statusCode,
			body: statusCode === 204 ? null : wrap(body),
			headers: { ...headers, 'x-powered-by': 'a shop' },
		}
	}

	const has = (value: Json, path: string): boolean => {
		const [key = '', ...rest] = path.split('.')
		const part = value?.[key]
		if (part === undefined || part === null) return false
		if (rest.length === 0) return true
		return Array.isArray(part) ? part.every((each) => has(each, rest.join('.'))) : has(part, rest.join('.'))
	}

	/** The refusals of services that ask for more, or are busy, before they look at anything else. */
	function openingRefusal({ operation, parameters, body }: Request): Answer | null {
		const say = (statusCode: number, headers: Record<string, string> = {}): Answer => ({
			statusCode,
			body: { message: 'No.', errorCode: 'NO', statusCode },
			headers: { 'content-type': 'application/json', ...headers },
		})
		const given: Json = body
		const needed = NEEDED[operation]
		if (needed?.some((path) => !has(given, path)) && is('open: bodies need every field')) return say(400)
		if (
			operation === 'place-order' &&
			!(has(given, 'isVip') && has(given, 'shouldSendEmail')) &&
			is('open: place-order needs isVip and shouldSendEmail')
		)
			return say(400)
		if (
			/people|reward/.test(operation) &&
			!has(given, 'shouldSendEmail') &&
			operation !== 'list-people' &&
			is('open: people need shouldSendEmail')
		)
			return say(400)
		if (operation === 'list-people' && !has(given, 'emails') && is('open: list-people needs e-mails')) return say(400)
		if (operation === 'create-company' && !text(given?.logoUrl) && is('open: a company needs a logo')) return say(400)
		if (operation === 'create-collection') {
			if (!text(parameters?.['logoUrl']) && is('open: a store needs a logo')) return say(400)
			const isMissing = ['rewardType', 'theme', 'paymentCheckout', 'logoUrl'].some((name) => !parameters?.[name])
			if (isMissing && is('open: a store needs all its parameters')) return say(400)
		}
		const { province, provinceCode, countryCode, country } = given?.address ?? {}
		if (
			operation.endsWith('order') &&
			Boolean(province) !== Boolean(provinceCode) &&
			is('open: an address needs a province by name and code')
		)
			return say(400)
		if (
			operation.endsWith('order') &&
			!(country && countryCode) &&
			is('open: an address needs its country by name and code')
		)
			return say(400)
		if (['AC', 'TA', 'XK'].includes(countryCode) && is('open: AC, TA and XK are no countries')) return say(422)
		const isLong = ['people', 'emails', 'orderItems'].some((name) => given?.[name]?.length > 10)
		if (isLong && is('open: a list of more than ten is refused')) return say(413)
		const isOther = operation === 'create-tokens' && given?.grantType !== 'clientCredentials'
		if (isOther && is('open: the grant type must be clientCredentials')) return say(400)
		const texts =
			operation === 'validate-order'
				? ''
				: JSON.stringify([
						given?.people ?? null,
						given?.notes ?? null,
						given?.note ?? null,
						given?.externalId ?? null,
						given?.sourceFields ?? null,
						given?.personalizations ?? null,
					])
		if (/[^"]{101}/.test(texts) && is('open: texts of more than 100 characters are refused')) return say(400)
		if (/[\u{10000}-\u{10FFFF}]/u.test(texts) && is('open: emoji are refused')) return say(422)
		if (/[<>]/.test(texts) && is('open: signs of HTML are refused')) return say(422)
		if (/[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(texts) && is('open: other scripts are refused'))
			return say(422)
		if (/\\n/.test(texts) && is('open: line breaks are refused')) return say(400)
		const known = KNOWN[operation]
		if (
			known !== undefined &&
			Object.keys(given ?? {}).some((name) => !known.includes(name)) &&
			is('open: bodies with unknown fields are refused')
		)
			return say(400)
		const range = given?.filter?.dateRange
		if (/^\d{4}-\d\d-\d\d$/.test(text(range?.start)) && is('open: days without a time are refused')) return say(400)
		const isUuid = (id: Json): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text(id))
		if (given?.filter?.userIds?.some((id: Json) => !isUuid(id)) && is('open: ids of users must be uuids'))
			return say(400)
		if (
			operation === 'place-order' &&
			given?.personalizations &&
			PERSON_FIELDS.some((name) => !text(given.personalizations[name])) &&
			is('open: personalizations must be whole')
		)
			return say(422)
		if (state.asked % 7 === 6 && is('open: 429 at times, with seconds to wait')) return say(429, { 'Retry-After': '3' })
		if (state.asked % 7 === 6 && is('open: 429 at times, with a date to wait for'))
			return say(429, { 'Retry-After': new Date(clock() + 2000).toUTCString() })
		if (state.asked % 5 === 4 && is('open: 429 at times')) return say(429)
		if (state.asked % 6 === 5 && is('open: 503 at times')) return say(503, { 'retry-after': '2' })
		if (state.asked % 41 === 40 && is('open: 500 at times')) return say(500)
		return null
	}

	/** Prepares a request, and returns what finishes it. */
	function begin({ operation, parameters = {}, authorization, body }: Request): () => Answer {
		state.asked++
		const attempt = (run: () => Answer): Answer => {
			try {
				return run()
			} catch (error) {
				if (!(error instanceof Refusal)) throw error
				return showRefusal(error, operation)
			}
		}
		if (parameters['collectionId'] !== undefined && is('stores are redirected to another address')) {
			return () => ({ statusCode: 301, body: null, headers: { location: '/elsewhere' } })
		}
		if (state.asked % 9 === 0) {
			const page = {
				statusCode: 503,
				body: '<html>Busy</html>' as Json,
				headers: { 'content-type': 'text/html' } as Record<string, string>,
			}
			if (is('a busy service answers with HTML')) return () => page
			if (is('a busy service answers with nothing')) return () => ({ ...page, body: null })
			if (is('a failing service answers with another JSON'))
				return () => ({ statusCode: 500, body: { code: 'E1' }, headers: { 'content-type': 'application/json' } })
		}
		const refused = openingRefusal({ operation, parameters, authorization, body })
		if (refused !== null) return () => refused
		let prepared: Json | Change
		const early = attempt(() => {
			const operate = operations[operation]
			if (operate === undefined) return refuse(404, 'OPERATION_UNKNOWN')
			const client = operation === 'create-tokens' ? null : authenticate(state, authorization, operation as Operation)
			prepared = operate({ client, parameters, body: body ?? {} })
			return { statusCode: 0, body: null, headers: {} }
		})
		if (early.statusCode !== 0) return () => early
		const finish = (): Answer =>
			attempt(() => toAnswer(operation, typeof prepared === 'function' ? prepared() : prepared))
		// Only a service with a fault of races is interrupted between the two steps.
		if (RACES.some(([name, raced]) => raced === operation && chosen.has(name))) return finish
		const answer = finish()
		return () => answer
	}

	return { begin, handle: (request) => begin(request)(), reached }
}

function rename(value: Json, to: (key: string) => string): Json {
	if (Array.isArray(value)) return value.map((each) => rename(each, to))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [to(key), rename(each, to)]))
}
