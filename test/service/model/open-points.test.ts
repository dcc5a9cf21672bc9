import { describe, expect, it } from 'vitest'
import { DOCUMENTED_POLICY } from '../../../src/entries/index.ts'
import {
	createState,
	findMismatches,
	type ServiceRequest,
	type StateSeed,
	type StepResult,
} from '../../../src/entries/model.ts'
import { DETAILS } from './ordering.ts'
import { ask, CLIENT, open, passes, run } from './store.ts'

const mug = {
	id: 'mug',
	title: 'Mug',
	variants: [{ id: 'mug-s', price: 14.5 }],
	priceDeltaByCountry: { DE: 1.25 },
	shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }, { countryCode: 'CA' }],
}
const jar = { id: 'jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 9 }] }
const ZOE = '5b0a1f7e-0002-4000-8000-000000000001'
const people = [{ id: ZOE, firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test', balance: 500 }]
const store = open({
	companies: [{ id: 'own' }, { id: 'theirs' }],
	clients: [{ ...CLIENT, isPartner: true, companyIds: ['own'] }],
	collections: [
		{ id: 'coins', companyId: 'own', rewardType: 'Coins', products: [mug, jar], people },
		{ id: 'hidden', companyId: 'theirs', rewardType: 'Coins', products: [mug], people },
	],
})
const collectionId = 'coins'
const companyId = 'own'
const ADDRESSES = {
	US: { province: 'New York', provinceCode: 'NY', zip: '10001', country: 'United States', phone: '+14159838030' },
	CA: { province: 'Ontario', provinceCode: 'ON', zip: 'K1A 0B1', country: 'Canada', phone: '+16135550123' },
	RU: { province: 'Moscow', provinceCode: 'MOW', zip: '101000', country: 'Russia', phone: '+79161234567' },
	IT: { province: 'Roma', provinceCode: 'RM', zip: '00184', country: 'Italy', phone: '+390667061' },
	AE: { province: 'Dubai', provinceCode: 'DU', zip: '', country: 'United Arab Emirates', phone: '+971501234567' },
}
const addressIn = (countryCode: keyof typeof ADDRESSES) => ({
	address1: '1 Main Street',
	city: 'Springfield',
	countryCode,
	...ADDRESSES[countryCode],
})
const order = (countryCode: keyof typeof ADDRESSES, more: object = {}): object => ({
	user: { firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test' },
	orderItems: [{ variantId: 'mug-s', quantity: 1 }],
	address: addressIn(countryCode),
	companyId,
	...DETAILS,
	externalId: 'x-1',
	...more,
})
const to = (operation: ServiceRequest['operation'], body: object, parameters: object = {}): ServiceRequest => ({
	operation,
	parameters: { collectionId, ...parameters },
	body,
})
const product = (parameters: object): ServiceRequest => ({
	operation: 'get-product',
	parameters: { collectionId, productId: 'mug', ...parameters },
})
const TOKENS = { accessToken: 'a', refreshToken: 'r', expiresIn: 600 }
const PLACED = { order: { id: 'their-order', orderNumber: '7' } }
const last = (steps: readonly StepResult[]): StepResult => steps.at(-1) as StepResult

describe.each([
	['', {}],
	[' under DOCUMENTED_POLICY', DOCUMENTED_POLICY],
] as const)('what binds no service%s (D-106)', (_, policy) => {
	const draft = { id: 'cap', status: 'Draft', variants: [{ id: 'cap-s', price: 4 }] }
	const cup = { id: 'cup', variants: [{ id: 'cup-s', price: 4 }] }
	const [collection, hidden] = store.state.collections
	const seed = { ...store.state, policy, collections: [{ ...collection, products: [mug, jar, draft, cup] }, hidden] }
	const loose = { ...store, state: createState(seed as StateSeed) }
	const both = (request: ServiceRequest, body: unknown = null, at = loose): readonly boolean[] => {
		const asked = ask(at, request)
		return [passes(asked), passes(asked, body)]
	}
	const item = (variantId: string, quantity = 1) => ({ variantId, quantity })
	const ordered = (more: object): ServiceRequest => to('validate-order', order('CA', more))

	it.each<[string, ServiceRequest, unknown]>([
		['tokens without a grant type', { operation: 'create-tokens', body: CLIENT }, TOKENS],
		[
			'a blank tax number of Italy',
			ordered({ orderItems: [item('cup-s')], address: addressIn('IT'), taxNumber: ' ' }),
			null,
		],
		['an order of three lines', ordered({ orderItems: [item('mug-s'), item('mug-s', 2), item('mug-s', 3)] }), null],
		['an order of nothing', ordered({ orderItems: [] }), null],
		['an order without an address', ordered({ address: undefined }), null],
		['an order of what is a draft', ordered({ orderItems: [item('cap-s')] }), null],
		[
			'an order to where a part of a piece, or a negative number of pieces, does not ship',
			ordered({ address: addressIn('RU'), orderItems: [item('cup-s'), item('mug-s', 0.5), item('mug-s', -1)] }),
			null,
		],
		['a country in small letters', ordered({ address: { ...addressIn('CA'), countryCode: 'ca' } }), null],
		['empty notes', to('update-product', { notes: '' }, { productId: 'mug' }), { success: true }],
	])('either answer passes: %s', (_, request, body) => {
		expect(both(request, body)).toEqual([true, true])
		expect(both(ordered({ orderItems: [item('mug-s'), item('mug-s', 2)] }))).toEqual([false, true])
		expect(both(ordered({ address: addressIn('RU'), orderItems: [item('mug-s')] }))).toEqual([true, false])
	})

	it('a list of the empty e-mail may be refused, also after somebody without an e-mail was created', () => {
		const create = to('create-people', { collectionId, companyId, people: [{ firstName: 'Al', email: '' }] })
		const { state } = ask(loose, create)
		const listOf = (email: string) => to('list-people', { collectionId, companyId, emails: [email] })
		const at = { ...loose, state }
		expect(both(listOf(''), [], at)).toEqual([true, true])
		expect(both(listOf('zoe@mail.test'), [], at)).toEqual([false, false])
	})

	it('what only personalize made may be refused, also after it was read without a person', () => {
		const named = { firstName: 'Zoe', lastName: 'Maes' }
		const days = { startDate: '2019-12-31', birthDate: '1984-02-28' }
		const person = { ...named, ...days, department: 'Sales', location: 'London' }
		const whole = to('personalize', { companyId, sourceFields: person })
		const read = { ...product({ productId: 'jar' }), seconds: 40 }
		const user = { ...named, email: 'zoe@mail.test' }
		const bought = { user, orderItems: [item('jar-1')], personalizations: person }
		const mayRefuse = (made: ServiceRequest): boolean =>
			passes(last(run(loose, made, read, to('place-order', order('CA', bought)))))
		expect([whole, product({ productId: 'jar', ...person })].map(mayRefuse)).toEqual([true, false])
	})

	it('a store that was deleted may be unknown, and another may not', () => {
		const shown = { deletedAt: '2025-03-01T10:20:30.000Z' }
		const seed = { ...loose.state, collections: [{ ...loose.state.collections[0], shown }, hidden] } as StateSeed
		const deleted = { ...store, state: createState(seed) }
		const asked: readonly ServiceRequest[] = [
			{ operation: 'get-collection-status', parameters: { collectionId } },
			to('list-people', { collectionId, companyId, emails: ['zoe@mail.test'] }),
			product({}),
		]
		const mayRefuse = (at: typeof loose): readonly boolean[] => asked.map((request) => passes(ask(at, request)))
		expect([mayRefuse(deleted), mayRefuse(loose)]).toEqual([
			[true, true, true],
			[false, false, false],
		])
	})

	it('the stock may change, and the title and the retail price of a line may be any', () => {
		const stock = both(product({}), { id: 'mug', isInStock: false })
		const placed = ask(loose, to('place-order', order('CA')))
		const { answer, expectation } = ask({ ...store, state: placed.state }, to('list-orders', { companyId, filter: {} }))
		const [listed] = (answer.body as { data: readonly { orderLineItems: readonly object[] }[] }).data
		const shows = (fields: object): boolean => {
			const orderLineItems = listed?.orderLineItems.map((line) => ({ ...line, ...fields }))
			return (
				findMismatches({ statusCode: 200, body: { data: [{ ...listed, orderLineItems }], count: 1 } }, expectation)
					.length === 0
			)
		}
		expect([...stock, shows({ title: 'Ours', retailPrice: 99 }), shows({ title: null }), shows({ price: 99 })]).toEqual(
			[false, true, true, false, false],
		)
	})
})

describe('what the interface leaves open (D-106)', () => {
	it.each([
		['to a country that the regions of the product do not name', 'US', true],
		['to a country that they name as open', 'CA', false],
	] as const)('lets a service refuse an order %s', (_, country, mayRefuse) => {
		for (const operation of ['validate-order', 'place-order'] as const) {
			expect(passes(ask(store, to(operation, order(country))))).toBe(mayRefuse)
			expect(passes(ask(store, to(operation, order(country))), operation === 'place-order' ? PLACED : null)).toBe(true)
		}
	})

	it('lets a service refuse an empty zip, or accept it, in any country', () => {
		const empty = { address: { ...addressIn('CA'), zip: '' } }
		for (const body of [order('CA', empty), order('AE', { orderItems: [{ variantId: 'other', quantity: 1 }] })]) {
			const asked = ask(store, to('validate-order', { ...body, orderItems: [] }))
			expect([passes(asked), passes(asked, null)]).toEqual([true, true])
		}
	})

	it('binds a province code that the request asks to be checked', () => {
		const address = { ...addressIn('CA'), provinceCode: 'QQQ' }
		const checked = to('validate-order', order('CA', { address, shouldValidateProvinceCode: true }))
		expect(passes(ask(store, checked), null)).toBe(false)
		expect(passes(ask(store, to('validate-order', order('CA', { address }))), null)).toBe(true)
		const named = { ...address, provinceCode: 'Ontario' }
		const lenient = to('validate-order', order('CA', { address: named, shouldValidateProvinceCode: true }))
		expect([passes(ask(store, lenient), null), passes(ask(store, lenient))]).toEqual([true, true])
	})

	it('binds a province that is another country’s', () => {
		const address = { ...addressIn('CA'), province: 'Osaka', provinceCode: '27' }
		const may = [true, undefined, false].map((shouldValidateProvinceCode) =>
			passes(ask(store, to('validate-order', order('CA', { address, shouldValidateProvinceCode }))), null),
		)
		expect(may).toEqual([false, false, false])
	})

	it.each([
		['get-collection-status', { isReady: false }, { isReady: true }],
		['update-product', { success: false }, { success: true }],
		['update-product', null, { success: true }],
		['validate-order', { success: false }, { success: true }],
	] as const)('lets %s answer %j about a collection that is not the client’s', (operation, body, wrong) => {
		const asked = ask(store, to(operation, order('US'), { collectionId: 'hidden', productId: 'mug' }))
		expect([passes(asked), passes(asked, body), passes(asked, wrong)]).toEqual([true, true, false])
	})

	it('lets update-product say that it did nothing to a product that there is not', () => {
		const asked = ask(store, to('update-product', { notes: 'A note' }, { productId: 'other' }))
		expect([passes(asked), passes(asked, null), passes(asked, { success: true })]).toEqual([true, true, false])
	})

	it('lets notes replace earlier notes or come after them', () => {
		const update = (notes: string): ServiceRequest => to('update-product', { notes }, { productId: 'mug' })
		const asked = last(run(store, update('First'), update('Second'), product({})))
		const shows = (notes: unknown): boolean => passes(asked, { id: 'mug', notes })
		expect(['Second', 'First\nSecond', 'First', null].map(shows)).toEqual([true, true, false, false])
	})

	it('lets a service show any deltas beside prices that include one', () => {
		const shows = (parameters: object): boolean =>
			passes(ask(store, product(parameters)), { id: 'mug', priceDeltaByCountry: { DE: 0 } })
		expect([shows({ countryCode: 'DE' }), shows({})]).toEqual([true, false])
	})

	it('lets a partner name another company of a collection of its own, but not none', () => {
		const asked = (body: object): StepResult => ask(store, to('validate-order', { ...order('CA'), ...body }))
		expect(passes(asked({ companyId: 'theirs' }), null)).toBe(true)
		expect(passes(asked({ companyId: undefined }), null)).toBe(false)
	})

	it('binds a new company to be none that is there', () => {
		const asked = ask(store, { operation: 'create-collection', body: {} })
		const answers = (id: string) => passes(asked, { companyId: id, companySlug: 'slug', collectionId: 'new' })
		expect(['another', 'own', 'theirs', ''].map(answers)).toEqual([true, false, false, false])
	})

	it('does not bind the balance of people to whom nobody gave any', () => {
		const given = { firstName: 'Al', lastName: 'Li', email: 'al@mail.test' }
		const listed = (body: object, balance: number): boolean => {
			const created = to('create-people', { collectionId, companyId, people: [given], ...body })
			const steps = run(store, created, to('list-people', { collectionId, companyId, emails: [given.email] }))
			const listedPeople = last(steps).answer.body as readonly object[]
			return passes(
				last(steps),
				listedPeople.map((person) => ({ ...person, balance })),
			)
		}
		expect([listed({}, 25), listed({ amount: 5 }, 5), listed({ amount: 5 }, 25)]).toEqual([true, true, false])
	})

	it('lets a service refuse a filter of neither users nor days, and unknown users', () => {
		const asked = (filter: object): StepResult => ask(store, to('list-orders', { companyId, filter }))
		const NOBODY = '5b0a1f7e-0002-4000-8000-000000000009'
		const refused = [{}, { userIds: [NOBODY] }, { userIds: [ZOE] }].map((filter) => passes(asked(filter)))
		expect(refused).toEqual([true, true, false])
	})

	it('lets a service create whom it rewards (D-84)', () => {
		const give = to('reward', { collectionId, companyId, emails: ['al@mail.test'], amount: 5 })
		const all = to('list-people', { collectionId, companyId })
		const shown = [...people, { id: 'al', email: 'al@mail.test', balance: 5 }]
		const [before, , after] = run(store, all, give, all) as [StepResult, StepResult, StepResult]
		const exact = findMismatches({ statusCode: 200, body: shown }, after.expectation, { exact: true })
		expect([passes(before, shown), passes(after, shown), exact.map(({ code }) => code)]).toEqual([
			false,
			true,
			['response.extra'],
		])
	})

	it('lets a service refuse e-mails that are unknown or listed twice', () => {
		const list = (emails: readonly string[]): ServiceRequest => to('list-people', { collectionId, companyId, emails })
		const lists = [['nobody@mail.test'], ['zoe@mail.test', 'zoe@mail.test'], ['zoe@mail.test']]
		expect(lists.map((emails) => passes(ask(store, list(emails))))).toEqual([true, true, false])
	})

	it('lets a service refuse more than ten items in a list', () => {
		const create = (count: number): ServiceRequest => {
			const created = Array.from({ length: count }, (_, at) => ({
				...{ firstName: 'Al', lastName: 'Li', email: `al-${at}@mail.test`, externalId: `${at}` },
				...{ birthDate: '1984-02-29', startDate: '2020-01-02', department: 'Sales', location: 'London' },
			}))
			return to('create-people', { collectionId, companyId, people: created, shouldSendEmail: false })
		}
		expect([10, 11].map((count) => passes(ask(store, create(count))))).toEqual([false, true])
	})

	it('lets a service refuse a language that it need not support, and an incomplete person', () => {
		const asked = (parameters: object): boolean => passes(ask(store, product(parameters)))
		const languages = ['de', 'ja;q=0.5', 'fry', 'fr', '*'].map((language) => asked({ 'Accept-Language': language }))
		expect(languages).toEqual([true, true, true, false, false])
		expect([asked({ productId: 'jar' }), asked({ productId: 'jar', firstName: 'Al' })]).toEqual([true, true])
	})

	// As products of other shops' exports have none: the service knows a price that the seed does not show.
	it('lets a service sell a variant whose price is not shown, and refuse it', () => {
		const [collection] = store.state.collections
		const vase = { id: 'vase', variants: [{ id: 'vase-1' }] }
		const unpriced = {
			...store,
			state: createState({ ...store.state, collections: [{ ...collection, products: [vase] }] } as StateSeed),
		}
		const placed = (variantId: string): StepResult =>
			ask(unpriced, to('place-order', order('CA', { orderItems: [{ variantId, quantity: 1 }] })))
		expect([passes(placed('vase-1')), passes(placed('vase-1'), PLACED), passes(placed('no'), PLACED)]).toEqual([
			true,
			true,
			false,
		])
	})

	it('lets a service show no instant of an order', () => {
		const placed = ask(store, to('place-order', order('CA')))
		const { answer, expectation } = ask({ ...store, state: placed.state }, to('list-orders', { companyId, filter: {} }))
		const { data } = answer.body as { data: readonly object[] }
		const shown = (createdAt: unknown) => ({ data: data.map((each) => ({ ...each, createdAt })), count: 1 })
		const isFine = (body: unknown): boolean => findMismatches({ statusCode: 200, body }, expectation).length === 0
		expect([shown(null), shown('2020-01-01T00:00:00Z')].map(isFine)).toEqual([true, false])
	})

	it('lets a service list somebody whose order it refused', () => {
		const user = { firstName: 'Al', lastName: 'Li', email: 'al@mail.test' }
		const refused = { statusCode: 422, body: { message: 'No.', errorCode: 'NO', statusCode: 422 } }
		const { state } = ask(store, to('place-order', order('CA', { user })), undefined, refused)
		const list = to('list-people', { collectionId, companyId, emails: ['zoe@mail.test'] })
		const shown = [...people, { ...user, id: 'al', balance: 0 }]
		expect(passes(ask({ ...store, state }, list), shown)).toBe(true)
		expect(passes(ask(store, list), shown)).toBe(false)
	})
})
