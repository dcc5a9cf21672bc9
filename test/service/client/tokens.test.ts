import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClientRequest } from '../../../src/entries/client.ts'
import { runs } from '../../fuzz.ts'
import { connect, countOrders, operations, place, refusal, sleep, TOKENS } from './service.ts'

describe('the tokens', () => {
	it('are fetched once for calls side by side, and kept for nine and a half minutes', async () => {
		const service = connect()
		const calls = Array.from({ length: 20 }, () => service.client.listCollections())
		expect((await Promise.all(calls)).every(({ status }) => status === 'done')).toBe(true)
		expect(operations(service).filter((id) => id === 'create-tokens')).toHaveLength(1)
		service.pass(569_000)
		await service.client.listCollections()
		expect(operations(service).filter((id) => id === 'create-tokens')).toHaveLength(1)
		service.pass(1000)
		await Promise.all([service.client.listCollections(), service.client.listCollections()])
		expect(operations(service).filter((id) => id === 'create-tokens')).toHaveLength(2)
	})

	it('are renewed once after a 401, and the call is tried once more', async () => {
		const service = connect()
		await service.client.listCollections()
		service.troubles.set('place-order', [refusal(401)])
		expect(await place(service)).toMatchObject({ status: 'done' })
		expect(operations(service).slice(2)).toEqual(['place-order', 'create-tokens', 'place-order'])
		expect(service.sent[2]?.headers).not.toEqual(service.sent[4]?.headers)
		service.troubles.set('place-order', [refusal(401), refusal(401)])
		expect(await place(service)).toMatchObject({ status: 'refused', errorCode: 'no.401' })
		expect(countOrders(service)).toBe(1)
	})

	it('are renewed once for many calls whose token was revoked, however their answers come', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }), async (delays) => {
				let issued = 0
				let good = 'token-1'
				const send = async ({ operation, headers }: ClientRequest) => {
					if (operation === 'create-tokens') {
						await sleep(2)
						issued++
						return { statusCode: 200, body: { accessToken: `token-${issued}`, refreshToken: 'r', expiresIn: 600 } }
					}
					await sleep(delays[at++ % delays.length] ?? 0)
					return headers['Authorization'] === `Bearer ${good}` ? { statusCode: 200, body: [] } : refusal(401)
				}
				let at = 0
				const { client } = connect({ send })
				await client.listCollections()
				good = 'token-2'
				const results = await Promise.all(delays.map(() => client.listCollections()))
				expect(results.map(({ status }) => status)).toEqual(delays.map(() => 'done'))
				expect(issued).toBe(2)
			}),
			{ numRuns: runs(50) },
		)
	})

	it('are waited for by a call that begins while they are renewed', async () => {
		const service = connect()
		await service.client.listCollections()
		service.troubles.set('place-order', [refusal(401)])
		const placed = place(service)
		while (operations(service).filter((id) => id === 'create-tokens').length < 2) await sleep(1)
		await service.client.listCollections()
		await placed
		const old = service.sent[1]?.headers['Authorization']
		expect(service.sent.slice(3).map(({ headers }) => headers['Authorization'])).not.toContain(old)
	})

	it('fail each call if they cannot be had, and are asked for again by the next', async () => {
		const service = connect({ clientSecret: 'wrong' })
		const [one, two] = await Promise.all([place(service), service.client.listCollections()])
		for (const result of [one, two]) {
			expect(result).toMatchObject({
				status: 'unsent',
				reason: 'no token',
				error: { status: 'refused', statusCode: 401, errorCode: 'token.client' },
			})
		}
		expect(operations(service)).toEqual(['create-tokens'])
		await place(service)
		expect(operations(service)).toEqual(['create-tokens', 'create-tokens'])
	})

	it('are not asked for by a call that was aborted before it began', async () => {
		const service = connect()
		const result = await place(service, { signal: AbortSignal.abort() })
		expect(result).toMatchObject({ status: 'unsent', reason: 'aborted' })
		expect(operations(service)).toEqual([])
	})

	it('are asked for anew if all calls that waited for a request without an end were aborted', async () => {
		let asked = 0
		const { client } = connect({
			send: ({ operation }) => {
				if (operation !== 'create-tokens') return { statusCode: 200, body: [] }
				return ++asked === 1 ? new Promise<never>(() => undefined) : { statusCode: 200, body: TOKENS }
			},
		})
		const abort = new AbortController()
		const waiting = [1, 2].map(() => client.listCollections({ signal: abort.signal }))
		await sleep(20)
		abort.abort()
		for (const result of await Promise.all(waiting)) expect(result).toMatchObject({ reason: 'aborted' })
		expect(await client.listCollections()).toMatchObject({ status: 'done' })
		expect(asked).toBe(2)
	})

	it('outlive the call that asked for them first', async () => {
		const service = connect()
		const abort = new AbortController()
		const first = service.client.listCollections({ signal: abort.signal })
		const second = service.client.listCollections()
		abort.abort()
		expect(await first).toMatchObject({ status: 'unsent', reason: 'aborted' })
		expect(await second).toMatchObject({ status: 'done' })
		expect(operations(service)).toEqual(['create-tokens', 'list-collections'])
	})

	it.each<readonly [expiresIn: unknown, seconds: number]>([
		[300, 270],
		['300', 270],
		[60, 30],
		...[600, 3600, 600_000, 10, 0, -1, null, 'ten minutes', undefined].map((none) => [none, 570] as const),
	])('live as long as the document says, or shorter: %j', async (expiresIn, seconds) => {
		let issued = 0
		const service = connect({
			send: async ({ operation }) => {
				if (operation === 'create-tokens') issued++
				return { statusCode: 200, body: operation === 'create-tokens' ? { ...TOKENS, expiresIn } : [] }
			},
		})
		for (const milliseconds of [0, seconds * 1000 - 1, 1]) {
			service.pass(milliseconds)
			expect(await service.client.listCollections()).toMatchObject({ status: 'done' })
		}
		expect(issued).toBe(2)
	})

	it('need an access token that a header can hold, and nothing else', async () => {
		const ask = (body: unknown) =>
			connect({ send: async ({ operation }) => ({ statusCode: 200, body: operation === 'create-tokens' ? body : [] }) })
				.client
		for (const accessToken of ['', ' ', 'a\nb', 'ö', 7, undefined]) {
			const client = ask({ ...TOKENS, accessToken })
			expect(await client.listCollections()).toMatchObject({
				status: 'unsent',
				reason: 'no token',
				error: { status: 'malformed', issues: [{ path: ['accessToken'] }] },
			})
		}
		// A grant of client credentials has no refresh token (RFC 6749, 4.4.3).
		for (const body of [{ accessToken: '1|abc' }, { ...TOKENS, refreshToken: null }]) {
			expect(await ask(body).listCollections()).toMatchObject({ status: 'done' })
		}
	})

	it('are not lost when a request that was given up fails late', async () => {
		const failures: ((error: Error) => void)[] = []
		let asked = 0
		const { client } = connect({
			send: ({ operation }) => {
				if (operation !== 'create-tokens') return { statusCode: 200, body: [] }
				if (++asked > 1) return { statusCode: 200, body: TOKENS }
				return new Promise<never>((_, reject) => failures.push(reject))
			},
		})
		const abort = new AbortController()
		const first = client.listCollections({ signal: abort.signal })
		await sleep(20)
		abort.abort()
		await first
		expect(await client.listCollections()).toMatchObject({ status: 'done' })
		failures[0]?.(new Error('late'))
		await sleep(50)
		expect(await client.listCollections()).toMatchObject({ status: 'done' })
		expect(asked).toBe(2 + 1)
	})

	it('tell `send` how long their request may take, so that one that hangs ends', async () => {
		const service = connect({
			send: ({ timeoutMs }) =>
				timeoutMs === null ? Promise.resolve(refusal(404)) : Promise.reject(new Error(`time is up: ${timeoutMs}`)),
		})
		expect(await service.client.listCollections()).toMatchObject({
			status: 'unsent',
			error: { status: 'no-response', error: { message: 'time is up: 15000' } },
		})
	})
})
