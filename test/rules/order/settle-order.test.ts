import { describe, expect, it } from 'vitest'
import { type Product, validateOrderFetchingProducts } from '../../../src/entries/index.ts'
import { BERLIN as address, itemsOf } from './given.ts'

const mug: Product = { id: 'mug', variants: [{ id: 'mug-s' }, { id: 'mug-l' }] }
const closed: Product = {
	id: 'tee',
	variants: [{ id: 'tee-m' }],
	shippingRegions: [{ countryCode: 'DE', isBlacklisted: true }],
}
const orderOf = (...variants: readonly string[]) => ({ address, orderItems: itemsOf(...variants) })

describe('validateOrderFetchingProducts (D-32)', () => {
	it('asks for each variant once, at once or later', async () => {
		const asked: string[] = []
		const verdict = await validateOrderFetchingProducts(orderOf('mug-s', 'mug-l', 'mug-s'), (id) => {
			asked.push(id)
			return id === 'mug-s' ? mug : Promise.resolve(mug)
		})
		expect(verdict.status).toBe('valid')
		expect(asked).toEqual(['mug-s', 'mug-l'])
	})

	it('judges by the products that it gets', async () => {
		const verdict = await validateOrderFetchingProducts(orderOf('mug-s', 'tee-m'), async (id) =>
			id === 'tee-m' ? closed : mug,
		)
		expect(verdict.issues.map(({ code }) => code)).toEqual(['order.shipping.country-closed'])
		expect(verdict.issues[0]?.path).toEqual(['orderItems', 1, 'variantId'])
	})

	it('asks nothing for an order that is invalid anyway, or that is none', async () => {
		const fail = (): never => expect.unreachable()
		for (const order of [{ ...orderOf('mug-s'), address: { ...address, zip: '1' } }, undefined, 'text', null]) {
			expect((await validateOrderFetchingProducts(order, fail)).status).toBe('invalid')
		}
	})

	it('stays unknown while a product is missing, or cannot be fetched', async () => {
		const finders = [
			() => null,
			async () => undefined,
			() => {
				throw new Error('no network')
			},
			() => Promise.reject(new Error('no network')),
		]
		for (const find of finders) {
			const verdict = await validateOrderFetchingProducts(orderOf('mug-s', 'mug-l'), (id) =>
				id === 'mug-l' ? { variants: [{ id }] } : find(),
			)
			expect(verdict).toMatchObject({ status: 'unknown', needs: [{ kind: 'product', variantId: 'mug-s' }] })
		}
	})

	it('says why a product is missing: nobody has the variant, or the lookup failed', async () => {
		const error = new Error('no network')
		const { status, issues, needs } = await validateOrderFetchingProducts(
			orderOf('mug-s', 'cap', 'hat', 'pen', 'mug-l'),
			(id) => {
				if (id === 'hat') throw error
				if (id === 'pen') return Promise.reject(error)
				return id === 'cap' ? null : id === 'mug-l' ? { id: 'jar', variants: [] } : mug
			},
		)
		expect([status, issues]).toEqual(['unknown', []])
		expect(needs).toEqual([
			{ kind: 'product', variantId: 'cap', reason: 'not-found' },
			{ kind: 'product', variantId: 'hat', reason: 'failed', error },
			{ kind: 'product', variantId: 'pen', reason: 'failed', error },
		])
		const { needs: none } = await validateOrderFetchingProducts(orderOf('mug-s'), () => mug)
		expect(none).toBeUndefined()
		const wrong = await validateOrderFetchingProducts(orderOf('cap'), () => ({ id: 'jar', variants: [] }))
		expect(wrong.needs).toEqual([{ kind: 'product', variantId: 'cap', reason: 'not-found' }])
	})

	it('follows the policy', async () => {
		const draft: Product = { ...mug, status: 'Draft' }
		const verdict = await validateOrderFetchingProducts(orderOf('mug-s'), () => draft, { unavailable: 'error' })
		expect(verdict.status).toBe('invalid')
	})
})
