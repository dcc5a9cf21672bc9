import { describe, expect, it } from 'vitest'
import type { ServiceRequest, StateSeed } from '../../../src/entries/model.ts'
import { ask, at, open, passes, refusal, run, type Store } from './store.ts'

const mug = {
	id: 'mug',
	title: 'Mug',
	description: 'A mug',
	descriptionV2: 'A mug.',
	sizeChartTable: '<table></table>',
	sizeChartImages: [{ url: 'https://mail.test/chart.png' }],
	options: [{ name: 'size', values: [{ title: 'S' }] }],
	variants: [{ id: 'mug-s', title: 'S', price: 5, retailPrice: 9, images: [{ url: 'https://mail.test/s.png' }] }],
	priceRange: { minVariantPrice: 5, maxVariantPrice: 5 },
	retailPriceRange: { minVariantPrice: 9 },
	priceDeltaByCountry: { CA: 1 },
	featuredImage: { url: 'https://mail.test/mug.png' },
	shippingRegions: [
		{ countryCode: 'RU', countryName: 'Russia', provinces: [{ provinceCode: 'MOW', provinceName: 'Moscow' }] },
	],
	errors: { isBlank: false },
	status: 'Active',
	isInStock: true,
	hiddenAt: '2026-01-01T00:00:00Z',
}
const jar = { id: 'jar', title: 'Jar', isPersonalized: true, featuredImage: { url: 'https://mail.test/jar.png' } }
const inStore = (product: object, fields: object = {}): Store =>
	open({ collections: [{ id: 'coins', rewardType: 'Coins', products: [product], ...fields }] } as StateSeed)
const store = inStore(mug)
const get = (parameters: object = {}, productId = 'mug'): ServiceRequest => ({
	operation: 'get-product',
	parameters: { collectionId: 'coins', productId, ...parameters },
})
const image = { url: 'https://mail.test/other.png' }

/** Changes of what a product shows. */
const CHANGES = {
	title: { title: 'Cup' },
	description: { description: 'x' },
	descriptionV2: { descriptionV2: 'x' },
	sizeChartTable: { sizeChartTable: 'x' },
	sizeChartImages: { sizeChartImages: [{ url: 'x' }] },
	optionName: { options: [{ name: 'x', values: [{ title: 'S' }] }] },
	variantTitle: { variants: [{ ...mug.variants[0], title: 'x' }] },
	countryName: { shippingRegions: [{ ...mug.shippingRegions[0], countryName: 'x' }] },
	provinceName: { shippingRegions: [{ countryCode: 'RU', provinces: [{ provinceCode: 'MOW', provinceName: 'x' }] }] },
	price: { variants: [{ id: 'mug-s', price: 4 }] },
	retailPrice: { variants: [{ id: 'mug-s', retailPrice: 8 }] },
	variantImage: { variants: [{ id: 'mug-s', images: [image] }] },
	priceRange: { priceRange: { minVariantPrice: 4 } },
	retailPriceRange: { retailPriceRange: { minVariantPrice: 8 } },
	priceDelta: { priceDeltaByCountry: { CA: 2 } },
	featuredImage: { featuredImage: image },
	status: { status: 'Draft' },
	isInStock: { isInStock: false },
	hiddenAt: { hiddenAt: '2027-01-01T00:00:00Z' },
	errors: { errors: { isBlank: true } },
	notes: { notes: 'x' },
	creationStatus: { creationStatus: 'Done' },
}
const NEVER = ['errors', 'notes', 'creationStatus']

/** Returns the names of the changes that a service may show. */
const free = (asked: ReturnType<typeof ask>, id = 'mug'): readonly string[] =>
	Object.entries(CHANGES).flatMap(([name, change]) => (passes(asked, { id, ...change }) ? [name] : []))
const ALSO = (...names: readonly string[]): readonly string[] =>
	Object.keys(CHANGES).filter((name) => NEVER.includes(name) || names.includes(name))

describe('what a service may show of a product otherwise', () => {
	it('is, of the store’s own product, only what changes by itself', () => {
		expect(free(ask(store, get()))).toEqual(ALSO())
	})

	it('is, in another language, every translated text', () => {
		const words = [
			'title',
			'description',
			'descriptionV2',
			'sizeChartTable',
			'sizeChartImages',
			'optionName',
			'variantTitle',
		]
		const names = ['countryName', 'provinceName']
		expect(free(ask(store, get({ 'Accept-Language': 'fr-FR' })))).toEqual(ALSO(...words, ...names))
		expect(free(ask(store, get({ 'Accept-Language': 'en-US' })))).toEqual(ALSO())
	})

	it('is, in a store of gifts or of unknown type, every price', () => {
		const prices = ALSO('price', 'retailPrice', 'priceRange', 'retailPriceRange', 'priceDelta')
		for (const rewardType of ['Gifts', null]) expect(free(ask(inStore(mug, { rewardType }), get()))).toEqual(prices)
	})

	it('is, with a country, the deltas that its prices include', () => {
		expect(free(ask(store, get({ countryCode: 'DE' })))).toEqual(ALSO('priceDelta'))
	})

	it('is, of a product that is made for a person, its pictures', () => {
		const there = inStore({ ...mug, isPersonalized: true })
		const done = run(there, get({ firstName: 'Zoë' }), { ...get({ firstName: 'Zoë' }), seconds: 40 })
		expect(free(done[1] as never)).toEqual(ALSO('featuredImage', 'variantImage'))
		expect(free(ask(there, get()))).toEqual(ALSO())
		expect(free(ask(store, get({ firstName: 'Zoë' })))).toEqual(ALSO())
	})

	it('is the status, once somebody sent one', () => {
		const update: ServiceRequest = { ...get(), operation: 'update-product', body: { notes: 'x', status: 'Active' } }
		const [, after] = run(store, update, get())
		expect(free(after as never)).toEqual(ALSO('status'))
	})
})

describe('get-product', () => {
	const translated = (translations: object) => inStore({ product: mug, translations })
	const titles = (there: Store, header?: string) => {
		const asked = ask(there, get({ 'Accept-Language': header }))
		return ['Mug', 'Tasse', 'Bol', 'Taza'].filter((title) => passes(asked, { id: 'mug', title }))
	}
	const both = translated({ 'fr-FR': { title: 'Tasse' }, 'fr-CA': { title: 'Bol' } })
	const ANY = ['Mug', 'Tasse', 'Bol', 'Taza']

	it.each([
		[undefined, ['Mug']],
		['', ['Mug']],
		[' ', ['Mug']],
		['en-US', ['Mug']],
		['EN-us', ['Mug']],
		['fr-FR', ['Tasse']],
		['fr-CA', ['Bol']],
		['fr', ['Tasse', 'Bol']],
		['fr-FR, fr-CA', ['Tasse', 'Bol']],
		['fr-FR;q=0.9, fr-CA', ['Bol']],
		['fr-FR; q=0.9, fr-CA;Q = 0.8', ['Tasse']],
		['fr-FR;q=0.5, de;q=0.9', ['Tasse']],
		['fr-FR;q=x, fr-CA;q=0.1', ['Bol']],
		['es-MX', ANY],
		['de, fr-FR', ['Tasse']],
		['fr-FR;xq=1, fr-CA;q=0.9', ['Bol']],
		['fr-FR;q=1x, fr-CA;q=0.9', ['Bol']],
		['fr-FR;q=0.95, fr-CA;q=0.9', ['Tasse']],
		['fr-FR;q=1, fr-CA;q=0.9', ['Tasse']],
		['fr-FR;q =1, fr-CA;q=0.9', ['Tasse']],
		['fr-FR;q= 1, fr-CA;q=0.9', ['Tasse']],
	])('with the languages %j shows the titles %j (get-product.1, D-70)', (header, expected) => {
		expect(titles(both, header)).toEqual(expected)
	})

	it('shows any text of a language whose texts are not all known', () => {
		const one = translated({ 'fr-FR': { title: 'Tasse' } })
		expect(titles(one, 'fr')).toEqual(ANY)
		expect(titles(one, 'fr-FR')).toEqual(['Tasse'])
	})

	it('shows any English text where only English is asked for, as all are known', () => {
		const english = translated({ 'en-AU': { title: 'Tasse' }, 'en-GB': { title: 'Bol' } })
		expect(titles(english, 'en')).toEqual(['Mug', 'Tasse', 'Bol'])
		expect(titles(english)).toEqual(['Mug'])
	})

	it.each([
		['', false],
		[' ', false],
		['de', true],
		['de, *', false],
		['DE, FR', false],
		['ja', true],
		['es-AR', false],
	])('may be refused for the languages %j: %j', (header, expected) => {
		expect(passes(ask(store, get({ 'accept-language': header })))).toBe(expected)
	})

	it('shows the texts of the language, over those of the product', () => {
		const { body } = ask(both, get({ 'Accept-Language': 'fr-FR' })).answer
		expect(body).toEqual({ ...mug, title: 'Tasse' })
	})

	it('adds the delta of a country, whatever stands around its code', () => {
		const shown = (countryCode: string) => ask(store, get({ countryCode })).answer.body as typeof mug
		expect(['CA', ' ca ', 'DE', ' ', 'XX'].map((code) => shown(code).variants[0]?.price)).toEqual([6, 6, 5, 5, 5])
		const open = ['CA', 'XX', ''].map((countryCode) => passes(ask(store, get({ countryCode }))))
		expect(open).toEqual([false, true, true])
	})

	it('adds no delta that makes no amount', () => {
		const there = inStore({ ...mug, priceDeltaByCountry: { CA: 1e300 } })
		const shown = ask(there, get({ countryCode: 'CA' })).answer.body as typeof mug
		expect([shown.id, shown.variants[0]?.price]).toEqual(['mug', 5])
	})

	it('may be refused for a personalized product without the whole person', () => {
		const there = inStore(jar)
		const whole = {
			firstName: 'Al',
			lastName: 'Li',
			department: 'Art',
			location: 'Ghent',
			startDate: '2020-01-02',
			birthDate: '1984-02-28',
		}
		const may = (person: object): boolean => passes(ask(there, get(person, 'jar')))
		expect([may({}), may({ ...whole, location: undefined }), may(whole)]).toEqual([true, true, false])
		expect(passes(ask(store, get({ firstName: 'Al' })))).toBe(false)
	})

	it('makes a product for nobody if the person is blank, and changes nothing else', () => {
		const there = inStore(jar)
		const asked = ask(there, get({ firstName: ' ' }, 'jar'))
		const [collection] = asked.state.collections
		expect(collection?.personalizations.map(({ key, status }) => [key, status])).toEqual([['', 'Done']])
		expect([asked.answer.body, { ...collection, personalizations: [] }]).toEqual([jar, there.state.collections[0]])
		expect(ask(store, get({ firstName: 'Al' })).state).toEqual(store.state)
	})

	it('keeps earlier notes, or what comes after them', () => {
		const there = inStore({ ...mug, notes: 'First' })
		const may = (notes: unknown): boolean => passes(ask(there, get()), { id: 'mug', notes })
		expect(['First', 'First, second', 'Second', null, undefined].map(may)).toEqual([true, true, false, false, true])
		expect(passes(ask(store, get()), { id: 'mug', notes: null })).toBe(true)
	})

	it('rejects a date that no calendar has, and a service may make it all the same (D-60)', () => {
		const there = inStore(jar)
		const asked = ask(there, get({ birthDate: '1985-02-29' }, 'jar'), at(1), {
			statusCode: 200,
			body: { id: 'jar', creationStatus: 'Done' },
		})
		expect(refusal(asked)).toBe('422 personalization.date.invalid')
		expect(asked.state.collections[0]?.personalizations).toMatchObject([{ productId: 'jar', status: 'Done' }])
	})
})

describe('update-product', () => {
	const update = (body: object): ServiceRequest => ({ ...get(), operation: 'update-product', body })
	const products = (body: object, observed?: unknown) =>
		ask(store, update(body), at(1), observed === undefined ? undefined : { statusCode: 200, body: observed }).state
			.collections[0]?.products

	it('changes what it names, and nothing else', () => {
		const stored = { product: mug, translations: {}, isStatusOpen: false }
		expect(products({})).toEqual([stored])
		expect(products({ notes: 'x' })).toEqual([{ ...stored, product: { ...mug, notes: 'x' } }])
		expect(products({ status: 'Draft' })).toEqual([
			{ ...stored, product: { ...mug, status: 'Draft' }, isStatusOpen: true },
		])
	})

	it('keeps the fields in the order of the interface', () => {
		const [stored] = products({ notes: 'x' }) ?? []
		const names = Object.keys(stored?.product ?? {})
		expect(names.indexOf('notes')).toBeLessThan(names.indexOf('sizeChartTable'))
	})

	it.each([
		[{ success: true }, 'x'],
		[{ success: false }, undefined],
		[{ success: 'true' }, undefined],
		[null, undefined],
	])('answered with %j, knows the notes: %j', (observed, notes) => {
		expect(products({ notes: 'x' }, observed)?.[0]?.product.notes).toBe(notes)
	})

	it('leaves the status open for good, and other products alone', () => {
		const there = open({ collections: [{ id: 'coins', products: [mug as never, jar] }] })
		const [, last] = run(there, update({ status: 'Draft' }), update({ notes: 'x' }))
		expect(last?.state.collections[0]?.products.map(({ isStatusOpen }) => isStatusOpen)).toEqual([true, false])
		expect(last?.state.collections[0]?.products[1]?.product).toEqual(jar)
	})

	it('may be refused without notes', () => {
		const may = (body: object) => passes(ask(store, update(body)))
		expect([may({ notes: 'x' }), may({ status: 'Draft' }), may({})]).toEqual([false, true, true])
	})
})
