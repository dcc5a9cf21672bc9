import { getEventListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { answering, COLLECTION, connect, ORDER, operations, place, refusal, sleep, TOKENS } from './service.ts'

describe('an abort', () => {
	it('ends a call at once, although `send` does not answer: the effect of a write is unknown', async () => {
		const abort = new AbortController()
		let given: AbortSignal | null = null
		const tokens = { statusCode: 200, body: TOKENS }
		const { client } = connect({
			send: ({ operation, signal }) => {
				if (operation === 'create-tokens') return tokens
				given = signal
				queueMicrotask(() => abort.abort())
				return new Promise(() => undefined)
			},
		})
		const result = await client.placeOrder({ collectionId: COLLECTION, body: ORDER, signal: abort.signal })
		expect(result).toMatchObject({ status: 'no-response', reason: 'aborted' })
		expect(given).toBe(abort.signal)
	})

	it('ends a wait, and leaves no listener behind', async () => {
		const abort = new AbortController()
		const listeners = new Set<unknown>()
		const { signal } = abort
		const add = signal.addEventListener.bind(signal)
		const remove = signal.removeEventListener.bind(signal)
		Object.assign(signal, {
			addEventListener: (...args: Parameters<typeof add>) => {
				listeners.add(args[1])
				add(...args)
			},
			removeEventListener: (...args: Parameters<typeof remove>) => {
				listeners.delete(args[1])
				remove(...args)
			},
		})
		const service = connect({ wait: () => new Promise(() => abort.abort()) })
		service.troubles.set('place-order', [refusal(429)])
		expect(await place(service, { signal })).toMatchObject({ status: 'unsent', reason: 'aborted' })
		expect(operations(service).filter((id) => id === 'place-order')).toHaveLength(1)
		await sleep(9)
		expect(listeners.size).toBe(0)
	})

	it('is heard by many calls through one listener, and no engine warns of a leak', async () => {
		const warnings: unknown[] = []
		const warn = (warning: unknown): void => void warnings.push(warning)
		process.on('warning', warn)
		try {
			const { signal } = new AbortController()
			const body = { isReady: false }
			const service = answering(() => ({ statusCode: 200, body }), {
				now: Date.now,
				wait: (_, own) => setTimeout(5, null, { signal: own as AbortSignal }),
			})
			const input = { collectionId: COLLECTION, signal }
			const waits = Array.from({ length: 20 }, () => service.client.waitForCollection(input))
			const calls = Array.from({ length: 20 }, () => service.client.getCollectionStatus(input))
			expect(getEventListeners(signal, 'abort').length).toBeLessThanOrEqual(1)
			await Promise.all(calls)
			await Promise.all(waits)
			expect(getEventListeners(signal, 'abort')).toEqual([])
			await setTimeout(5)
			expect(warnings).toEqual([])
		} finally {
			process.off('warning', warn)
		}
	})
})
