import { describe, expect, it } from 'vitest'
import MOCK from '../../../cli/mock/store.json' with { type: 'json' }
import { findSeedGaps } from '../../../src/entries/conformance.ts'
import { createState, type ProductSeed, type StateSeed } from '../../../src/entries/model.ts'
import { SEED as RICH } from './pack/store.ts'
import { SEED } from './service.ts'

const ALL = ['US', 'CA', 'DE', 'BR', 'MX', 'IT', 'CN', 'KR', 'IN']
const seedGaps = (seed: StateSeed, options: object = {}) =>
	findSeedGaps({ seed, countries: ALL, writes: true, ...options })
const messages = (seed: StateSeed, options: object = {}) => seedGaps(seed, options).map(({ message }) => message)
/** The store of the catalogue, with these regions for every product. */
const shippingTo = (shippingRegions: readonly object[]): StateSeed => {
	const { collections, ...rest } = createState(RICH as StateSeed)
	const change = ({ product, ...stored }: (typeof collections)[number]['products'][number]) => ({
		...stored,
		product: { ...product, shippingRegions: [...shippingRegions, { countryCode: 'IN', isBlacklisted: true }] },
	})
	return { ...rest, collections: collections.map((each) => ({ ...each, products: each.products.map(change) })) }
}

describe('what a seed lacks (D-144)', () => {
	it('is nothing in the store of the catalogue', () => {
		expect(messages(RICH as StateSeed, { countries: [...ALL, 'JP'] })).toEqual([])
	})

	it('is nothing in the store of the mock, in all countries', () => {
		for (const writes of [true, false])
			expect(messages(MOCK as StateSeed, { writes, countries: undefined })).toEqual([])
	})

	it('names the countries with tax numbers that no product surely ships to, and the addition that would do', () => {
		const [first, ...others] = messages(shippingTo([{ countryCode: 'US' }, { countryCode: 'BR' }]))
		expect(first).toBe(
			"The seed lacks a plain product that surely ships to MX, IT, CN, KR: place-order, validate-order (tax-number.1, tax-number.3, tax-number.4) can't be asked. Add one without shippingRegions.",
		)
		expect(others.join('\n')).not.toContain('tax-number')
	})

	it('counts a region that is open, by its code or its name, and none that is closed, divided or missing', () => {
		const isShort = (...regions: readonly object[]): boolean =>
			seedGaps(shippingTo(regions), { countries: ['BR', 'IN'] }).some(
				({ isWhole, message }) => isWhole && message.includes('product that surely ships to'),
			)
		expect(isShort({ countryCode: 'BR', isBlacklisted: false, denyCheckout: false })).toBe(false)
		expect(isShort({ countryName: 'Brazil' })).toBe(false)
		expect(isShort({ countryCode: 'BR', denyCheckout: true })).toBe(true)
		expect(isShort({ countryCode: 'BR', isBlacklisted: true, provinces: [{ provinceCode: 'SP' }] })).toBe(true)
		expect(isShort({ countryCode: 'BR', provinces: [{ provinceCode: 'SP' }] })).toBe(true)
		expect(isShort({ countryCode: 'US' })).toBe(true)
	})

	it('is told apart: a clause without any question, and one with a part of its questions', () => {
		const found = seedGaps(shippingTo(['BR', 'MX', 'IT', 'CN', 'KR', 'US'].map((countryCode) => ({ countryCode }))))
		expect(found.map(({ isWhole }) => isWhole)).toEqual(found.map(() => false))
		expect(found[0]?.message).toContain('lacks a plain product that surely ships to CA, DE, IN: validate-order (')
	})

	it.each<[string, (seed: StateSeed) => StateSeed, string]>([
		['collections', (seed) => ({ ...seed, collections: [] }), 'lacks a client with a collection: 13 operations'],
		[
			'a partner',
			({ clients, ...seed }) => ({ ...seed, clients: (clients ?? []).slice(0, 1) }),
			'lacks a partner with a collection',
		],
		[
			'another company',
			(seed) => ({ ...seed, collections: (seed.collections ?? []).slice(0, 2) }),
			'lacks a store of Gifts',
		],
		[
			'a client of a company that a partner has',
			({ clients = [], ...seed }) => ({ ...seed, clients: clients.filter(({ isPartner }) => isPartner) }),
			'lacks a store with people of a company that a partner has, and a client who is no partner: place-order, validate-order, list-orders, personalize,',
		],
		[
			'templates',
			(seed) => ({ ...seed, templates: [] }),
			'lacks the products of a new store (`templates`): create-collection',
		],
		[
			'a field of a variant',
			(seed) => JSON.parse(JSON.stringify(seed, (key, value) => (key === 'isAvailableForSale' ? undefined : value))),
			'lacks the fields of a product (variants.isAvailableForSale): get-product',
		],
	])('names what is missing: %s', (_, change, expected) => {
		expect(messages(change(RICH as StateSeed)).join('\n')).toContain(expected)
	})

	const ware = (id: string, more: object = {}) => ({
		product: { id, title: id, variants: [{ id: `${id}-1`, price: 5 }], ...more } as ProductSeed,
	})
	const CAP = ware('cap')
	const JAR = ware('jar', { isPersonalized: true })
	const CUP = ware('cup', { isPersonalized: true })
	const INLAND = { shippingRegions: [{ countryCode: 'IN' }, { countryCode: 'US', isBlacklisted: true }] }
	const PLAIN = 'two stores of one client that surely ship different products to one country'
	const MADE = 'two stores of one client that surely ship different personalized products'
	const TWO = 'two personalized products of a store that surely ship to one country'
	type Sold = readonly ReturnType<typeof ware>[]
	it.each<[string, Sold, Sold, readonly string[]]>([
		['nothing', [CAP, JAR, CUP], [ware('mug'), ware('pot', { isPersonalized: true })], []],
		['nothing, as the same regions are open', [ware('mug', INLAND), JAR, CUP], [ware('hat', INLAND), JAR, CUP], []],
		[
			'nothing, as one country is enough',
			[CAP, JAR, CUP],
			[ware('hat', { shippingRegions: [{ countryCode: 'US' }] }), JAR, CUP],
			[],
		],
		['other plain products', [CAP, JAR, CUP], [CAP, JAR, CUP], [PLAIN]],
		[
			'a country of both',
			[ware('mug', INLAND), JAR, CUP],
			[ware('hat', { shippingRegions: [{ countryCode: 'US' }] }), JAR, CUP],
			[PLAIN],
		],
		['a personalized product in both', [CAP, JAR, CUP], [ware('mug')], [MADE]],
		['a second personalized product', [CAP, JAR], [ware('mug'), CUP], [TWO]],
	])('names what two stores do not show together: %s', (_, first, second, expected) => {
		const seed = {
			companies: [{ id: 'acme' }],
			clients: [{ clientId: 'a', clientSecret: 'b', companyIds: ['acme'] }],
			collections: [first, second].map((products, at) => ({ id: `c${at}`, companyId: 'acme', products })),
		}
		const told = messages(seed as StateSeed).join('\n')
		expect([PLAIN, MADE, TWO].filter((need) => told.includes(`lacks ${need}:`))).toEqual(expected)
	})

	it('names a personalized product of the first client only where somebody else has it', () => {
		const own = (companyId: string) => ({ clientId: companyId, clientSecret: 'b', companyIds: [companyId] })
		const shops = (products: Sold, others: Sold) =>
			messages({
				companies: [{ id: 'a' }, { id: 'b' }],
				clients: [own('a'), own('b')],
				collections: [products, others].map((each, at) => ({
					id: `c${at}`,
					companyId: 'ab'.charAt(at),
					products: each,
				})),
			} as StateSeed).some((message) => message.includes('a personalized product in a store of the first client'))
		expect([shops([CAP, JAR], [CAP]), shops([JAR], [CUP]), shops([CAP], [CAP, JAR])]).toEqual([false, false, true])
	})

	// The form of a storefront's product, and of a page that was scraped.
	it.each([
		['ids are numbers', { id: 6684366405784, title: 'Black Leather Bag', variants: [{ id: 1, price: 3000 }] }],
		['prices are texts', { id: 'item-164193', variants: [{ id: 'a', price: ' $317.89' }] }],
	])('names what can not be read: %s', (_, product) => {
		const collections = [{ id: 'c', products: [product as object as ProductSeed] }]
		const [first] = seedGaps({ clients: [{ clientId: 'a', clientSecret: 'b' }], collections })
		expect(first?.message).toBe(
			"The seed has parts in another form than the interface (collections.0.products.0): what they say can't be asked. Add it in that form.",
		)
	})

	it('leaves out what the options leave out', () => {
		const clients = [{ clientId: 'a', clientSecret: 'b', isPartner: true }]
		expect(messages({ clients }, { operations: ['create-tokens'] })).toEqual([])
		expect(seedGaps(SEED, { writes: false, operations: ['list-people'] }).filter(({ isWhole }) => isWhole)).toEqual([])
		expect(messages(SEED, { operations: ['personalize'] })).toEqual(messages(SEED, { operations: ['personalize'] }))
	})

	// Each leaves out what a drawn store left out, while a service with a fault of that kind passed.
	it.each<[string, string, (part: string) => string]>([
		[
			'regions that one flag closes',
			'regions: a country that denyCheckout alone closes',
			(part) => part.replaceAll('"denyCheckout":true', '"isBlacklisted":true'),
		],
		[
			'prices without cents',
			'prices: a price delta',
			(part) => part.replace(/"priceDeltaByCountry":\{[^}]*\}/g, '"priceDeltaByCountry":{"DE":2}'),
		],
		[
			'orders without lines',
			'orders: with lines',
			(part) => part.replace(/"orderLineItems":\[\{.*?\}\]/g, '"orderLineItems":[]'),
		],
	])('names the kinds that are missing: %s', (_, expected, change) => {
		const seed = JSON.parse(change(JSON.stringify(RICH))) as StateSeed
		expect(messages(seed).join('\n')).toContain(`lacks ${expected}`)
	})

	it('reads any seed', () => {
		for (const seed of [null, 7, {}, { collections: [null] }])
			expect(seedGaps(seed as StateSeed).some(({ isWhole }) => isWhole)).toBe(true)
	})
})
