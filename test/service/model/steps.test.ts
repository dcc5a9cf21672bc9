import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../src/entries/contract.ts'
import type { Issue } from '../../../src/entries/index.ts'
import { createState, type ServiceRequest, step } from '../../../src/entries/model.ts'
import type { Outcome } from '../../../src/service/model/call.ts'
import { toExpectation } from '../../../src/service/model/step.ts'
import { ask, at, CLIENT, issuesOf, open, refusal, START } from './store.ts'

const store = open({ companies: [{ id: 'own' }], collections: [{ id: 'coins' }] })
const company: ServiceRequest = { operation: 'create-company', body: { name: 'Maes', logoUrl: 'x' } }

describe('step', () => {
	it('has no issues without an observed answer', () => {
		expect(ask(store, company).issues).toEqual([])
	})

	it.each(['other', 'toString', ''])('rejects the operation %j, which there is not', (operation) => {
		const asked = ask(store, { operation: operation as 'reward' })
		expect(refusal(asked)).toBe('404 resource.operation')
		expect(issuesOf(asked)).toMatchObject([{ path: ['operation'], params: { operation }, rule: 'D-02' }])
		expect(asked.expectation).toEqual({
			operation: null,
			canonical: 'refusal',
			success: null,
			refusal: { statusCode: 404, errorCode: 'resource.operation', rule: 'D-02' },
		})
		expect(asked.state).toBe(store.state)
	})

	it('rejects a request that names no operation', () => {
		expect(issuesOf(step(store.state, {} as ServiceRequest, START))).toMatchObject([{ params: { operation: '' } }])
	})

	it.each(['someday', '', 5, null, new Date(0)])('rejects a request at the instant %j', (now) => {
		const asked = ask(store, company, now as string)
		expect(refusal(asked)).toBe('422 model.now')
		expect(issuesOf(asked)).toMatchObject([{ path: [], rule: 'D-80' }])
	})

	it.each([
		[200, true],
		[201, true],
		[299, true],
		[199, false],
		[300, false],
		[422, false],
		[200.5, false],
		['200', false],
		[undefined, false],
	])('follows an answer with the status %j: %j', (statusCode, isTaken) => {
		const body = { companyId: 'c-9', companySlug: 'nine' }
		const { state } = ask(store, company, at(1), { statusCode: statusCode as number, body })
		expect(state.companies.some(({ id }) => id === 'c-9')).toBe(isTaken)
		if (!isTaken) expect(state).toEqual(store.state)
	})

	it('keeps its state if a service accepts what it must refuse', () => {
		const request: ServiceRequest = { operation: 'get-product', parameters: { collectionId: 'other' } }
		const asked = ask(store, request, at(1), { statusCode: 200, body: {} })
		expect([asked.state, asked.issues.map(({ code }) => code)]).toEqual([store.state, ['response.status']])
	})

	it('knows stores that were ready from the start, even in 1970', () => {
		const then = '1970-01-01T00:00:00Z'
		const tokens = [{ accessToken: 'a', refreshToken: 'r', clientId: CLIENT.clientId, issuedAt: then }]
		const state = createState({ clients: [CLIENT], collections: [{ id: 'coins' }], tokens })
		const request = {
			operation: 'get-collection-status',
			parameters: { collectionId: 'coins' },
			authorization: 'Bearer a',
		} as const
		expect(step(state, request, '1970-01-01T00:00:10Z').answer.body).toEqual({ isReady: true })
	})
})

describe('a body that lacks a collection', () => {
	it.each(['create-people', 'list-people'] as const)('is refused by %s, which names the field', (operation) => {
		const asked = ask(store, { operation, body: {} })
		expect(issuesOf(asked)).toMatchObject([
			{ code: 'request.missing', path: ['collectionId'], rule: `${operation}.body` },
		])
	})

	it('names the collection that has nothing to personalize', () => {
		const asked = ask(store, {
			operation: 'personalize',
			parameters: { collectionId: 'coins' },
			body: { sourceFields: {} },
		})
		expect(issuesOf(asked)).toMatchObject([
			{ code: 'personalization.none', path: ['collectionId'], params: { id: 'coins' } },
		])
	})
})

describe('an expectation', () => {
	const operation = OPERATIONS.find(({ id }) => id === 'place-order') ?? null
	const issue = (severity: string, rule: string): Issue =>
		({ code: 'a.b', severity, path: [], message: 'Words.', params: {}, rule }) as unknown as Issue
	const warning = issue('warning', 'D-31')
	const decision = issue('error', 'D-33')
	const binding = issue('error', 'service.1')
	const success = { body: {}, pattern: { kind: 'any' }, after: () => store.state } as const
	const expected = (outcome: Partial<Outcome>) =>
		toExpectation({ issues: [], success: null, mayRefuse: false, ...outcome }, operation)

	it('is a success if nothing is an error', () => {
		expect(expected({ success })).toMatchObject({ canonical: 'success', refusal: null })
		expect(expected({ success, issues: [warning] })).toMatchObject({ canonical: 'success', refusal: null })
		expect(expected({ success, mayRefuse: true })).toMatchObject({
			canonical: 'success',
			refusal: { statusCode: 422, errorCode: '', rule: 'D-106' },
		})
	})

	it('is a refusal by the first error, or if nothing else passes, by the first that binds', () => {
		expect(expected({ success, issues: [warning, decision, binding] })).toMatchObject({
			canonical: 'refusal',
			refusal: { rule: 'D-33' },
		})
		expect(expected({ issues: [warning, decision, binding] })).toMatchObject({
			canonical: 'refusal',
			refusal: { rule: 'service.1' },
		})
		expect(expected({ issues: [decision] })).toMatchObject({
			success: null,
			refusal: { errorCode: 'a.b', rule: 'D-33' },
		})
		expect(expected({ issues: [issue('warning', 'service.1'), decision] }).refusal?.rule).toBe('D-33')
	})

	it('has the schema of the operation, and a status only where one is shown', () => {
		expect(expected({ success: { ...success, rule: 'a.1' } }).success).toEqual({
			statusCode: 200,
			isStatusShown: false,
			response: operation?.response,
			rule: 'a.1',
			body: { kind: 'any' },
		})
		const list = toExpectation(
			{ issues: [], success, mayRefuse: false },
			OPERATIONS.find(({ id }) => id === 'list-orders') ?? null,
		)
		expect(list.success?.isStatusShown).toBe(true)
		expect(list.success !== null && 'rule' in list.success).toBe(false)
	})
})
