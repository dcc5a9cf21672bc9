import { indexProducts, type OrderInput, type ProductIndex } from '../src/entries/index.ts'
import type { Random } from './harness.ts'

interface Place {
	readonly countryCode: string
	/** An ISO 3166-2 suffix. Empty if addresses name no province. */
	readonly provinceCode: string
	readonly city: string
	readonly zip: string
	/** A phone number without its last two digits. */
	readonly phone: string
	readonly taxNumber?: string
}

/** Real places, whose zip, phone, province and tax number agree. */
export const PLACES: readonly Place[] = [
	{ countryCode: 'US', provinceCode: 'CA', city: 'San Francisco', zip: '94111', phone: '(415) 983-80' },
	{ countryCode: 'US', provinceCode: 'NY', city: 'New York', zip: '10118', phone: '(212) 736-31' },
	{ countryCode: 'CA', provinceCode: 'ON', city: 'Ottawa', zip: 'K1A 0A9', phone: '613 992 47' },
	{ countryCode: 'GB', provinceCode: '', city: 'London', zip: 'WC1B 3DG', phone: '020 7323 82' },
	{ countryCode: 'DE', provinceCode: '', city: 'Berlin', zip: '11011', phone: '030 227321' },
	{ countryCode: 'FR', provinceCode: '', city: 'Paris', zip: '75005', phone: '01 44 32 18 ' },
	{ countryCode: 'ES', provinceCode: 'M', city: 'Madrid', zip: '28014', phone: '913 30 28 ' },
	{
		countryCode: 'IT',
		provinceCode: 'RM',
		city: 'Roma',
		zip: '00186',
		phone: '06 670',
		taxNumber: 'MRTMTT91D08F205J',
	},
	{
		countryCode: 'BR',
		provinceCode: 'SP',
		city: 'São Paulo',
		zip: '01310-200',
		phone: '(11) 3149-59',
		taxNumber: '529.982.247-25',
	},
	{
		countryCode: 'MX',
		provinceCode: 'JAL',
		city: 'Guadalajara',
		zip: '44100',
		phone: '33 3837 44',
		taxNumber: 'XOJI740919U48',
	},
	{ countryCode: 'JP', provinceCode: '13', city: 'Chiyoda', zip: '100-0001', phone: '03-3213-11' },
	{ countryCode: 'AU', provinceCode: 'NSW', city: 'Sydney', zip: '2000', phone: '02 9250 71' },
]

/** A place to which no product of the catalogue ships. */
const CLOSED: Place = { countryCode: 'BY', provinceCode: 'HM', city: 'Minsk', zip: '220030', phone: '017 222 65 ' }

const REGION_CODES = ['RU', 'BY', 'KP', 'IR', 'SY', 'CU', 'FR', 'US']

/** 12 products with 6 variants and 8 regions each. The first three regions are closed. */
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

/** The defects of bad orders, besides a closed country and a missing tax number: one defect for one check. */
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
	const taxed = PLACES.filter((place) => place.taxNumber !== undefined)
	const place = defect === 'closed' ? CLOSED : random.pick(defect === 'untaxed' ? taxed : PLACES)
	const { countryCode, provinceCode, city, zip, taxNumber } = place
	const order: MutableOrder = {
		address: {
			address1: `${random.digits(3)} Main Street`,
			address2: '',
			city,
			provinceCode,
			zip,
			countryCode,
			phone: place.phone + random.digits(2),
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

/** Makes the body of a place-order request as a shop sends it: each optional field in six of ten bodies. */
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
