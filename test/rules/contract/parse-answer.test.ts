import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { toOpenApi } from '../../../scripts/contract/openapi.ts'
import * as contract from '../../../src/entries/contract.ts'
import { type Expectation, findMismatches } from '../../../src/entries/model.ts'
import { CALLS } from '../../../src/rules/contract/generated/calls.ts'
import { runs } from '../../fuzz.ts'

const { OPERATIONS, parseAnswer, SCHEMAS, TYPES } = contract

const ERROR = { message: 'No.', errorCode: 'some.code', statusCode: 400 }
const person = { id: 'p', firstName: 'Ada', lastName: 'Smith', email: 'ada@mail.test' }

/** The smallest response of each operation: everything that the interface shows, and nothing else. */
const MIN: { readonly [Id in contract.OperationId]: contract.Exchanges[Id]['response'] } = {
	'create-tokens': { accessToken: 'a', refreshToken: 'r', expiresIn: 600 },
	'create-collection': { companyId: 'co', companySlug: 'acme', collectionId: 'c' },
	'get-collection-status': { isReady: false },
	'list-collections': [],
	'get-product': {},
	'update-product': { success: true },
	'place-order': { order: { id: 'o', orderNumber: '1' } },
	'validate-order': { success: false },
	'list-orders': { data: [], count: 0 },
	personalize: { sha: 'ab', fields: { name: {}, anniversary: null, birth: null, work: {} }, status: 'Pending' },
	'create-people': [person],
	'list-people': [{}],
	reward: { numAffectedPeople: 0 },
	'create-company': { companyId: 'co', companySlug: 'acme' },
}
const IDS = Object.keys(MIN) as contract.OperationId[]

/** An expectation of any success, and of any refusal. */
const anything = (operation: contract.OperationId): Expectation => ({
	operation,
	canonical: 'success',
	success: {
		statusCode: 200,
		isStatusShown: operation === 'list-orders',
		response: OPERATIONS.find(({ id }) => id === operation)?.response ?? 'ErrorBody',
		body: { kind: 'any' },
	},
	refusal: { statusCode: 400, errorCode: '', rule: 'D-106' },
})

/** Removes each part of a body in turn. */
function* without(body: unknown): Generator<unknown> {
	if (typeof body !== 'object' || body === null) return
	for (const key of Object.keys(body)) {
		const part: unknown = (body as Record<string, unknown>)[key]
		if (!Array.isArray(body)) yield Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))
		for (const less of without(part)) yield Array.isArray(body) ? [less] : { ...body, [key]: less }
	}
}

describe('what a response must have (D-160)', () => {
	it.each(IDS)('%s: the fields that the interface shows are enough, and none of them may be missing', (id) => {
		const body = MIN[id]
		expect(parseAnswer(id, 200, body)).toEqual({
			status: 'valid',
			value: { isSuccess: true, statusCode: 200, value: body },
			issues: [],
		})
		for (const less of without(body)) {
			expect(parseAnswer(id, 200, less).status, JSON.stringify(less)).toBe('invalid')
			expect(findMismatches({ statusCode: 200, body: less }, anything(id)), JSON.stringify(less)).not.toEqual([])
		}
	})

	it.each(IDS)('%s: an error body is no response of a success, and a success no error body', (id) => {
		for (const body of [ERROR, { ...ERROR, error: { issues: [] } }]) {
			expect(parseAnswer(id, 200, body).status).toBe('invalid')
			expect(findMismatches({ statusCode: 200, body }, anything(id))).not.toEqual([])
		}
		const refused = parseAnswer(id, 422, ERROR)
		expect(refused).toMatchObject({ value: { isSuccess: false, statusCode: 422, error: ERROR } })
		expect(parseAnswer(id, 422, MIN[id]).status).toBe('invalid')
	})

	it('never requires a field of a product, a collection or a listed person', () => {
		for (const name of ['Product', 'Variant', 'Collection', 'Person'] as const) {
			expect(SCHEMAS[name]['required'], name).toBeUndefined()
			expect(TYPES[name].parse({}).status, name).toBe('valid')
		}
		expect(parseAnswer('list-collections', 200, [{}]).status).toBe('valid')
	})

	it('allows null for a name or an e-mail of a created person, but not for the id', () => {
		const bare = { ...person, firstName: null, lastName: null, email: null }
		expect(parseAnswer('create-people', 200, [bare])).toMatchObject({ status: 'valid', issues: [] })
		expect(parseAnswer('create-people', 200, [{ ...bare, id: null }]).status).toBe('invalid')
	})

	it('stands in the types, and in the OpenAPI document', () => {
		expectTypeOf<contract.PlaceOrderResult['order']['orderNumber']>().toEqualTypeOf<string>()
		expectTypeOf<contract.TokenPair['expiresIn']>().toEqualTypeOf<number>()
		expectTypeOf<contract.Product['id']>().toEqualTypeOf<string | undefined>()
		const { components } = toOpenApi() as { components: { schemas: Record<string, { required?: string[] }> } }
		expect(components.schemas['TokenPair']?.required).toEqual(['accessToken', 'refreshToken', 'expiresIn'])
		expect(components.schemas['ValidateOrderResult']).toMatchObject({ required: ['success'] })
		expect(components.schemas['Product']).not.toHaveProperty('required')
	})
})

describe('parseAnswer', () => {
	it.each([200, 201, 204, 299])('reads %i as a success', (statusCode) => {
		expect(parseAnswer('validate-order', statusCode, null)).toMatchObject({ value: { isSuccess: true, value: null } })
		// Only list-orders shows its status code.
		expect(parseAnswer('list-orders', statusCode, MIN['list-orders']).status).toBe(
			statusCode === 200 ? 'valid' : 'invalid',
		)
	})

	it('takes an answer without a body for null', () => {
		expect(parseAnswer('update-product', 204, undefined)).toMatchObject({ status: 'valid', value: { value: null } })
		expect(parseAnswer('reward', 204, undefined).status).toBe('invalid')
	})

	it.each([0, 100, 304, 399, 600, 200.5, Number.NaN, '200', undefined])('refuses the status code %j', (statusCode) => {
		const { issues } = parseAnswer('reward', statusCode as number, MIN.reward)
		expect(issues.map(({ code, path }) => [code, path])).toEqual([['response.status', ['statusCode']]])
		expect(issues[0]?.message).toMatch(/^The status code should be 2XX, 4XX or 5XX. Received: [\w.]+\.$/)
	})

	it('refuses an operation that there is not', () => {
		for (const operation of ['other', 'toString', '__proto__', 7, null]) {
			expect(parseAnswer(operation as 'reward', 200, {}).status).toBe('invalid')
		}
	})

	it('names the clause of the response, or of the error body', () => {
		expect(parseAnswer('reward', 200, {}).issues[0]?.rule).toBe('reward.response')
		expect(parseAnswer('reward', 500, {}).issues[0]?.rule).toBe('errors.1')
	})

	it('agrees with the parser of the response, and with accepts, on any body', () => {
		fc.assert(
			fc.property(fc.constantFrom(...IDS), fc.jsonValue({ maxDepth: 3 }), (id, body) => {
				const response = OPERATIONS.find((each) => each.id === id)?.response ?? 'ErrorBody'
				const expected = TYPES[response].parse(body)
				const verdict = parseAnswer(id, 200, body)
				expect(verdict.status).toBe(expected.status)
				// Of several operations with one response, the type has the rule of the first, and an answer that of its own.
				const issues = expected.issues.map((issue) =>
					issue.rule.endsWith('.response') ? { ...issue, rule: `${id}.response` } : issue,
				)
				expect(verdict.issues).toEqual(issues)
				const isError = ({ severity }: { severity: string }): boolean => severity === 'error'
				expect(findMismatches({ statusCode: 200, body }, anything(id)).length > 0).toBe(expected.issues.some(isError))
			}),
			{ numRuns: runs(500) },
		)
	})
})

describe('the table of calls', () => {
	it('says the same as the table of operations', () => {
		expect(Object.keys(CALLS)).toEqual(OPERATIONS.map(({ id }) => id))
		for (const { id, method, path, parameters, multipartField, takesCompanyId } of OPERATIONS) {
			const call = CALLS[id]
			expect([call.method, call.path]).toEqual([method, path])
			const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
			expect((call.query ?? '').split(' ').filter((name) => name !== '')).toEqual(inQuery)
			expect(call.file ?? null).toBe(multipartField)
			expect(call.company === true).toBe(takesCompanyId)
		}
	})

	it('marks what a second request would do again', () => {
		const writes = IDS.filter((id) => CALLS[id].writes)
		expect(writes).toEqual([
			'create-collection',
			'update-product',
			'place-order',
			'personalize',
			'create-people',
			'reward',
			'create-company',
		])
	})
})
