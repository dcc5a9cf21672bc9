import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'

/** The whole issue of each fault, in a request and in a response: severity, path, code, rule, message and parameters. */

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
		['null', () => PlaceOrderBody.parse({ note: null }), ['warning D-92 Leave note out instead of sending null.']],
		['a missing field', () => ListOrdersBody.parse({}), ['error list-orders.body Send filter: it is missing.']],
		[
			'an unknown property',
			() => ListOrdersBody.parse({ filter: { dateRange: { ...RANGE, zone: 'UTC' } } }),
			['error list-orders.body Leave filter.dateRange.zone out. Only these fields are allowed here: start, end.'],
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
			'too few items',
			() => ListOrdersBody.parse({ filter: { userIds: [] } }),
			['error list-orders.body Send at least 1 in filter.userIds. Received: 0.'],
		],
		[
			'too many items',
			() => PlaceOrderBody.parse({ orderItems: [{}, {}] }, { maxItems: 1 } as contract.Limits),
			['error place-order.body Send fewer items in orderItems: 2 is too many.'],
		],
		[
			'a format',
			() => ListOrdersBody.parse({ filter: { userIds: ['bob'], dateRange: { ...RANGE, end: 'soon' } } }),
			[
				'error list-orders.body Send filter.dateRange.end as a date-time. Received: soon.',
				'error list-orders.body Send filter.userIds[0] as a UUID. Received: bob.',
			],
		],
		[
			'a loose date-time',
			() => PlaceOrderBody.parse({ personalizations: { birthDate: '1984-05-29' } }),
			[
				'warning D-50 Send personalizations.birthDate as a full date-time like 2026-05-29T00:00:00Z. We accept 1984-05-29 too.',
			],
		],
		[
			'a value that is not listed',
			() => contract.UpdateProductBody.parse({ status: 'draft' }),
			['error update-product.body Send status as one of Active, Draft. Received: draft.'],
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
				'error get-product.response title should be a string; it is 7.',
				'error get-product.response variants[0] should be an object; it is array.',
			],
		],
		[
			'an answer that is no object',
			() => Product.parse(null),
			['error get-product.response the response should be an object; it is null.'],
		],
		['null', () => Product.parse({ title: null }), ['warning D-92 title should not be null. It counts as absent.']],
		[
			'a missing field',
			() => contract.Order.parse({ orderLineItems: [{ ...line, image: {} }] }),
			[
				'error resource.Order id should be there; it is missing.',
				'error resource.Order orderLineItems[0].image.url should be there; it is missing.',
			],
		],
		[
			'too many items',
			() => Product.parse({ variants: [{}, {}] }, { maxItems: 1 } as contract.Limits),
			['error get-product.response variants has more items (2) than the limit. Raise maxItems.'],
		],
		[
			'a format',
			() => Product.parse({ hiddenAt: 'later' }),
			['error get-product.response hiddenAt should be a date-time; it is later.'],
		],
		[
			'a loose date-time',
			() => Product.parse({ hiddenAt: '2026-01-01' }),
			['warning D-50 hiddenAt should be a full date-time. We accept 2026-01-01 too.'],
		],
		[
			'a value that is not listed',
			() => Product.parse({ status: 'draft' }),
			['error get-product.response status should be one of Active, Draft; it is draft.'],
		],
		[
			'a value that is not listed, of another type',
			() => Product.parse({ status: 1 }),
			['error get-product.response status should be a string; it is 1.'],
		],
	])('%s', (_, parse, expected) => expect(messages(parse())).toEqual(expected))
})
