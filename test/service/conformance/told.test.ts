import { describe, expect, it } from 'vitest'
import {
	checkService,
	checkValidateOrder,
	evaluateCoverage,
	type ServiceOptions,
} from '../../../src/entries/conformance.ts'
import { createState, type ServiceAnswer } from '../../../src/entries/model.ts'
import { resolve } from '../../../src/service/conformance/planned.ts'
import { hideSecrets, secretsIn } from '../../../src/service/conformance/to-plain.ts'
import { wireTypeOf } from '../../../src/service/conformance/wire.ts'
import { type Fault, SEED, serve } from './service.ts'

const check = (fault?: Fault, options: Partial<ServiceOptions> = {}) => {
	const { send, ...service } = serve(fault)
	return checkService(send, { seed: SEED, ...service, countries: ['US', 'BR'], sequences: 12, ...options })
}

describe('what a report says first', () => {
	it('is what was left out: writes, time, requests at once, operations', async () => {
		const read = await check(undefined, { wait: undefined })
		expect([read.label, evaluateCoverage(read, { failures: 0 }).label]).toEqual(Array(2).fill('passed (read-only)'))
		expect((await check(undefined, { writes: true })).label).toBe('passed (without requests at once)')
		const { notAsked } = await check(undefined, { operations: ['list-people'] })
		const because = (name: string) => notAsked.find(({ operation }) => operation === name)?.because
		expect([because('place-order'), because('list-orders')]).toEqual(['writes', 'operations'])
	})

	it('is that nothing is left to ask, and no request is sent', async () => {
		const { verdict, reasons, sends } = await check(undefined, { operations: ['place-order'] })
		expect([verdict, reasons.map(({ code }) => code), sends]).toEqual(['inconclusive', ['nothing-to-ask'], 0])
	})

	it('is, of a service with errors of its own, that they make it inconclusive unless they are allowed', async () => {
		let asked = 0
		const failing: Fault = ({ take, state, request }) =>
			request.operation === 'list-people' && asked++ === 5
				? { state, answer: { statusCode: 500, body: { message: 'No.', errorCode: 'NO', statusCode: 500 } } }
				: take()
		const { verdict, reasons, serverErrors } = await check(failing)
		expect([verdict, reasons.map(({ code }) => code)]).toEqual(['inconclusive', ['server-errors']])
		expect(serverErrors).toMatchObject([{ operation: 'list-people', statusCode: 500, times: 1 }])
		asked = 0
		expect((await check(failing, { allow5xx: true })).verdict).toBe('passed')
	})

	it('is, of an error 5XX without the body of the interface, that errors.1 is broken', async () => {
		const gateway: Fault = ({ take, state, request }) =>
			request.operation === 'list-people' ? { state, answer: { statusCode: 502, body: '<html>' } } : take()
		const { failures } = await check(gateway)
		expect(failures.map(({ rule }) => rule)).toEqual(['errors.1'])
	})
})

describe('the wire', () => {
	it.each([
		['application/json', true],
		['application/json; charset=utf-8', true],
		['Application/JSON;charset=UTF-8', true],
		['application/json; charset="utf-8"', true],
		['application/json; profile=x; charset=us-ascii', true],
		['application/json; charset=iso-8859-1', false],
		['application/json;charset=UTF-16', false],
		['application/problem+json', false],
		['text/html', false],
		['application/json with a byte order mark', false],
		[undefined, false],
	])('of type %s is JSON: %j', (type, isJson) => {
		const headers = type === undefined ? {} : { 'Content-Type': type }
		expect(wireTypeOf({ statusCode: 200, body: {}, headers })?.isJson).toBe(isJson)
		expect(wireTypeOf({ statusCode: 204, body: null, headers })).toBeNull()
		expect(wireTypeOf({ statusCode: 200, body: {} })).toBeNull()
	})

	it('of another type is one mismatch, however many answers have it', async () => {
		const { send, ...service } = serve()
		const html = (request: Parameters<typeof send>[0]): ServiceAnswer => ({
			...send(request),
			headers: { 'content-type': 'text/html' },
		})
		const { failures } = await checkService(html, { seed: SEED, ...service, sequences: 4 })
		expect(failures.map(({ rule, why }) => [rule, why])).toEqual([
			['bodies.1', 'Content-Type should be application/json; it is text/html.'],
		])
	})

	it('that fails is asked once more, and one fault of the network is one mismatch with its cause', async () => {
		const { send: _, ...service } = serve()
		let asked = 0
		const broken = (): never => {
			asked++
			throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } })
		}
		const { failures, sends } = await checkService(broken, { seed: SEED, ...service, sequences: 3 })
		expect(failures.map(({ difference, why }) => [difference, why])).toEqual([
			['no answer', 'threw TypeError: fetch failed (ECONNRESET)'],
		])
		expect(asked).toBe(sends)
	})

	it('that hangs ends the run after three time-outs in a row', async () => {
		const { send, ...service } = serve()
		let late = 0
		const hang: (request: Parameters<typeof send>[0]) => ServiceAnswer | Promise<ServiceAnswer> = (request) =>
			request.operation === 'create-tokens' ? send(request) : new Promise(() => late++)
		const timeout = () => new Promise((resolve) => setTimeout(resolve, 1))
		await checkService(hang, { seed: SEED, ...service, reset: undefined, timeout })
		expect(late).toBe(3)
	})

	it.each<[string, (body: Record<string, unknown>) => unknown]>([
		['wrapped', (body) => ({ data: body })],
		['under another name', ({ accessToken, ...body }) => ({ ...body, access_token: accessToken })],
		['a number', (body) => ({ ...body, accessToken: 7 })],
	])('reports one mismatch if the token is %s, and no consequence of it', async (_, change) => {
		const { send, ...service } = serve()
		const answer: typeof send = (request) => {
			const { statusCode, body } = send(request)
			const isToken = request.operation === 'create-tokens' && statusCode === 200
			return { statusCode, body: isToken ? change(body as Record<string, unknown>) : body }
		}
		const options = { seed: SEED, ...service, countries: ['US'], sequences: 25 }
		const { failures, verdict } = await checkService(answer, { ...options, writes: true })
		expect([verdict, failures.map(({ rule }) => rule)]).toEqual(['failed', ['create-tokens.response']])
		const { differences, reasons, sends } = await checkValidateOrder(answer, options)
		expect([differences, reasons.map(({ code }) => code), sends]).toEqual([[], ['no-token'], 1])
	})

	it('ends when the caller says stop, with what is known so far', async () => {
		let asked = 0
		const { sends, verdict } = await check(undefined, { stop: () => asked++ > 20 })
		expect([sends < 25, verdict]).toEqual([true, 'inconclusive'])
	})
})

describe('a secret', () => {
	const state = createState({
		...SEED,
		tokens: [
			{
				accessToken: 'first-access',
				refreshToken: 'first-refresh',
				clientId: 'demo',
				issuedAt: '2026-01-31T09:30:00Z',
			},
			{ accessToken: 'Last-access', refreshToken: 'last-refresh', clientId: 'demo', issuedAt: '2026-01-31T09:31:00Z' },
		],
	})

	it('shows nowhere in an answer', () => {
		const answer = { body: { data: { accessToken: 'new-access' }, message: 'demo-secret and Last-access are wrong' } }
		expect(hideSecrets(answer, secretsIn(state, answer))).toEqual({
			body: { data: { accessToken: '<string>' }, message: '<secret 0> and <token> are wrong' },
		})
	})

	it('is sent nearly right by its name', () => {
		const sent = (authorization: string) =>
			resolve({ operation: 'list-collections', authorization }, state).authorization
		expect(sent('Bearer <token 0>')).toBe('Bearer Last-access')
		expect(sent('Bearer <token 0 1>')).toBe('Bearer first-access')
		expect(sent('Bearer <refresh 0>')).toBe('Bearer last-refresh')
		expect(sent('Bearer <short token 0>')).toBe('Bearer Last-acces')
		expect(sent('Bearer <other token 0>')).toBe('Bearer LAST-ACCESS')
		expect(sent('Bearer <token 0 7>')).toBe('Bearer <token 0 7>')
	})
})

describe('requests at once', () => {
	it('are judged by what any order of them allows', async () => {
		const { send, ...service } = serve()
		const atOnce = async (request: Parameters<typeof send>[0]) => send(request)
		const options = { seed: SEED, ...service, countries: ['US'], writes: true, concurrency: 3, sequences: 12 }
		expect((await checkService(atOnce, options)).label).toBe('passed')
		// Rewards that read the balance before the others wrote it.
		let stale: unknown = null
		const lost: Fault = ({ request, take, state }) => {
			const rewarded = request.operation === 'reward' && (request.body as { amount: number }).amount
			if (rewarded === 1) stale = state
			return rewarded === 10 && stale !== null ? take(request, stale as typeof state) : take()
		}
		const faulty = serve(lost)
		const { send: bad, ...other } = faulty
		const { failures } = await checkService(async (request) => bad(request), { ...options, ...other })
		expect(failures.some(({ why }) => why.startsWith('No order of the requests before it'))).toBe(true)
		// An order that is paid and not stored.
		const unstored: Fault = ({ request, take }) => {
			const taken = take()
			const isSecond = /^race-\d+-2$/.test((request.body as { externalId?: string } | undefined)?.externalId ?? '')
			if (!isSecond || taken.answer.statusCode !== 200) return taken
			const collections = taken.state.collections.map((each) => ({ ...each, orders: each.orders.slice(0, -1) }))
			return { ...taken, state: { ...taken.state, collections } }
		}
		const { send: lose, ...second } = serve(unstored)
		const paid = await checkService(async (request) => lose(request), { ...options, ...second })
		expect(paid.failures.map(({ operation }) => operation)).toContain('list-orders')
		// Notes that go to the other product.
		const mixed: Fault = ({ request, take }) => {
			const isFirst = (request.body as { notes?: string } | undefined)?.notes === 'After mug'
			return take(isFirst ? { ...request, parameters: { ...request.parameters, productId: 'tee' } } : request)
		}
		const { send: mix, ...third } = serve(mixed)
		const found = await checkService(async (request) => mix(request), { ...options, ...third })
		expect(found.failures.map(({ rule }) => rule)).toContain('update-product.1')
	})
})
