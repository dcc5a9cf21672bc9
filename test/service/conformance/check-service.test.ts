import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkService, RULESET, type ServiceOptions, type ServiceReport } from '../../../src/entries/conformance.ts'
import type { OperationId } from '../../../src/entries/contract.ts'
import type { ServiceAnswer } from '../../../src/entries/model.ts'
import { runs, sampler } from '../../fuzz.ts'
import { arm, hostileValue } from '../../property/hostile.ts'
import { start } from './pack/play.ts'
import { type Fault, SEED, serve } from './service.ts'

/** Countries with and without tax numbers, provinces and zips, and those that the products of the seed name. */
const COUNTRIES = ['US', 'BR', 'MX', 'IT', 'CN', 'KR', 'CA', 'GB', 'DE', 'JP', 'RU', 'AE']

const check = (fault?: Fault, options: Partial<ServiceOptions> = {}): Promise<ServiceReport> => {
	const { send, ...service } = serve(fault)
	return checkService(send, { seed: SEED, ...service, countries: COUNTRIES, sequences: 25, ...options })
}

/** Checks the service of the catalogue with these faults. */
const checkFaults = (faults: readonly string[], options: Partial<ServiceOptions> = {}): Promise<ServiceReport> => {
	const { send, options: service } = start(faults)
	return checkService(send, { ...service, countries: COUNTRIES, sequences: 30, ...options })
}

/** Faults, with the operation and the clause that the report must name, and the most requests of its sequence, with the sign-in. */
const FAULTS: readonly (readonly [fault: string, operation: string, rule: string, longest: number])[] = [
	['the end day is left out', 'list-orders', 'list-orders.2', 2],
	['users are not filtered', 'list-orders', 'list-orders.2', 2],
	['a filter of no users is good', 'list-orders', 'list-orders.body', 2],
	['unknown properties of a list body pass', 'list-orders', 'list-orders.body', 2],
	['the delta is added twice', 'get-product', 'get-product.2', 2],
	['every title is English', 'get-product', 'get-product.1', 2],
	['a CPF needs no signs', 'validate-order', 'tax-number.2', 2],
	['regions are not looked at', 'validate-order', 'validate-order.2', 2],
	['phones are not looked at', 'validate-order', 'validate-order.3', 2],
	['no token is needed', '', 'authentication.1', 2],
	['tokens live for ever', '', 'authentication.3', 4],
	['an order moves no balance', 'list-people', 'service.1', 5],
	['strangers count among those who are rewarded', 'reward', 'reward.response', 2],
	['a reward is given twice', 'list-people', 'service.1', 4],
	['addBalance is not given', 'list-people', 'service.1', 4],
	['a new store is never ready', 'get-collection-status', 'service.7', 5],
	['any secret is good', 'create-tokens', 'authentication.2', 2],
	['stores of others are open', '', 'service.2', 2],
	['an order is not kept', 'list-orders', 'list-orders.1', 4],
]
const WRITING = /balance|reward|Balance|new store|not kept/

describe('checkService on the model itself', () => {
	it('agrees with a store in New York by a table, and not by the offset of its winter (D-50)', async () => {
		const dayOffsets = [
			['2026-01-01T00:00:00Z', -300],
			['2026-03-08T07:00:00Z', -240],
		] as const
		const [store] = SEED.collections ?? []
		const orders = ['2026-01-11T04:30:00Z', '2026-07-11T03:30:00Z', '2026-07-11T04:30:00Z'].map((createdAt, at) => ({
			...store?.orders?.[0],
			order: { id: `o${at}`, createdAt, orderLineItems: [] },
		}))
		const seed = { ...SEED, collections: [{ ...store, orders }] } as typeof SEED
		const { send, now } = serve(undefined, { ...seed, policy: { dayOffsets } })
		const ask = (options: Partial<ServiceOptions>) =>
			checkService(send, { seed, now, operations: ['list-orders'], ...options })
		expect((await ask({ dayOffsets, dayOffset: 60 })).failures).toEqual([])
		expect((await ask({ dayOffset: -300 })).failures.map(({ rule }) => rule)).toContain('list-orders.2')
	})

	it.each([false, true])('finds no mismatch in thousands of requests, with writes: %s', async (writes) => {
		const seen = new Set<string>()
		const { send, ...service } = serve()
		const spy = (request: Parameters<typeof send>[0]) => {
			const answer = send(request)
			seen.add(`${request.operation} ${answer.statusCode < 300}`)
			return answer
		}
		const report = await checkService(spy, {
			seed: SEED,
			...service,
			countries: COUNTRIES,
			writes,
			logins: true,
		})
		expect(report.failures).toEqual([])
		expect(report).toMatchObject({ ruleset: RULESET, isComplete: true })
		expect(report.sends).toBeGreaterThan(1_000)
		// Every operation is sometimes accepted and sometimes rejected.
		const operations = new Set([...seen].map((each) => each.split(' ')[0]))
		expect(operations.size).toBe(writes ? 14 : 7)
		for (const operation of operations) expect([...seen]).toContain(`${operation} true`)
		for (const operation of operations) expect([...seen]).toContain(`${operation} false`)
	})

	it('makes the decisions bind on request', async () => {
		expect((await check(undefined, { writes: true, exact: true, sequences: 30 })).failures).toEqual([])
	})
})

describe('checkService on services with one fault', () => {
	it.each([...sampler()(FAULTS)])('%s', async (fault, operation, rule, longest) => {
		const writes = WRITING.test(fault)
		const operations = writes || operation === '' ? {} : { operations: [operation as OperationId] }
		const report = await checkFaults([fault], { writes, maxFailures: 3, ...operations })
		const found = report.failures.find(
			(each) => each.rule === rule && (operation === '' || each.operation === operation),
		)
		expect(found, JSON.stringify(report.failures.map((each) => [each.operation, each.rule, each.why]))).toBeDefined()
		expect(found?.isReproduced).toBe(true)
		expect(found?.sequence.length, JSON.stringify(found?.sequence)).toBeLessThanOrEqual(longest)
		expect(found?.why).not.toBe('')
		expect(JSON.parse(JSON.stringify(report))).toEqual(report)
		expect(JSON.stringify(report)).not.toMatch(/demo-Secret|eyJ/)
	})
})

describe('a check', () => {
	it('gives the same report again', async () => {
		const requests = async () => {
			const sent: unknown[] = []
			const { send, options } = start(['the delta is added twice'])
			const spy = (request: Parameters<typeof send>[0]) => {
				sent.push(request)
				return send(request)
			}
			const asked = { ...options, countries: COUNTRIES, sequences: 20, operations: ['get-product'] as const }
			const report = await checkService(spy, asked)
			return JSON.stringify([sent, report])
		}
		expect(await requests()).toBe(await requests())
	})

	it('changes nothing by default, and sends only the chosen operations', async () => {
		const sent = new Set<string>()
		const { send, ...service } = serve()
		const spy = (request: Parameters<typeof send>[0]) => {
			sent.add(request.operation)
			if (request.parameters?.['firstName'] !== undefined) sent.add('a person')
			return send(request)
		}
		await checkService(spy, { seed: SEED, ...service, countries: COUNTRIES, sequences: 30 })
		for (const operation of [
			'place-order',
			'reward',
			'create-people',
			'update-product',
			'personalize',
			'create-company',
			'a person',
		])
			expect([...sent]).not.toContain(operation)
		sent.clear()
		await checkService(spy, { seed: SEED, ...service, operations: ['list-orders', 'reward'], sequences: 5 })
		expect([...sent].sort()).toEqual(['create-tokens', 'list-orders'])
	})

	it('keeps its limits, and reports that it is incomplete', async () => {
		const { sends, isComplete, sequences } = await check(undefined, { maxSends: 30 })
		expect([sends, isComplete]).toEqual([30, false])
		expect(sequences).toBeLessThan(5)
		const stopped = await checkFaults(['no token is needed'], { sequences: 300, maxFailures: 2 })
		expect(stopped.failures).toHaveLength(2)
		expect(stopped.isComplete).toBe(false)
		const options = { sequences: 300, maxFailures: 1, operations: ['get-product'] as const }
		const whole = await checkFaults(['the delta is added twice'], options)
		for (const less of [1, 5, 20]) {
			const maxSends = whole.sends - less
			const short = await checkFaults(['the delta is added twice'], { ...options, maxSends })
			expect(short.sends).toBeLessThanOrEqual(maxSends)
		}
	})

	it('needs a reset to send writing sequences again, and stops without one', async () => {
		const options = { writes: true, sequences: 300, reset: undefined }
		const report = await checkFaults(['an order moves no balance'], options)
		expect(report.failures).toHaveLength(1)
		expect(report.failures[0]?.isReproduced).toBe(false)
		expect(report.failures[0]?.sequence.length).toBeGreaterThan(3)
		expect(report.isComplete).toBe(false)
		expect((await check(undefined, { ...options, sequences: 25 })).failures).toEqual([])
	})

	it('shortens to the same failure, not to another', async () => {
		const { failures } = await checkFaults(['every title is English', 'the delta is added twice'], {
			sequences: 100,
			operations: ['get-product'],
		})
		expect(failures.map(({ rule }) => rule).sort()).toEqual(['get-product.1', 'get-product.2'])
	})

	it('shows no token', async () => {
		const { failures } = await check(({ request, take }) => {
			const taken = take()
			if (request.operation !== 'create-tokens' || taken.answer.statusCode !== 200) return taken
			return { ...taken, answer: { statusCode: 200, body: { ...(taken.answer.body as object), refreshToken: 7 } } }
		})
		expect(failures[0]?.operation).toBe('create-tokens')
		expect(failures[0]?.got).toMatchObject({
			body: { accessToken: '<string>', refreshToken: '<number>', expiresIn: 600 },
		})
		expect(failures[0]?.canonical.body).toMatchObject({ accessToken: '<string>', refreshToken: '<string>' })
	})

	it('reports a sequence unshortened if it does not fail again', async () => {
		let asked = 0
		const { failures } = await check(({ request, take, state }) => {
			if (request.operation !== 'list-people' || asked++ > 0) return take()
			return { state, answer: { statusCode: 404, body: null } }
		})
		expect(failures).toMatchObject([{ operation: 'list-people', difference: 'stricter', isReproduced: false }])
	})

	it('reports why there was no answer', async () => {
		const { send: _, ...service } = serve()
		const never = () => new Promise<ServiceAnswer>(() => {})
		const timeout = () => new Promise((resolve) => setTimeout(resolve, 1))
		const { failures } = await checkService(never, { seed: SEED, ...service, timeout, sequences: 1 })
		expect(failures).toMatchObject([
			{ operation: 'create-tokens', difference: 'no answer', why: 'gave no answer in time', got: null },
		])
		expect(failures[0]?.sequence).toHaveLength(1)
	})

	it('reports even if the clock, the reset and the listener fail', async () => {
		const fail = (): never => {
			throw new Error('a caller that fails')
		}
		const { failures } = await check(undefined, { now: fail, reset: fail, wait: fail, onProgress: fail, sequences: 2 })
		expect(failures.length).toBeGreaterThan(0)
		expect((await check(undefined, { reset: fail, wait: fail, onProgress: fail, sequences: 2 })).sequences).toBe(2)
	})

	it('reports its progress after every sequence', async () => {
		const seen: unknown[] = []
		const report = await check(undefined, { sequences: 3, onProgress: (progress) => seen.push(progress) })
		expect(seen).toHaveLength(3)
		expect(seen[2]).toEqual({ done: 3, total: 3, sends: report.sends, failures: 0 })
	})

	it('reports for any options and any answers', async () => {
		const now = () => '2026-01-31T09:30:00Z'
		await fc.assert(
			fc.asyncProperty(hostileValue, hostileValue, hostileValue, async (answer, seed, options) => {
				const limits = { sequences: 2, maxSends: 40 }
				const send = (() => arm(answer)) as unknown as () => ServiceAnswer
				const answered = await checkService(send, { seed: SEED, now, ...limits })
				const seeded = await checkService(send, { seed: arm(seed) as object, now, ...limits })
				for (const report of [answered, seeded]) expect(JSON.parse(JSON.stringify(report))).toEqual(report)
				const given = arm(options) as ServiceOptions
				if (typeof given !== 'object' || given === null)
					expect((await checkService(send, given)).verdict).toBe('inconclusive')
			}),
			{ numRuns: runs(60) },
		)
	})
})
