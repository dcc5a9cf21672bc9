import { describe, expect, it } from 'vitest'
import { checkService } from '../../../src/entries/conformance.ts'
import { createState, type ServiceAnswer, type ServiceRequest, step } from '../../../src/entries/model.ts'

const mug = { id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 10 }] }
const shippingRegions = [{ countryCode: 'NZ', isBlacklisted: true }]
const tee = { id: 'tee', title: 'T-shirt', variants: [{ id: 'tee-m', price: 20 }], shippingRegions }
const people = [{ id: '00000000-0000-4000-8000-00000000a001', email: 'ada@mail.test', balance: 100 }]
const seed = {
	clients: [
		{ clientId: 'one', clientSecret: 'a', companyIds: ['own'] },
		{ clientId: 'two', clientSecret: 'b', companyIds: ['foreign'] },
	],
	companies: [{ id: 'own' }, { id: 'foreign' }],
	collections: [
		{ id: 'mine', companyId: 'own', products: [mug, tee], people },
		{ id: 'yours', companyId: 'foreign', products: [mug] },
	],
}

/** Runs checkService against the model with a fault, and returns its findings. */
async function find(spoil: (request: ServiceRequest, answer: ServiceAnswer) => ServiceAnswer) {
	let state = createState(seed)
	let clock = Date.parse('2026-01-31T09:30:00Z')
	const now = (): string => new Date(clock).toISOString()
	const send = (request: ServiceRequest): ServiceAnswer => {
		clock += 100
		const made = step(state, request, now())
		state = made.state
		return spoil(request, made.answer)
	}
	const wait = (seconds: number): void => {
		clock += seconds * 1000
	}
	const reset = (): void => {
		state = createState(seed)
	}
	const { failures } = await checkService(send, { seed, now, wait, reset, writes: true })
	return [...new Set(failures.map(({ operation, departure }) => `${operation} ${departure}`))]
}

describe('the generated requests', () => {
	it('find no departure in the model itself', async () => {
		expect(await find((_, answer) => answer)).toEqual([])
	})

	it('poll the status of new collections (D-107)', async () => {
		const isReady = { statusCode: 200, body: { isReady: true } }
		const found = await find(({ operation }, answer) =>
			operation === 'get-collection-status' && answer.statusCode === 200 ? isReady : answer,
		)
		expect(found).toEqual(['get-collection-status different'])
	})

	it('name foreign collections (D-02)', async () => {
		const open = { statusCode: 200, body: { success: true } }
		const found = await find(({ operation, parameters }, answer) => {
			const isUnknown = JSON.stringify(answer.body).includes('"resource.collection"')
			const isForeign = parameters?.['collectionId'] === 'yours' && isUnknown
			return operation === 'validate-order' && isForeign ? open : answer
		})
		expect(found).toEqual(['validate-order different'])
	})

	it('send orders to closed regions (validate-order.2)', async () => {
		const open = { statusCode: 200, body: { success: true } }
		const found = await find(({ operation }, answer) =>
			operation === 'validate-order' && JSON.stringify(answer.body).includes('order.shipping.') ? open : answer,
		)
		expect(found).toEqual(['validate-order laxer'])
	})

	it('sign in with a wrong secret (authentication.2)', async () => {
		const tokens = { statusCode: 200, body: { accessToken: 'a', refreshToken: 'b', expiresIn: 600 } }
		const found = await find(({ operation }, answer) =>
			operation === 'create-tokens' && answer.statusCode === 401 ? tokens : answer,
		)
		expect(found).toEqual(['create-tokens laxer'])
	})
})
