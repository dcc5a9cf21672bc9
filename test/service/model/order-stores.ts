import type { ServiceRequest } from '../../../src/entries/model.ts'
import { address, DETAILS, user } from './ordering.ts'
import { type ask, CLIENT, open } from './store.ts'

export const products = [
	{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', title: 'S', price: 14.5 }], priceDeltaByCountry: { DE: 1.25 } },
	{ id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 9 }] },
	{
		id: 'pen',
		isDiscontinued: true,
		variants: [{ id: 'pen-1', price: 1 }],
		shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }],
	},
]
export const ZOE = '8a0c1b9e-5d0e-4c37-9d8a-3f7f7f0a1c11'
export const people = [{ id: ZOE, firstName: 'Zoë', email: 'zoe@mail.test', balance: 50, externalId: 'e-1' }]
export const collection = { companyId: 'own', products, people }
export const store = open({
	companies: [{ id: 'own' }, { id: 'theirs' }],
	clients: [{ ...CLIENT, companyIds: ['own'] }],
	collections: [
		{ ...collection, id: 'coins', rewardType: 'Coins' },
		{ ...collection, id: 'cards', rewardType: 'Coins', paymentCheckout: true },
		{ ...collection, id: 'gifts', rewardType: 'Gifts' },
		{ ...collection, id: 'bare', products: products.slice(0, 1) },
		{ ...collection, id: 'hidden', companyId: 'theirs', rewardType: 'Coins' },
	],
})

export const order = (quantity: number, more: object = {}): object => ({
	user,
	address,
	orderItems: [{ variantId: 'mug-s', quantity }],
	...DETAILS,
	...more,
})
export const place = (body: object, collectionId = 'coins'): ServiceRequest => ({
	operation: 'place-order',
	parameters: { collectionId },
	body,
})
export const validate = (body: object, collectionId = 'coins'): ServiceRequest => ({
	...place(body, collectionId),
	operation: 'validate-order',
})

export const list = (filter: unknown, collectionId = 'coins', more: object = {}): ServiceRequest => ({
	operation: 'list-orders',
	parameters: { collectionId },
	body: { filter, ...more },
})
export const jar = { orderItems: [{ variantId: 'jar-1', quantity: 1 }] }
export const balanceIn = (step: ReturnType<typeof ask> | undefined, collectionId = 'coins'): unknown =>
	step?.state.collections.find(({ id }) => id === collectionId)?.people[0]?.balance

/** Orders that any service rejects, by clause (validate-order.1 to .5, the tax number rules). */
export const REFUSED: readonly (readonly [string, object, string])[] = [
	[
		'a province of another country',
		{
			address: { ...address, countryCode: 'US', province: 'Bavaria', zip: '94111' },
			shouldValidateProvinceCode: true,
		},
		'address.province.unknown',
	],
	[
		'a country that the variant is closed to',
		{
			address: { ...address, countryCode: 'RU', zip: '101000', provinceCode: 'MOW', phone: '+74951234567' },
			orderItems: [{ variantId: 'pen-1', quantity: 1 }],
		},
		'order.shipping.country-closed',
	],
	['a phone that is none', { address: { ...address, phone: '12' } }, 'address.phone.invalid'],
	['a zip that is none', { address: { ...address, zip: '1055' } }, 'address.zip.invalid'],
	[
		'no tax number in Italy',
		{ address: { countryCode: 'IT', provinceCode: 'RM', zip: '00118', phone: '06 6982' } },
		'tax-number.missing',
	],
	[
		'a CPF without its points',
		{
			address: { countryCode: 'BR', provinceCode: 'SP', zip: '01310-200', phone: '(11) 3149-5959' },
			taxNumber: '52998224725',
		},
		'tax-number.format',
	],
]
