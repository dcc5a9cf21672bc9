import { describe, expect, it } from 'vitest'
import builtIn from '../../../cli/mock/store.json' with { type: 'json' }
import { checkSeed, createState, type StateSeed } from '../../../src/entries/model.ts'
import { SEED } from './commands.ts'

const lost = (seed: unknown): string[] =>
	checkSeed(seed as StateSeed).issues.map(({ severity, path, code, rule }) => {
		expect([severity, code, rule]).toEqual(['warning', 'seed.part.dropped', 'D-113'])
		return path.join('.')
	})
const inStore = (fields: object): object => ({ collections: [{ id: 'store', ...fields }] })
const pen = { id: 'pen', title: 'Pen', variants: [{ id: 'pen-1', price: 2 }] }

describe('D-113: what a state drops of its seed', () => {
	it('is nothing of a seed that the model can read, and nothing of a state', () => {
		for (const seed of [SEED, builtIn as StateSeed, {}, inStore({ products: [pen] }) as StateSeed]) {
			expect(lost(seed)).toEqual([])
			expect(lost(createState(seed))).toEqual([])
			expect(lost(JSON.parse(JSON.stringify(createState(seed))))).toEqual([])
			expect(checkSeed(seed)).toMatchObject({ status: 'valid', value: createState(seed) })
		}
	})
	it('D-93: is no product because of a null delta, which is no delta', () => {
		const seed = inStore({ products: [{ ...pen, priceDeltaByCountry: { CA: null, US: 1 } }] })
		expect(lost(seed)).toEqual([])
		const [product] = createState(seed as StateSeed).collections[0]?.products ?? []
		expect(product?.product).toEqual({ ...pen, priceDeltaByCountry: { US: 1 } })
	})
	it.each<[string, unknown, readonly string[]]>([
		[
			'a product with a delta that is no amount',
			inStore({ products: [pen, { ...pen, priceDeltaByCountry: { CA: '1' } }] }),
			['collections.0.products.1'],
		],
		['a product without an id', inStore({ products: [{ title: 'Pen' }] }), ['collections.0.products.0']],
		['a product with data of the model', inStore({ products: [{ product: { id: 7 } }] }), ['collections.0.products.0']],
		[
			'a field that a product has not',
			inStore({ products: [{ ...pen, colour: 'red' }] }),
			['collections.0.products.0.colour'],
		],
		['a list that is none', inStore({ products: pen }), ['collections.0.products']],
		['a person without an id or an e-mail', inStore({ people: [{ firstName: 'Zoë' }] }), ['collections.0.people.0']],
		[
			'a balance that is a text',
			inStore({ people: [{ id: 'zoe', balance: '20' }] }),
			['collections.0.people.0.balance'],
		],
		['a reward type in other letters', inStore({ rewardType: 'coins' }), ['collections.0.rewardType']],
		['a collection without an id', { collections: [{ rewardType: 'Coins' }, 7] }, ['collections.0', 'collections.1']],
		['a client without its secret', { clients: [{ clientId: 'demo' }] }, ['clients.0']],
		['an order that list-orders would not show', inStore({ orders: [{ order: {} }] }), ['collections.0.orders.0']],
		[
			'a choice that the policy has not',
			{ policy: { phone: 'most', isPartner: true } },
			['policy.isPartner', 'policy.phone'],
		],
		['a counter that counts nothing', { counter: 0 }, ['counter']],
		['a part that no state has', { colections: [] }, ['colections']],
	])('is %s', (_, seed, paths) => {
		expect(lost(seed).sort()).toEqual([...paths].sort())
	})
	it.each([undefined, null, 7, 'seed', []])('is told for any value: %j', (seed) => {
		expect(checkSeed(seed as never)).toMatchObject({ status: 'valid', issues: [] })
	})
})
