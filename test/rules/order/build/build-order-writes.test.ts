import { describe, expect, it } from 'vitest'
import { buildOrder, type OrderDraft, type OrderFacts, type PolicyOptions } from '../../../../src/entries/index.ts'
import { BERLIN as address, builtOf, SAO_PAULO, type Verdict } from '../given.ts'

const product = (fields: object = {}, variant: object = {}): object => ({
	...{ id: 'p', title: 'Mug', variants: [{ id: 'v', price: 10, ...variant }] },
	...fields,
})
const facts: OrderFacts = { collection: { rewardType: 'Coins' }, balance: 1000, asOf: '2026-11-20' }
const linesOf = (...quantities: readonly number[]) => quantities.map((quantity) => ({ variantId: 'v', quantity }))

const ask = (draft: object, known: object = {}, policy?: PolicyOptions): Verdict =>
	buildOrder(
		{ address, orderItems: linesOf(1), ...draft } as OrderDraft,
		{ products: [product()], ...facts, ...known } as OrderFacts,
		policy,
	)
const built = (...given: Parameters<typeof ask>) => builtOf(ask(...given))
const codes = ({ issues }: Verdict): string[] => issues.map(({ path, code }) => `${path.join('.')} ${code}`)

describe('D-85: the image of a line', () => {
	const imageOf = (fields: object, variant: object = {}): unknown =>
		built({}, { products: [product(fields, variant)] }).order.orderLineItems[0]?.image
	const square = { url: 'square', width: 2, height: 2 }

	it.each<[string, unknown, object]>([
		["is the variant's first", [{ url: 'a', width: 3, height: 2 }, { url: 'b' }], { url: 'a', aspectRatio: 1.5 }],
		['is of the product, if the variant has none', undefined, { url: 'square', aspectRatio: 1 }],
		['is of the product, if the list is empty', [], { url: 'square', aspectRatio: 1 }],
		['is of the product, if the first has no URL', [{ width: 3 }, { url: 'b' }], { url: 'square', aspectRatio: 1 }],
		['is of the product, if the first has an empty URL', [{ url: '' }], { url: 'square', aspectRatio: 1 }],
		['is of the product, if the URL is no text', [{ url: 7 }], { url: 'square', aspectRatio: 1 }],
		['is of the product, if the first is none', ['a'], { url: 'square', aspectRatio: 1 }],
		['has no ratio without a height', [{ url: 'a', width: 3 }], { url: 'a' }],
		['has no ratio without a width', [{ url: 'a', height: 3 }], { url: 'a' }],
		['has no ratio of a height of 0', [{ url: 'a', width: 3, height: 0 }], { url: 'a' }],
		['has no ratio of a width of 0', [{ url: 'a', width: 0, height: 3 }], { url: 'a' }],
		['has no ratio below zero', [{ url: 'a', width: -3, height: 2 }], { url: 'a' }],
		['has no ratio of a height that is a text', [{ url: 'a', width: 3, height: '2' }], { url: 'a' }],
		['has no ratio of texts', [{ url: 'a', width: '3', height: '2' }], { url: 'a' }],
	])('%s', (_, images, expected) => expect(imageOf({ featuredImage: square }, { images })).toStrictEqual(expected))

	it('is null, if there is none', () => {
		expect(imageOf({})).toStrictEqual({ url: null })
		expect(imageOf({ featuredImage: null })).toStrictEqual({ url: null })
	})
})

describe('D-102: the built order', () => {
	it('has ids of the caller, else numbered ones', () => {
		const idsOf = (ids: unknown): string[] => {
			const { order } = built({ orderItems: linesOf(1, 1, 1) }, { ids })
			return [order.id, ...order.orderLineItems.map(({ id }) => id)]
		}
		expect(idsOf(undefined)).toEqual(['draft', 'draft-1', 'draft-2', 'draft-3'])
		expect(idsOf({ order: 'o', lines: ['a', '', 7] })).toEqual(['o', 'a', 'o-2', 'o-3'])
		expect(idsOf({ order: '', lines: ['a'] })).toEqual(['draft', 'a', 'draft-2', 'draft-3'])
		expect(idsOf({ order: 7, lines: 'abc' })).toEqual(['draft', 'draft-1', 'draft-2', 'draft-3'])
	})
	it('has the empty text for texts that a product lacks', () => {
		const bare = { variants: [{ id: 'v', price: 1 }] }
		expect(built({}, { products: [bare] }).order.orderLineItems[0]).toMatchObject({
			...{ title: '', productTitle: '', variantTitle: '', productId: '', retailPrice: null },
		})
		const whole = product({}, { title: 'White', retailPrice: 12.5 })
		expect(built({}, { products: [whole] }).order.orderLineItems[0]).toMatchObject({
			...{ title: 'Mug', productTitle: 'Mug', variantTitle: 'White', productId: 'p', retailPrice: 12.5 },
		})
	})
	it("has the user's e-mail and the person's id", () => {
		const userOf = (draft: object): unknown => built(draft).order.user
		const person = { email: 'ann@mail.test', externalId: 'hr' }
		expect(userOf({ person })).toEqual({ email: 'ann@mail.test', externalId: 'hr' })
		expect(userOf({ person, user: { email: 'bob@mail.test' } })).toEqual({ email: 'bob@mail.test', externalId: 'hr' })
		expect(userOf({ person: { email: 7, externalId: 7 } })).toEqual({ email: null, externalId: null })
		expect(userOf({ person: 'Ann' })).toEqual({ email: null, externalId: null })
	})
	it('has only texts and flags of the draft in its body', () => {
		const texts = ['companyId', 'note', 'externalId', 'taxNumber']
		const flags = ['isVip', 'shouldSendEmail', 'shouldValidateProvinceCode']
		const good = Object.fromEntries([...texts.map((name) => [name, 'x']), ...flags.map((name) => [name, false])])
		expect(built(good).body).toEqual({ ...good, orderItems: linesOf(1), address: expect.anything() })
		expect(Object.keys(built({}).body)).toEqual(['orderItems', 'address'])
		const nulls = Object.fromEntries([...texts, ...flags].map((name) => [name, null]))
		expect(Object.keys(built({ ...nulls, customAttributes: null, user: null, personalizations: null }).body)).toEqual([
			'orderItems',
			'address',
		])
	})
	it('has the texts of the user and of attributes in its body', () => {
		const { body } = built({
			user: { firstName: 'Ann', lastName: null, age: 7 },
			customAttributes: [{ key: 'a', size: 1 }],
		})
		expect(body).toMatchObject({ user: { firstName: 'Ann' }, customAttributes: [{ key: 'a' }] })
		expect(body.user).toStrictEqual({ firstName: 'Ann' })
		expect(body.customAttributes).toStrictEqual([{ key: 'a' }])
	})
	it('D-23: keeps the attribute of a tax number beside a tax number of its own', () => {
		const customAttributes = [{ key: 'taxNumber', value: '1' }]
		expect(built({ address: SAO_PAULO, customAttributes, taxNumber: '529.982.247-25' }).body).toMatchObject({
			taxNumber: '529.982.247-25',
			customAttributes,
		})
	})
	it('D-85: has the moment of the facts in full, else none', () => {
		expect(built({}, { now: '2026-11-20T10:00:00Z' }).order.createdAt).toBe('2026-11-20T10:00:00Z')
		for (const now of [undefined, null]) expect(built({}, { now }).order.createdAt).toBeNull()
		expect(codes(ask({}, { now: 'soon' }))).toEqual(['facts.now days.instant.invalid'])
		expect(codes(ask({}, { now: 7 }))).toEqual(['facts.now days.instant.invalid'])
	})
})

describe('D-40: the amounts of an order', () => {
	const MAX = 2 ** 53 / 100
	it('are exact up to 2^53 cents, by line and in all', () => {
		const priced = (price: number, retailPrice?: number) => ({
			products: [product({}, { price, retailPrice })],
			balance: MAX,
		})
		expect(built({}, priced(MAX)).totals.price).toBe(MAX)
		const tooLarge = 'order.amount.too-large'
		expect(codes(ask({ orderItems: linesOf(2) }, priced(MAX)))).toEqual([`orderItems.0.quantity ${tooLarge}`])
		expect(codes(ask({ orderItems: linesOf(2) }, priced(1, MAX)))).toEqual([`orderItems.0.quantity ${tooLarge}`])
		expect(codes(ask({ orderItems: linesOf(1, 1) }, priced(MAX)))).toEqual([`orderItems ${tooLarge}`])
		expect(codes(ask({ orderItems: linesOf(1, 1) }, priced(1, MAX)))).toEqual([`orderItems ${tooLarge}`])
	})
	it('need no total of retail prices if a line has none', () => {
		const products = [
			product({ id: 'p' }, { retailPrice: MAX }),
			{ id: 'q', variants: [{ id: 'w', price: 1 }] },
			{ id: 'r', variants: [{ id: 'x', price: 1, retailPrice: MAX }] },
		]
		const orderItems = ['v', 'w', 'x'].map((variantId) => ({ variantId, quantity: 1 }))
		expect(built({ orderItems }, { products }).totals).toMatchObject({ price: 12, retailPrice: null })
	})
	it('count pieces up to 2^53 hundredths', () => {
		const free = { products: [product({}, { price: 0 })] }
		const most = 2 ** 46
		expect(built({ orderItems: linesOf(most) }, free).totals.items).toBe(most)
		expect(codes(ask({ orderItems: linesOf(2 ** 47) }, free))).toEqual(['orderItems.0.quantity order.amount.too-large'])
		for (const lines of [2, 200]) {
			const orderItems = linesOf(...new Array(lines).fill(most))
			expect(codes(ask({ orderItems }, free))).toEqual(['orderItems order.amount.too-large'])
		}
	})
})

describe('D-101: merged lines', () => {
	it('have the place and the id of the first, and all pieces', () => {
		const products = [product(), { id: 'q', variants: [{ id: 'w', price: 1 }] }]
		const orderItems = [...linesOf(1), { variantId: 'w', quantity: 5 }, ...linesOf(2, 3)]
		const merged = built(
			{ orderItems },
			{ products, ids: { lines: ['a', 'b', 'c', 'd'] } },
			{ duplicateLines: 'merge' },
		)
		expect(merged.order.orderLineItems.map(({ id, variantId, quantity }) => [id, variantId, quantity])).toEqual([
			['a', 'v', 6],
			['b', 'w', 5],
		])
		expect(merged.body.orderItems).toEqual([
			{ variantId: 'v', quantity: 6 },
			{ variantId: 'w', quantity: 5 },
		])
		expect(merged.totals).toMatchObject({ items: 11, price: 65 })
	})
})

describe('D-102: the person of personalized lines', () => {
	const jar = { products: [product({ isPersonalized: true })], creations: { p: { status: 'Done' } } }
	const nameOf = (draft: object): unknown => built(draft, jar).order.orderLineItems[0]?.personalizations?.name.first

	it('is the one of personalizations, else the person, else the user', () => {
		const [personalizations, person, user] = ['Ann', 'Bob', 'Cid'].map((firstName) => ({ firstName }))
		expect(nameOf({ personalizations, person, user })).toBe('Ann')
		expect(nameOf({ person, user })).toBe('Bob')
		expect(nameOf({ user })).toBe('Cid')
		expect(nameOf({})).toBeNull()
	})
	it('has its possessive as The Chicago Manual of Style forms it', () => {
		const { order } = built({ person: { firstName: 'James' } }, jar)
		expect(order.orderLineItems[0]?.personalizations?.name.firstPossessive).toBe("James's")
	})
	it.each(['personalizations', 'person', 'user'])('is told by its name: %s', (field) => {
		expect(codes(ask({ [field]: { birthDate: '2026-02-30' } }, jar))).toEqual([
			expect.stringMatching(new RegExp(`^${field}\\.birthDate `)),
		])
	})
	it('needs a reference day that is one', () => {
		expect(ask({ person: { birthDate: '1984-05-29' } }, { ...jar, asOf: undefined })).toMatchObject({
			status: 'unknown',
			needs: [{ kind: 'asOf' }],
		})
		expect(codes(ask({ person: {} }, { ...jar, asOf: 'soon' }))).toEqual([expect.stringMatching(/^facts\.asOf /)])
		expect(codes(ask({ person: {} }, { asOf: 'soon' })), 'but no line does').toEqual([])
	})
	it('has dates as date-times in the body', () => {
		const dateOf = (birthDate: string): unknown => built({ personalizations: { birthDate } }).body.personalizations
		for (const exact of ['1984-05-29T10:00:00Z', '1984-05-29T10:00:00+02:00']) {
			expect(dateOf(exact)).toEqual({ birthDate: exact })
		}
		for (const loose of ['1984-05-29', ' 1984-05-29 '])
			expect(dateOf(loose)).toEqual({ birthDate: '1984-05-29T00:00:00Z' })
		expect(dateOf(' ')).toBeUndefined()
	})
	it('has every text of a person in the body', () => {
		const texts = { firstName: 'A', lastName: 'B', department: 'C', location: 'D' }
		const dates = { startDate: '2020-01-31T00:00:00Z', birthDate: '1984-05-29T00:00:00Z' }
		expect(built({ personalizations: { ...texts, ...dates } }).body.personalizations).toStrictEqual({
			...texts,
			...dates,
		})
		expect(built({ person: { ...texts, ...dates, email: 'e', balance: 1 } }, jar).body.personalizations).toStrictEqual({
			...texts,
			...dates,
		})
	})
})
