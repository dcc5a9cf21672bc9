import { indexProducts, type OrderInput, type ProductIndex } from '../src/entries/index.ts'
import type { Random } from './harness.ts'

/** A place. The province is empty in countries whose addresses have no province. Each order has two other last digits of the phone. */
type Place = readonly [country: string, province: string, city: string, zip: string, phone: string, taxNumber?: string]

/** Real places. The zip, phone, province and tax number of each place belong together. */
const PLACES: readonly Place[] = [
	['US', 'CA', 'San Francisco', '94111', '(415) 983-80'],
	['US', 'NY', 'New York', '10118', '(212) 736-31'],
	['CA', 'ON', 'Ottawa', 'K1A 0A9', '613 992 47'],
	['GB', '', 'London', 'WC1B 3DG', '020 7323 82'],
	['DE', '', 'Berlin', '11011', '030 227321'],
	['FR', '', 'Paris', '75005', '01 44 32 18 '],
	['ES', 'M', 'Madrid', '28014', '913 30 28 '],
	['IT', 'RM', 'Roma', '00186', '06 670', 'MRTMTT91D08F205J'],
	['BR', 'SP', 'São Paulo', '01310-200', '(11) 3149-59', '529.982.247-25'],
	['MX', 'JAL', 'Guadalajara', '44100', '33 3837 44', 'XOJI740919U48'],
	['JP', '13', 'Chiyoda', '100-0001', '03-3213-11'],
	['AU', 'NSW', 'Sydney', '2000', '02 9250 71'],
]

/** A place to which no product of the catalogue ships. */
const CLOSED: Place = ['BY', 'HM', 'Minsk', '220030', '017 222 65 ']

/** The countries of the regions. They include the countries of all places, so that an order to a place has no issue. */
const REGION_CODES = ['RU', 'BY', 'KP', ...new Set(PLACES.map(([country]) => country))]

/** 12 products with 6 variants each and the same regions. The first three regions are closed. */
export const products = Array.from({ length: 12 }, (_, p) => ({
	id: `product-${p}`,
	title: `Product ${p}`,
	status: 'Active' as const,
	isInStock: true,
	isDiscontinued: false,
	variants: Array.from({ length: 6 }, (_, v) => ({ id: `variant-${p}-${v}`, price: 10 + v, isAvailableForSale: true })),
	shippingRegions: REGION_CODES.map((countryCode, at) => ({
		countryCode,
		isBlacklisted: at < 3,
		denyCheckout: false,
		provinces: [],
	})),
}))
export const catalogue: ProductIndex = indexProducts(products)

/** The defects of bad orders, one for each check. A closed country and a missing tax number are added elsewhere. */
const DEFECTS: Readonly<Record<string, (order: MutableOrder) => void>> = {
	'a province that its country has not': ({ address }) => {
		address.provinceCode = 'Q9'
	},
	'a phone one digit short': ({ address }) => {
		address.phone = address.phone.slice(0, -1)
	},
	'a zip one digit long': ({ address }) => {
		address.zip += '9'
	},
	'a country that does not exist': ({ address }) => {
		address.countryCode = 'XX'
	},
	'a quantity of 0': ({ orderItems }) => {
		for (const item of orderItems) item.quantity = 0
	},
}

interface MutableOrder {
	address: Record<'address1' | 'address2' | 'city' | 'provinceCode' | 'zip' | 'countryCode' | 'phone', string>
	orderItems: { variantId: string; quantity: number }[]
	taxNumber?: string
}

/** Makes an order of one to three items, or of `items` items. */
export function makeOrder(random: Random, isBad: boolean, items: number = 1 + random.integer(3)): OrderInput {
	const defect = isBad ? random.pick([...Object.keys(DEFECTS), 'closed', 'untaxed']) : ''
	const taxed = PLACES.filter((place) => place.length > 5)
	const place = defect === 'closed' ? CLOSED : random.pick(defect === 'untaxed' ? taxed : PLACES)
	const [countryCode, provinceCode, city, zip, phone, taxNumber] = place
	const order: MutableOrder = {
		address: {
			address1: `${random.digits(3)} Main Street`,
			address2: '',
			city,
			provinceCode,
			zip,
			countryCode,
			phone: phone + random.digits(2),
		},
		orderItems: Array.from({ length: items }, () => ({
			variantId: `variant-${random.integer(12)}-${random.integer(6)}`,
			quantity: 1 + random.integer(4),
		})),
	}
	if (taxNumber !== undefined && defect !== 'untaxed') order.taxNumber = taxNumber
	DEFECTS[defect]?.(order)
	return order
}

const NAMES = 'Ana Bruno Chloé Dmitri Elif Farid Grace Hye-jin Mary-Jane Berg'.split(' ')

/** Makes the body of a place-order request as a shop sends it. Six of ten bodies have each optional field. */
export function makeRequest(random: Random, isBad: boolean) {
	const maybe = (field: object): object => (random() < 0.6 ? field : {})
	const name = { firstName: random.pick(NAMES), lastName: random.pick(NAMES) }
	const date = (decade: string): string => `${decade}${random.digits(1)}-0${1 + random.integer(9)}-1${random.digits(1)}`
	const dates = { startDate: `${date('201')}T00:00:00.000Z`, birthDate: `${date('198')}T00:00:00Z` }
	return {
		user: { ...name, email: `${random.digits(6)}@mail.test` },
		...makeOrder(random, isBad),
		...maybe({ note: `Leave it at door ${random.digits(2)}` }),
		...maybe({ personalizations: { ...name, ...dates, department: 'Sales', location: 'Lisbon' } }),
		...maybe({ externalId: random.digits(10) }),
		shouldSendEmail: random() < 0.5,
		shouldValidateProvinceCode: true,
	}
}
