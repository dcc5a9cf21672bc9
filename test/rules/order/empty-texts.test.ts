import { describe, expect, it } from 'vitest'
import { PlaceOrderBody, ValidateOrderBody } from '../../../src/entries/contract.ts'
import type { Issue } from '../../../src/entries/index.ts'
import { buildOrder, validateOrder } from '../../../src/entries/index.ts'
import { ask, open } from '../../service/model/store.ts'
import { BERLIN as address, itemsOf } from './given.ts'

const products = [{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 5 }] }]
const facts = { products, collection: { rewardType: 'Coins' }, balance: 40 } as const
const orderItems = itemsOf('mug-s')

const errorsOf = ({ issues }: { readonly issues: readonly Issue[] }): string[] =>
	issues.filter(({ severity }) => severity === 'error').map(({ path, code }) => `${path.join('.')} ${code}`)

/** The errors of each reader of a body, and whether the model refuses to place it. */
function judge(body: object): { parsed: string[]; validated: string[]; built: string[]; isRefused: boolean } {
	const store = open({
		collections: [
			{ id: 'store', rewardType: 'Coins', products, people: [{ id: 'zoe', email: 'zoe@mail.test', balance: 40 }] },
		],
	})
	const placed = { ...body, user: { email: 'zoe@mail.test' } }
	const { answer } = ask(store, { operation: 'place-order', parameters: { collectionId: 'store' }, body: placed })
	return {
		parsed: errorsOf(PlaceOrderBody.parse(body)),
		validated: errorsOf(validateOrder(body, facts)),
		built: errorsOf(buildOrder(body, facts)),
		isRefused: answer.statusCode >= 400,
	}
}

describe('D-112: texts that say nothing', () => {
	it.each(['birthDate', 'startDate'])('%s: blank, and no date at all', (field) => {
		const withDate = (date: string) =>
			judge({ address, orderItems, personalizations: { firstName: 'Zoë', [field]: date } })
		const format = [`personalizations.${field} request.format`]
		for (const blank of ['', ' ']) {
			expect(withDate(blank)).toEqual({ parsed: format, validated: [], built: [], isRefused: true })
		}
		const invalid = [`personalizations.${field} personalization.date.invalid`]
		expect(withDate('x')).toEqual({ parsed: format, validated: [], built: invalid, isRefused: true })
		expect(withDate('1984-05-29')).toEqual({ parsed: [], validated: [], built: [], isRefused: false })
	})
	it('a blank date is left out of the body', () => {
		const verdict = buildOrder({ address, orderItems, personalizations: { firstName: 'Zoë', birthDate: '' } }, facts)
		expect(verdict.status === 'valid' && verdict.value.body.personalizations).toEqual({ firstName: 'Zoë' })
	})
	it.each([[{ variantId: '', quantity: 1 }], [{ quantity: 1 }]])('an item without a variant: %j', (item) => {
		const missing = ['orderItems.0.variantId request.missing']
		const body = { address, orderItems: [item] } as object
		expect(judge(body)).toEqual({ parsed: [], validated: missing, built: missing, isRefused: true })
		expect(errorsOf(ValidateOrderBody.parse(body))).toEqual([])
	})
	it('an id of white space is an id', () => {
		const body = { address, orderItems: [{ variantId: ' ', quantity: 1 }] }
		const needs = [{ kind: 'product', variantId: ' ' }]
		expect(validateOrder(body, facts)).toMatchObject({ status: 'unknown', needs })
		expect(buildOrder(body, facts)).toMatchObject({ status: 'unknown', needs })
	})
	it('D-85: a store of gifts takes an order of a variant without a price', () => {
		const pen = { id: 'pen', title: 'Pen', variants: [{ id: 'pen-1' }] }
		const people = [{ id: 'zoe', email: 'zoe@mail.test', balance: 3 }]
		for (const [rewardType, variantId, statusCode] of [
			['Gifts', 'pen-1', 200],
			['Gifts', 'pen-2', 404],
			['Coins', 'pen-2', 404],
		] as const) {
			const store = open({ collections: [{ id: 'store', rewardType, products: [pen], people }] })
			const body = { address, orderItems: itemsOf(variantId), user: { email: 'zoe@mail.test' } }
			const { answer } = ask(store, { operation: 'place-order', parameters: { collectionId: 'store' }, body })
			expect(answer.statusCode).toBe(statusCode)
		}
	})
})
