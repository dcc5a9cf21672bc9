import { describe, expect, it } from 'vitest'
import { isSeedEmpty } from '../../src/conformance/not-asked.ts'
import { OPERATIONS, type OperationId } from '../../src/contract.ts'
import { createState, type StateSeed } from '../../src/model.ts'

describe('an empty seed', () => {
	const client = { clientId: 'a', clientSecret: 'b' }
	const mug = { id: 'mug', variants: [{ id: 'mug-s' }] }
	const empty = (fields: object): readonly OperationId[] => {
		const state = createState({ clients: [client], collections: [{ id: 'c', ...fields }] } as StateSeed)
		return OPERATIONS.map(({ id }) => id).filter((id) => isSeedEmpty(state, id))
	}

	it('lacks what an operation needs', () => {
		const all = ['get-product', 'update-product', 'place-order', 'validate-order', 'personalize', 'reward']
		expect(empty({})).toEqual(all)
		expect(empty({ products: [{ id: 'mug' }] })).toEqual(['place-order', 'validate-order', 'personalize', 'reward'])
		expect(empty({ products: [{ id: 'cup' }, mug] })).toEqual(['place-order', 'personalize', 'reward'])
		expect(empty({ products: [{ ...mug, variants: [] }], people: [{ id: 'p' }] })).toEqual([
			'place-order',
			'validate-order',
			'personalize',
		])
		expect(empty({ products: [mug, { id: 'jar', isPersonalized: true }], people: [{ id: 'p' }] })).toEqual([])
	})

	it('without collections or clients lacks everything', () => {
		const nothing = createState({})
		expect(OPERATIONS.filter(({ id }) => !isSeedEmpty(nothing, id))).toEqual([])
		const alone = createState({ clients: [client] })
		expect(OPERATIONS.flatMap(({ id }) => (isSeedEmpty(alone, id) ? [] : [id]))).toEqual([
			'create-tokens',
			'create-collection',
			'list-collections',
			'create-company',
		])
	})
})
