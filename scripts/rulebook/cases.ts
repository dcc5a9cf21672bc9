import * as bulk from '../../src/entries/bulk.ts'
import * as contract from '../../src/entries/contract.ts'
import * as library from '../../src/entries/index.ts'
import type { IssueCode } from '../../src/languages/messages/messages.ts'

/** The functions in the examples, by their public names. */
export const CALLS: Readonly<Record<string, unknown>> = {
	...contract,
	...Object.fromEntries(Object.entries(contract.TYPES).map(([name, { parse }]) => [`${name}.parse`, parse])),
	...library,
	'bulk.checkZip': bulk.checkZip,
}

/** A call that gives the code, with the function's arguments in order. */
export type Example = readonly [call: string, ...args: readonly unknown[]]

/** The reason why no call produces a code under the current interface. */
export type Never = string

/** Values that several examples share, with their names in the examples. */
export const SHARED = {
	item: { variantId: 'mug-s', quantity: 2 },
	mug: { id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 14.5 }] },
	address: { address1: 'Platz der Republik 1', city: 'Berlin', countryCode: 'DE', zip: '10557', phone: '030 901820' },
	store: { collection: { rewardType: 'Coins' }, balance: 40 },
	january: { start: '2026-01-01T00:00:00Z', end: '2026-01-31T00:00:00Z' },
}
const { item, mug, address, store, january } = SHARED
const order = { address, orderItems: [item] }
const hawaiiClosed = {
	shippingRegions: [{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'HI' }] }],
}
const personalized = { products: [{ ...mug, isPersonalized: true }] }

const ship = (product: object, to: object, ...policy: readonly object[]): Example => [
	'checkShippable',
	item,
	{ ...mug, ...product },
	to,
	...policy,
]
/** The other facts of the store come last. */
const build = (facts: object, draft: object = order): Example => [
	'buildOrder',
	draft,
	{ products: [mug], ...facts, ...store },
]

const BY_STEP = 'only a store does, with `step`'
const BY_ACCEPTS = 'only an answer of a store does, with `accepts`'
const noneOf = (why: Never, room: string, codes: string): Readonly<Record<string, Never>> =>
	Object.fromEntries(codes.split(' ').map((code) => [`${room}.${code}`, why]))

/**
 * Chapters in the order of the checks (D-04), then of the parts built on them. Each code has examples, or a reason why it has
 * none.
 */
export const CHAPTERS: readonly {
	readonly title: string
	readonly about: string
	readonly codes: Partial<Record<IssueCode, readonly Example[] | Never>>
}[] = [
	{
		title: 'The country',
		about: 'All other checks depend on the country.',
		codes: {
			'address.country.missing': [['checkCountry', {}]],
			'address.country.unknown': [
				['checkCountry', { countryCode: 'UK' }],
				['checkCountry', { country: 'Germny' }],
			],
			'address.country.conflict': [['checkCountry', { countryCode: 'DE', country: 'France' }]],
		},
	},
	{
		title: 'The province',
		about: 'The first check of validate-order: the province is correct for the country.',
		codes: {
			'address.province.missing': [
				['checkProvince', {}, 'US'],
				['checkProvince', {}, 'CL'],
			],
			'address.province.unknown': [
				['checkProvince', { province: 'Calfornia' }, 'US'],
				['checkProvince', { province: 'Kent' }, 'NZ'],
			],
			'address.province.code-missing': [
				['checkProvince', { province: 'Texas' }, 'US', { shouldValidateProvinceCode: true }],
			],
			'address.province.code-unknown': [
				['checkProvince', { provinceCode: 'Q9' }, 'US'],
				['checkProvince', { provinceCode: 'Q9', province: 'Texas' }, 'US'],
			],
			'address.province.code-level': [['checkProvince', { provinceCode: 'CT' }, 'ES']],
			'address.province.conflict': [['checkProvince', { provinceCode: 'TX', province: 'Ohio' }, 'US']],
			'address.province.mismatch': [
				['checkProvince', { province: 'California' }, 'JP'],
				['checkProvince', { province: 'La Rioja' }, 'NZ'],
				['checkProvince', { provinceCode: 'US-CA' }, 'DE'],
			],
			'address.province.code-doubted': [
				[
					'validateAddress',
					{ countryCode: 'CN', provinceCode: '12', province: 'Zhejiang', zip: '310000', city: 'Hangzhou' },
				],
			],
			'address.province.is-country': [['checkProvince', { provinceCode: 'HK' }, 'CN']],
			'address.province.own': [
				[
					'validateOrder',
					{
						address: {
							address1: '1 Main St',
							city: 'Reno',
							province: 'Northern Nevada',
							zip: '89501',
							countryCode: 'US',
							phone: '+17755550123',
						},
						orderItems: [item],
					},
					{
						products: [mug],
						ownProvinces: [
							{ countryCode: 'US', name: 'Northern Nevada', provinceCode: 'NV', reason: 'Our sales region.' },
						],
					},
				],
			],
		},
	},
	{
		title: 'Shipping',
		about: 'The second check: the variants can be shipped to the country.',
		codes: {
			'order.shipping.country-closed': [
				ship({ shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }] }, { countryCode: 'RU' }),
			],
			'order.shipping.province-closed': [ship(hawaiiClosed, { countryCode: 'US', provinceCode: 'HI' })],
			'order.shipping.provinces-closed': [ship(hawaiiClosed, { countryCode: 'US', provinceCode: 'TX' })],
			'order.shipping.province-unknown': [ship(hawaiiClosed, { countryCode: 'US' })],
			'order.shipping.country-unlisted': [
				ship({ shippingRegions: [{ countryCode: 'US' }] }, { countryCode: 'DE' }),
				ship({ shippingRegions: [{ countryCode: 'US' }] }, { countryCode: 'DE' }, { unlistedRegion: 'error' }),
			],
			'order.shipping.country-not-offered': [ship({}, { countryCode: 'DE' }, { countries: ['US', 'CA'] })],
			'product.key.misspelled': [ship({ shipping_regions: [] }, { countryCode: 'DE' })],
			'product.value.invalid': [ship({ shippingRegions: ['US'] }, { countryCode: 'DE' })],
			'order.shipping.too-many-regions': 'only a product with more than 10,000 regions, or provinces of a region, does',
			'order.variant.not-for-sale': [
				ship({ variants: [{ id: 'mug-s', isAvailableForSale: false }] }, { countryCode: 'DE' }),
			],
			'order.product.draft': [ship({ status: 'Draft' }, { countryCode: 'DE' })],
			'order.product.discontinued': [ship({ isDiscontinued: true }, { countryCode: 'DE' })],
			'order.product.out-of-stock': [ship({ isInStock: false }, { countryCode: 'DE' })],
		},
	},
	{
		title: 'The phone number',
		about: 'The third check: the phone number is valid.',
		codes: {
			'address.phone.missing': [['checkPhone', '', 'DE']],
			'address.phone.invalid': [['checkPhone', '030 9', 'DE']],
			'address.phone.doubtful': [
				['checkPhone', '+4915000000', 'DE'],
				['checkPhone', '+4915000000', 'DE', { phone: 'max' }],
			],
			'address.phone.joined': [['checkPhone', '030 901820 / 901821', 'DE']],
		},
	},
	{
		title: 'The zip',
		about: 'The fourth check: the zip code is valid.',
		codes: {
			'address.zip.missing': [
				['checkZip', '', 'DE'],
				['checkZip', '', 'AR'],
			],
			'address.zip.invalid': [['checkZip', '9O21O', 'US']],
			'address.zip.district': [['checkZip', 'Dublin 2', 'IE']],
			'address.zip.replaced': [['checkZip', '135-080', 'KR']],
			'address.zip.not-assigned': [['checkZip', '00000', 'DE']],
			'address.zip.unused': [['checkZip', '1234', 'HK']],
			'address.zip.province-mismatch': [['checkZip', '90210', 'US', { provinceCode: 'TX' }]],
			'address.zip.own': [
				[
					'validateOrder',
					{ address: { ...address, zip: '1055' }, orderItems: [item] },
					{ products: [mug], ownZips: [{ countryCode: 'DE', zip: '1055', reason: 'Our lockers in Berlin.' }] },
				],
			],
		},
	},
	{
		title: 'The street and the city',
		about: 'No clause asks for them; a parcel needs them.',
		codes: {
			'address.street.missing': [['validateAddress', { ...address, address1: '' }]],
			'address.city.missing': [['validateAddress', { ...address, city: '' }]],
			'address.line.long': [
				['validateAddress', { ...address, address1: 'Platz der Republik 1, Eingang Nord' }, { lineLength: 30 }],
			],
			'address.line.script': [['validateAddress', { ...address, city: 'Берлин' }, { lineScript: 'latin' }]],
			'address.post-box': [['validateAddress', { ...address, address1: 'Postfach 12 34' }, { postBox: 'error' }]],
		},
	},
	{
		title: 'The tax number',
		about: 'The fifth check, and the four rules that place-order and validate-order share.',
		codes: {
			'tax-number.missing': [['checkTaxNumber', undefined, 'BR']],
			'tax-number.type': [['checkTaxNumber', 52998224725, 'BR']],
			'tax-number.format': [
				['checkTaxNumber', '52998224725', 'BR'],
				['checkTaxNumber', 'XOJI740919', 'MX'],
			],
			'tax-number.kind': [['checkTaxNumber', '00.000.000/0001-91', 'BR']],
			'tax-number.unrecognized': [['checkTaxNumber', 'x', 'IT']],
			'tax-number.date': [['checkTaxNumber', 'XOJI741319U48', 'MX']],
			'tax-number.check-digits': [['checkTaxNumber', '529.982.247-26', 'BR']],
			'tax-number.repeated-digits': [['checkTaxNumber', '111.111.111-11', 'BR']],
			'tax-number.generic': [['checkTaxNumber', 'XEXX010101000', 'MX']],
			'tax-number.deprecated-attribute': [
				[
					'validateOrder',
					{ customAttributes: [{ key: 'taxNumber', value: '529.982.247-25' }], address: { countryCode: 'BR' } },
				],
			],
		},
	},
	{
		title: 'The order',
		about: 'Its form, its items, and the facts about the store.',
		codes: {
			'order.company.missing': [['validateOrder', order, {}, { isPartner: true }]],
			'policy.key.unknown': [['validateOrder', order, { products: [mug] }, { phones: 'max' }]],
			'policy.value.invalid': [['validateOrder', order, { products: [mug] }, { phone: 'most' }]],
			'facts.products.unread': [['validateOrder', order, [mug]]],
			'order.items.none': [['checkOrderItems', []], build({ products: [] }, { ...order, orderItems: [] })],
			'order.items.too-many': [['checkOrderItems', [item, item], { maxItems: 1 }]],
			'order.quantity.invalid': [['checkOrderItems', [{ ...item, quantity: 0 }]]],
			'order.price.missing': [build({ products: [{ ...mug, variants: [{ id: 'mug-s' }] }] })],
			'order.price.invalid': [build({ products: [{ ...mug, variants: [{ id: 'mug-s', price: 9e15 }] }] })],
			'order.price.other-country': [
				build({ products: [{ ...mug, priceDeltaByCountry: { DE: 1, US: 2 } }], pricedFor: { mug: 'US' } }),
			],
			'order.price.negative': [build({ products: [{ ...mug, priceDeltaByCountry: { DE: -20 } }] })],
			'order.amount.too-large': [build({}, { ...order, orderItems: [{ ...item, quantity: 9e14 }] })],
			'order.personalization.pending': [
				build({ ...personalized, creations: { mug: { status: 'Pending' } }, asOf: '2026-11-20' }),
			],
			'order.personalization.failed': [
				build({ ...personalized, creations: { mug: { status: 'Error' } }, asOf: '2026-11-20' }),
			],
			'order.balance.insufficient': [['buildOrder', order, { products: [mug], ...store, balance: 20 }]],
			'collection.reward-type.invalid': [['applyReward', [], [], 5, 'coins']],
			'order.payment.gifts': [
				[
					'buildOrder',
					order,
					{ products: [mug], collection: { rewardType: 'Gifts', paymentCheckout: true }, balance: 4 },
				],
			],
		},
	},
	{
		title: 'Money',
		about: 'Price deltas by country, in whole cents.',
		codes: {
			'money.product.invalid': [['applyPriceDelta', 7, 'DE']],
			'money.amount.invalid': [
				['applyPriceDelta', { variants: [{ price: 9e15 }], priceDeltaByCountry: { DE: 1 } }, 'DE'],
			],
			'money.result.negative': [
				['applyPriceDelta', { variants: [{ price: 1 }], priceDeltaByCountry: { DE: -2 } }, 'DE'],
			],
		},
	},
	{
		title: 'Days',
		about: 'Instants and ranges of days, both ends inclusive.',
		codes: {
			'days.instant.invalid': [['checkInDayRange', 'yesterday', january]],
			'days.instant.loose': [['checkInDayRange', '2026-01-31', january]],
			'days.range.reversed': [['checkInDayRange', january.end, { start: january.end, end: january.start }]],
			'days.orders.invalid': [['filterByDayRange', 7, january]],
		},
	},
	{
		title: 'Personalization',
		about: 'The fields that personalized items show of a person.',
		codes: {
			'personalization.date.invalid': [['derivePersonalization', { birthDate: '1985-02-29' }, { asOf: '2026-11-20' }]],
			'personalization.date.future': [['derivePersonalization', { startDate: '2027-01-01' }, { asOf: '2026-11-20' }]],
		},
	},
	{
		title: 'Rewards',
		about: 'Credits and gifts for people.',
		codes: {
			'reward.amount.invalid': [['applyReward', [], [], 1e300, 'Coins']],
			'reward.amount.fraction': [['applyReward', [], [], 2.5, 'Gifts']],
			'reward.amount.taken': [['applyReward', [], [], -5, 'Coins']],
			'reward.email.unknown': [['applyReward', [], ['zoe@mail.test'], 5, 'Coins']],
			'reward.balance.invalid': [
				['applyReward', [{ email: 'zoe@mail.test', balance: 9e15 }], ['zoe@mail.test'], 5, 'Coins'],
			],
		},
	},
	{
		title: 'Bodies of requests',
		about: 'Faults of a request body under the contract; the status code is 400 (D-02).',
		codes: {
			'request.type': [
				['PlaceOrderBody.parse', { note: 5 }],
				['validateOrder', { ...order, note: 5 }],
				['derivePersonalization', { firstName: 5 }, { asOf: '2026-11-20' }],
			],
			'request.null': [['PlaceOrderBody.parse', { note: null }]],
			'request.missing': [['ListOrdersBody.parse', {}]],
			'request.unknown-property': [['ListOrdersBody.parse', { filter: {}, page: 2 }]],
			'request.too-few': [['ListOrdersBody.parse', { filter: { userIds: [] } }]],
			'request.too-many': [['PlaceOrderBody.parse', { orderItems: [item] }, { maxItems: 0 }]],
			'request.too-deep': 'no request has free-form content',
			'request.format': [['PlaceOrderBody.parse', { personalizations: { birthDate: '1985-02-29T00:00:00Z' } }]],
			'request.loose-date-time': [['PlaceOrderBody.parse', { personalizations: { birthDate: '1985-02-28' } }]],
			'request.enum': [['CreateTokensBody.parse', { grantType: 'password' }]],
		},
	},
	{
		title: 'Responses',
		about: 'Faults of a response body under the contract.',
		codes: {
			'response.type': [['Product.parse', { id: 5 }]],
			'response.null': [['Product.parse', { id: null }]],
			'response.missing': [['TokenPair.parse', { accessToken: 'a', refreshToken: 'r' }]],
			'response.unknown-property': 'every response allows more fields',
			'response.too-few': 'no list of a response has a minimum length',
			'response.too-many': [['Product.parse', { tags: [{}] }, { maxItems: 0 }]],
			'response.too-deep': [['Product.parse', { customFields: { a: { b: {} } } }, { maxDepth: 1 }]],
			'response.format': [['Product.parse', { hiddenAt: 'soon' }]],
			'response.loose-date-time': [['Product.parse', { hiddenAt: '2026-11-20' }]],
			'response.enum': [['Product.parse', { status: 'Hidden' }]],
		},
	},
	{
		title: 'JSON text',
		about: 'Arguments of `orderwright/bulk`, which are JSON text.',
		codes: {
			'json.invalid': [['bulk.checkZip', '94111', '{']],
			'json.depth': 'shown by `test/bulk/`: the text would fill a page',
		},
	},
	{
		title: 'The model',
		about:
			'What the reference model refuses, and what it finds in an answer. `test/service/model/told.ts` has a request for each.',
		codes: {
			...noneOf(BY_STEP, 'token', 'missing unknown expired client'),
			...noneOf(BY_STEP, 'resource', 'operation company collection product variant person'),
			'order.personalization.missing': BY_STEP,
			'personalization.none': BY_STEP,
			'model.now': BY_STEP,
			'seed.part.dropped': '`checkSeed` of `orderwright/model` does',
			...noneOf(BY_ACCEPTS, 'response', 'status field extra'),
		},
	},
]
