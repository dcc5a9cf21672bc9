import { describe, expect, it } from 'vitest'
import { findMismatches, type ServiceRequest, step } from '../../../src/entries/model.ts'
import { at, open } from './store.ts'

/** More than a call has arguments. */
const MANY = 130_000
/** Longer than some parsers allow. */
const LIST = 100_001
const store = open({ collections: [{ id: 'coins' }] })
const parameters = { collectionId: 'coins' }

function ask(request: Omit<ServiceRequest, 'authorization'>) {
	return step(store.state, { ...request, authorization: store.authorization }, at(1))
}

describe('D-91: large inputs', () => {
	it('reports a body with more faults than a call has arguments', () => {
		const unknown = Object.fromEntries(Array.from({ length: MANY }, (_, at) => [`key ${at}`, at]))
		const { answer, expectation } = ask({ operation: 'list-orders', parameters, body: { filter: {}, ...unknown } })
		expect(answer.statusCode).toBe(400)
		expect(findMismatches(answer, expectation)).toEqual([])
	})

	it("accepts lists longer than a parser's default", () => {
		const people = Array.from({ length: LIST }, (_, at) => ({
			id: `p${at}`,
			email: `p${at}@mail.test`,
			balance: at,
		}))
		const crowd = open({ collections: [{ id: 'coins', people }] })
		const request: ServiceRequest = {
			operation: 'list-people',
			authorization: crowd.authorization,
			body: { collectionId: 'coins' },
		}
		const { answer, expectation } = step(crowd.state, request, at(1))
		const list = answer.body as { balance: number }[]
		expect(list.length).toBe(LIST)
		const changed = list.map((person, at) => (at === LIST - 1 ? { ...person, balance: 7 } : person))
		expect(findMismatches({ statusCode: 200, body: changed }, expectation).map(({ path }) => path)).toEqual([
			[LIST - 1, 'balance'],
		])
	})
})
