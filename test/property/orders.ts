import fc from 'fast-check'
import type { OrderInput, Product } from '../../src/entries/index.ts'

/** Places whose zip, phone and province agree, and some where they don't. */
const ADDRESSES = [
	{
		countryCode: 'US',
		address1: '1 Main St',
		provinceCode: 'CA',
		city: 'San Francisco',
		zip: '94111',
		phone: '(415) 983-8030',
	},
	{
		countryCode: 'us',
		address1: '1 Main St',
		province: 'Hawaii',
		city: 'Honolulu',
		zip: '96813',
		phone: '808 586 0034',
	},
	{ countryCode: 'US', address1: '1 Main St', provinceCode: 'OK', city: 'Austin', zip: '78701', phone: '512-974-2000' },
	{
		countryCode: 'US',
		address1: '1 Main St',
		province: 'Californa',
		city: 'San Francisco',
		zip: '941ll',
		phone: '415 983 8030',
	},
	{
		country: 'Canada',
		address1: '1 Main St',
		provinceCode: 'on',
		city: 'Ottawa',
		zip: 'k1aoa9',
		phone: '613 992 4793',
	},
	{
		country: 'Brasil',
		address1: '1 Main St',
		province: 'São Paulo',
		city: 'São Paulo',
		zip: '01310200',
		phone: '(11) 3149-5959',
	},
	{
		countryCode: 'MX',
		address1: '1 Main St',
		province: 'Jalisco',
		city: 'Guadalajara',
		zip: '44100',
		phone: '33 3837 4400',
	},
	{ countryCode: 'IT', address1: '1 Main St', provinceCode: 'RM', city: 'Roma', zip: '00186', phone: '06 0608' },
	{
		countryCode: 'KR',
		address1: '1 Main St',
		province: '서울특별시',
		city: '서울',
		zip: '04524',
		phone: '02-731-2120',
	},
	{ countryCode: 'CN', address1: '1 Main St', province: '北京市', city: '北京', zip: '100080', phone: '010 8266 8266' },
	{
		countryCode: 'FR',
		address1: '1 Main St',
		country: 'Frankreich',
		city: 'Paris',
		zip: 'F-75005',
		phone: '01 44 32 18 00',
	},
	{ countryCode: 'FR', address1: '1 Main St', city: 'Bordeaux', zip: '3300', phone: '05 56 00' },
	{
		countryCode: 'JP',
		address1: '1 Main St',
		province: '東京都',
		city: '千代田区',
		zip: '〒1000001',
		phone: '03-3213-1111',
	},
	{ countryCode: 'GB', address1: '', city: 'Croydon', zip: 'CRX 2YR', phone: '020 8726 6000' },
	{ countryCode: 'HK', address1: '1 Main St', city: 'Hong Kong', province: 'Kowloon', zip: '', phone: '2721 0116' },
	{ countryCode: 'CN', address1: '1 Main St', province: 'Hong Kong', city: 'Hong Kong', zip: '', phone: '2721 0116' },
	{ countryCode: 'XX', address1: '1 Main St', city: 'Nowhere', zip: '1', phone: '' },
] as const

const TAX_NUMBERS = [
	'529.982.247-25',
	'52998224725',
	'XOJI740919U48',
	'MAB9307148T4',
	'MRTMTT91D08F205J',
	'P123456789012',
	' ',
] as const

export const PRODUCTS: readonly Product[] = [
	{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s' }, { id: 'mug-l', isAvailableForSale: false }] },
	{
		id: 'tee',
		title: 'T-shirt',
		variants: [{ id: 'tee-m' }],
		shippingRegions: [
			{ countryCode: 'BR', isBlacklisted: true },
			{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'HI' }] },
		],
	},
]

/** The places of which nothing is to be said, each with the tax number that its country needs. */
const CLEAN = [
	{ address: ADDRESSES[0] },
	{ address: { ...ADDRESSES[1], provinceCode: 'HI' } },
	{
		address: { ...ADDRESSES[4], zip: 'K1A 0A9' },
	},
	{ address: ADDRESSES[5], taxNumber: '529.982.247-25' },
	{ address: ADDRESSES[6], taxNumber: 'XOJI740919U48' },
	{ address: ADDRESSES[7], taxNumber: 'MRTMTT91D08F205J' },
	{ address: ADDRESSES[8], taxNumber: 'P123456789012' },
	{ address: { ...ADDRESSES[10], country: 'France' } },
	{ address: ADDRESSES[12] },
] as const

/** Orders without any issue. */
const cleanOrder: fc.Arbitrary<OrderInput> = fc
	.tuple(
		fc.constantFrom(...CLEAN),
		fc.array(fc.record({ variantId: fc.constant('mug-s'), quantity: fc.integer({ min: 1, max: 9 }) }), {
			minLength: 1,
			maxLength: 4,
		}),
	)
	.map(([place, orderItems]) => ({ ...place, orderItems }))

/** Orders that are wrong in one or several ways, or not at all. */
const mixedOrder: fc.Arbitrary<OrderInput> = fc.record(
	{
		address: fc
			.tuple(
				fc.constantFrom(...ADDRESSES),
				fc.constantFrom(...ADDRESSES),
				fc.constantFrom('zip', 'phone', 'province', 'none'),
			)
			.map(([address, other, field]) =>
				field === 'none' ? address : { ...address, [field]: (other as Record<string, string>)[field] ?? '' },
			),
		orderItems: fc.array(
			fc.record({
				variantId: fc.constantFrom('mug-s', 'mug-l', 'tee-m'),
				quantity: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.constantFrom(0, -1, 1.5)),
			}),
			{ maxLength: 4 },
		),
		taxNumber: fc.constantFrom(...TAX_NUMBERS),
		shouldValidateProvinceCode: fc.boolean(),
		companyId: fc.constantFrom('', 'c'),
	},
	{ requiredKeys: ['address', 'orderItems'] },
)

/** Orders as shoppers and integrators send them: half of them without any issue. */
export const anyOrder: fc.Arbitrary<OrderInput> = fc.oneof(cleanOrder, mixedOrder)
