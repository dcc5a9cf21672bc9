import type { ServiceRequest, StateSeed } from '../../../src/entries/model.ts'
import { open, type Store } from './store.ts'

export { first, success } from './store.ts'

/** A store with a mug and two personalized products, and two people who order there. */
export const ZOE = '5b0a1f7e-0002-4000-8000-000000000001'
export const mug = { id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 5 }], priceDeltaByCountry: { CA: 1 } }
export const jar = { id: 'jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 5 }] }
export const vase = { id: 'vase', isPersonalized: true, variants: [{ id: 'vase-1', price: 5 }] }
export const zoe = {
	id: ZOE,
	firstName: 'Zoë',
	lastName: 'Maes',
	email: 'zoe@mail.test',
	balance: 50,
	externalId: 'e-1',
	birthDate: '1984-02-28',
}
export const al = { id: 'al', email: 'Al@mail.test', balance: 50 }
export const products = [mug, jar, vase]
export const inStore = (fields: object = {}): Store =>
	open({ collections: [{ id: 'coins', rewardType: 'Coins', products, people: [zoe, al], ...fields }] } as StateSeed)
export const store = inStore()
export const address = {
	address1: 'Platz der Republik 1',
	city: 'Berlin',
	province: 'Berlin',
	provinceCode: 'BE',
	zip: '10557',
	country: 'Germany',
	countryCode: 'DE',
	phone: '030 901820',
}
export const canada = {
	...address,
	country: 'Canada',
	countryCode: 'CA',
	province: 'Ontario',
	provinceCode: 'ON',
	zip: 'K1A 0B1',
	phone: '+16135550123',
}
/** A line of an order. */
export const line = {
	id: 'l',
	title: 'Mug',
	productTitle: 'Mug',
	variantTitle: 'S',
	productId: 'mug',
	variantId: 'mug-s',
	quantity: 1,
	price: 5,
	retailPrice: null,
	image: { url: null },
}
export const user = { firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test' }
/** All fields of an order beside its items, its address and its user: a service may require each (D-106). */
export const DETAILS = {
	isVip: false,
	note: '',
	personalizations: {
		firstName: 'Al',
		lastName: 'Maes',
		department: 'Sales',
		location: 'Gent',
		startDate: '2020-01-10T00:00:00Z',
		birthDate: '1984-05-27T00:00:00Z',
	},
	externalId: 'x-0',
	shouldSendEmail: false,
	shouldValidateProvinceCode: false,
}
export const of = (variantId: string, quantity = 1): object => ({ orderItems: [{ variantId, quantity }] })
export const place = (more: object = {}): ServiceRequest => ({
	operation: 'place-order',
	parameters: { collectionId: 'coins' },
	body: {
		user,
		address,
		...of('mug-s'),
		...DETAILS,
		...more,
	},
})
export const PLACED = { order: { id: 'their-order', orderNumber: '7' } }
export const make = (parameters: object): ServiceRequest => ({
	operation: 'get-product',
	parameters: { collectionId: 'coins', productId: 'jar', ...parameters },
})
