import { describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { address, canada, DETAILS, ZOE } from './ordering.ts'
import { ask, issuesOf, open, passes, refusal } from './store.ts'

const mug = { id: 'mug', variants: [{ id: 'mug-s', price: 5 }] }
const jar = { id: 'jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 5 }] }
const closed = ['CA', 'CR', 'IT', 'XK', 'DE'].map((countryCode) => ({ countryCode }))
const cup = { id: 'cup', variants: [{ id: 'cup-s', price: 5 }], shippingRegions: closed }
const pen = { id: 'pen', variants: [{ id: 'pen-1', price: 5 }], shippingRegions: [] }
const people = [{ id: ZOE, firstName: 'Zoë', email: 'zoe@mail.test', balance: 500 }]
const store = open({ collections: [{ id: 'coins', rewardType: 'Coins', products: [mug, jar, cup, pen], people }] })
const to = (operation: ServiceRequest['operation'], body: unknown): ServiceRequest => ({
	operation,
	parameters: { collectionId: 'coins', productId: 'mug' },
	body,
})
const item = { variantId: 'mug-s', quantity: 1 }
const person = {
	firstName: 'Al',
	lastName: 'Li',
	email: 'al@mail.test',
	birthDate: '1984-02-29',
	startDate: '2020-01-02',
	externalId: 'e-1',
	location: 'Ghent',
	department: 'Sales',
}
const source = {
	firstName: 'Al',
	lastName: 'Li',
	department: 'Sales',
	location: 'Ghent',
	startDate: '2020-01-02T00:00:00Z',
	birthDate: '1984-02-28T00:00:00Z',
}
const validated = { orderItems: [item], address, shouldValidateProvinceCode: false }
const placed = {
	...validated,
	user: { firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test' },
	...DETAILS,
}

/** Bodies with every field that a service may require. */
const FULL: readonly (readonly [ServiceRequest['operation'], Readonly<Record<string, unknown>>])[] = [
	['place-order', placed],
	['validate-order', validated],
	['create-people', { people: [person], collectionId: 'coins', shouldSendEmail: false, amount: 5 }],
	['list-people', { collectionId: 'coins', emails: ['zoe@mail.test'] }],
	['reward', { collectionId: 'coins', emails: ['zoe@mail.test'], amount: 1, shouldSendEmail: false }],
	['personalize', { sourceFields: source }],
	['create-company', { name: 'Maes', logoUrl: 'https://mail.test/a.png' }],
	['update-product', { notes: 'A note' }],
]

/** Fields that a service may not require: optional ones, and those with a default. */
const FREE = ['amount', 'province', 'provinceCode', 'zip']

/** Returns the body without each field in turn, also inside objects and the first item of lists, with the field's name. */
function lacking(value: unknown): readonly (readonly [string, unknown])[] {
	if (Array.isArray(value)) return lacking(value[0]).map(([name, item]) => [name, [item]])
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, part]) => [
		[name, { ...value, [name]: undefined }] as const,
		...lacking(part).map(([inner, rest]) => [inner, { ...value, [name]: rest }] as const),
	])
}

describe('which fields a body requires is not shown (D-106)', () => {
	it.each(FULL)('%s cannot be refused with all of them', (operation, body) => {
		const asked = ask(store, to(operation, body))
		expect([asked.answer.statusCode, passes(asked)]).toEqual([200, false])
	})

	it.each(FULL.flatMap(([operation, body]) => lacking(body).map(([name, rest]) => [operation, name, rest] as const)))(
		'%s may be refused without %s, unless that is optional',
		(operation, name, body) => {
			const isOfAddress = FREE.includes(name)
			if (!isOfAddress) expect(passes(ask(store, to(operation, body)))).toBe(true)
			else if (name === 'amount' && operation === 'create-people') {
				expect(passes(ask(store, to(operation, body)))).toBe(false)
			}
		},
	)

	it.each([
		[false, 'Zoë', 'Ñuñez-Łukasz', 'Nguyễn', "O'Neil", 'Şahin', 'Anne Marie Jr.'],
		[
			true,
			'Анна',
			'山田 太郎',
			'محمد',
			'김철수',
			'👩 Ada',
			'<b>Ada</b>',
			'Jose\u0301',
			'Ada\u200b',
			'a\tb',
			'x'.repeat(101),
			'Ⅳ',
			'ﬁne',
			'\ud800',
		],
	])('whether a name may be refused: %s', (mayBe, ...names) => {
		const may = (fields: object): boolean =>
			passes(ask(store, to('create-people', { ...FULL[2]?.[1], people: [{ ...person, ...fields }] })))
		for (const firstName of names) expect([firstName, may({ firstName })]).toEqual([firstName, mayBe])
		expect(
			['a+b@mail.test', 'A.b_c-d@mail.test', 'a b@mail.test', 'ü@mail.test'].map((email) => may({ email })),
		).toEqual([false, false, true, true])
	})

	it('and neither is null, or how long a list may be', () => {
		const may = (operation: ServiceRequest['operation'], body: object): boolean =>
			passes(ask(store, to(operation, body)))
		expect(may('update-product', { notes: null })).toBe(true)
		const items = (count: number) => Array.from({ length: count }, () => item)
		expect([2, 3].map((count) => may('validate-order', { ...validated, orderItems: items(count) }))).toEqual([
			false,
			true,
		])
		const known = Array.from({ length: 11 }, (_, at) => ({ id: `p${at}`, email: `p${at}@mail.test` }))
		const crowd = open({ collections: [{ id: 'coins', people: known }] })
		const list = (count: number) =>
			passes(
				ask(
					crowd,
					to('list-people', { collectionId: 'coins', emails: known.slice(0, count).map(({ email }) => email) }),
				),
			)
		expect([10, 11].map(list)).toEqual([false, true])
	})
})

describe('which addresses bind (D-106)', () => {
	const within = (countryCode: string, country: string, provinces: readonly string[], zip: string, phone: string) => {
		const [province = '', provinceCode = ''] = provinces
		return { ...address, country, countryCode, province, provinceCode, zip, phone }
	}
	const IN = {
		CR: within('CR', 'Costa Rica', ['San José', 'SJ'], '10101', '+50622222222'),
		XK: within('XK', 'Kosovo', [], '10000', '+38338222222'),
		IT: within('IT', 'Italy', ['Roma', 'RM'], '00118', '+390669821'),
		CA: canada,
		BR: within('BR', 'Brazil', ['São Paulo', 'SP'], '01310-200', '+551131495959'),
		MC: within('MC', 'Monaco', [], '98000', '+37793152200'),
	}
	/** Whether a service may refuse an order, and whether it may accept it. */
	const judge = (order: object): readonly [boolean, boolean] => {
		const asked = ask(store, to('validate-order', { ...validated, ...order }))
		return [passes(asked), passes(asked, null)]
	}

	it.each([
		['a usual one', {}, [false, true]],
		['one in Canada', { address: IN.CA }, [false, true]],
		['without a name of its province', { address: { ...IN.CA, province: ' ' } }, [true, true]],
		['without a code of its province', { address: { ...IN.CA, provinceCode: ' ' } }, [true, true]],
		['without a province, where there are none', { address: IN.MC }, [false, true]],
		['with a blank zip', { address: { ...address, zip: ' ' } }, [true, true]],
		['with a zip in another spelling', { address: { ...IN.CA, zip: 'k1a0b1' } }, [true, true]],
		['in a country where sources disagree on zips', { address: IN.CR }, [true, true]],
		['with a wrong zip in such a country', { address: { ...IN.CR, zip: '1' } }, [true, true]],
		['with a wrong phone in such a country', { address: { ...IN.CR, phone: '1' } }, [true, false]],
		['with a wrong zip elsewhere', { address: { ...address, zip: '1' } }, [true, false]],
		['in a country that ISO does not list', { address: IN.XK }, [true, true]],
		['with a wrong phone in such a one', { address: { ...IN.XK, phone: '1' } }, [true, true]],
		['none', { address: undefined }, [true, true]],
		[
			'with an unchecked code of a province, and half an item',
			{ address: { ...IN.CA, provinceCode: 'QQQ' }, orderItems: [{ ...item, quantity: 0.5 }] },
			[true, true],
		],
		['a tax number that is not validated', { address: IN.IT, taxNumber: 'x' }, [false, true]],
		['a blank tax number', { address: IN.IT, taxNumber: ' ' }, [true, true]],
		['an empty tax number', { address: IN.IT, taxNumber: '' }, [true, true]],
		['a missing tax number', { address: IN.IT }, [true, false]],
		['an empty tax number that is validated', { address: IN.BR, taxNumber: '' }, [true, false]],
		['a warned tax number elsewhere', { address, taxNumber: 'x' }, [false, true]],
		['a variant whose regions name the country', { orderItems: [{ ...item, variantId: 'cup-s' }] }, [false, true]],
		[
			'a variant whose regions do not name it',
			{ address: IN.BR, taxNumber: '529.982.247-25', orderItems: [{ ...item, variantId: 'cup-s' }] },
			[true, true],
		],
		[
			'another variant, whatever the regions of the first',
			{ address: IN.BR, taxNumber: '529.982.247-25' },
			[false, true],
		],
		[
			'a variant with no region at all',
			{ address: IN.BR, taxNumber: '529.982.247-25', orderItems: [{ ...item, variantId: 'pen-1' }] },
			[false, true],
		],
	])('%s: may be refused and accepted: %j %j', (_, order, expected) => {
		expect(judge(order)).toEqual(expected)
	})

	it('also where the country stands in the other field', () => {
		expect(judge({ address: { ...IN.XK, country: 'xk', countryCode: undefined, phone: '1' } })).toEqual([true, true])
	})

	it('in an order that is placed, too', () => {
		const may = (order: object) => passes(ask(store, to('place-order', { ...placed, ...order })))
		const orderItems = [{ ...item, variantId: 'cup-s' }]
		expect([may({}), may({ address: IN.CA }), may({ address: { ...IN.CA, zip: 'k1a0b1' } })]).toEqual([
			false,
			false,
			true,
		])
		expect([may({ orderItems }), may({ orderItems, address: IN.MC })]).toEqual([false, true])
	})
})

describe('query parameters (D-82)', () => {
	const create = (parameters: object) =>
		ask(store, { operation: 'create-collection', parameters: { ...parameters }, body: {} })

	it.each([
		[{ rewardType: 'Coins' }, 200],
		[{ rewardType: 'Gifts', paymentCheckout: 'false' }, 200],
		[{ paymentCheckout: 'true', theme: 'ECO' }, 200],
		[{ other: 'x' }, 200],
		[{ logoUrl: 'https://mail.test/a.png' }, 200],
		[{ theme: 'Eco' }, 400],
		[{ rewardType: 'coins' }, 400],
		[{ paymentCheckout: 'yes' }, 400],
	])('of create-collection, %j: %d', (parameters, statusCode) => {
		expect(create(parameters).answer.statusCode).toBe(statusCode)
	})

	it('are refused in words', () => {
		const made = create({ rewardType: 'Points', paymentCheckout: 'yes' })
		expect(refusal(made)).toBe('400 request.enum')
		expect(issuesOf(made)).toEqual([
			{
				code: 'request.enum',
				severity: 'error',
				about: 'refusal',
				path: ['rewardType'],
				message: 'Send rewardType as one of Coins, Gifts. Received: Points.',
				params: { field: 'rewardType', expected: 'Coins, Gifts', actual: 'Points' },
				rule: 'D-82',
			},
			{
				code: 'request.enum',
				severity: 'error',
				about: 'refusal',
				path: ['paymentCheckout'],
				message: 'Send paymentCheckout as one of true, false. Received: yes.',
				params: { field: 'paymentCheckout', expected: 'true, false', actual: 'yes' },
				rule: 'D-82',
			},
		])
	})
})
