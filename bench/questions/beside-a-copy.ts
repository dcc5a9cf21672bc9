/** Tasks that no other package does. The peer copies the input by way of JSON, which shows how fast the machine is. */
import {
	applyPriceDelta,
	buildOrder,
	derivePersonalization,
	indexProducts,
	type OrderFacts,
	type OrderInput,
} from '../../src/entries/index.ts'
import { createState, step } from '../../src/entries/model.ts'
import { type Contestant, defineQuestion, many, type Random } from '../harness.ts'
import { makeOrder, products } from '../orders.ts'

const COUNT = 4000
const NOW = '2026-01-31T09:30:00Z'
const ORDERS = 100_000
/** A balance that pays for all orders. */
const PLENTY = 1e9
const PERSON = { firstName: 'Ann', lastName: 'Lee', email: 'ann@mail.test' }

const copy: Contestant<unknown> = {
	name: 'a copy by JSON',
	run: (input) => JSON.parse(JSON.stringify(input)) as unknown,
}

/** The products of `orders.ts` with pictures and retail prices. Half of the destinations have a delta. */
const priced = products.map((product, at) => ({
	...product,
	featuredImage: { url: `https://img.test/${at}.png`, width: 800, height: 600 },
	variants: product.variants.map((each) => ({
		...each,
		title: each.id,
		price: each.price + 0.15,
		retailPrice: 95.95,
	})),
	priceDeltaByCountry: { CA: 3.5, DE: 2.25, AU: 8 } as Readonly<Record<string, number>>,
}))
const facts: OrderFacts = {
	products: indexProducts(priced),
	collection: { rewardType: 'Coins', paymentCheckout: true },
	balance: 100,
}

const drafts = many(COUNT, (random) => makeOrder(random, false))

/**
 * Places each order in the state after the previous order. At the start, the store already has some orders. Each round begins again with this state.
 */
function placeIn(count: number): (order: OrderInput) => unknown {
	const client = { clientId: 'demo', clientSecret: 'secret' }
	const orders = Array.from({ length: count }, (_, at) => ({
		userId: 'ann',
		order: { id: `order-${at}`, createdAt: '2026-01-10T12:00:00Z', orderNumber: `${at}`, orderLineItems: [] },
	}))
	const people = [{ ...PERSON, id: 'ann', balance: PLENTY }]
	const store = { id: 'store', rewardType: 'Coins' as const, products: priced, people, orders }
	const body = { ...client, grantType: 'clientCredentials' }
	const signedIn = step(
		createState({ clients: [client], collections: [store] }),
		{ operation: 'create-tokens', body },
		NOW,
	)
	const authorization = `Bearer ${(signedIn.answer.body as { accessToken: string }).accessToken}`
	let { state } = signedIn
	let placed = 0
	return (order) => {
		if (placed++ % COUNT === 0) state = signedIn.state
		const request = { operation: 'place-order', authorization, parameters: { collectionId: 'store' } } as const
		const next = step(state, { ...request, body: { ...order, user: PERSON } }, NOW)
		state = next.state
		return next.answer
	}
}

const day = (random: Random, firstYear: number, years: number): string =>
	`${firstYear + random.integer(years)}-0${1 + random.integer(9)}-${10 + random.integer(19)}`

export const questions = [
	defineQuestion<{ readonly product: (typeof priced)[number]; readonly countryCode: string }>({
		name: 'money-product',
		title: 'A product of six variants with the delta of a country in its prices',
		inputs: many(COUNT, (random) => ({
			product: { ...random.pick(priced), id: random.digits(9) },
			countryCode: random.pick(['CA', 'DE', 'AU', 'BR', 'JP', 'FR']),
		})),
		contestants: [
			{ name: 'orderwright', run: ({ product, countryCode }) => applyPriceDelta(product, countryCode) },
			copy,
		],
	}),
	defineQuestion({
		name: 'build-order',
		title: 'Build one whole order: judge, price, pay and explain it, with the body to place it',
		inputs: drafts,
		contestants: [{ name: 'orderwright', run: (draft) => buildOrder({ ...draft, person: PERSON }, facts) }, copy],
		// Few answers are kept, because a server drops an answer after sending it.
		keeps: 64,
		notes: (all) => [
			`${all.filter((draft) => buildOrder(draft, facts).status === 'valid').length} of ${all.length} orders can be built`,
		],
	}),
	defineQuestion({
		name: 'place-order',
		title: 'Place one order in the reference model, and keep the state after it',
		inputs: drafts,
		contestants: [
			{ name: 'orderwright, a store without orders', run: placeIn(0) },
			{ name: `orderwright, a store of ${ORDERS.toLocaleString('en')} orders`, run: placeIn(ORDERS) },
			copy,
		],
		keeps: 64,
		notes: () => [
			'the model should take 10,000 orders a second (100,000 ns for one), and 5,000 (200,000 ns) with 100,000 orders in its state',
		],
	}),
	defineQuestion<Parameters<typeof derivePersonalization>[0]>({
		name: 'personalization',
		title: 'All personalization fields of a person',
		inputs: many(COUNT, (random) => ({
			firstName: random.pick(['Mary-Jane', 'James', 'Anna', 'José', 'Zoë', 'Robert', '小龙']),
			lastName: random.pick(['Smith', 'van der Berg', "O'Neil", 'Müller', 'Lee', '李']),
			department: random.pick(['Sales', 'R&D', 'Support']),
			location: random.pick(['Lisbon', 'São Paulo', 'Leeds']),
			startDate: day(random, 2010, 16),
			birthDate: day(random, 1950, 50),
		})),
		contestants: [
			{ name: 'orderwright', run: (person) => derivePersonalization(person, { asOf: '2026-11-20' }) },
			copy,
		],
	}),
]
