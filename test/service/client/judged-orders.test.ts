import { describe, expect, it } from 'vitest'
import { validateOrder } from '../../../src/entries/index.ts'
import { ADDRESS, COLLECTION, connect, ORDER, PRODUCTS, place } from './service.ts'

describe('placeOrder judges first', () => {
	const validate = (order: unknown) => validateOrder(order, { products: PRODUCTS })
	const wrong = { ...ORDER, address: { ...ADDRESS, zip: '1055' } }

	it('holds back only what is invalid', async () => {
		const service = connect({ validate })
		const held = await place(service, { body: wrong })
		expect(held).toMatchObject({ status: 'invalid', issues: [{ code: 'address.zip.invalid' }] })
		expect(service.sent).toEqual([])
		const unknown = { ...ORDER, orderItems: [{ variantId: 'other', quantity: 1 }] }
		expect(validate(unknown).status).toBe('unknown')
		expect((await place(service, { body: unknown })).status).toBe('refused')
		const warned = { ...ORDER, note: null as never }
		expect(validate(warned)).toMatchObject({ status: 'valid', issues: [{ severity: 'warning' }] })
		expect((await place(service, { body: warned })).status).toBe('done')
		expect((await place(service)).status).toBe('done')
	})

	it('sends any order if it is told to', async () => {
		const service = connect({ validate })
		expect(await place(service, { body: wrong, validate: false })).toMatchObject({ status: 'refused', statusCode: 422 })
		expect(await connect().client.placeOrder({ collectionId: COLLECTION, body: wrong })).toMatchObject({
			status: 'refused',
		})
	})

	it('waits for a promise of a verdict, and sends the order if nobody can judge it', async () => {
		expect(await place(connect({ validate: async (order) => validate(order) }), { body: wrong })).toMatchObject({
			status: 'invalid',
		})
		const broken = connect({ validate: () => Promise.reject(new Error('no catalogue')) })
		expect((await place(broken)).status).toBe('done')
	})

	it('judges with the company that is sent', async () => {
		const partner = (order: unknown) => validateOrder(order, { products: PRODUCTS }, { isPartner: true })
		expect((await place(connect({ validate: partner }))).status).toBe('invalid')
		expect((await place(connect({ validate: partner, companyId: 'co' }))).status).not.toBe('invalid')
	})
})
