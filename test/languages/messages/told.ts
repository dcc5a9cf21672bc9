import fc from 'fast-check'
import * as bulk from '../../../src/entries/bulk.ts'
import {
	CreateTokensBody,
	ListOrdersBody,
	PlacedOrder,
	PlaceOrderBody,
	Product,
	TYPES,
} from '../../../src/entries/contract.ts'
import {
	applyPriceDelta,
	applyReward,
	buildOrder,
	checkInDayRange,
	checkTaxNumber,
	derivePersonalization,
	filterByDayRange,
	type Issue,
	type OrderFacts,
	type PolicyOptions,
	validateOrder,
} from '../../../src/entries/index.ts'
import { almost, hostileValue } from '../../property/hostile.ts'
import { anyOrder, PRODUCTS } from '../../property/orders.ts'
import { TOLD_BY_MODEL } from '../../service/model/told.ts'

const BRAZIL = {
	address1: 'Rua 1',
	city: 'São Paulo',
	countryCode: 'BR',
	provinceCode: 'SP',
	zip: '01310-200',
	phone: '(11) 3149-5959',
}
const ITEMS = [{ variantId: 'v', quantity: 2 }]
const built = (product: Product, facts: OrderFacts = {}): readonly Issue[] =>
	buildOrder(
		{ address: BRAZIL, orderItems: ITEMS, taxNumber: '529.982.247-25', person: { birthDate: '2030-01-01' } },
		{
			products: [{ id: 'p', ...product, variants: [{ id: 'v', price: 9, ...product.variants?.[0] }] }],
			collection: { rewardType: 'Coins' },
			balance: 1,
			asOf: '2026-01-01',
			...facts,
		},
		{ unlistedRegion: 'warning' },
	).issues
const placed = (address: object, order: object = {}): readonly Issue[] =>
	validateOrder(
		{ address: { ...BRAZIL, ...address }, orderItems: ITEMS, ...order },
		{},
		{ isPartner: true, maxItems: 1 },
	).issues
const deep = { a: { b: { c: {} } } }

/** At least one issue of each code that an input can produce. */
export const TOLD: readonly Issue[] = [
	...PlaceOrderBody.parse({ note: null, address: 1, orderItems: [1] }).issues,
	...ListOrdersBody.parse({ filter: { userIds: [], dateRange: { start: '2026-01-01', end: 'x' } }, page: 1 }).issues,
	...ListOrdersBody.parse({}).issues,
	...CreateTokensBody.parse({ grantType: 'password' }).issues,
	...PlaceOrderBody.parse({ orderItems: [{}, {}] }, { maxItems: 1 }).issues,
	...Product.parse({ id: null, status: 'x', hiddenAt: 'x', model: 1, variants: [{}, {}], customFields: deep }).issues,
	...Product.parse({ hiddenAt: '2026-01-01', variants: [{}, {}] }, { maxItems: 1 }).issues,
	...Product.parse({ customFields: deep }, { maxDepth: 1 }).issues,
	...PlacedOrder.parse({}).issues,
	...validateOrder({}, {}, { phone: 'most', phones: 'max' } as object as PolicyOptions).issues,
	...placed({ countryCode: '' }),
	...placed({ address1: '', city: '' }),
	...placed({ countryCode: 'XX' }),
	...placed({ country: 'Chile', province: 'Bahia', zip: '1', phone: '1' }),
	...placed({ provinceCode: 'XX', province: 'Bahia' }),
	...placed({ provinceCode: '', province: 'Ontario' }),
	...placed({ provinceCode: '', province: 'Narnia' }),
	...placed({ provinceCode: '', zip: '', phone: '' }),
	...placed({ provinceCode: '', province: 'Sao Paolo' }),
	...placed({ zip: '20040-020' }),
	...placed({ countryCode: 'DE', zip: '00000', phone: '030 901820' }),
	...placed({ countryCode: 'US', provinceCode: '' }, { shouldValidateProvinceCode: true }),
	...placed({ countryCode: 'ES', provinceCode: 'CT' }),
	...placed({ countryCode: 'CN', provinceCode: 'HK' }, { taxNumber: ' ' }),
	...placed({ countryCode: 'CN', provinceCode: '12', province: 'Zhejiang', zip: '310000' }),
	...placed({ countryCode: 'IE', provinceCode: 'KE', province: 'Kerry', zip: 'V92 HY53' }),
	...placed({ countryCode: 'UA', provinceCode: '23', province: 'Cherkasy', zip: '18000' }),
	...placed({ countryCode: 'HK' }),
	...placed({ countryCode: 'DE', provinceCode: 'BY', province: 'Bayern', zip: '10115', phone: '+4915000000' }),
	...placed({}, { taxNumber: 5, orderItems: [] }),
	...placed({}, { taxNumber: '52998224725', orderItems: [{ variantId: 'v', quantity: 0 }] }),
	...placed({}, { taxNumber: '529.982.247-26', orderItems: [...ITEMS, ...ITEMS] }),
	...placed({}, { taxNumber: '111.111.111-11' }),
	...placed({}, { taxNumber: '11.222.333/0001-81' }),
	...placed({}, { customAttributes: [{ key: 'taxNumber', value: '529.982.247-25' }] }),
	...placed({ countryCode: 'MX' }, { taxNumber: 'XAXX010101000' }),
	...placed({ countryCode: 'MX' }, { taxNumber: 'XOJI741319U48' }),
	...placed({ countryCode: 'IT' }, { taxNumber: 'x' }),
	...checkTaxNumber(5 as unknown as string, 'BR').issues,
	...built({ status: 'Draft', isDiscontinued: true, isInStock: false, variants: [{ isAvailableForSale: false }] }),
	...built({ shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }] }),
	...built({ shippingRegions: [{ countryCode: 'BR', isBlacklisted: true }] }),
	...built({ shippingRegions: new Array(10_001).fill({ countryCode: 'US' }) }),
	...built({ shippingRegions: [{ countryCode: 'BR', denyCheckout: true, provinces: [{ provinceCode: 'SP' }] }] }),
	...built({ shippingRegions: [{ countryCode: 'BR', denyCheckout: true, provinces: [{ provinceCode: 'RJ' }] }] }),
	...validateOrder(
		{ address: { ...BRAZIL, provinceCode: '' }, orderItems: ITEMS },
		{
			products: [
				{
					variants: [{ id: 'v' }],
					shippingRegions: [{ countryCode: 'BR', denyCheckout: true, provinces: [{ provinceCode: 'SP' }] }],
				},
			],
		},
	).issues,
	...built({ isPersonalized: true }, { creations: { p: { status: 'Pending' } } }),
	...built({ isPersonalized: true }, { creations: { p: { status: 'Error' } } }),
	...built({ priceDeltaByCountry: { BR: -10 } }, { collection: { rewardType: 'Gifts', paymentCheckout: true } }),
	...built({ priceDeltaByCountry: { BR: 1, US: 2 } }, { pricedFor: { p: 'US' } }),
	...built({ variants: [{ price: Number.NaN }] }),
	...built({ variants: [{ price: 9e13 }] }),
	...buildOrder({ address: BRAZIL, orderItems: ITEMS }, { products: [{ variants: [{ id: 'v' }] }] }).issues,
	...applyReward([{ email: 'a', balance: Number.NaN }], ['a', 'b'], 0, 'Coins').issues,
	...applyReward([], [], 2.5, 'Gifts').issues,
	...applyReward([], [], 2.5, 'coins' as 'Coins').issues,
	...applyReward([], [], 1e300, 'Gifts').issues,
	...derivePersonalization({ birthDate: 'x', startDate: '2030-01-01' }, { asOf: '2026-01-01' }).issues,
	...checkInDayRange('2026-01-01', { start: '2026-01-02', end: '2026-01-01T00:00:00Z' }).issues,
	...checkInDayRange('x', { start: '2026-01-02', end: '2026-01-01' }).issues,
	...filterByDayRange(7 as unknown as [], { start: '2026-01-01', end: '2026-01-01' }).issues,
	...applyPriceDelta({ variants: [{ price: 1 }], priceDeltaByCountry: { BR: -2 } }, 'BR').issues,
	...applyPriceDelta({ variants: [{ price: Number.NaN }], priceDeltaByCountry: { BR: -2 } }, 'BR').issues,
	...applyPriceDelta(7 as unknown as Product, 'BR').issues,
	...[bulk.checkZip('x', '"US"'), bulk.checkZip('['.repeat(600) + ']'.repeat(600), '"US"')].flatMap(
		(text) => JSON.parse(text).issues,
	),
	...TOLD_BY_MODEL,
]

/** The issues of generated orders, and of bodies that are almost right or completely wrong. */
export const anyIssues: fc.Arbitrary<readonly Issue[]> = fc.oneof(
	anyOrder.map((order) => validateOrder(order, { products: PRODUCTS }).issues),
	fc
		.tuple(
			fc.constantFrom(...Object.values(TYPES).map(({ parse }) => parse)),
			fc.oneof(almost({ filter: { userIds: ['x'] } }), hostileValue),
		)
		.map(([parse, input]) => parse(input).issues),
)
