import { describe, expect, it } from 'vitest'
import { COLLECTION, connect } from './service.ts'

describe('what takes time', () => {
	it('is asked for every five seconds: a collection, until it is ready', async () => {
		const service = connect()
		const made = await service.client.createCollection()
		const id = made.status === 'done' ? made.value.collectionId : ''
		expect(await service.client.waitForCollection({ collectionId: id })).toMatchObject({
			status: 'done',
			value: { isReady: true },
		})
		expect(service.waits).toEqual(Array(6).fill(5000))
	})

	it('asks for a product for a person until it is made or failed', async () => {
		const service = connect()
		const input = { collectionId: COLLECTION, productId: 'jar', firstName: 'Ada', lastName: 'Smith' }
		expect(await service.client.waitForProduct(input)).toMatchObject({
			status: 'done',
			value: { creationStatus: 'Done' },
		})
		expect(service.waits).toEqual(Array(4).fill(5000))
		service.troubles.set('get-product', [
			{ statusCode: 200, body: { creationStatus: 'Error' } },
			{ statusCode: 200, body: {} },
		])
		for (const value of [{ creationStatus: 'Error' }, {}]) {
			expect(await service.client.waitForProduct(input)).toMatchObject({ status: 'done', value })
		}
		expect(service.waits).toHaveLength(4)
	})

	it('is given up after two minutes', async () => {
		const service = connect()
		service.troubles.set('get-collection-status', Array(30).fill({ statusCode: 200, body: { isReady: false } }))
		const result = await service.client.waitForCollection({ collectionId: COLLECTION })
		expect(result).toEqual({ status: 'pending', value: { isReady: false }, notes: [] })
		expect(service.waits.reduce((sum, wait) => sum + wait, 0)).toBe(120_000)
	})

	it('ends with an error of the service, and with an abort', async () => {
		const service = connect()
		expect(await service.client.waitForCollection({ collectionId: 'other' })).toMatchObject({ status: 'refused' })
		const abort = new AbortController()
		const slow = connect({ wait: () => abort.abort() })
		slow.troubles.set('get-collection-status', Array(30).fill({ statusCode: 200, body: { isReady: false } }))
		const result = await slow.client.waitForCollection({ collectionId: COLLECTION, signal: abort.signal })
		expect(result).toMatchObject({ status: 'unsent', reason: 'aborted' })
	})

	it('says how far it is before each wait, to a listener that may fail', async () => {
		const service = connect()
		const seen: unknown[] = []
		const input = { collectionId: COLLECTION, productId: 'jar', firstName: 'Ada', lastName: 'Smith' }
		const onWait = (...progress: readonly number[]) => {
			seen.push(progress)
			return Promise.reject(new Error('no screen'))
		}
		const waited = await service.client.waitForProduct({ ...input, onWait })
		expect(waited).toMatchObject({ status: 'done', notes: [] })
		expect(seen).toEqual([
			[0, 1],
			[5, 2],
			[10, 3],
			[15, 4],
		])
	})
})
