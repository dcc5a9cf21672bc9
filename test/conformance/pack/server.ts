/**
 * A small service, written from the interface alone: it shares no code with the library. It keeps its data in memory and takes its time
 * from outside. What it does wrong, or in a way of its own, it does by name (`catalogue.ts`).
 */
import type { Choice } from './catalogue.ts'
import { createCollection, findCollection, getCollectionStatus, listCollections } from './collections.ts'
import { createCompany } from './companies.ts'
import type { Operation } from './operations.ts'
import { findCreation, mangleNames, personalize } from './personalization.ts'
import { getProduct, updateProduct } from './products.ts'
import { createShape } from './shapes.ts'
import { byId, type Call, type Change, createState, DAY, HOUR, PERSON_FIELDS, productOf, variantsOf } from './state.ts'
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
	const { is, reached, collections, makeId, rules, derive, mangle } = state
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

	/** The day that a range compares: a number. */
	const dayOf = (date: string): number =>
		Math.floor((Date.parse(date) + (is('days begin at three in the afternoon') ? 9 * HOUR : 0)) / DAY)

	function isInRange(createdAt: string, { start, end }: Json, hasUsers: boolean): boolean {
		if (hasUsers && is('users and days together filter users alone')) return true
		const written = (date: string): number => dayOf(is('offsets of dates are not read') ? date.slice(0, 10) : date)
		const [day, first, last] = [
			dayOf(createdAt),
			hasOffset(start) ? written(start) : dayOf(start),
			hasOffset(end) ? written(end) : dayOf(end),
		]
		const isLastOfMonth = new Date(Date.parse(createdAt) + DAY).getUTCDate() === 1
		if (isLastOfMonth && is('the last day of a month is left out')) return false
		const [at, from, until] = [Date.parse(createdAt), Date.parse(start), Date.parse(end)]
		if (day === last && is('the end day is left out')) return false
		if (day === first && is('the start day is left out')) return false
		if (day === first && at < from && is('the start counts the time of day')) return false
		if (day === last && at > until && is('the end counts the time of day')) return false
		if (first === last && is('a range of one day is empty')) return false
		if (last - first > 31 && is('a range of more than a month is empty')) return false
		if (last - first > 7 && day > first + 7 && is('a range ends after a week')) return false
		if (createdAt.slice(0, 7) !== start.slice(0, 7) && is('a range ends with its month')) return false
		if (createdAt.slice(11, 13) === '23' && day === last && is('the last hour of the end is left out')) return false
		if (/T23:59:59/.test(createdAt) && day === last && is('the last second of the end is left out')) return false
		if (/T00:00:00/.test(createdAt) && day === first && is('midnight at the start is left out')) return false
		if (start.slice(0, 4) !== end.slice(0, 4) && is('ranges over a new year are empty')) return false
		if (day === last + 1 && is('the day after the end is in the range')) return true
		if (day === first - 1 && is('the day before the start is in the range')) return true
		if (day < first && is('the start is not looked at')) return true
		if (day > last && is('the end is not looked at')) return true
		return day >= first && day <= last
	}

	function checkFilter(body: Json): void {
		const { filter, companyId: _, ...others } = body ?? {}
		const isBad = (name: Choice, code: string): void => {
			if (!is(name)) refuse(400, code)
		}
		if (Object.keys(others).length > 0) isBad('unknown properties of a list body pass', 'PROPERTY_UNKNOWN')
		if (filter === undefined) isBad('a list needs no filter', 'FILTER_MISSING')
		if (filter === null) isBad('open: a filter of null is one', 'FILTER_MISSING')
		if (typeof filter !== 'object' || filter === null) return
		const { userIds, dateRange, ...otherFilters } = filter
		if (Object.keys(otherFilters).length > 0) isBad('unknown properties of a filter pass', 'PROPERTY_UNKNOWN')
		if (userIds !== undefined && !Array.isArray(userIds)) refuse(400, 'USERS_MISSING')
		if (userIds?.length === 0) isBad('a filter of no users is good', 'USERS_MISSING')
		if (userIds?.some((id: Json) => typeof id !== 'string')) refuse(400, 'USER_INVALID')
		if (dateRange === undefined && userIds === undefined && is('open: a filter of nothing is refused'))
			refuse(400, 'FILTER_EMPTY')
		if (dateRange === undefined) return
		const { start, end, ...otherDates } = dateRange ?? {}
		if (Object.keys(otherDates).length > 0) isBad('unknown properties of a range pass', 'PROPERTY_UNKNOWN')
		if (start === undefined) isBad('a range needs no start', 'START_MISSING')
		if (end === undefined) isBad('a range needs no end', 'END_MISSING')
		if (start === undefined || end === undefined) return
		if ([start, end].some((each) => Number.isNaN(Date.parse(each))))
			isBad('open: a range of no dates is good', 'DATE_INVALID')
		if (dayOf(start) > dayOf(end) && is('open: a range that ends first is refused')) refuse(400, 'RANGE_REVERSED')
	}

	const hasOffset = (date: string): boolean => /[+-]\d\d:\d\d$/.test(date)

	/** Refuses filters that are good. */
	function checkRanges(filter: Json): void {
		const { userIds, dateRange } = filter ?? {}
		const dates = [text(dateRange?.start), text(dateRange?.end)].join(' ')
		if (/\.\d+/.test(dates) && is('dates with milliseconds are refused')) refuse(400, 'DATE_INVALID')
		if (/T[\d:]+Z/.test(dates) && is('dates without milliseconds are refused')) refuse(400, 'DATE_INVALID')
		if (/[+-]\d\d:\d\d/.test(dates) && is('dates with an offset are refused')) refuse(400, 'DATE_INVALID')
		if (/-02-29T/.test(dates) && is('the 29th of February is no date')) refuse(400, 'DATE_INVALID')
		if (/\b20[4-9]\d-/.test(dates) && is('years after 2039 are no dates')) refuse(400, 'DATE_INVALID')
		if (/\b1[0-9]{3}-/.test(dates) && is('years before 2000 are no dates')) refuse(400, 'DATE_INVALID')
		if (/\.\d{6}/.test(dates) && is('dates with microseconds are refused')) refuse(400, 'DATE_INVALID')
		if (/T23:59:59\.999Z/.test(dates) && is('the last millisecond of a day is refused')) refuse(400, 'DATE_INVALID')
		if (userIds === undefined && dateRange !== undefined && is('a filter needs users')) refuse(400, 'USERS_MISSING')
		if (dateRange === undefined && userIds !== undefined && is('a filter needs days')) refuse(400, 'DAYS_MISSING')
		if (userIds !== undefined && dateRange !== undefined && is('users and days together are refused'))
			refuse(400, 'FILTER_AMBIGUOUS')
		if (userIds?.length > 1 && is('two users are too many')) refuse(400, 'USERS_MANY')
		if (dayOf(dateRange?.start) === dayOf(dateRange?.end) && is('a range of one day is refused'))
			refuse(400, 'RANGE_EMPTY')
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
		personalize: (call) => personalize(state, call),
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

		'list-orders': (call) => {
			const { parameters, body } = call
			checkFilter(body)
			checkRanges(body.filter)
			const collection = findCollection(state, call, parameters.collectionId, 'list-orders')
			const { userIds, dateRange } = body.filter ?? {}
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
				userIds?.length > 1 && is('the first user of a filter alone counts') ? userIds.slice(0, 1) : userIds
			let orders: Json[] = all.filter(({ userId, order }: Json) => {
				const isOwn = wanted === undefined || wanted.length === 0 || wanted.includes(userId)
				if (dateRange !== undefined && wanted !== undefined) {
					if (wanted.length > 1 && is('several users and days together filter days alone'))
						return isInRange(order.createdAt, dateRange, false)
					if (is('users and days together filter days alone')) return isInRange(order.createdAt, dateRange, false)
					if (is('users or days are enough')) return isOwn || isInRange(order.createdAt, dateRange, false)
				}
				if (!isOwn && !is('users are not filtered')) return false
				if (dateRange?.start === undefined || dateRange?.end === undefined) return true
				return isInRange(order.createdAt, dateRange, wanted !== undefined)
			})
			if (wanted?.length === 1 && !byId(collection.people, wanted[0]) && is('an unknown user has every order'))
				orders = all
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
				orders = orders.filter(({ order }: Json) => dayOf(order.createdAt) < Math.floor(clock() / DAY))
			if (orders.length > 1 && is('the last order is not listed')) orders = orders.slice(0, -1)
			if (orders.length > 0 && is('an order is listed twice')) orders = [...orders, orders[0]]
			if (is('open: lists are the other way round')) orders = [...orders].reverse()
			let count = orders.length
			if (is('the count is that of all orders')) count = collection.orders.length
			if (is('the count is one more')) count++
			if (count > 0 && is('the count is zero')) count = 0
			if (is('open: orders come in pages of three, all counted')) orders = orders.slice(0, 3)
			if (is('open: orders come in pages of three, a page counted')) {
				orders = orders.slice(0, 3)
				count = orders.length
			}
			return is('orders are listed under orders')
				? { orders: orders.map(showOrder), count }
				: { data: orders.map(showOrder), count }
		},

		'create-people': (call) => {
			const { body } = call
			const collection = findCollection(state, call, body.collectionId, 'create-people')
			const people: Json[] = body.people ?? []
			const emailsGiven = people.map((each) => text(each?.email))
			const isNone = (pattern: RegExp): boolean => emailsGiven.some((email) => pattern.test(email))
			if (isNone(/-/) && is('e-mails with a hyphen are refused')) refuse(422, 'EMAIL_INVALID')
			if (isNone(/_/) && is('e-mails with an underscore are refused')) refuse(422, 'EMAIL_INVALID')
			if (isNone(/@.*\..*\./) && is('e-mails of a domain in a domain are refused')) refuse(422, 'EMAIL_INVALID')
			if (isNone(/^[^@]{1,2}@/) && is('short e-mails are refused')) refuse(422, 'EMAIL_INVALID')
			const names = people.flatMap((each) => [text(each?.firstName), text(each?.lastName)])
			if (names.some((name) => /['.]/.test(name)) && is('names with an apostrophe or a full stop are refused'))
				refuse(422, 'NAME_INVALID')
			if (names.some((name) => / /.test(name.trim())) && is('names of two words are refused'))
				refuse(422, 'NAME_INVALID')
			if (names.some((name) => name.length === 1) && is('names of one letter are refused')) refuse(422, 'NAME_INVALID')
			if (isNone(/^\d/) && is('e-mails with a digit in front are refused')) refuse(422, 'EMAIL_INVALID')
			if (isNone(/@.*\.[a-z]{5,}$/) && is('e-mails of a long domain are refused')) refuse(422, 'EMAIL_INVALID')
			if (people.length === 1 && is('a batch of one is refused')) refuse(422, 'BATCH_SMALL')
			const isBad = (each: Json): boolean =>
				!text(each?.email).includes('@') || (each.addBalance !== undefined && typeof each.addBalance !== 'number')
			const bad = people.findIndex(isBad)
			if (bad >= 0) {
				if (bad > 0 && is('a refused batch keeps its first half'))
					for (const each of people.slice(0, bad)) keepPerson(collection, each, body)
				if (!is('open: people without an e-mail are skipped')) refuse(400, 'PERSON_INVALID')
			}
			const known = people.map((each) => collection.people.find((one: Json) => fold(one.email) === fold(each.email)))
			if (known.some((each) => each !== undefined) && is('open: somebody known is refused')) refuse(409, 'PERSON_KNOWN')
			const elsewhere = collections.filter((each) => each !== collection).flatMap((each) => each.people)
			const isElsewhere = people.some(({ email }) => elsewhere.some((each: Json) => fold(each.email) === fold(email)))
			if (isElsewhere && is('open: an e-mail is known in one store alone')) refuse(409, 'PERSON_KNOWN')
			const taken = collection.people.length
			return () => {
				if (collection.people.length > taken && is('two batches at once lose the first'))
					collection.people.splice(taken)
				let given = people.filter((each) => !isBad(each))
				if (given.length > 1 && is('the first of a batch alone is created')) given = given.slice(0, 1)
				if (given.length > 1 && is('the last of a batch is not created')) given = given.slice(0, -1)
				if (given.length > 10 && is('ten of a batch are created')) given = given.slice(0, 10)
				const created = given.map((each, at) =>
					keepPerson(collection, each, body, { at, people: given, known: known[at] }),
				)
				const shown = is('open: lists are the other way round') ? created.reverse() : created
				if (is('created people are wrapped')) return { people: shown.map(showCreated) }
				return shown.map(showCreated)
			}
		},

		'list-people': (call) => {
			const { body } = call
			const collection = findCollection(state, call, body.collectionId, 'list-people')
			let emails = body.emails?.map(fold)
			if (is('open: e-mails filter nothing')) emails = undefined
			let people = collection.people.filter((each: Json) => emails === undefined || emails.includes(fold(each.email)))
			if (emails !== undefined && people.length < emails.length && is('open: a list of unknown e-mails is refused'))
				refuse(404, 'PERSON_UNKNOWN')
			const company = collections.filter((each) => each.companyId === collection.companyId)
			if (company.length > 1 && is('people of a company are in each of its stores'))
				people = company
					.flatMap((each) => each.people)
					.filter((each: Json) => emails === undefined || emails.includes(fold(each.email)))
			if (collections.length > 1 && is('people of every store are listed'))
				people = collections.flatMap((each) => each.people)
			const strangers = collections
				.flatMap((each) => (each === collection ? [] : each.people))
				.filter((each: Json) => emails?.includes(fold(each.email)))
			if (people.length === 0 && strangers.length > 0 && is('an e-mail of another store gives its person'))
				people = strangers
			if (emails?.length > 1 && is('the first of listed e-mails alone counts'))
				people = people.filter((each: Json) => fold(each.email) === emails[0])
			if (emails?.length === 1 && is('one e-mail lists nobody')) people = []
			if (people.length > 1 && is('the last person is not listed')) people = people.slice(0, -1)
			if (is('people without a balance are not listed')) people = people.filter(({ balance = 0 }: Json) => balance > 0)
			if (people.length > 0 && is('a person is listed twice')) people = [...people, people[0]]
			if (is('open: lists are the other way round')) people = [...people].reverse()
			if (is('open: people come in pages of three')) people = people.slice(0, 3)
			if (people.length > 10 && is('open: people come in pages of ten')) people = people.slice(0, 10)
			if (is('open: people are sorted by e-mail'))
				people = [...people].sort((a, b) => (fold(a.email) < fold(b.email) ? -1 : 1))
			return people.map(showPerson)
		},

		reward: (call) => {
			const { body } = call
			const collection = findCollection(state, call, body.collectionId, 'reward')
			const isGifts = collection.rewardType === 'Gifts'
			let { amount } = body
			if (typeof amount !== 'number') refuse(400, 'AMOUNT_MISSING')
			if (isGifts && !Number.isInteger(amount)) refuse(422, 'AMOUNT_FRACTION')
			if (amount <= 0 && is('open: a reward of nothing is refused')) refuse(422, 'AMOUNT_INVALID')
			let emails: string[] = (body.emails ?? []).map(fold)
			if (emails.length > 1 && is('the first of those who are rewarded gets it')) emails = emails.slice(0, 1)
			if (emails.length > 1 && is('the last of those who are rewarded gets it')) emails = emails.slice(-1)
			let people: Json[] = collection.people.filter((each: Json) => emails.includes(fold(each.email)))
			if (people.length < new Set(emails).size && is('open: a reward to a stranger is refused'))
				refuse(404, 'PERSON_UNKNOWN')
			const numAffectedPeople = is('strangers count among those who are rewarded')
				? emails.length
				: is('everybody in the store counts among those who are rewarded')
					? collection.people.length
					: is('the number of those who are rewarded is the amount')
						? amount
						: people.length
			const mark = JSON.stringify([emails, amount])
			if (collection.lastReward === mark && is('a reward that was just given is not given again')) amount = 0
			collection.lastReward = mark
			if (people.some(({ balance = 0 }) => balance === 0) && is('a reward does not start a balance'))
				people = people.filter(({ balance = 0 }) => balance > 0)
			if (isGifts && is('gifts are rewarded in the first store')) people = collections[0].people.slice(0, people.length)
			if (is('everybody in the store is rewarded')) people = collection.people
			if (people.length > 1 && is('a reward is shared')) amount = round(amount / people.length)
			if (people.length > 1 && amount !== Math.round(amount) && is('the cents of a reward for several are lost'))
				amount = Math.floor(amount)
			if (amount !== Math.round(amount) && is('a reward is rounded')) amount = Math.round(amount)
			if (amount > 100 && is('a reward is 100 at most')) amount = 100
			if (isGifts && is('gifts are not rewarded')) amount = 0
			if (is('a reward is not kept')) amount = 0
			if (is('a reward is given twice')) amount *= 2
			if (is('open: who is named twice is rewarded twice')) {
				people = emails.flatMap((email) => people.filter((each) => fold(each.email) === email))
			}
			if (is('the same e-mails in all stores are rewarded')) {
				people = collections.flatMap((each) => each.people).filter((each: Json) => emails.includes(fold(each.email)))
			}
			const before = new Map(people.map((each) => [each, each.balance ?? 0]))
			return () => {
				for (const person of people) {
					const balance = is('two rewards at once count once') ? (before.get(person) ?? 0) : (person.balance ?? 0)
					person.balance =
						is('a reward replaces the balance') || (isGifts && balance > 0 && is('gifts replace those before'))
							? amount
							: round(balance + amount)
				}
				return { numAffectedPeople }
			}
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

	function showOrder({ order }: Json): Json {
		const isGifts = collections.some(
			({ rewardType, orders }) => rewardType === 'Gifts' && orders.some((each: Json) => each.order === order),
		)
		const shown = structuredClone(order)
		if (is('an order is of the instant when it is listed')) shown.createdAt = wasAt()
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

	function keepPerson(collection: Json, given: Json, body: Json, batch: Json = { at: 0, people: [given] }): Json {
		const { addBalance, ...fields } = given
		let own = addBalance
		if (addBalance !== undefined && is('addBalance is not given')) own = undefined
		if (addBalance !== undefined && batch.at > 0 && is('addBalance of the first goes to all'))
			own = batch.people[0].addBalance
		let amount = body.amount
		if (amount !== undefined && is('amount is not given')) amount = undefined
		if (amount !== undefined && batch.at > 0 && is('the first of a batch gets the amount')) amount = undefined
		if (amount !== undefined && batch.people.length > 1 && is('the amount is shared'))
			amount = round(amount / batch.people.length)
		let reward = own ?? amount ?? 0
		if (own !== undefined && amount !== undefined) {
			if (is('open: amount and addBalance are added up')) reward = own + amount
			if (is('open: amount comes before addBalance')) reward = amount
			if (is('open: amount and addBalance together are refused')) refuse(400, 'BOTH')
		}
		if (own === undefined && amount === undefined && is('open: people start with 25')) reward = 25
		if (reward !== Math.round(reward) && is('the first balance is rounded')) reward = Math.round(reward)
		const namesake = collection.people.find(
			({ firstName, lastName, email }: Json) =>
				firstName === given.firstName && lastName === given.lastName && fold(email) !== fold(given.email),
		)
		if (namesake !== undefined && is('people of one name are one')) return namesake
		const now = collection.people.find((each: Json) => fold(each.email) === fold(given.email))
		const known =
			now !== undefined && is('open: somebody known becomes a second person')
				? undefined
				: now !== undefined &&
						batch.known === undefined &&
						batch.at === 0 &&
						is('the same e-mail twice at once makes two people')
					? undefined
					: now
		const id =
			collection.people.length > 0 && is('every new person has the id of the last')
				? collection.people.at(-1).id
				: makeId()
		const person = known ?? { id, balance: 0 }
		if (known !== undefined && is('open: somebody known stays as they are')) return known
		if (known !== undefined && is('open: somebody known keeps the balance')) reward = 0
		Object.assign(person, fields, { balance: round(person.balance + reward) })
		if (batch.at > 0 && is('people of a batch have the days of the first'))
			Object.assign(person, { birthDate: batch.people[0].birthDate, startDate: batch.people[0].startDate })
		if (batch.at > 0 && is('people of a batch have the name of the first'))
			Object.assign(person, { firstName: batch.people[0].firstName, lastName: batch.people[0].lastName })
		if (known === undefined && is('people are created in every store'))
			for (const each of collections) if (each !== collection) each.people.push({ ...person })
		for (const name of ['firstName', 'lastName', 'externalId'])
			if (name in person) person[name] = keepText(is, person[name])
		if (is('open: e-mails are kept in small letters')) person.email = fold(person.email)
		if (text(person.email).length > 30 && is('e-mails are cut at 30 characters'))
			person.email = person.email.slice(0, 30)
		if (text(person.email).includes('.') && is('e-mails lose the full stops before the @'))
			person.email = person.email.replace(/\.(?=.*@)/g, '')
		if (/^\d+$/.test(text(person.externalId)) && is('external ids of people that are digits are numbers'))
			person.externalId = Number(person.externalId)
		if (batch.at > 0 && is('people of a batch have the external id of the first'))
			person.externalId = batch.people[0].externalId
		if (text(person.email).includes('+') && is('e-mails lose what follows a plus'))
			person.email = person.email.replace(/\+[^@]*/, '')
		if (known === undefined && !is('people are not kept')) collection.people.push(person)
		return person
	}

	function showCreated({ id, firstName, lastName, email }: Json): Json {
		const [first, last] = [mangle('names of people', firstName), mangle('names of people', lastName)]
		if (is('created people have swapped names')) return { id, firstName: last, lastName: first, email }
		if (is('created people are shown without names')) return { id, email }
		return { id: is('created people have another id') ? makeId() : id, firstName: first, lastName: last, email }
	}

	function showPerson(person: Json): Json {
		const { id, firstName, lastName, email, balance = 0, birthDate, startDate, externalId } = person
		const dateOf = (date: Json): Json => {
			if (!text(date)) return undefined
			if (is('a date of a person is a day early'))
				return new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - DAY).toISOString()
			const hour = Number(date.slice(11, 13) || '0')
			if (hour >= 22 && is('a late date of a person is a day late'))
				return new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + DAY).toISOString()
			if (date.length > 10 && hour < 5 && is('an early date of a person is a day early'))
				return new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - DAY).toISOString()
			if (date.slice(5, 10) === '02-29' && is('the 29th of February is the 1st of March'))
				return `${date.slice(0, 4)}-03-01T00:00:00.000Z`
			if (date.slice(0, 4) < '1970' && is('dates before 1970 are 1970')) return '1970-01-01T00:00:00.000Z'
			if (is('open: dates of people have an offset')) return `${date.slice(0, 10)}T00:00:00+00:00`
			if (is('open: dates of people have no milliseconds')) return `${date.slice(0, 10)}T00:00:00Z`
			return `${date.slice(0, 10)}T00:00:00.000Z`
		}
		const isSwapped = is('birthDate is startDate')
		const names = { firstName: mangle('names of people', firstName), lastName: mangle('names of people', lastName) }
		return {
			id: is('people have another id in each list') ? makeId() : id,
			...names,
			...(is('every person is Ada') ? { firstName: 'Ada' } : {}),
			email,
			balance:
				balance === 0 && is('an empty balance is null')
					? null
					: balance > 0 && balance < 1 && is('a balance below one is nothing')
						? 0
						: is('the balance is that of the seed')
							? (person.seedBalance ?? balance)
							: balance,
			...(is('open: people are listed without their days')
				? {}
				: { birthDate: dateOf(isSwapped ? startDate : birthDate), startDate: dateOf(startDate) }),
			externalId:
				externalId !== undefined && is('open: people are listed without their external ids')
					? undefined
					: mangle('external ids of people', externalId),
		}
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
