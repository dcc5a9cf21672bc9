import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect } from '../../../cli/conform/connect.ts'
import { checkService } from '../../../src/entries/conformance.ts'
import { createState, type ServiceRequest, type ServiceState, step } from '../../../src/entries/model.ts'
import { judgeBesideModel } from '../../../src/service/conformance/beside-model.ts'
import { type Move, type PlannedRequest, resolve } from '../../../src/service/conformance/planned.ts'
import { ALL_SCENARIOS } from '../../../src/service/conformance/scenarios/all-scenarios.ts'
import { orderToValidate } from '../../../src/service/conformance/scenarios/full-orders.ts'
import { type SampleOrder, sampleOrder } from '../../../src/service/conformance/scenarios/sample-order.ts'
import { COUNTRIES, start } from './pack/play.ts'
import { SEED, START } from './pack/store.ts'
import { signIn } from './sign-in.ts'

type Json = ReturnType<typeof JSON.parse>
const NOW = new Date(START).toISOString()

/** Sends every story to the model. Returns each request, and whether the interface accepts it (`+`), rejects it (`-`) or leaves it open (`?`). */
function tellAll(): readonly {
	readonly planned: PlannedRequest
	readonly request: ServiceRequest
	readonly sign: string
}[] {
	return ALL_SCENARIOS.flatMap(({ steps }) => {
		let state: ServiceState = createState(SEED)
		let clock = START
		const told: { planned: PlannedRequest; request: ServiceRequest; sign: string }[] = []
		const queue: Move[] = [
			...steps({ state, all: COUNTRIES, countries: COUNTRIES, now: NOW, longestWait: 1e6, isQuick: false }),
		]
		for (let move = queue.shift(); move !== undefined; move = queue.shift()) {
			if (typeof move === 'function') queue.unshift(...move(state))
			else if ('wait' in move) clock += move.wait * 1000
			else {
				clock += 50
				const request = resolve(move, state)
				const { expectation, state: after } = step(state, request, new Date(clock).toISOString())
				state = after
				const { success, refusal } = expectation
				told.push({ planned: move, request, sign: success === null ? '-' : refusal === null ? '+' : '?' })
			}
		}
		return told
	})
}
const TOLD = tellAll()
const of = (operation: string) => TOLD.filter(({ planned }) => planned.operation === operation)
const bodyOf = ({ request }: (typeof TOLD)[number]): Json => request.body ?? {}

const SIGNED = signIn()
/** Returns whether the interface accepts (`+`), rejects (`-`) or leaves open (`?`) an order that is validated. */
function judge(order: SampleOrder & Json): string {
	const { state, authorization } = SIGNED
	const parameters = { collectionId: SEED.collections[0]?.id ?? '' }
	const body = orderToValidate(order, 'mug-white')
	const { success, refusal } = step(
		state,
		{ operation: 'validate-order', authorization, parameters, body },
		NOW,
	).expectation
	return success === null ? '-' : refusal === null ? '+' : '?'
}

describe('the numbers that are sent', () => {
	it('are all tax numbers of the vectors, each in an otherwise good order', () => {
		const path = join(import.meta.dirname, '../../vectors/tax-numbers.json')
		const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: readonly Json[] }
		const vectors = cases.filter(({ call }) => call === 'checkTaxNumber')
		// A vector without a country, and a number of JSON where no tax number is asked for, are no orders of a country.
		const known = vectors.filter(({ id }) => !['tax-xx-03', 'tax-xx-04', 'tax-xx-05'].includes(id))
		expect([vectors.length, known.length]).toEqual([116, 113])
		const sent = new Set(
			of('validate-order').map((each) => {
				const { address, taxNumber } = bodyOf(each)
				const good = sampleOrder(address.countryCode ?? 'US')
				const isGood = JSON.stringify({ address2: '', ...good.address }) === JSON.stringify(address)
				return isGood ? JSON.stringify([address.countryCode, taxNumber ?? null]) : ''
			}),
		)
		for (const {
			id,
			args: [taxNumber, countryCode],
		} of known)
			expect([id, sent.has(JSON.stringify([countryCode.toUpperCase(), taxNumber]))]).toEqual([id, true])
	})

	it('are judged, apart from their value alone', () => {
		for (const country of ['IT', 'CN', 'KR']) {
			const good = sampleOrder(country)
			const signs = ['', ' ', '\t'].map((taxNumber) => judge({ ...good, taxNumber }))
			expect(signs).toEqual(['?', '?', '?'])
			expect(judge({ ...good, taxNumber: null })).toBe('-')
		}
	})
})

describe('a defect binds in every kind of order', () => {
	it.each<[string, (body: Json) => boolean]>([
		['with a number', ({ orderNumber }) => orderNumber !== undefined],
		['with deprecated attributes', ({ customAttributes }) => customAttributes !== undefined],
		['with a second line of the address', ({ address }) => address.address2 !== ''],
		['without a province', ({ address }) => address.province === undefined && address.provinceCode === undefined],
		['of several pieces', ({ orderItems }) => orderItems.length === 1 && orderItems[0].quantity === 3],
		['of several items', ({ orderItems }) => orderItems.length === 2],
	])('%s', (_, isOne) => {
		// A number in the deprecated attributes may be taken for a missing one.
		const rules = ['validate-order.3', 'validate-order.4', 'tax-number.2']
		if (!isOne({ ...orderToValidate(sampleOrder('BR'), ''), customAttributes: [] })) rules.push('tax-number.1')
		const refused = of('validate-order').filter((each) => each.sign === '-' && isOne(bodyOf(each)))
		for (const rule of rules) expect(refused.some(({ planned }) => planned.tries === rule)).toBe(true)
	})

	it('and a check of the province’s code opens nothing that binds without it (D-143)', () => {
		for (const each of of('validate-order')) {
			const body = bodyOf(each)
			if (body.orderItems?.[0]?.variantId !== 'mug-white' || body.shouldValidateProvinceCode === true) continue
			if (body.orderItems.length > 1 || each.sign !== '-' || each.planned.tries === 'service.2') continue
			const { orderItems: _, ...order } = body
			if (judge(order) === '-') expect(judge({ ...order, shouldValidateProvinceCode: true })).toBe('-')
		}
	})
})

describe('what services know of provinces', () => {
	it.each([
		['IT', 'Aosta', 'AO', '11100'],
		['VN', 'Hà Nội', '01', '100000'],
	])(
		'may be no more than ISO 3166-2, which lists %s %s under another code (D-143)',
		(country, province, provinceCode, zip) => {
			const good = sampleOrder(country)
			expect(judge({ ...good, address: { ...good.address, province, provinceCode, zip } })).toBe('?')
		},
	)

	it('holds what ISO lists under its code', () => {
		const good = sampleOrder('IT')
		expect(
			judge({ ...good, address: { ...good.address, province: "L'Aquila", provinceCode: 'AQ', zip: '67100' } }),
		).toBe('+')
	})
})

describe('an attacker', () => {
	it('guesses secrets that are nearly right', () => {
		const refused = of('create-tokens').filter(({ sign }) => sign === '-')
		const secrets = new Set(refused.map((each) => (each.planned.body as Json).clientSecret))
		for (const secret of [
			'<short secret 0>',
			'<other secret 0>',
			' <secret 0>',
			'<secret 0>x',
			'',
			undefined,
			null,
			'<secret 1>',
		])
			expect([secret, secrets.has(secret)]).toEqual([secret, true])
		for (const secret of ['<token 0>', '<refresh 0>', 'demo'])
			expect([secret, secrets.has(secret)]).toEqual([secret, true])
	})

	it('changes a token in each way', () => {
		const refused = TOLD.filter(({ sign }) => sign === '-').map(({ planned }) => planned.authorization)
		const headers = [
			'<token 0>',
			'Bearer <short token 0>',
			'Bearer <short token 0>x',
			'Bearer <other token 0>',
			'Bearer <refresh 0>',
		]
		for (const header of [...headers, 'Bearer<token 0>', 'Bearer x <token 0>', 'Bearer <token 0>x'])
			expect([header, refused.includes(header)]).toEqual([header, true])
		// A second token leaves the first alone, and does not renew it.
		const first = TOLD.filter(({ planned }) => planned.authorization === 'Bearer <token 0 1>')
		expect(new Set(first.map(({ sign }) => sign))).toEqual(new Set(['+', '-']))
	})

	it('looks at a new store of another company', () => {
		const asked = of('get-collection-status').filter(
			({ planned, sign }) =>
				planned.tries === 'service.2' &&
				/^<collection/.test(planned.parameters?.['collectionId'] ?? '') &&
				sign === '?',
		)
		expect(asked.length).toBeGreaterThan(0)
	})
})

describe('a store that was ready', () => {
	/** In a store that makes a product, `isReady` may be either, but it does not fall back. */
	const seed = structuredClone(SEED) as Json
	const [{ id, products }] = seed.collections
	products[2].creationStatus = 'Pending'

	it.each(['update-product', 'reward'] as const)('stays ready after %s: nothing was made', async (operation) => {
		const running = start([])
		let isChanged = false
		const { failures } = await checkService(
			async (request) => {
				if (request.operation === operation) isChanged = true
				if (request.operation === 'create-tokens') isChanged = false
				const answer = await running.send(request)
				const isAsked = request.operation === 'get-collection-status' && request.parameters?.['collectionId'] === id
				return isAsked && answer.statusCode === 200 ? { ...answer, body: { isReady: !isChanged } } : answer
			},
			{
				...running.options,
				seed,
				countries: ['US'],
				writes: true,
				sequences: 70,
				operations: ['get-collection-status', operation, 'create-people', 'list-people', 'get-product'],
			},
		)
		expect(failures.map(({ why }) => why)).toEqual([
			'isReady should stay true while nothing is created or personalized; it is false again.',
		])
	})
})

describe('what one answer shows of another', () => {
	type Change = (request: ServiceRequest, answer: Json) => unknown
	/** Returns why the kit fails a service whose answers are changed. */
	const fail = async (change: Change, options: object = {}): Promise<readonly string[]> => {
		const running = start([])
		const report = await checkService(
			async (request) => {
				const answer = await running.send(request)
				return answer.statusCode === 200 ? { ...answer, body: change(request, answer.body) } : answer
			},
			{ ...running.options, countries: ['US'], ...options },
		)
		return report.failures.map(({ rule, why }) => `${rule}: ${why}`)
	}
	/** Returns why the kit fails a service that loses something of some, and one that loses it of all. */
	const lose = (without: (isLost: (of: string) => boolean) => Change, some: (of: string) => boolean, options: object) =>
		Promise.all([
			fail(without(some), options),
			fail(
				without(() => true),
				options,
			),
		])
	const PENDING = 'service.7: isReady was true, and since then nothing was created; creationStatus is Pending.'

	it('is whether a store was ready before its products', async () => {
		const ready: Change = ({ operation }, body) => (operation === 'get-collection-status' ? { isReady: true } : body)
		const as =
			(fields: object): Change =>
			(request, body) =>
				ready(request, request.operation === 'get-product' ? { ...body, ...fields } : body)
		const operations = ['get-collection-status', 'get-product']
		expect(await fail(ready, { operations })).toEqual([PENDING])
		expect(await fail(as({ status: 'Draft' }), { operations })).not.toContain(PENDING)
		expect(await fail(as({ isPersonalized: true }), { operations })).not.toContain(PENDING)
		// An update may make the product again.
		const updated = new Set<unknown>()
		const again: Change = ({ operation, parameters }, body) => {
			if (operation === 'create-tokens') updated.clear()
			if (operation === 'update-product') updated.add(parameters?.['productId'])
			const isAgain = operation === 'get-product' && updated.has(parameters?.['productId'])
			return isAgain ? { ...body, creationStatus: 'Pending' } : body
		}
		const all = { operations: [...operations, 'update-product'], writes: true }
		expect(await fail(again, all)).toEqual([])
	})

	it('is what a service keeps of people', async () => {
		const known = new Set(SEED.collections.flatMap(({ people = [] }) => people.map(({ id }) => id)))
		const without =
			(isLost: (id: string) => boolean): Change =>
			({ operation }, body) =>
				operation !== 'list-people'
					? body
					: body.map(({ externalId, ...rest }: Json) => (isLost(rest.id) ? rest : { externalId, ...rest }))
		const options = { operations: ['create-people', 'list-people'], writes: true, maxFailures: 1 }
		const [[lost], none] = await lose(without, (id) => !known.has(id), options)
		expect(lost).toMatch(
			/^list-people\.response: externalId of .* should be .*; it is missing, and others have theirs\.$/,
		)
		expect(none).toEqual([])
	})

	it.each([
		['the list without it', { externalId: 'e-1' }, false, 1],
		['where it is open who is in the store', { externalId: 'e-1' }, true, 0],
		['where the person has none', {}, false, 0],
	])('is judged of people: %s', (_, fields, arePeopleOpen, count) => {
		const people = [{ id: 'p', email: 'p@mail.test', ...fields }]
		const state = createState({ collections: [{ id: 'c', people, arePeopleOpen }] } as never)
		const request = { operation: 'list-people', body: { collectionId: 'c' } } as const
		const found = { operation: 'list-people', got: { statusCode: 200, body: [{ id: 'p' }] } } as never
		const session = { ready: new Set<string>(), shas: new Map<string, string>(), shown: new Set(['externalId']) }
		expect([judgeBesideModel(session, state, request, request, found)].filter(Boolean)).toHaveLength(count)
	})

	it('is whether the notes of a product stay', async () => {
		const change =
			(isLost: (notes: string) => boolean): Change =>
			({ operation }, body) =>
				operation === 'get-product' && isLost(String(body.notes)) ? { ...body, notes: undefined } : body
		const options = { operations: ['update-product', 'get-product'], writes: true, maxFailures: 1 }
		const [[lost], none] = await lose(change, (notes) => notes === 'Note 2', options)
		expect(lost).toBe('get-product.response: notes of tee should be "Note 2"; it is missing, and others have theirs.')
		expect(none).toEqual([])
	})

	it('is whether the line of a new order has the data of its person', async () => {
		const known = new Set(SEED.collections.flatMap(({ orders = [] }) => orders.map(({ order }: Json) => order.id)))
		const without =
			(isLost: (id: string) => boolean): Change =>
			({ operation }, body) => {
				if (operation !== 'list-orders') return body
				const strip = ({ personalizations: _, ...line }: Json): Json => line
				const data = body.data.map((order: Json) =>
					isLost(order.id) ? { ...order, orderLineItems: order.orderLineItems.map(strip) } : order,
				)
				return { ...body, data }
			}
		const operations = ['create-people', 'get-product', 'place-order', 'list-orders']
		const options = { operations, writes: true, maxFailures: 1 }
		const [[lost], none] = await lose(without, (id) => !known.has(id), options)
		expect(lost).toMatch(
			/^list-orders\.response: personalizations of .* should be .*; it is missing, and others have theirs\.$/,
		)
		expect(none).toEqual([])
	})

	it('is whether a body was read as JSON', async () => {
		const operations = ['list-orders', 'list-people']
		const isEscaped = ({ text }: ServiceRequest): boolean => text?.includes('\\u0040') === true
		expect(await fail((request, body) => (isEscaped(request) ? [] : body), { operations })).toEqual([
			expect.stringMatching(/^list-people\.1: /),
		])
		const running = start([])
		const lax = await checkService(
			(request) =>
				request.operation === 'list-orders' && request.text !== undefined
					? { statusCode: 200, body: { data: [], count: 0 } }
					: running.send(request),
			{ ...running.options, countries: ['US'], operations: ['list-orders'] },
		)
		expect(lax.failures.map(({ rule, difference }) => [rule, difference])).toEqual([['list-orders.body', 'laxer']])
	})
})

describe('the connection of a run', () => {
	it('reads the clock after each reset', async () => {
		let now = Date.parse('2030-01-01T00:00:00Z')
		const asked: string[] = []
		const server = createServer((request, response) => {
			asked.push(`${request.method} ${request.url}`)
			if (request.url === '/reset') now = Date.parse('2040-01-01T00:00:00Z')
			response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ now: new Date(now).toISOString() }))
		})
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
		try {
			const { port } = server.address() as { port: number }
			const base = new URL(`http://127.0.0.1:${port}`)
			const service = await connect({
				base,
				timeout: 5,
				reset: '/reset',
				clock: '/clock',
				isPatient: false,
				pace: 1000,
				patience: 300,
			})
			expect(service.now().slice(0, 4)).toBe('2030')
			await service.reset?.()
			expect(service.now().slice(0, 4)).toBe('2040')
			expect(asked.slice(-2)).toEqual(['POST /reset', 'GET /clock'])
		} finally {
			server.closeAllConnections()
			server.close()
		}
	})
})
