import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildOrder, type OrderDraft, type OrderFacts } from '../../../../src/entries/index.ts'
import { builtOf, itemsOf, SAO_PAULO } from '../given.ts'

const file = readFileSync(join(import.meta.dirname, '../../../vectors/build-order.json'), 'utf8')
const { products } = JSON.parse(file) as { products: OrderFacts['products'] }

const draft: OrderDraft = {
	person: { id: 'u1', firstName: 'Ann', lastName: 'Lee', email: 'ann@mail.test', balance: 50, externalId: 'hr-7' },
	orderItems: [{ variantId: 'mug-white', quantity: 2 }],
	address: { city: 'berlin ', zip: '11011', country: 'Germany', phone: '030 227 32152' },
	companyId: 'c1',
	isVip: false,
	customAttributes: [{ key: 'colour', value: 'red' }],
	note: 'Ring twice.',
	personalizations: { firstName: 'Ann', birthDate: '1984-02-29', startDate: ' ' },
	externalId: 'e-1',
	shouldSendEmail: true,
	shouldValidateProvinceCode: false,
	orderNumber: '1007',
}
const facts: OrderFacts = {
	products,
	collection: { rewardType: 'Coins' },
	now: '2026-11-20T10:00Z',
	ids: { order: 'o1', lines: ['l1'] },
}

const built = (given: OrderDraft, known: OrderFacts = facts) => builtOf(buildOrder(given, known))

describe('the order as list-orders returns it', () => {
	it('has every key of the interface, in its order', () => {
		const { order } = built(draft)
		expect(JSON.stringify(order)).toBe(
			JSON.stringify({
				id: 'o1',
				createdAt: '2026-11-20T10:00:00Z',
				orderNumber: '1007',
				externalId: 'e-1',
				user: { externalId: 'hr-7', email: 'ann@mail.test' },
				orderLineItems: [
					{
						id: 'l1',
						title: 'Enamel mug',
						productTitle: 'Enamel mug',
						variantTitle: 'White',
						productId: 'mug',
						variantId: 'mug-white',
						quantity: 2,
						price: 14.5,
						retailPrice: 19.99,
						image: { url: 'https://img.test/mug.png', aspectRatio: 800 / 600 },
						personalizations: null,
						sha: null,
					},
				],
			}),
		)
	})
})

describe('fields of products', () => {
	const orderItems = itemsOf('v')
	const lineOf = (product: object) =>
		built({ ...draft, orderItems }, { ...facts, products: [product] }).order.orderLineItems[0]
	it('ignore inherited values', () => {
		const product = Object.assign(Object.create({ title: 'inherited' }), { id: 'p', variants: [{ id: 'v', price: 1 }] })
		expect(lineOf(product)?.title).toBe('')
	})
})

describe('the body to place it', () => {
	it('has only the fields of place-order, normalized, in the order of the interface', () => {
		const { body } = built(draft)
		expect(JSON.stringify(body)).toBe(
			JSON.stringify({
				user: { firstName: 'Ann', lastName: 'Lee', email: 'ann@mail.test' },
				orderItems: [{ variantId: 'mug-white', quantity: 2 }],
				address: {
					address1: '',
					address2: '',
					city: 'berlin',
					province: '',
					provinceCode: '',
					zip: '11011',
					country: 'Germany',
					countryCode: 'DE',
					phone: '+493022732152',
				},
				companyId: 'c1',
				isVip: false,
				customAttributes: [{ key: 'colour', value: 'red' }],
				note: 'Ring twice.',
				personalizations: { firstName: 'Ann', birthDate: '1984-02-29T00:00:00Z' },
				externalId: 'e-1',
				shouldSendEmail: true,
				shouldValidateProvinceCode: false,
			}),
		)
	})
	it('has the person only for personalized lines, and dates that are days', () => {
		const orderItems = itemsOf('jar-1')
		const known: OrderFacts = { ...facts, asOf: '2026-11-20', creations: { jar: { status: 'Done' } } }
		const { personalizations: _, ...rest } = draft
		const person = { ...draft.person, birthDate: '1984-02-29T10:00', startDate: ' '.repeat(1500) }
		expect(built({ ...rest, person, orderItems }, known).body.personalizations).toEqual({
			firstName: 'Ann',
			lastName: 'Lee',
			birthDate: '1984-02-29T00:00:00Z',
		})
		expect(built({ ...rest, person: { balance: 50 }, orderItems }, known).body).not.toHaveProperty('personalizations')
		expect(built(rest).body).not.toHaveProperty('personalizations')
	})
	it('D-102: keeps every field of place-order that the draft has', () => {
		const body = {
			user: { firstName: 'Ann', lastName: 'Lee', email: 'ann@mail.test' },
			companyId: 'c-1',
			isVip: false,
			taxNumber: 'no country asks for it',
			customAttributes: [{ key: 'tax_number', value: '1' }, { key: 'colour' }],
			note: '',
			personalizations: { firstName: 'Bo', lastName: '', birthDate: '1984-02-29T00:00:00Z' },
			externalId: 'e-1',
			shouldSendEmail: false,
			shouldValidateProvinceCode: false,
		}
		const address = { ...draft.address, customAttributes: [{ key: 'floor', value: '3' }] }
		const made = built({ ...draft, ...body, address }).body
		expect(made).toMatchObject(body)
		expect(made.address).toMatchObject({ customAttributes: address.customAttributes })
	})
	it('D-23: keeps an attribute that names a tax number where the country asks for none', () => {
		const { taxNumber: _, ...rest } = draft
		const customAttributes = [{ key: 'taxNumber', value: '529.982.247-25' }]
		expect(built({ ...rest, customAttributes }).body).toMatchObject({ customAttributes })
	})
	it('keeps more than 1,000 attributes, and says when there are too many to read', () => {
		const customAttributes = new Array(1001).fill({ key: 'a', value: 'b' })
		expect(built({ ...draft, customAttributes }).body.customAttributes).toHaveLength(1001)
		const verdict = buildOrder({ ...draft, customAttributes: new Array(100_001).fill({}) }, facts)
		expect(verdict.issues[0]).toMatchObject({ severity: 'error', code: 'request.too-many', rule: 'D-91' })
		expect(verdict.issues.filter(({ severity }) => severity === 'error')).toHaveLength(1)
		const typed = buildOrder({ ...draft, customAttributes: [...customAttributes, 7 as never] }, facts)
		expect(typed.issues[0]).toMatchObject({ code: 'request.type', path: ['customAttributes', 1001] })
	})
	it('D-23: has the tax number from an attribute in its own field', () => {
		const customAttributes = [
			{ key: 'colour', value: 'red' },
			{ key: 'taxNumber', value: '529.982.247-25' },
		]
		expect(built({ ...draft, address: SAO_PAULO, customAttributes }).body).toMatchObject({
			taxNumber: '529.982.247-25',
			customAttributes: [{ key: 'colour', value: 'red' }],
		})
	})
})

describe('the largest orders', () => {
	const errorsOf = ({ issues }: ReturnType<typeof buildOrder>): string[] =>
		issues.filter(({ severity }) => severity === 'error').map(({ code }) => code)
	const many = (length: number): OrderDraft => ({
		...draft,
		orderItems: new Array(length).fill({ variantId: 'mug-white', quantity: 1 }),
	})
	it('D-91: are built up to the most items, with a short text', () => {
		const { order, totals, explanation } = built(many(100_000), { ...facts, balance: 2e6 })
		expect(order.orderLineItems).toHaveLength(100_000)
		expect(totals).toMatchObject({ items: 100_000, price: 1_450_000 })
		expect(explanation.steps.length).toBeGreaterThan(400_000)
		expect(explanation.text.split('\n')).toHaveLength(1003)
		expect(explanation.text).toContain('… and 99000 more lines')
	})
	it('D-91: are rejected without reading them above that', () => {
		expect(errorsOf(buildOrder(many(100_001), facts))).toEqual(['order.items.too-many'])
	})
	it('are reported line by line if every line fails', () => {
		const orderItems = new Array(100_000).fill({ variantId: 'mug-black', quantity: 0 })
		const verdict = buildOrder({ ...draft, orderItems }, facts, { errorPolicy: 'reject-failed-lines' })
		expect(errorsOf(verdict)).toHaveLength(200_000)
	})
	it('are explained with short titles', () => {
		const title = 'x'.repeat(1e7)
		const products = [{ id: 'p', title, variants: [{ id: 'v', title, price: 1 }] }]
		const orderItems = new Array(5000).fill({ variantId: 'v', quantity: 1 })
		const { explanation } = built({ ...draft, orderItems }, { ...facts, products, balance: 5000 })
		expect(explanation.text.length).toBeLessThan(300_000)
	})
})
