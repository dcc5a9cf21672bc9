import { describe, expect, it } from 'vitest'
import { toHttpRequest } from '../../../src/entries/conformance.ts'
import { OPERATIONS } from '../../../src/entries/contract.ts'
import type { ServiceRequest } from '../../../src/entries/model.ts'

describe('toHttpRequest', () => {
	it('puts each parameter in its place', () => {
		const parameters = {
			collectionId: 'a/b',
			productId: 'ü',
			countryCode: 'BR',
			'Accept-Language': 'fr, *;q=0.5',
			firstName: 'A&B',
		}
		expect(toHttpRequest({ operation: 'get-product', authorization: 'Bearer t', parameters })).toEqual({
			method: 'GET',
			path: '/api/ext/v1/collection/a%2Fb/product/%C3%BC?countryCode=BR&firstName=A%26B',
			headers: { 'Accept-Language': 'fr, *;q=0.5', Authorization: 'Bearer t' },
			body: null,
		})
		const inQuery = { collectionId: 'c', productId: 'p', countryCode: 'BR', access_token: 'a+b' }
		expect(toHttpRequest({ operation: 'get-product', parameters: inQuery })?.path).toBe(
			'/api/ext/v1/collection/c/product/p?countryCode=BR&access_token=a%2Bb',
		)
	})

	it('writes the body as JSON if the operation has a body', () => {
		expect(toHttpRequest({ operation: 'list-people', body: { emails: ['ü@mail.test'] } })).toEqual({
			method: 'POST',
			path: '/api/ext/v1/people/get',
			headers: { 'Content-Type': 'application/json' },
			body: '{"emails":["ü@mail.test"]}',
		})
		expect(toHttpRequest({ operation: 'list-collections', body: { a: 1 } })?.body).toBeNull()
	})

	it('sends a text instead of the JSON of the body', () => {
		const body = { emails: [] }
		expect(toHttpRequest({ operation: 'list-people', body, text: '{' })?.body).toBe('{')
		expect(toHttpRequest({ operation: 'list-people', body, text: 7 as unknown as string })?.body).toBe('{"emails":[]}')
		expect(toHttpRequest({ operation: 'list-collections', text: '{' })?.body).toBeNull()
	})

	it('leaves out what is no text', () => {
		expect(
			toHttpRequest({
				operation: 'get-product',
				authorization: 7 as unknown as string,
				parameters: { productId: '\ud800' },
			}),
		).toEqual({
			method: 'GET',
			path: '/api/ext/v1/collection//product/',
			headers: {},
			body: null,
		})
	})

	it('handles every operation, replaces every name in a path, and accepts any value', () => {
		for (const { id, method } of OPERATIONS) {
			const parameters = { collectionId: '{productId}', productId: '\ud800' }
			const http = toHttpRequest({ operation: id, parameters })
			expect(http?.method).toBe(method)
			expect(http?.path).toMatch(/^\/api\/ext\/v1\/[^{}]*$/)
		}
		const circle: unknown[] = []
		circle.push(circle)
		expect(toHttpRequest({ operation: 'place-order', body: circle })?.body).toBeNull()
		for (const odd of [null, undefined, 7, {}, { operation: 'constructor' }])
			expect(toHttpRequest(odd as ServiceRequest)).toBeNull()
	})
})
