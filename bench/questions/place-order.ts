import { type BuiltOrder, buildOrder, type OrderDraft, type OrderFacts } from '../../src/entries/index.ts'
import { createState, type ServiceRequest, type ServiceState, step } from '../../src/entries/model.ts'
import { asParsed, defineQuestion, type Random } from '../harness.ts'
import { PLACES } from '../orders.ts'

const NOW = '2026-01-31T09:30:00Z'
const ORDERS = 100_000
const PEOPLE = 50
/** A balance that pays for all orders. */
const PLENTY = 1e9

/** 12 products with 6 variants each. */
const products = Array.from({ length: 12 }, (_, p) => ({
	id: `product-${p}`,
	title: `Product ${p}`,
	variants: Array.from({ length: 6 }, (_, v) => ({
		id: `variant-${p}-${v}`,
		title: `Variant ${v}`,
		price: 10 + p + v / 4,
	})),
	priceDeltaByCountry: { CA: 3.5, DE: 2.25, AU: 8 },
}))
const people = Array.from({ length: PEOPLE }, (_, at) => ({
	id: `person-${at}`,
	firstName: 'Ann',
	lastName: `Lee ${at}`,
	email: `ann-${at}@mail.test`,
	balance: PLENTY,
}))

/** Returns a store that has taken some orders before. */
function openStore(count: number): { readonly state: ServiceState; readonly authorization: string } {
	const orders = Array.from({ length: count }, (_, at) => ({
		userId: `person-${at % PEOPLE}`,
		order: { id: `order-${at}`, createdAt: '2026-01-10T12:00:00Z', orderNumber: `${at}`, orderLineItems: [] },
	}))
	const client = { clientId: 'demo', clientSecret: 'secret' }
	const start = createState({
		clients: [client],
		collections: [{ id: 'store', rewardType: 'Coins', products, people, orders }],
	})
	const body = { ...client, grantType: 'clientCredentials' }
	const { state, answer } = step(start, { operation: 'create-tokens', body }, NOW)
	return { state, authorization: `Bearer ${(answer.body as { accessToken: string }).accessToken}` }
}

type Body = OrderDraft & { readonly user: { readonly email: string } }

function makeBody(random: Random): Body {
	const { taxNumber, ...place } = random.pick(PLACES)
	const address = { ...place, address1: `${random.digits(3)} Main Street`, phone: place.phone + random.digits(2) }
	const orderItems = Array.from({ length: 1 + random.integer(3) }, () => ({
		variantId: `variant-${random.integer(12)}-${random.integer(6)}`,
		quantity: 1 + random.integer(4),
	}))
	const user = { firstName: 'Ann', lastName: 'Lee', email: `ann-${random.integer(PEOPLE)}@mail.test` }
	const body = { user, address, orderItems, externalId: `order-${random.digits(6)}` }
	return taxNumber === undefined ? body : { ...body, taxNumber }
}

const INPUTS = 4000

/** Places each order in the state after the order before. The state starts anew with each round of inputs. */
function placeIn(count: number): (body: Body) => unknown {
	const { state: start, authorization } = openStore(count)
	let state = start
	let placed = 0
	return (body) => {
		if (placed++ % INPUTS === 0) state = start
		const request: ServiceRequest = {
			operation: 'place-order',
			authorization,
			parameters: { collectionId: 'store' },
			body,
		}
		const { state: next, answer } = step(state, request, NOW)
		state = next
		return answer
	}
}

const facts: OrderFacts = { products, collection: { rewardType: 'Coins' }, balance: PLENTY, now: NOW }
const build = (body: Body): BuiltOrder | null => {
	const verdict = buildOrder(body, facts)
	return verdict.status === 'valid' ? verdict.value : null
}

export const questions = [
	defineQuestion<Body>({
		name: 'place-order',
		title: 'Place one order in the reference model, and keep the state after it',
		inputs: (random) => asParsed(Array.from({ length: INPUTS }, () => makeBody(random))),
		contestants: [
			{ name: 'orderwright, a store without orders', run: placeIn(0) },
			{ name: `orderwright, a store of ${ORDERS.toLocaleString('en')} orders`, run: placeIn(ORDERS) },
			{ name: 'buildOrder alone', run: build },
		],
		// A server drops an answer after sending it.
		keeps: 64,
		notes: (bodies) => [
			`${bodies.filter((body) => build(body) !== null).length} of ${bodies.length} orders can be built`,
			'the model should take 10,000 orders a second (100,000 ns for one), and 5,000 (200,000 ns) with 100,000 orders in its state',
			`12 products with 6 variants each, ${PEOPLE} people, 1 to 3 items per order; a store grows by ${INPUTS.toLocaleString('en')} orders, then starts anew`,
		],
	}),
]
