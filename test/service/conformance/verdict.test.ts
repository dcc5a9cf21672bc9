import { describe, expect, it } from 'vitest'
import {
	checkService,
	checkValidateOrder,
	type ServiceOptions,
	type ServiceReport,
	toHttpRequest,
} from '../../../src/entries/conformance.ts'
import { OPERATIONS } from '../../../src/entries/contract.ts'
import type { ServiceAnswer } from '../../../src/entries/model.ts'
import { type Fault, SEED, serve } from './service.ts'

const check = (fault?: Fault, options: Partial<ServiceOptions> = {}): Promise<ServiceReport> => {
	const { send, ...service } = serve(fault)
	return checkService(send, { seed: SEED, ...service, countries: ['US', 'BR'], sequences: 10, ...options })
}
const refusal = (statusCode: number): ServiceAnswer => ({
	statusCode,
	body: { message: 'No.', errorCode: 'NO', statusCode },
})
const answerAll = (answer: ServiceAnswer, options: Partial<ServiceOptions> = {}): Promise<ServiceReport> => {
	const { send: _, ...service } = serve()
	return checkService(() => answer, { seed: SEED, ...service, countries: ['US', 'BR'], sequences: 25, ...options })
}

describe('the verdict (D-141)', () => {
	it('is passed if every operation succeeded and no answer departs', async () => {
		const { verdict, reasons, operations } = await check(undefined, { writes: true })
		expect([verdict, reasons]).toEqual(['passed', []])
		for (const { operation, sent, succeeded, refused } of operations) {
			expect(succeeded, operation).toBeGreaterThan(0)
			expect(succeeded + refused).toBe(sent)
		}
		expect(operations.map(({ operation }) => operation)).toEqual(OPERATIONS.map(({ id }) => id))
	})

	it.each([401, 403, 404])('is inconclusive for a service that answers everything with %i', async (statusCode) => {
		const clients = [
			...(SEED.clients ?? []),
			{ clientId: 'b', clientSecret: 'c' },
			{ clientId: 'd', clientSecret: 'e' },
		]
		const { verdict, reasons, sends } = await answerAll(refusal(statusCode), { seed: { ...SEED, clients } })
		expect([verdict, reasons.map(({ code }) => code), sends]).toEqual(['inconclusive', ['no-token'], 3])
		expect(reasons[0]?.message).toMatch(/clientId and clientSecret .* base path/)
	})

	it('is inconclusive for a service that answers everything with 500, or never answers', async () => {
		const failed = await answerAll(refusal(500))
		expect([failed.verdict, failed.reasons[0]?.message]).toEqual(['inconclusive', expect.stringContaining('5XX')])
		expect(failed.failures).toEqual([])
		const silent = await answerAll(null as unknown as ServiceAnswer)
		expect([silent.verdict, silent.reasons[0]?.message]).toEqual(['inconclusive', expect.stringContaining('no answer')])
	})

	it('names the operation that never succeeded', async () => {
		const { verdict, reasons } = await check(
			({ request, take, state }) => (request.operation === 'create-company' ? { state, answer: refusal(500) } : take()),
			{ writes: true },
		)
		expect(verdict).toBe('inconclusive')
		expect(reasons.map(({ code, operation }) => [code, operation])).toContainEqual([
			'never-succeeded',
			'create-company',
		])
	})

	it('is inconclusive for an empty seed, and names what it lacks', async () => {
		const seed = { ...SEED, collections: [{ id: 'bare' }] }
		const { send, ...service } = serve(undefined, seed)
		const options = { ...service, countries: ['US', 'BR'], sequences: 25 }
		const { verdict, reasons } = await checkService(send, { ...options, seed })
		expect(verdict).toBe('inconclusive')
		expect(reasons.map(({ code, message }) => [code, message])).toContainEqual([
			'seed',
			"The seed lacks a product: get-product (service.3, get-product.response) can't be asked. Add one.",
		])
		const nobody = await checkService(send, { ...options, seed: {} })
		expect([nobody.verdict, nobody.reasons[0]?.code]).toEqual(['inconclusive', 'no-token'])
	})

	it('is inconclusive if the seed leaves out more clauses than were tested, although it may leave out some', async () => {
		const { send, ...service } = serve()
		const seed = { clients: SEED.clients ?? [] }
		const { verdict, reasons } = await checkService(send, { ...service, seed, allowUntested: true })
		expect(reasons[0]?.message).toMatch(/^Only 2 of 64 clauses were tested, because the seed leaves out 57: /)
		expect(verdict).toBe('inconclusive')
	})

	it('is inconclusive if the run ended too soon', async () => {
		const { verdict, reasons } = await check(undefined, { maxSends: 3 })
		expect(verdict).toBe('inconclusive')
		expect(reasons.map(({ code }) => code)).toContain('never-sent')
	})

	it('is failed if an answer departs', async () => {
		const { verdict, reasons, clauses } = await check(({ request, take }) =>
			request.operation === 'list-orders' && take().answer.statusCode === 200
				? { ...take(), answer: { statusCode: 200, body: { data: [], count: 7 } } }
				: take(),
		)
		expect([verdict, reasons[0]?.code]).toEqual(['failed', 'mismatches'])
		expect(clauses.some(({ operation, mismatched }) => operation === 'list-orders' && mismatched > 0)).toBe(true)
	})
})

describe('the coverage', () => {
	it('counts the results of each clause, and lists unreached clauses', async () => {
		const { clauses, unreached } = await check(undefined, { operations: ['validate-order'], countries: ['DE'] })
		const zip = clauses.find(({ rule }) => rule === 'validate-order.4')
		expect(zip?.accepted).toBeGreaterThan(0)
		expect(zip?.refused).toBeGreaterThan(0)
		expect(zip).toMatchObject({ operation: 'validate-order', sentence: 'Checks performed: the zip code is valid.' })
		expect(unreached.map(({ rule }) => rule)).toContain('tax-number.2')
		expect(unreached.map(({ rule }) => rule)).not.toContain('validate-order.4')
		expect(new Set(clauses.map(({ operation }) => operation))).toEqual(new Set(['create-tokens', 'validate-order']))
	})

	it("reports the service's choice at an open point", async () => {
		const { choices } = await check(undefined, { writes: true, operations: ['place-order'], sequences: 70 })
		const stranger = choices.find(({ operation, rule }) => operation === 'place-order' && rule === 'D-109')
		expect(stranger?.refused).toBeGreaterThan(0)
		expect(stranger?.accepted).toBe(0)
	})

	it('of checkValidateOrder counts answers, not requests', async () => {
		const { send: _, ...service } = serve()
		const { verdict, reasons, rules } = await checkValidateOrder(() => refusal(401), {
			...service,
			seed: SEED,
			countries: ['DE'],
		})
		expect([verdict, reasons.map(({ code }) => code)]).toEqual(['inconclusive', ['no-token']])
		expect(rules.every(({ accepted }) => accepted === 0)).toBe(true)
	})
})

describe('a busy service', () => {
	/** A service that gives this answer to every second request. */
	const busy = (answer: ServiceAnswer) => {
		let asked = 0
		const waits: number[] = []
		const { send, wait, ...service } = serve()
		const options = {
			seed: SEED,
			...service,
			countries: ['US', 'BR'],
			wait: (seconds: number) => {
				waits.push(seconds)
				wait(seconds)
			},
		}
		return {
			waits,
			options,
			send: (request: Parameters<typeof send>[0]) => (asked++ % 2 === 0 ? answer : send(request)),
		}
	}

	it.each([
		[429, { 'Retry-After': '7' }, 7],
		[503, { 'retry-after': 'Sat, 31 Jan 2026 09:30:09 GMT' }, 8],
		[503, new Headers({ 'Retry-After': '9' }), 9],
	])('that answers %i gets the request again after its Retry-After', async (statusCode, headers, seconds) => {
		const { send, options, waits } = busy({ ...refusal(statusCode), headers })
		const { verdict, failures } = await checkService(send, { ...options, sequences: 20 })
		expect(failures).toEqual([])
		expect(verdict).toBe('passed')
		expect(waits[0]).toBe(seconds)
	})

	it('that stays busy is not a mismatch', async () => {
		const answers = { ...refusal(429) }
		const { operations, failures } = await check(({ request, take, state }) =>
			request.operation === 'list-orders' ? { state, answer: answers } : take(),
		)
		expect(failures).toEqual([])
		const orders = operations.find(({ operation }) => operation === 'list-orders')
		expect(orders?.throttled).toBe(orders?.sent)
	})
})

describe('an error of the service', () => {
	it('is counted separately, and violates no clause', async () => {
		let asked = 0
		const { verdict, failures, operations } = await check(
			({ take, state }) => (asked++ % 3 === 2 ? { state, answer: refusal(502) } : take()),
			{ sequences: 25 },
		)
		expect([verdict, failures]).toEqual(['inconclusive', []])
		expect(operations.reduce((sum, { serverErrors }) => sum + serverErrors, 0)).toBeGreaterThan(50)
	})

	it('ends a sequence that writes: the effect of the request is unknown', async () => {
		const { failures, operations } = await check(
			({ request, take }) => {
				const taken = take()
				const isLost = request.operation === 'place-order' && taken.answer.statusCode === 200
				return isLost ? { ...taken, answer: refusal(500) } : taken
			},
			{ writes: true },
		)
		expect(failures).toEqual([])
		expect(operations.find(({ operation }) => operation === 'place-order')?.serverErrors).toBeGreaterThan(0)
	})
})

describe('the clause that a request tests', () => {
	it('is not sent', () => {
		const request = { operation: 'list-collections', tries: 'list-collections.1' } as const
		expect(JSON.stringify(toHttpRequest(request))).not.toContain('tries')
	})
})
