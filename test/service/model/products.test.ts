import { describe, expect, it } from 'vitest'
import type { Product } from '../../../src/entries/index.ts'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { ask, at, CLIENT, field, open, passes, refusal, run } from './store.ts'

const mug: Product = {
	id: 'mug',
	title: 'Mug',
	status: 'Active',
	variants: [
		{ id: 'mug-s', title: 'Small', price: 29.99, retailPrice: 40 },
		{ id: 'mug-l', title: 'Large', price: 35 },
	],
	priceRange: { minVariantPrice: 29.99, maxVariantPrice: 35 },
	priceDeltaByCountry: { CA: 3.5 },
	hiddenAt: '2026-01-01T00:00:00Z',
}
const jar: Product = { id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 9 }] }
const products = [{ product: mug, translations: { 'fr-FR': { title: 'Tasse' } } }, jar]
const store = open({
	companies: [{ id: 'own' }, { id: 'theirs' }],
	clients: [{ ...CLIENT, companyIds: ['own'] }],
	collections: [
		{ id: 'coins', companyId: 'own', rewardType: 'Coins', products },
		{ id: 'gifts', companyId: 'own', rewardType: 'Gifts', products },
		{ id: 'hidden', companyId: 'theirs', rewardType: 'Coins', products },
		{ id: 'new', companyId: 'own', rewardType: 'Coins', products, createdAt: at(0) },
	],
})
const get = (productId: string, more: object = {}, collectionId = 'coins'): ServiceRequest => ({
	operation: 'get-product',
	parameters: { collectionId, productId, ...more },
})
const update = (body: unknown): ServiceRequest => ({
	operation: 'update-product',
	parameters: { collectionId: 'coins', productId: 'mug' },
	body,
})

describe('descriptionV2 (product.1)', () => {
	const [soft, warm] = ['<p>A <b>soft</b> mug.</p>', '<p>A warm mug.</p>']
	/** Returns whether these texts pass for a product with these texts, in a language or in English. */
	const shows = (
		body: object,
		product: object = {},
		language: string | null = null,
		translation: object = {},
	): boolean => {
		const products = [{ product: { id: 'mug', ...product }, translations: { 'fr-FR': translation } }]
		const own = open({ companies: [{ id: 'own' }], collections: [{ id: 'coins', companyId: 'own', products }] })
		const more = language === null ? {} : { 'Accept-Language': language }
		return passes(ask(own, get('mug', more)), { id: 'mug', ...body })
	}

	it('is the text of the description beside it', () => {
		expect(shows({ description: soft, descriptionV2: 'A soft mug.' })).toBe(true)
		expect(shows({ description: soft, descriptionV2: 'A soft\nmug. ' }, { description: soft })).toBe(true)
		expect(shows({ description: soft, descriptionV2: soft })).toBe(false)
		expect(shows({ description: soft, descriptionV2: 'A warm mug.' }, { description: soft })).toBe(false)
		expect(shows({ description: soft, descriptionV2: '' })).toBe(false)
	})

	it('may be missing or null, and stand alone', () => {
		expect(shows({ description: soft })).toBe(true)
		expect(shows({ description: soft, descriptionV2: null })).toBe(true)
		expect(shows({ descriptionV2: '<p>' })).toBe(true)
		expect(shows({ description: null, descriptionV2: 'x' })).toBe(true)
	})

	it('may be any text beside a table or an image', () => {
		const description = `${soft}<table><tr><td>M</td></tr></table>`
		expect(shows({ description, descriptionV2: 'A soft mug.' })).toBe(true)
		expect(shows({ description, descriptionV2: 'See the chart.' })).toBe(true)
	})

	it('may differ where the texts of the store do', () => {
		const product = { description: soft, descriptionV2: 'Short.' }
		expect(shows(product, product)).toBe(true)
	})

	it('is that of the translation if both texts of it are known, otherwise any', () => {
		const translation = { description: '<p>Douce</p>', descriptionV2: 'Douce' }
		expect(shows(translation, { description: soft }, 'fr-FR', translation)).toBe(true)
		expect(shows({ ...translation, descriptionV2: 'Chaude' }, {}, 'fr-FR', translation)).toBe(false)
		expect(
			shows({ description: '<p>Douce</p>', descriptionV2: 'A soft mug.' }, { description: warm }, 'fr-FR', {}),
		).toBe(true)
	})
})

describe('get-product', () => {
	it("returns the store's product, with prices without a delta", () => {
		expect(ask(store, get('mug')).answer).toEqual({ statusCode: 200, body: mug })
	})

	it('shows the English texts that the store has, also where no language is asked for (D-70)', () => {
		const english = open({
			collections: [{ id: 'coins', products: [{ product: mug, translations: { 'en-US': { title: 'Cup' } } }] }],
		})
		for (const header of [undefined, 'en', 'en-US']) {
			const own = ask(english, get('mug', { 'Accept-Language': header }))
			expect([field(own, 'title'), passes(own, own.answer.body)]).toEqual(['Cup', true])
		}
	})

	it('includes the delta in its prices if a country is passed (get-product.2, D-41)', () => {
		const { answer } = ask(store, get('mug', { countryCode: 'ca' }))
		expect(answer.body).toMatchObject({
			variants: [{ price: 33.49, retailPrice: 40 }, { price: 38.5 }],
			priceRange: { minVariantPrice: 33.49, maxVariantPrice: 38.5 },
		})
	})

	it('may lack any field, and binds the fields that it has (D-160)', () => {
		const asked = ask(store, get('mug'))
		expect(passes(asked, { id: 'mug' })).toBe(true)
		expect(passes(asked, { title: 'Mug' })).toBe(true)
		expect(passes(asked, { title: 'Cup' })).toBe(false)
		expect(passes(asked, { message: 'No.', errorCode: 'no', statusCode: 500 })).toBe(false)
		expect(passes(asked, { id: 'mug', hiddenAt: '2026-01-01T01:00:00+01:00' })).toBe(true)
		expect(passes(asked, { id: 'mug', hiddenAt: '2026-01-01T01:00:00Z' })).toBe(false)
		expect(passes(asked, { id: 'mug', variants: [{ id: 'mug-s' }] })).toBe(false)
		expect(passes(asked, { id: 'mug', creationStatus: 'Done', customFields: { a: 1 } })).toBe(true)
	})

	it.each([
		['a product that is not there', get('pen'), '404 resource.product'],
		['a collection of somebody else', get('mug', {}, 'hidden'), '404 resource.collection'],
		['no parameters', { operation: 'get-product' } as const, '404 resource.collection'],
	])('rejects %s (D-02)', (_, request, expected) => {
		expect(refusal(ask(store, request))).toBe(expected)
		expect(passes(ask(store, request), { id: 'mug' })).toBe(false)
	})

	it('creates a personalized product for a person, done 20 seconds later (get-product.3, D-80)', () => {
		const zoe = get('jar', { firstName: 'Zoë' })
		const steps = run(store, zoe, { ...zoe, seconds: 19 }, zoe, { ...get('jar', { firstName: 'Al' }) })
		expect(steps.map((each) => field(each, 'creationStatus'))).toEqual(['Pending', 'Pending', 'Done', 'Pending'])
		expect(field(ask(store, get('jar')), 'creationStatus')).toBeUndefined()
		expect(field(ask(store, get('mug', { firstName: 'Zoë' })), 'creationStatus')).toBeUndefined()
	})

	it.each([
		[0, ['Pending', 'Done', 'Error']],
		[29, ['Pending', 'Done', 'Error']],
		[30, ['Done', 'Error']],
	])('expects a service to keep to about 15 to 20 seconds: after %d s it answers %s (D-107)', (seconds, admitted) => {
		const zoe = get('jar', { firstName: 'Zoë' })
		const last = run(store, zoe, { ...zoe, seconds }).at(-1)
		const said = ['Pending', 'Done', 'Error'].filter(
			(creationStatus) => last && passes(last, { id: 'jar', creationStatus }),
		)
		expect(said).toEqual(admitted)
	})

	it('may be rejected while the collection is not ready', () => {
		const asked = ask(store, get('mug', {}, 'new'), at(1))
		expect([asked.answer.statusCode, passes(asked)]).toEqual([200, true])
		expect(passes(ask(store, get('mug', {}, 'new'), at(44)))).toBe(true)
		expect(passes(ask(store, get('mug', {}, 'new'), at(45)))).toBe(false)
	})
})

describe('update-product', () => {
	it('changes the notes, which later answers show', () => {
		const [updated, shown] = run(store, update({ notes: 'Checked.' }), get('mug'))
		expect(updated?.answer).toEqual({ statusCode: 200, body: { success: true } })
		expect(shown?.answer.body).toEqual({ ...mug, notes: 'Checked.' })
		expect(shown && passes(shown, { id: 'mug', notes: 'Other.' })).toBe(false)
	})

	it('succeeds with any success or null, and shows the notes only where it said so (update-product.response)', () => {
		const asked = ask(store, update({ notes: 'Checked.' }))
		const bodies = [null, {}, { success: true }, { success: false }, []]
		expect(bodies.map((body) => passes(asked, body))).toEqual([true, false, true, true, false])
		const observed = { statusCode: 200, body: { success: false } }
		const after = ask(store, update({ notes: 'Checked.' }), at(1), observed).state
		expect(passes(ask({ ...store, state: after }, get('mug')), { id: 'mug', notes: 'Other.' })).toBe(true)
	})

	it.each([[{ notes: 5 }], [{ status: 'Hidden' }], ['notes']])('rejects %j (D-02)', (body) => {
		expect(ask(store, update(body)).answer.statusCode).toBe(400)
	})
})

describe('list-collections', () => {
	const list = { operation: 'list-collections' } as const

	it("returns the client's own collections, ready or pending", () => {
		const { answer } = ask(store, list)
		expect(answer.body).toEqual([
			{ id: 'coins', rewardType: 'Coins', status: 'Active' },
			{ id: 'gifts', rewardType: 'Gifts', status: 'Active' },
			{ id: 'new', rewardType: 'Coins', status: 'Pending' },
		])
	})

	it('may list them in any order, each once, and no others', () => {
		const asked = ask(store, list)
		const [coins, gifts, fresh] = asked.answer.body as { id: string; rewardType: string }[]
		expect(passes(asked, [fresh, gifts, coins])).toBe(true)
		// The third may not be ready yet.
		expect(passes(asked, [gifts, coins])).toBe(true)
		expect(passes(asked, [coins, fresh])).toBe(false)
		expect(passes(asked, [coins, coins, gifts, fresh])).toBe(false)
		expect(passes(asked, [coins, gifts, fresh, { id: 'hidden', rewardType: 'Coins' }])).toBe(false)
		expect(passes(asked, [{ ...coins, rewardType: 'Gifts' }, gifts, fresh])).toBe(false)
	})
})

describe('lists whose items have no identifying field', () => {
	it('may be anything', () => {
		const shippingRegions = [
			{ countryCode: 'US', provinces: [{ provinceCode: 'HI' }] },
			{ countryCode: 'US', provinces: [{ provinceCode: 'AK' }] },
		]
		const twice = open({
			collections: [{ id: 'coins', rewardType: 'Coins', products: [{ id: 'mug', shippingRegions }] }],
		})
		const asked = ask(twice, get('mug'))
		expect(passes(asked, { id: 'mug', shippingRegions: [...shippingRegions].reverse() })).toBe(true)
	})
})
