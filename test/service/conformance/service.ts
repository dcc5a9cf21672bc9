import {
	createState,
	type ServiceAnswer,
	type ServiceRequest,
	type ServiceState,
	type StateSeed,
	step,
} from '../../../src/entries/model.ts'

const START = Date.parse('2026-01-31T09:30:00Z')

/** A store of credits and one of gifts, of two companies. The second client acts for both. */
export const SEED: StateSeed = {
	clients: [
		{ clientId: 'demo', clientSecret: 'demo-secret', companyIds: ['acme'] },
		{ clientId: 'partner', clientSecret: 'partner-secret', isPartner: true, companyIds: ['acme', 'umbra'] },
	],
	companies: [
		{ id: 'acme', slug: 'acme-store' },
		{ id: 'umbra', slug: 'umbra-store' },
	],
	collections: [
		{
			id: '5b0a1f7e-0001-4000-8000-000000000001',
			companyId: 'acme',
			rewardType: 'Coins',
			shown: { title: 'Credits', status: 'Active' },
			people: [
				{
					id: '5b0a1f7e-0002-4000-8000-000000000001',
					firstName: 'Ada',
					lastName: 'Smith',
					email: 'ada@mail.test',
					balance: 500,
				},
				{
					id: '5b0a1f7e-0002-4000-8000-000000000002',
					firstName: 'Zoë',
					lastName: 'Maes',
					email: 'zoe@mail.test',
					balance: 40.5,
				},
			],
			products: [
				{
					product: {
						id: 'mug',
						title: 'Mug',
						description: '<p>A mug</p>',
						variants: [{ id: 'mug-white', title: 'White', price: 14.5, retailPrice: 20 }],
						priceRange: { minVariantPrice: 14.5, maxVariantPrice: 14.5 },
						priceDeltaByCountry: { BR: 6, DE: 2.25, JP: -1 },
					},
					translations: { 'fr-FR': { title: 'Tasse' }, 'es-MX': { title: 'Taza' } },
				},
				{
					id: 'tee',
					title: 'T-shirt',
					variants: [
						{ id: 'tee-m', title: 'M', price: 29.99 },
						{ id: 'tee-l', title: 'L', price: 31 },
					],
					shippingRegions: [
						{ countryCode: 'RU', isBlacklisted: true },
						{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceName: 'Hawaii', provinceCode: 'HI' }] },
					],
				},
			],
			orders: ['2026-01-10T00:00:00Z', '2026-01-10T23:59:59Z', '2026-01-12T12:00:00Z', '2026-01-14T00:30:00Z'].map(
				(createdAt, index) => ({
					userId: `5b0a1f7e-0002-4000-8000-00000000000${1 + (index % 2)}`,
					order: {
						id: `order-${index + 1}`,
						createdAt,
						orderNumber: `100${index}`,
						externalId: null,
						orderLineItems: [],
					},
				}),
			),
		},
		{
			id: '5b0a1f7e-0001-4000-8000-000000000002',
			companyId: 'umbra',
			rewardType: 'Gifts',
			shown: { title: 'Gifts', status: 'Active' },
			people: [
				{
					id: '5b0a1f7e-0002-4000-8000-000000000003',
					firstName: 'Lin',
					lastName: 'Li',
					email: 'lin@mail.test',
					balance: 3,
				},
			],
			products: [
				{ id: 'pen', title: 'Pen', isPersonalized: true, variants: [{ id: 'pen-blue', title: 'Blue', price: 5 }] },
				{ id: 'bag', title: 'Bag', variants: [{ id: 'bag-1', title: 'One size', price: 9 }] },
			],
		},
	],
	templates: [{ id: 'cap', title: 'Cap', variants: [{ id: 'cap-1', title: 'One size', price: 12 }] }],
}

/** The arguments of a fault: what the service would do with a request. */
export interface Inside {
	/** The state before the request. */
	readonly state: ServiceState
	readonly request: ServiceRequest
	readonly now: string
	/** Returns the model's answer, and the state after it. */
	readonly take: (request?: ServiceRequest, state?: ServiceState, now?: string) => Taken
}

export interface Taken {
	readonly answer: ServiceAnswer
	readonly state: ServiceState
}

export type Fault = (inside: Inside) => Taken

/** A service made from the model. Its clock moves one second with each reading. */
export function serve(fault: Fault = ({ take }) => take(), seed: StateSeed = SEED) {
	let state = createState(seed)
	let time = START
	const write = (): string => new Date(time).toISOString()
	return {
		now: (): string => {
			time += 1000
			return write()
		},
		wait: (seconds: number): void => {
			time += seconds * 1000
		},
		reset: (): void => {
			state = createState(seed)
		},
		send: (request: ServiceRequest): ServiceAnswer => {
			const take: Inside['take'] = (asked = request, before = state, now = write()) => step(before, asked, now)
			const taken = fault({ state, request, now: write(), take })
			state = createState(taken.state)
			return taken.answer
		},
	}
}
