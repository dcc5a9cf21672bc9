import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import postalCodes from 'postal-codes-js'
import { indexProducts, type OrderInput, type Product, validateOrder } from '../../src/index.ts'
import { defineQuestion, type Random } from '../harness.ts'

countries.registerLocale(english)

/** Real places: zip, phone, province and tax number belong together. */
const PLACES = [
	{ countryCode: 'US', provinceCode: 'CA', city: 'San Francisco', zip: '94111', phone: '(415) 983-80' },
	{ countryCode: 'US', provinceCode: 'NY', city: 'New York', zip: '10118', phone: '(212) 736-31' },
	{ countryCode: 'CA', provinceCode: 'ON', city: 'Ottawa', zip: 'K1A 0A9', phone: '613 992 47' },
	{ countryCode: 'GB', provinceCode: '', city: 'London', zip: 'WC1B 3DG', phone: '020 7323 82' },
	{ countryCode: 'DE', provinceCode: '', city: 'Berlin', zip: '11011', phone: '030 227321' },
	{ countryCode: 'FR', provinceCode: '', city: 'Paris', zip: '75005', phone: '01 44 32 18 ' },
	{ countryCode: 'ES', provinceCode: 'M', city: 'Madrid', zip: '28014', phone: '913 30 28 ' },
	{ countryCode: 'IT', provinceCode: 'RM', city: 'Roma', zip: '00186', phone: '06 670', taxNumber: 'MRTMTT91D08F205J' },
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
] as const

const REGION_CODES = ['RU', 'BY', 'KP', 'IR', 'SY', 'CU', 'FR', 'US']

/** 12 products, 6 variants and 8 regions each; three of the regions are closed. */
const products: readonly Product[] = Array.from({ length: 12 }, (_, p) => ({
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
const catalogue = indexProducts(products)

function makeOrder(random: Random): OrderInput {
	const place = random.pick(PLACES)
	const { countryCode, provinceCode, city, zip } = place
	const isBad = random() < 0.1
	const address = {
		address1: `${random.digits(3)} Main Street`,
		address2: '',
		city,
		provinceCode,
		zip: isBad ? `${zip}9` : zip,
		countryCode,
		phone: place.phone + random.digits(2),
	}
	const orderItems = Array.from({ length: 1 + random.integer(3) }, () => ({
		variantId: `variant-${random.integer(12)}-${random.integer(6)}`,
		quantity: 1 + random.integer(4),
	}))
	return 'taxNumber' in place ? { address, orderItems, taxNumber: place.taxNumber } : { address, orderItems }
}

const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/
const RFC = /^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/
const TAXED = new Set(['BR', 'MX', 'CN', 'IT', 'KR'])

/** What an integrator writes with the named packages: the same five checks, without provinces, which none of them knows. */
function composeNaively(order: OrderInput): { success: boolean; value: OrderInput | null } {
	const { address, orderItems, taxNumber } = order
	const country = address?.countryCode ?? ''
	if (!countries.isValid(country)) return { success: false, value: null }
	for (const { variantId, quantity } of orderItems ?? []) {
		if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1) return { success: false, value: null }
		const product = products.find((each) => each.variants?.some((variant) => variant.id === variantId))
		if (product === undefined) return { success: false, value: null }
		const isClosed = product.shippingRegions?.some(
			(region) => region.countryCode === country && (region.isBlacklisted || region.denyCheckout),
		)
		if (isClosed) return { success: false, value: null }
	}
	const phone = parsePhoneNumberFromString(address?.phone ?? '', country as 'US')
	if (!phone?.isValid()) return { success: false, value: null }
	if (postalCodes.validate(country, address?.zip ?? '') !== true) return { success: false, value: null }
	if (TAXED.has(country) && !taxNumber) return { success: false, value: null }
	if (country === 'BR' && !CPF.test(taxNumber ?? '')) return { success: false, value: null }
	if (country === 'MX' && !RFC.test(taxNumber ?? '')) return { success: false, value: null }
	return { success: true, value: { ...order, address: { ...address, phone: phone.number } } }
}

export const questions = [
	defineQuestion<OrderInput>({
		name: 'order',
		title: 'One whole order: all five checks, and the normalised order',
		inputs: (random) => Array.from({ length: 2000 }, () => makeOrder(random)),
		contestants: [
			{ name: 'orderwright, indexed', run: (order) => validateOrder(order, { products: catalogue }) },
			{ name: 'orderwright, plain list', run: (order) => validateOrder(order, { products }) },
			{ name: 'the named packages, composed', run: composeNaively },
		],
		notes: (orders) => {
			const verdicts = orders.map((order) => validateOrder(order, { products: catalogue }).status === 'valid')
			const refused = verdicts.filter((isValid) => !isValid).length
			const different = orders.filter((order, at) => composeNaively(order).success !== verdicts[at]).length
			return [
				'12 products with 6 variants and 8 regions each, 1 to 3 items an order',
				`${((100 * refused) / orders.length).toFixed(1)}% of the orders are refused`,
				`${different} of ${orders.length} orders get another verdict from the composition`,
			]
		},
	}),
]
