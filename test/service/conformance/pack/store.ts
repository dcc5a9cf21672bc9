import type { OrderLineItem } from '../../../../src/entries/contract.ts'
import type { StateSeed } from '../../../../src/entries/model.ts'

export const START = Date.parse('2026-01-31T09:30:00Z')

const id = (kind: number, number: number): string => `5b0a1f7e-000${kind}-4000-8000-${String(number).padStart(12, '0')}`

/** What some services can't write. */
const UNUSUAL = 'Größe “S” – Été & <b>fête</b> 🎁 ﬁt'
const LONG = `<p>${'Pressed à la main from old cups, and washed by hand. '.repeat(12)}</p>`

const LINE = {
	id: 'line-1',
	title: "Thé d'été &amp; <b>café</b>, the mug that keeps it hot",
	productTitle: "Thé d'été &amp; <b>café</b>, the mug that keeps it hot",
	variantTitle: 'White',
	productId: 'mug',
	variantId: 'mug-white',
	quantity: 2,
	price: 14.5,
	retailPrice: 20.4,
	image: { url: 'https://images.test/mug.png', aspectRatio: 1 },
}
const DATE = {
	month: 5,
	monthPadded: '05',
	year: 1984,
	decade: '1980s',
	years: 84,
	yearsPadded: '84',
	hundreds: '19',
	zodiac: 'Gemini',
	ordinal: '41st',
	elapsed: '41 years',
	elapsedYears: '41',
} as const
const PERSONAL_LINE = {
	...LINE,
	id: 'line-2',
	title: 'Jar',
	productTitle: 'Jar',
	variantTitle: 'One size',
	productId: 'jar',
	variantId: 'jar-1',
	quantity: 1,
	price: 19.8,
	personalizations: {
		name: {
			first: 'Zoë',
			last: "D'Angelo",
			firstNameInitials: 'Z',
			lastNameInitials: 'D',
			initials: 'ZD',
			firstPossessive: "Zoë's",
		},
		anniversary: DATE,
		birth: DATE,
		work: { department: 'Forschung & Entwicklung', location: 'Zürich' },
	},
	sha: 'a1b2c3',
}

const orderOf = (number: number, createdAt: string, orderLineItems: readonly OrderLineItem[] = []) => ({
	userId: id(2, 1 + (number % 3)),
	order: {
		id: id(3, number),
		createdAt,
		orderNumber: `10${number}`,
		externalId: number % 2 === 0 ? null : `00${number}-é`,
		user: {
			externalId: ['007-é', null, 'hr-3'][number % 3] ?? null,
			email: `${['smith', 'dangelo', 'li'][number % 3]}@mail.test`,
		},
		orderLineItems,
	},
})

const person = (at: number, firstName: string, lastName: string, name: string, balance: number, more: object = {}) => ({
	id: id(2, at),
	firstName,
	lastName,
	email: `${name}@mail.test`,
	balance,
	...more,
})

/** The data of the service: two companies with two stores each, of credits and of gifts, with people, products and orders. */
export const SEED = {
	clients: [
		{ clientId: 'demo', clientSecret: 'demo-Secret-1', companyIds: ['acme'] },
		{ clientId: 'partner', clientSecret: 'partner-Secret', isPartner: true, companyIds: ['acme', 'umbra'] },
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
			shown: {
				title: 'Crédits & <i>more</i>',
				status: 'Active',
				slug: 'credits',
				image: 'https://images.test/store.png',
				imageMobile: 'https://images.test/store-mobile.png',
				description: 'For the <b>team</b>',
				personalizationsUsed: ['name'],
			},
			people: [
				person(1, 'Ada', 'Smith', 'smith', 500, {
					externalId: '007-é',
					birthDate: '1984-05-27T00:00:00.000Z',
					startDate: '2020-02-29T00:00:00.000Z',
				}),
				person(2, 'Zoë', "D'Angelo", 'dangelo', 40.57, { birthDate: '1960-12-31T00:00:00.000Z' }),
				person(3, '丽', 'Li &amp; 🎉', 'li', 1000, { externalId: 'hr-3' }),
				person(4, 'Ana María', 'de la Cruz', 'cruz', 0),
			],
			products: [
				{
					product: {
						id: 'mug',
						title: "Thé d'été &amp; <b>café</b>, the mug that keeps it hot",
						model: 'M-1',
						brand: 'Cup & Co.',
						slug: 'mug',
						status: 'Active',
						description: LONG,
						descriptionV2: 'Pressed from old cups, and washed by hand.',
						isInStock: true,
						isDiscontinued: false,
						notes: 'Fragile',
						featuredImage: {
							url: 'https://images.test/mug.png',
							lowResUrl: 'https://images.test/mug-s.png',
							width: 900,
							height: 900,
						},
						tags: [{ name: 'kitchen' }],
						options: [{ name: 'size', values: [{ title: 'White', colorCode: '#fff', colorCode2: '#fff' }] }],
						variants: [
							{
								id: 'mug-white',
								title: 'White',
								price: 14.5,
								retailPrice: 20.4,
								isAvailableForSale: true,
								options: [{ name: 'size', value: { title: 'White', colorCode: '#fff', colorCode2: '#fff' } }],
								images: [
									{
										url: 'https://images.test/mug.png',
										lowResUrl: 'https://images.test/mug-s.png',
										width: 900,
										height: 900,
									},
								],
							},
							{ id: 'mug-black', title: 'Black', price: 15.25, retailPrice: 21 },
							{ id: 'mug-tiny', title: 'Tiny', price: 9.99, retailPrice: 12 },
						],
						priceRange: { minVariantPrice: 9.99, maxVariantPrice: 15.25 },
						retailPriceRange: { minVariantPrice: 12, maxVariantPrice: 21 },
						priceDeltaByCountry: { BR: 6, DE: 2.25, JP: -1 },
						sizeChartTable: '<table><tr><td>M</td></tr></table>',
						sizeChartImages: [{ url: 'https://images.test/chart.png', width: 300, height: 200 }],
						errors: {
							hasLowResolutionElements: false,
							hasNonCmykElements: false,
							hasBaseProductIssue: false,
							hasNonBlackAndWhiteElements: false,
							isBlank: false,
							hasOldPrintAreas: false,
						},
						customFields: { shelf: 7 },
					},
					translations: {
						'fr-FR': { title: 'Tasse', description: '<p>Une tasse</p>' },
						'fr-CA': { title: 'Tasse du Québec' },
						'es-ES': { title: 'Taza' },
						'es-MX': { title: 'Taza de México' },
						'en-GB': { title: 'Cup' },
						'en-AU': { title: 'Mug, mate' },
					},
				},
				{
					id: 'tee',
					title: UNUSUAL,
					status: 'Active',
					hiddenAt: '2026-01-20T00:00:00.000Z',
					variants: [
						{ id: 'tee-m', title: 'M', price: 29.99 },
						{ id: 'tee-l', title: 'L', price: 31 },
					],
					shippingRegions: [
						{ countryName: 'Russia', countryCode: 'RU', isBlacklisted: true },
						{ countryCode: 'IN', denyCheckout: true },
						{ countryCode: 'FR', isBlacklisted: false, denyCheckout: false },
						{ countryName: 'Australia', isBlacklisted: true },
						{
							countryCode: 'US',
							denyCheckout: true,
							provinces: [
								{ provinceName: 'Hawaii', provinceCode: 'HI' },
								{ provinceName: 'Alaska', provinceCode: 'AK' },
							],
						},
						{
							countryCode: 'CA',
							isBlacklisted: true,
							provinces: [
								{ provinceName: 'Yukon' },
								{ provinceCode: 'NU' },
								{ provinceName: 'Québec', provinceCode: 'QC' },
							],
						},
					],
				},
				{ id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar-1', title: 'One size', price: 19.8 }] },
				{ id: 'lid', title: 'Lid', isPersonalized: true, variants: [{ id: 'lid-1', title: 'One size', price: 0.05 }] },
			],
			orders: [
				orderOf(1, '2025-12-31T23:59:59.999Z', [LINE]),
				orderOf(2, '2026-01-10T00:00:00Z'),
				orderOf(3, '2026-01-10T23:59:59Z', [LINE, PERSONAL_LINE]),
				orderOf(4, '2026-01-12T12:00:00Z'),
				orderOf(5, '2026-01-14T00:30:00Z'),
				orderOf(6, '2026-01-20T15:45:00Z'),
			],
		},
		{
			id: id(1, 3),
			companyId: 'acme',
			rewardType: 'Coins',
			shown: { title: 'Second store', status: 'Draft', slug: 'second' },
			people: [person(11, 'Ada', 'Smith', 'smith', 70), person(12, 'Ole', 'Ås', 'as', 12)],
			products: [
				{
					id: 'cup',
					title: 'Cup',
					creationStatus: 'Pending',
					variants: [{ id: 'cup-1', title: 'One size', price: 7.4 }],
				},
			],
		},
		{
			id: id(1, 2),
			companyId: 'umbra',
			rewardType: 'Gifts',
			shown: { title: 'Gifts', status: 'Active', slug: 'gifts' },
			people: [person(9, 'Bo', 'Berg', 'berg', 3), person(10, 'Eva', 'Øst', 'ost', 20)],
			products: [
				{ id: 'pen', title: 'Pen', isPersonalized: true, variants: [{ id: 'pen-blue', title: 'Blue', price: 5 }] },
				{ id: 'bag', title: 'Bag', variants: [{ id: 'bag-1', title: 'One size', price: 9 }] },
			],
			orders: [
				{
					userId: id(2, 9),
					order: {
						id: id(3, 20),
						createdAt: '2026-01-09T08:00:00Z',
						orderNumber: '120',
						externalId: null,
						orderLineItems: [],
					},
				},
			],
		},
	],
	templates: [{ id: 'cap', title: 'Cap', variants: [{ id: 'cap-1', title: 'One size', price: 12 }] }],
} satisfies StateSeed
