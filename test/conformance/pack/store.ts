import type { StateSeed } from '../../../src/model.ts'

export const START = Date.parse('2026-01-31T09:30:00Z')

const id = (kind: number, number: number): string => `5b0a1f7e-000${kind}-4000-8000-${String(number).padStart(12, '0')}`

const orderOf = (number: number, createdAt: string) => ({
	userId: id(2, 1 + (number % 3)),
	order: { id: id(3, number), createdAt, orderNumber: `10${number}`, externalId: null, orderLineItems: [] },
})

/** The data of the service: two companies, a store of credits and one of gifts, with people, products and orders of three weeks. */
export const SEED: StateSeed = {
	clients: [
		{ clientId: 'demo', clientSecret: 'demo-secret', companyIds: ['acme'] },
		{ clientId: 'partner', clientSecret: 'partner-secret', isPartner: true, companyIds: ['acme', 'umbra'] },
	],
	companies: [
		{ id: 'acme', slug: 'acme' },
		{ id: 'umbra', slug: 'umbra' },
	],
	collections: [
		{
			id: id(1, 1),
			companyId: 'acme',
			rewardType: 'Coins',
			shown: { title: 'Credits', status: 'Active' },
			people: [
				['Ada', 'Smith', 500, 'hr-1'],
				['Zoë', 'Maes', 40.5, undefined],
				['Lin', 'Li', 1000, 'hr-3'],
			].map(([firstName, lastName, balance, externalId], at) => ({
				id: id(2, at + 1),
				firstName: String(firstName),
				lastName: String(lastName),
				email: `${String(lastName).toLowerCase()}@mail.test`,
				balance: Number(balance),
				...(externalId !== undefined && { externalId: String(externalId) }),
			})),
			products: [
				{
					product: {
						id: 'mug',
						title: 'Mug',
						status: 'Active',
						description: '<p>A mug</p>',
						descriptionV2: 'A mug',
						isInStock: true,
						notes: 'Fragile',
						variants: [
							{ id: 'mug-white', title: 'White', price: 14.5, retailPrice: 20 },
							{ id: 'mug-black', title: 'Black', price: 15.25, retailPrice: 21 },
						],
						priceRange: { minVariantPrice: 14.5, maxVariantPrice: 15.25 },
						priceDeltaByCountry: { BR: 6, DE: 2.25, JP: -1 },
					},
					translations: {
						'fr-FR': { title: 'Tasse' },
						'fr-CA': { title: 'Tasse du Québec' },
						'es-ES': { title: 'Taza' },
						'es-MX': { title: 'Taza de México' },
						'en-GB': { title: 'Cup' },
						'en-AU': { title: 'Mug, mate' },
					},
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
						{ countryCode: 'IN', denyCheckout: true },
						{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceName: 'Hawaii', provinceCode: 'HI' }] },
					],
				},
				{ id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar-1', title: 'One size', price: 19.8 }] },
			],
			orders: [
				orderOf(1, '2026-01-10T00:00:00Z'),
				orderOf(2, '2026-01-10T23:59:59Z'),
				orderOf(3, '2026-01-12T12:00:00Z'),
				orderOf(4, '2026-01-14T00:30:00Z'),
				orderOf(5, '2026-01-20T15:45:00Z'),
			],
		},
		{
			id: id(1, 2),
			companyId: 'umbra',
			rewardType: 'Gifts',
			shown: { title: 'Gifts', status: 'Active' },
			people: [{ id: id(2, 9), firstName: 'Bo', lastName: 'Berg', email: 'berg@mail.test', balance: 3 }],
			products: [
				{ id: 'pen', title: 'Pen', isPersonalized: true, variants: [{ id: 'pen-blue', title: 'Blue', price: 5 }] },
				{ id: 'bag', title: 'Bag', variants: [{ id: 'bag-1', title: 'One size', price: 9 }] },
			],
		},
	],
	templates: [{ id: 'cap', title: 'Cap', variants: [{ id: 'cap-1', title: 'One size', price: 12 }] }],
}
