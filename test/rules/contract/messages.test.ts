import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'

/** The words and paths in messages of requests and responses. The rulebook has the message of every code, filled in. */

interface Told {
	readonly issues: readonly { readonly severity: string; readonly rule: string; readonly message: string }[]
}

const messages = ({ issues }: Told): string[] =>
	issues.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`)
const { ListOrdersBody, PlaceOrderBody, Product } = contract
const RANGE = { start: '2026-01-31T00:00:00Z', end: '2026-01-31T00:00:00Z' }

describe('the messages of requests', () => {
	it.each<[string, () => Told, readonly string[]]>([
		[
			'a wrong type',
			() => PlaceOrderBody.parse({ note: 7, isVip: 'yes', user: [], orderItems: {} }),
			[
				'error place-order.body Send isVip as true or false. Received: string.',
				'error place-order.body Send note as a string. Received: 7.',
				'error place-order.body Send orderItems as an array. Received: object.',
				'error place-order.body Send user as an object. Received: array.',
			],
		],
		[
			'a body that is no object',
			() => PlaceOrderBody.parse('body'),
			['error place-order.body Send the request as an object. Received: string.'],
		],
		[
			'an unknown property of the filter',
			() => ListOrdersBody.parse({ filter: { userId: 1 }, page: 1 }),
			[
				'error list-orders.body Leave filter.userId out. Only these fields are allowed here: userIds, dateRange.',
				'error list-orders.body Leave page out. Only these fields are allowed here: filter, companyId.',
			],
		],
		[
			'a format',
			() => ListOrdersBody.parse({ filter: { userIds: ['bob'], dateRange: { ...RANGE, end: 'soon' } } }),
			[
				'error list-orders.body Send filter.dateRange.end as a date-time. Received: soon.',
				'error list-orders.body Send filter.userIds[0] as a UUID. Received: bob.',
			],
		],
	])('%s', (_, parse, expected) => expect(messages(parse())).toEqual(expected))

	it('show a text of at most 80 characters, else its type', () => {
		const shown = (length: number): string | undefined =>
			contract.UpdateProductBody.parse({ status: 'x'.repeat(length) }).issues[0]?.message
		expect(shown(80)).toBe(`Send status as one of Active, Draft. Received: ${'x'.repeat(80)}.`)
		expect(shown(81)).toBe('Send status as one of Active, Draft. Received: string.')
	})
	it('have the same words as parameters', () => {
		expect(PlaceOrderBody.parse({ orderItems: [{ quantity: '3' }] }).issues).toEqual([
			{
				code: 'request.type',
				severity: 'error',
				about: 'refusal',
				path: ['orderItems', 0, 'quantity'],
				message: 'Send orderItems[0].quantity as a number. Received: string.',
				params: { field: 'orderItems[0].quantity', expected: 'a number', actual: 'string' },
				rule: 'place-order.body',
			},
		])
		expect(ListOrdersBody.parse([]).issues[0]?.params).toEqual({
			field: 'the request',
			expected: 'an object',
			actual: 'array',
		})
	})
})

describe('the messages of responses', () => {
	const line = {
		...{ id: '1', title: '', productTitle: '', variantTitle: '', productId: '', variantId: '' },
		...{ quantity: 1, price: 1, retailPrice: null, image: { url: null } },
	}
	it.each<[string, () => Told, readonly string[]]>([
		[
			'a wrong type',
			() => Product.parse({ title: 7, variants: [[]] }),
			[
				'error get-product.response title should be a string. Received: 7.',
				'error get-product.response variants[0] should be an object. Received: array.',
			],
		],
		[
			'an answer that is no object',
			() => Product.parse(null),
			['error get-product.response the response should be an object. Received: null.'],
		],
		[
			'a missing field',
			() => contract.PlacedOrder.parse({ orderLineItems: [{ ...line, image: {} }] }),
			[
				'error resource.Order id should be there; it is missing.',
				'error resource.Order orderLineItems[0].image.url should be there; it is missing.',
			],
		],
		[
			'a value that is not listed, of another type',
			() => Product.parse({ status: 1 }),
			['error get-product.response status should be a string. Received: 1.'],
		],
	])('%s', (_, parse, expected) => expect(messages(parse())).toEqual(expected))
})
