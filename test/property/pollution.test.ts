import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as rules from '../../src/entries/index.ts'
import { sampler } from '../fuzz.ts'
import { argumentsOf, copyOf } from './calls.ts'
import { EXPORTS } from './exports.ts'

const products = [
	{ id: 'p', title: 'P', variants: [{ id: 'v', price: 5 }], shippingRegions: [{ countryCode: 'FR' }] },
	{ id: 'q', variants: [{ id: 'w', price: 2 }], isPersonalized: true },
]
const order = {
	address: { city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' },
	orderItems: [
		{ variantId: 'v', quantity: 1 },
		{ variantId: 'w', quantity: 1 },
	],
}
const misspelled = { city: 'LA', zip: '90210', countryCode: 'US', phone: '213 373 4253', province: 'Californa' }
const facts = {
	products,
	collection: { rewardType: 'Coins' },
	balance: 20,
	creations: { q: { status: 'Done' } },
} as const

const calls: Readonly<Record<string, () => unknown>> = {
	validateOrder: () => rules.validateOrder(order, { products }),
	'validateOrder of a wrong address': () => rules.validateOrder({ ...order, address: misspelled }, {}),
	'validateOrder of nothing': () => rules.validateOrder({}),
	validateAddress: () => rules.validateAddress({}),
	'validateAddress of an odd object': () => rules.validateAddress(Object.assign(Object.create({}), order.address)),
	buildOrder: () => rules.buildOrder({ ...order, user: { firstName: 'Ann' } }, facts),
	'buildOrder without facts': () => rules.buildOrder(order, {}),
	checkCountry: () => rules.checkCountry({}),
	checkProvince: () => rules.checkProvince({}, 'US'),
	checkZip: () => rules.checkZip('1', 'DE', {}),
	'checkZip without options': () => rules.checkZip('90210', 'US'),
	'checkZip of another province': () => rules.checkZip('90210', 'US', { provinceCode: 'NY' }),
	derivePersonalization: () => rules.derivePersonalization({ firstName: 'Ann' }, { asOf: '2026-11-20' }),
	filterByDayRange: () => rules.filterByDayRange([{}], { start: '2026-11-20T00:00:00Z', end: '2026-11-20T00:00:00Z' }),
	filterOrders: () => rules.filterOrders([{ userId: 'u', order: { id: 'o', orderLineItems: [] } }], {}),
	applyPriceDelta: () => rules.applyPriceDelta({ id: 'p', priceDeltaByCountry: {}, variants: [{ id: 'v' }] }, 'BR'),
	priceWithDelta: () => rules.priceWithDelta(1, {}, 'BR'),
	checkTaxNumber: () => rules.checkTaxNumber('P123', 'KR'),
	applyReward: () => rules.applyReward([{ email: 'ann@mail.test' }], ['ann@mail.test'], 1, 'Coins'),
}

/** The names in the interface, the policy and the facts, the key of one price delta, and names that an old script might add. */
const names = [
	...['address', 'orderItems', 'variantId', 'quantity', 'taxNumber', 'customAttributes', 'companyId', 'user', 'person'],
	...['city', 'province', 'provinceCode', 'zip', 'country', 'countryCode', 'phone', 'address1', 'shippingRegions'],
	...['isBlacklisted', 'denyCheckout', 'provinces', 'status', 'isDiscontinued', 'isInStock', 'isAvailableForSale'],
	...['price', 'retailPrice', 'priceDeltaByCountry', 'BR', 'images', 'featuredImage', 'isPersonalized', 'variants'],
	...['balance', 'rewardType', 'paymentCheckout', 'asOf', 'now', 'pricedFor', 'creations', 'ids', 'products'],
	...['firstName', 'birthDate', 'filter', 'userIds', 'dateRange', 'start', 'end', 'createdAt', 'email'],
	...['orNull', 'writes', 'company', 'file', 'query'],
	...['isPartner', 'unlistedRegion', 'dayOffset', 'errorPolicy', 'duplicateLines', 'maxItems', 'extend'],
	...['clause', 'provinceField', 'countryName', 'exampleName', 'example', 'zipField', 'aZipField', 'aProvinceField'],
]

/** Returns the answer of a call while every object inherits the field. */
function answerWith(name: string, value: unknown, call: () => unknown): string {
	const root = Object.prototype as unknown as Record<string, unknown>
	try {
		root[name] = value
		const answer = call()
		delete root[name]
		return JSON.stringify(answer)
	} finally {
		delete root[name]
	}
}

describe('properties on Object.prototype are ignored', () => {
	it.each(Object.entries(calls))('%s', (_, call) => {
		const expected = JSON.stringify(call())
		for (const name of names) {
			for (const value of ['DE', 1, true, ['x'], { a: 1 }, () => 1]) {
				const answer = answerWith(name, value, call)
				if (answer !== expected) expect({ name, value, answer }).toEqual({ name, value, answer: expected })
			}
		}
	})
})

/** Indexes, which every list seems to have beyond its end, and the optional fields of issues, changes and states. */
const OPTIONAL = '0 1 2 3 suggestion code provinceCode label params issue zip country rule status'.split(' ')
const POLLUTIONS = ['x', 1, ['x'], () => 'x']
const some = sampler()

/** These format with libphonenumber-js, which reads lists of its own beyond their end. */
const FOREIGN = [
	'phone-format formatPhoneAsYouType',
	'form formatField',
	'form-rules formatField',
	'form addressFormReducer',
	'form initAddressForm',
]

describe('no export shows what Object.prototype has, and none throws', () => {
	const all = EXPORTS.filter(({ name }) => !name.startsWith('conformance check'))

	it.each(all.map((each) => [each.name, each] as const))('%s', async (name, each) => {
		const isForeign = FOREIGN.includes(name)
		for (const args of argumentsOf(each)) {
			const clean = print(await each.call(...args.map(copyOf)))
			for (const field of OPTIONAL) {
				if (isForeign && field >= '1' && field <= '9') continue
				for (const value of some(POLLUTIONS)) {
					const given = args.map(copyOf)
					const answer = await polluted(field, value, () => each.call(...given))
					if (print(answer) !== clean) expect({ field, value, args, answer: print(answer) }).toEqual(clean)
				}
			}
		}
	})

	it.each(EXPORTS.filter(({ name }) => name.startsWith('conformance check')).map((each) => [each.name, each] as const))(
		'%s settles',
		async (_, each) => {
			const [args = []] = argumentsOf(each)
			for (const field of OPTIONAL) {
				const given = args.map(copyOf)
				await polluted(field, 'x', () => each.call(...given))
			}
		},
	)
})

/** Returns the answer of a call while every object inherits the field, also that of a promise. */
async function polluted(field: string, value: unknown, call: () => unknown): Promise<unknown> {
	const root = Object.prototype as unknown as Record<string, unknown>
	try {
		root[field] = value
		const answer = call()
		return answer instanceof Promise ? await answer : answer
	} finally {
		delete root[field]
	}
}

function print(value: unknown): string {
	const text = inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null, compact: true, sorted: true })
	// An error's stack names the lines of the test that called.
	return text.replace(/\n\s+at .*/g, '')
}
