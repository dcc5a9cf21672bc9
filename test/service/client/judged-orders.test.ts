import { describe, expect, it } from 'vitest'
import { validateOrder } from '../../../src/entries/index.ts'
import { ADDRESS, COLLECTION, connect, ORDER, PRODUCTS, place } from './service.ts'

describe('placeOrder judges first', () => {
	const judge = (order: unknown) => validateOrder(order, { products: PRODUCTS })
	const wrong = { ...ORDER, address: { ...ADDRESS, zip: '1055' } }

	it('holds back only what is invalid', async () => {
		const service = connect({ judge })
		const held = await place(service, { body: wrong })
		expect(held).toMatchObject({ status: 'held', issues: [{ code: 'address.zip.invalid' }] })
		expect(service.sent).toEqual([])
		const unknown = { ...ORDER, orderItems: [{ variantId: 'other', quantity: 1 }] }
		expect(judge(unknown).status).toBe('unknown')
		expect((await place(service, { body: unknown })).status).toBe('refused')
		const warned = { ...ORDER, note: null as never }
		expect(judge(warned)).toMatchObject({ status: 'valid', issues: [{ severity: 'warning' }] })
		expect((await place(service, { body: warned })).status).toBe('done')
		expect((await place(service)).status).toBe('done')
	})

	it('sends any order if it is told to', async () => {
		const service = connect({ judge })
		expect(await place(service, { body: wrong, judge: false })).toMatchObject({ status: 'refused', statusCode: 422 })
		expect(await connect().client.placeOrder({ collectionId: COLLECTION, body: wrong })).toMatchObject({
			status: 'refused',
		})
	})

	it('waits for a promise of a verdict, and sends the order if nobody can judge it', async () => {
		expect(await place(connect({ judge: async (order) => judge(order) }), { body: wrong })).toMatchObject({
			status: 'held',
		})
		const broken = connect({ judge: () => Promise.reject(new Error('no catalogue')) })
		expect((await place(broken)).status).toBe('done')
	})

	it('judges with the company that is sent', async () => {
		const partner = (order: unknown) => validateOrder(order, { products: PRODUCTS }, { partner: true })
		expect((await place(connect({ judge: partner }))).status).toBe('held')
		expect((await place(connect({ judge: partner, companyId: 'co' }))).status).not.toBe('held')
	})
})
